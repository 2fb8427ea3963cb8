"""Spoken text: one line at a time to a stream that a speech program reads."""

from __future__ import annotations

import io
import os
from contextlib import suppress
from typing import Final, TextIO

UNHEARD: Final = (OSError, ValueError)
"""What writing raises once nobody reads any more, or the stream is closed."""


class Speaker:
    """Writes each line at once. `stream` None, as in a program without a terminal, says nothing."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._latest = ""
        if isinstance(stream, io.TextIOWrapper):
            with suppress(*UNHEARD):
                stream.reconfigure(errors="replace")  # a terminal without the sign for "è" is no reason to fall silent

    def say(self, words: str, *, again: bool = False) -> None:
        """Say `words` in one line, unless they are empty or were the latest; with `again` in that case too."""
        line = " ".join(words.split())
        if self._stream is None or not line or (line == self._latest and not again):
            return
        self._latest = line
        try:
            self._stream.write(f"{line}\n")
            self._stream.flush()
        except UNHEARD:
            self._fall_silent(self._stream)

    def _fall_silent(self, stream: TextIO) -> None:
        """Nobody listens: what is still in the stream's buffer goes nowhere, or the program's end would complain."""
        self._stream = None
        with suppress(*UNHEARD):
            number = stream.fileno()
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, number)
            os.close(nowhere)
