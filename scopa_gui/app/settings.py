"""What the person has chosen: read once, written whenever it changes."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from scopa_gui.app.files import Unreadable
from scopa_gui.app.kept_file import KeptFile
from scopa_gui.app.notices import SaveTrouble
from scopa_gui.engine import PRESET_KEYS, InvalidOptionsError, NotationError, RuleOptions, validate

log = logging.getLogger(__name__)

FILE: Final = "settings.json"
LARGEST: Final = 100_000

Language: TypeAlias = Literal["it", "en", "es", "fr", "de", "pt"]
Cloth: TypeAlias = Literal["verde", "vino", "notte", "tabacco"]
TextSize: TypeAlias = Literal[80, 100, 125, 140, 160]
AnimationSpeed: TypeAlias = Literal["off", "slow", "normal", "fast"]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Length: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=32768)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=-65536, le=65536)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every choice with its default. Sizes and places of the window are in pixels, None where never chosen.

    `language` None means as the system. `back` None means the pack's own. `options` is the notation of the last
    game's rules. `levels` and `names` are those of the other seats, from the person's right: a level or "person", and
    a name, empty where it is left to chance.
    """

    language: Language | None = None
    name: Word = ""
    deck: Word = "napoletane"
    back: Word | None = None
    cloth: Cloth = "verde"
    text_size: TextSize = 100
    animation: AnimationSpeed = "normal"
    effects_volume: Volume = 80
    music_volume: Volume = 0
    hints: bool = True
    warnings: bool = False
    table_total: bool = False
    cards_gone: bool = False
    sort_cards: bool = False
    full_screen: bool = False
    window_size: tuple[Length, Length] | None = None
    window_place: tuple[Place, Place] | None = None
    less_motion: bool = False
    large_indices: bool = False
    suit_marks: bool = False
    left_handed: bool = False
    game: Word = "scopa_classica"
    options: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    levels: Annotated[tuple[Word, ...], msgspec.Meta(max_length=5)] = ()
    names: Annotated[tuple[Word, ...], msgspec.Meta(max_length=5)] = ()
    lesson_done: bool = False

    def last_rules(self) -> RuleOptions | None:
        """The rules of the last game, None where they are not known or not allowed any more."""
        if not self.options or self.game not in PRESET_KEYS:
            return None
        try:
            options = RuleOptions.parse(self.options)
            validate(options)
        except (NotationError, InvalidOptionsError) as fault:
            log.warning("The rules in the settings are left out: %s", fault)
            return None
        return options


class SettingsFile:
    """The settings in their file; without a folder nothing is read or written: demos, tests and the text mode.

    With `only_reads` they hold for this run, and the file stays as it is.
    """

    def __init__(self, folder: Path | None, *, only_reads: bool = False) -> None:
        self._file = KeptFile(None if folder is None else folder / FILE, LARGEST, only_reads=only_reads)
        self._settings = self._file.read(_decode) or Settings()

    @property
    def unreadable(self) -> Unreadable | None:
        """What was set aside, None when all was well."""
        return self._file.unreadable

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the last writing failed, None when it did not."""
        return self._file.trouble

    def try_again(self) -> None:
        """Write the settings where the last writing failed."""
        self._file.try_again()

    @property
    def settings(self) -> Settings:
        """What holds now."""
        return self._settings

    def change(self, **values: object) -> Settings:
        """Change some fields and write them at once; ValueError names the field and what is wrong with its value."""
        changed = msgspec.to_builtins(self._settings) | values
        unknown = [name for name in values if name not in Settings.__struct_fields__]
        if unknown:
            raise ValueError(f"there is no setting {unknown[0]!r}: allowed are {', '.join(Settings.__struct_fields__)}")
        try:
            settings = msgspec.convert(changed, Settings)
        except msgspec.ValidationError as fault:
            raise ValueError(str(fault)) from fault
        if settings != self._settings:
            self._settings = settings
            self._file.write(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        return settings


def _decode(content: bytes) -> Settings:
    return msgspec.json.decode(content, type=Settings)
