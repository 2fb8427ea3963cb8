"""The gallery: a pack, a back or a cloth holds at once; marks and broken packs of one's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scopa_gui.app.decks import read_deck, read_shelf
from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import CARDS
from scopa_gui.ui.back_tint import TINTS, tinted
from scopa_gui.ui.card_marks import CardMarks, suit_sign
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.decks import DecksScene
from scopa_gui.ui.single_picture import settle
from scopa_gui.ui.window import begin_display

pytestmark = pytest.mark.usefixtures("window")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def gallery() -> Iterator[tuple[Program, DecksScene]]:
    begin_display(headless=True)
    program = Program(StartOptions(headless=True, scene="decks", windowed=(960, 600), seed=3), InlineThinker())
    program.begin()
    top = program.stack.top
    assert isinstance(top, DecksScene)
    yield program, top
    program.close()


def test_the_gallery_fills_a_few_cards_a_frame_and_then_rests(gallery: tuple[Program, DecksScene]) -> None:
    program, scene = gallery
    frames = 0
    while scene.is_moving:
        program.update(0.02)
        assert program.draw()
        frames += 1
        assert frames < 500
    assert frames > 1
    program.update(0.02)
    assert not program.draw()


def test_back_and_cloth_hold_at_once(gallery: tuple[Program, DecksScene]) -> None:
    program, scene = gallery
    own = pixels(program.context.look.art.picture("back", 90))
    for name in ("back_green", "cloth_vino"):
        at = scene.controls.centres()[name]
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            program.handle(pygame.Event(kind, button=1, pos=at))
    assert (program.context.settings.back, program.context.settings.cloth) == ("green", "vino")
    assert program.context.look.cloth.key == "vino"
    assert pixels(program.context.look.art.picture("back", 90)) != own
    settle(program)
    assert program.draw()


def test_a_tint_changes_strong_colours_only() -> None:
    svg = '<path fill="#22529c"/><path fill="#fdf9ee"/><path fill="#1d1511"/>'
    for tint in TINTS:
        turned = tinted(svg, tint)
        assert "#fdf9ee" in turned
        assert "#1d1511" in turned
        assert "#22529c" not in turned


def test_pictures_are_kept_where_a_setting_does_not_concern_them(fonts: Fonts) -> None:
    look = TableLook(read_shelf(), fonts)
    look.apply(Settings())
    before = look.sprites
    look.apply(Settings(text_size=140, cloth="notte"))
    assert look.sprites is before
    look.apply(Settings(large_indices=True))
    assert look.sprites is not before


@pytest.mark.parametrize(("index", "suit"), [(True, False), (False, True), (True, True)])
def test_marks_are_laid_over_faces_and_not_over_backs(fonts: Fonts, deck_folder: Path, index: bool, suit: bool) -> None:
    deck = read_deck(deck_folder)
    plain, marked = DeckArt(deck), DeckArt(deck, marks=CardMarks(fonts, index, suit))
    assert pixels(marked.picture("back", 150)) == pixels(plain.picture("back", 150))
    corners = set()
    for card in CARDS:
        picture = marked.picture(str(card), 150)
        assert pixels(picture) != pixels(plain.picture(str(card), 150))
        corners.add(pixels(picture.subsurface((0, 0, 40, 60))))
    told_apart = {(True, False): 10, (False, True): 4, (True, True): 40}[index, suit]
    assert len(corners) >= told_apart


def test_suit_signs_differ_by_shape_alone() -> None:
    shapes = {
        pygame.image.tobytes(pygame.mask.from_surface(suit_sign(suit, 24)).to_surface(), "RGB") for suit in range(4)
    }  # type: ignore[arg-type]
    assert len(shapes) == 4


def test_a_pack_of_ones_own_with_pixel_pictures_and_a_broken_file_can_be_played(
    deck_folder: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "casa"
    shutil.copytree(deck_folder, folder)
    text = (folder / "deck.toml").read_text(encoding="utf-8").replace('key = "napoletane"', 'key = "casa"')
    (folder / "deck.toml").write_text(text.replace("{value}{suit}.svg", "{value}{suit}.png"), encoding="utf-8")
    ours = DeckArt(read_deck(deck_folder))
    for card in CARDS:
        pygame.image.save(ours.picture(str(card), 120), folder / f"{card}.png")
    (folder / "7D.png").write_bytes(b"not a picture")
    art = DeckArt(read_deck(folder))
    assert art.picture("1D", 90).get_size() == (art.width(90), 90)
    assert art.picture("7D", 90).get_size() == (art.width(90), 90)
