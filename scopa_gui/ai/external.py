"""A player in a process of its own, for the arena: any program that reads a view and writes a move, a line each.

The protocol is described in docs/ai-protocol.md.
"""

from __future__ import annotations

import json
import queue
import random
import shlex
import subprocess
import threading
from collections.abc import Mapping
from typing import IO, Final, TypeAlias

from scopa_gui.ai.strategy import Limit, MoveThought, Thought, legal
from scopa_gui.engine import Move, NotationError, PlayerView, cards_text, parse_move

PROTOCOL: Final = 1
PATIENCE: Final = 60.0
"""Seconds without an answer after which a player is given up."""

Field: TypeAlias = int | float | str | list[int] | list[str] | None
Question: TypeAlias = Mapping[str, Field]


class ExternalPlayerError(RuntimeError):
    """A player that does not answer, or answers with something that is not a legal move."""


def question(view: PlayerView, limit: Limit, seed: int) -> dict[str, Field]:
    """All that the seat may know, as plain JSON values with cards and moves in notation."""
    return {
        "protocol": PROTOCOL,
        "options": str(view.options),
        "seat": view.seat,
        "dealer": view.dealer,
        "phase": view.phase.value,
        "round": view.round,
        "stock": view.stock_count,
        "held": cards_text(view.held),
        "held_counts": list(view.held_counts),
        "exposed": [str(cards) for cards in view.exposed_by_seat],
        "table": str(view.table),
        "piles": [str(pile) for pile in view.piles],
        "scope": list(view.scope),
        "declared_points": list(view.declared_points),
        "opening": cards_text(view.opening),
        "matta_value": view.matta_value,
        "last_capturer": view.last_capturer,
        "totals": list(view.totals),
        "plays": [f"{one.seat} {one.round} {one.play}" for one in view.plays],
        "legal": [str(move) for move in view.legal_moves()],
        "iterations": limit.iterations,
        "seconds": limit.seconds,
        "seed": seed,
    }


class ExternalPlayer:
    """Asks a child process, which is started with the first question and ends with this one."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._words, self._patience = shlex.split(command), patience
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def think(self, view: PlayerView, limit: Limit, rng: random.Random) -> Thought:
        """Ask for one of the legal moves; ExternalPlayerError when the answer is none of them."""
        moves = legal(view)
        answer = self._ask(question(view, limit, rng.getrandbits(32)))
        move = _move_of(answer)
        if move not in moves:
            raise ExternalPlayerError(f"{self._words[0]} answered {answer!r}; legal: {', '.join(map(str, moves))}")
        return Thought(move, tuple(MoveThought(one, 0.0, int(one == move)) for one in moves))

    def close(self) -> None:
        """Let the process end: its input is closed, and it is stopped when that is not enough."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(timeout=5.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _ask(self, asked: Question) -> str:
        process = self._process if self._process is not None else self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            return self._lines.get(timeout=self._patience)
        except (OSError, queue.Empty) as error:
            raise ExternalPlayerError(f"{self._words[0]} did not answer") from error

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        assert process.stdout is not None
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        self._process = process
        return process


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Pass lines on as they come; an empty one stands for the end."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")


def _move_of(answer: str) -> Move | None:
    try:
        return parse_move(json.loads(answer)["move"])
    except (json.JSONDecodeError, KeyError, TypeError, NotationError):
        return None
