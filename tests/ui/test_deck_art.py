"""Cards are sharp at their exact size, drawn when first seen, and never in more than the frame's budget."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from scopa_gui.app.decks import read_deck
from scopa_gui.stage.geometry import Pose
from scopa_gui.ui import deck_art, sprites
from scopa_gui.ui.deck_art import CARD_PAPER, Budget, DeckArt
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.sprites import CardLook, CardSprites
from scopa_gui.ui.themes import PALETTE, colour

RATIO = 204 / 332
NAMES = [f"{value}{suit}" for suit in "DCSB" for value in range(1, 11)] + ["back"]

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def art(deck_folder: Path) -> DeckArt:
    return DeckArt(read_deck(deck_folder))


@pytest.fixture
def cards(art: DeckArt) -> CardSprites:
    return CardSprites(art)


def tones(surface: pygame.Surface) -> list[tuple[int, ...]]:
    data = pygame.image.tobytes(surface, "RGBA")
    return [tuple(data[i : i + 4]) for i in range(0, len(data), 4)]


def has_picture(surface: pygame.Surface) -> bool:
    """Whether something is drawn on the card."""
    return sum(c[3] == 255 and c[2] < 150 for c in tones(surface)) > 0.05 * surface.get_width() * surface.get_height()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# pictures


def test_the_whole_pack_is_there(art: DeckArt) -> None:
    sizes = {art.picture(name, 90).get_size() for name in NAMES}
    assert sizes == {(art.width(90), 90)}


@pytest.mark.parametrize("height", [64, 91, 183, 212])
def test_pictures_have_the_exact_height_and_flat_paper(art: DeckArt, height: int) -> None:
    """Scaling the last pixel away after drawing laid stripes over the paper: the same colour must stay the same."""
    picture = art.picture("3D", height)
    assert picture.get_size() == (art.width(height), height)
    paper = colour(CARD_PAPER)
    near = [c for c in tones(picture) if max(abs(c[i] - paper[i]) for i in range(3)) <= 5]
    assert sum(c == tuple(paper) for c in near) > 0.97 * len(near) > 1000


def test_pictures_are_drawn_once(art: DeckArt) -> None:
    assert not art.is_ready("7D", 100)
    first = art.picture("7D", 100)
    assert art.is_ready("7D", 100)
    assert art.picture("7D", 100) is first


def test_a_spent_budget_shows_a_blank_card_then_the_old_one_stretched(art: DeckArt) -> None:
    blank = art.picture("7D", 100, Budget(0))
    assert blank.get_size() == (art.width(100), 100)
    assert not has_picture(blank)
    old = art.picture("7D", 100, Budget(1))
    stretched = art.picture("7D", 150, Budget(0))
    assert stretched.get_size() == (art.width(150), 150)
    assert has_picture(stretched)
    assert not art.is_ready("7D", 150)
    assert pixels(art.picture("7D", 150)) != pixels(stretched)
    assert art.picture("7D", 100) is old


def test_pictures_beyond_the_limit_are_dropped_oldest_first(art: DeckArt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_art, "KEPT_BYTES", 3 * deck_art.bytes_of(art.picture("1D", 60)))
    for name in ("1D", "2D", "3D"):
        art.picture(name, 60)
    art.picture("1D", 60)
    art.picture("4D", 60)
    assert [art.is_ready(name, 60) for name in ("1D", "2D", "3D", "4D")] == [True, False, True, True]


@pytest.mark.parametrize("tint", ["", "red"])
def test_pictures_that_go_or_break_in_mid_match_leave_plain_cards(
    fonts: Fonts, deck_folder: Path, tmp_path: Path, tint: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / deck_folder.name
    shutil.copytree(deck_folder, folder)
    art = DeckArt(read_deck(folder), tint)
    sound = (folder / "7D.svg").read_bytes()
    odd = (None, b"", b"\xff\xfe\x00", b"<svg/>", sound[: len(sound) // 2], b"<svg" + b"<g>" * 50_000, sound[:-300])
    for number, content in enumerate(odd):
        for name in ("7D", "back"):
            path = folder / f"{name}.svg"
            path.unlink(missing_ok=True)
            if content is not None:
                path.write_bytes(content)
            assert art.picture(name, 90 + number).get_height() == 90 + number
    assert "7D.svg cannot be drawn" in caplog.text
    assert "back.svg cannot be drawn" in caplog.text


def test_budgets_count_down() -> None:
    budget = Budget(2)
    assert [budget.take() for _ in range(3)] == [True, True, False]
    assert budget.is_spent
    assert not Budget.unlimited().is_spent


# sprites


@pytest.mark.parametrize("angle", [0.0, 2.0, 13.0, 90.0, 178.0, -88.0])
@pytest.mark.parametrize("z", [0, 12, 28])
def test_the_middle_of_a_sprite_is_the_middle_of_the_card(cards: CardSprites, angle: float, z: int) -> None:
    pose = Pose(0, 0, angle, 120, z)
    sprite = cards.sprite(CardLook.of("1D", pose))
    solid = pygame.mask.from_surface(sprite, 250).get_bounding_rects()[0]
    bounds = pose.bounds(RATIO)
    assert solid.width == pytest.approx(bounds.width, abs=4)
    assert solid.height == pytest.approx(bounds.height, abs=4)
    assert solid.centerx == pytest.approx(sprite.get_width() / 2, abs=2)
    assert solid.centery == pytest.approx(sprite.get_height() / 2, abs=2)


def test_a_turned_card_has_smooth_edges(cards: CardSprites) -> None:
    """A card that fills its picture gets stairs when turned; half-clear pixels along the edge show that it has none."""
    sprite = bare(cards, 7.0)
    row = [sprite.get_at((x, sprite.get_height() // 2)).a for x in range(sprite.get_width())]
    steps = [a for a in row if 0 < a < 255]
    assert steps


def bare(cards: CardSprites, angle: float) -> pygame.Surface:
    """The turned picture without its shadow."""
    picture = cards.art.bordered("back", 240)
    return pygame.transform.rotozoom(picture, angle, 0.5)


def test_sprites_are_as_small_as_the_turned_card_allows(cards: CardSprites) -> None:
    upright = cards.sprite(CardLook.of("1D", Pose(0, 0, 0, 200)))
    crosswise = cards.sprite(CardLook.of("1D", Pose(0, 0, 90, 200)))
    assert upright.get_width() < 0.8 * upright.get_height()
    assert crosswise.get_height() < 0.8 * crosswise.get_width()


def test_nothing_is_cut_off_at_a_sprites_edge(cards: CardSprites) -> None:
    for look in (CardLook("7D", 183, 0, 0, 4), CardLook("7D", 183, 10, 28), CardLook("7D", 89, 4, 8, 4)):
        assert max(edge_alphas(cards.sprite(look))) <= 12, look


def edge_alphas(surface: pygame.Surface) -> list[int]:
    width, height = surface.get_size()
    sides = [(x, y) for x in range(width) for y in (0, height - 1)] + [
        (x, y) for y in range(height) for x in (0, width - 1)
    ]
    return [surface.get_at(at).a for at in sides]


def test_a_ring_is_lamp_light_around_the_card_and_fades_in(cards: CardSprites) -> None:
    plain, half, full = (cards.sprite(CardLook.of("1D", Pose(0, 0, 0, 183), ring)) for ring in (0.0, 0.5, 1.0))
    lamp = colour(PALETTE.lamp)

    def ring_pixel(sprite: pygame.Surface) -> pygame.Color:
        return sprite.get_at((sprite.get_width() // 2, sprite.get_height() // 2 - 183 // 2 - 5))

    assert ring_pixel(full)[:3] == pytest.approx(lamp[:3], abs=3)
    assert ring_pixel(full).a > 250
    assert ring_pixel(half).r < ring_pixel(full).r
    assert ring_pixel(plain).r < 60


def test_a_dimmed_card_is_darker(cards: CardSprites) -> None:
    bright, dim = (cards.sprite(CardLook("1D", 120, dim=dim)) for dim in (0, 110))
    middle = (bright.get_width() // 2, 30)
    assert dim.get_at(middle).r < 0.65 * bright.get_at(middle).r


def test_looks_are_rounded_so_that_sprites_stay_few() -> None:
    near = {CardLook.of("7D", Pose(0, 0, angle / 10, 183.2, z / 10)) for angle in range(30, 40) for z in range(10)}
    assert len(near) <= 3 * 2
    assert {CardLook.of("7D", Pose(0, 0, a, 183), step=3.0).angle for a in (0.4, 1.4, 1.6, 4.4)} == {0.0, 3.0}
    assert CardLook.of("7D", Pose(0, 0, 359.9, 183)) == CardLook.of("7D", Pose(0, 0, 0, 183))


def test_at_most_the_budget_is_baked_in_a_frame(cards: CardSprites) -> None:
    looks = [CardLook.of(name, Pose(0, 0, 2, 90)) for name in NAMES]
    frames = 0
    while not all(look in cards for look in looks):
        budget = Budget(10)
        before = sum(look in cards for look in looks)
        for look in looks:
            assert cards.sprite(look, budget).get_height() > 90
        assert sum(look in cards for look in looks) - before <= 10
        frames += 1
    assert frames == 5


def test_a_card_that_cannot_be_baked_yet_keeps_its_last_sprite(cards: CardSprites) -> None:
    lying = cards.sprite(CardLook("7D", 90))
    assert cards.sprite(CardLook("7D", 90, half_degrees=12), Budget(0)) is lying
    larger = cards.sprite(CardLook("7D", 120), Budget(0))
    assert larger.get_height() > lying.get_height()
    assert CardLook("7D", 120) not in cards


def test_sprites_beyond_the_limit_are_dropped(cards: CardSprites, monkeypatch: pytest.MonkeyPatch) -> None:
    one = cards.sprite(CardLook("1D", 60))
    monkeypatch.setattr(sprites, "KEPT_BYTES", 2 * one.get_width() * one.get_height() * 4)
    cards.sprite(CardLook("2D", 60))
    cards.sprite(CardLook("3D", 60))
    assert [CardLook(name, 60) in cards for name in ("1D", "2D", "3D")] == [False, True, True]


def test_cards_are_placed_by_their_middle(cards: CardSprites) -> None:
    sprite, at = cards.placed(CardLook("7D", 90), (100, 100))
    assert abs(at[0] + sprite.get_width() / 2 - 100) <= 0.5
    cards.forget()
    assert CardLook("7D", 90) not in cards
