"""How the program is started: the options of the command line, checked before any window opens."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scopa_gui import __version__
from scopa_gui.ai.levels import LEVELS
from scopa_gui.app.decks import deck_keys
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.engine import PRESET_KEYS, PRESETS, preset

PROGRAM: Final = "scopa"
SPEEDS: Final = ("off", "slow", "normal", "fast")
SCENES: Final = (
    "title",
    "new_game",
    "profiles",
    "settings",
    "table",
    "drag",
    "choice",
    "refusal",
    "scopa",
    "deal",
    "declaration",
    "count",
    "open_hands",
    "match_end",
    "decks",
    "learn",
    "statistics",
    "credits",
    "curtain",
)
PLAYERS: Final = tuple(sorted({number for one in PRESETS for number in one.allowed_players}))
LEAST_WINDOW: Final = (320, 200)
LARGEST_WINDOW: Final = (16384, 16384)
PICTURES: Final = (".png", ".jpg", ".jpeg", ".bmp")
"""How the name of a screenshot may end."""
LARGEST_SEED: Final = 2**63 - 1

NO_DISPLAY: Final = (
    "Scopa needs a graphical display (none found: DISPLAY and WAYLAND_DISPLAY are unset). "
    "Use --text to play in this terminal, or --headless --screenshot FILE for a picture."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartOptions:
    """What the command line asks for; None where it says nothing and the settings decide."""

    game: str | None = None
    players: int | None = None
    level: str | None = None
    seed: int | None = None
    deck: str | None = None
    lang: str | None = None
    windowed: tuple[int, int] | None = None
    speed: str | None = None
    sound: bool = True
    demo: bool = False
    hands: int | None = None
    text: bool = False
    speak: bool = False
    save: bool = False
    headless: bool = False
    scene: str | None = None
    screenshot: Path | None = None
    event_log: Path | None = None
    self_test: bool = False

    @property
    def keeps_files(self) -> bool:
        """Whether this run may read and write the person's saves, settings and statistics."""
        if self.text:
            return self.save
        return not (self.demo or self.headless or self.self_test or self.scene is not None)


def parse_options(arguments: Sequence[str] | None = None) -> StartOptions:
    """Read the command line; --help and --version answer and exit 0, a wrong word exits 2 and names the right ones."""
    parser = _parser()
    values = vars(parser.parse_args(arguments))
    options = StartOptions(sound=not values.pop("no_sound"), **values)
    fault = _fault_together(options)
    if fault is not None:
        parser.error(fault)
    return options


def _fault_together(options: StartOptions) -> str | None:
    """What is wrong with options that are right by themselves."""
    if options.players is not None and options.game is not None:
        allowed = preset(options.game).allowed_players
        if options.players not in allowed:
            return f"argument --players: {options.game} is played by {_listed(allowed)}, not {options.players}"
    modes = [name for name in ("text", "headless", "self_test") if getattr(options, name)]
    if len(modes) > 1:
        return f"--{modes[0]} and --{modes[1].replace('_', '-')} cannot go together"
    if options.speak and (options.text or options.self_test):
        return "argument --speak: it goes with a window"
    needs = (("hands", "demo"), ("save", "text"), ("screenshot", "headless"))
    for name, needed in needs:
        if getattr(options, name) and not getattr(options, needed):
            return f"argument --{name}: it goes with --{needed}"
    return None


def _listed(values: Sequence[object]) -> str:
    return ", ".join(map(str, values))


def _one_of(what: str, allowed: Callable[[], Sequence[str]]) -> Callable[[str], str]:
    """A reader of one word among those allowed; the fault names them, and the nearest."""

    def read(text: str) -> str:
        words = allowed()
        if text in words:
            return text
        near = difflib.get_close_matches(text.lower(), words, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise argparse.ArgumentTypeError(f"there is no {what} {text!r}{hint}: allowed are {_listed(words)}")

    return read


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if re.fullmatch(r"[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not allowed: allowed are {least} to {most}")

    return read


def _player_count(text: str) -> int:
    if text in map(str, PLAYERS):
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not allowed: allowed are {_listed(PLAYERS)}")


def _window_size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write it as 1280x800")
    size = int(found[1]), int(found[2])
    if any(not least <= length <= most for length, least, most in zip(size, LEAST_WINDOW, LARGEST_WINDOW, strict=True)):
        least, most = ("x".join(map(str, bound)) for bound in (LEAST_WINDOW, LARGEST_WINDOW))
        raise argparse.ArgumentTypeError(f"{text} is not allowed: allowed are {least} to {most}")
    return size


def _file_to_write(text: str) -> Path:
    """A file that can be written as things stand: better refused here than after a match was played."""
    path = Path(text)
    try:
        folder = path.absolute().parent
        if path.is_dir():
            fault = "is a folder: name a file in it"
        elif not folder.is_dir():
            fault = f"cannot be written: there is no folder {folder}"
        elif not os.access(path if path.exists() else folder, os.W_OK):
            fault = "cannot be written: the system does not allow it"
        else:
            return path
    except OSError as problem:  # a name that is too long, say
        fault = f"cannot be written: {problem.strerror}"
    raise argparse.ArgumentTypeError(f"{text!r} {fault}")


def _picture_to_write(text: str) -> Path:
    if Path(text).suffix.lower() not in PICTURES:
        raise argparse.ArgumentTypeError(f"{text!r} is no picture's name: allowed are names in {_listed(PICTURES)}")
    return _file_to_write(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Scopa, scopone and their family, against honest opponents, with regional packs.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"scopa-gui {__version__}")
    _add_match_options(parser.add_argument_group("the match"))
    _add_look_options(parser.add_argument_group("the table"))
    _add_mode_options(parser.add_argument_group("other ways to run"))
    return parser


def _add_match_options(group: argparse._ArgumentGroup) -> None:
    games = _one_of("game", lambda: PRESET_KEYS)
    group.add_argument("--game", metavar="KEY", type=games, help=f"start this game kind: {_listed(PRESET_KEYS)}")
    group.add_argument("--players", metavar="N", type=_player_count, help=f"how many sit down: {_listed(PLAYERS)}")
    levels = _one_of("level", lambda: tuple(LEVELS))
    group.add_argument("--level", metavar="L", type=levels, help=f"strength of the opponents: {_listed(tuple(LEVELS))}")
    group.add_argument("--seed", metavar="N", type=_number(0, LARGEST_SEED), help="shuffle the decks of this number")


def _add_look_options(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--deck", metavar="KEY", type=_one_of("deck", deck_keys), help="play with this pack")
    languages = _one_of("language", lambda: tuple(LANGUAGES))
    group.add_argument("--lang", metavar="XX", type=languages, help=f"speak: {_listed(tuple(LANGUAGES))}")
    group.add_argument("--windowed", metavar="WxH", type=_window_size, help="a window of this size, as 1280x800")
    speeds = _one_of("speed", lambda: SPEEDS)
    group.add_argument("--speed", metavar="S", type=speeds, help=f"speed of the cards: {_listed(SPEEDS)}")
    group.add_argument("--no-sound", action="store_true", help="play in silence")


def _add_mode_options(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--text", action="store_true", help="play in this terminal, without a window")
    group.add_argument("--speak", action="store_true", help="write in words, line by line, what is seen in the window")
    group.add_argument("--save", action="store_true", help="with --text: go on with the saved match, and save")
    group.add_argument("--demo", action="store_true", help="the computer plays every seat")
    group.add_argument("--hands", metavar="N", type=_number(1, 10_000), help="with --demo: end after so many hands")
    group.add_argument("--headless", action="store_true", help="run without a display")
    scenes = _one_of("scene", lambda: SCENES)
    group.add_argument("--scene", metavar="NAME", type=scenes, help=f"open with this scene: {_listed(SCENES)}")
    group.add_argument(
        "--screenshot", metavar="FILE", type=_picture_to_write, help="with --headless: save a picture of the scene"
    )
    group.add_argument(
        "--event-log", metavar="FILE", type=_file_to_write, help="write what happens, one JSON line each"
    )
    group.add_argument("--self-test", action="store_true", help="check that this installation works")


def missing_display(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """The one sentence for a system without a display, None where there may be one.

    SDL itself would pick an invisible display and play on for ever, so this is asked before it is loaded.
    """
    if platform in ("win32", "darwin", "cygwin") or environment.get("SDL_VIDEODRIVER"):
        return None
    return None if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY") else NO_DISPLAY
