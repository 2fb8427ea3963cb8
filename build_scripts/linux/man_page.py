"""Writes the manual page scopa(6) out of what the built program's --help says, so that it cannot fall behind."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

HELP_SECONDS: Final = 60
WIDE: Final = "2000"  # columns: no option's words are broken over lines

_GROUP: Final = re.compile(r"^(\S.*):$")
_OPTION: Final = re.compile(
    r"^  (?P<names>-[^\s,]+(?: [A-Z]\w*)?(?:, -[^\s,]+(?: [A-Z]\w*)?)*)(?:\s+(?P<words>\S.*))?$"
)
_WORDS: Final = re.compile(r"^ {8,}(\S.*)$")

INTRODUCTION: Final = """\
.SH NAME
scopa \\- the Italian card game and its family, with regional packs
.SH SYNOPSIS
.B scopa
.RI [ option " ...]"
.SH DESCRIPTION
.B scopa
opens a card table in a window: scopa, scopone and their family against one to five opponents, who see only what their
seat may see.
Drag a card onto the table, click it, flick it or press its number.
F1 shows the rules as they are set, H a hint with its reason, U takes a play back, Esc goes one step back, F11 fills the
screen.
Every play is saved as it is made.
"""
ENDING: Final = """\
.SH ENVIRONMENT
.TP
.B SCOPA_HOME
A folder that takes the place of the system's own for settings, saves, statistics and logs.
.SH FILES
.TP
.I ~/.config/scopa\\-gui
The settings.
.TP
.I ~/.local/share/scopa\\-gui
Saves, statistics, profiles of house rules, and packs of your own in
.IR decks .
.SH EXIT STATUS
0 when all went well, 1 when the self\\-test found a fault, 2 for a wrong option or a missing display.
"""


@dataclass(slots=True)
class Option:
    """One option as --help tells it: ``-h, --help`` or ``--game KEY``, and what it does; `group` is its heading."""

    group: str
    names: str
    words: str


def ask_for_help(command: Sequence[str]) -> str:
    """What the program says to --help, every option on a line of its own."""
    environment = os.environ | {"COLUMNS": WIDE, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [*command, "--help"], env=environment, capture_output=True, text=True, timeout=HELP_SECONDS, check=True
    )
    return done.stdout


def read_options(told: str) -> list[Option]:
    """The options in a text of --help; ValueError where it has none."""
    options: list[Option] = []
    group = ""
    for line in told.splitlines():
        if found := _GROUP.match(line):
            group = found[1]
        elif found := _OPTION.match(line):
            options.append(Option(group, found["names"], found["words"] or ""))
        elif (found := _WORDS.match(line)) and options and not options[-1].words:
            options[-1].words = found[1]
    if not options:
        raise ValueError("--help names no option")
    return options


def man_page(told: str, version: str, day: date) -> str:
    """The whole page as roff source, from the text of --help."""
    title = f'.TH SCOPA 6 "{day.isoformat()}" "scopa\\-gui {escape(version)}" "Games"\n'
    return title + INTRODUCTION + ".SH OPTIONS\n" + "".join(_entries(read_options(told))) + ENDING


def _entries(options: Sequence[Option]) -> Iterator[str]:
    group = options[0].group
    for option in options:
        if option.group != group:
            group = option.group
            yield f".SS {escape(group[:1].upper() + group[1:])}\n"
        names = re.sub(r"(?<![\w-])(-[\w-]+)", lambda found: f"\\fB{escape(found[1])}\\fR", option.names)
        names = re.sub(r" ([A-Z]\w*)", r" \\fI\1\\fR", names)
        yield f".TP\n{names}\n{escape(option.words[:1].upper() + option.words[1:])}.\n"


def escape(text: str) -> str:
    """Plain text as roff takes it: every hyphen one that can be copied, no line read as a request."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + safe if safe.startswith((".", "'")) else safe
