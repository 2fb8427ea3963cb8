"""Write the engine's golden files: `python build_scripts/write_golden.py perft|playthroughs`.

Only for a change of the rules that is meant: read the difference before it is committed. A new game kind needs both.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scopa_gui.engine import (  # noqa: E402  # the checkout must be importable without an installation
    CARDS,
    PRESET_KEYS,
    Card,
    Cards,
    CardsCaptured,
    DealerBonusTaken,
    DeclarationMade,
    Event,
    HandCounted,
    HandScore,
    HandStarted,
    LeftoversTaken,
    Phase,
    RuleOptions,
    State,
    apply,
    cards_text,
    deal,
    legal_moves,
    parse_cards,
    parse_move,
    preset_options,
)

PERFT_FILE: Final = ROOT / "tests" / "golden" / "perft.json"
PLAYTHROUGHS: Final = ROOT / "tests" / "golden" / "playthroughs"
LARGEST_COUNT: Final = 120
DEEPEST: Final = 9
"""Perft goes a ply deeper while the last count is at most LARGEST_COUNT, and never deeper than this."""
LAST_MOVES: Final = 7
"""The position so many moves before the end of a hand, whose perft runs to the count."""

# ------------------------------------------------------------------------------------------------ perft


def perft(state: State, depth: int) -> int:
    """The number of lines of `depth` moves; a hand that ends earlier counts as one line."""
    moves = legal_moves(state)
    if depth == 0 or not moves:
        return 1
    return sum(perft(apply(state, move)[0], depth - 1) for move in moves)


def position_of(entry: Mapping[str, object]) -> State:
    """The position of one entry: its deck dealt and its moves made."""
    options = preset_options(str(entry["preset"]))
    state, _ = deal(options, parse_cards(str(entry["deck"])), int(str(entry["dealer"])))
    for move in str(entry["moves"]).split():
        state, _ = apply(state, parse_move(move))
    return state


def counts(state: State) -> list[int]:
    """Perft of depth 1, 2, 3 and so on, until the lines are many."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] <= LARGEST_COUNT):
        found.append(perft(state, len(found) + 1))
    return found


def perft_entries() -> Iterator[dict[str, object]]:
    """Three positions for each game kind: the start of a hand, its middle, and a few plays before its end."""
    for key in PRESET_KEYS:
        options, chance = preset_options(key), Random(f"perft {key}")
        deck = playable_deck(options, chance)
        moves = random_moves(options, deck, chance)
        for made in (moves[:0], moves[: len(moves) // 2], moves[:-LAST_MOVES]):
            entry: dict[str, object] = {"preset": key, "dealer": 0, "deck": cards_text(deck), "moves": " ".join(made)}
            yield entry | {"counts": counts(position_of(entry))}


def playable_deck(options: RuleOptions, chance: Random) -> list[Card]:
    """A deck that is not void."""
    deck = list(CARDS)
    while True:
        chance.shuffle(deck)
        if deal(options, deck, 0)[0].phase is not Phase.VOID:
            return deck


def random_moves(options: RuleOptions, deck: Sequence[Card], chance: Random) -> list[str]:
    """The moves of a whole hand."""
    state, _ = deal(options, deck, 0)
    made: list[str] = []
    while moves := legal_moves(state):
        move = chance.choice(moves)
        made.append(str(move))
        state, _ = apply(state, move)
    return made


def write_perft() -> None:
    """Write tests/golden/perft.json, one entry a line."""
    lines = ",\n".join(json.dumps(entry) for entry in perft_entries())
    PERFT_FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


# ------------------------------------------------------------------------------------------------ playthroughs


@dataclass(frozen=True)
class Hand:
    """A whole hand: what a playthrough tells."""

    key: str
    deck: tuple[Card, ...]
    moves: tuple[str, ...]


def steps(hand: Hand) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Each move with what happened; the deal comes first."""
    state, events = deal(preset_options(hand.key), hand.deck, 0)
    yield "deal", events
    for move in hand.moves:
        state, events = apply(state, parse_move(move))
        yield move, events


def playthrough(hand: Hand) -> str:
    """The hand as readable lines: options, deck, every move with its events, the count."""
    lines = [f"game: {hand.key}", f"options: {preset_options(hand.key)}", f"deck: {cards_text(hand.deck)}"]
    for move, events in steps(hand):
        lines += ["", f"> {move}"]
        for event in events:
            lines += count_lines(event.score) if isinstance(event, HandCounted) else [event_line(event)]
    return "\n".join(lines) + "\n"


def event_line(event: Event) -> str:
    """One event: its name and its fields, but for the options that head the page."""
    names = [field.name for field in fields(event) if not isinstance(event, HandStarted) or field.name != "options"]
    return "  " + " ".join([type(event).__name__, *(f"{name}={word(getattr(event, name))}" for name in names)])


def word(value: object) -> str:
    """A field's value, cards in notation."""
    match value:
        case Cards():
            return f"[{value}]"
        case tuple():
            return f"[{' '.join(map(str, value)) or '-'}]"
        case Phase():
            return value.value
        case _:
            return str(value)


def count_lines(score: HandScore) -> list[str]:
    """The count as rows of numbers by side."""
    rows = [("", "amounts", "points", "winner")]
    rows += [(row.category, numbers(row.amounts), numbers(row.points), str(row.winner)) for row in score.rows]
    rows += [("total", "", numbers(score.points), f"wins the match: {score.wins_match}")]
    return ["  HandCounted", *("    " + "".join(f"{cell:<17}" for cell in row).rstrip() for row in rows)]


def numbers(values: Sequence[int]) -> str:
    """Numbers by side."""
    return " - ".join(map(str, values))


def hand_of(text: str) -> Hand:
    """Read deck and moves out of a playthrough."""
    heads = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    moves = [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]
    return Hand(heads["game"], parse_cards(heads["deck"]), tuple(moves[1:]))


def telling_hand(key: str) -> Hand:
    """The first random hand in which much of the game happens: scope, leftovers, and what its options add."""
    options = preset_options(key)
    wanted = telling_events(options)
    for seed in range(100_000):
        chance = Random(f"{key} {seed}")
        deck = playable_deck(options, chance)
        hand = Hand(key, tuple(deck), tuple(random_moves(options, deck, chance)))
        happened = [event for _, events in steps(hand) for event in events]
        if all(any(map(one, happened)) for one in wanted):
            return hand
    raise LookupError(f"no hand of {key} shows all that is wanted")


def telling_events(options: RuleOptions) -> list[Callable[[Event], bool]]:
    """What a playthrough should show of a game with these options."""
    wanted: list[Callable[[Event], bool]] = [
        lambda event: isinstance(event, CardsCaptured) and event.scopa,
        lambda event: isinstance(event, LeftoversTaken),
    ]
    if options.ace_sweep != "off":
        wanted.append(lambda event: isinstance(event, CardsCaptured) and event.kind == "ace_sweep")
    if options.dealer_bonus_15:
        wanted.append(lambda event: isinstance(event, DealerBonusTaken))
    if options.hand_declarations:
        wanted.append(lambda event: isinstance(event, DeclarationMade))
    for category in ("napola", "rebello_six", "re_bello", "piccola"):
        if options.value_of(category) not in (False, "off"):
            wanted.append(lambda event, name=category: isinstance(event, HandCounted) and scores(event.score, name))  # type: ignore[misc]
    return wanted


def scores(score: HandScore, name: str) -> bool:
    """Whether somebody scores in the row called `name`."""
    return any(row.category == name and any(row.points) for row in score.rows)


def write_playthroughs() -> None:
    """Write tests/golden/playthroughs: hands that are there already are told anew, missing ones are looked for."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for key in PRESET_KEYS:
        path = PLAYTHROUGHS / f"{key}.txt"
        hand = hand_of(path.read_text(encoding="utf-8")) if path.exists() else telling_hand(key)
        path.write_text(playthrough(hand), encoding="utf-8")


COMMANDS: Final = {"perft": write_perft, "playthroughs": write_playthroughs}


def main(arguments: Sequence[str]) -> int:
    """Write what is asked for."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: write_golden.py {'|'.join(COMMANDS)}", file=sys.stderr)
        return 2
    COMMANDS[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
