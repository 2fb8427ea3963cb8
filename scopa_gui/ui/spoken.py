"""Every control in words, as a screen reader would say it: what it is called, its state, why not, what it is for."""

from __future__ import annotations

from scopa_gui.app.card_words import percent, said_by, sentence_case
from scopa_gui.app.spoken_words import (
    is_chosen,
    none_of,
    not_available,
    nothing_written,
    of_many,
    sentences,
    sign_word,
    switched,
)
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, RoundButton
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.ledger_row import LedgerRow
from scopa_gui.ui.widgets.menu_row import MenuRow
from scopa_gui.ui.widgets.pick import Pick
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.stepper import Stepper
from scopa_gui.ui.widgets.tabs import Tabs
from scopa_gui.ui.widgets.text_field import TextField
from scopa_gui.ui.widgets.tile import Tile
from scopa_gui.ui.widgets.toggle import Toggle


def spoken(control: Widget | None) -> str:
    """A control in one line; empty for none."""
    if control is None:
        return ""
    name, state = _name_and_state(control)
    head = said_by(name, state) if name and state else name or state
    off = "" if control.enabled else sentence_case(not_available())
    return sentences((sentence_case(head), off, control.why or control.explanation))


def _name_and_state(control: Widget) -> tuple[str, str]:
    """What the control is called, and how it stands; either may be empty."""
    match control:
        case Toggle(on=on):
            return control.label, switched(on)
        case Choice(labels=labels, chosen=chosen) | Stepper(labels=labels, chosen=chosen):
            return control.label, _one_of(labels, chosen)
        case Tabs(labels=labels, chosen=chosen):
            return control.label, _one_of(labels, chosen)
        case Slider(value=value):
            return control.label, percent(value)
        case TextField(text=text, hint=hint):
            return control.label or hint, text or nothing_written()
        case Button(words_on_it=words, sub=sub):
            return (control.label, words) if control.label else (words, sub)
        case RoundButton(name=name):
            return sign_word(name), ""
        case MenuRow(words_on_it=words, value=value):
            return words, value
        case LedgerRow(words_on_it=words, remark=remark, chosen=chosen):
            return words, _with_mark(remark, chosen)
        case Tile(title=title, sub=sub, chosen=chosen):
            return title, _with_mark(sub, chosen)
        case Pick(words_for_it=words, chosen=chosen):
            return control.label, _with_mark(words, chosen)
        case _:
            return control.label, ""


def _one_of(labels: tuple[str, ...], chosen: int) -> str:
    return of_many(chosen + 1, len(labels), labels[chosen]) if chosen >= 0 else none_of(len(labels))


def _with_mark(words: str, chosen: bool) -> str:
    return ", ".join(part for part in (words, is_chosen() if chosen else "") if part)
