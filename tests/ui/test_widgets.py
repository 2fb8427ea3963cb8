"""Controls by pointer and by keys: what they do, which states they show, how large they are to a finger."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.text import Align
from scopa_gui.ui.themes import PALETTE, colour
from scopa_gui.ui.widgets.base import FADE_SECONDS, State, Widget
from scopa_gui.ui.widgets.button import Button, Kind, RoundButton
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.focus import Way, step_by_place, step_in_order
from scopa_gui.ui.widgets.icons import Icon, icon
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
from scopa_gui.ui.widgets.widget_set import WidgetSet

Log = list[object]
BOX = pygame.Rect(40, 40, 180, 44)

# what a person does


def move(widgets: WidgetSet, at: tuple[int, int]) -> bool:
    return widgets.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def down(widgets: WidgetSet, at: tuple[int, int], button: int = 1) -> bool:
    return widgets.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))


def up(widgets: WidgetSet, at: tuple[int, int], button: int = 1) -> bool:
    return widgets.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))


def click(widgets: WidgetSet, at: tuple[int, int]) -> None:
    move(widgets, at)
    down(widgets, at)
    up(widgets, at)


def press(widgets: WidgetSet, *keys: int, mod: int = 0) -> bool:
    used = [widgets.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")) for key in keys]
    return used[-1]


def every_control(log: Log) -> dict[str, Widget]:
    """One of each kind, below one another."""
    boxes = iter(pygame.Rect(40, 20 + 70 * i, 200, 44) for i in range(20))
    return {
        "button": Button("button", next(boxes), "Gioca", lambda: log.append("button")),
        "round": RoundButton("round", next(boxes), Icon.UNDO, lambda: log.append("round")),
        "toggle": Toggle("toggle", next(boxes), False, log.append),
        "slider": Slider("slider", next(boxes), 50, log.append),
        "choice": Choice("choice", next(boxes), ("Uno", "Due", "Tre"), 0, log.append),
        "stepper": Stepper("stepper", next(boxes), ("11", "16", "21"), 0, log.append),
        "menu": MenuRow("menu", next(boxes), "Mazzi", lambda: log.append("menu"), value="napoletane"),
        "tabs": Tabs("tabs", next(boxes).inflate(0, 16), ("Gioco", "Suoni"), 0, log.append),
        "text": TextField("text", next(boxes), "Casa", log.append, on_enter=lambda: log.append("done")),
        "tile": Tile("tile", next(boxes), "Scopa", "", lambda *_: None, lambda: log.append("tile")),
    }


@pytest.fixture
def log() -> Log:
    return []


@pytest.fixture
def controls(log: Log) -> dict[str, Widget]:
    return every_control(log)


@pytest.fixture
def widgets(controls: dict[str, Widget]) -> WidgetSet:
    return WidgetSet(controls.values())


def drawn(widget: Widget, style: Style) -> bytes:
    surface = pygame.Surface((320, 900))
    surface.fill(PALETTE.paper)
    widget.draw(surface, style)
    return pygame.image.tobytes(surface, "RGB")


# every control


@pytest.mark.parametrize("name", list(every_control([])))
def test_a_click_and_a_key_use_every_control(name: str, widgets: WidgetSet, log: Log) -> None:
    box = widgets.find(name).rect
    click(widgets, (box.right - 14, box.bottom - 14))
    assert log or name == "text"
    widgets.focus(name)
    before = len(log)
    press(widgets, pygame.K_LEFT if name == "slider" else pygame.K_RETURN)
    assert len(log) == before + 1


@pytest.mark.parametrize("name", list(every_control([])))
def test_a_disabled_control_does_nothing_and_is_passed_over(
    name: str, controls: dict[str, Widget], widgets: WidgetSet, log: Log
) -> None:
    controls[name].enabled = False
    box = controls[name].rect
    click(widgets, (box.right - 14, box.bottom - 14))
    assert log == []
    for _ in controls:
        press(widgets, pygame.K_TAB)
        assert widgets.focused != name
    assert name not in widgets.centres()


@pytest.mark.parametrize("name", list(every_control([])))
def test_every_state_looks_different(name: str, controls: dict[str, Widget], style: Style) -> None:
    """Normal, hover, disabled and focus differ for all; a press shows wherever it lasts."""
    control = controls[name]
    looks = {"normal": drawn(control, style)}
    control.hovered = True
    control.hover((control.rect.right - 14, control.rect.bottom - 14))
    looks["hover"] = drawn(control, style)
    if name not in ("choice", "tabs", "text", "tile"):
        control.pressed = True
        looks["pressed"] = drawn(control, style)
    control.hovered = control.pressed = False
    control.focused = True
    looks["focus"] = drawn(control, style)
    control.focused = False
    if name != "tabs":
        control.enabled = False
        looks["disabled"] = drawn(control, style)
    assert len(set(looks.values())) == len(looks)


@pytest.mark.parametrize("name", list(every_control([])))
def test_drawing_changes_nothing(name: str, controls: dict[str, Widget], style: Style) -> None:
    control = controls[name]
    control.hovered = True
    control.update(0.01)
    control.hovered = False
    control.update(0.05)
    assert drawn(control, style) == drawn(control, style)


@pytest.mark.parametrize("window_size", [(960, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.6])
def test_controls_are_large_enough_for_a_finger(fonts: Fonts, window_size: tuple[int, int], text_scale: float) -> None:
    style = Style.for_window(fonts, window_size, text_scale)
    sizes = [
        (style.control_height(), style.control_height(42)),
        Toggle.wanted_size(style),
        Choice.wanted_size(style, ("Uno", "Due"), 400)[:2],
        (Stepper.wanted_width(style, ("11",)) // 2, style.control_height()),
        (style.row_height(), style.row_height()),
    ]
    assert min(min(size) for size in sizes) >= 40


def test_a_small_thing_has_a_larger_hit_area() -> None:
    button = RoundButton("small", pygame.Rect(100, 100, 20, 20), Icon.CLOSE, lambda: None)
    assert button.hit_area.size == (40, 40)
    assert button.target((92, 92)) is button


# pointer


def test_a_press_counts_only_when_it_ends_on_the_control(widgets: WidgetSet, log: Log) -> None:
    at = widgets.find("button").rect.center
    down(widgets, at)
    assert widgets.find("button").state is State.PRESSED
    move(widgets, (600, 600))
    assert widgets.find("button").state is State.NORMAL
    up(widgets, (600, 600))
    assert log == []


def test_only_the_main_button_presses(widgets: WidgetSet, log: Log) -> None:
    at = widgets.find("button").rect.center
    assert not down(widgets, at, button=3)
    assert not up(widgets, at, button=3)
    assert log == []


def test_a_lost_release_presses_nothing_later(widgets: WidgetSet, log: Log) -> None:
    at = widgets.find("button").rect.center
    down(widgets, at)
    widgets.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not up(widgets, at)
    assert log == []
    assert widgets.find("button").state is State.NORMAL


def test_a_click_on_the_ground_belongs_to_the_scene(widgets: WidgetSet) -> None:
    assert not down(widgets, (700, 500))
    assert not move(widgets, (700, 500))
    assert widgets.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")) is False


def test_one_hover_at_a_time_and_it_fades(widgets: WidgetSet, style: Style) -> None:
    button, toggle = widgets.find("button"), widgets.find("toggle")
    plain = drawn(button, style)
    move(widgets, button.rect.center)
    widgets.update(0.016)
    lit = drawn(button, style)
    move(widgets, toggle.rect.center)
    assert (button.hovered, toggle.hovered) == (False, True)
    assert not widgets.is_settled
    widgets.update(FADE_SECONDS / 2)
    half = drawn(button, style)
    assert half not in (plain, lit)
    widgets.update(FADE_SECONDS)
    assert drawn(button, style) == plain
    assert widgets.is_settled


def test_the_upper_of_two_controls_is_pressed(log: Log) -> None:
    lower = Button("lower", BOX, "Sotto", lambda: log.append("lower"))
    upper = Button("upper", BOX, "Sopra", lambda: log.append("upper"))
    click(WidgetSet([lower, upper]), BOX.center)
    assert log == ["upper"]


# keyboard


def test_tab_goes_round_and_back(widgets: WidgetSet, controls: dict[str, Widget]) -> None:
    names = list(controls)
    seen = []
    for _ in names:
        press(widgets, pygame.K_TAB)
        seen.append(widgets.focused)
    assert seen == names
    press(widgets, pygame.K_TAB)
    assert widgets.focused == names[0]
    press(widgets, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert widgets.focused == names[-1]


def test_exactly_one_focus_ring_and_only_after_a_key(widgets: WidgetSet, controls: dict[str, Widget]) -> None:
    click(widgets, controls["button"].rect.center)
    assert widgets.focused == "button"
    shown = [widgets.shows_ring]
    press(widgets, pygame.K_TAB)
    shown.append(widgets.shows_ring)
    assert shown == [False, True]
    assert [name for name, control in controls.items() if control.focused] == ["round"]


def test_space_presses_and_types(widgets: WidgetSet, log: Log) -> None:
    widgets.focus("button")
    press(widgets, pygame.K_SPACE)
    assert log == ["button"]
    widgets.focus("text")
    assert press(widgets, pygame.K_SPACE)
    widgets.handle(pygame.Event(pygame.TEXTINPUT, text=" "))
    assert log == ["button", "Casa "]


def test_alt_enter_is_left_to_the_window(widgets: WidgetSet, log: Log) -> None:
    widgets.focus("button")
    assert not press(widgets, pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert log == []


def test_arrows_move_by_place() -> None:
    grid = [pygame.Rect(x, y, 80, 40) for y in (0, 100) for x in (0, 100, 200)]
    assert step_by_place(grid, 0, Way.RIGHT) == 1
    assert step_by_place(grid, 1, Way.DOWN) == 4
    assert step_by_place(grid, 5, Way.UP) == 2
    assert step_by_place(grid, 3, Way.LEFT) is None
    assert step_by_place(grid, None, Way.DOWN) == 0
    assert step_by_place([], None, Way.DOWN) is None


def test_arrows_pass_controls_that_do_not_want_them(widgets: WidgetSet) -> None:
    widgets.focus("button")
    press(widgets, pygame.K_DOWN)
    assert widgets.focused == "round"
    widgets.focus("slider")
    assert press(widgets, pygame.K_RIGHT)
    assert widgets.focused == "slider"
    press(widgets, pygame.K_DOWN)
    assert widgets.focused == "choice"


def test_the_table_keeps_its_arrows(controls: dict[str, Widget]) -> None:
    widgets = WidgetSet(controls.values(), arrows=False)
    widgets.focus("button")
    assert not press(widgets, pygame.K_DOWN)
    assert widgets.focused == "button"


def test_order_steps_round() -> None:
    assert step_in_order(3, 2, back=False) == 0
    assert step_in_order(3, None, back=True) == 2
    assert step_in_order(0, None, back=False) is None


def test_new_controls_of_the_same_name_keep_focus_and_hover(widgets: WidgetSet, log: Log) -> None:
    move(widgets, widgets.find("slider").rect.center)
    widgets.focus("choice")
    fresh = every_control(log)
    widgets.replace(fresh.values())
    assert widgets.focused == "choice"
    assert fresh["choice"].focused
    assert fresh["slider"].hovered
    del fresh["choice"]
    widgets.replace(fresh.values())
    assert widgets.focused is None


def test_centres_are_where_a_test_presses(widgets: WidgetSet, log: Log) -> None:
    click(widgets, widgets.centres()["button"])
    click(widgets, widgets.centres()["round"])
    assert log == ["button", "round"]
    with pytest.raises(KeyError, match="button, round"):
        widgets.find("nowhere")


# each kind


def test_a_switch_switches(log: Log) -> None:
    toggle = Toggle("t", BOX, False, log.append)
    toggle.activate()
    toggle.activate()
    assert log == [True, False]


def test_a_slider_follows_the_pointer_in_steps(log: Log) -> None:
    slider = Slider("s", BOX, 50, log.append, step=10)
    widgets = WidgetSet([slider])
    down(widgets, (BOX.left + 5, BOX.centery))
    move(widgets, (BOX.right + 200, BOX.centery + 90))
    move(widgets, (BOX.centerx, BOX.centery))
    up(widgets, (BOX.centerx, BOX.centery))
    assert log == [0, 100, 50]


def test_a_slider_answers_to_keys_within_its_range(log: Log) -> None:
    slider = Slider("s", BOX, 90, log.append, step=5)
    widgets = WidgetSet([slider])
    widgets.focus("s")
    press(widgets, pygame.K_PAGEUP, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME, pygame.K_END)
    assert log == [100, 95, 0, 100]


def test_a_choice_steps_over_what_cannot_be(log: Log) -> None:
    choice = Choice("c", BOX, ("a", "b", "c"), 0, log.append, off={1})
    widgets = WidgetSet([choice])
    widgets.focus("c")
    press(widgets, pygame.K_RIGHT)
    assert log == [2]
    press(widgets, pygame.K_RIGHT)
    click(widgets, choice.part(1).center)
    assert log == [2]
    press(widgets, pygame.K_RETURN)
    assert log == [2, 0]


@pytest.mark.parametrize("room", [900, 420, 160])
def test_long_choices_are_stacked_and_lose_nothing(style: Style, room: int) -> None:
    labels = ("Anfängerin", "Fortgeschritten", "Stark", "Meisterhaft")
    width, height, columns = Choice.wanted_size(style, labels, room)
    choice = Choice("c", pygame.Rect(0, 0, width, height), labels, 0, lambda _: None, columns=columns)
    assert width <= room
    parts = [choice.part(i) for i in range(4)]
    assert all(part.height >= 40 for part in parts)
    assert sum(part.width * part.height for part in parts) == pytest.approx(width * height, rel=0.02)
    assert columns == {900: 4, 420: 2, 160: 1}[room]


def test_stacked_choices_use_all_four_arrows(log: Log) -> None:
    choice = Choice("c", pygame.Rect(0, 0, 200, 90), "abcd", 0, log.append, columns=2)
    assert choice.key(pygame.K_DOWN, 0)
    assert choice.key(pygame.K_RIGHT, 0)
    assert not choice.key(pygame.K_DOWN, 0)
    assert log == [2, 3]


def test_a_stepper_stops_at_its_ends_or_goes_round(log: Log) -> None:
    stepper = Stepper("p", BOX, ("a", "b", "c"), 0, log.append)
    widgets = WidgetSet([stepper])
    click(widgets, (BOX.left + 10, BOX.centery))
    click(widgets, (BOX.right - 10, BOX.centery))
    widgets.focus("p")
    press(widgets, pygame.K_END, pygame.K_RIGHT)
    assert log == [1, 2]
    around = Stepper("p", BOX, ("a", "b", "c"), 0, log.append, around=True)
    around.step(-1)
    assert log[-1] == 2


def test_tabs_turn_by_pointer_and_keys(log: Log) -> None:
    tabs = Tabs("tabs", pygame.Rect(0, 0, 200, 186), ("a", "b", "c"), 0, log.append)
    widgets = WidgetSet([tabs])
    click(widgets, tabs.tab(2).center)
    widgets.focus("tabs")
    press(widgets, pygame.K_UP)
    assert log == [2, 1]


def test_a_text_field_edits_at_its_caret(style: Style, log: Log) -> None:
    field = TextField("f", BOX, "Casa", log.append, longest=8, paste=lambda: "XYZ\nlong")
    widgets = WidgetSet([field])
    widgets.focus("f")
    press(widgets, pygame.K_HOME, pygame.K_DELETE)
    widgets.handle(pygame.Event(pygame.TEXTINPUT, text="R"))
    press(widgets, pygame.K_END, pygame.K_BACKSPACE)
    press(widgets, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert log == ["asa", "Rasa", "Ras", "RasXYZlo"]
    field.lay(style)
    field.release((BOX.left, BOX.centery))
    assert field.caret == 0


def test_letters_typed_are_no_shortcuts(log: Log) -> None:
    widgets = WidgetSet([TextField("f", BOX, "", log.append)])
    widgets.focus("f")
    assert press(widgets, pygame.K_h)
    assert not press(widgets, pygame.K_ESCAPE)
    assert not press(widgets, pygame.K_F11)


def test_a_primary_button_is_red_and_its_words_read(style: Style) -> None:
    button = Button("b", BOX, "", lambda: None, kind=Kind.PRIMARY)
    surface = pygame.Surface((300, 120))
    button.draw(surface, style)
    assert surface.get_at(BOX.center) == colour(PALETTE.red)


def test_long_words_never_leave_their_button(style: Style) -> None:
    surface = pygame.Surface((300, 120))
    surface.fill(PALETTE.paper)
    before = pygame.image.tobytes(surface.subsurface((0, 0, 30, 120)), "RGB")
    Button("b", BOX, "Donaudampfschifffahrtsgesellschaftskapitän", lambda: None, sub="und noch viel mehr dazu").draw(
        surface, style
    )
    assert pygame.image.tobytes(surface.subsurface((0, 0, 30, 120)), "RGB") == before


def test_a_chosen_tile_is_lifted_and_ringed(style: Style) -> None:
    def lamp_pixels(chosen: bool) -> int:
        surface = pygame.Surface((300, 300))
        surface.fill("#1f5a40")
        picture: Callable[..., None] = lambda *_: None  # noqa: E731
        Tile("t", pygame.Rect(60, 60, 134, 198), "Scopa", "2", picture, lambda: None, chosen=chosen).draw(
            surface, style
        )
        lamp = pygame.mask.from_threshold(surface, colour(PALETTE.lamp), (4, 4, 4, 255))
        return lamp.count()

    assert lamp_pixels(False) == 0
    assert lamp_pixels(True) > 800


def test_a_tile_gives_its_picture_the_room_above_the_words(style: Style) -> None:
    rooms: list[pygame.Rect] = []
    box = pygame.Rect(60, 60, 134, 198)
    tile = Tile(
        "t", box, "Scopa classica", "2 giocatori", lambda _, room: rooms.append(room), lambda: None, align=Align.LEFT
    )
    tile.draw(pygame.Surface((300, 300)), style)
    assert box.contains(rooms[0])
    assert 80 < rooms[0].height < 140


@pytest.mark.parametrize("sign", list(Icon))
def test_signs_keep_within_their_square(sign: Icon) -> None:
    drawn_sign = icon(sign, 40, "#000000")
    box = drawn_sign.get_bounding_rect()
    assert box.width >= 10
    assert 0 < box.left < box.right < 40
    assert 0 < box.top < box.bottom < 40


# rows and scrolling


def switch_row(name: str, log: Log, why: str = "", note: str = "") -> Row:
    return Row(name, "Napola", Toggle(name, pygame.Rect(0, 0, 52, 40), False, log.append, why=why), note)


def test_a_row_says_why_its_control_is_off(style: Style, log: Log) -> None:
    row = switch_row("last", log, why="Solo nello scopone", note="Una spiegazione")
    assert row.second == "Solo nello scopone"
    row.lay(style, 20, 20, 400)
    surface = pygame.Surface((460, 120))
    surface.fill(PALETTE.paper)
    row.draw(surface, style)
    red = pygame.mask.from_threshold(surface, colour(PALETTE.red), (12, 12, 12, 255))
    assert red.count() > 60


def test_a_switch_answers_to_its_whole_row(style: Style, log: Log) -> None:
    row = switch_row("napola", log)
    row.lay(style, 20, 20, 400)
    click(WidgetSet([row]), (40, 45))
    assert log == [True]


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.6])
def test_rows_never_put_words_under_their_control(fonts: Fonts, log: Log, text_scale: float) -> None:
    style = Style.for_window(fonts, (960, 600), text_scale)
    for width in (260, 420, 800):
        labels = ("Anfängerin", "Fortgeschritten", "Meisterhaft")
        w, h, columns = Choice.wanted_size(style, labels, width)
        choice = Choice("c", pygame.Rect(0, 0, w, h), labels, 0, log.append, columns=columns)
        row = Row("r", "Spielstärke der Gegnerin gegenüber", choice, "Wie gut sie zählt und sich erinnert")
        height = row.lay(style, 10, 10, width)
        assert not row._text.colliderect(choice.rect)
        assert row.rect.contains(choice.rect)
        assert row.rect.height == height


def scrolling(log: Log) -> tuple[WidgetSet, ScrollPanel]:
    buttons = [
        Button(f"b{i}", pygame.Rect(50, 50 + 60 * i, 120, 44), str(i), lambda i=i: log.append(i))  # type: ignore[misc]
        for i in range(20)
    ]
    panel = ScrollPanel("panel", pygame.Rect(40, 40, 200, 300), buttons, 1220)
    return WidgetSet([panel]), panel


def test_focus_scrolls_into_view(log: Log) -> None:
    widgets, panel = scrolling(log)
    for _ in range(20):
        press(widgets, pygame.K_TAB)
        assert panel.rect.contains(widgets.find(widgets.focused or "").rect)
    assert panel.offset > 800
    press(widgets, pygame.K_TAB)
    assert widgets.focused == "b0"
    assert panel.offset <= 12


def test_the_wheel_and_the_thumb_scroll(log: Log) -> None:
    widgets, panel = scrolling(log)
    move(widgets, (100, 100))
    assert widgets.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0))
    assert panel.offset == 128
    down(widgets, panel.thumb().center)
    move(widgets, (panel.thumb().centerx, 2000))
    up(widgets, (0, 0))
    assert panel.offset == panel.reach == 920
    widgets.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=9, precise_y=99.0))
    assert log == []


def test_what_is_scrolled_away_cannot_be_pressed(log: Log) -> None:
    widgets, panel = scrolling(log)
    panel.scroll_to(120)
    click(widgets, (100, 62))
    click(widgets, (100, 30))
    click(widgets, (100, 345))
    assert log == [2]


def test_a_scrolled_panel_draws_only_inside_its_window(style: Style, log: Log) -> None:
    _, panel = scrolling(log)
    panel.scroll_to(77)
    surface = pygame.Surface((400, 500))
    panel.draw(surface, style)
    assert surface.subsurface((0, 0, 400, 40)).get_bounding_rect().size == (400, 40)
    above = pygame.transform.average_color(surface, pygame.Rect(0, 0, 400, 40))[:3]
    below = pygame.transform.average_color(surface, pygame.Rect(0, 340, 400, 160))[:3]
    assert above == below == (0, 0, 0)
    assert surface.get_clip() == surface.get_rect()


def test_page_keys_scroll_when_nothing_has_the_focus(log: Log) -> None:
    widgets, panel = scrolling(log)
    assert press(widgets, pygame.K_PAGEDOWN)
    assert panel.offset == 260
    press(widgets, pygame.K_END)
    assert panel.offset == panel.reach
    assert not press(widgets, pygame.K_END)


def test_a_heading_has_a_rule_and_no_press(style: Style) -> None:
    heading = Heading("h", "Gioco")
    height = heading.lay(style, 10, 10, 300)
    assert height == heading.rect.height > 30
    assert heading.target((20, 20)) is None
    surface = pygame.Surface((320, 100))
    surface.fill(PALETTE.paper)
    heading.draw(surface, style)
    assert surface.get_at((200, heading.rect.bottom - style.px(4))) == colour(PALETTE.rule)
