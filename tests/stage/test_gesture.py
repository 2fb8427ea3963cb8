"""One machine, every way to play: drag, click, double click, flick and keys, and all that may go wrong with them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.engine import (
    CARDS,
    Card,
    Cards,
    Declare,
    Keep,
    Move,
    Play,
    RuleOptions,
    State,
    apply,
    deal,
    legal_moves,
    preset_options,
    view_for,
    why_not,
)
from scopa_gui.stage.board import Board
from scopa_gui.stage.geometry import Point, Rect
from scopa_gui.stage.gesture import Gesture
from scopa_gui.stage.gesture_state import METRICS, Mode
from scopa_gui.stage.intents import (
    ChoiceOpened,
    Drag,
    Intent,
    KeyName,
    Lifted,
    Made,
    NotYet,
    Press,
    Previewed,
    Refused,
    Release,
    Stroke,
    WentHome,
    Withdraw,
    Withdrawal,
)
from scopa_gui.stage.targets import Spot, TableTargets
from tests.stage.hands import FREE_CAPTURE, table_layout


def card(text: str) -> Card:
    return Card.parse(text)


def play(text: str, capture: str | None = None) -> Play:
    return Play(card(text), None if capture is None else Cards.parse(capture))


class Table:
    """A table in the middle of a hand, and a person's hand at it. Time passes only when told."""

    def __init__(self, table: str, hand: str, options: RuleOptions | None = None, turn: int = 0) -> None:
        options = options or RuleOptions()
        state, _ = deal(options, CARDS[::-1], 1)
        own = tuple(map(card, hand.split()))
        named = Cards.parse(table)
        rest = tuple(one for one in CARDS if one not in named and one not in own)
        held = (own, *(rest[3 * i : 3 * i + 3] for i in range(options.players - 1)))
        self.state: State = replace(state, held=held, table=named, opening=named.sorted(), turn=turn, stock=())
        self.layout = table_layout(options)
        self.gesture = Gesture()
        self.badges: list[tuple[int, Rect]] = []
        self.time = 100.0
        self.intents: list[Intent] = []
        self.legal: tuple[Move, ...] = legal_moves(self.state) if turn == 0 else ()
        self.gesture.sync(self.targets)

    @property
    def targets(self) -> TableTargets:
        board = Board.of(view_for(self.state, 0))
        rest = board.rest(self.layout)
        return TableTargets(
            board,
            self.layout,
            rest,
            self.legal,
            partial(why_not, self.state),
            raised=self.gesture.card,
            badges=self.badges,
        )

    def at(self, name: str) -> Point:
        """The middle of a card."""
        return self.targets.place(card(name))

    def mode(self) -> Mode:
        """What the hand is doing."""
        return self.gesture.mode

    def shown(self) -> Play | None:
        """What is ringed."""
        return self.gesture.shown

    @property
    def cloth(self) -> Point:
        """Cloth with no card on it."""
        point = Point(self.layout.zone.left + 12, self.layout.zone.top + 12)
        assert self.targets.hit(point).spot is Spot.CLOTH
        return point

    def tell(self, *inputs: Press | Drag | Release | Withdraw | Stroke) -> list[Intent]:
        found: list[Intent] = []
        for one in inputs:
            found += self.gesture.handle(one, self.targets) or ()
        self.intents += found
        return [one for one in found if not isinstance(one, Previewed)]

    def press(self, point: Point) -> list[Intent]:
        self.time += 0.05
        return self.tell(Press(point, self.time))

    def move(self, *points: Point, pressed: bool = True, dt: float = 0.05) -> list[Intent]:
        found = []
        for point in points:
            self.time += dt
            found += self.tell(Drag(point, self.time, pressed))
        return found

    def release(self, point: Point) -> list[Intent]:
        self.time += 0.05
        return self.tell(Release(point, self.time))

    def click(self, point: Point) -> list[Intent]:
        return self.press(point) + self.release(point)

    def drag(self, start: Point, end: Point) -> list[Intent]:
        half = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        return [*self.press(start), *self.move(half, end), *self.release(end)]

    def keys(self, *keys: KeyName | int) -> list[Intent]:
        return [intent for key in keys for intent in self.tell(Stroke(key))]


SINGLE = ("3D 4D 9S", "7C 1B 2B")
SEVERAL = ("1B 3D 4S 6C", "7D 5B 2S")
SEVERAL_PLAYS = (play("7D", "1B 6C"), play("7D", "3D 4S"))


# ------------------------------------------------------------------------------------------------ drag


def test_a_drag_to_the_cloth_plays_the_only_capture() -> None:
    table = Table(*SINGLE)
    assert table.drag(table.at("7C"), table.cloth) == [Lifted(card("7C")), Made(play("7C", "3D 4D"))]
    assert table.mode() is Mode.IDLE


def test_a_drag_to_the_cloth_lays_down_what_takes_nothing() -> None:
    table = Table(*SINGLE)
    assert table.drag(table.at("1B"), table.cloth)[-1] == Made(play("1B"))


def test_a_card_follows_the_pointer_from_the_fourth_pixel_on() -> None:
    table = Table(*SINGLE)
    start = table.at("1B")
    table.press(start)
    assert table.move(start.moved(2, -3)) == []
    assert table.gesture.held_at is None
    assert table.move(start.moved(0, -4)) == [Lifted(card("1B"))]
    assert table.gesture.held_at == start.moved(0, -4)


def test_the_grip_stays_where_the_card_was_taken() -> None:
    table = Table(*SINGLE)
    start = table.at("1B").moved(-20, -60)
    table.press(start)
    table.move(Point(400, 300))
    assert table.gesture.held_at == Point(420, 360)


def test_what_would_be_taken_is_shown_while_the_card_is_held() -> None:
    table = Table(*SEVERAL)
    table.press(table.at("7D"))
    table.move(table.at("4S"))
    assert table.shown() == SEVERAL_PLAYS[1]
    table.move(table.at("6C"))
    assert table.shown() == SEVERAL_PLAYS[0]
    assert Previewed(SEVERAL_PLAYS[0]) in table.intents
    beside = table.at("6C").moved(0, 130)
    assert table.targets.hit(beside, card("7D")).card is None
    table.move(beside)
    assert table.shown() == SEVERAL_PLAYS[0], "the nearest one"


def test_a_drop_on_a_card_of_one_capture_takes_that_capture() -> None:
    table = Table(*SEVERAL)
    assert table.drag(table.at("7D"), table.at("3D"))[-1] == Made(SEVERAL_PLAYS[1])


def test_a_drop_on_a_card_of_several_captures_opens_the_choice_among_those() -> None:
    table = Table("1B 2C 4S 6C 3D", "7D 5B 2S")
    through_one = tuple(one for one in table.targets.plays(card("7D")) if one.capture and card("1B") in one.capture)
    assert len(through_one) > 1
    assert len(table.targets.plays(card("7D"))) > len(through_one)
    assert table.drag(table.at("7D"), table.at("1B"))[-1] == ChoiceOpened(card("7D"), through_one)
    assert table.mode() is Mode.CHOOSING
    assert table.gesture.choice.plays == through_one


def test_a_drop_on_the_cloth_opens_the_choice_when_there_are_several() -> None:
    table = Table(*SEVERAL)
    assert table.drag(table.at("7D"), table.cloth)[-1] == ChoiceOpened(card("7D"), SEVERAL_PLAYS)


def test_laying_down_is_the_last_candidate_where_captures_are_free() -> None:
    table = Table(*SINGLE, options=FREE_CAPTURE)
    opened = table.drag(table.at("7C"), table.cloth)[-1]
    assert opened == ChoiceOpened(card("7C"), (play("7C", "3D 4D"), play("7C")))
    assert table.keys(2, KeyName.ENTER) == [Made(play("7C"))]


def test_a_drop_that_the_rules_refuse_names_the_rule_and_the_card_goes_home() -> None:
    table = Table("8D 5C 3S", "8C 1B 2B")
    found = table.drag(table.at("8C"), table.at("5C"))
    assert isinstance(found[-2], Refused)
    assert found[-2].refusal.reason == "equal_first"
    assert found[-2].refusal.chosen == Cards.parse("5C 3S"), "the sum that the five was meant to begin"
    assert found[-1] == WentHome(card("8C"))
    assert table.mode() is Mode.IDLE


def test_a_drop_on_a_card_that_cannot_be_taken_is_no_laying_down() -> None:
    table = Table("9S 4D", "7C 1B 2B")
    found = table.drag(table.at("7C"), table.at("9S"))
    assert isinstance(found[-2], Refused)
    assert found[-2].refusal.reason == "wrong_sum"


@pytest.mark.parametrize("where", ["home", "rim"])
def test_a_drop_elsewhere_puts_the_card_back(where: str) -> None:
    table = Table(*SINGLE)
    end = {"home": table.at("2B").moved(20, 0), "rim": Point(5, 300)}[where]
    assert table.drag(table.at("7C"), end) == [Lifted(card("7C")), WentHome(card("7C"))]


def test_a_card_gripped_at_its_edge_takes_what_lies_under_its_middle() -> None:
    table = Table(*SEVERAL)
    grip = table.at("7D").moved(-50, 0)
    over = table.at("4S").moved(-62, 0)
    assert table.targets.hit(over, card("7D")).spot is Spot.CLOTH
    assert table.drag(grip, over)[-1] == Made(SEVERAL_PLAYS[1])


def test_a_card_dropped_on_the_cloth_is_not_refused_for_what_its_edge_covers() -> None:
    table = Table("9S 4D", "7C 1B 2B")
    grip = table.at("7C").moved(-50, 0)
    over = table.at("9S").moved(-62, 0)
    assert table.targets.hit(over, card("7C")).spot is Spot.CLOTH
    assert table.drag(grip, over)[-1] == Made(play("7C"))


def test_a_flick_upwards_is_a_drop_on_the_cloth() -> None:
    table = Table(*SINGLE)
    start = table.at("1B")
    table.press(start)
    table.move(*(start.moved(0, -12 * i) for i in range(1, 6)), dt=0.01)
    table.time += 0.01
    assert table.tell(Release(start.moved(0, -64), table.time)) == [Made(play("1B"))]
    slow = Table(*SINGLE)
    slow.press(start)
    slow.move(*(start.moved(0, -12 * i) for i in range(1, 6)), dt=0.2)
    assert slow.release(start.moved(0, -64)) == [WentHome(card("1B"))]


def test_dropping_out_of_turn_says_so() -> None:
    table = Table(*SINGLE, turn=1)
    assert table.drag(table.at("1B"), table.cloth)[1:] == [NotYet(card("1B")), WentHome(card("1B"))]
    assert table.drag(table.at("1B"), table.at("9S"))[1:] == [NotYet(card("1B")), WentHome(card("1B"))]


# ------------------------------------------------------------------------------------------------ broken drags


@pytest.mark.parametrize("how", ["right", "focus", "escape", "lost release", "backspace"])
@pytest.mark.parametrize("stage", ["pressed", "held"])
def test_whatever_breaks_a_drag_sends_the_card_home(how: str, stage: str) -> None:
    table = Table(*SINGLE)
    table.press(table.at("7C"))
    if stage == "held":
        table.move(Point(500, 400))
    found = {
        "right": lambda: table.tell(Withdraw(Withdrawal.RIGHT_CLICK)),
        "focus": lambda: table.tell(Withdraw(Withdrawal.FOCUS_LOST)),
        "escape": lambda: table.keys(KeyName.ESCAPE),
        "backspace": lambda: table.keys(KeyName.BACKSPACE),
        "lost release": lambda: table.move(Point(520, 400), pressed=False),
    }[how]()
    assert found == [WentHome(card("7C"))]
    assert table.mode() is Mode.IDLE
    assert table.gesture.card is None
    assert table.release(table.cloth) == [], "the late release means nothing"


def test_a_press_while_a_card_is_held_means_that_the_release_was_lost() -> None:
    table = Table(*SINGLE)
    table.press(table.at("7C"))
    table.move(Point(500, 400))
    assert table.press(table.at("1B")) == [WentHome(card("7C"))]
    assert table.mode() is Mode.PRESSED
    assert table.release(table.at("1B")) == [Lifted(card("1B"))]


def test_other_keys_mean_nothing_while_a_card_is_held() -> None:
    table = Table(*SINGLE)
    table.press(table.at("7C"))
    table.move(Point(500, 400))
    assert table.keys(1, KeyName.ENTER, KeyName.TAB, KeyName.LEFT) == []
    assert table.mode() is Mode.DRAGGING


# ------------------------------------------------------------------------------------------------ clicks


def test_a_click_raises_and_a_second_click_plays() -> None:
    table = Table(*SINGLE)
    assert table.click(table.at("7C")) == [Lifted(card("7C"))]
    assert table.mode() is Mode.RAISED
    assert table.shown() == play("7C", "3D 4D")
    assert table.click(table.at("7C")) == [Made(play("7C", "3D 4D"))]


def test_a_click_on_the_cloth_plays_the_raised_card() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    assert table.click(table.cloth) == [Made(play("7C", "3D 4D"))]


def test_a_third_click_at_once_does_not_touch_what_lies_there_now() -> None:
    table = Table(*SINGLE)
    place = table.at("1B")
    assert [*table.click(place), *table.click(place), *table.click(place)] == [Lifted(card("1B")), Made(play("1B"))]
    assert table.gesture.card is None
    table.time += METRICS.quiet
    assert table.click(place) == [Lifted(card("1B"))]


def test_a_click_on_another_card_raises_that_one() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    assert table.click(table.at("2B")) == [WentHome(card("7C")), Lifted(card("2B"))]


def test_a_click_off_the_cloth_or_on_the_other_button_lowers_the_card() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    assert table.click(Point(5, 5)) == [WentHome(card("7C"))]
    table.click(table.at("7C"))
    assert table.tell(Withdraw(Withdrawal.RIGHT_CLICK)) == [WentHome(card("7C"))]


def test_a_raised_card_stays_up_while_the_window_is_left() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    assert table.tell(Withdraw(Withdrawal.FOCUS_LOST)) == []
    assert table.mode() is Mode.RAISED


def test_a_raised_card_can_be_dragged() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    assert table.drag(table.at("7D"), table.at("6C"))[-1] == Made(SEVERAL_PLAYS[0])


def test_clicking_table_cards_chooses_and_plays_when_nothing_is_left_to_choose() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    assert table.click(table.at("3D")) == []
    assert table.shown() == SEVERAL_PLAYS[1]
    assert table.click(table.at("4S")) == [Made(SEVERAL_PLAYS[1])]


def test_a_table_card_clicked_twice_is_taken_back() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    table.click(table.at("3D"))
    table.click(table.at("3D"))
    assert table.gesture.choice.chosen == Cards()


def test_a_card_of_another_capture_begins_anew() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    table.click(table.at("3D"))
    table.click(table.at("6C"))
    assert table.gesture.choice.chosen == Cards.parse("6C")
    assert table.click(table.at("1B")) == [Made(SEVERAL_PLAYS[0])]


def test_a_capture_inside_another_waits_for_a_word() -> None:
    mixed = preset_options("quindici_mista")
    table = Table("5C 2D 3S", "5B 1C 4D", options=mixed)
    plays = table.targets.plays(card("5B"))
    small, large = play("5B", "5C"), play("5B", "5C 2D 3S")
    assert {small, large} <= set(plays)
    table.click(table.at("5B"))
    assert table.click(table.at("5C")) == [], "it may still become the larger one"
    assert table.click(table.cloth) == [Made(small)]
    again = Table("5C 2D 3S", "5B 1C 4D", options=mixed)
    again.click(again.at("5B"))
    again.click(again.at("5C"))
    again.click(again.at("2D"))
    assert again.click(again.at("3S")) == [Made(large)]


def test_a_table_card_that_no_capture_takes_is_refused_and_the_card_stays_up() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    (refused,) = table.click(table.at("9S"))
    assert isinstance(refused, Refused)
    assert table.mode() is Mode.RAISED


def test_a_second_click_with_several_captures_asks_and_does_not_guess() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    assert table.click(table.at("7D")) == [ChoiceOpened(card("7D"), SEVERAL_PLAYS)]
    assert table.click(table.at("7D")) == []
    assert table.click(table.cloth) == []
    assert table.mode() is Mode.CHOOSING


def test_the_pointer_previews_while_choosing() -> None:
    table = Table(*SEVERAL)
    table.drag(table.at("7D"), table.cloth)
    assert table.shown() is None
    table.move(table.at("6C"), pressed=False)
    assert table.shown() == SEVERAL_PLAYS[0]
    table.move(table.cloth, pressed=False)
    assert table.shown() is None


def test_a_click_on_a_number_plays_that_capture() -> None:
    table = Table(*SEVERAL)
    table.drag(table.at("7D"), table.cloth)
    table.badges = [(1, Rect(300, 300, 20, 20)), (2, Rect(340, 300, 20, 20))]
    table.move(Point(345, 305), pressed=False)
    assert table.shown() == SEVERAL_PLAYS[1]
    assert table.click(Point(345, 305)) == [Made(SEVERAL_PLAYS[1])]


def test_out_of_turn_a_card_can_be_raised_but_not_played() -> None:
    table = Table(*SINGLE, turn=1)
    table.click(table.at("7C"))
    assert table.click(table.cloth) == [NotYet(card("7C")), WentHome(card("7C"))]


def test_a_raised_card_learns_of_the_turn() -> None:
    table = Table(*SINGLE, turn=1)
    table.click(table.at("7C"))
    assert table.shown() is None
    table.state = replace(table.state, turn=0)
    table.legal = legal_moves(table.state)
    table.gesture.sync(table.targets)
    assert table.shown() == play("7C", "3D 4D")
    assert table.click(table.cloth) == [Made(play("7C", "3D 4D"))]


# ------------------------------------------------------------------------------------------------ keys


def test_digits_choose_a_card_and_enter_plays_it() -> None:
    table = Table(*SINGLE)
    assert table.keys(1) == []
    assert table.gesture.focus == card("7C")
    assert table.keys(KeyName.ENTER) == [Made(play("7C", "3D 4D"))]


def test_arrows_walk_round_the_hand() -> None:
    table = Table(*SINGLE)
    names = []
    for key in (KeyName.RIGHT, KeyName.RIGHT, KeyName.RIGHT, KeyName.RIGHT, KeyName.LEFT):
        table.keys(key)
        names.append(str(table.gesture.focus))
    assert names == ["7C", "1B", "2B", "7C", "2B"]


def test_a_raised_card_lies_above_its_neighbours() -> None:
    table = Table("", "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", preset_options("scopone_scientifico"))
    covered = table.at("4D").moved(30, 0)
    assert table.targets.hit(covered).card == card("5D")
    table.click(table.at("4D").moved(-40, 0))
    assert table.targets.hit(covered).card == card("4D")


def test_zero_is_the_tenth_card() -> None:
    table = Table("", "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", preset_options("scopone_scientifico"))
    table.keys(0)
    assert table.gesture.focus == card("10D")
    few = Table(*SINGLE)
    assert few.gesture.handle(Stroke(0), few.targets) is None


def test_with_several_captures_enter_begins_with_the_first_and_tab_walks() -> None:
    table = Table(*SEVERAL)
    assert table.keys(1, KeyName.ENTER) == [ChoiceOpened(card("7D"), SEVERAL_PLAYS)]
    assert table.shown() == SEVERAL_PLAYS[0]
    table.keys(KeyName.TAB)
    assert table.shown() == SEVERAL_PLAYS[1]
    table.keys(KeyName.TAB)
    assert table.shown() == SEVERAL_PLAYS[0]
    table.keys(KeyName.BACK_TAB)
    assert table.keys(KeyName.ENTER) == [Made(SEVERAL_PLAYS[1])]


def test_digits_choose_among_captures_while_a_card_is_up() -> None:
    table = Table(*SEVERAL)
    table.click(table.at("7D"))
    assert table.keys(2) == []
    assert table.shown() == SEVERAL_PLAYS[1]
    assert table.keys(9) == [], "there is no ninth"
    assert table.keys(KeyName.ENTER) == [Made(SEVERAL_PLAYS[1])]


@pytest.mark.parametrize("key", [KeyName.BACKSPACE, KeyName.ESCAPE])
def test_backspace_and_escape_take_back_one_step(key: KeyName) -> None:
    table = Table(*SEVERAL)
    table.drag(table.at("7D"), table.cloth)
    assert table.keys(key) == [WentHome(card("7D"))]
    table.keys(1)
    table.keys(key)
    assert table.gesture.focus is None
    assert table.gesture.handle(Stroke(key), table.targets) is None, "nothing left: the scene may use the key"


def test_arrows_lower_a_raised_card_and_go_on() -> None:
    table = Table(*SINGLE)
    table.click(table.at("7C"))
    assert table.keys(KeyName.RIGHT) == [WentHome(card("7C"))]
    assert table.gesture.focus == card("1B")


def test_more_than_nine_captures_are_walked_without_numbers() -> None:
    mixed = preset_options("quindici_mista")
    table = Table("1D 1C 2D 2C 3D 3C 4D 4C 5D 5C", "5B 10B 9B", options=mixed)
    table.keys(1, KeyName.ENTER)
    choice = table.gesture.choice
    assert len(choice.plays) > 9
    assert not choice.is_numbered
    seen = set()
    for _ in choice.plays:
        seen.add(table.shown())
        table.keys(KeyName.TAB)
    assert seen == set(choice.plays)


# ------------------------------------------------------------------------------------------------ declaring


def declaring() -> Table:
    table = Table("9D 9C 9S 9B", "1B 2C 3S", preset_options("cirulla"))
    table.legal = (Declare("low"), Keep())
    table.gesture.sync(table.targets)
    return table


@pytest.mark.parametrize(("key", "move"), [(KeyName.ENTER, Declare("low")), (KeyName.ESCAPE, Keep()), (2, Keep())])
def test_a_declaration_is_answered_by_key(key: KeyName | int, move: Move) -> None:
    table = declaring()
    assert table.mode() is Mode.DECLARING
    assert table.keys(key) == [Made(move)]


def test_no_card_can_be_played_before_the_declaration() -> None:
    table = declaring()
    assert table.drag(table.at("1B"), table.cloth) == []
    assert table.keys(3) == []
    table.legal = legal_moves(table.state)
    table.gesture.sync(table.targets)
    assert table.mode() is Mode.IDLE
    assert table.drag(table.at("1B"), table.cloth)[-1] == Made(play("1B", "9D 9C 9S 9B"))


# ------------------------------------------------------------------------------------------------ laws


def test_a_card_that_is_gone_is_let_go() -> None:
    table = Table(*SINGLE)
    table.press(table.at("7C"))
    table.move(Point(500, 400))
    table.state, _ = apply(table.state, play("7C", "3D 4D"))
    table.legal = ()
    table.gesture.sync(table.targets)
    assert table.mode() is Mode.IDLE
    assert table.gesture.card is None


points = st.builds(Point, st.floats(-20, 1300), st.floats(-20, 820))
inputs = st.one_of(
    st.builds(Press, points, st.just(0.0)),
    st.builds(Drag, points, st.just(0.0), st.booleans()),
    st.builds(Release, points, st.just(0.0)),
    st.builds(Withdraw, st.sampled_from(Withdrawal)),
    st.builds(Stroke, st.one_of(st.sampled_from(KeyName), st.integers(0, 9))),
)


@given(st.lists(inputs, max_size=30))
@settings(max_examples=60, deadline=None)
def test_no_order_of_inputs_makes_an_illegal_move_or_loses_a_card(sequence: list[Press]) -> None:
    table = Table(*SEVERAL)
    for number, one in enumerate(sequence):
        moment = replace(one, time=number * 0.03) if hasattr(one, "time") else one
        for intent in table.gesture.handle(moment, table.targets) or ():
            if isinstance(intent, Made):
                assert intent.move in table.legal
        mode = table.mode()
        assert (table.gesture.card is None) == (mode in (Mode.IDLE, Mode.DECLARING))
        assert (table.gesture.held_at is not None) == (mode is Mode.DRAGGING)
        table.gesture.sync(table.targets)
        assert table.mode() is mode, "nothing happened, so nothing changes"
