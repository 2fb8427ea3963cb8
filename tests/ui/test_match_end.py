"""The end of a match: what is to be remembered stands on the slate and is spoken, and the same deals come again."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from scopa_gui.app.notices import practice_match
from scopa_gui.engine import HandRecord, RuleOptions, deal, parse_cards
from scopa_gui.ui.scenes.match_end import MatchEndScene
from scopa_gui.ui.scenes.table.scene import TableScene
from tests.pilot import piloted, to_the_end


def dealt(options: RuleOptions, hand: HandRecord) -> tuple[frozenset[int], ...]:
    """What every seat holds at the beginning of a hand."""
    return tuple(frozenset(held) for held in deal(options, parse_cards(hand.deck), hand.dealer)[0].held)


@pytest.mark.parametrize("game", ["scopa_classica", "scopa_a_tre", "scopone"])
def test_the_same_deals_are_played_from_the_next_seat_as_practice(game: str) -> None:
    with piloted(game=game, speed="off") as pilot:
        before = to_the_end(pilot)
        pilot.click(pilot.button("swap"))
        pilot.settle()
        after = pilot.scene(TableScene).session
        assert after is not before
        assert after.record.hands[0].deck == before.record.hands[0].deck
        cards, moved = (dealt(one.record.options, one.record.hands[0]) for one in (before, after))
        assert moved[0] == cards[-1], "the person holds what the left-hand neighbour held"
        assert moved == (*cards[-1:], *cards[:-1])
        assert [seat.name for seat in after.record.seats] == [seat.name for seat in before.record.seats]
        assert after.record.practice
        pilot.advance(1.0)
        assert practice_match() not in pilot.program.context.notices, "it has been told"


def test_what_is_to_be_remembered_is_spoken_and_fits_the_slate() -> None:
    with piloted(game="scopa_classica", speed="off", windowed=(960, 600)) as pilot:
        session = to_the_end(pilot)
        scene = pilot.scene(MatchEndScene)
        assert scene.moments
        spoken = scene.spoken_page()
        assert len(spoken) == 1 + len(session.settled.totals) + len(scene.moments)
        assert all(words.endswith(".") for words in spoken)


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 800)])
@pytest.mark.parametrize("text", [80, 100, 160])
def test_moments_are_written_below_the_table_and_inside_the_slate(
    size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with piloted(game="scopa_a_tre", speed="off", windowed=size) as pilot:
        to_the_end(pilot)
        pilot.program.context.change(text_size=text, language="de")
        scene = pilot.scene(MatchEndScene)
        written: list[tuple[str, pygame.Rect]] = []
        plain = scene.style.chalk.label

        def label(surface: pygame.Surface, words: str, size: int, *rest: object) -> pygame.Rect:
            written.append((words, plain(surface, words, size, *rest)))  # type: ignore[arg-type]
            return written[-1][1]

        monkeypatch.setattr(scene.style.chalk, "label", label)
        pilot.picture()
        slate = scene._slate
        assert all(slate.contains(rect) for _, rect in written), [one for one in written if not slate.contains(one[1])]
        said = set(scene._moments_said())
        moments = [rect for words, rect in written if words in said]
        assert moments or size == (640, 400), "something is remembered"
        table_end = max(rect.centery for words, rect in written if words.isdigit())
        assert all(rect.centery > table_end for rect in moments)
        for one, other in pairwise(moments):
            assert other.centery - one.centery >= 14
