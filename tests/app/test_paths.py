"""Pictures are found in a checkout, in a wheel and in a frozen program; a person's files stay out of all three."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scopa_gui.app import paths


def folder(*parts: str | Path) -> Path:
    made = Path(*parts)
    made.mkdir(parents=True)
    return made


def test_checkout_keeps_its_pictures_beside_the_package(tmp_path: Path) -> None:
    package = folder(tmp_path, "scopa_gui")
    folder(tmp_path, "images")
    assert paths.find_assets(package, None) == tmp_path


def test_wheel_carries_its_own_and_ignores_its_neighbours(tmp_path: Path) -> None:
    package = folder(tmp_path, "scopa_gui")
    folder(tmp_path, "images")
    folder(package, "_assets", "images")
    assert paths.find_assets(package, None) == package / "_assets"


def test_frozen_program_looks_in_its_bundle_only(tmp_path: Path) -> None:
    package = folder(tmp_path, "scopa_gui")
    folder(tmp_path, "images")
    bundle = folder(tmp_path, "bundle")
    with pytest.raises(paths.MissingAssetsError, match="bundle"):
        paths.find_assets(package, bundle)
    folder(bundle, "images")
    assert paths.find_assets(package, bundle) == bundle


def test_missing_pictures_are_told_with_every_place(tmp_path: Path) -> None:
    package = folder(tmp_path, "scopa_gui")
    with pytest.raises(paths.MissingAssetsError) as caught:
        paths.find_assets(package, None)
    assert str(package / "_assets" / "images") in str(caught.value)
    assert str(tmp_path / "images") in str(caught.value)


def test_bundle_folder_is_what_the_freezer_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert paths.bundle_folder() is None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.bundle_folder() == tmp_path


def test_fonts_travel_with_their_licences() -> None:
    fonts = paths.asset("images", "fonts")
    assert len(list(fonts.glob("*.ttf"))) == 6
    assert {file.name for file in fonts.glob("OFL-*.txt")} == {
        "OFL-alegreya.txt",
        "OFL-alegreya-sans.txt",
        "OFL-caveat.txt",
    }


def test_languages_lie_in_the_package() -> None:
    assert paths.locale_folder().parent == Path(paths.__file__).parent.parent


def test_home_variable_moves_everything(tmp_path: Path) -> None:
    folders = paths.user_folders({paths.HOME_VARIABLE: str(tmp_path)})
    kept = [folders.config, folders.data, folders.decks, folders.logs]
    assert all(place.is_relative_to(tmp_path) for place in kept)
    assert len(set(kept)) == 4
    assert not any(place.exists() for place in kept)


@pytest.mark.parametrize("environment", [{}, {paths.HOME_VARIABLE: ""}])
def test_without_it_the_system_decides(environment: dict[str, str]) -> None:
    folders = paths.user_folders(environment)
    assert folders.config.name == folders.data.name == paths.APPLICATION
    assert folders.decks.is_relative_to(folders.data)
    assert not folders.data.is_relative_to(Path(paths.__file__).parent.parent.parent)
