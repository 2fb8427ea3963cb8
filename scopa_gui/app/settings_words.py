"""The words of the settings scene: its tabs and the explanations under the rows."""

from __future__ import annotations

from typing import Final

from scopa_gui.app.i18n import translate
from scopa_gui.engine.marks import NP_

TABS: Final = {
    "game": NP_("settings tab", "Game"),
    "table": NP_("settings tab", "Table and cards"),
    "sound": NP_("settings tab", "Sound"),
    "reading": NP_("settings tab", "Reading"),
    "language": NP_("settings tab", "Language"),
    "credits": NP_("settings tab", "Credits"),
}

_NOTES: Final = {
    "animation": NP_("setting note", "Off shows every result at once."),
    "less_motion": NP_("setting note", "Cards fade instead of flying."),
    "hints": NP_("setting note", "The lamp on the table and the key H: the best play, with its reason."),
    "warnings": NP_("setting note", "A line when what you are about to leave can be swept."),
    "sort_cards": NP_("setting note", "By suit and value, not as they were dealt."),
    "table_total": NP_("setting note", "The sum of the cards on the table."),
    "cards_gone": NP_("setting note", "On the slate, how many have already been taken."),
    "left_handed": NP_("setting note", "Buttons at the right, your pile at the left."),
    "full_screen": NP_("setting note", "F11 or Alt+Enter, from anywhere."),
    "large_indices": NP_("setting note", "The card’s value in its corner, on any pack."),
    "suit_marks": NP_("setting note", "A sign for each suit that does not rest on colour."),
    "text_size": NP_("setting note", "Names and the slate grow too."),
    "language": NP_("setting note", "Changed at once, everywhere."),
    "deck": NP_("setting note", "Every region plays with its own."),
    "cloth": NP_("setting note", "What the table is covered with."),
    "music_volume": NP_("setting note", "A quiet piece now and then."),
}


def tab_word(key: str) -> str:
    """The words on a tab."""
    return translate(TABS[key])


def setting_note(key: str) -> str:
    """What a setting does, in one line; empty where its label says enough."""
    marked = _NOTES.get(key)
    return translate(marked) if marked else ""
