"""The words of the statistics."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.card_words import half_points, percent
from scopa_gui.app.i18n import npgettext, pgettext, translate
from scopa_gui.app.statistics import Tally
from scopa_gui.engine.marks import NP_

_LABELS: Final = {
    "matches": NP_("statistics", "Matches"),
    "won": NP_("statistics", "Won"),
    "hands": NP_("statistics", "Hands"),
    "points": NP_("statistics", "Points a hand"),
    "against": NP_("statistics", "Points against"),
    "scope": NP_("statistics", "Scopas a hand"),
    "best": NP_("statistics", "Best hand"),
    "run": NP_("statistics", "Longest run of wins"),
}


def nothing_yet() -> str:
    """What an empty book says."""
    return pgettext("statistics", "Nothing is written here yet: play a hand.")


def last_hands(n: int) -> str:
    """Head the chart."""
    return npgettext("statistics", "The last hand", "The last {n} hands", n).format(n=n)


def above_and_below() -> str:
    """Explain the chart's bars."""
    return pgettext("statistics", "Up: points more than the others. Down: points fewer.")


def matches_played(n: int) -> str:
    """How many matches, for the title's menu."""
    return npgettext("statistics", "{n} match", "{n} matches", n).format(n=n)


def practice_left_out() -> str:
    """What is not counted."""
    return pgettext("statistics", "Practice matches are left out.")


def rows_of(tally: Tally) -> tuple[tuple[str, str], ...]:
    """Label and number of everything that is counted, in the order of the page."""
    numbers = {
        "matches": str(tally.matches),
        "won": f"{tally.won} ({percent(round(100 * tally.won / tally.matches))})" if tally.matches else "0",
        "hands": str(tally.hands),
        "points": _mean(tally.points, tally.hands),
        "against": _mean(tally.points_against, tally.hands),
        "scope": _mean(tally.scope, tally.hands),
        "best": str(tally.best_hand),
        "run": str(tally.longest_run),
    }
    return tuple((translate(_LABELS[key]), number) for key, number in numbers.items())


def _mean(total: int, count: int) -> str:
    """A mean with one decimal, with the sign of the language; a dash where nothing was played."""
    if not count:
        return "–"
    tenths = round(10 * total / count)
    if tenths % 10 == 0:
        return half_points(tenths / 10)
    return pgettext("decimal", "{whole}.{tenth}").format(whole=tenths // 10, tenth=tenths % 10)
