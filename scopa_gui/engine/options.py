"""The rules of a game kind as plain data: one field per axis, defaults are classic scopa (docs/rules.md section 16)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from scopa_gui.engine.cards import NotationError

Partnership: TypeAlias = Literal["none", "two_pairs", "three_pairs", "two_trios"]
DealStyle: TypeAlias = Literal["single", "packets"]
FirstDealer: TypeAlias = Literal["lots", "lowest_card"]
CaptureMode: TypeAlias = Literal["rank_or_sum", "fifteen_only", "rank_sum_or_fifteen"]
FewestCards: TypeAlias = Literal["off", "within_kind", "overall"]
AceSweep: TypeAlias = Literal["off", "if_no_ace_on_table", "always"]
AceOnEmptyTable: TypeAlias = Literal["stays", "captures_itself"]
MajorityRule: TypeAlias = Literal["plurality", "absolute"]
SevensPoint: TypeAlias = Literal["primiera", "most_sevens"]
PrimieraScale: TypeAlias = Literal["standard", "veneto", "southern"]
MissingSuit: TypeAlias = Literal["disqualified", "complete_beats_incomplete", "more_suits_first"]
Napola: TypeAlias = Literal["off", "run", "ten_at_seven"]
Napoleone: TypeAlias = Literal["off", "ten_points", "wins_match"]
Matta: TypeAlias = Literal["off", "declarations_only", "plays_as_declared"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleOptions:
    """Every rule a table may choose; the meaning of each field stands in `option_info.OPTIONS`."""

    players: int = 2
    partnership: Partnership = "none"
    hand_size: int = 3
    table_size: int = 4
    deal_style: DealStyle = "single"
    first_dealer: FirstDealer = "lots"
    redeal_kings: int = 3
    redeal_aces: int = 0
    dealer_bonus_15: int = 0
    dealer_bonus_30: int = 0
    capture_mode: CaptureMode = "rank_or_sum"
    rank_match_priority: bool = True
    fewest_cards: FewestCards = "off"
    capture_obligatory: bool = True
    ace_sweep: AceSweep = "off"
    ace_on_empty_table: AceOnEmptyTable = "stays"
    ace_sweep_is_scopa: bool = False
    last_card_scopa: bool = False
    majority_rule: MajorityRule = "plurality"
    sevens_point: SevensPoint = "primiera"
    primiera_scale: PrimieraScale = "standard"
    primiera_missing_suit: MissingSuit = "disqualified"
    napola: Napola = "off"
    re_bello: bool = False
    rebello_six: bool = False
    three_six_bonus: bool = False
    napoleone: Napoleone = "off"
    hand_declarations: bool = False
    declarations_stack: bool = False
    matta: Matta = "off"
    matta_in_dealer_bonus: bool = False
    piccola: bool = False
    grande: bool = False
    target: int = 11

    def __str__(self) -> str:
        """What `parse` reads: fields that differ from the defaults as `field=value` words, "classic" if none does."""
        named = {*self.changed()}
        if self.partnership != USUAL_PARTNERSHIP.get(self.players):
            named.add("partnership")  # `parse` would set the form that goes with the players
        words = [f"{name}={_value_text(self.value_of(name))}" for name in FIELD_NAMES if name in named]
        return " ".join(words) or CLASSIC_TEXT

    @classmethod
    def parse(cls, text: str) -> RuleOptions:
        """Read what `str` writes. NotationError names the word that is wrong and what is allowed."""
        words = text.split()
        if words == [CLASSIC_TEXT]:
            words = []
        values: dict[str, OptionValue] = {}
        for word in words:
            name, sign, value = word.partition("=")
            if not sign:
                raise NotationError(f"{word!r} is no option: write field=value")
            if name in values:
                raise NotationError(f"option {name} is given twice")
            values[name] = parse_value(name, value)
        return with_values(cls(), values)

    def value_of(self, name: str) -> OptionValue:
        """The value of field `name`; AttributeError when there is no such field."""
        value: OptionValue = getattr(self, name)
        return value

    def changed(self) -> tuple[str, ...]:
        """The names of the fields that differ from classic scopa, in the order of the fields."""
        return tuple(name for name in FIELD_NAMES if self.value_of(name) != getattr(CLASSIC, name))


OptionValue: TypeAlias = int | bool | str
CLASSIC_TEXT: Final = "classic"
CLASSIC: Final = RuleOptions()
FIELD_NAMES: Final = tuple(field.name for field in fields(RuleOptions))

LARGEST_TARGET: Final = 999
LARGEST_BONUS: Final = 10
LARGEST_REDEAL: Final = 4
BOTH: Final = (False, True)

# Allowed values of every field: a tuple of choices, or a range for numbers.
ALLOWED: Final[dict[str, tuple[OptionValue, ...] | range]] = {
    "players": (2, 3, 4, 6),
    "partnership": get_args(Partnership),
    "hand_size": (3, 9, 10),
    "table_size": (0, 4),
    "deal_style": get_args(DealStyle),
    "first_dealer": get_args(FirstDealer),
    "redeal_kings": range(LARGEST_REDEAL + 1),
    "redeal_aces": range(LARGEST_REDEAL + 1),
    "dealer_bonus_15": range(LARGEST_BONUS + 1),
    "dealer_bonus_30": range(LARGEST_BONUS + 1),
    "capture_mode": get_args(CaptureMode),
    "rank_match_priority": BOTH,
    "fewest_cards": get_args(FewestCards),
    "capture_obligatory": BOTH,
    "ace_sweep": get_args(AceSweep),
    "ace_on_empty_table": get_args(AceOnEmptyTable),
    "ace_sweep_is_scopa": BOTH,
    "last_card_scopa": BOTH,
    "majority_rule": get_args(MajorityRule),
    "sevens_point": get_args(SevensPoint),
    "primiera_scale": get_args(PrimieraScale),
    "primiera_missing_suit": get_args(MissingSuit),
    "napola": get_args(Napola),
    "re_bello": BOTH,
    "rebello_six": BOTH,
    "three_six_bonus": BOTH,
    "napoleone": get_args(Napoleone),
    "hand_declarations": BOTH,
    "declarations_stack": BOTH,
    "matta": get_args(Matta),
    "matta_in_dealer_bonus": BOTH,
    "piccola": BOTH,
    "grande": BOTH,
    "target": range(1, LARGEST_TARGET + 1),
}

USUAL_PARTNERSHIP: Final[dict[int, Partnership]] = {2: "none", 3: "none", 4: "two_pairs", 6: "three_pairs"}


def _value_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def allowed_text(name: str) -> str:
    """The allowed values of field `name` in words, for messages: "2, 3, 4, 6" or "1 to 999"."""
    allowed = ALLOWED[name]
    if isinstance(allowed, range):
        return f"{allowed[0]} to {allowed[-1]}"
    return ", ".join(map(_value_text, allowed))


def is_allowed(name: str, value: object) -> bool:
    """Whether `value` has the type and one of the values that field `name` allows."""
    allowed = ALLOWED[name]
    if isinstance(allowed, range):
        return type(value) is int and value in allowed
    return any(type(value) is type(one) and value == one for one in allowed)


@cache
def _values_by_text(name: str) -> dict[str, OptionValue]:
    return {_value_text(value): value for value in ALLOWED[name]}


def parse_value(name: str, text: str) -> OptionValue:
    """Read the value of field `name` from text; NotationError names the field and the allowed values."""
    if name not in ALLOWED:
        raise NotationError(f"there is no option {name!r}: allowed are {', '.join(FIELD_NAMES)}")
    value = _values_by_text(name).get(text)
    if value is not None:
        return value
    raise NotationError(f"{name}={text} is not allowed: allowed are {allowed_text(name)}")


def with_values(options: RuleOptions, values: dict[str, OptionValue]) -> RuleOptions:
    """The options with these fields changed; NotationError names an unknown field or a value that is not allowed.

    Changing `players` alone also sets the team form that fits (R-PLY, docs/rules.md section 16).
    """
    for name, value in values.items():
        if name not in ALLOWED:
            raise NotationError(f"there is no option {name!r}: allowed are {', '.join(FIELD_NAMES)}")
        if not is_allowed(name, value):
            raise NotationError(f"{name}={value!r} is not allowed: allowed are {allowed_text(name)}")
    changed = dict(values)
    players = changed.get("players")
    if isinstance(players, int) and players != options.players and "partnership" not in changed:
        changed["partnership"] = USUAL_PARTNERSHIP[players]
    return replace(options, **changed)  # type: ignore[arg-type]  # each value was checked against ALLOWED


def seats_of_sides(options: RuleOptions) -> tuple[tuple[int, ...], ...]:
    """The seats of each side, sides in the order of their first seat (R-PLY-1 to R-PLY-5)."""
    sides = {"none": options.players, "two_pairs": 2, "three_pairs": 3, "two_trios": 2}[options.partnership]
    return tuple(tuple(range(side, options.players, sides)) for side in range(sides))


def side_of(options: RuleOptions, seat: int) -> int:
    """The side that `seat` plays for."""
    return seat % len(seats_of_sides(options))


def rounds_in_hand(options: RuleOptions) -> int:
    """How many times cards are dealt in one hand (R-DEAL-2)."""
    return (40 - options.table_size) // (options.players * options.hand_size)
