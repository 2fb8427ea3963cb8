"""The words of menus, buttons, settings and packs, by the key under which scenes know them."""

from typing import Final

from scopa_gui.app.i18n import translate
from scopa_gui.engine.marks import NP_

Marked = tuple[str, str]

_MENU: Final[dict[str, Marked]] = {
    "play": NP_("menu", "Play"),
    "resume": NP_("menu", "Resume"),
    "new_game": NP_("menu", "New game"),
    "decks": NP_("menu", "Decks"),
    "learn": NP_("menu", "Learn"),
    "statistics": NP_("menu", "Statistics"),
    "settings": NP_("menu", "Settings"),
    "credits": NP_("menu", "Credits"),
    "earlier_match": NP_("menu", "Earlier match"),
    "quit": NP_("menu", "Quit"),
}

_BUTTONS: Final[dict[str, Marked]] = {
    "continue": NP_("button", "Continue"),
    "back": NP_("button", "Back"),
    "start": NP_("button", "Start"),
    "close": NP_("button", "Close"),
    "cancel": NP_("dialog", "Cancel"),
    "yes": NP_("dialog", "Yes"),
    "no": NP_("dialog", "No"),
    "undo": NP_("undo", "Undo"),
    "redo": NP_("undo", "Redo"),
    "hint": NP_("button", "Hint"),
    "last_play": NP_("button", "Last play"),
    "rules": NP_("button", "Rules"),
    "menu": NP_("button", "Menu"),
    "house_rules": NP_("button", "House rules"),
    "all_hands": NP_("button", "Open hands"),
    "play_again": NP_("button", "Play again"),
    "copy_deck": NP_("button", "Copy the deck"),
    "save_profile": NP_("button", "Save as profile"),
    "load_profile": NP_("button", "Load profile"),
    "delete_profile": NP_("button", "Delete profile"),
    "copy_text": NP_("button", "Copy as text"),
    "reset": NP_("button", "Clear"),
    "lay_down": NP_("button", "Lay it down"),
}

_SETTINGS: Final[dict[str, Marked]] = {
    "language": NP_("setting", "Language"),
    "deck": NP_("setting", "Deck"),
    "back": NP_("setting", "Card back"),
    "cloth": NP_("setting", "Cloth"),
    "name": NP_("setting", "Your name"),
    "text_size": NP_("setting", "Text size"),
    "animation": NP_("setting", "Animation"),
    "effects_volume": NP_("setting", "Sound effects"),
    "music_volume": NP_("setting", "Music"),
    "hints": NP_("setting", "Hints"),
    "table_total": NP_("setting", "Table total"),
    "cards_gone": NP_("setting", "Sevens and coins gone"),
    "warnings": NP_("setting", "Scopa warning"),
    "sort_cards": NP_("setting", "Sort your cards"),
    "full_screen": NP_("setting", "Full screen"),
    "less_motion": NP_("setting", "Less motion"),
    "large_indices": NP_("setting", "Large indices"),
    "suit_marks": NP_("setting", "Suit marks"),
    "left_handed": NP_("setting", "Left-handed"),
    "opponents": NP_("setting", "Opponents"),
    "level": NP_("setting", "Level"),
}

_CHOICES: Final[dict[str, Marked]] = {
    "animation_off": NP_("animation", "off"),
    "animation_slow": NP_("animation", "slow"),
    "animation_normal": NP_("animation", "normal"),
    "animation_fast": NP_("animation", "fast"),
    "volume_off": NP_("volume", "off"),
    "system_language": NP_("language", "as the system"),
    "verde": NP_("cloth", "green"),
    "vino": NP_("cloth", "wine"),
    "notte": NP_("cloth", "night"),
    "tabacco": NP_("cloth", "tobacco"),
}

_DECKS: Final[dict[str, Marked]] = {
    "napoletane": NP_("deck", "Neapolitan"),
    "piacentine": NP_("deck", "Piacentine"),
    "siciliane": NP_("deck", "Sicilian"),
    "sarde": NP_("deck", "Sardinian"),
    "romagnole": NP_("deck", "Romagnole"),
    "trevigiane": NP_("deck", "Trevisan"),
    "triestine": NP_("deck", "Triestine"),
    "bergamasche": NP_("deck", "Bergamasque"),
    "bresciane": NP_("deck", "Brescian"),
    "trentine": NP_("deck", "Trentine"),
    "genovesi": NP_("deck", "Genoese"),
    "piemontesi": NP_("deck", "Piedmontese"),
    "toscane": NP_("deck", "Tuscan"),
    "lombarde": NP_("deck", "Lombard"),
    "francesi": NP_("deck", "Poker (French suits)"),
    "spagnole": NP_("deck", "Spanish"),
}


def menu_word(key: str) -> str:
    """The word of a row in the title's menu."""
    return translate(_MENU[key])


def button_word(key: str) -> str:
    """The word on a button."""
    return translate(_BUTTONS[key])


def setting_word(key: str) -> str:
    """The label of a setting."""
    return translate(_SETTINGS[key])


def choice_word(key: str) -> str:
    """The word for a value of a setting."""
    return translate(_CHOICES[key])


def deck_word(key: str, own_name: str) -> str:
    """The name of a pack in the language in use; packs that are not ours keep the name they bring."""
    marked = _DECKS.get(key)
    return translate(marked) if marked else own_name
