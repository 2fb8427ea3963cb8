"""The rules of one table as pages to read, made from its options: only what is played there, in its pack's words."""

from __future__ import annotations

from scopa_gui.app.card_words import Family
from scopa_gui.app.i18n import gettext as _
from scopa_gui.app.rule_words import preset_sentence
from scopa_gui.app.rules_count import count_section, extras_section, match_section, primiera_section
from scopa_gui.app.rules_deal import deal_section, players_section
from scopa_gui.app.rules_declaring import declaring_section
from scopa_gui.app.rules_parts import Section, Table
from scopa_gui.app.rules_taking import sweep_section, taking_section
from scopa_gui.engine import RuleOptions, preset


def rules_of(table: Table) -> tuple[Section, ...]:
    """All sections that this table needs, in the order in which a hand is played."""
    sections = (
        players_section(table),
        deal_section(table),
        declaring_section(table),
        taking_section(table),
        sweep_section(table),
        count_section(table),
        primiera_section(table),
        extras_section(table),
        match_section(table),
    )
    return tuple(section for section in sections if section is not None)


def table_of(key: str, options: RuleOptions, family: Family) -> Table:
    """A table of the game kind `key` with these options; UnknownPresetError where there is none of that key."""
    return Table(options, family, preset(key).sweep_word)


def introduction(key: str, options: RuleOptions, family: Family) -> str:
    """What kind of game it is: the game kind's sentence, or that the rules are of the house."""
    if options == preset(key).options:
        return preset_sentence(key, family)
    return _("With the rules of the house, as they are set now.")


def plain_text(sections: tuple[Section, ...]) -> str:
    """All words of the pages, one line a paragraph, for tests and for reading aloud."""
    lines = []
    for section in sections:
        lines.append(section.title)
        lines += [f"{one.head} {one.text}".strip() for one in section.paragraphs]
    return "\n".join(lines)
