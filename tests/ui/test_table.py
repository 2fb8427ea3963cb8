"""The table as a person meets it: whole hands by drag, by click and by keys, and everything that may come between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from scopa_gui.app.session import SessionStatus
from scopa_gui.engine import Card, CardsCaptured, Play, legal_moves
from scopa_gui.stage.board import Board
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.stage.motion import Motion
from scopa_gui.ui.scenes.table.menu import TableMenuScene
from scopa_gui.ui.scenes.table.scene import TableScene
from tests.pilot import Pilot, piloted, to_the_end

FREE_CLOTH = (240, 160)
RIM = (3, 400)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(game="scopa_classica", speed="off") as one:
        one.settle()
        yield one


@pytest.fixture
def slow() -> Iterator[Pilot]:
    """The same table with cards that glide."""
    with piloted(game="scopa_classica", speed="normal") as one:
        yield one


def mode(pilot: Pilot) -> Mode:
    """What the person's hand is doing."""
    return pilot.scene(TableScene).model.gesture.mode


def idle(pilot: Pilot) -> bool:
    """Whether all events have been shown."""
    return pilot.scene(TableScene).model.motion.is_idle


def state_agrees(pilot: Pilot) -> None:
    """What is shown is what the session says, and every card lies where a fresh table would put it."""
    table = pilot.scene(TableScene)
    board = Board.of(table.session.view(0))
    assert table.model.motion.board == board
    assert table.model.motion.poses == Motion(board, table.model.motion.layout).poses


# ------------------------------------------------------------------------------------------------ whole hands


def by_drag(pilot: Pilot, card: str) -> None:
    pilot.drag(pilot.hand()[card], FREE_CLOTH)


def by_click(pilot: Pilot, card: str) -> None:
    pilot.click(pilot.hand()[card])
    pilot.advance(0.5)
    pilot.click(FREE_CLOTH)


def by_double_click(pilot: Pilot, card: str) -> None:
    place = pilot.hand()[card]
    pilot.click(place)
    pilot.click(place)


def by_keys(pilot: Pilot, card: str) -> None:
    pilot.press(pygame.K_1 + list(pilot.hand()).index(card), pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_drag, by_click, by_double_click, by_keys])
def test_a_whole_hand_is_played(pilot: Pilot, way: Callable[[Pilot, str], None]) -> None:
    table = pilot.scene(TableScene)
    mine = 0
    while table.session.status is SessionStatus.PLAYING:
        card = next(iter(pilot.hand()))
        way(pilot, card)
        if table.model.gesture.mode is Mode.CHOOSING:
            pilot.press(pygame.K_1, pygame.K_RETURN)
        mine += 1
        assert str(Card.parse(card)) in map(str, pilot.played()), "the card was played"
        pilot.advance(1.0)
        if pilot.top is table:
            pilot.settle()
            state_agrees(pilot)
            pilot.advance(0.5)
    assert mine == 18
    assert len(pilot.played()) == 36
    pilot.settle()
    assert pilot.top.name == "count"


def test_a_hand_glides_to_its_end_and_the_count_follows(slow: Pilot) -> None:
    table = slow.scene(TableScene)
    for _ in range(40):
        slow.settle()
        if slow.top is not table:
            break
        state_agrees(slow)
        by_keys(slow, next(iter(slow.hand())))
        if table.model.gesture.mode is Mode.CHOOSING:
            slow.press(pygame.K_RETURN)
    assert slow.top.name == "count"
    slow.press(pygame.K_RETURN, pygame.K_RETURN)
    slow.settle()
    assert slow.top is table
    assert table.session.match.hands == 1
    state_agrees(slow)


# ------------------------------------------------------------------------------------------------ drags


def test_a_held_card_is_under_the_pointer_whatever_the_frame_rate(slow: Pilot) -> None:
    slow.settle()
    table = slow.scene(TableScene)
    name, place = next(iter(slow.hand().items()))
    slow.carry(place, (500, 380))
    table.update(0.2)
    pose = table.model.motion.pose(Card.parse(name))
    assert pose is not None
    start = table.model.motion.board.rest(table.model.motion.layout)[Card.parse(name)]
    assert pose.x == pytest.approx(500 + start.x - place[0], abs=1)
    assert pose.z > 20


@pytest.mark.parametrize("how", ["release was lost", "focus was lost", "right click", "escape", "put back", "rim"])
def test_a_broken_drag_sends_the_card_home(slow: Pilot, how: str) -> None:
    slow.settle()
    table = slow.scene(TableScene)
    place = next(iter(slow.hand().values()))
    slow.carry(place, (500, 380))
    assert mode(slow) is Mode.DRAGGING
    match how:
        case "release was lost":
            slow.move((520, 380), pressed=False)
        case "focus was lost":
            slow.lose_focus()
        case "right click":
            slow.click((500, 380), button=3)
        case "escape":
            slow.press(pygame.K_ESCAPE)
        case "put back":
            slow.advance(0.3)
            slow.up((640, 700))
        case _:
            slow.advance(0.3)
            slow.up(RIM)
    assert mode(slow) is Mode.IDLE
    slow.settle()
    assert slow.top is table, "no menu opened"
    assert not slow.played()
    state_agrees(slow)


def test_a_resize_in_the_middle_of_a_drag_puts_the_card_back(slow: Pilot) -> None:
    slow.settle()
    slow.carry(next(iter(slow.hand().values())), (500, 380))
    slow.resize(1000, 700)
    slow.up((500, 380))
    slow.settle()
    assert not slow.played()
    state_agrees(slow)


def test_a_resize_in_the_middle_of_a_deal_lays_out_anew(slow: Pilot) -> None:
    slow.advance(0.4)
    table = slow.scene(TableScene)
    assert not table.model.motion.is_idle
    slow.resize(1000, 640)
    inside = table.model.motion.layout.window.grown(table.model.motion.layout.hand_height)
    assert table.model.motion.layout.width == 1000
    assert all(inside.contains(pose.center) for pose in table.model.motion.poses.values())
    slow.settle()
    state_agrees(slow)
    assert slow.picture().get_size() == (1000, 640)


def test_language_and_pack_change_in_the_middle_of_a_drag(slow: Pilot) -> None:
    slow.settle()
    table = slow.scene(TableScene)
    before = table.model.caption
    slow.carry(next(iter(slow.hand().values())), (500, 380))
    slow.program.context.change(language="it", text_size=160, left_handed=True)
    assert table.model.gesture.mode is Mode.IDLE
    slow.settle()
    state_agrees(slow)
    assert table.model.caption
    assert table.model.caption != before
    assert table.model.motion.layout.left_handed


# ------------------------------------------------------------------------------------------------ clicks and keys


def test_a_third_click_does_not_play_another_card(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    place = list(pilot.hand().values())[1]
    for _ in range(3):
        pilot.click(place)
        pilot.advance(1 / 60)
    if table.model.gesture.mode is Mode.CHOOSING:
        return
    assert len(pilot.played()) == 2, "ours and the answer"
    assert table.model.gesture.card is None


def test_a_click_while_cards_move_ends_the_motion_and_counts(slow: Pilot) -> None:
    slow.settle()
    table = slow.scene(TableScene)
    by_keys(slow, next(iter(slow.hand())))
    if table.model.gesture.mode is Mode.CHOOSING:
        slow.press(pygame.K_RETURN)
    slow.advance(0.1)
    assert not idle(slow)
    held = table.session.view(0).held[0]
    layout = table.model.motion.layout
    pose = Board.of(table.session.view(0)).rest(layout)[held]
    slow.click((pose.x, pose.y))
    assert idle(slow)
    assert table.model.gesture.card == held, "the click raised the card that lies there"


def test_space_ends_the_motion(slow: Pilot) -> None:
    slow.advance(0.3)
    table = slow.scene(TableScene)
    slow.press(pygame.K_SPACE)
    assert table.model.motion.is_idle
    state_agrees(slow)


def test_tab_walks_to_the_buttons_and_enter_presses_them(pilot: Pilot) -> None:
    pilot.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)  # hint, last play, menu: undo is off
    assert isinstance(pilot.top, TableMenuScene)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top.name == "table"
    assert not pilot.played()


def test_escape_opens_the_menu_and_leaving_comes_to_the_title(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)
    pilot.settle()
    pilot.click(pilot.button("leave"))
    assert pilot.top.name == "title"


def test_undo_and_redo(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    start = table.session.state
    pilot.press(pygame.K_u)
    assert table.session.state == start, "nothing to take back yet"
    by_keys(pilot, next(iter(pilot.hand())))
    if table.model.gesture.mode is Mode.CHOOSING:
        pilot.press(pygame.K_RETURN)
    pilot.settle()
    later = table.session.state
    pilot.click(next(iter(pilot.hand().values())))
    assert mode(pilot) in (Mode.RAISED, Mode.CHOOSING)
    pilot.press(pygame.K_u)
    pilot.settle()
    assert mode(pilot) is Mode.IDLE
    assert table.session.state == start
    assert table.session.record.practice
    state_agrees(pilot)
    pilot.press(pygame.K_u, mod=pygame.KMOD_SHIFT)
    pilot.settle()
    assert table.session.state == later


def test_the_undo_button_takes_back(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    start = table.session.state
    by_keys(pilot, next(iter(pilot.hand())))
    if table.model.gesture.mode is Mode.CHOOSING:
        pilot.press(pygame.K_RETURN)
    pilot.settle()
    pilot.click(pilot.button("undo"))
    assert table.session.state == start


def test_enter_after_a_click_on_undo_does_not_undo_again(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    for _ in range(2):
        by_keys(pilot, next(iter(pilot.hand())))
        if table.model.gesture.mode is Mode.CHOOSING:
            pilot.press(pygame.K_RETURN)
        pilot.settle()
    pilot.click(pilot.button("undo"))
    pilot.settle()
    after_one = table.session.state
    pilot.press(pygame.K_RETURN, pygame.K_SPACE)
    pilot.settle()
    assert table.session.state == after_one


def test_l_says_the_last_play_again(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    by_keys(pilot, next(iter(pilot.hand())))
    if table.model.gesture.mode is Mode.CHOOSING:
        pilot.press(pygame.K_RETURN)
    pilot.settle()
    said = table.model.caption
    pilot.press(pygame.K_1)
    assert table.model.caption != said
    pilot.press(pygame.K_l)
    assert table.model.caption == said


# ------------------------------------------------------------------------------------------------ hints


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_hint_names_a_play_and_enter_makes_it(pilot: Pilot, way: str) -> None:
    table = pilot.scene(TableScene)
    if way == "key":
        pilot.press(pygame.K_h)
    else:
        pilot.click(pilot.button("hint"))
    pilot.advance(0.5)
    advised = table.model.advised
    assert advised is not None
    assert advised in legal_moves(table.session.state)
    assert "is best" in table.model.caption
    assert set(table.model.rings) == set(advised.capture or ())
    assert table.session.record.practice
    pilot.press(pygame.K_RETURN)
    assert table.session.state.plays[0].play == advised


def test_any_other_input_ends_the_hint(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    pilot.press(pygame.K_h)
    pilot.advance(0.5)
    assert "is best" in table.model.caption
    pilot.press(pygame.K_ESCAPE)
    assert table.model.advised is None
    assert "is best" not in table.model.caption
    assert pilot.top is table, "no menu opened"


def test_without_hints_there_is_no_button_and_no_key(pilot: Pilot) -> None:
    table = pilot.scene(TableScene)
    pilot.program.context.change(hints=False)
    pilot.settle()
    places = table.places()
    assert places is not None
    assert "hint" not in places.buttons
    pilot.press(pygame.K_h)
    pilot.advance(0.5)
    assert table.model.advised is None
    assert not table.session.record.practice


# ------------------------------------------------------------------------------------------------ states by name


@pytest.mark.parametrize("name", ["table", "drag", "choice", "refusal", "scopa", "deal", "declaration"])
def test_every_state_of_the_table_can_be_shown(name: str) -> None:
    with piloted(scene=name) as pilot:
        table = pilot.scene(TableScene)
        pilot.picture()
        gesture = table.model.gesture
        match name:
            case "drag":
                assert gesture.mode is Mode.DRAGGING
                assert any(ring > 0.9 for ring in table.model.rings.values())
            case "choice":
                assert gesture.mode is Mode.CHOOSING
                assert len(gesture.choice.plays) > 1
                pilot.settle()
                assert pilot.log[-1]["scene"] == "choice"
            case "refusal":
                assert table.model.caption.startswith("There is")
            case "scopa":
                assert table.is_writing
            case "deal":
                assert not table.model.motion.is_idle
            case "declaration":
                assert gesture.mode is Mode.DECLARING
                places = table.places()
                assert places is not None
                assert {"declare", "keep"} <= set(places.buttons)


@pytest.mark.parametrize(("button", "shown"), [("declare", True), ("keep", False)])
def test_a_declaration_is_answered_by_its_buttons(button: str, shown: bool) -> None:
    with piloted(scene="declaration", speed="off") as pilot:
        table = pilot.scene(TableScene)
        pilot.settle()
        pilot.click(pilot.button(button))
        mine = [one for one in table.session.state.declared if one.seat == 0]
        assert bool(mine) is shown
        assert table.model.gesture.mode is not Mode.DECLARING


def test_a_choice_is_made_with_the_pointer() -> None:
    with piloted(scene="choice", speed="off") as pilot:
        table = pilot.scene(TableScene)
        pilot.settle()
        wanted = table.model.gesture.choice.plays[-1]
        assert wanted.capture
        for card in wanted.capture.sorted():
            pilot.click(pilot.table()[str(card)])
        assert table.session.state.plays[-2 if table.session.turn == 0 else -1].play == wanted


def test_a_drop_on_a_capture_takes_it(pilot: Pilot) -> None:
    """From deal to deal until a card takes exactly one card; dropped upon it, it takes it."""
    table = pilot.scene(TableScene)
    while True:
        single = [
            move
            for move in legal_moves(table.session.state)
            if isinstance(move, Play) and move.capture and len(move.capture) == 1
        ]
        if single:
            break
        by_keys(pilot, next(iter(pilot.hand())))
        if table.model.gesture.mode is Mode.CHOOSING:
            pilot.press(pygame.K_RETURN)
        pilot.settle()
    taken = single[0].capture.sorted()[0] if single[0].capture else None
    pilot.drag(pilot.hand()[str(single[0].card)], pilot.table()[str(taken)])
    captures = [line for line in pilot.log if line["kind"] == CardsCaptured.__name__]
    assert any(line["card"] == str(single[0].card) and line["cards"] == [str(taken)] for line in captures)


# ------------------------------------------------------------------------------------------------ pictures


def test_the_table_is_painted_only_when_something_changes(pilot: Pilot) -> None:
    pilot.settle()
    while pilot.program.draw():
        pilot.advance(1 / 60)
    pilot.advance(2.0)
    assert not pilot.program.draw()
    pilot.move((300, 300))
    pilot.advance(1 / 60)
    pilot.click(next(iter(pilot.hand().values())))
    assert pilot.program.draw()


@pytest.mark.parametrize(
    ("game", "players"), [("scopa_a_tre", 3), ("scopone_scientifico", 4), ("scopa_a_sei_coppie", 6), ("cirulla", 4)]
)
def test_computers_play_round_a_full_table(game: str, players: int) -> None:
    with piloted(game=game, players=players, speed="off") as pilot:
        table = pilot.scene(TableScene)
        for _ in range(3):
            pilot.settle()
            if table.model.gesture.mode is Mode.DECLARING:
                pilot.press(pygame.K_RETURN)
                continue
            state_agrees(pilot)
            by_keys(pilot, next(iter(pilot.hand())))
            if table.model.gesture.mode is Mode.CHOOSING:
                pilot.press(pygame.K_RETURN)
        pilot.picture()
        assert len(pilot.played()) >= players


# ------------------------------------------------------------------------------------------------ after the match


@pytest.mark.parametrize("answer", ["rematch", "swap", "new_game", "title"])
def test_the_ways_on_from_a_match(answer: str) -> None:
    with piloted(game="scopa_classica", speed="off") as pilot:
        session = to_the_end(pilot)
        assert pilot.top.name == "match_end"
        pilot.program.stack.pop(answer)
        if answer not in ("rematch", "swap"):
            assert pilot.top.name == answer
            return
        following = pilot.scene(TableScene).session
        assert following is not session
        assert len(following.record.hands) == 1
        same = following.record.hands[0].deck == session.record.hands[0].deck
        assert same is (answer == "swap")


def test_a_match_left_at_the_count_comes_back_to_it(pilot: Pilot) -> None:
    session = pilot.scene(TableScene).session
    while session.status is SessionStatus.PLAYING:
        if session.turn == 0:
            session.submit(0, legal_moves(session.state)[0])
        else:
            session.tick()
    pilot.settle()
    assert pilot.top.name == "count"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top.name == "title"
    pilot.press(pygame.K_RETURN)
    pilot.settle()
    assert pilot.top.name == "count"


def test_a_message_ends_and_the_picture_follows() -> None:
    with piloted(scene="refusal") as pilot:
        table = pilot.scene(TableScene)
        assert table.model.caption.startswith("There is")
        while pilot.program.draw():
            pilot.advance(1 / 60)
        pilot.advance(5.0)
        assert not pilot.program.draw()
        pilot.advance(2.0)
        assert not table.model.caption.startswith("There is")
        assert pilot.program.draw()
