"""What Windows shows on the *Details* page of a program's properties: name, version, description, licence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

LANGUAGE: Final = 0x0409  # English (United States)
UNICODE: Final = 0x04B0
APPLICATION: Final = 0x1
FOR_WINDOWS_NT: Final = 0x40004

FORM: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS={system:#x}, fileType={kind:#x}),
  kids=[
    StringFileInfo([StringTable("{language:04X}{unicode:04X}", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [{language}, {unicode}])]),
  ],
)
"""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows' own form of a version: ``1.2.3`` gives (1, 2, 3, 0); a suffix such as ``rc1`` is left out.

    Raises ValueError where the text does not begin with a number.
    """
    found = re.match(r"\d+(?:\.\d+){0,3}", version)
    if found is None:
        raise ValueError(f"{version!r} is no version")
    numbers = [int(part) for part in found[0].split(".")]
    first, second, third, fourth = [*numbers, 0, 0, 0][:4]
    return first, second, third, fourth


def words(name: str, version: str) -> dict[str, str]:
    """The entries of the page, for the program `name`."""
    return {
        "CompanyName": "Scopa contributors",
        "FileDescription": "Scopa" if name == "scopa" else "Scopa for the command line",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Scopa",
        "ProductVersion": version,
    }


def version_text(name: str, version: str) -> str:
    """The page as the text that PyInstaller reads."""
    strings = "\n".join(f"      StringStruct({key!r}, {value!r})," for key, value in words(name, version).items())
    return FORM.format(
        numbers=four_numbers(version),
        system=FOR_WINDOWS_NT,
        kind=APPLICATION,
        language=LANGUAGE,
        unicode=UNICODE,
        strings=strings,
    )


def write_version_file(folder: Path, name: str, version: str) -> Path:
    """Write the text of one program into `folder` for the recipe; the file's path."""
    file = folder / f"version-{name}.txt"
    file.write_text(version_text(name, version), encoding="utf-8")
    return file
