"""Profiles of house rules: kept, taken up, deleted after a question, copied as text, and read from anybody's text."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.app import i18n, profile_words
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.profiles import MOST_PROFILES, Profile, Profiles
from scopa_gui.engine import PRESETS, RuleOptions, preset_options, with_values
from scopa_gui.ui.scenes.ask import AskScene
from scopa_gui.ui.scenes.profiles import DRAFT, ProfilesScene
from tests.pilot import Pilot, piloted

HOUSE = with_values(preset_options("scopa_classica"), {"target": 31, "re_bello": True})
RICH = with_values(
    preset_options("scopa_classica"), dict.fromkeys(("re_bello", "last_card_scopa", "rebello_six", "piccola"), True)
)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(windowed=(960, 600)) as one:
        context = one.program.context
        context.stack.push(context.routes.profiles("scopa_classica", HOUSE))
        one.settle()
        yield one
    i18n.set_language("en")


def scene(pilot: Pilot) -> ProfilesScene:
    return pilot.scene(ProfilesScene)


def kept(pilot: Pilot) -> dict[str, RuleOptions]:
    return {one.name: one.options for one in pilot.program.context.profiles.all()}


def save_as(pilot: Pilot, name: str) -> None:
    """Write a name into the field and press Enter."""
    pilot.click(pilot.button("name"))
    pilot.press(*[pygame.K_END, *[pygame.K_BACKSPACE] * 40])
    pilot.program.handle(pygame.Event(pygame.TEXTINPUT, text=name))
    pilot.press(pygame.K_RETURN)


def paste(pilot: Pilot, text: str) -> str:
    """Put a text into the clipboard and press Paste; the message."""
    pygame.scrap.put_text(text)
    pilot.click(pilot.button("paste"))
    note = scene(pilot)._note
    assert note is not None
    return note


def test_rules_are_kept_under_a_name(pilot: Pilot) -> None:
    assert scene(pilot).chosen == DRAFT
    save_as(pilot, "Casa mia")
    assert kept(pilot) == {"Casa mia": HOUSE}
    assert scene(pilot).chosen == "Casa mia"
    assert scene(pilot)._note == "Kept as “Casa mia”."


@pytest.mark.parametrize("name", ["", "   "])
def test_a_name_is_needed(pilot: Pilot, name: str) -> None:
    save_as(pilot, name)
    assert kept(pilot) == {}
    assert scene(pilot)._note == profile_words.name_missing()


def test_another_profile_of_the_name_is_replaced_after_a_question(pilot: Pilot) -> None:
    pilot.program.context.profiles.save(Profile("Casa mia", "scopa_classica", RICH))
    save_as(pilot, "Casa mia")
    assert "Casa mia" in pilot.scene(AskScene).question
    pilot.press(pygame.K_ESCAPE)
    assert kept(pilot) == {"Casa mia": RICH}
    save_as(pilot, "Casa mia")
    pilot.click(pilot.button("yes"))
    assert kept(pilot) == {"Casa mia": HOUSE}
    save_as(pilot, "Casa mia")
    scene(pilot)  # the same rules once more need no question


def test_there_is_an_end_of_room(pilot: Pilot) -> None:
    for number in range(MOST_PROFILES):
        pilot.program.context.profiles.save(Profile(str(number), "scopa_classica", RICH))
    scene(pilot).lay_out()
    save_as(pilot, "one more")
    assert "one more" not in kept(pilot)
    assert scene(pilot)._note == profile_words.no_room()


def test_a_profile_that_cannot_be_written_says_so(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Profiles, "trouble", SaveTrouble.DISK_FULL)
    save_as(pilot, "Casa mia")
    assert scene(pilot)._note == profile_words.not_saved(SaveTrouble.DISK_FULL)
    assert "Casa mia" in kept(pilot)


def test_load_gives_the_chosen_profile(pilot: Pilot) -> None:
    context = pilot.program.context
    context.stack.pop()
    context.profiles.save(Profile("Osteria", "cirulla", preset_options("cirulla")))
    context.profiles.save(Profile("Casa mia", "scopa_classica", RICH))
    found: list[object] = []
    context.stack.push(context.routes.profiles("scopa_classica", HOUSE), found.append)
    assert "load" not in scene(pilot).controls.centres(), "the rules laid out are in use already"
    pilot.click(pilot.button("row_2"))
    pilot.click(pilot.button("load"))
    assert found == [Profile("Osteria", "cirulla", preset_options("cirulla"))]


def test_escape_changes_nothing(pilot: Pilot) -> None:
    context = pilot.program.context
    context.stack.pop()
    found: list[object] = []
    context.stack.push(context.routes.profiles("scopa_classica", HOUSE), found.append)
    pilot.press(pygame.K_ESCAPE)
    assert found == [None]


def test_delete_asks(pilot: Pilot) -> None:
    assert "delete" not in scene(pilot).controls.centres()
    save_as(pilot, "Casa mia")
    pilot.click(pilot.button("delete"))
    pilot.press(pygame.K_RETURN)
    assert kept(pilot) == {"Casa mia": HOUSE}, "no has the focus"
    pilot.click(pilot.button("delete"))
    pilot.click(pilot.button("yes"))
    assert kept(pilot) == {}
    assert scene(pilot).chosen == DRAFT


@pytest.mark.parametrize("key", [one.key for one in PRESETS])
def test_what_is_copied_can_be_pasted(pilot: Pilot, key: str) -> None:
    context = pilot.program.context
    context.stack.pop()
    rules = with_values(preset_options(key), {"target": 41})
    context.stack.push(context.routes.profiles(key, rules))
    pilot.click(pilot.button("copy"))
    text = pygame.scrap.get_text()
    context.stack.pop()
    context.stack.push(context.routes.profiles("scopa_classica", RuleOptions()))
    assert paste(pilot, f"\n  {text} ") == profile_words.pasted()
    assert (scene(pilot).shown.preset, scene(pilot).shown.options) == (key, rules)
    save_as(pilot, "pasted")
    assert kept(pilot) == {"pasted": rules}


def test_pasted_rules_can_be_played_at_once(pilot: Pilot) -> None:
    context = pilot.program.context
    context.stack.pop()
    found: list[object] = []
    context.stack.push(context.routes.profiles("scopa_classica", HOUSE), found.append)
    paste(pilot, Profile("", "cirulla", preset_options("cirulla", 3)).text)
    pilot.click(pilot.button("load"))
    assert found == [Profile("", "cirulla", preset_options("cirulla", 3))]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("   ", ("no text",)),
        ("hello", ("hello", "a colon")),
        ("scopona: target=21", ("scopona", "scopone:")),
        ("napola: target=0", ("Target", "0", "1 to 999")),
        ("napola: target=many", ("Target", "many", "1 to 999")),
        ("napola: taget=21", ("taget", "target")),
        ("napola: capture_mode=all", ("all", "rank_or_sum")),
        ("napola: re_bello=maybe", ("maybe", "no and yes")),
        ("napola: target", ("target",)),
        ("napola: target=21 target=31", ("target", "twice")),
        ("napola: players=3 hand_size=10", ("forty cards",)),
        ("x" * 5000, ("4000",)),
        ("napola: " + "<b>" * 60, ("<b>",)),
        ("a\x00b\u202e\n\x1b[31m: c", ("a",)),
    ],
)
def test_a_strangers_text_is_only_data(pilot: Pilot, text: str, told: tuple[str, ...]) -> None:
    found = profile_words.read_rules(text)
    assert isinstance(found, str)
    for words in told:
        assert words.casefold() in found.casefold()
    assert len(found) < 300
    assert found.isprintable()
    if "\x00" not in text:
        assert paste(pilot, text) == found
    assert scene(pilot).shown == Profile(DRAFT, "scopa_classica", HOUSE)
    pilot.picture()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("text_size", [80, 160])
def test_nothing_leaves_the_sheets(pilot: Pilot, language: str, text_size: int) -> None:
    pilot.program.context.change(language=language, text_size=text_size)
    for number in range(30):
        pilot.program.context.profiles.save(Profile(f"{'W' * 38}{number:02}", "scopa_classica", RICH))
    top = scene(pilot)
    top._turn_to(f"{'W' * 38}29")()
    deeds = [top.controls.find(name).rect for name in ("name", "save", "copy", "paste", "delete", "load")]
    assert all(top._inner.contains(rect) for rect in deeds)
    assert not any(one.colliderect(other) for i, one in enumerate(deeds) for other in deeds[:i])
    rules, ledger = top.controls.find("rules"), top.controls.find("ledger")
    assert rules.rect.bottom <= deeds[0].top
    assert rules.rect.height > top.style.text(18)
    chosen = top.controls.find("row_30")
    assert ledger.rect.inflate(0, 30).contains(chosen.rect), "the chosen entry is in sight"
    assert pilot.program.draw()
