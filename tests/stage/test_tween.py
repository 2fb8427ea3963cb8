"""Ways of cards: ends that are exact, turns that are short, bends without a jump."""

from __future__ import annotations

import pytest

from scopa_gui.engine import Card, CardLaid, HandCounted, Phase, TurnStarted
from scopa_gui.stage import tween
from scopa_gui.stage.cues import Cue, cue_for
from scopa_gui.stage.geometry import Pose
from scopa_gui.stage.timing import Pace, Speed
from scopa_gui.stage.tween import Frame, Leg, Track, short_turn
from tests.stage.hands import KINDS, hand

EASES = [
    tween.linear,
    tween.in_quad,
    tween.out_quad,
    tween.in_out_quad,
    tween.out_cubic,
    tween.in_out_cubic,
    tween.out_back,
]
HERE = Pose(100, 200, 170, 80, 0, False)
THERE = Pose(500, 260, -170, 120, 4, True)


@pytest.mark.parametrize("ease", EASES, ids=lambda ease: ease.__name__)
def test_every_easing_begins_at_nothing_and_ends_at_all(ease: tween.Ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_the_overshoot_is_four_percent() -> None:
    assert max(tween.out_back(i / 1000) for i in range(1001)) == pytest.approx(1.04, abs=0.002)


def test_a_track_begins_and_ends_exactly() -> None:
    track = Track(HERE, (Leg(to=THERE, seconds=0.3, arc=0.1, lift=9),), delay=0.1)
    assert track.at(0.05) == Frame(HERE)
    assert track.at(track.seconds) == Frame(THERE)
    middle = track.at(0.25).pose
    assert middle.y < 230, "the arc goes upwards"
    assert middle.z > 4


def test_cards_turn_the_short_way() -> None:
    assert short_turn(170, -170) == 20
    middle = Track(HERE, (Leg(to=THERE, seconds=1),)).at(0.5).pose
    assert middle.angle == pytest.approx(180)


def test_a_card_turns_over_within_its_window() -> None:
    track = Track(HERE, (Leg(to=THERE, seconds=1, flip=(0.4, 0.6)),))
    assert (track.at(0.39).width, track.at(0.39).pose.face_up) == (1, False)
    assert track.at(0.5).width == pytest.approx(0, abs=0.01)
    assert (track.at(0.61).width, track.at(0.61).pose.face_up) == (1, True)


@pytest.mark.parametrize("age", [0.0, 0.05, 0.2, 0.45, 0.55, 0.7, 0.9, 1.15])
def test_a_bent_track_goes_on_from_where_it_was(age: float) -> None:
    legs = (Leg(to=THERE, seconds=0.5, arc=0.1), Leg(to=HERE, seconds=0.6, flip=(0.0, 0.8)))
    track = Track(HERE, legs, delay=0.1)
    target = Pose(700, 700, 5, 90, 0, False)
    bent = track.bent(age, target)
    was, now = track.at(age), bent.at(1e-6)
    assert now.pose.center.distance(was.pose.center) < 0.1
    assert now.pose.face_up == was.pose.face_up
    assert now.width == pytest.approx(was.width, abs=0.01)
    assert bent.seconds == pytest.approx(max(0, track.seconds - age))
    assert bent.at(99) == Frame(target)


@pytest.mark.parametrize("age", [0.1, 0.35, 0.5, 0.9])
def test_a_track_bent_twice_still_turns_over_once(age: float) -> None:
    track = Track(THERE, (Leg(to=HERE, seconds=1.0, flip=(0.3, 0.7)),))
    twice = track.bent(age / 2, HERE).bent(age / 2, HERE)
    for later in (0.01, 0.05, 0.09):
        plain, bent = track.at(age + later), twice.at(later)
        assert bent.pose.face_up == plain.pose.face_up
        assert bent.width == pytest.approx(plain.width, abs=0.01)


def test_reduced_motion_fades_and_never_travels() -> None:
    track = Track(HERE, (Leg(to=THERE, seconds=0.12, fades=True),))
    seen = [track.at(i * 0.01) for i in range(13)]
    assert {frame.pose.center for frame in seen} == {HERE.center, THERE.center}
    assert min(frame.alpha for frame in seen) < 0.05
    assert Pace(Speed.NORMAL, reduced=True).travel(380) == pytest.approx(0.12)


def test_speed_multiplies_pauses_and_ways() -> None:
    assert [Pace(speed).wait(100) for speed in Speed] == pytest.approx([0, 0.16, 0.1, 0.055])


def test_every_event_of_every_game_has_its_sound_or_its_silence() -> None:
    heard = {cue_for(event) for kind in KINDS.values() for step in hand(kind, 1) for event in step.events}
    assert {Cue.DEAL, Cue.PLACE, Cue.GATHER, Cue.SCOPA, Cue.SHUFFLE, None} <= heard
    assert cue_for(CardLaid(0, Card.parse("7D"))) is Cue.PLACE
    assert cue_for(TurnStarted(0, Phase.PLAYING)) is None


def test_counting_is_silent_at_the_table() -> None:
    last = hand(KINDS["scopa_classica-2"], 1)[-1].events[-1]
    assert isinstance(last, HandCounted)
    assert cue_for(last) is None
