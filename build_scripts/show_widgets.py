"""Draw every control in every state, and laid tables, to PNG files: to be looked at after each change of the look."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from scopa_gui.app.decks import read_deck
from scopa_gui.stage.geometry import Point, Pose, Rect
from scopa_gui.stage.layout import SlotKind, TableButton, TableLayout, slot_kind
from scopa_gui.ui import table_things as things
from scopa_gui.ui import text
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.chalk import mark_corners, outline
from scopa_gui.ui.materials.paper import lay_panel
from scopa_gui.ui.materials.shadow import pool
from scopa_gui.ui.materials.small_things import espresso
from scopa_gui.ui.materials.walnut import table_top
from scopa_gui.ui.sprites import CardLook, CardSprites
from scopa_gui.ui.themes import PALETTE, Cloth
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind, RoundButton
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.icons import Icon
from scopa_gui.ui.widgets.menu_row import MenuRow
from scopa_gui.ui.widgets.row import Heading, Row
from scopa_gui.ui.widgets.scroll import ScrollPanel
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.stepper import Stepper
from scopa_gui.ui.widgets.style import Style
from scopa_gui.ui.widgets.tabs import Tabs
from scopa_gui.ui.widgets.text_field import TextField
from scopa_gui.ui.widgets.tile import Tile
from scopa_gui.ui.widgets.toggle import Toggle

ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = ((960, 600), (1280, 800), (1920, 1080))
STATES: Final = ("normal", "hover", "pressed", "focus", "disabled")


def nothing(*_: object) -> None:
    """What these controls do."""


def background(size: tuple[int, int], style: Style, cloth: Cloth = Cloth.VERDE) -> pygame.Surface:
    """An empty table."""
    return table_top(size, style.px(30), cloth, style.unit)


def put(widget: Widget, state: str) -> Widget:
    """A control in a state."""
    widget.hovered = state in ("hover", "pressed")
    widget.pressed = state == "pressed"
    widget.focused = state == "focus"
    widget.enabled = state != "disabled"
    if widget.hovered:
        widget.hover((widget.rect.right - 10, widget.rect.centery))
    return widget


# every control in every state


def makers(style: Style) -> Iterator[tuple[str, Callable[[pygame.Rect], Widget]]]:
    """A control of each kind in a given cell."""

    def sized(cell: pygame.Rect, width: int, height: int | None = None) -> pygame.Rect:
        box = pygame.Rect(0, 0, min(cell.width, width), height or style.control_height())
        box.center = cell.center
        return box

    wide = style.px(150)
    yield "Primary", lambda c: Button("b", sized(c, wide), "Comincia", nothing, kind=Kind.PRIMARY)
    yield "Plain", lambda c: Button("b", sized(c, wide), "Rivedi", nothing)
    yield "Quiet", lambda c: Button("b", sized(c, wide), "Copia", nothing, kind=Kind.QUIET)
    yield "Off", lambda c: Toggle("t", sized(c, *Toggle.wanted_size(style)), False, nothing)
    yield "On", lambda c: Toggle("t", sized(c, *Toggle.wanted_size(style)), True, nothing)
    yield "Slider", lambda c: Slider("s", sized(c, wide), 60, nothing)
    yield "Choice", lambda c: Choice("c", sized(c, wide), ("Uno", "Due"), 0, nothing)
    yield "Stepper", lambda c: Stepper("p", sized(c, wide), ("1", "11 punti", "21"), 1, nothing)
    yield "Text", lambda c: TextField("f", sized(c, wide), "Casa mia", nothing)


def widget_sheet(size: tuple[int, int], style: Style) -> pygame.Surface:
    """All controls in rows, their states in columns; round buttons on cloth below."""
    surface = background(size, style)
    area = surface.get_rect().inflate(-style.px(100), -style.px(100))
    lay_panel(surface, area, style.unit)
    rows = list(makers(style))
    left, first = area.x + style.px(40), area.y + style.px(30)
    column = (area.right - style.px(36) - left - style.px(130)) // len(STATES)
    height = (area.height - style.px(130)) // len(rows)
    for j, state in enumerate(STATES):
        x = left + style.px(130) + column * j
        at = (x + column // 2, first + style.px(8))
        text.label(surface, style.fonts, state, Face.SANS, style.text(16), PALETTE.ink2, at)
        for i, (words, make) in enumerate(rows):
            cell = pygame.Rect(x, first + style.px(24) + i * height, column, height)
            put(make(cell.inflate(-style.px(8), 0)), state).draw(surface, style)
            if j == 0:
                at = (left, cell.centery)
                text.label(surface, style.fonts, words, Face.SERIF, style.text(20), PALETTE.ink, at, text.Align.LEFT)
    signs = list(Icon)
    size_ = style.control_height()
    for i, sign in enumerate(signs):
        box = pygame.Rect(left + i * style.px(98), area.bottom - style.px(72), size_, size_)
        surface.blit(background(size, style), box.inflate(16, 12), box.inflate(16, 12))
        put(RoundButton("r", box, sign, nothing), STATES[i % 5]).draw(surface, style)
    return surface


def form_sheet(size: tuple[int, int], style: Style, art: CardSprites) -> pygame.Surface:
    """Tabs, a scrolling form with a disabled row, tiles: how controls stand together."""
    surface = background(size, style)
    top = style.px(330)
    draw_tiles(surface, style, art, style.px(100))
    draw_menu(surface, style)
    panel = pygame.Rect(style.px(276), top, size[0] - style.px(336), size[1] - top - style.px(52))
    labels = ("Gioco", "Tavolo e carte", "Suoni")
    edge = pygame.Rect(style.px(80), top + style.px(20), panel.x - style.px(80), 0)
    tabs = Tabs("tabs", edge, labels, 1, nothing)
    tabs.rect.height = Tabs.wanted_height(style, len(labels))
    tabs.hovered = True
    tabs.hover(tabs.tab(2).center)
    lay_panel(surface, panel, style.unit)
    tabs.draw(surface, style)
    inner = panel.inflate(-style.px(88), -style.px(52))
    y, children = inner.y, list[Widget]()
    for row in form_rows(style, inner.width):
        y += row.lay(style, inner.x, y, inner.width)
        children.append(row)
    ScrollPanel("form", inner, children, y - inner.y, beside=style.px(22)).draw(surface, style)
    return surface


def draw_menu(surface: pygame.Surface, style: Style) -> None:
    """The café menu: rows with leaders, one hovered, one with the focus."""
    sheet = pygame.Rect(style.px(760), style.px(66), style.px(420), style.px(236))
    lay_panel(surface, sheet, style.unit)
    rows = (("Nuova partita", ""), ("Mazzi", "napoletane"), ("Impara", "3 minuti"), ("Impostazioni", "italiano"))
    for i, (words, value) in enumerate(rows):
        box = pygame.Rect(sheet.x + style.px(40), sheet.y + style.px(22 + 49 * i), style.px(340), style.px(46))
        put(MenuRow(words, box, words, nothing, value=value), ("normal", "normal", "hover", "focus")[i]).draw(
            surface, style
        )


def form_rows(style: Style, width: int) -> Iterator[Row | Heading]:
    """A heading and rows of every kind."""
    height = style.control_height(42)
    speeds = ("Spente", "Lente", "Normali", "Veloci")
    w, h, columns = Choice.wanted_size(style, speeds, width)
    names = ("Rosalba", "Osvaldo", "Nives")
    step = pygame.Rect(0, 0, Stepper.wanted_width(style, names), height)
    switch = pygame.Rect(0, 0, *Toggle.wanted_size(style))
    yield Heading("game", "Gioco")
    choice = Choice("speed", pygame.Rect(0, 0, w, h), speeds, 2, nothing, columns=columns)
    yield Row("speed", "Velocità delle carte", choice, "Spente: il risultato si vede subito")
    hints = Toggle("hints", switch, True, nothing)
    hints.focused = True
    yield Row("hints", "Suggerimenti", hints, "Un consiglio con il perché, quando lo chiedi")
    why = "Solo nello scopone a 10 carte: qui l’ultima presa non fa scopa"
    yield Row("last", "Scopa all’ultima carta", Toggle("last", switch, False, nothing, why=why))
    yield Row("who", "Di fronte", Stepper("who", step, names, 0, nothing))
    slide = Slider("volume", pygame.Rect(0, 0, style.px(240), height), 70, nothing)
    yield Row("volume", "Volume degli effetti", slide, last=True)


def draw_tiles(surface: pygame.Surface, style: Style, art: CardSprites, y: int) -> None:
    """Four tiles: chosen, plain, hovered, focused."""
    kinds = (("Scopa classica", "7D"), ("Scopone", "8C"), ("Asso piglia tutto", "1B"), ("Cirulla", "3B"))
    for i, (title, card) in enumerate(kinds):
        box = pygame.Rect(style.px(64 + i * 149), y, style.px(134), style.px(198))

        def picture(target: pygame.Surface, room: pygame.Rect, card: str = card) -> None:
            pose = Pose(room.centerx, room.centery, 0, min(room.height, style.px(88)))
            art.draw(target, CardLook.of(card, pose), (pose.x, pose.y))

        tile = Tile(f"tile {i}", box, title, "2, 3 o 4 giocatori", picture, nothing, chosen=i == 0)
        tile.hovered, tile.focused = i == 2, i == 3
        tile.draw(surface, style)


# a laid table


class TablePicture:
    """A table in the middle of a hand, drawn from the layout alone."""

    def __init__(self, layout: TableLayout, style: Style, sprites: CardSprites) -> None:
        self._layout, self._style, self._sprites = layout, style, sprites
        self._surface = background((layout.width, layout.height), style)
        self._names = iter(f"{v}{s}" for s in "DCSB" for v in range(1, 11))

    def drawn(self, table: int, held: int, turn: int = 0) -> pygame.Surface:
        """With so many cards on the table and in each hand, and the turn at a seat."""
        light = self._layout.light(turn)
        glow = pool(*light.pixels()[2:], PALETTE.lamp, 125)
        self._surface.blit(glow, light.pixels()[:2])
        self._things()
        for seat in range(self._layout.seats):
            self._seat(seat, held, turn)
        for side in range(self._layout.sides):
            self._pile(side)
        self._table(table)
        self._words()
        for i in sorted(range(held), key=lambda i: i == 1):
            self._card(next(self._names), self._layout.hand(i, held, raised=i == 1))
        return self._surface

    def _card(self, name: str, pose: Pose, ring: float = 0.0) -> None:
        name = name if pose.face_up else "back"
        self._sprites.draw(self._surface, CardLook.of(name, pose, ring), (pose.x, pose.y))

    def _things(self) -> None:
        layout, style = self._layout, self._style
        names = ("Tu", "Rosalba", "Massimiliano", "Bruno")[: layout.sides]
        lines = [things.ScoreLine(name, str(7 - side)) for side, name in enumerate(names)]
        things.score_slate(self._surface, layout, style, "fino a 11", lines)
        signs = {TableButton.UNDO: Icon.UNDO, TableButton.HINT: Icon.HINT, TableButton.LAST_PLAY: Icon.LAST_PLAY}
        for which, sign in signs.items():
            RoundButton(sign.name, pygame.Rect(layout.button(which).pixels()), sign, nothing).draw(self._surface, style)
        RoundButton("menu", pygame.Rect(layout.menu.pixels()), Icon.MENU, nothing).draw(self._surface, style)
        if layout.cup:
            cup = espresso(round(layout.cup.width))
            self._surface.blit(cup, cup.get_rect(center=(layout.cup.center.x, layout.cup.center.y)))
        if layout.has_stock:
            for k in range(3):
                self._card("back", layout.stock(k))
            self._count(layout.stock_count(things.count_width(style, "12")), "12")

    def _seat(self, seat: int, held: int, turn: int) -> None:
        layout, style = self._layout, self._style
        if seat:
            for i in range(held):
                self._card("back", layout.other_hand(seat, i, held))
        name, level = (("Tu", "mazziere"), ("Rosalba", "maestra"), ("Ettore", "abile"))[min(seat, 2)]
        tag = things.name_tag(self._surface, layout, style, seat, name, level, seat == turn)
        if seat == 0:
            things.dealer_token(self._surface, layout, seat, tag)

    def _count(self, rect: Rect, words: str) -> None:
        things.count_tag(self._surface, self._style, rect, words)

    def _pile(self, side: int) -> None:
        layout = self._layout
        if side == 1:
            outline(
                self._surface, pygame.Rect(layout.pile_outline(side).bounds(layout.ratio).pixels()), self._style.unit
            )
            self._count(layout.pile_count(side, things.count_width(self._style, "Loro")), "Loro")
            return
        for k in range(2):
            self._card(next(self._names), layout.scopa(side, k, 2))
        for k in range(layout.visible_backs(13)):
            self._card("back", layout.pile(side, k))
        self._count(layout.pile_count(side), "13")

    def _table(self, count: int) -> None:
        layout, kind = self._layout, slot_kind(count)
        for i in range(count):
            pose = layout.slot(kind, i)
            self._card(next(self._names), pose, ring=1.0 if i in (0, 1) and kind is not SlotKind.WIDE else 0.0)
            if i == 3:
                corners = [(p.x, p.y) for p in pose.corners(layout.ratio)]
                mark_corners(self._surface, corners, self._style.unit)

    def _words(self) -> None:
        layout, style = self._layout, self._style
        middle: Point = layout.caption(True).center
        words = "Il settebello prende tre e quattro"
        text.caption(self._surface, style.fonts, words, layout.caption_size, PALETTE.cream, (middle.x, middle.y))
        at = (layout.total.right, layout.total.center.y)
        style.chalk.label(self._surface, "in tavola 31", style.text(24), at, 1.0, PALETTE.chalk_dim)


def main() -> None:
    """Write the sheets into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--deck", default="napoletane")
    parser.add_argument("--ratio", type=float, default=0.6145)
    parser.add_argument("--text", type=float, default=1.0, help="text size, 0.8 to 1.6")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    window = pygame.Window("sheets", (64, 64))
    window.get_surface()
    fonts = Fonts(ROOT / "images" / "fonts")
    sprites = CardSprites(DeckArt(read_deck(ROOT / "images" / "decks" / chosen.deck)))
    for size in SIZES:
        style = Style.for_window(fonts, size, chosen.text)
        name = f"{size[0]}x{size[1]}.png"
        pygame.image.save(widget_sheet(size, style), chosen.folder / f"widgets_{name}")
        pygame.image.save(form_sheet(size, style, sprites), chosen.folder / f"form_{name}")
        for seats, sides, table, held, stock in (
            (2, 2, 7, 3, True),
            (4, 2, 6, 10, False),
            (4, 4, 13, 3, True),
            (6, 3, 16, 3, True),
        ):
            layout = TableLayout(*size, seats, sides, chosen.ratio, False, chosen.text, held, stock)
            picture = TablePicture(layout, style, sprites).drawn(table, held, turn=sides - 2)
            pygame.image.save(picture, chosen.folder / f"table_{seats}_{sides}_{name}")


if __name__ == "__main__":
    main()
