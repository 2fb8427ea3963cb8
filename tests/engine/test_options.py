"""Options: text form, team forms, what is refused and what is idle (docs/rules.md section 16)."""

from __future__ import annotations

import itertools
from dataclasses import fields, replace
from random import Random

import pytest

from scopa_gui.engine import (
    ALLOWED,
    CLASSIC,
    FIELD_NAMES,
    PRESETS,
    InvalidOptionsError,
    NotationError,
    OptionValue,
    Preset,
    RuleOptions,
    State,
    UnknownPresetError,
    allowed_text,
    deal,
    parse_value,
    preset,
    preset_options,
    problems,
    rounds_in_hand,
    score,
    seats_of_sides,
    side_of,
    validate,
    with_values,
    without_effect,
)
from tests.engine.hands import FORMS, GAMES, played, random_options, shuffled

# ------------------------------------------------------------------------------------------------ text


def test_classic_is_one_word() -> None:
    assert str(CLASSIC) == "classic"
    assert RuleOptions.parse("classic") == RuleOptions.parse("") == CLASSIC


@pytest.mark.parametrize("key", [one.key for one in PRESETS])
def test_presets_read_back(key: str) -> None:
    assert RuleOptions.parse(str(preset_options(key))) == preset_options(key)


def test_any_options_read_back() -> None:
    chance = Random(1)
    for _ in range(300):
        options = random_options(chance)
        assert RuleOptions.parse(str(options)) == options


def test_four_players_without_partners_read_back() -> None:
    alone = RuleOptions(players=4)
    assert str(alone) == "players=4 partnership=none"
    assert RuleOptions.parse(str(alone)) == alone


def test_text_is_readable() -> None:
    assert str(replace(CLASSIC, re_bello=True, capture_obligatory=False)) == "capture_obligatory=no re_bello=yes"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("target", "'target' is no option"),
        ("targt=21", "targt.*players, partnership"),
        ("target=0", "target=0.*1 to 999"),
        ("target=1000", "target=1000"),
        ("target=+21", "target"),
        ("players=5", "players=5.*2, 3, 4, 6"),
        ("re_bello=True", "re_bello=True.*no, yes"),
        ("napola=run napola=off", "napola is given twice"),
        ("classic target=21", "classic"),
    ],
)
def test_wrong_text_names_the_field(text: str, named: str) -> None:
    with pytest.raises(NotationError, match=named):
        RuleOptions.parse(text)


def test_values_parse_to_their_own_type() -> None:
    assert parse_value("re_bello", "yes") is True
    assert parse_value("redeal_kings", "1") == 1
    assert parse_value("redeal_kings", "1") is not True
    with pytest.raises(NotationError, match="nonsense"):
        parse_value("nonsense", "1")


# ------------------------------------------------------------------------------------------------ changing fields


@pytest.mark.parametrize(("players", "form"), [(2, "none"), (3, "none"), (4, "two_pairs"), (6, "three_pairs")])
def test_changing_players_sets_the_team_form(players: int, form: str) -> None:
    start = RuleOptions(players=6 if players != 6 else 2, partnership="two_trios" if players != 6 else "none")
    assert with_values(start, {"players": players}).partnership == form


def test_a_given_team_form_stays() -> None:
    assert with_values(CLASSIC, {"players": 6, "partnership": "two_trios"}).partnership == "two_trios"
    assert with_values(CLASSIC, {"players": 4, "partnership": "none"}).partnership == "none"
    trios = RuleOptions(players=6, partnership="two_trios")
    assert with_values(trios, {"players": 6}).partnership == "two_trios"
    assert with_values(trios, {"target": 31}) == replace(trios, target=31)


@pytest.mark.parametrize(
    ("name", "value"),
    [("nonsense", 1), ("players", 5), ("players", "2"), ("re_bello", 1), ("redeal_kings", True), ("target", 0)],
)
def test_changing_to_what_is_not_allowed(name: str, value: OptionValue) -> None:
    with pytest.raises(NotationError, match=name):
        with_values(CLASSIC, {name: value})


def test_fields_and_allowed_values_agree() -> None:
    assert tuple(ALLOWED) == FIELD_NAMES == tuple(field.name for field in fields(RuleOptions))
    for name in FIELD_NAMES:
        assert CLASSIC.value_of(name) in ALLOWED[name]
        assert allowed_text(name)
    with pytest.raises(AttributeError):
        CLASSIC.value_of("nonsense")


def test_changed_lists_fields_in_order() -> None:
    assert preset_options("rebello").changed() == ("rebello_six",)
    assert preset_options("scopone").changed() == ("players", "partnership", "hand_size", "deal_style")


# ------------------------------------------------------------------------------------------------ sides


@pytest.mark.parametrize(
    ("players", "form", "sides"),
    [
        (2, "none", ((0,), (1,))),
        (3, "none", ((0,), (1,), (2,))),
        (4, "none", ((0,), (1,), (2,), (3,))),
        (4, "two_pairs", ((0, 2), (1, 3))),
        (6, "three_pairs", ((0, 3), (1, 4), (2, 5))),
        (6, "two_trios", ((0, 2, 4), (1, 3, 5))),
    ],
)
def test_sides(players: int, form: str, sides: tuple[tuple[int, ...], ...]) -> None:
    options = with_values(CLASSIC, {"players": players, "partnership": form})
    assert seats_of_sides(options) == sides
    assert all(seat in sides[side_of(options, seat)] for seat in range(players))


# ------------------------------------------------------------------------------------------------ validity


def test_exactly_the_described_forms_are_playable() -> None:
    """Every combination of the four fields of the deal, against the list written by hand."""
    names = ("players", "partnership", "hand_size", "table_size")
    playable = []
    for values in itertools.product(*(ALLOWED[name] for name in names)):
        options = replace(CLASSIC, **dict(zip(names, values, strict=True)))  # type: ignore[arg-type]
        if not problems(options):
            playable.append(values)
            assert rounds_in_hand(options) * options.players * options.hand_size + options.table_size == 40
    assert set(playable) == set(FORMS)


def test_game_kinds_are_playable_with_all_their_players() -> None:
    for options in GAMES.values():
        validate(options)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (RuleOptions(players=3, partnership="two_pairs"), [("players", "partnership")]),
        (RuleOptions(players=6), [("players", "partnership")]),
        (RuleOptions(hand_size=10, table_size=0), [("players", "hand_size", "table_size")]),
        (RuleOptions(players=4, hand_size=9, table_size=0), [("players", "hand_size", "table_size")]),
        (RuleOptions(players=4, hand_size=9, hand_declarations=True), [("hand_declarations", "hand_size")]),
        (
            RuleOptions(players=6, hand_size=9, hand_declarations=True),
            [("players", "partnership"), ("players", "hand_size", "table_size"), ("hand_declarations", "hand_size")],
        ),
        (RuleOptions(target=0, redeal_kings=5), [("redeal_kings",), ("target",)]),
        (RuleOptions(capture_mode="any"), [("capture_mode",)]),  # type: ignore[arg-type]
        (RuleOptions(re_bello=1), [("re_bello",)]),  # type: ignore[arg-type]
    ],
)
def test_problems_name_their_fields(options: RuleOptions, named: list[tuple[str, ...]]) -> None:
    found = problems(options)
    assert [problem.fields for problem in found] == named
    for problem in found:
        assert problem.message.startswith(", ".join(problem.fields) + ": ")
        assert "{" not in problem.message
    with pytest.raises(InvalidOptionsError) as caught:
        validate(options)
    assert caught.value.problems == found
    assert all(problem.message in str(caught.value) for problem in found)
    with pytest.raises(InvalidOptionsError):
        deal(options, shuffled(Random(1)), 0)


def test_ace_sweep_with_fifteens_only_is_playable() -> None:
    assert not problems(RuleOptions(capture_mode="fifteen_only", ace_sweep="if_no_ace_on_table"))


# ------------------------------------------------------------------------------------------------ without effect


def idle(options: RuleOptions) -> set[str]:
    found = without_effect(options)
    names = [name for problem in found for name in problem.fields]
    assert len(names) == len(set(names)) == len(found)
    return set(names)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (
            CLASSIC,
            {"declarations_stack", "matta", "matta_in_dealer_bonus", "ace_on_empty_table", "ace_sweep_is_scopa"}
            | {"majority_rule"},
        ),
        (preset_options("cirulla"), {"majority_rule"}),
        (preset_options("scopa_a_tre"), idle(CLASSIC) - {"majority_rule"}),
        (
            preset_options("scopone_scientifico"),
            idle(CLASSIC) | {"redeal_kings", "redeal_aces", "dealer_bonus_15", "dealer_bonus_30"},
        ),
        (preset_options("quindici_stretta"), idle(CLASSIC) | {"rank_match_priority"}),
        (
            replace(CLASSIC, sevens_point="most_sevens"),
            idle(CLASSIC) | {"primiera_scale", "primiera_missing_suit"},
        ),
        (replace(preset_options("cirulla"), dealer_bonus_15=0, dealer_bonus_30=0), {"majority_rule"}
         | {"matta_in_dealer_bonus"}),
        (replace(preset_options("cirulla"), matta="off"), {"majority_rule", "matta_in_dealer_bonus"}),
        # The matta of the dealer's bonus alone is enough to give the matta an effect, ...
        (
            replace(CLASSIC, matta="declarations_only", matta_in_dealer_bonus=True, dealer_bonus_15=1),
            idle(CLASSIC) - {"matta", "matta_in_dealer_bonus"},
        ),
        # ... but not where there is no bonus.
        (replace(CLASSIC, matta="declarations_only", matta_in_dealer_bonus=True), idle(CLASSIC)),
    ],
)  # fmt: skip
def test_idle_fields(options: RuleOptions, names: set[str]) -> None:
    assert idle(options) == names


def outcome(options: RuleOptions, seed: int) -> tuple[object, ...]:
    """A random hand without its options: its final state and count."""
    chance = Random(seed)
    deck = shuffled(chance)
    states: list[State] = [state for state, _, _ in played(options, deck, 0, chance)]
    count = score(states[-1])
    return replace(states[-1], options=CLASSIC), count.rows, count.points, count.wins_match


def test_idle_fields_really_change_nothing() -> None:
    chance = Random(7)
    for seed in range(40):
        options = random_options(chance)
        for name in idle(options):
            other = replace(options, **{name: chance.choice(ALLOWED[name])})  # type: ignore[arg-type]
            assert outcome(options, seed) == outcome(other, seed), (str(options), name)


# ------------------------------------------------------------------------------------------------ presets


def test_presets_for_other_players() -> None:
    assert preset("cirulla").allowed_players == (2, 3, 4)
    assert preset_options("cirulla", 3).partnership == "none"
    assert preset_options("cirulla") == preset("cirulla").options
    assert preset("escoba_de_15").sweep_word == "escoba"


def test_unknown_preset_names_the_known() -> None:
    with pytest.raises(UnknownPresetError, match=r"'briscola'.*scopa_classica"):
        preset("briscola")


@pytest.mark.parametrize("one", PRESETS, ids=lambda one: one.key)
def test_presets_have_words_and_nothing_idle(one: Preset) -> None:
    assert preset(one.key) is one
    assert all(one.name)
    assert all(one.sentence)
    assert not idle(one.options) & set(one.options.changed()) - {"redeal_kings"}
    assert one.options.players in one.allowed_players
