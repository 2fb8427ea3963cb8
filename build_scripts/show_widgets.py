"""Draw every control in every state to PNG files: to be looked at after each change of the look."""

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
from scopa_gui.stage.geometry import Pose
from scopa_gui.ui import text
from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.paper import lay_panel
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


def main() -> None:
    """Write the sheets into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--deck", default="napoletane")
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


if __name__ == "__main__":
    main()
