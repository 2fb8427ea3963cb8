"""The sentences that advise: hints with their reason, and the first lesson."""

from scopa_gui.app.card_words import Family, a_value, sentence_case, the
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext
from scopa_gui.app.messages import ESCOBA, SCOPA


def leaves_a_sweep(total: int, value: int, family: Family, sweep: str = SCOPA) -> str:
    """Warn that the total left can be swept by a card of the capture value 1-10."""
    if sweep == ESCOBA:
        text = _("You leave {total}: {a_card} would make an escoba.")
    else:
        text = _("You leave {total}: {a_card} would make a scopa.")
    return text.format(total=total, a_card=a_value(value, family))


def sweep_is_likely(other: int, total: int, name: str, p: int, family: Family, sweep: str = SCOPA) -> str:
    """Say what another card would leave, and in how many cases of 100 the next player sweeps it."""
    if sweep == ESCOBA:
        text = _("With {other} you leave {total}; {name} can make an escoba {p} times in 100.")
    else:
        text = _("With {other} you leave {total}; {name} can sweep {p} times in 100.")
    return text.format(other=the(other, family), total=total, name=name, p=p)


def no_card_sweeps(total: int, sweep: str = SCOPA) -> str:
    """Say that no card can sweep the total left."""
    if sweep == ESCOBA:
        return _("{total} stay on the table: no card makes an escoba of that.").format(total=total)
    return _("{total} stay on the table: no card sweeps that.").format(total=total)


def makes_a_sweep(sweep: str = SCOPA) -> str:
    """Say that the play clears the table."""
    return _("It makes an escoba.") if sweep == ESCOBA else _("It makes a scopa.")


def brings_the_settebello() -> str:
    """Say that the play takes the settebello."""
    return _("It brings the settebello home.")


def point_in_reach(n: int, category: str) -> str:
    """Say how many more make a point certain; the category as :func:`count_messages.category_word` says it."""
    return _("{n} more and the point is yours: {category}.").format(n=n, category=category)


def takes_most(n: int) -> str:
    """Say that no other play takes more cards."""
    return ngettext(
        "It takes {n} card, more than any other play.", "It takes {n} cards, more than any other play.", n
    ).format(n=n)


def cheapest_to_lay() -> str:
    """Say, after the card that is best, that nothing can be taken and that it costs least."""
    return _("Something must go, and this card costs least.")


def best_card(card: int, family: Family) -> str:
    """Name the play that is advised, before its reason."""
    return sentence_case(_("{card} is best.").format(card=the(card, family)))
