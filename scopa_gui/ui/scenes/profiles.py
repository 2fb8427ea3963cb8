"""Profiles: house rules under a name, kept, taken up again, deleted, copied as text and read from a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from scopa_gui.app import profile_words as words
from scopa_gui.app.card_words import said_by
from scopa_gui.app.menu_words import button_word
from scopa_gui.app.profiles import LONGEST_NAME, MOST_PROFILES, Profile
from scopa_gui.app.rule_words import preset_name
from scopa_gui.engine import RuleOptions
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.ask import AskScene
from scopa_gui.ui.scenes.form import back_button, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, fitting_size, label, paragraph, paragraph_height
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import Spot, Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.ledger_row import LedgerRow
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.style import BUTTON, LABEL, Style
from scopa_gui.ui.widgets.text_field import TextField

DRAFT: Final = ""
"""The entry of the rules laid out, which have no name yet."""
LEDGER_SHARE: Final = 0.36
BUTTON_TEXT: Final = 18


class ProfilesScene(PaperScene):
    """Pops with the profile to play by; with nothing where the rules stay as they are."""

    name: ClassVar[str] = "profiles"

    def __init__(self, context: AppContext, key: str, options: RuleOptions) -> None:
        super().__init__(context)
        self.draft = Profile(DRAFT, key, options)
        here = (one.name for one in context.profiles.all() if (one.preset, one.options) == (key, options))
        self.chosen = next(here, DRAFT)
        self.written = self.chosen
        self._pasted = False

    @property
    def shown(self) -> Profile:
        """The rules on the page."""
        return next((one for one in self.context.profiles.all() if one.name == self.chosen), self.draft)

    # ------------------------------------------------------------------------------------------ places

    @property
    def _ledger(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        top = style.px(124)
        return pygame.Rect(style.px(60), top, round(width * LEDGER_SHARE), height - top - style.px(54))

    @property
    def _page(self) -> pygame.Rect:
        style, ledger = self.style, self._ledger
        left = ledger.right + style.px(22)
        return pygame.Rect(left, ledger.y, self.size[0] - style.px(60) - left, ledger.height)

    @property
    def _inner(self) -> pygame.Rect:
        return self._page.inflate(-2 * self.style.px(36), -2 * self.style.px(28))

    def _lines(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The name with its button, and two lines of buttons, from the bottom of the page up."""
        inner, height, gap = self._inner, self.style.control_height(BUTTON, LABEL), self.style.px(10)
        tops = [inner.bottom - height - i * (height + gap) for i in range(3)]
        third, second, first = (pygame.Rect(inner.x, top, inner.width, height) for top in tops)
        return first, second, third

    # ------------------------------------------------------------------------------------------ controls

    def build(self) -> list[Widget]:
        """Back, the ledger, the rules of the chosen entry, and what can be done with them."""
        return [back_button(self.style, self.go_back), self._list(), self._rules(), *self._deeds()]

    def _list(self) -> ScrollPanel:
        style, area = self.style, self._ledger.inflate(-2 * self.style.px(30), -2 * self.style.px(26))
        height = style.control_height(52, 20)
        entries = [(DRAFT, words.these_rules(), self.draft.preset)]
        entries += [(one.name, one.name, one.preset) for one in self.context.profiles.all()]
        rows: list[Widget] = [
            LedgerRow(
                f"row_{i}",
                pygame.Rect(area.x, area.y + i * height, area.width, height),
                shown,
                preset_name(key) if name else "",
                self._turn_to(name),
                chosen=name == self.chosen,
            )
            for i, (name, shown, key) in enumerate(entries)
        ]
        listed = ScrollPanel("ledger", area, rows, len(rows) * height, beside=style.px(16))
        place = [name for name, _, _ in entries].index(self.chosen)
        listed.reveal(rows[place])
        return listed

    def _rules(self) -> ScrollPanel:
        """The changed rules, which scroll where there are many."""
        style, inner = self.style, self._inner
        top = inner.y + round(style.text(30) * 1.6)
        area = pygame.Rect(inner.x, top, inner.width, self._lines()[0].y - style.px(14) - top)
        profile = self.shown
        changed = words.changed_rules(profile.preset, profile.options)
        size, gap = style.text(18), style.px(10)
        room = round(area.width * 0.62)
        heights = [
            max(
                paragraph_height(style.fonts, one, Face.SERIF, size, wide)
                for one, wide in zip(pair, (room, area.width - room), strict=True)
            )
            + gap
            for pair in changed
        ]

        def content(surface: pygame.Surface, style: Style, at: Spot) -> None:
            y = at[1]
            if not changed:
                box = pygame.Rect(at[0], y, area.width, 0)
                paragraph(surface, style.fonts, words.as_the_book_has_it(), Face.ITALIC, size, PALETTE.ink2, box)
            for (name, value), height in zip(changed, heights, strict=True):
                box = pygame.Rect(at[0], y, room - style.px(12), height)
                paragraph(surface, style.fonts, name, Face.SERIF, size, PALETTE.ink, box)
                fitted = fitting_size(style.fonts, value, Face.BOLD, size, area.width - room)
                middle = y + style.fonts.line_height(Face.SERIF, size) / 2
                label(surface, style.fonts, value, Face.BOLD, fitted, PALETTE.ink, (area.right, middle), Align.RIGHT)
                y += height
                surface.fill(colour(PALETTE.hair), (at[0], y - gap // 2, area.width, 1))

        return ScrollPanel("rules", area, [], sum(heights), content=content, beside=style.px(16))

    def _deeds(self) -> list[Widget]:
        """The name's field with Save, and the buttons."""
        first, second, third = self._lines()
        gap = self.style.px(10)
        save_width = round(first.width * 0.45)
        field = pygame.Rect(first.x, first.y, first.width - save_width - gap, first.height)
        save = pygame.Rect(field.right + gap, first.y, save_width, first.height)
        half = (second.width - gap) // 2

        def part(line: pygame.Rect, i: int) -> pygame.Rect:
            return pygame.Rect(line.x + i * (half + gap), line.y, half, line.height)

        kept = self.chosen != DRAFT
        usable = kept or self._pasted
        return [
            TextField(
                "name",
                field,
                self.written,
                self._write,
                longest=LONGEST_NAME,
                hint=words.profile_name(),
                paste=_clipboard,
                on_enter=self._save,
            ),
            Button("save", save, button_word("save_profile"), self._save, size=BUTTON_TEXT),
            Button("copy", part(second, 0), button_word("copy_text"), self._copy, size=BUTTON_TEXT),
            Button("paste", part(second, 1), words.paste(), self._paste, size=BUTTON_TEXT),
            Button(
                "delete",
                part(third, 0),
                button_word("delete_profile"),
                self._ask_to_delete,
                size=BUTTON_TEXT,
                enabled=kept,
            ),
            Button(
                "load",
                part(third, 1),
                button_word("load_profile"),
                self._load,
                kind=Kind.PRIMARY,
                size=BUTTON_TEXT,
                enabled=usable,
            ),
        ]

    # ------------------------------------------------------------------------------------------ what is pressed

    def _turn_to(self, name: str) -> Callable[[], None]:
        def turn() -> None:
            self.chosen = self.written = name
            self.lay_out()

        return turn

    def _write(self, written: str) -> None:
        self.written = written

    def _load(self) -> None:
        self.context.stack.pop(self.shown)

    def _save(self) -> None:
        """Keep the shown rules under the written name; another profile of that name is replaced after a question."""
        name, rules = self.written.strip(), self.shown
        kept = {one.name: one for one in self.context.profiles.all()}
        if not name:
            self.show_note(words.name_missing())
        elif name not in kept and len(kept) >= MOST_PROFILES:
            self.show_note(words.no_room())
        else:
            profile = Profile(name, rules.preset, rules.options)
            if kept.get(name, profile) == profile:
                self._keep(profile)
            else:
                self._ask(words.replaces(name), lambda: self._keep(profile))

    def _keep(self, profile: Profile) -> None:
        profiles = self.context.profiles
        profiles.save(profile)
        self.chosen = self.written = profile.name
        self.show_note(words.saved(profile.name) if profiles.trouble is None else words.not_saved(profiles.trouble))
        self.lay_out()

    def _copy(self) -> None:
        pygame.scrap.put_text(self.shown.text)
        self.show_note(words.copied())

    def _paste(self) -> None:
        """Lay out the rules of the clipboard, or say what is wrong with its text."""
        found = words.read_rules(_clipboard())
        if isinstance(found, str):
            self.show_note(found)
            return
        self.draft, self._pasted = found, True
        self.chosen = self.written = DRAFT
        self.show_note(words.pasted())
        self.lay_out()

    def _ask_to_delete(self) -> None:
        name = self.chosen

        def delete() -> None:
            self.context.profiles.delete(name)
            self.chosen = self.written = DRAFT
            self.lay_out()

        self._ask(words.deletes(name), delete)

    def _ask(self, question: str, when_yes: Callable[[], None]) -> None:
        def answered(result: Result) -> None:
            if result is True:
                when_yes()

        self.context.stack.push(AskScene(self.context, question), answered)

    def spoken_page(self) -> tuple[str, ...]:
        """The heading, and the rules on the page."""
        shown = self.shown
        changed = words.changed_rules(shown.preset, shown.options)
        rules = [said_by(rule, value) for rule, value in changed] or [words.as_the_book_has_it()]
        return (words.profiles(), preset_name(shown.preset), *rules)

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Heading, both sheets, and the game kind over its rules."""
        style, inner = self.style, self._inner
        paint_heading(surface, style, words.profiles())
        for sheet in (self._ledger, self._page):
            lay_panel(surface, sheet, style.unit)
        name = preset_name(self.shown.preset)
        size = fitting_size(style.fonts, name, Face.DISPLAY, style.text(30), inner.width)
        label(surface, style.fonts, name, Face.DISPLAY, size, PALETTE.red, (inner.x, inner.y + size * 0.7), Align.LEFT)


def _clipboard() -> str:
    """The clipboard's text, empty where there is none."""
    return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
