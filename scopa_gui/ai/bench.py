"""Measure how fast this machine plays hands at random.

    python -m scopa_gui.ai.bench --json speed.json

Prints, a second: random hands of the lean loop, shuffle and count included; look-aheads of the search at the first
play of a hand, the widest; exact values of a last round; whole hands through the engine's `deal` and `apply`. Each
number is the median of several runs, a second one of the processor: other programs on the machine hardly count. Then
the longest of some thoughts of the master, by the clock on the wall, which other programs do delay, and what of it no
limit shortens: the processor's time for a thought that is given none.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from scopa_gui.ai.counting import counter
from scopa_gui.ai.expert import SearchPlayer
from scopa_gui.ai.random_hands import DEALT, random_hand
from scopa_gui.ai.search import Clock, run
from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.ai.simulate import Position
from scopa_gui.ai.solver import Solver
from scopa_gui.ai.strategy import Limit
from scopa_gui.ai.worlds import Worlds
from scopa_gui.engine import (
    Phase,
    PlayerView,
    RuleOptions,
    apply,
    deal,
    legal_moves,
    preset_options,
    seats_of_sides,
    view_for,
)

RUNS: Final = 5


def playouts(game: str, hands: int, seed: int = 1) -> float:
    """Processor seconds for `hands` random hands of `game`, each from a fresh shuffle to its count."""
    options = preset_options(game)
    count, sides = counter(options), len(seats_of_sides(options))
    chance = random.Random(seed).random
    deck, opening = list(DEALT), options.table_size
    total = 0
    started = time.process_time()
    for _ in range(hands):
        deck.sort(key=lambda _: chance())
        table = 0
        for bit, _, _ in deck[:opening]:
            table |= bit
        piles, scope = [0] * sides, [0] * sides
        random_hand(deck[opening:], table, piles, scope, 0, chance)
        points = count(piles)
        total += points[0] + scope[0] - points[1] - scope[1]
    return time.process_time() - started


def engine_hands(game: str, hands: int, seed: int = 1) -> float:
    """Processor seconds for `hands` random hands of `game` through `deal`, `legal_moves` and `apply`."""
    options, rng = preset_options(game), random.Random(seed)
    started = time.process_time()
    for number in range(hands):
        state, _ = deal(options, shuffled_deck(rng), number % options.players)
        while state.phase not in (Phase.OVER, Phase.VOID):
            state, _ = apply(state, rng.choice(legal_moves(state)))
    return time.process_time() - started


def look_aheads(game: str, number: int, seed: int = 1) -> float:
    """Processor seconds for `number` look-aheads of the search at the first play of a hand."""
    options, rng = preset_options(game), random.Random(seed)
    view = _first_view(options, rng)
    searching = SearchPlayer().searching(view, Position.of_view(view), rng)
    draw = Worlds(view, rng).draw
    started = time.process_time()
    run(searching, draw, Clock(number, None))
    return time.process_time() - started


def _first_view(options: RuleOptions, rng: random.Random) -> PlayerView:
    while True:
        state, _ = deal(options, shuffled_deck(rng), 0)
        if state.phase is Phase.PLAYING:
            return view_for(state, state.turn)


def solved_rounds(game: str, number: int, seed: int = 1) -> float:
    """Processor seconds to solve `number` ends of a hand: twelve cards of four players, six of two."""
    options, rng = preset_options(game), random.Random(seed)
    positions = [_end_of_hand(options, rng) for _ in range(number)]
    started = time.process_time()
    for position in positions:
        Solver(position).values(position)
    return time.process_time() - started


def _end_of_hand(options: RuleOptions, rng: random.Random) -> Position:
    state, _ = deal(options, shuffled_deck(rng), 0)
    while len(state.stock) + sum(map(len, state.held)) > 3 * options.players and legal_moves(state):
        state, _ = apply(state, rng.choice(legal_moves(state)))
    return Position.of_state(state)


def longest_thought(game: str, seconds: float, thoughts: int, clock: Callable[[], float], seed: int = 1) -> float:
    """Seconds by `clock` of the longest of `thoughts` at the first play of a hand, `seconds` being given."""
    rng = random.Random(seed)
    longest = 0.0
    for _ in range(thoughts):
        view = _first_view(preset_options(game), rng)
        started = clock()
        SearchPlayer().think(view, Limit(seconds=seconds), rng)
        longest = max(longest, clock() - started)
    return longest


CLOCKED: Final = (("scopa_classica", 0.3, 20), ("scopone", 0.6, 10))
"""(game, seconds allowed, thoughts)."""

MEASURES: Final[dict[str, tuple[Callable[[str, int], float], str, int]]] = {
    "random hands, two players": (playouts, "scopa_classica", 4000),
    "random hands, scopone": (playouts, "scopone_scientifico", 4000),
    "look-aheads to the end of the round, two players": (look_aheads, "scopa_classica", 5000),
    "look-aheads to the end of the hand, scopone": (look_aheads, "scopone_scientifico", 2000),
    "exact ends, two players, six cards": (solved_rounds, "scopa_classica", 100),
    "exact ends, scopone, twelve cards": (solved_rounds, "scopone_scientifico", 20),
    "apply, two players": (engine_hands, "scopa_classica", 100),
    "apply, scopone": (engine_hands, "scopone_scientifico", 100),
}


def measure(runs: int = RUNS) -> dict[str, float]:
    """Hands a second by name; the median of `runs`."""
    return {
        name: hands / median(seconds(game, hands) for _ in range(runs))
        for name, (seconds, game, hands) in MEASURES.items()
    }


def main(words: Sequence[str] | None = None) -> int:
    """Run the measures from the command line."""
    parser = argparse.ArgumentParser(prog="python -m scopa_gui.ai.bench", description="Measure the speed of play.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers to this file")
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N")
    given = parser.parse_args(words)
    rates = measure(given.runs)
    for name, rate in rates.items():
        print(f"{name}: {rate:,.0f} a second")
    longest = {
        f"{game}, {allowed} s": (
            longest_thought(game, allowed, number, time.perf_counter),
            longest_thought(game, 0.0, number, time.process_time),
        )
        for game, allowed, number in CLOCKED
    }
    for name, (wall, least) in longest.items():
        print(f"longest thought, {name} allowed: {wall:.3f} s; none allowed: {least:.3f} s of the processor")
    if given.json is not None:
        report = {"python": sys.version.split()[0], "rates": rates, "longest_thoughts": longest}
        given.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
