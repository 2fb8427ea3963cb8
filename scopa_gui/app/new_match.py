"""A new match: who sits down, who deals first, and where the decks come from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from scopa_gui.ai.shuffling import deck_rng, shuffled_deck
from scopa_gui.app.draws import draw_for_deal
from scopa_gui.app.opponents import pick_names
from scopa_gui.app.seating import PERSON_HERE, USUAL_LEVEL, seats_for
from scopa_gui.app.settings import Settings
from scopa_gui.app.start import StartOptions
from scopa_gui.engine import (
    PRESETS,
    Card,
    GameRecord,
    Phase,
    RuleOptions,
    SeatRecord,
    deal,
    parse_cards,
    preset,
    preset_options,
    validate,
)

Decks: TypeAlias = Callable[[], tuple[Card, ...]]

PERSON: Final = 0
"""The seat at the bottom of the table."""
SEED_BITS: Final = 63


def fresh_seed() -> int:
    """A seed that nobody can know beforehand."""
    return random.SystemRandom().getrandbits(SEED_BITS)


def new_match(
    preset_key: str,
    options: RuleOptions,
    levels: Sequence[str],
    rng: random.Random,
    *,
    person: int | None = PERSON,
    name: str = "",
    names: Sequence[str] = (),
) -> GameRecord:
    """A match without a hand yet: seats, names and the draws for the first deal (R-DLR-1), by the chance of `rng`.

    `levels` are those of the other seats from the person's right, "person" for one more person; the last computer's
    holds for all that follow. `names` are theirs, empty where chance gives one to a computer and a person goes without;
    a name that somebody has already counts as empty. `person` None seats computers everywhere. InvalidOptionsError,
    UnknownPresetError.
    """
    validate(options)
    preset(preset_key)
    others = [seat for seat in range(options.players) if seat != person]
    given = _once([name, *names[: len(others)]])[1:]
    by_chance = iter(pick_names(len(others), rng, name, given))
    seats = [SeatRecord("person", "", name)] * options.players
    level = USUAL_LEVEL
    for number, seat in enumerate(others):
        wanted = given[number] if number < len(given) else ""
        chosen = levels[number] if number < len(levels) else level
        if chosen == PERSON_HERE:
            seats[seat] = SeatRecord("person", "", wanted)
        else:
            level, usual = chosen, next(by_chance)
            seats[seat] = SeatRecord("computer", level, wanted or usual)
    draws = draw_for_deal(options.players, lambda: shuffled_deck(rng))
    return GameRecord(preset_key, options, tuple(seats), draws=draws)


def _once(names: Sequence[str]) -> list[str]:
    """The names without blanks at their ends, empty where an earlier one is the same."""
    kept: list[str] = []
    for name in (one.strip() for one in names):
        kept.append("" if name.casefold() in {one.casefold() for one in kept} else name)
    return kept


def seeded_decks(seed: int, options: RuleOptions, hand: int = 0) -> Decks:
    """The decks of a match by number, from hand `hand` (from 0) on; the same seed gives the same decks."""

    def decks() -> Iterator[tuple[Card, ...]]:
        number, voided = hand, 0
        while True:
            deck = shuffled_deck(deck_rng(seed, number, voided))
            yield deck
            if deal(options, deck, 0)[0].phase is Phase.VOID:
                voided += 1
            else:
                number, voided = number + 1, 0

    return decks().__next__


def recorded_decks(record: GameRecord, then: Decks) -> Decks:
    """The decks of a match that was played, void ones included, then others."""

    def decks() -> Iterator[tuple[Card, ...]]:
        for hand in record.hands:
            yield from map(parse_cards, (*hand.void_decks, hand.deck))
        while True:
            yield then()

    return decks().__next__


def with_seats_swapped(record: GameRecord) -> GameRecord:
    """A match for the same deals in which everybody gets the cards of the left-hand neighbour; no hand dealt yet.

    The draws move on by one seat, so the deal does too. It is practice: every card has been seen.
    """

    def moved(draw: str) -> str:
        words = draw.split()
        return " ".join((*words[-1:], *words[:-1]))

    draws = tuple(map(moved, record.draws)) or (_draw_of_seat_one(record),)
    return replace(record, hands=(), practice=True, draws=draws)


def _draw_of_seat_one(record: GameRecord) -> str:
    """A draw that gives the deal to seat 1, for a match without draws, in which seat 0 dealt."""
    suits = "DCSB"
    return " ".join(f"{1 if seat == 1 else 2 + seat // 4}{suits[seat % 4]}" for seat in range(len(record.seats)))


def again(record: GameRecord, rng: random.Random) -> GameRecord:
    """A rematch: the same rules and people, a new draw for the deal."""
    draws = draw_for_deal(record.options.players, lambda: shuffled_deck(rng))
    return replace(record, hands=(), practice=False, draws=draws)


def game_for(start: StartOptions, settings: Settings) -> tuple[str, RuleOptions]:
    """The game kind and rules that the command line asks for, else those of the last game."""
    rules = settings.last_rules()
    if start.game is not None:
        return start.game, preset_options(start.game, start.players)
    if start.players is not None and (rules is None or rules.players != start.players):
        key = next(one.key for one in PRESETS if start.players in one.allowed_players)
        return key, preset_options(key, start.players)
    if rules is not None:
        return settings.game, rules
    key = settings.game if settings.game in {one.key for one in PRESETS} else PRESETS[0].key
    return key, preset_options(key)


def match_from_start(start: StartOptions, settings: Settings) -> tuple[GameRecord, int]:
    """(a new match as the command line and the settings ask for, the seed of its decks)."""
    key, options = game_for(start, settings)
    seed = fresh_seed() if start.seed is None else start.seed
    others = seats_for(start, settings)
    record = new_match(
        key,
        options,
        [one.level for one in others],
        random.Random(seed),
        person=None if start.demo else PERSON,
        name=settings.name,
        names=[one.name for one in others],
    )
    return record, seed
