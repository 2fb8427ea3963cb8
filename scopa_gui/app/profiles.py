"""House rules under a name of the person's own: saved, loaded, deleted, copied as text."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec

from scopa_gui.app.files import Unreadable, UnreadableError
from scopa_gui.app.kept_file import KeptFile
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.engine import PRESET_KEYS, InvalidOptionsError, NotationError, RuleOptions, validate

log = logging.getLogger(__name__)

FILE: Final = "profiles.json"
FORMAT: Final = 1
LARGEST: Final = 500_000
MOST_PROFILES: Final = 100
LONGEST_NAME: Final = 40


class SavedProfile(msgspec.Struct, frozen=True):
    """A profile in the file; the rules in notation."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    preset: Annotated[str, msgspec.Meta(max_length=60)]
    options: Annotated[str, msgspec.Meta(max_length=2000)]


class SavedProfiles(msgspec.Struct, frozen=True):
    """The content of the file."""

    format: int = FORMAT
    profiles: Annotated[tuple[SavedProfile, ...], msgspec.Meta(max_length=MOST_PROFILES)] = ()


@dataclass(frozen=True, slots=True)
class Profile:
    """Rules under a name, and the game kind they were made from."""

    name: str
    preset: str
    options: RuleOptions

    @property
    def text(self) -> str:
        """The profile to copy: game kind and changed options in notation, read back by `parse_profile`."""
        return f"{self.preset}: {self.options}"


def parse_profile(name: str, text: str) -> Profile:
    """Read what `Profile.text` writes; NotationError or InvalidOptionsError says what is wrong and what is allowed."""
    key, sign, options = text.strip().partition(":")
    if not sign or key not in PRESET_KEYS:
        raise NotationError(f"rules begin with a game and a colon, as {PRESET_KEYS[0]}: found {key[:60]!r}")
    rules = RuleOptions.parse(options)
    validate(rules)
    return Profile(name, key, rules)


class Profiles:
    """The profiles in their file, in the order of their names; without a folder they live in memory."""

    def __init__(self, folder: Path | None) -> None:
        self._file = KeptFile(None if folder is None else folder / FILE, LARGEST)
        saved = self._file.read(_decode) or SavedProfiles()
        self._profiles = {one.name: profile for one in saved.profiles if (profile := _known(one)) is not None}

    @property
    def unreadable(self) -> Unreadable | None:
        """What was set aside, None when all was well."""
        return self._file.unreadable

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the last writing failed, None when it did not."""
        return self._file.trouble

    def all(self) -> tuple[Profile, ...]:
        """Every profile, by name."""
        return tuple(sorted(self._profiles.values(), key=lambda profile: profile.name.casefold()))

    def save(self, profile: Profile) -> None:
        """Keep a profile, in place of one of the same name.

        ValueError for a name that is empty or too long, or where there is no room; InvalidOptionsError for the rules.
        """
        name = profile.name.strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise ValueError(f"a name has 1 to {LONGEST_NAME} letters, {name[:60]!r} has {len(name)}")
        if name not in self._profiles and len(self._profiles) >= MOST_PROFILES:
            raise ValueError(f"there is room for {MOST_PROFILES} profiles")
        validate(profile.options)
        self._profiles[name] = Profile(name, profile.preset, profile.options)
        self._write()

    def delete(self, name: str) -> None:
        """Forget a profile; nothing happens where there is none of that name."""
        if self._profiles.pop(name, None) is not None:
            self._write()

    def _write(self) -> None:
        saved = tuple(SavedProfile(one.name, one.preset, str(one.options)) for one in self.all())
        self._file.write(msgspec.json.encode(SavedProfiles(profiles=saved)))


def _known(saved: SavedProfile) -> Profile | None:
    """A saved profile whose rules are still allowed; others are left out and logged."""
    try:
        return parse_profile(saved.name, f"{saved.preset}:{saved.options}")
    except (NotationError, InvalidOptionsError) as fault:
        log.warning("The profile %r is left out: %s", saved.name, fault)
        return None


def _decode(content: bytes) -> SavedProfiles:
    saved = msgspec.json.decode(content, type=SavedProfiles)
    if saved.format != FORMAT:
        raise UnreadableError(f"its format {saved.format} is not known: allowed is {FORMAT}")
    return saved
