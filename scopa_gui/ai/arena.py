"""Measure two players against each other from a shell.

    python -m scopa_gui.ai.arena medium naive --game scopa_classica --deals 5000 --seed 1 --jobs 2 --json rows.json

Every deal is played once for each side that the first player can take, so that the cards favour nobody.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median, quantiles, stdev

from scopa_gui.ai.contest import DealResult, play_deal
from scopa_gui.ai.match_share import matches_won
from scopa_gui.ai.roster import contestant
from scopa_gui.engine import PRESET_KEYS, RuleOptions, preset_options

WIDTH_95 = 1.96


@dataclass(frozen=True, slots=True)
class Summary:
    """What a contest showed for A: points a hand with the half width of the 95 % interval, shares, ms a move.

    The interval comes from the deals, not from single hands: a deal's hands share their cards. `won` and `tied` are
    shares of hands, `matches` of matches to the target made of them.
    """

    first: str
    second: str
    game: str
    seed: int
    deals: int
    hands: int
    points: float
    half_width: float
    won: float
    tied: float
    matches: float | None
    median_ms: tuple[float, float]
    p99_ms: tuple[float, float]

    def __str__(self) -> str:
        low, high = self.points - self.half_width, self.points + self.half_width
        times = ", ".join(
            f"{name} {middle:.2f} (p99 {late:.2f})"
            for name, middle, late in zip((self.first, self.second), self.median_ms, self.p99_ms, strict=True)
        )
        matches = "none ends" if self.matches is None else f"{self.matches:.1%}"
        return (
            f"{self.first} - {self.second}, {self.game}: {self.points:+.3f} ±{self.half_width:.3f} points a hand "
            f"({low:+.3f} to {high:+.3f}) over {self.hands} hands; "
            f"won {self.won:.1%}, tied {self.tied:.1%}, matches {matches}; ms a move: {times}"
        )


def summarise(
    words: tuple[str, str], game: str, options: RuleOptions, seed: int, results: Sequence[DealResult]
) -> Summary:
    """Gather the deals of a contest; at least two are needed for an interval (ValueError)."""
    if len(results) < 2:
        raise ValueError("an interval needs at least two deals")
    means = [result.mean for result in results]
    hands = [hand for result in results for hand in result.hands]
    differences = [hand.difference for hand in hands]
    times = ([ms for one in results for ms in one.moves_a], [ms for one in results for ms in one.moves_b])
    return Summary(
        *words,
        game,
        seed,
        deals=len(results),
        hands=len(hands),
        points=fmean(means),
        half_width=WIDTH_95 * stdev(means) / sqrt(len(means)),
        won=fmean(difference > 0 for difference in differences),
        tied=fmean(difference == 0 for difference in differences),
        matches=matches_won(options, hands, seed),
        median_ms=(_median(times[0]), _median(times[1])),
        p99_ms=(_late(times[0]), _late(times[1])),
    )


def _median(times: Sequence[float]) -> float:
    return median(times) if times else 0.0


def _late(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[-1] if len(times) > 1 else 0.0


def _one_deal(words: tuple[str, str], options: RuleOptions, seed: int, number: int) -> DealResult:
    return play_deal(options, (contestant(words[0]), contestant(words[1])), seed, number)


@contextmanager
def _results(
    words: tuple[str, str], options: RuleOptions, seed: int, deals: int, jobs: int
) -> Iterator[Iterator[DealResult]]:
    play = partial(_one_deal, words, options, seed)
    if jobs == 1:
        yield map(play, range(deals))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(play, range(deals), chunksize=max(1, min(20, deals // (4 * jobs))))


def contest(
    words: tuple[str, str], game: str, deals: int, seed: int, jobs: int = 1, *, players: int | None = None
) -> Summary:
    """Play a whole contest and sum it up; progress goes to the standard error stream when that is a terminal."""
    for word in words:
        contestant(word)
    options = preset_options(game, players)
    results: list[DealResult] = []
    with _results(words, options, seed, deals, jobs) as stream:
        for result in stream:
            results.append(result)
            _show_progress(results, deals)
    return summarise(words, game, options, seed, results)


def _show_progress(results: Sequence[DealResult], deals: int) -> None:
    if sys.stderr.isatty():
        so_far = fmean(result.mean for result in results)
        end = "\n" if len(results) == deals else ""
        print(f"\r{len(results)} of {deals} deals, {so_far:+.3f} points a hand", end=end, file=sys.stderr, flush=True)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scopa_gui.ai.arena", description="Measure two players.")
    parser.add_argument("first", help="a level or a strategy: easy, medium, random, naive, greedy, ...")
    parser.add_argument("second")
    parser.add_argument("--game", default="scopa_classica", choices=PRESET_KEYS, metavar="KEY")
    parser.add_argument("--players", type=int, help="another number of players than the game's usual one")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="each is played from every side")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="append the row to this file, one a line")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Run a contest from the command line; 0 when it was played, 2 when something was misnamed."""
    given = _arguments(words)
    try:
        summary = contest(
            (given.first, given.second), given.game, given.deals, given.seed, given.jobs, players=given.players
        )
    except (LookupError, ValueError) as error:
        print(error.args[0], file=sys.stderr)
        return 2
    print(summary)
    if given.json is not None:
        with given.json.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(summary)) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
