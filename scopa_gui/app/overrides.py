"""Settings that the command line replaces for one run, without writing them down."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions


def overrides_of(start: StartOptions) -> dict[str, object]:
    """The settings that `start` fixes, by field: pack, language, speed of motion."""
    asked = {"deck": start.deck, "language": start.lang, "animation": start.speed}
    return {name: value for name, value in asked.items() if value is not None}


def overridden(settings: Settings, overrides: Mapping[str, object]) -> Settings:
    """The settings with some fields replaced."""
    return msgspec.structs.replace(settings, **overrides) if overrides else settings
