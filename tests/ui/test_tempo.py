"""The loop's tempo: quick while something happens, ever rarer looks while nothing does, and no time lost."""

from __future__ import annotations

import pytest

from scopa_gui.ui.tempo import METRICS, Tempo


def quiet_for(tempo: Tempo, seconds: float, look: float = 0.05) -> list[float | None]:
    """What the scenes are told at each look while nothing happens."""
    told = []
    for _ in range(round(seconds / look)):
        tempo.passed(look)
        told.append(tempo.step())
    return told


def test_the_longer_nothing_happens_the_more_rarely_it_looks() -> None:
    tempo = Tempo()
    rates = [tempo.rate(is_moving=False)]
    for seconds in (1.0, METRICS.awake):
        quiet_for(tempo, seconds)
        rates.append(tempo.rate(is_moving=False))
    assert rates == [METRICS.moving, METRICS.resting, METRICS.asleep]
    assert METRICS.moving > METRICS.resting > METRICS.asleep


def test_what_moves_is_shown_at_full_rate_however_long_it_moves() -> None:
    tempo = Tempo()
    quiet_for(tempo, 2 * METRICS.awake)
    assert tempo.rate(is_moving=True) == METRICS.moving


def test_an_event_wakes_it_at_once() -> None:
    tempo = Tempo()
    quiet_for(tempo, 2 * METRICS.awake)
    tempo.passed(0.05)
    tempo.stirred()
    assert tempo.step() is not None
    assert tempo.rate(is_moving=False) == METRICS.moving


def test_asleep_it_tells_of_time_in_large_pieces_and_loses_none() -> None:
    tempo = Tempo()
    quiet_for(tempo, 2 * METRICS.awake)
    told = quiet_for(tempo, 4.0)
    assert told.count(None) > len(told) / 2
    assert sum(step for step in told if step is not None) == pytest.approx(4.0, abs=METRICS.sleeping_step)


def test_after_a_pause_of_the_whole_machine_motion_goes_on_where_it_was() -> None:
    tempo = Tempo()
    tempo.passed(50.0)
    tempo.stirred()
    assert tempo.step() == METRICS.longest_step
    tempo.passed(0.01)
    assert tempo.step() == pytest.approx(0.01)
