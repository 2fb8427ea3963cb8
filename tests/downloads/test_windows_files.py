"""What Windows shows of the program before it runs."""

from __future__ import annotations

import os
import struct
from typing import Final

import pytest

from build_scripts.build import ROOT
from build_scripts.windows.on_linux import seen_from_wine
from build_scripts.windows.version_info import four_numbers, version_text, words

ICON: Final = ROOT / "images" / "icons" / "scopa.ico"


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2", (2, 0, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("1.2rc1", (1, 2, 0, 0))],
)
def test_version_as_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert four_numbers(version) == numbers


def test_word_is_no_version() -> None:
    with pytest.raises(ValueError, match="no version"):
        four_numbers("next")


def test_page_tells_the_twins_apart() -> None:
    assert words("scopa", "1.0.0")["FileDescription"] != words("scopa-cli", "1.0.0")["FileDescription"]
    text = version_text("scopa-cli", "1.0.0")
    compile(text, "version", "eval")  # PyInstaller reads it as an expression
    assert "StringStruct('OriginalFilename', 'scopa-cli.exe')" in text
    assert "filevers=(1, 0, 0, 0)" in text


def test_icon_has_the_sizes_that_windows_shows() -> None:
    content = ICON.read_bytes()
    _reserved, kind, count = struct.unpack_from("<HHH", content)
    assert kind == 1
    sizes = {content[6 + 16 * number] or 256 for number in range(count)}
    assert {16, 32, 48, 256} <= sizes


@pytest.mark.skipif(os.name == "nt", reason="wine runs on other systems")
def test_paths_as_wine_sees_them() -> None:
    assert seen_from_wine(ROOT).startswith("Z:\\")
