"""Every scene beside its accepted picture, at half size and with tolerance; a failure leaves both and the difference.

Accept a wanted change with `python -m pytest tests/pictures --accept-images`, after looking at the pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.decks import read_shelf
from scopa_gui.app.start import SCENES, StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.ui import showcase
from scopa_gui.ui.program import Program
from scopa_gui.ui.single_picture import settle
from scopa_gui.ui.window import begin_display

EXPECTED = Path(__file__).resolve().parent.parent / "golden" / "pictures"
SIZE = (960, 600)
HALF = (480, 300)
MOST_DIFFERENT = 0.004
"""Share of pixels that may differ visibly: libraries round the edges of letters a little differently."""
VISIBLE = 40
"""Levels of one colour, of 255."""

CASES = [
    *((f"scene-{name}", name, {}) for name in SCENES),
    *((f"count-{code}", "count", {"lang": code}) for code in i18n.LANGUAGES if code != "it"),
    *((f"deck-{deck.key}", "table", {"deck": deck.key}) for deck in read_shelf().decks),
]


@contextmanager
def shown(scene: str, **options: str) -> Iterator[Program]:
    """A program at rest in a scene, in Italian where nothing else is said, always with the same cards."""
    begin_display(headless=True)
    choices = {"lang": "it", **options}
    start = StartOptions(
        headless=True, windowed=SIZE, seed=11, scene=scene, sound=False, screenshot=Path("unused.png"), **choices
    )
    program = Program(start, InlineThinker())
    try:
        program.begin()
        if scene not in showcase.IN_MOTION:
            settle(program)
        program.update(0.0)
        program.draw()
        yield program
    finally:
        program.close()
        i18n.set_language("en")


def difference(one: pygame.Surface, other: pygame.Surface) -> tuple[float, pygame.Surface]:
    """The share of pixels that differ visibly, and a picture of where."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    data = pygame.image.tobytes(apart, "RGB")
    width, height = apart.get_size()
    visible = sum(max(data[i], data[i + 1], data[i + 2]) > VISIBLE for i in range(0, len(data), 3))
    return visible / (width * height), apart


@pytest.mark.parametrize(("picture", "scene", "options"), CASES, ids=[case[0] for case in CASES])
def test_the_scene_looks_as_it_was_accepted(
    picture: str, scene: str, options: dict[str, str], accept: bool, tmp_path: Path
) -> None:
    path = EXPECTED / f"{picture}.png"
    with shown(scene, **options) as program:
        found = pygame.transform.smoothscale(program.surface.convert(24), HALF)
    if accept:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(found, path)
        return
    assert path.is_file(), f"no accepted picture {path.name}: look at the scene, then run with --accept-images"
    expected = pygame.image.load(path).convert(24)
    assert expected.get_size() == found.get_size()
    share, apart = difference(found, expected)
    if share > MOST_DIFFERENT:
        for name, surface in (("found", found), ("expected", expected), ("difference", apart)):
            pygame.image.save(surface, tmp_path / f"{picture}-{name}.png")
    assert share <= MOST_DIFFERENT, f"{share:.2%} of the pixels differ; pictures are in {tmp_path}"


def test_a_changed_picture_is_noticed() -> None:
    with shown("title") as program:
        found = pygame.transform.smoothscale(program.surface.convert(24), HALF)
    changed = found.copy()
    changed.fill("#ffffff", (100, 100, 60, 40))
    assert difference(found, changed)[0] > MOST_DIFFERENT
    assert difference(found, found.copy())[0] == 0.0
