"""Where things lie: pictures, sounds and languages of the program, and the folders of the person who plays."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

APPLICATION: Final = "scopa-gui"
HOME_VARIABLE: Final = "SCOPA_HOME"
"""Environment variable: a folder that takes the place of the system's own for everything a person keeps."""

_PACKAGE: Final = Path(__file__).resolve().parent.parent


class MissingAssetsError(Exception):
    """The program's pictures are nowhere to be found: the installation is not complete."""


def bundle_folder() -> Path | None:
    """The folder in which a frozen program finds its data; None when Python itself runs the program."""
    folder: str | None = getattr(sys, "_MEIPASS", None)
    return Path(folder) if folder else None


def find_assets(package: Path, bundle: Path | None) -> Path:
    """The folder that holds images/ and sounds/: of a frozen program, else of a wheel, else of a checkout.

    ``package`` is the folder of scopa_gui, ``bundle`` what :func:`bundle_folder` says.
    Raises MissingAssetsError, which names every place looked at.
    """
    places = [bundle] if bundle else [package / "_assets", package.parent]
    for place in places:
        if (place / "images").is_dir():
            return place
    looked = ", ".join(str(place / "images") for place in places)
    raise MissingAssetsError(f"The pictures of the game are missing; looked for {looked}. Install the game again.")


def asset(*parts: str) -> Path:
    """The path of one picture, sound or folder of ours: ``asset("images", "decks")``. It need not exist."""
    return find_assets(_PACKAGE, bundle_folder()).joinpath(*parts)


def locale_folder() -> Path:
    """The folder of the compiled languages: <language>/LC_MESSAGES/scopa.mo. Frozen programs keep it in the package."""
    return _PACKAGE / "locale"


@dataclass(frozen=True, slots=True)
class UserFolders:
    """Where a person's things are kept; none of the folders needs to exist yet."""

    config: Path
    """settings"""
    data: Path
    """saves, statistics, house-rule profiles"""
    decks: Path
    """packs of the person's own, one folder each"""
    logs: Path


def user_folders(environment: Mapping[str, str] = os.environ) -> UserFolders:
    """The system's usual places, or everything under SCOPA_HOME where that is set (an empty value does not count)."""
    chosen = environment.get(HOME_VARIABLE)
    if chosen:
        home = _expanded(Path(chosen)).absolute()
        return UserFolders(home / "config", home / "data", home / "decks", home / "logs")
    system = platformdirs.PlatformDirs(APPLICATION, appauthor=False)
    data = system.user_data_path
    return UserFolders(system.user_config_path, data, data / "decks", system.user_log_path)


def _expanded(path: Path) -> Path:
    """With ~ and ~name put in full; left as it is where nobody has that name, as shells do."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path
