"""What the teacher says in the first lesson: two sentences a step at most, and an answer to other plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scopa_gui.app.card_words import Family, a_value, of_suit, rank_name, suit_name, the
from scopa_gui.app.i18n import translate
from scopa_gui.engine import Card, Category, Suit
from scopa_gui.engine.marks import N_, NP_

Step: TypeAlias = Literal["equal", "equal_first", "sum", "scopa", "lay", "coins", "alone", "watch", "last_cards"]


@dataclass(frozen=True, slots=True)
class StepWords:
    """One saying, still to be put into the words of a pack."""

    text: str

    def said(self, family: Family) -> str:
        """The saying in the language in use, with the card names of the pack."""
        return _with_cards(translate(self.text), family)


_SAID: Final[dict[Step, str]] = {
    "equal": N_("Have a seat: these cards are yours. A three takes a three; drag yours onto it."),
    "equal_first": N_("A card takes its equal before any sum. So {my_jack} takes {its_jack}, not 5 + 3."),
    "sum": N_("No {king} lies there, so yours may take a sum. Drag it onto the 5: with 3 and 2 that makes 10."),
    "scopa": N_("Seven is 6 + 1, and then the table is empty: that is a scopa. Take both with the settebello."),
    "lay": N_(
        "Your first scopa, and a point. Now nothing can be taken; lay {the_knight}, for no card takes 2 + 9 = 11."
    ),
    "coins": N_("Take 6 + 2 with {next_jack}. That brings you the six {of_coins}, and most {coins} score a point."),
    "alone": N_("Now you play alone. Take what you can, {coins} and sevens first."),
    "watch": N_("When you must lay a card, leave more than 10 on the table. Then nobody can make a scopa."),
    "last_cards": N_("The last cards. What lies there at the end goes to whoever captured last."),
}

# Steps at which there is only one legal play need no answer.
_ANSWERS: Final[dict[Step, str]] = {
    "equal": N_("That card can wait. Take the three with your three."),
    "equal_first": N_("Keep that one for now. Let {my_jack} take {its_jack}."),
    "scopa": N_("Keep that one. With the seven you take both and clear the table."),
    "lay": N_("Allowed, but dear: 2 + 8 makes 10, and {a_king} would sweep it. Lay {the_knight}."),
}

_ROWS: Final[dict[Category, str]] = {
    "cards": N_("Whoever has most cards gets a point: 21 are enough."),
    "denari": N_("The same for {coins}: whoever has most gets a point, and 6 are enough."),
    "settebello": N_("The settebello, the seven {of_coins}, is a point by itself."),
    "primiera": N_("Primiera: your best card of each suit, added up. Sevens are worth 21, sixes 18, aces 16."),
    "scope": N_("And one point for each scopa."),
}

_END: Final = N_("That was a hand. A match goes on like this to 11 points.")
_OFFER: Final = N_(
    "A hand at the table with cards that are set. You take, lay, sweep and count; somebody tells you how. It leaves no "
    "trace in saved matches or statistics."
)
_MINUTES: Final = NP_("lesson", "3 minutes")
_BEGIN: Final = NP_("lesson", "Begin")
_AGAIN: Final = NP_("lesson", "Once more")
_KEYS: Final = N_("With the keys: 1 to 3 choose a card, Enter plays it. Tab walks through what it can take.")
_FIRST_MATCH: Final = NP_("lesson", "Play a match")


def _with_cards(text: str, family: Family) -> str:
    """Fill in the cards, and keep every sum on one line."""
    for sign in "+=":
        text = text.replace(f" {sign} ", f"\u00a0{sign}\u00a0")
    return text.format(
        king=rank_name(10, family),
        a_king=a_value(10, family),
        my_jack=the(Card.parse("8D"), family),
        its_jack=the(Card.parse("8B"), family),
        next_jack=the(Card.parse("8C"), family),
        the_knight=the(Card.parse("9S"), family),
        coins=suit_name(Suit.DENARI, family),
        of_coins=of_suit(Suit.DENARI, family),
    )


def step_words(step: Step) -> StepWords:
    """What the teacher says at a step."""
    return StepWords(_SAID[step])


def refusal_of(step: Step) -> StepWords:
    """What the teacher says to a play that the step did not ask for; KeyError at a step that leaves no choice."""
    return StepWords(_ANSWERS[step])


def row_words(category: Category, family: Family) -> str:
    """What the teacher says about a row of the count; empty for rows that classic scopa does not have."""
    return _with_cards(translate(_ROWS[category]), family) if category in _ROWS else ""


def end_words() -> str:
    """What the teacher says when all is counted."""
    return translate(_END)


def offer_words() -> str:
    """What the lesson is, where it is offered."""
    return translate(_OFFER)


def minutes() -> str:
    """How long it takes, for the title's menu."""
    return translate(_MINUTES)


def begin_words(again: bool) -> str:
    """The word on the button that begins the lesson."""
    return translate(_AGAIN if again else _BEGIN)


def keys_words() -> str:
    """What is said besides to somebody who hears the lesson and plays by keys."""
    return translate(_KEYS)


def first_match_words() -> str:
    """The word on the button that goes on from the lesson to a first match."""
    return translate(_FIRST_MATCH)
