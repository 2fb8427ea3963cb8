"""The words of the profiles: house rules under a name, and what is wrong with a pasted text."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from scopa_gui.app.card_words import listing, said_by
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.i18n import ngettext, pgettext
from scopa_gui.app.notices import SaveTrouble, why_saving_fails
from scopa_gui.app.profiles import LONGEST_NAME, MOST_PROFILES, Profile, parse_profile
from scopa_gui.app.rule_words import option_label, problem_words, value_label
from scopa_gui.engine import (
    FIELD_NAMES,
    PRESET_KEYS,
    InvalidOptionsError,
    NotationError,
    RuleOptions,
    preset,
    preset_options,
)
from scopa_gui.engine.options import ALLOWED, parse_value

LONGEST_TEXT: Final = 4000
LONGEST_QUOTE: Final = 40


def profiles() -> str:
    """Name the scene and the button that leads to it."""
    return pgettext("menu", "Profiles")


def own_rules() -> str:
    """Call rules that are neither a profile nor a game kind’s own."""
    return pgettext("profile", "Rules of your own")


def these_rules() -> str:
    """Call the rules that the new game has now, in the list of profiles."""
    return pgettext("profile", "The rules laid out")


def profile_name() -> str:
    """Label the field for a profile's name."""
    return pgettext("profile", "Name")


def paste() -> str:
    """The button that reads rules from the clipboard."""
    return pgettext("button", "Paste")


def as_the_book_has_it() -> str:
    """Say that no rule of a game kind is changed."""
    return _("All as the book has it.")


def differing_rules(n: int) -> str:
    """Count the rules that are not as the game kind has them: "2 rules differ from the book"."""
    return ngettext("{n} rule differs from the book", "{n} rules differ from the book", n).format(n=n)


def saved(name: str) -> str:
    """Say that a profile is kept."""
    return _("Kept as “{name}”.").format(name=name)


def not_saved(trouble: SaveTrouble) -> str:
    """Say why a profile is lost when the program ends."""
    return _("The profile holds until the program ends; it is not saved: {reason}").format(
        reason=why_saving_fails(trouble)
    )


def no_room() -> str:
    """Say that there are as many profiles as there may be."""
    return _("There is room for {n} profiles: delete one first.").format(n=MOST_PROFILES)


def name_missing() -> str:
    """Say what a profile's name must be."""
    return _("A profile has a name of 1 to {n} letters.").format(n=LONGEST_NAME)


def replaces(name: str) -> str:
    """Ask before another profile of the same name is lost."""
    return _("There is a profile “{name}” already. Keep these rules in its place?").format(name=name)


def deletes(name: str) -> str:
    """Ask before a profile is deleted."""
    return _("Delete the profile “{name}”? This cannot be undone.").format(name=name)


def copied() -> str:
    """Say that the rules are in the clipboard."""
    return _("The rules are copied as text.")


def pasted() -> str:
    """Say that the rules of the clipboard are shown now."""
    return _("These are the rules from the clipboard. Give them a name to keep them.")


# ---------------------------------------------------------------------------------------------- rules


def changed_rules(key: str, options: RuleOptions) -> tuple[tuple[str, str], ...]:
    """Label and value of every option that is not as the game kind has it for this number of players."""
    players = options.players if options.players in preset(key).allowed_players else None
    book = preset_options(key, players)
    return tuple(
        (option_label(name), value_label(name, options.value_of(name)))
        for name in FIELD_NAMES
        if options.value_of(name) != book.value_of(name)
    )


# ---------------------------------------------------------------------------------------------- a pasted text


def read_rules(text: str) -> Profile | str:
    """The rules that a text from anywhere describes, under an empty name; else a sentence that says what was found
    and what is allowed.
    """
    text = text.strip()
    if not text:
        return _("The clipboard holds no text.")
    if len(text) > LONGEST_TEXT:
        return _("The text in the clipboard is too long for rules: {n} characters are allowed.").format(n=LONGEST_TEXT)
    try:
        return parse_profile("", text)
    except InvalidOptionsError as fault:
        problem = fault.problems[0]
        return said_by(listing(map(option_label, problem.fields)), problem_words(problem))
    except NotationError:
        return _fault(text)


def _fault(text: str) -> str:
    """What is wrong with a text that does not name rules: its first word that cannot stand."""
    key, sign, rest = text.partition(":")
    if not sign or key not in PRESET_KEYS:
        sentence = _("Rules begin with a game and a colon, as “{example}”. Found: “{found}”.")
        return sentence.format(example=f"{_nearest(key, PRESET_KEYS)}:", found=_quoted(key))
    seen = set[str]()
    for word in rest.split():
        name, sign, value = word.partition("=")
        if not sign:
            return _("A rule is written as “target=21”. Found: “{found}”.").format(found=_quoted(word))
        if name not in ALLOWED:
            sentence = _("There is no rule “{found}”. The nearest one is “{nearest}”.")
            return sentence.format(found=_quoted(name), nearest=_nearest(name, FIELD_NAMES))
        if name in seen:
            return _("The rule “{found}” is given twice.").format(found=name)
        seen.add(name)
        if _is_wrong(name, value):
            return _not_allowed(name, value)
    return _("These are no rules. Found: “{found}”.").format(found=_quoted(rest.strip()))


def _is_wrong(name: str, value: str) -> bool:
    try:
        parse_value(name, value)
    except NotationError:
        return True
    return False


def _not_allowed(name: str, value: str) -> str:
    allowed = ALLOWED[name]
    if isinstance(allowed, range):
        sentence = _("{rule}: “{found}” is not allowed, {first} to {last} are.")
        return sentence.format(rule=option_label(name), found=_quoted(value), first=allowed[0], last=allowed[-1])
    values = listing(("yes" if one else "no") if isinstance(one, bool) else str(one) for one in allowed)
    sentence = _("{rule}: “{found}” is not allowed. Allowed: {values}.")
    return sentence.format(rule=option_label(name), found=_quoted(value), values=values)


def _nearest(word: str, among: tuple[str, ...]) -> str:
    return (get_close_matches(word[:LONGEST_QUOTE], among, 1, 0.0) or [among[0]])[0]


def _quoted(found: str) -> str:
    """A stranger's words, short and without signs that cannot be shown."""
    shown = "".join(sign if sign.isprintable() else " " for sign in found)
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE].rstrip() + "…"
