"""Demos play through by themselves, and the self-test tells what works and what does not."""

from __future__ import annotations

import io
from gettext import NullTranslations
from pathlib import Path

import pytest

from scopa_gui.ai.strategy import Thought
from scopa_gui.app import self_test
from scopa_gui.app.decks import DeckFault, Shelf
from scopa_gui.app.demo import StuckError, demo_line, demo_session, play_demo, play_through
from scopa_gui.app.i18n import Words, language
from scopa_gui.app.self_test import Check, SelfTestError, app_checks, run_checks
from scopa_gui.app.session import SessionStatus
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import PRESET_KEYS, preset_options
from tests.app.table import record_of, session_of


@pytest.mark.parametrize("preset", PRESET_KEYS)
def test_every_game_plays_itself_to_the_end(preset: str) -> None:
    session = play_demo(preset, preset_options(preset), "medium", 11)
    assert session.status is SessionStatus.MATCH_END
    assert "match won" in demo_line(session, 11)


def test_the_same_seed_is_the_same_demo() -> None:
    options = preset_options("scopa_a_tre")
    first, second, other = (play_demo("scopa_a_tre", options, "medium", seed, hands=2) for seed in (1, 1, 2))
    assert first.record == second.record
    assert first.record.hands != other.record.hands
    assert len(first.scores) == 2
    assert "after 2 hands, match open" in demo_line(first, 1)


def test_a_watcher_hears_the_first_card() -> None:
    heard: list[object] = []
    play_demo(
        "napola",
        preset_options("napola"),
        "easy",
        1,
        hands=1,
        watch=lambda session: heard.append(session.subscribe(lambda events, _state: heard.extend(events))),
    )
    assert type(heard[1]).__name__ == "HandStarted"


def test_a_match_that_waits_for_a_person_is_stuck() -> None:
    session, _ = session_of(record_of())
    with pytest.raises(StuckError, match="seat 0"):
        play_through(session)
    assert demo_session("napola", preset_options("napola"), "easy", 1).record.seats[0].kind == "computer"


def test_the_self_test_tells_what_works() -> None:
    out = io.StringIO()

    def broken() -> str:
        raise KeyError("gone")

    assert run_checks((Check("one", lambda: "fine"),), out) == 0
    assert "ok      one: fine" in out.getvalue()
    assert run_checks((Check("one", lambda: "fine"), Check("two", broken)), out) == 1
    assert "FAILED  two: KeyError: 'gone'" in out.getvalue()
    assert run_checks((Check("two", broken),), None) == 1


def test_this_installation_works(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.app.i18n.locale_folder", lambda: compiled)
    out = io.StringIO()
    assert run_checks(app_checks(), out) == 0, out.getvalue()
    assert f"{len(PRESET_KEYS)} hands" in out.getvalue()
    assert language() == "en", "the language in use comes back"


def test_a_worker_that_dies_or_hangs_fails_the_self_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "ProcessThinker", lambda _clock: _Dead())
    with pytest.raises(SelfTestError, match="worker process died"):
        self_test.check_worker()
    monkeypatch.setattr(self_test, "LIMIT_SECONDS", 0.0)
    monkeypatch.setattr(self_test, "ProcessThinker", lambda _clock: _Silent())
    with pytest.raises(SelfTestError, match="no answer"):
        self_test.check_worker()


class _Dead(InlineThinker):
    """A thinker whose workers have died."""

    is_inline = True


class _Silent(InlineThinker):
    """A thinker that never answers."""

    def answer(self, number: int) -> Thought | None:
        return None


def test_languages_that_say_the_same_fail_the_self_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.app.i18n.load", lambda code: Words(code, NullTranslations()))
    with pytest.raises(SelfTestError, match="all say the same"):
        self_test.check_languages()


def test_the_checks_of_the_app_have_names() -> None:
    names = [check.name for check in app_checks()]
    assert len(names) == len(set(names)) == 3


def test_a_broken_pack_fails_the_self_test(monkeypatch: pytest.MonkeyPatch) -> None:
    assert self_test.check_packs().startswith("napoletane")
    monkeypatch.setattr(self_test, "read_shelf", lambda: Shelf((), (DeckFault("mine", "deck.toml", "key", "bad"),)))
    with pytest.raises(SelfTestError, match=r"mine/deck.toml, key: bad"):
        self_test.check_packs()
    monkeypatch.setattr(self_test, "read_shelf", lambda: Shelf(()))
    with pytest.raises(SelfTestError, match="no pack"):
        self_test.check_packs()


def test_a_missing_catalogue_fails_the_self_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.app.i18n.set_language", lambda _code: None)
    with pytest.raises(SelfTestError, match="catalogue of it"):
        self_test.check_languages()
