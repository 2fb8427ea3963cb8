"""The gallery of packs: tiles at the left, the chosen pack at the right, its back and the cloth below."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, get_args

import pygame

from scopa_gui.app.card_words import said_by, sentence_case
from scopa_gui.app.deck_words import (
    BACKS,
    back_word,
    chosen_at_once,
    deck_note,
    deck_region,
    deck_size,
    own_decks_left_out,
)
from scopa_gui.app.decks import Deck
from scopa_gui.app.menu_words import choice_word, deck_word, menu_word, setting_word
from scopa_gui.app.settings import Cloth as ClothKey
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.fonts import Face
from scopa_gui.ui.materials.cloth import swatch
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.scenes.fan import paint_fan
from scopa_gui.ui.scenes.form import back_button, paint_heading
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.text import Align, fitting_size, label, paragraph, paragraph_height, shorten
from scopa_gui.ui.themes import PALETTE, Cloth, colour
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.pick import Pick
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.tile import Picture, Tile

SAMPLES: Final = ("1D", "8C", "7D", "3B", "10S")
SHOWN: Final = ("10D", "3B", "1D", "7D", "9C")
CLOTHS: Final = get_args(ClothKey)
EDGE: Final = 12
"""Units above and below the tiles, for the ring of the chosen one."""
A_FRAME: Final = 2
"""Cards drawn in one frame while the gallery fills."""


class DecksScene(PaperScene):
    """What is chosen holds at once: on the table below too, where no card changes its place."""

    name: ClassVar[str] = "decks"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._scrolled = 0
        self._waiting = True
        self._budget = Budget(0)
        for fault in context.look.shelf.faults:
            self.show_note(own_decks_left_out(str(fault)))

    @property
    def _deck(self) -> Deck:
        return self.context.look.deck

    # ------------------------------------------------------------------------------------------ places

    @property
    def _list_area(self) -> pygame.Rect:
        style, (width, height) = self.style, self.size
        top = style.px(124 - EDGE)
        return pygame.Rect(style.px(64), top, round(width * 0.415), height - top - style.px(44))

    @property
    def _panel(self) -> pygame.Rect:
        style, area = self.style, self._list_area
        left = area.right + style.px(50)
        return pygame.Rect(left, style.px(124), self.size[0] - style.px(64) - left, self.size[1] - style.px(124 + 56))

    @property
    def _inner(self) -> pygame.Rect:
        return self._panel.inflate(-2 * self.style.px(36), -2 * self.style.px(28))

    def build(self) -> list[Widget]:
        """Back, a tile for each pack, backs and cloths."""
        style, area = self.style, self._list_area
        columns, gap = 2, style.px(20)
        width = (area.width - gap) // columns
        height = round(style.px(186) * max(1.0, style.text_scale**0.35))
        tiles: list[Widget] = []
        for i, deck in enumerate(self.context.look.shelf.decks):
            row, column = divmod(i, columns)
            top = area.y + style.px(EDGE) + row * (height + gap)
            rect = pygame.Rect(area.x + column * (width + gap), top, width, height)
            tiles.append(self._tile(deck, rect))
        rows = -(-len(tiles) // columns)
        whole = rows * (height + gap) - gap + 2 * style.px(EDGE)
        self._list = ScrollPanel("packs", area, tiles, whole, beside=style.px(20), on_cloth=True)
        self._list.scroll_to(self._scrolled)
        self._waiting = True
        return [back_button(style, self.go_back), self._list, *self._picks()]

    def _tile(self, deck: Deck, rect: pygame.Rect) -> Tile:
        return Tile(
            f"deck_{deck.key}",
            rect,
            deck_word(deck.key, deck.name),
            deck_region(deck),
            self._samples(deck),
            self._chooser("deck", deck.key),
            chosen=deck.key == self._deck.key,
            lifts=False,
            align=Align.LEFT,
        )

    def _samples(self, deck: Deck) -> Picture:
        """Five cards side by side, as they become ready."""

        def draw(surface: pygame.Surface, area: pygame.Rect) -> None:
            art = self.context.look.art_of(deck)
            height = round(area.height * 0.94)
            card = art.width(height)
            step = min(card * 1.06, (area.width - self.style.px(16) - card) / (len(SAMPLES) - 1))
            for i, name in enumerate(SAMPLES):
                picture = art.picture(name, height, self._budget)
                surface.blit(picture, (round(area.x + self.style.px(8) + i * step), area.centery - height // 2))

        return draw

    @property
    def _pick_rows(self) -> tuple[int, int]:
        """The middles of the row of backs and the row of cloths."""
        style, inner = self.style, self._inner
        return inner.bottom - style.px(62 + 60), inner.bottom - style.px(30)

    def _picks(self) -> list[Widget]:
        style, settings, left = self.style, self.context.settings, self._picks_left
        back_y, cloth_y = self._pick_rows
        size = max(40, style.px(52))
        step = min(size + style.px(16), (self._inner.right - left - size) // (len(BACKS) - 1))
        picks: list[Widget] = []
        for i, tint in enumerate(BACKS):
            rect = pygame.Rect(0, 0, max(40, round(size * 0.9)), round(size * 1.35))
            rect.center = (left + size // 2 + i * step, back_y)
            chosen = (settings.back or "") == tint
            picks.append(
                Pick(
                    f"back_{tint or 'own'}",
                    rect,
                    self._back_picture(tint),
                    self._chooser("back", tint or None),
                    chosen,
                    words=back_word(tint),
                )
            )
        for i, key in enumerate(CLOTHS):
            rect = pygame.Rect(0, 0, size, size)
            rect.center = (left + size // 2 + i * step, cloth_y)
            chosen = settings.cloth == key
            picks.append(
                Pick(
                    f"cloth_{key}",
                    rect,
                    _cloth_picture(key),
                    self._chooser("cloth", key),
                    chosen,
                    round_shape=True,
                    words=choice_word(key),
                )
            )
        for pick in picks:
            pick.label = setting_word("back" if pick.name.startswith("back_") else "cloth")
        return picks

    def _chooser(self, field: str, value: str | None) -> Callable[[], None]:
        return lambda: self._choose(field, value)

    @property
    def _picks_left(self) -> int:
        style, fonts = self.style, self.style.fonts
        words = max((setting_word("back"), setting_word("cloth")), key=len)
        return self._inner.x + fonts.width(words, Face.SERIF, style.text(20)) + style.px(28)

    def _back_picture(self, tint: str) -> Picture:
        def draw(surface: pygame.Surface, area: pygame.Rect) -> None:
            art = self.context.look.art_of(self._deck, tint)
            height = min(area.height, int(area.width / art.ratio))
            picture = art.picture("back", height, self._budget)
            surface.blit(picture, picture.get_rect(center=area.center))

        return draw

    # ------------------------------------------------------------------------------------------ what happens

    def _choose(self, field: str, value: str | None) -> None:
        self._scrolled = self._list.offset
        self.context.change(**{field: value})

    def update(self, dt: float) -> None:
        """Go on filling the gallery, a few cards a frame."""
        super().update(dt)
        if self._waiting:
            self._drawn = False

    @property
    def is_moving(self) -> bool:
        """Whether cards are still to be drawn."""
        return self._waiting or super().is_moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is ready and a few cards more."""
        self._budget = Budget.unlimited() if self.context.unhurried else Budget(A_FRAME)
        super().draw(surface)
        self._waiting = self._budget.is_spent

    def spoken_page(self) -> tuple[str, ...]:
        """The heading, and the chosen pack."""
        deck = self._deck
        named = said_by(deck_word(deck.key, deck.name), deck_size(deck))
        return (menu_word("decks"), sentence_case(chosen_at_once()), named, deck_note(deck))

    # ------------------------------------------------------------------------------------------ picture

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Heading, sheet, and the words about the chosen pack."""
        style = self.style
        heading = paint_heading(surface, style, menu_word("decks"))
        size, left = style.text(20), heading.right + style.px(20)
        words = shorten(style.fonts, chosen_at_once(), Face.ITALIC, size, self.size[0] - style.px(64) - left)
        label(surface, style.fonts, words, Face.ITALIC, size, PALETTE.cream2, (left, style.px(80)), Align.LEFT)
        lay_panel(surface, self._panel, style.unit)
        self._paint_words(surface)

    def _paint_words(self, surface: pygame.Surface) -> None:
        style, inner, deck, fonts = self.style, self._inner, self._deck, self.style.fonts
        measures, small = deck_size(deck), style.text(19)
        room = inner.width - fonts.width(measures, Face.ITALIC, small) - style.px(20)
        name = deck_word(deck.key, deck.name)
        size = fitting_size(fonts, name, Face.DISPLAY, style.text(34), room)
        y = inner.y + size * 0.7
        label(surface, fonts, name, Face.DISPLAY, size, PALETTE.red, (inner.x, y), Align.LEFT)
        label(surface, fonts, measures, Face.ITALIC, small, PALETTE.ink2, (inner.right, y), Align.RIGHT)
        area = self._note_area
        paragraph(surface, fonts, deck_note(deck), Face.SERIF, self._note_size, PALETTE.ink, area)
        surface.fill(colour(PALETTE.rule), (inner.x, area.bottom + style.px(8), inner.width, 1))
        for words, middle in zip((setting_word("back"), setting_word("cloth")), self._pick_rows, strict=True):
            label(surface, fonts, words, Face.SERIF, style.text(20), PALETTE.ink, (inner.x, middle), Align.LEFT)

    @property
    def _note_size(self) -> int:
        """The size of the note's words: smaller where they would crowd the fan out."""
        style, size = self.style, self.style.text(19)
        room = self._inner.height * 0.34
        words = deck_note(self._deck)
        while size > 14 and paragraph_height(style.fonts, words, Face.SERIF, size, self._inner.width) > room:
            size -= 1
        return size

    @property
    def _note_area(self) -> pygame.Rect:
        style, inner = self.style, self._inner
        height = paragraph_height(style.fonts, deck_note(self._deck), Face.SERIF, self._note_size, inner.width)
        bottom = self._pick_rows[0] - style.px(48)
        return pygame.Rect(inner.x, bottom - height, inner.width, height)

    def paint_over(self, surface: pygame.Surface) -> None:
        """The fan of the chosen pack."""
        style, inner = self.style, self._inner
        top = inner.y + round(style.text(34) * 1.5)
        area = pygame.Rect(inner.x, top, inner.width, self._note_area.top - style.px(14) - top)
        if area.height > style.px(60):
            paint_fan(surface, self.context.look.sprites, area, SHOWN, 9.0, self._budget)


def _cloth_picture(key: str) -> Picture:
    def draw(surface: pygame.Surface, area: pygame.Rect) -> None:
        drawn = swatch(Cloth.named(key), min(area.size))
        surface.blit(drawn, drawn.get_rect(center=area.center))

    return draw
