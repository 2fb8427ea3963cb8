"""Check the engine against folders of golden vectors: `python build_scripts/check_vectors.py FOLDER`.

Prints a line for each failing id with what was expected and found, then `N passed, M failed`; exits 1 if M > 0 and
2 when the folder holds no vectors or a file of them cannot be read.
The format is described in docs/rules.md section 20.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scopa_gui.engine import (  # noqa: E402  # the checkout must be importable without an installation
    NO_CARDS,
    PRESETS,
    Card,
    CardLaid,
    Cards,
    CardsCaptured,
    CardsDealt,
    DealerBonusTaken,
    DealVoided,
    Declaration,
    DeclarationMade,
    Event,
    HandScore,
    Keep,
    LeftoversTaken,
    Match,
    Move,
    Phase,
    Play,
    RuleOptions,
    State,
    TableDealt,
    apply,
    captures,
    cutter,
    deal,
    dealer_bonus,
    declarations,
    is_scopa,
    leftovers,
    lowest_draw,
    next_dealer,
    play_order,
    plays_of,
    preset_options,
    rounds_in_hand,
    score_piles,
    seats_of_sides,
    void_reason,
    with_values,
)

Entry = Mapping[str, Any]
SUMMED_EXTRAS = (
    "re_bello",
    "rebello_six",
    "three_six_bonus",
    "napola",
    "napoleone",
    "piccola",
    "grande",
    "declarations",
)


@dataclass(frozen=True)
class Result:
    """One check: the vector's id, what it expects and what the engine says, in comparable shapes."""

    id: str
    expected: object
    found: object

    @property
    def passed(self) -> bool:
        """Whether both are equal."""
        return self.expected == self.found


def options_of(entry: Entry) -> RuleOptions:
    """The preset's options with the entry's overrides; changing players also sets the fitting team form."""
    return with_values(preset_options(entry["preset"]), dict(entry["options"]))


def cards(names: Sequence[str] | None) -> Cards:
    """A set from a list of notations."""
    return Cards.of(Card.parse(name) for name in names or ())


def names(held: Cards | Sequence[Card]) -> list[str]:
    """A list of notations, sets in canonical order."""
    return [str(card) for card in (held.sorted() if isinstance(held, Cards) else held)]


def as_set(groups: Sequence[Sequence[str]]) -> frozenset[frozenset[str]]:
    """Captures compared as a set of sets."""
    return frozenset(frozenset(group) for group in groups)


def check_capture(entry: Entry) -> object:
    """captures.json: every capture, and whether laying down is allowed."""
    options, table, card = options_of(entry), cards(entry["table"]), Card.parse(entry["card"])
    matta = entry.get("matta_as") if options.matta == "plays_as_declared" else None
    found = captures(options, card, table, matta)
    return {
        "captures": as_set([names(one) for one in found]),
        "discard_allowed": Play(card) in plays_of(options, card, table, matta),
    }


def by_label(labels: Sequence[str], values: Sequence[object]) -> dict[str, object]:
    """Values by side under the vector's labels."""
    return dict(zip(labels, values, strict=True))


def label_of(labels: Sequence[str], side: int | None) -> str | None:
    """The vector's label of a side."""
    return None if side is None else labels[side]


def score_shape(options: RuleOptions, score: HandScore, labels: Sequence[str]) -> dict[str, object]:
    """A count in the shape of the vectors."""
    rows = {row.category: row for row in score.rows}
    shape: dict[str, object] = {
        key: {"counts": by_label(labels, rows[key].amounts), "winner": label_of(labels, rows[key].winner)}
        for key in ("cards", "denari", "sevens")
        if key in rows
    }
    shape["settebello"] = {"winner": label_of(labels, rows["settebello"].winner)}
    if "primiera" in rows:
        shape["primiera"] = {
            "suits": by_label(labels, [one.suits for one in score.primiere]),
            "totals": by_label(labels, [one.total for one in score.primiere]),
            "winner": label_of(labels, rows["primiera"].winner),
        }
    shape["scope"] = by_label(labels, rows["scope"].points)
    shape["extras"] = {key: by_label(labels, rows[key].points) for key in SUMMED_EXTRAS if key in rows}
    shape["points"] = by_label(labels, score.points)
    shape["wins_match"] = label_of(labels, score.wins_match)
    return shape


def check_scoring(entry: Entry) -> object:
    """scoring.json: the whole count of the given piles."""
    options, labels = options_of(entry), list(entry["piles"])
    declared = entry.get("declared_points", {})
    score = score_piles(
        options,
        [cards(entry["piles"][label]) for label in labels],
        [entry["scope"][label] for label in labels],
        [declared.get(label, 0) for label in labels],
    )
    return score_shape(options, score, labels)


def check_rounds(entry: Entry) -> object:
    """deal.json, rounds: the arithmetic of R-DEAL."""
    options = options_of(entry)
    rounds = rounds_in_hand(options)
    return {
        "players": options.players,
        "cards_per_hand": options.hand_size,
        "opening_table": options.table_size,
        "cards_per_round": options.players * options.hand_size,
        "rounds": rounds,
        "cards_per_player": options.hand_size * rounds,
    }


def check_opening(entry: Entry) -> object:
    """deal.json, opening: void deals and the dealer's bonus, judged and then really dealt."""
    options, table = options_of(entry), [Card.parse(name) for name in entry["table"]]
    void = void_reason(options, table)
    bonus = None if void else dealer_bonus(options, table)
    state, events = deal(options, deck_with_opening(options, table), dealer=0)
    taken = [event for event in events if isinstance(event, DealerBonusTaken)]
    return {
        "redeal": state.phase is Phase.VOID and void is not None,
        "dealer_captures": bool(taken) and bonus is not None,
        "dealer_scope": state.scope[0] if bonus else 0,
        "same_dealer_redeals": any(isinstance(event, DealVoided) and event.dealer == 0 for event in events),
        "table_after": None if void else names(state.table),
        "dealer_is_last_capturer": state.last_capturer == 0,
    }


def deck_with_opening(options: RuleOptions, table: Sequence[Card]) -> list[Card]:
    """A deck whose opening table is `table`: find where table cards lie in the deal, put these there."""
    plain = [Card(index) for index in range(40)]
    state, _ = deal(with_values(options, {"redeal_kings": 0, "redeal_aces": 0, "dealer_bonus_15": 0}), plain, dealer=0)
    places = [plain.index(card) for card in state.opening]
    deck = [card for card in plain if card not in table]
    for place, card in sorted(zip(places, table, strict=True)):
        deck.insert(place, card)
    return deck


def check_declaration(entry: Entry) -> object:
    """deal.json, declaration: best points, which kinds pay for the best matta value; that value is checked apart."""
    options, hand = options_of(entry), [Card.parse(name) for name in entry["hand"]]
    found = declarations(options, hand)
    best = found[0] if found else None
    kinds = kinds_at_best(options, hand, best)
    claimed = entry["expected"]["a_valid_matta_value"]
    return {
        "can_declare": best is not None,
        "points": best.points if best else 0,
        "low": "low" in kinds,
        "triple": "triple" in kinds,
        "a_valid_matta_value": claimed if is_valid_matta(options, hand, best, claimed) else "not valid",
    }


def every_value(options: RuleOptions, hand: Sequence[Card]) -> tuple[Declaration, ...]:
    """The declarations of `hand` for every value of the matta that pays, which `plays_as_declared` lists."""
    if options.matta == "off":
        return declarations(options, hand)
    return declarations(with_values(options, {"matta": "plays_as_declared"}), hand)


def kinds_at_best(options: RuleOptions, hand: Sequence[Card], best: Declaration | None) -> set[str]:
    """The plain kinds that hold together with the best declaration's value of the matta."""
    if best is None:
        return set()
    same: set[str] = {one.kind for one in every_value(options, hand) if one.matta_value == best.matta_value}
    return same - {"both"}


def is_valid_matta(options: RuleOptions, hand: Sequence[Card], best: Declaration | None, claimed: int | None) -> bool:
    """Whether `claimed` gives the best points."""
    if best is None or best.matta_value is None:
        return claimed is None
    every = every_value(options, hand)
    return any(one.points == best.points and one.matta_value == claimed for one in every)


def check_order(entry: Entry) -> object:
    """deal.json, order: who plays, cuts and deals next, and the sides."""
    options, dealer = options_of(entry), entry["dealer"]
    order = play_order(options, dealer)
    return {
        "play_order": list(order),
        "last_to_play": order[-1],
        "cutter": cutter(options, dealer),
        "next_dealer": next_dealer(options, dealer),
        "sides": [list(side) for side in seats_of_sides(options)],
    }


def check_draw(entry: Entry) -> object:
    """deal.json, dealer_draw: the lowest card deals, those tied draw again."""
    lowest = lowest_draw([Card.parse(name) for name in entry["draws"]])
    return {"dealer": lowest[0]} if len(lowest) == 1 else {"redraw_among": list(lowest)}


def check_deck(entry: Entry) -> object:
    """deal.json, deck: hands by seat in the order received, told by the events and held by the state."""
    options = options_of(entry)
    state, events = deal(options, [Card.parse(name) for name in entry["deck"]], entry["dealer"])
    dealt: list[list[str]] = [[] for _ in range(options.players)]
    for event in events:
        if isinstance(event, CardsDealt):
            dealt[event.seat].extend(str(card) for card in event.cards)
    turned = [str(card) for event in events if isinstance(event, TableDealt) for card in event.cards]
    if dealt != [names(held) for held in state.held]:
        return "events and state disagree"
    return {"hands": dealt, "table": turned, "stock_left": len(state.stock)}


def check_sweep(entry: Entry) -> object:
    """sweeps.json, play: applied to a state made for it, so that `apply` itself is what is judged."""
    options, table, card = options_of(entry), cards(entry["table"]), Card.parse(entry["card"])
    capture = None if entry["capture"] is None else cards(entry["capture"])
    state, events = apply(position(options, card, table, last=entry["last_play_of_hand"]), Play(card, capture))
    scopa = capture is not None and is_scopa(options, card, table, capture, last_play=entry["last_play_of_hand"])
    taken = any(isinstance(event, CardsCaptured) and event.scopa for event in events)
    if taken != scopa or state.scope[0] != int(scopa):
        return "events, state and is_scopa disagree"
    left = next((event.cards for event in events if isinstance(event, LeftoversTaken)), state.table)
    return {"scopa": scopa, "table_after": names(left), "becomes_last_capturer": state.last_capturer == 0}


def position(options: RuleOptions, card: Card, table: Cards, *, last: bool) -> State:
    """A state in which seat 0 holds `card` before `table`; another seat still holds a card unless it is the last."""
    from dataclasses import replace

    other = next(one for one in (Card(index) for index in range(40)) if one != card and one not in table)
    start, _ = deal(with_values(options, {"redeal_kings": 0, "redeal_aces": 0}), list(map(Card, range(40))), dealer=0)
    held = [(card,), *(() if last else (other,) for _ in range(options.players - 1))]
    empty = (NO_CARDS,) * len(start.piles)
    return replace(
        start, phase=Phase.PLAYING, turn=0, stock=(), held=tuple(held), table=table, piles=empty,
        scope=(0,) * len(start.piles), crosswise=((),) * len(start.piles), last_capturer=None,
    )  # fmt: skip


def check_end(entry: Entry) -> object:
    """sweeps.json, end_of_hand: the leftovers."""
    labels = list(entry["pile_sizes_before"])
    table = cards(entry["table_left"])
    rest = iter(card for card in map(Card, range(40)) if card not in table)
    piles = tuple(Cards.of(next(rest) for _ in range(entry["pile_sizes_before"][label])) for label in labels)
    taker = entry["last_capturer_side"]
    after, unclaimed = leftovers(piles, table, None if taker is None else labels.index(taker))
    grown = [label for label, old, new in zip(labels, piles, after, strict=True) if old != new]
    return {
        "leftover_to": grown[0] if grown else (None if table else taker),
        "scopa": False,  # R-SCP-4: leftovers are given outside `apply`'s captures and cannot mark one
        "pile_sizes_after": by_label(labels, [len(pile) for pile in after]),
        "unclaimed": len(unclaimed),
    }


def check_match(entry: Entry) -> object:
    """match.json: totals, winner and status after the given hands."""
    labels = list(entry["hands"][0]["points"])
    players, form = {2: (2, "none"), 3: (3, "none")}[len(labels)]
    options = with_values(RuleOptions(), {"players": players, "partnership": form, "target": entry["target"]})
    match = Match.begin(options, dealer=0)
    for hand in entry["hands"]:
        whole = hand.get("wins_match")
        match = match.after_hand(
            [hand["points"][label] for label in labels], None if whole is None else labels.index(whole)
        )
    return {
        "totals": by_label(labels, match.totals),
        "winner": label_of(labels, match.winner),
        "status": match.status,
    }


def check_trace(entry: Entry) -> object:
    """traces.json: replay a hand, always declaring, and rebuild every field of the entry that follows from its deck."""
    options = options_of(entry)
    state, events = deal(options, [Card.parse(name) for name in entry["deck"]], entry["dealer"])
    happened: list[Event] = list(events)
    opening, first_hands = state.opening, dealt_hands(events, options.players)
    declared: list[dict[str, object]] = []
    plays: list[dict[str, object]] = []
    wanted = iter(entry["plays"])
    while state.phase in (Phase.DECLARING, Phase.PLAYING):
        round_number = state.round
        state, events = apply(state, trace_move(state, wanted))
        happened.extend(events)
        for event in events:
            if isinstance(event, DeclarationMade):
                shown = {"round": round_number, "seat": event.seat, "hand": names(event.cards), "points": event.points}
                declared.append(shown)
            elif isinstance(event, CardLaid):
                plays.append({"seat": event.seat, "card": str(event.card), "capture": None, "scopa": False})
            elif isinstance(event, CardsCaptured):
                taken = names(event.cards)
                plays.append({"seat": event.seat, "card": str(event.card), "capture": taken, "scopa": event.scopa})
    return {
        "sides": [list(side) for side in seats_of_sides(options)],
        "opening_table": names(opening),
        "first_hands": first_hands,
        "declarations": declared,
        "plays": plays,
        "expected": trace_end(options, state, happened),
    }


def dealt_hands(events: Sequence[Event], players: int) -> dict[str, list[str]]:
    """What each seat received in these events, by seat as text."""
    hands: dict[str, list[str]] = {str(seat): [] for seat in range(players)}
    for event in events:
        if isinstance(event, CardsDealt):
            hands[str(event.seat)].extend(str(card) for card in event.cards)
    return hands


def trace_move(state: State, wanted: Iterator[Entry]) -> Move:
    """The next move of a trace: the best declaration, else the play that the entry lists."""
    if state.phase is Phase.DECLARING:
        found = declarations(state.options, state.held[state.turn])
        return found[0].move if found else Keep()
    play = next(wanted)
    return Play(Card.parse(play["card"]), None if play["capture"] is None else cards(play["capture"]))


def trace_end(options: RuleOptions, state: State, happened: Sequence[Event]) -> dict[str, object]:
    """The `expected` part of a trace."""
    labels = [f"S{side}" for side in range(len(state.piles))]
    bonus = [event for event in happened if isinstance(event, DealerBonusTaken)]
    left = [event.cards for event in happened if isinstance(event, LeftoversTaken)]
    count = score_piles(options, state.piles, state.scope, state.declared_points)
    return {
        "opening": {
            "redeal": any(isinstance(event, DealVoided) for event in happened),
            "dealer_captures": bool(bonus),
            "dealer_scope": bonus[0].scope if bonus else 0,
        },
        "scope": by_label(labels, state.scope),
        "declared_points": by_label(labels, state.declared_points),
        "leftover": names(left[0]) if left else [],
        "last_capturer": state.last_capturer,
        "piles": by_label(labels, [names(pile) for pile in state.piles]),
        "score": score_shape(options, count, labels),
    }


def expected_of(entry: Entry, file: str) -> object:
    """The part of an entry that a check's answer is compared with."""
    match file:
        case "captures":
            return {"captures": as_set(entry["captures"]), "discard_allowed": entry["discard_allowed"]}
        case "traces":
            keys = ("sides", "opening_table", "first_hands", "declarations", "plays", "expected")
            return {key: entry[key] for key in keys}
        case _:
            return entry["expected"]


Check = Callable[[Entry], object]
BY_KIND: Mapping[tuple[str, str], Check] = {
    ("captures", ""): check_capture,
    ("scoring", ""): check_scoring,
    ("match", ""): check_match,
    ("traces", ""): check_trace,
    ("deal", "rounds"): check_rounds,
    ("deal", "opening"): check_opening,
    ("deal", "declaration"): check_declaration,
    ("deal", "order"): check_order,
    ("deal", "dealer_draw"): check_draw,
    ("deal", "deck"): check_deck,
    ("sweeps", "play"): check_sweep,
    ("sweeps", "end_of_hand"): check_end,
}
FILES = ("captures", "scoring", "deal", "sweeps", "match", "traces")


def check_entry(file: str, entry: Entry) -> Result:
    """One entry of one file; what the engine refuses to do counts as found."""
    expected: object = None
    try:
        expected = expected_of(entry, file)
        found = BY_KIND[file, entry.get("kind", "")](entry)
    except (ValueError, LookupError, TypeError, StopIteration) as fault:
        found = f"{type(fault).__name__}: {fault}"
    return Result(str(entry.get("id", "entry without id")), expected, found)


def options_shape(options: RuleOptions) -> dict[str, object]:
    """All fields of the options as a mapping."""
    return {field.name: getattr(options, field.name) for field in fields(options)}


def check_presets(data: Entry) -> Iterator[Result]:
    """presets.json: the defaults, and each preset field by field with its allowed players."""
    yield Result("defaults", data["defaults"], options_shape(RuleOptions()))
    known = {one.key: one for one in PRESETS}
    for key in dict.fromkeys([*data["presets"], *known]):
        if key not in known or key not in data["presets"]:
            yield Result(f"presets.{key}", key in data["presets"], key in known)
            continue
        wanted, mine = data["presets"][key], options_shape(known[key].options)
        named = wanted.get("overrides", {})
        changed = {name: mine[name] for name in mine if name in named or mine[name] != getattr(RuleOptions(), name)}
        yield Result(
            f"presets.{key}",
            {"players": wanted.get("allowed_players"), "overrides": named, "resolved": wanted.get("resolved")},
            {"players": list(known[key].allowed_players), "overrides": changed, "resolved": mine},
        )


class UnreadableError(ValueError):
    """A file that holds no vectors; the message names it."""


def load(path: Path) -> Any:
    """The content of a vector file: a list of entries, or the mapping of presets.json."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise UnreadableError(f"{path.name}: {fault}") from fault
    if path.stem == "presets":
        sound = isinstance(data, dict) and isinstance(data.get("presets"), dict) and "defaults" in data
    else:
        sound = isinstance(data, list) and all(isinstance(entry, dict) for entry in data)
    if not sound:
        raise UnreadableError(f"{path.name} is no vector file")
    return data


def check_folder(folder: Path) -> Iterator[Result]:
    """Every check of every vector file that is present in `folder`."""
    for file in FILES:
        path = folder / f"{file}.json"
        if path.is_file():
            for entry in load(path):
                yield check_entry(file, entry)
    path = folder / "presets.json"
    if path.is_file():
        yield from check_presets(load(path))


def main(arguments: Sequence[str]) -> int:
    """Run the checks and print the report."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: check_vectors.py FOLDER, a folder that holds vector files such as captures.json", file=sys.stderr)
        return 2
    try:
        results = list(check_folder(Path(arguments[0])))
    except UnreadableError as fault:
        print(fault, file=sys.stderr)
        return 2
    if not results:
        print(f"no vector files in {arguments[0]}: looked for {', '.join(FILES)}, presets (.json)", file=sys.stderr)
        return 2
    failed = [result for result in results if not result.passed]
    for result in failed:
        print(f"{result.id}: expected {result.expected}, got {result.found}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
