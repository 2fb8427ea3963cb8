"""Which options cannot stand together, and which have no effect beside the others (docs/rules.md section 16)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from scopa_gui.engine.cards import DECK_SIZE
from scopa_gui.engine.marks import N_
from scopa_gui.engine.options import ALLOWED, FIELD_NAMES, USUAL_PARTNERSHIP, RuleOptions, allowed_text, is_allowed


@dataclass(frozen=True, slots=True)
class Problem:
    """Why options are refused or idle: the fields concerned and a sentence marked for translation.

    `text` may hold {field}, {allowed} and {total} placeholders, filled by `message`.
    """

    fields: tuple[str, ...]
    text: str
    values: tuple[tuple[str, str], ...] = ()

    @property
    def message(self) -> str:
        """The sentence in English with the fields named first."""
        return f"{', '.join(self.fields)}: {self.text.format(**dict(self.values))}"


class InvalidOptionsError(ValueError):
    """Options that no table can play; the message names the fields of each problem."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = problems


TEAM_FORMS: Final = {2: ("none",), 3: ("none",), 4: ("two_pairs", "none"), 6: ("three_pairs", "two_trios")}
ONE_DEAL_SIZES: Final = (9, 10)

# The sentences people read when a combination is refused or idle.
NOT_ALLOWED: Final = N_("allowed values are {allowed}.")
TEAM_FORM: Final = N_("this number of players needs another form of sides.")
DEAL_DOES_NOT_FIT: Final = N_("these numbers do not use up the forty cards.")
DECLARATIONS_NEED_THREE: Final = N_("declarations need deals of three cards.")
NEEDS_DECLARATIONS: Final = N_("without declarations this has no effect.")
NEEDS_MATTA: Final = N_("without a matta this has no effect.")
NEEDS_OPENING_CARDS: Final = N_("with no cards on the opening table this has no effect.")
NEEDS_DEALER_BONUS: Final = N_("without the dealer’s fifteen or thirty this has no effect.")
NEEDS_ACE_SWEEP: Final = N_("without aces that take all this has no effect.")
NEEDS_RANK_CAPTURES: Final = N_("where only fifteens are taken this has no effect.")
NEEDS_PRIMIERA: Final = N_("where sevens are counted there is no primiera.")
NEEDS_THREE_SIDES: Final = N_("with two sides both readings are the same.")


def problems(options: RuleOptions) -> tuple[Problem, ...]:
    """Every reason to refuse `options`; empty when they can be played."""
    wrong = tuple(
        Problem((name,), NOT_ALLOWED, (("allowed", allowed_text(name)),))
        for name in FIELD_NAMES
        if not is_allowed(name, options.value_of(name))
    )
    if wrong:
        return wrong
    found = []
    if options.partnership not in TEAM_FORMS[options.players]:
        found.append(Problem(("players", "partnership"), TEAM_FORM))
    if not _deal_fits(options):
        found.append(Problem(("players", "hand_size", "table_size"), DEAL_DOES_NOT_FIT))
    if options.hand_declarations and options.hand_size != 3:
        found.append(Problem(("hand_declarations", "hand_size"), DECLARATIONS_NEED_THREE))
    return tuple(found)


def _deal_fits(options: RuleOptions) -> bool:
    """The deck is used up by whole rounds, by a single one with nine or ten cards each (R-DEAL)."""
    dealt = DECK_SIZE - options.table_size
    round_size = options.players * options.hand_size
    if options.hand_size in ONE_DEAL_SIZES:
        return dealt == round_size
    return dealt % round_size == 0


# The fields that may stand against each other; all others go with everything.
ENTANGLED: Final = ("players", "partnership", "hand_size", "table_size", "hand_declarations")


def nearest_valid(options: RuleOptions, kept: str) -> RuleOptions:
    """The playable options that differ from `options` in the fewest fields and keep the value of field `kept`.

    The sides follow the number of players where they may (R-PLY). InvalidOptionsError when nothing can be played.
    """
    names = tuple(name for name in ENTANGLED if name != kept)
    combinations = product(*(ALLOWED[name] for name in names))
    candidates = (replace(options, **dict(zip(names, values, strict=True))) for values in combinations)  # type: ignore[arg-type]
    playable = [candidate for candidate in candidates if not problems(candidate)]
    if not playable:
        raise InvalidOptionsError(problems(options))

    def distance(candidate: RuleOptions) -> tuple[int, bool]:
        changed = sum(options.value_of(name) != candidate.value_of(name) for name in names if name != "partnership")
        usual = options.partnership if candidate.players == options.players else USUAL_PARTNERSHIP[candidate.players]
        return changed, candidate.partnership != usual

    return min(playable, key=distance)


def validate(options: RuleOptions) -> None:
    """Raise InvalidOptionsError when `problems` finds any."""
    found = problems(options)
    if found:
        raise InvalidOptionsError(found)


def without_effect(options: RuleOptions) -> tuple[Problem, ...]:
    """Fields that change nothing beside the others, each with its reason; one problem per field."""
    idle: list[Problem] = []

    def mark(applies: bool, reason: str, *names: str) -> None:
        if applies:
            idle.extend(Problem((name,), reason) for name in names)

    no_opening = options.table_size == 0
    no_bonus = not options.dealer_bonus_15 and not options.dealer_bonus_30
    mark(no_opening, NEEDS_OPENING_CARDS, "redeal_kings", "redeal_aces", "dealer_bonus_15", "dealer_bonus_30")
    mark(not options.hand_declarations, NEEDS_DECLARATIONS, "declarations_stack")
    wild_bonus = options.matta_in_dealer_bonus and not no_bonus and not no_opening
    mark(not options.hand_declarations and not wild_bonus, NEEDS_DECLARATIONS, "matta")
    mark(options.matta == "off", NEEDS_MATTA, "matta_in_dealer_bonus")
    mark(options.matta != "off" and (no_bonus or no_opening), NEEDS_DEALER_BONUS, "matta_in_dealer_bonus")
    mark(options.ace_sweep == "off", NEEDS_ACE_SWEEP, "ace_on_empty_table", "ace_sweep_is_scopa")
    mark(options.capture_mode == "fifteen_only", NEEDS_RANK_CAPTURES, "rank_match_priority")
    mark(options.sevens_point == "most_sevens", NEEDS_PRIMIERA, "primiera_scale", "primiera_missing_suit")
    mark(_two_sides(options), NEEDS_THREE_SIDES, "majority_rule")
    return tuple(idle)


def _two_sides(options: RuleOptions) -> bool:
    return options.players == 2 or options.partnership in ("two_pairs", "two_trios")


assert set(ALLOWED) == set(FIELD_NAMES), "every option field needs its allowed values"
