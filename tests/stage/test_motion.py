"""Motion: however time is cut, skipped or resized, the pictures end where the board says."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.engine import (
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    DealerBonusTaken,
    Event,
    HandStarted,
    Phase,
    RuleOptions,
    TableDealt,
    TurnStarted,
)
from scopa_gui.stage.board import Board, Hidden, Key
from scopa_gui.stage.cues import Cue
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.motion import Motion, settled_in_pile
from scopa_gui.stage.timing import HELD_Z, TIMING, Pace, Speed
from tests.stage.hands import KINDS, hand, table_layout

FOREVER = 600.0
CLASSIC = KINDS["scopa_classica-2"]


def events_of(options: RuleOptions, seed: int, viewer: int, steps: int | None = None) -> list[Event]:
    return [event for step in hand(options, seed)[:steps] for event in step.seen(viewer)]


def motion_for(options: RuleOptions, viewer: int = 0, pace: Pace | None = None) -> Motion:
    return Motion(Board.empty(options, viewer, 0), table_layout(options), pace)


def run(motion: Motion, frames: Iterable[float]) -> list[Event]:
    return [event for dt in frames for event in motion.advance(dt).events]


@pytest.mark.parametrize("kind", KINDS)
def test_every_frame_rate_and_skip_end_at_the_boards_rest(kind: str) -> None:
    options = KINDS[kind]
    viewer = len(kind) % options.players
    events = events_of(options, 11, viewer, steps=14)
    rest = Board.empty(options, viewer, 0).folded(events).rest(table_layout(options))
    rng = random.Random(5)
    for frames in ([FOREVER], [0.25] * 400, [rng.uniform(0.1, 1.5) for _ in range(300)]):
        motion = motion_for(options, viewer)
        motion.enqueue(events)
        assert run(motion, frames) == events
        assert motion.is_still
        assert motion.poses == rest
        assert list(motion.poses) == list(rest), "the drawing order is the board's"
    skipped = motion_for(options, viewer)
    skipped.enqueue(events)
    run(skipped, [0.3, 0.3])
    skipped.skip()
    assert skipped.is_still
    assert skipped.poses == rest


@pytest.mark.parametrize(
    "pace", [Pace(Speed.OFF), Pace(Speed.FAST), Pace(Speed.SLOW), Pace(Speed.NORMAL, reduced=True)]
)
def test_every_pace_ends_alike(pace: Pace) -> None:
    events = events_of(CLASSIC, 4, 0)
    motion = motion_for(CLASSIC, 0, pace)
    motion.enqueue(events)
    run(motion, [0.0] if pace.speed is Speed.OFF else [FOREVER])
    assert motion.is_still
    assert motion.poses == Board.empty(CLASSIC, 0, 0).folded(events).rest(table_layout(CLASSIC))


@given(cut=st.floats(0, 4), more=st.floats(0, 2), size=st.sampled_from([(960, 600), (1920, 1080), (800, 1000)]))
@settings(max_examples=25, deadline=None)
def test_a_resize_in_the_middle_ends_in_the_new_layout(cut: float, more: float, size: tuple[int, int]) -> None:
    options = KINDS["scopa_a_coppie-4"]
    events = events_of(options, 8, 1, steps=3)
    motion = motion_for(options, 1)
    motion.enqueue(events)
    motion.advance(cut)
    layout = table_layout(options, *size)
    motion.relayout(layout)
    on_screen = motion.layout.window.grown(layout.hand_height)
    assert all(on_screen.contains(pose.center) for pose in motion.poses.values())
    run(motion, [more, FOREVER])
    assert motion.poses == Board.empty(options, 1, 0).folded(events).rest(layout)


def test_after_a_resize_cards_glide_to_their_new_places_without_a_jump() -> None:
    motion = motion_for(CLASSIC)
    motion.enqueue(events_of(CLASSIC, 8, 0, steps=1))
    motion.advance(0.75)
    layout = table_layout(CLASSIC, 1920, 1080)
    motion.relayout(layout)
    rest = motion.board.rest(layout)
    moving = [key for key in rest if motion.is_moving(key)]
    assert moving
    for _ in range(1200):
        last = motion.poses
        flying = [key for key in moving if motion.is_moving(key)]
        motion.advance(0.001)
        for key in flying:
            if not motion.is_moving(key):
                assert rest[key].center.distance(last[key].center) < 2, "it comes to rest where it was going"
            assert motion.poses[key].center.distance(last[key].center) < 30


def test_a_resize_takes_the_held_card_out_of_the_hand() -> None:
    motion, event = capture_by(0)
    motion.hold(event.card, Pose(500, 420, 4, motion.layout.hand_height, HELD_Z))
    layout = table_layout(CLASSIC, 1000, 640)
    motion.relayout(layout)
    assert not motion.is_moving(event.card)
    assert motion.poses == motion.board.rest(layout)


def test_what_is_taken_has_arrived_before_it_is_taken() -> None:
    """The dealer's fifteen: the four cards are dealt, lie there, and only then go to the dealer."""
    options = KINDS["cirulla-2"]
    cards = tuple(map(Card.parse, ("1D", "2D", "3D", "9D")))
    board = Board.empty(options, 0, 1).after(HandStarted(options, 1, 40))
    motion = Motion(board, table_layout(options))
    motion.enqueue([TableDealt(cards), DealerBonusTaken(1, 1, Cards.of(cards), 15, 1, cards[:1])])
    motion.advance((3 * TIMING.deal_apart + TIMING.deal - 10) / 1000)
    assert not motion.board.piles[1]
    motion.advance(0.02)
    assert motion.board.piles[1]
    assert motion.poses[cards[3]] == board.after(TableDealt(cards)).rest(motion.layout)[cards[3]]


def test_frames_cut_differently_show_the_same_moment() -> None:
    events = events_of(CLASSIC, 4, 0, steps=1)
    moments = []
    for frames in ([0.5], [0.125] * 4, [0.4, 0.1]):
        motion = motion_for(CLASSIC)
        motion.enqueue(events)
        run(motion, frames)
        moments.append({key: (round(pose.x, 6), round(pose.y, 6)) for key, pose in motion.poses.items()})
    assert moments[0] == moments[1] == moments[2]


def test_a_dealt_card_comes_from_the_stock_and_turns_over_in_flight() -> None:
    motion = motion_for(CLASSIC)
    events = events_of(CLASSIC, 4, 0, steps=1)
    motion.enqueue(events)
    motion.advance(0.001)
    layout = motion.layout
    first = next(iter(motion.poses.values()))
    assert first.center.distance(layout.stock(4).center) < 30
    own: Card | None = None
    widths, faces = [], []
    for _ in range(200):
        motion.advance(0.01)
        own = next(iter(motion.board.held), own)
        if own is not None and own in motion.frames:
            widths.append(motion.frames[own].width)
            faces.append(motion.frames[own].pose.face_up)
    assert faces[0] is False
    assert faces[-1] is True
    assert min(widths) < 0.5


def capture_by(seat: int, scopa: bool = False) -> tuple[Motion, CardsCaptured]:
    """A table of 3D 4D 9S, where `seat` is about to take the first two with 7C."""
    board = Board.empty(CLASSIC, 0, 1).after(HandStarted(CLASSIC, 1, 40))
    board = board.after(TableDealt(tuple(map(Card.parse, ("3D", "4D", "9S")))))
    own = tuple(map(Card.parse, ("6C" if seat else "7C", "1B", "2B")))
    board = replace(board, hands=(own, (None,) * 3), stock=30)
    taken = Cards.parse("3D 4D")
    event = CardsCaptured(seat, seat, Card.parse("7C"), taken, "sum", scopa, scopa, False)
    return Motion(board, table_layout(CLASSIC)), event


def test_what_the_computer_plays_is_shown_before_it_takes() -> None:
    motion, event = capture_by(1)
    table = {card: motion.poses[card] for card in event.cards}
    motion.enqueue([event])
    motion.advance((TIMING.play + TIMING.shown - 20) / 1000)
    assert motion.frames[event.card].pose.face_up
    assert motion.frames[event.card].width == 1.0
    assert {card: motion.poses[card] for card in event.cards} == table, "the taken cards wait"
    assert motion.ringed == event.cards
    shown = motion.poses[event.card]
    assert motion.layout.zone.contains(shown.center)
    motion.advance((TIMING.gather + TIMING.gather_apart + 30) / 1000)
    assert all(motion.poses[card].center.distance(shown.center) < 60 for card in event.cards)
    assert not motion.ringed
    assert all(motion.poses[card].z < motion.poses[event.card].z for card in event.cards), "they slide under it"


def test_an_unknown_card_keeps_its_picture_when_it_is_played() -> None:
    motion, event = capture_by(1)
    places = {motion.poses[Hidden(1, i)].center for i in range(3)}
    motion.enqueue([event])
    motion.advance(0.0)
    played = motion.poses[event.card].center
    assert played in places
    left = {motion.poses[Hidden(1, i)].center for i in range(2)}
    assert left == places - {played}, "the others keep theirs, whatever they are called now"


def test_a_play_goes_on_from_where_the_pointer_let_the_card_fall() -> None:
    motion, event = capture_by(0)
    pointer = Pose(500, 420, 4, motion.layout.hand_height, HELD_Z)
    motion.hold(event.card, pointer)
    motion.advance(1)
    assert motion.poses[event.card] == pointer
    motion.enqueue([event])
    motion.advance(0.0)
    assert motion.poses[event.card] == pointer
    run(motion, [FOREVER])
    assert motion.poses == motion.board.rest(motion.layout)


def test_a_card_let_go_glides_home() -> None:
    motion, event = capture_by(0)
    home = motion.poses[event.card]
    motion.hold(event.card, Pose(500, 420, 4, motion.layout.hand_height, HELD_Z))
    motion.let_go()
    motion.advance(TIMING.cancel / 3000)
    assert motion.poses[event.card] != home
    assert motion.is_idle, "the person's own hand keeps nobody waiting"
    motion.advance(FOREVER)
    assert motion.poses[event.card] == home
    assert motion.is_still


def test_raised_cards_come_back_to_rest() -> None:
    motion, event = capture_by(0)
    home = motion.poses[event.card]
    raised = home.raised(20, 12)
    motion.set_stance({event.card: raised})
    motion.advance(FOREVER)
    assert motion.poses[event.card] == raised
    motion.set_stance({})
    motion.advance(FOREVER)
    assert motion.poses[event.card] == home


def test_undo_glides_to_the_board_of_the_view() -> None:
    steps = hand(CLASSIC, 6)
    motion = motion_for(CLASSIC)
    motion.enqueue(events_of(CLASSIC, 6, 0, steps=9))
    motion.advance(3.0)
    earlier = Board.of(steps[4].view(0))
    motion.reset(earlier, glide=True)
    run(motion, [0.1, FOREVER])
    fresh = Motion(earlier, motion.layout)
    assert motion.poses == fresh.poses
    assert motion.board == fresh.board


def jumps(motion: Motion, step: float = 0.02, seconds: float = 1.0) -> dict[Key, float]:
    """The furthest that each card in sight goes in one frame, in pixels."""
    furthest: dict[Key, float] = {}
    for _ in range(round(seconds / step)):
        before = motion.poses
        motion.advance(step)
        for key, pose in motion.poses.items():
            if key in before:
                furthest[key] = max(furthest.get(key, 0.0), pose.center.distance(before[key].center))
    return furthest


def test_a_table_turned_to_another_viewer_glides_and_hides_the_hand_at_once() -> None:
    state_of = hand(CLASSIC, 6)[8]
    boards = [Board.of(state_of.view(seat), veiled=veiled) for seat, veiled in ((0, False), (1, True), (1, False))]
    motion = Motion(boards[0], table_layout(CLASSIC))
    places = [motion.poses[key].center for key in boards[0].keys(0)]
    motion.reset(boards[1], glide=True)
    assert not motion.is_idle
    shown = [motion.poses[key] for key in boards[1].keys(0)]
    assert [pose.center for pose in shown] == places, "each card sets out from where it lay"
    assert not any(motion.poses[key].face_up for seat in (0, 1) for key in boards[1].keys(seat))
    assert max(jumps(motion).values()) < motion.layout.height / 5
    assert motion.is_still
    assert motion.poses == boards[1].rest(motion.layout)
    motion.reset(boards[2], glide=True)
    assert not any(motion.poses[key].face_up for key in boards[2].keys(1)), "it turns up where it lies"
    motion.advance(FOREVER)
    assert motion.poses == boards[2].rest(motion.layout)
    assert all(motion.poses[key].face_up for key in boards[2].keys(1))


def test_a_hand_put_in_another_order_glides() -> None:
    cards = tuple(map(Card.parse, ("9B", "2S", "1D")))
    board = replace(Board.empty(CLASSIC, 0, 1), hands=(cards, ()))
    motion = Motion(board, table_layout(CLASSIC))
    before = motion.poses
    motion.relayout(motion.layout, sort=True)
    assert motion.poses == before
    assert motion.is_idle, "nobody waits for it"
    assert 0 < max(jumps(motion).values()) < motion.layout.width / 8
    assert motion.poses == board.rest(motion.layout, sort=True)
    still = Motion(board, motion.layout, Pace(Speed.OFF))
    still.relayout(motion.layout, sort=True)
    assert still.poses == motion.poses


def test_a_scopa_is_written_once_and_sounds_once() -> None:
    motion, event = capture_by(1, scopa=True)
    motion.enqueue([event, TurnStarted(0, Phase.PLAYING)])
    moments = [motion.advance(0.05) for _ in range(60)]
    assert [one for moment in moments for one in moment.flourishes] == [event]
    cues = [one.cue for moment in moments for one in moment.sounds]
    assert cues.count(Cue.SCOPA) == 1
    assert Cue.GATHER not in cues
    assert motion.poses[event.card] == motion.layout.scopa(1, 0, 1)


def test_a_skipped_scopa_is_still_written() -> None:
    motion, event = capture_by(1, scopa=True)
    motion.enqueue([event])
    assert motion.skip().flourishes == (event,)
    motion, event = capture_by(1, scopa=True)
    motion.enqueue([event])
    motion.advance(0.1)
    assert motion.skip().flourishes == (event,)


def test_without_motion_only_few_sounds_are_heard() -> None:
    motion = motion_for(CLASSIC, 0, Pace(Speed.OFF))
    motion.enqueue(events_of(CLASSIC, 4, 0, steps=3))
    cues = {one.cue for one in motion.advance(0.0).sounds}
    assert cues <= {Cue.PLACE, Cue.SCOPA}
    assert cues


def test_the_pile_grows_when_the_cards_arrive() -> None:
    motion, event = capture_by(0)
    motion.enqueue([event])
    motion.advance(0.2)
    assert settled_in_pile(motion, 0) == 0
    motion.advance(FOREVER)
    assert settled_in_pile(motion, 0) == 3


def test_a_card_laid_sounds_when_it_touches_the_cloth() -> None:
    motion, _ = capture_by(1)
    motion.enqueue([CardLaid(1, Card.parse("5B"))])
    assert not motion.advance(0.2).sounds
    (sound,) = motion.advance(0.1).sounds
    assert sound.cue is Cue.PLACE
    assert 0.2 < sound.where < 0.8


def test_a_held_card_survives_what_others_do() -> None:
    motion, event = capture_by(1)
    pointer = Pose(500, 420, 4, motion.layout.hand_height, HELD_Z)
    mine = Card.parse("1B")
    motion.hold(mine, pointer)
    motion.enqueue([event])
    run(motion, [0.1] * 30)
    assert motion.poses[mine] == pointer
    motion.skip()
    assert motion.poses[mine] == pointer
