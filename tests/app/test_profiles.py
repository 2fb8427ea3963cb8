"""House-rule profiles: kept by name, read strictly, copied as text that reads back."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from scopa_gui.app.profiles import FILE, MOST_PROFILES, Profile, Profiles, parse_profile
from scopa_gui.engine import PRESET_KEYS, InvalidOptionsError, NotationError, RuleOptions, preset_options

HOUSE = Profile("Da Gino", "cirulla", preset_options("cirulla", 3))


def test_a_profile_is_kept_replaced_and_deleted(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    profiles.save(HOUSE)
    profiles.save(Profile("  al mare ", "napola", RuleOptions(target=21)))
    assert [one.name for one in Profiles(tmp_path).all()] == ["al mare", "Da Gino"]
    profiles.save(Profile("Da Gino", "napola", RuleOptions()))
    assert Profiles(tmp_path).all()[1].options == RuleOptions()
    profiles.delete("Da Gino")
    profiles.delete("Da Gino")
    assert [one.name for one in Profiles(tmp_path).all()] == ["al mare"]


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_the_text_reads_back(key: str) -> None:
    profile = Profile("x", key, preset_options(key))
    assert parse_profile("x", profile.text) == profile


@pytest.mark.parametrize("text", ["", "poker: target=3", "napola", "napola: target=0", "napola: jokers=2"])
def test_text_that_is_no_profile(text: str) -> None:
    with pytest.raises(NotationError):
        parse_profile("x", text)


def test_rules_that_are_not_allowed(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptionsError):
        parse_profile("x", "napola: players=3 hand_size=10")
    with pytest.raises(InvalidOptionsError):
        Profiles(tmp_path).save(Profile("x", "napola", RuleOptions(players=3, hand_size=10)))


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_names_that_are_not_allowed(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="1 to 40"):
        Profiles(tmp_path).save(Profile(name, "napola", RuleOptions()))
    assert list(tmp_path.iterdir()) == []


def test_there_is_an_end_of_room() -> None:
    profiles = Profiles(None)
    for number in range(MOST_PROFILES):
        profiles.save(Profile(str(number), "napola", RuleOptions()))
    with pytest.raises(ValueError, match="room"):
        profiles.save(HOUSE)
    profiles.save(Profile("5", "napola", RuleOptions(target=31)))


def test_a_profile_that_is_not_known_any_more_is_left_out_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    profiles = Profiles(tmp_path)
    profiles.save(HOUSE)
    profiles.save(Profile("old", "napola", RuleOptions(target=21)))
    text = (tmp_path / FILE).read_text().replace("target=21", "jokers=2")
    (tmp_path / FILE).write_text(text)
    with caplog.at_level(logging.WARNING):
        assert Profiles(tmp_path).all() == (HOUSE,)
    assert "'old'" in caplog.text


@pytest.mark.parametrize("content", ["", "{", '{"format": 9}', '{"profiles": [{"name": ""}]}'])
def test_an_unreadable_file_is_kept(content: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(content)
    profiles = Profiles(tmp_path)
    assert profiles.unreadable is not None
    profiles.save(HOUSE)
    assert profiles.trouble is None
    assert (tmp_path / profiles.unreadable.kept_as).read_text() == content
