"""Who deals and how: packets, rounds, the opening table and its consequences (docs/rules.md sections 2 and 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from scopa_gui.engine.cards import MATTA, Card, Cards
from scopa_gui.engine.options import RuleOptions
from scopa_gui.engine.tables import FIFTEEN, HIGHEST_VALUE, RANKS


def play_order(options: RuleOptions, dealer: int) -> tuple[int, ...]:
    """The seats in the order they are served and play, the dealer last (R-SEAT-1)."""
    return tuple((dealer + step) % options.players for step in range(1, options.players + 1))


def cutter(options: RuleOptions, dealer: int) -> int:
    """The seat that cuts: the dealer's left-hand neighbour (R-CUT-1)."""
    return (dealer - 1) % options.players


def next_dealer(options: RuleOptions, dealer: int) -> int:
    """The dealer of the next hand, after a completed one (R-DLR-2)."""
    return (dealer + 1) % options.players


def lowest_draw(cards: Sequence[Card | None]) -> tuple[int, ...]:
    """The seats that drew the lowest capture value; several must draw again among themselves (R-DLR-1).

    `cards` is by seat, None for seats that are out of the draw.
    """
    lowest = min(card.value for card in cards if card is not None)
    return tuple(seat for seat, card in enumerate(cards) if card is not None and card.value == lowest)


TABLE: Final = "table"
PACKETS: Final[dict[int, tuple[int, ...]]] = {3: (3,), 9: (3, 3, 3), 10: (3, 3, 4)}


@dataclass(frozen=True, slots=True)
class Packet:
    """Some cards that go to one place at once: a seat, or the table (seat None)."""

    seat: int | None
    size: int


def packets(options: RuleOptions, dealer: int, *, opening: bool) -> tuple[Packet, ...]:
    """The packets of one deal in order; `opening` adds the cards of the table (R-DEAL-1 to R-DEAL-4)."""
    order = play_order(options, dealer)
    sizes = (1,) * options.hand_size if options.deal_style == "single" else PACKETS[options.hand_size]
    rounds = [[Packet(seat, size) for seat in order] for size in sizes]
    if not opening or options.table_size == 0:
        return tuple(packet for row in rounds for packet in row)
    shares = _table_shares(options, len(sizes))
    return tuple(
        packet
        for row, share in zip(rounds, shares, strict=True)
        for packet in (*row, *([Packet(None, share)] if share else []))
    )


def _table_shares(options: RuleOptions, rows: int) -> tuple[int, ...]:
    """How many table cards follow each row of packets: two by two in the middle of 3-2-3-2-3, else all at the end."""
    if options.deal_style == "packets" and rows > 1:
        half = options.table_size // 2
        return (half,) * 2 + (0,) * (rows - 2)
    return (0,) * (rows - 1) + (options.table_size,)


def void_reason(options: RuleOptions, opening: Sequence[Card]) -> tuple[Literal["kings", "aces"], int] | None:
    """Why the opening table cancels the deal, with the number of kings or aces; None when it stands (R-OPEN-1, 2)."""
    table = Cards.of(opening).mask
    kings = (table & RANKS[HIGHEST_VALUE]).bit_count()
    aces = (table & RANKS[1]).bit_count()
    if 0 < options.redeal_kings <= kings:
        return "kings", kings
    if 0 < options.redeal_aces <= aces:
        return "aces", aces
    return None


def dealer_bonus(options: RuleOptions, opening: Sequence[Card]) -> tuple[int, int] | None:
    """(total, scope) when the opening table makes 15 or 30 for the dealer, else None (R-OPEN-3, R-CIR-5, R-CIR-6)."""
    for total, scope in ((FIFTEEN, options.dealer_bonus_15), (2 * FIFTEEN, options.dealer_bonus_30)):
        if scope and _makes(options, opening, total):
            return total, scope
    return None


def _makes(options: RuleOptions, opening: Sequence[Card], total: int) -> bool:
    if options.matta_in_dealer_bonus and options.matta != "off" and MATTA in opening:
        others = sum(card.value for card in opening if card != MATTA)
        return 1 <= total - others <= HIGHEST_VALUE
    return sum(card.value for card in opening) == total
