"""How fast cards move, by the person's settings."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.settings import Settings
from scopa_gui.stage.timing import Pace, Speed

SPEEDS: Final = {"off": Speed.OFF, "slow": Speed.SLOW, "normal": Speed.NORMAL, "fast": Speed.FAST}


def pace_of(settings: Settings) -> Pace:
    """The pace of every motion at the table."""
    return Pace(SPEEDS[settings.animation], settings.less_motion)
