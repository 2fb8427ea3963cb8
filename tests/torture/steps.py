"""The steps of random play: plain data, made by chance alone, so that the rest stands when some are left out."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from scopa_gui.app.decks import read_shelf
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.seating import MOST_OTHERS
from scopa_gui.engine import PRESETS, preset_options
from scopa_gui.ui.back_tint import TINTS
from tests.torture.ways import SCENES

Value: TypeAlias = "str | int | float | bool | None"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that a person or the system does. Places are a kind and two shares of it, found when it is done."""

    do: str
    values: tuple[Value, ...] = ()

    def plain(self) -> list[Value]:
        """As JSON can hold it."""
        return [self.do, *self.values]

    @classmethod
    def of(cls, plain: list[Value]) -> Step:
        """Read what `plain` gave."""
        return cls(str(plain[0]), tuple(plain[1:]))


LETTERS: Final = tuple(range(pygame.K_a, pygame.K_z + 1))
DIGITS: Final = tuple(range(pygame.K_0, pygame.K_9 + 1))
NAMED: Final = (
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_DELETE),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_KP0, pygame.K_KP1, pygame.K_KP5, pygame.K_KP9),
    *(pygame.K_F1, pygame.K_F2, pygame.K_F11, pygame.K_F12, pygame.K_MENU, pygame.K_AC_BACK),
    *(pygame.K_LSHIFT, pygame.K_PRINTSCREEN, pygame.K_INSERT),
)
MODIFIERS: Final = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
PLACES: Final = ("window", "hand", "hand", "table", "pile", "button", "button")
SIZES: Final = ((1280, 800), (960, 600), (1920, 1080), (2560, 1080), (1024, 1366), (1000, 700), (640, 400))
WINDOW_EVENTS: Final = (
    *("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "WINDOWLEAVE", "WINDOWENTER", "WINDOWMINIMIZED", "WINDOWRESTORED"),
    *("WINDOWHIDDEN", "WINDOWSHOWN", "WINDOWEXPOSED", "WINDOWMAXIMIZED", "WINDOWMOVED", "AUDIODEVICEREMOVED"),
)
TEXTS: Final = ("a", "Rosalba", "è", "7", "\U0001f0a1", "\u202e", "{name}", "%s", "x" * 300, "", "\x00", "\ud800")
CLIPS: Final = (
    "scopa_classica: " + str(preset_options("scopa_classica")),
    "cirulla: " + str(preset_options("cirulla")),
    *(
        "cirulla:",
        "cirulla: target=0",
        "cirulla: target=99 target=99",
        "briscola: target=11",
        ": : :",
        "no rules at all",
    ),
    *("", "7D", "scopa_classica: \u202e=\u00e8", "x" * 20_000, "a\nb\r\nc\td", "scopone: players=4 players=2"),
)
"""What may lie in the clipboard when somebody pastes rules or a name: rules, almost rules, and anything else."""
SETTINGS: Final[dict[str, tuple[Value, ...]]] = {
    "language": (*LANGUAGES, None),
    "deck": tuple(deck.key for deck in read_shelf().decks),
    "back": (*TINTS, None, ""),
    "cloth": ("verde", "vino", "notte", "tabacco"),
    "text_size": (80, 100, 125, 140, 160),
    "animation": ("off", "off", "normal", "fast", "slow"),
    "name": ("", "Ada", "è" * 20, "{name} %s", "Rosalba"),
    "effects_volume": (0, 80, 100),
    "music_volume": (0, 50),
    **dict.fromkeys(
        (
            *(
                "hints",
                "warnings",
                "table_total",
                "cards_gone",
                "sort_cards",
                "less_motion",
                "large_indices",
                "suit_marks",
            ),
            *("left_handed", "full_screen"),
        ),
        (True, False),
    ),
}


def place(rng: random.Random) -> tuple[Value, ...]:
    """A kind of place and where in it."""
    return rng.choice(PLACES), round(rng.random(), 3), round(rng.random(), 3)


def _click(rng: random.Random) -> tuple[Value, ...]:
    return *place(rng), rng.choice((1, 1, 1, 1, 2, 3)), rng.choice((1, 1, 1, 2, 3))


def _drag(rng: random.Random) -> tuple[Value, ...]:
    return *place(rng), *place(rng), rng.choice(("drop", "drop", "flick", "lost", "other", "held"))


def _key(rng: random.Random) -> tuple[Value, ...]:
    return rng.choice((*NAMED, *NAMED, *DIGITS, *LETTERS)), rng.choice(MODIFIERS)


def _setting(rng: random.Random) -> tuple[Value, ...]:
    name = rng.choice(tuple(SETTINGS))
    return name, rng.choice(SETTINGS[name])


def _match(rng: random.Random) -> tuple[Value, ...]:
    """Game kind, players, who sits in the other seats, the decks' seed, house rules changed, and a target or none."""
    preset = rng.choice(PRESETS)
    others = ("easy", "medium", "easy", "person") if rng.random() < PEOPLE_SHARE else ("easy", "medium")
    levels = ",".join(rng.choice(others) for _ in range(MOST_OTHERS))
    seed, changes = rng.randrange(1 << 30), rng.choice((0, 0, 1, 3))
    return preset.key, rng.choice(preset.allowed_players), levels, seed, changes, rng.choice((None, None, 1, 3))


PEOPLE_SHARE: Final = 0.5
"""Matches in which others than computers may sit with the person."""
KINDS: Final[dict[str, tuple[int, Callable[[random.Random], tuple[Value, ...]]]]] = {
    "forward": (22, lambda rng: (rng.randrange(1000),)),
    "advance": (16, lambda rng: (rng.choice((0.0, 0.016, 0.1, 0.3, 1.0, 3.0)), rng.choice((1 / 60, 1 / 60, 0.1)))),
    "click": (12, _click),
    "drag": (10, _drag),
    "key": (12, _key),
    "undo": (4, lambda rng: (rng.random() < 0.3,)),
    "draw": (5, lambda rng: ()),
    "setting": (4, _setting),
    "move": (3, place),
    "resize": (2, lambda rng: rng.choice(SIZES)),
    "system": (3, lambda rng: (rng.choice(WINDOW_EVENTS),)),
    "wheel": (2, lambda rng: (rng.choice((-3, -1, 1, 3)),)),
    "text": (2, lambda rng: (rng.choice(TEXTS),)),
    "clip": (1, lambda rng: (rng.choice(CLIPS),)),
    "menu": (4, lambda rng: (rng.choice(SCENES),)),
    "hurry": (1, lambda rng: (rng.choice((10, 60)), rng.randrange(1000))),
    "match": (2, _match),
    "swap": (1, lambda rng: ()),
    "restart": (1, lambda rng: (rng.random() < 0.5,)),
}


def random_steps(seed: int, count: int) -> list[Step]:
    """So many steps from a seed; the first ones choose the speed and begin a match."""
    rng = random.Random(seed)
    kinds = list(KINDS)
    weights = [KINDS[kind][0] for kind in kinds]
    steps = [Step("setting", ("animation", rng.choice(("off", "normal")))), Step("match", _match(rng))]
    for kind in rng.choices(kinds, weights, k=count):
        steps.append(Step(kind, KINDS[kind][1](rng)))
    return steps
