"""The statistics with nothing, one hand and thousands: in order, inside their sheets, and reached by keys."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.app import i18n
from scopa_gui.app.statistics import LAST_HANDS, Book, HandResult, Tally
from scopa_gui.engine import PRESET_KEYS
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.statistics import StatisticsScene
from scopa_gui.ui.scenes.statistics_page import StatisticsPage, paint_bars
from scopa_gui.ui.themes import PALETTE
from scopa_gui.ui.widgets.style import Style
from tests.pilot import Pilot, piloted

ONE = Tally().with_hand(HandResult(3, 1, 1))


def many(hands: int, seed: int) -> Tally:
    rng, tally = random.Random(seed), Tally()
    for _ in range(hands):
        tally = tally.with_hand(HandResult(rng.randrange(9), rng.randrange(6), rng.randrange(4)))
    return tally.with_match(won=True)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(speed="off", windowed=(960, 600)) as one:
        yield one
    i18n.set_language("en")


def opened(pilot: Pilot, tallies: dict[str, dict[str, Tally]]) -> StatisticsScene:
    pilot.program.statistics._book = Book(tallies=tallies)
    pilot.program.stack.push(pilot.program.context.routes.statistics())
    pilot.settle()
    return pilot.scene(StatisticsScene)


def everything() -> dict[str, dict[str, Tally]]:
    return {key: {level: many(66, i) for level in sorted(LEVELS)} for i, key in enumerate(reversed(PRESET_KEYS))}


def test_an_empty_book_leads_to_a_game(pilot: Pilot) -> None:
    scene = opened(pilot, {})
    assert set(scene.controls.centres()) == {"back", "play"}
    pilot.click(pilot.button("play"))
    pilot.scene(NewGameScene)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top.name == "title"


def test_game_kinds_stand_in_their_order_and_levels_from_the_easiest(pilot: Pilot) -> None:
    scene = opened(pilot, everything())
    assert scene._played() == tuple((key, level) for key in PRESET_KEYS for level in LEVELS)
    hands = sum(scene.context.statistics.tally(*one).hands for one in scene._played())
    assert hands == 66 * len(PRESET_KEYS) * len(LEVELS) >= 5000
    assert len(scene._tally.last) == LAST_HANDS


def test_a_page_far_down_is_reached_by_keys_and_the_list_stays_there(pilot: Pilot) -> None:
    scene = opened(pilot, everything())
    last = f"row_{PRESET_KEYS[-1]}_{list(LEVELS)[-1]}"
    scene.controls.focus(last)
    pilot.press(pygame.K_RETURN)
    assert scene._chosen == (PRESET_KEYS[-1], list(LEVELS)[-1])
    assert scene._listed is not None
    assert scene._listed.offset == scene._listed.reach > 0


def test_large_words_scroll_by_page_keys(pilot: Pilot) -> None:
    scene = opened(pilot, {"scopa_classica": {"easy": ONE}})
    pilot.program.context.change(text_size=160)
    assert scene._scroll is not None
    assert scene._scroll.reach > 0
    pilot.press(pygame.K_END)
    assert scene._scroll.offset == scene._scroll.reach


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("text", [80, 100, 160])
def test_nothing_of_a_page_leaves_its_width(style: Style, language: str, text: int) -> None:
    i18n.set_language(language)
    large = Style.for_window(style.fonts, (960, 600), text / 100)
    for tally in (ONE, many(70, 3)):
        page = StatisticsPage(large, tally, 400, 420)
        surface = pygame.Surface((500, page.height + 40))
        page.draw(surface, (50, 20))
        box = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
        box.invert()
        inked = box.get_bounding_rects()
        whole = inked[0].unionall(inked[1:])
        assert whole.left >= 50
        assert whole.right <= 450
        assert whole.bottom <= 20 + page.height
    i18n.set_language("en")


@pytest.mark.parametrize(("hands", "red", "brown"), [((3,), 1, 0), ((-2,), 0, 1), ((3, -2, 4), 2, 1), ((0,), 0, 1)])
def test_bars_go_up_and_down(style: Style, hands: tuple[int, ...], red: int, brown: int) -> None:
    surface = pygame.Surface((400, 160))
    surface.fill("#ffffff")
    results = tuple(HandResult(max(0, one), max(0, -one), 0) for one in hands)
    paint_bars(surface, style, pygame.Rect(0, 0, 400, 160), results)
    assert bars(surface, PALETTE.red) == red
    assert bars(surface, PALETTE.ink2) == brown


def bars(surface: pygame.Surface, tone: str) -> int:
    """How many solid bars of a colour there are."""
    colour = pygame.Color(tone)
    mask = pygame.mask.from_threshold(surface, colour, (1, 1, 1))
    return sum(rect.width >= 8 for rect in mask.get_bounding_rects())
