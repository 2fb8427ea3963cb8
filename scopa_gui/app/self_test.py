"""Does this installation work? Checks that a packaged program runs on the machine where it was unpacked."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TextIO

from scopa_gui import __version__
from scopa_gui.ai.levels import LEVELS
from scopa_gui.app import i18n
from scopa_gui.app.decks import read_shelf
from scopa_gui.app.new_match import new_match, seeded_decks
from scopa_gui.app.players import players_for
from scopa_gui.app.rule_words import preset_name
from scopa_gui.app.saves import decode, encode
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.thinker import ProcessThinker
from scopa_gui.engine import PRESETS

SEED: Final = 7
QUICK_LEVEL: Final = "easy"
PAUSE_SECONDS: Final = 0.001
LIMIT_SECONDS: Final = 120.0


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to try: `run` returns a word on what was found, and raises when it does not work."""

    name: str
    run: Callable[[], str]


class SelfTestError(AssertionError):
    """A check that found something wrong."""


def app_checks() -> tuple[Check, ...]:
    """The checks below the window: rules, opponents, saves, words and packs."""
    return (
        Check("rules and worker process", check_worker),
        Check("languages", check_languages),
        Check("packs", check_packs),
    )


def run_checks(checks: Sequence[Check], out: TextIO | None) -> int:
    """Run them all and tell each on a line; 0 when all went well, else 1. `out` None: a program without a terminal."""
    failed = 0
    _tell(out, f"scopa-gui {__version__}")
    for check in checks:
        try:
            found = check.run()
        except Exception as fault:  # noqa: BLE001  # whatever goes wrong is what the check looks for
            failed += 1
            _tell(out, f"FAILED  {check.name}: {type(fault).__name__}: {fault}")
        else:
            _tell(out, f"ok      {check.name}: {found}")
    _tell(out, f"{failed} of {len(checks)} checks failed" if failed else "all is well")
    return 1 if failed else 0


def _tell(out: TextIO | None, line: str) -> None:
    if out is not None:
        out.write(line + "\n")
        out.flush()


def check_worker() -> str:
    """A hand of every game kind through the worker process, and an answer from each level of opponents."""
    thinker = ProcessThinker(time.monotonic)
    begin, plays = time.monotonic(), 0
    end = begin + LIMIT_SECONDS
    try:
        for preset in PRESETS:
            record = new_match(preset.key, preset.options, (QUICK_LEVEL,), random.Random(SEED), person=None)
            session = GameSession(record, players_for(record, thinker), seeded_decks(SEED, preset.options))
            _play_hand(session, end)
            plays += len(session.state.plays)
            if decode(encode(session.record)) != session.record:
                raise SelfTestError(f"a match of {preset.key} is not read as it was saved")
        for level in LEVELS:
            _ask_level(level, thinker, end)
        if thinker.is_inline:
            raise SelfTestError("the worker process died")
    finally:
        thinker.close()
    return f"{len(PRESETS)} hands, {plays} plays, {len(LEVELS)} levels, {time.monotonic() - begin:.1f} s"


def _ask_level(level: str, thinker: ProcessThinker, end: float) -> None:
    """One answer of an opponent of this level to the first question of a match."""
    options = PRESETS[0].options
    record = new_match(PRESETS[0].key, options, (level,), random.Random(SEED), person=None)
    session = GameSession(record, players_for(record, thinker), seeded_decks(SEED, options))
    session.start()
    _wait_for_move(session, end)


def _play_hand(session: GameSession, end: float) -> None:
    session.start()
    while session.status is SessionStatus.PLAYING:
        _wait_for_move(session, end)


def _wait_for_move(session: GameSession, end: float) -> None:
    while not session.tick():
        time.sleep(PAUSE_SECONDS)
        if time.monotonic() > end:
            raise SelfTestError(f"no answer from the worker process within {LIMIT_SECONDS:g} seconds")


def check_languages() -> str:
    """Every language has its catalogue, and the catalogues differ."""
    before = i18n.language()
    words = set()
    try:
        for code in i18n.LANGUAGES:
            i18n.set_language(code)
            if i18n.language() != code:
                raise SelfTestError(f"the catalogue of {code} is missing")
            words.add(preset_name(PRESETS[0].key))
    finally:
        i18n.set_language(before)
    if len(words) < 3:
        raise SelfTestError(f"the languages all say the same: {', '.join(words)}")
    return ", ".join(i18n.LANGUAGES)


def check_packs() -> str:
    """Every pack is whole."""
    shelf = read_shelf()
    if shelf.faults or not shelf.decks:
        raise SelfTestError("; ".join(map(str, shelf.faults)) or "there is no pack")
    return ", ".join(deck.key for deck in shelf.decks)
