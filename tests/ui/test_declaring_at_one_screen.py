"""At a shared screen nobody learns from the curtain who can declare: not from its words, its order or its picture."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.ai.shuffling import shuffled_deck
from scopa_gui.app.new_match import new_match
from scopa_gui.app.people import looks_come_first, next_at_screen, next_to_look, people_of
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Card, Phase, PlayerView, cards_text, deal, legal_moves, play_order, preset_options
from scopa_gui.engine.declarations import declarations
from scopa_gui.ui.scenes.curtain import CurtainScene
from scopa_gui.ui.scenes.glance import GlanceScene
from scopa_gui.ui.scenes.table.menu import TableMenuScene
from scopa_gui.ui.scenes.table.scene import TableScene
from tests.pilot import Pilot, piloted

NAMES = ("Ada", "Leo", "Mia")
OPTIONS = preset_options("cirulla_a_due")
SHOWN = ("looks at the new cards.", "to play.")


def first_declarers(deck: tuple[Card, ...], dealer: int) -> tuple[int, ...] | None:
    """Who can declare after the first deal, in order; None where the deck cannot be played."""
    state, _ = deal(OPTIONS, deck, dealer)
    if state.phase is Phase.VOID:
        return None
    return tuple(seat for seat in play_order(OPTIONS, dealer) if declarations(OPTIONS, state.held[seat]))


def decks_for(dealer: int) -> dict[tuple[int, ...], tuple[Card, ...]]:
    """A deck for each set of seats that can declare in the first round; the opening table is the same in all."""
    rng = random.Random(5)
    found: dict[tuple[int, ...], tuple[Card, ...]] = {}
    base = shuffled_deck(rng)
    while first_declarers(base, dealer) is None:
        base = shuffled_deck(rng)
    table = deal(OPTIONS, base, dealer)[0].opening
    places = [place for place, card in enumerate(base) if card not in table]
    while len(found) < 4:
        rest = [base[place] for place in places]
        rng.shuffle(rest)
        cards = list(base)
        for place, card in zip(places, rest, strict=True):
            cards[place] = card
        who = first_declarers(tuple(cards), dealer)
        if who is not None:
            found.setdefault(who, tuple(cards))
    return found


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(begin=False, speed="off", game="cirulla_a_due", windowed=(640, 400)) as one:
        yield one


def seat_two(pilot: Pilot, deck: tuple[Card, ...]) -> TableScene:
    """A match of two people on this deck."""
    record = new_match("cirulla_a_due", OPTIONS, ("person",), random.Random(1), name="Io", names=NAMES)
    context = pilot.program.context
    session = GameSession(record, (None, None), lambda: deck)
    context.matches.session = session
    while context.stack.top is not None:
        context.stack.pop()
    context.stack.push(context.routes.table(session))
    pilot.settle()
    return next(one for one in context.stack.scenes if isinstance(one, TableScene))


def in_sight(table: TableScene) -> int:
    """How many cards of the hand at the bottom lie face up."""
    return len(table.model.motion.board.held)


def dealer_of_match() -> int:
    record = new_match("cirulla_a_due", OPTIONS, ("person",), random.Random(1), name="Io", names=NAMES)
    session = GameSession(record, (None, None), lambda: shuffled_deck(random.Random(5)))
    session.start()
    return session.state.dealer


def curtains_before_the_first_play(pilot: Pilot, table: TableScene) -> list[tuple[str, ...]]:
    """What every curtain says until the first play of the hand can be made; whoever can declare keeps quiet."""
    said = []
    while True:
        pilot.settle()
        top = pilot.top
        if isinstance(top, CurtainScene):
            said.append(top.spoken_page())
            pilot.press(pygame.K_RETURN)
        elif isinstance(top, GlanceScene):
            pilot.press(pygame.K_RETURN)
        elif table.session.state.phase is Phase.DECLARING:
            pilot.click(pilot.button("keep"))
        else:
            return said


def test_the_curtains_are_the_same_whoever_can_declare(pilot: Pilot) -> None:
    dealer = dealer_of_match()
    decks = decks_for(dealer)
    assert {(), (dealer,), (1 - dealer,), (1 - dealer, dealer)} == set(decks)
    told = {}
    for who, deck in decks.items():
        table = seat_two(pilot, deck)
        assert table.session.state.dealer == dealer
        told[who] = curtains_before_the_first_play(pilot, table)
    sequences = set(map(tuple, told.values()))
    assert len(sequences) == 1, told
    (leader, other, play) = sequences.pop()
    assert [page[0].split(" ", 1)[1] for page in (leader, other, play)] == [SHOWN[0], SHOWN[0], SHOWN[1]]
    assert leader[0].split(" ")[0] == play[0].split(" ")[0] != other[0].split(" ")[0]


def test_the_picture_behind_the_curtain_is_the_same_whoever_can_declare(pilot: Pilot) -> None:
    pictures: dict[int, set[bytes]] = {0: set(), 1: set()}
    captions: dict[int, set[str]] = {0: set(), 1: set()}
    for deck in decks_for(dealer_of_match()).values():
        table = seat_two(pilot, deck)
        for number in pictures:
            pilot.settle()
            pilot.scene(CurtainScene)
            for _ in range(40):  # cold cards are drawn a few a frame
                pilot.advance(0.05, draw=True)
            captions[number].add(table.model.caption)
            pictures[number].add(pygame.image.tobytes(pilot.picture(), "RGB"))
            pilot.press(pygame.K_RETURN)
            pilot.settle()
            if isinstance(pilot.top, GlanceScene):
                pilot.press(pygame.K_RETURN)
            else:
                pilot.press(pygame.K_ESCAPE)
    assert [len(found) for found in captions.values()] == [1, 1], captions
    assert [len(found) for found in pictures.values()] == [1, 1]


def test_who_has_nothing_to_declare_sees_the_cards_and_passes_on(pilot: Pilot) -> None:
    deck = decks_for(dealer_of_match())[()]
    table = seat_two(pilot, deck)
    leader = table.model.viewer
    assert in_sight(table) == 0
    pilot.press(pygame.K_RETURN)
    glance = pilot.scene(GlanceScene)
    assert in_sight(table) == 3
    assert glance.spoken_page() == ("Nothing to declare.",)
    moves = table.session.record.hands[-1].moves
    pilot.press(pygame.K_1, pygame.K_u)
    assert table.session.record.hands[-1].moves == moves
    pilot.click(pilot.button("seen"))
    assert table.model.veiled
    assert table.model.viewer == 1 - leader


def test_the_menu_opens_from_the_glance_and_the_other_looks_next(pilot: Pilot) -> None:
    table = seat_two(pilot, decks_for(dealer_of_match())[()])
    leader = table.model.viewer
    pilot.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert pilot.top.name == TableMenuScene.name
    pilot.press(pygame.K_ESCAPE)
    pilot.settle()
    assert pilot.scene(CurtainScene).looks
    assert table.model.viewer == 1 - leader


@pytest.mark.parametrize("language", ["it", "en", "es", "fr", "de", "pt"])
@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 800)])
def test_the_slip_fits_and_leaves_the_hand_in_sight(pilot: Pilot, language: str, size: tuple[int, int]) -> None:
    table = seat_two(pilot, decks_for(dealer_of_match())[()])
    pilot.press(pygame.K_RETURN)
    pilot.resize(*size)
    pilot.program.context.change(text_size=160, language=language)
    panel = pilot.scene(GlanceScene)._panel
    pilot.picture()
    assert pilot.program.surface.get_rect().contains(panel)
    motion = table.model.motion
    held = [motion.poses[card].bounds(motion.layout.ratio) for card in motion.board.held]
    assert len(held) == 3
    assert all(one.top >= panel.bottom for one in held)


def test_looks_are_in_the_order_of_play_and_once_a_round() -> None:
    options = preset_options("cirulla")
    record = new_match("cirulla", options, ("person", "easy", "person"), random.Random(2), name="Io")
    rng = random.Random(3)
    session = GameSession(record, (None,) * 4, lambda: shuffled_deck(rng))
    session.start()
    people = people_of(record)
    rounds = 0
    while session.status is SessionStatus.PLAYING:
        if looks_come_first(session):
            order = [seat for seat in play_order(options, session.state.dealer) if seat in people]
            looked: list[int] = []
            while (seat := next_to_look(session, looked)) is not None:
                assert next_at_screen(session, looked) == seat
                assert order[len(looked)] == seat
                looked.append(seat)
            rounds += session.state.phase is Phase.PLAYING
        session.submit(session.state.turn, legal_moves(session.state)[-1])
    assert rounds >= 3
    assert next_to_look(session) is None


def test_elsewhere_nobody_looks_first() -> None:
    for key in ("scopa_classica", "escoba_de_15"):
        record = new_match(key, preset_options(key), ("person",), random.Random(2))
        session = GameSession(record, (None, None), lambda: shuffled_deck(random.Random(3)))
        assert not looks_come_first(session)
        session.start()
        assert not looks_come_first(session)
        assert next_to_look(session) is None
    record = new_match("cirulla_a_due", OPTIONS, ("easy",), random.Random(2))
    session = GameSession(record, (None, None), lambda: shuffled_deck(random.Random(3)))
    session.start()
    assert next_to_look(session) is None, "one person alone is asked as ever"
    assert cards_text(session.state.held[0])


class Slow:
    """A computer player that is still thinking."""

    def ask(self, view: PlayerView, ticket: int) -> None:
        """Begin to think."""

    def poll(self) -> None:
        """Not yet."""

    def cancel(self) -> None:
        """Think no more."""


def deck_of_four(dealer: int) -> tuple[Card, ...]:
    """Neither the person (seat 0) nor the leader is asked first, but a third seat."""
    options, rng = preset_options("cirulla"), random.Random(9)
    while True:
        deck = shuffled_deck(rng)
        state, _ = deal(options, deck, dealer)
        if state.phase is Phase.DECLARING and state.turn not in (0, state.leader):
            return deck


def test_who_asks_for_a_hint_meanwhile_is_not_told_who_may_declare(pilot: Pilot) -> None:
    """Whoever is being asked, the person hears that the leader is to play."""
    rules = preset_options("cirulla")
    record = new_match("cirulla", rules, ("easy",) * 3, random.Random(2), name="Io", names=NAMES)
    players = (None, Slow(), Slow(), Slow())
    trial = GameSession(record, players, lambda: shuffled_deck(random.Random(5)))
    trial.start()
    assert trial.state.leader != 0, "another seed of the match, please"
    deck = deck_of_four(trial.state.dealer)
    context = pilot.program.context
    context.matches.session = session = GameSession(record, players, lambda: deck)
    context.stack.push(context.routes.table(session))
    pilot.advance(10.0)
    table = pilot.scene(TableScene)
    leader = session.state.leader
    assert session.state.phase is Phase.DECLARING
    assert session.turn not in (0, leader)
    pilot.press(pygame.K_h)
    assert NAMES[leader - 1] in table.model.caption
    assert table.model.caption == table.model.words.not_yet(leader)
