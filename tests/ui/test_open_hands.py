"""A hand once more with all cards open: every step of every game kind, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.app.hand_review import reviewed
from scopa_gui.app.session import SessionStatus
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import PRESET_KEYS, Card
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.count import CountScene
from scopa_gui.ui.scenes.open_hands import OpenHandsScene
from scopa_gui.ui.showcase import played_session
from scopa_gui.ui.single_picture import settle
from scopa_gui.ui.window import begin_display


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Iterator[Program]:
    begin_display(headless=True)
    key = getattr(request, "param", "scopa_classica")
    made = Program(StartOptions(headless=True, game=key, windowed=(960, 600), speed="off", seed=2), InlineThinker())
    yield made
    made.close()


def opened(program: Program) -> OpenHandsScene:
    session = played_session(program.context, SessionStatus.COUNT, hands=1)
    scene = OpenHandsScene(program.context, session)
    program.stack.push(scene)
    return scene


def press(program: Program, key: int) -> None:
    program.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    program.update(0.02)


@pytest.mark.parametrize("program", PRESET_KEYS, indirect=True)
def test_every_card_is_open_at_every_step_and_none_is_lost(program: Program) -> None:
    scene = opened(program)
    for board in scene._boards:
        hands = [card for hand in board.hands for card in hand]
        assert all(isinstance(card, Card) for card in hands)
        piles = [card for pile in board.piles for card in pile]
        assert len({*hands, *board.table, *piles}) + board.stock == 40


def test_there_is_a_step_for_the_deal_and_for_each_move(program: Program) -> None:
    scene = opened(program)
    record = scene.session.record
    assert len(reviewed(record.options, record.hands[-1])) == 1 + len(record.hands[-1].moves)


def test_keys_go_on_and_back_and_the_picture_follows(program: Program) -> None:
    scene = opened(program)
    press(program, pygame.K_RIGHT)
    press(program, pygame.K_RIGHT)
    assert scene.step == 2
    press(program, pygame.K_LEFT)
    assert scene.step == 1
    press(program, pygame.K_END)
    last = len(scene._boards) - 1
    assert scene.step == last
    press(program, pygame.K_RIGHT)
    assert scene.step == last
    press(program, pygame.K_HOME)
    settle(program)
    assert scene._motion.poses == scene._boards[0].rest(scene._layout)
    assert program.draw()
    press(program, pygame.K_ESCAPE)
    assert program.stack.top is not scene


def test_buttons_work_and_the_ends_are_closed(program: Program) -> None:
    scene = opened(program)
    settle(program)
    places = scene.places()
    assert places is not None
    assert "previous" not in places.buttons
    at = places.buttons["next"]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        program.handle(pygame.Event(kind, button=1, pos=at))
    assert scene.step == 1


def test_a_look_at_the_cards_makes_a_match_that_goes_on_practice(program: Program) -> None:
    session = played_session(program.context, SessionStatus.COUNT, hands=1)
    count = CountScene(program.context, session)
    program.stack.push(count)
    count._open_hands()
    assert session.record.practice is True
    assert isinstance(program.stack.top, OpenHandsScene)
