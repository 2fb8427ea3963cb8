"""People at one screen: nobody's hand is seen before the curtain is lifted, in any frame of any hand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.app.people import next_person, people_of
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Card, Phase
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.deck_art import Budget
from scopa_gui.ui.scenes.count import CountScene
from scopa_gui.ui.scenes.curtain import CurtainScene
from scopa_gui.ui.scenes.glance import GlanceScene
from scopa_gui.ui.scenes.table.menu import TableMenuScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.talk import titles_of_sides
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.sprites import CardLook, CardSprites
from tests.pilot import FRAME, Pilot, piloted

PEOPLE = ("person",) * 5
NAMES = ("Ada", "Leo", "Mia", "Ugo", "Eva")
CORNER = (40, 400)
STEP = 2 * FRAME


class Watch:
    """Looks at every card that is drawn and knows whose hands must be hidden."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: set[Card] = set()
        self.known: set[Card] = set()
        """The hand that is open; what is dealt to it after its last play waits for the curtain."""
        self.frames = 0
        self.seen: dict[int, int] = {}
        plain = CardSprites.sprite

        def sprite(sprites: CardSprites, look: CardLook, budget: Budget | None = None) -> pygame.Surface:
            if look.name != "back":
                self.faces.add(Card.parse(look.name))
            return plain(sprites, look, budget)

        monkeypatch.setattr(CardSprites, "sprite", sprite)

    def frame(self, pilot: Pilot, dt: float = STEP) -> None:
        """Let a frame pass and look at its picture."""
        pilot.program.update(dt)
        self.look(pilot)

    def look(self, pilot: Pilot) -> None:
        """No face of a hidden hand is in the picture."""
        table = table_of(pilot)
        if table is None or not table.session.record.hands:
            return
        self.faces.clear()
        pilot.picture()
        self.frames += 1
        state = table.session.state
        open_seat = None if table.model.veiled else table.model.viewer
        looks = isinstance(pilot.top, GlanceScene)
        if open_seat is not None and (looks or next_person(table.session) == open_seat):
            self.known = {*state.held[open_seat]}
        for seat, held in enumerate(state.held):
            own = {*held} & self.known if seat == open_seat else set()
            if seat == open_seat:
                self.seen[seat] = max(self.seen.get(seat, 0), len(own & self.faces))
            shown = {card for card in held if card not in state.exposed and card not in own} & self.faces
            assert not shown, f"cards of seat {seat} are seen while {open_seat} is at the screen: {shown}"

    def settle(self, pilot: Pilot, most: float = 60.0) -> None:
        """Frame by frame until somebody may do something."""
        passed = 0.0
        while passed < most:
            self.frame(pilot)
            passed += STEP
            if pilot.top.places() is not None:
                return
        raise AssertionError(f"{pilot.top.name} did not come to rest")


def table_of(pilot: Pilot) -> TableScene | None:
    return next((one for one in pilot.program.stack.scenes if isinstance(one, TableScene)), None)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def seated(game: str, levels: tuple[str, ...], speed: str = "normal", players: int | None = None) -> Iterator[Pilot]:
    """A match of people, begun from the title as a person begins it."""
    with piloted(begin=False, speed=speed, game=game, players=players, windowed=(640, 400)) as pilot:
        pilot.program.context.settings_file.change(levels=levels, names=NAMES[: len(levels)], name="Io")
        pilot.program.begin()
        yield pilot


@pytest.fixture
def two() -> Iterator[Pilot]:
    yield from seated("scopa_classica", ("person",), speed="off")


def lift(pilot: Pilot) -> TableScene:
    """Wait for the curtain and lift it."""
    pilot.settle()
    pilot.scene(CurtainScene)
    pilot.press(pygame.K_RETURN)
    return pilot.scene(TableScene)


def moves_made(table: TableScene) -> int:
    """The plays of the present hand."""
    return len(table.session.record.hands[-1].moves)


def play(pilot: Pilot) -> None:
    """Play the first card of the hand in sight, or keep quiet."""
    table = pilot.scene(TableScene)
    if table.session.state.phase is Phase.DECLARING:
        pilot.click(pilot.button("keep"))
        return
    pilot.press(pygame.K_1, pygame.K_RETURN)
    if table.model.gesture.mode is Mode.CHOOSING:
        pilot.press(pygame.K_1, pygame.K_RETURN)


# ------------------------------------------------------------------------------------------------ whole hands


@pytest.mark.parametrize(
    ("game", "levels", "speed"),
    [
        ("scopa_classica", ("person",), "fast"),
        ("scopa_a_tre", ("person", "person"), "off"),
        ("scopa_a_tre", ("person", "easy"), "off"),
        ("scopone", ("person", "easy", "person"), "off"),
        ("scopone", ("person", "person", "person"), "off"),
        ("cirulla_a_due", ("person",), "off"),
    ],
)
def test_no_frame_of_a_hand_shows_a_hidden_face(game: str, levels: tuple[str, ...], speed: str, watch: Watch) -> None:
    for pilot in seated(game, levels, speed):
        table = table_of(pilot)
        assert table is not None
        people, lifted = people_of(table.session.record), set[int]()
        moves = 0
        while table.session.status is SessionStatus.PLAYING:
            watch.settle(pilot)
            if isinstance(pilot.top, CurtainScene):
                due = table._looks.due
                assert due is not None
                assert pilot.top.player == table.session.record.seats[due].name
                pilot.press(pygame.K_RETURN)
                watch.look(pilot)
                assert (table.model.viewer, table.model.veiled) == (due, False)
                watch.settle(pilot)
                lifted.add(due)
            if isinstance(pilot.top, GlanceScene):
                pilot.press(pygame.K_RETURN)
                watch.look(pilot)
            elif pilot.top is table:
                assert table.session.turn == table.model.viewer
                play(pilot)
                moves += 1
                watch.look(pilot)
        assert lifted == {*people}
        assert {*watch.seen} == {*people}
        assert all(watch.seen.values()), "everybody saw their own cards"
        assert moves >= 36 // len(table.session.record.seats)
        watch.settle(pilot)
        pilot.scene(CountScene)


def test_the_next_hand_begins_behind_the_curtain(two: Pilot, watch: Watch) -> None:
    lift(two)
    table = two.scene(TableScene)
    while table.session.status is SessionStatus.PLAYING:
        if isinstance(two.top, CurtainScene):
            lift(two)
        two.settle()
        if two.top is table:
            play(two)
        two.advance(0.6)
    two.settle()
    count = two.scene(CountScene)
    assert not count.is_moving
    two.press(pygame.K_RETURN)
    assert two.top is table
    assert table.model.veiled
    two.settle()
    assert two.scene(CurtainScene).player == table.session.record.seats[table.model.viewer].name
    watch.look(two)
    assert watch.frames


# ------------------------------------------------------------------------------------------------ the curtain


def test_a_click_anywhere_lifts_but_not_the_end_of_a_double_click(two: Pilot) -> None:
    while not isinstance(two.top, CurtainScene):
        two.advance(FRAME)
    two.click(CORNER)
    two.press(pygame.K_RETURN, pygame.K_SPACE)
    assert isinstance(two.top, CurtainScene)
    assert two.top.places() is None
    two.settle()
    two.click(CORNER)
    two.scene(TableScene)


def test_its_button_and_escape(two: Pilot) -> None:
    two.settle()
    two.press(pygame.K_ESCAPE)
    two.scene(TableMenuScene)
    table = table_of(two)
    assert table is not None
    assert table.model.veiled
    two.press(pygame.K_ESCAPE)
    two.settle()
    two.scene(CurtainScene)
    two.click(two.button("lift"))
    assert not two.scene(TableScene).model.veiled


def test_nothing_is_played_or_taken_back_through_the_curtain(two: Pilot) -> None:
    lift(two)
    play(two)
    two.settle()
    table = table_of(two)
    assert table is not None
    before = table.session.record
    legal = table.session.view(table.model.viewer).legal_moves()
    assert not table.model.undo()
    assert not table.model.declarations
    for key in (pygame.K_1, pygame.K_u):
        table.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert table.session.record == before
    assert legal, "it was somebody's turn all the time"


def test_the_window_may_change_behind_it(two: Pilot, watch: Watch) -> None:
    two.settle()
    two.resize(1280, 800)
    two.program.context.change(text_size=160, language="de")
    watch.look(two)
    window, curtain = two.program.surface.get_rect(), two.scene(CurtainScene)
    assert window.contains(curtain.controls.find("lift").rect)
    assert window.contains(curtain._panel)


@pytest.mark.parametrize("language", ["it", "en", "es", "fr", "de", "pt"])
@pytest.mark.parametrize("size", [(960, 600), (640, 400)])
def test_long_names_fit(two: Pilot, language: str, size: tuple[int, int]) -> None:
    two.settle()
    two.resize(*size)
    two.program.context.change(text_size=160, language=language)
    curtain = CurtainScene(two.program.context, "Bartolomeo Colleoni")
    two.program.stack.push(curtain)
    two.picture()
    assert two.program.surface.get_rect().contains(curtain._panel)


# ------------------------------------------------------------------------------------------------ turning the table


def test_the_table_turns_to_whoever_plays(two: Pilot) -> None:
    table = lift(two)
    first = table.model.viewer
    assert table.session.turn == first
    assert table.model.words.talk.person == first
    assert next(name for name, _ in table.model.words.slate(table.model.motion.board)[1]) == "You"
    play(two)
    two.settle()
    assert table.model.viewer == 1 - first
    names = [name for name, _ in table.model.words.slate(table.model.motion.board)[1]]
    assert names == [table.session.record.seats[seat].name for seat in (1 - first, first)]
    lift(two)
    assert two.hand()
    assert {*two.hand()} == {str(card) for card in table.session.state.held[1 - first]}


def test_undo_goes_back_to_ones_own_last_play(two: Pilot) -> None:
    table = lift(two)
    first = table.model.viewer
    play(two)
    lift(two)
    assert not table.model.can_undo, "the second has not played yet"
    play(two)
    lift(two)
    assert table.model.viewer == first
    assert moves_made(table) == 2
    two.press(pygame.K_u)
    assert moves_made(table) == 0
    assert (table.session.turn, table.model.viewer, table.model.veiled) == (first, first, False)
    two.settle()
    assert two.top is table, "the person at the screen goes on without a curtain"
    play(two)
    two.settle()
    two.scene(CurtainScene)


def test_the_count_names_everybody(two: Pilot) -> None:
    table = lift(two)
    while table.session.status is SessionStatus.PLAYING:
        if isinstance(two.top, CurtainScene):
            lift(two)
        two.settle()
        if two.top is table:
            play(two)
        two.advance(0.6)
    two.settle()
    count = two.scene(CountScene)
    assert titles_of_sides(count.session) == ("Io", "Ada")


def test_a_match_is_taken_up_behind_the_curtain(two: Pilot, watch: Watch) -> None:
    table = lift(two)
    play(two)
    lift(two)
    due = table.session.turn
    two.press(pygame.K_ESCAPE)
    two.settle()
    two.click(two.button("leave"))
    two.scene(TitleScene)
    two.settle()
    two.press(pygame.K_RETURN)
    watch.settle(two)
    again = table_of(two)
    assert again is not None
    assert again is not table
    assert again.session is table.session
    assert (again.model.viewer, again.model.veiled) == (due, True)
    assert two.scene(CurtainScene).player == again.session.record.seats[again.model.viewer].name


def test_one_person_has_no_curtain_and_more_have_no_statistics() -> None:
    for pilot in seated("scopa_classica", ("easy",), "off"):
        pilot.settle()
        assert not pilot.scene(TableScene).model.veiled
    for pilot in seated("scopa_classica", ("person",), "off"):
        session = pilot.program.context.matches.session
        assert isinstance(session, GameSession)
        table = lift(pilot)
        while table.session.status is SessionStatus.PLAYING:
            if isinstance(pilot.top, CurtainScene):
                lift(pilot)
            pilot.settle()
            if pilot.top is table:
                play(pilot)
            pilot.advance(0.6)
        assert pilot.program.statistics.played() == ()
