"""The sentences that refuse a play: one line each, naming the rule in words."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from scopa_gui.app.card_words import Family, a_value, sum_words
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext
from scopa_gui.engine import Takes


def equal_comes_first(value: int, values: Iterable[int], family: Family) -> str:
    """Refuse chosen cards worth these values while a card of the capture value lies on the table (R-CAP-4)."""
    text = _("There is {a_card} on the table: it comes before {sum}.")
    return text.format(a_card=a_value(value, family), sum=sum_words(values))


def must_take() -> str:
    """Refuse to lay down a card that can take (R-CAP-7)."""
    return _("This card can take, so it must.")


def sum_is_wrong(values: Sequence[int], value: int, takes: Takes) -> str:
    """Refuse chosen cards worth these values with a card worth `value`, which takes other things (R-CAP-3, R-Q15-2)."""
    if len(values) > 1 and takes != "fifteen_or_all":
        fifteen = takes in ("equal_or_fifteen", "equal_sum_or_fifteen")
        text = (
            _("{sum} makes {total}: neither {value} nor, with this card, 15.")
            if fifteen
            else _("{sum} makes {total}, not {value}.")
        )
        return text.format(sum=sum_words(values), total=sum(values), value=value)
    return _what_it_takes(takes).format(value=value)


def _what_it_takes(takes: Takes) -> str:
    match takes:
        case "equal":
            return _("This card takes only its equal.")
        case "equal_or_sum":
            return _("This card takes its equal or a sum of {value}.")
        case "equal_or_fifteen":
            return _("This card takes its equal, or makes 15.")
        case "equal_sum_or_fifteen":
            return _("This card takes its equal, a sum of {value}, or makes 15.")
        case "fifteen" | "fifteen_or_all":
            return fifteen_or_all()
        case _:
            assert_never(takes)


def fifteen_or_all() -> str:
    """Refuse with an ace that may make fifteen or sweep the table (R-Q15-3)."""
    return _("Your ace makes 15, or takes everything.")


def not_fifteen(total: int) -> str:
    """Refuse cards that make something else than fifteen with the card played (R-Q15-1)."""
    return _("With this card that makes {total}: it must be 15.").format(total=total)


def one_capture_only() -> str:
    """Refuse two captures at once (R-CAP-6)."""
    return _("One card, one capture: choose one group.")


def one_equal_only() -> str:
    """Refuse several equal cards (R-CAP-3)."""
    return _("Of equal cards you take only one.")


def ace_takes_an_ace(fifteen: bool) -> str:
    """Refuse an ace's sweep while another ace lies on the table (R-ACE-2); `fifteen`: it may make fifteen instead."""
    if fifteen:
        return _("There is an ace on the table: yours takes one ace, or makes 15.")
    return _("There is an ace on the table: yours takes one ace and nothing else.")


def ace_takes_all() -> str:
    """Refuse to choose with an ace that always takes everything (R-ACE-5)."""
    return _("Here an ace takes everything: there is nothing to choose.")


def fewest_only() -> str:
    """Refuse a capture of more cards than another one (R-Q15-4)."""
    return _("The capture with fewest cards comes first.")


def not_on_table() -> str:
    """Refuse to take cards that do not lie on the table."""
    return _("These cards are not on the table.")


def not_held() -> str:
    """Refuse a card that the person does not hold."""
    return _("You do not hold this card.")


def not_now() -> str:
    """Refuse a play while none is due."""
    return _("No card is to be played now.")


def wait_for(name: str) -> str:
    """Refuse a play out of turn."""
    return _("Wait: it is {name}’s turn.").format(name=name)


def captures_possible(n: int) -> str:
    """Say how many captures there are, and to choose where there are several."""
    return ngettext("{n} possible capture.", "{n} possible captures: choose one.", n).format(n=n)
