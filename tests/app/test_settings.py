"""Settings: written when they change, read strictly, set aside when they cannot be read."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.app.settings import FILE, Settings, SettingsFile
from scopa_gui.engine import preset_options


def test_defaults_without_a_file(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "config")
    assert file.settings == Settings()
    assert not (tmp_path / "config").exists()
    assert Settings().last_rules() is None


def test_a_change_is_written_at_once_and_read_again(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.change(text_size=140, window_size=(1280, 800), window_place=(-5, 0), levels=("easy", "medium"), language="it")
    again = SettingsFile(tmp_path).settings
    assert again == file.settings
    assert (again.text_size, again.window_size, again.levels, again.language) == (
        140,
        (1280, 800),
        ("easy", "medium"),
        "it",
    )


def test_no_change_writes_nothing(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(text_size=100)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "values",
    [
        {"text_size": 99},
        {"text_size": "big"},
        {"language": "tlh"},
        {"cloth": "plaid"},
        {"effects_volume": 101},
        {"music_volume": -1},
        {"window_size": (0, 100)},
        {"hints": "yes"},
        {"levels": ("a",) * 6},
        {"no_such": 1},
    ],
)
def test_what_is_not_allowed_changes_nothing(values: dict[str, object], tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    with pytest.raises(ValueError, match=next(iter(values))):
        file.change(**values)
    assert file.settings == Settings()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"text_size": 99}', '{"language": "xx"}', '{"x": ' + "[" * 50_000, " " * 200_000, "\udcff"],
)
def test_unreadable_settings_are_kept_and_told(content: str, tmp_path: Path) -> None:
    data = content.encode("utf-8", "surrogateescape")
    (tmp_path / FILE).write_bytes(data)
    file = SettingsFile(tmp_path)
    assert file.settings == Settings()
    assert file.unreadable is not None
    kept = tmp_path / file.unreadable.kept_as
    assert kept.name == "settings.unreadable-1.json"
    file.change(deck="piacentine")
    assert kept.read_bytes() == data
    assert SettingsFile(tmp_path).settings.deck == "piacentine"


def test_settings_of_a_newer_program_are_read_as_far_as_known(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({"deck": "piacentine", "hologram": True}))
    file = SettingsFile(tmp_path)
    assert file.unreadable is None
    assert file.settings.deck == "piacentine"


def test_what_cannot_be_set_aside_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE).write_text("precious")
    monkeypatch.setattr("scopa_gui.app.kept_file.set_aside", lambda _path: None)
    file = SettingsFile(tmp_path)
    file.change(deck="piacentine")
    assert (tmp_path / FILE).read_text() == "precious"
    assert file.settings.deck == "piacentine"


def test_a_folder_that_cannot_be_written_is_trouble_only(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    file = SettingsFile(tmp_path / "config")
    file.change(deck="piacentine")
    assert file.settings.deck == "piacentine"
    assert isinstance(file.trouble, SaveTrouble)


def test_without_a_folder_nothing_is_kept() -> None:
    file = SettingsFile(None)
    file.change(deck="piacentine")
    assert file.settings.deck == "piacentine"
    assert SettingsFile(None).settings == Settings()


def test_the_last_rules_come_back() -> None:
    options = preset_options("cirulla")
    assert Settings(game="cirulla", options=str(options)).last_rules() == options


@pytest.mark.parametrize("text", ["players=5", "jokers=1", "players=3 hand_size=10"])
def test_rules_that_are_not_allowed_any_more_are_left_out(text: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Settings(game="cirulla", options=text).last_rules() is None
    assert "left out" in caplog.text
    assert Settings(game="gone", options="players=2").last_rules() is None


def test_every_language_can_be_chosen(tmp_path: Path) -> None:
    for code in LANGUAGES:
        assert SettingsFile(tmp_path).change(language=code).language == code
