"""The session as a state machine: whatever order people act in, table and record tell the same story."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from scopa_gui.app.new_match import new_match
from scopa_gui.app.saves import decode, encode
from scopa_gui.app.session import GameSession, NotYourTurnError, SessionStatus
from scopa_gui.engine import (
    CARDS,
    PRESET_KEYS,
    GameRecord,
    IllegalMoveError,
    Play,
    legal_moves,
    preset_options,
    replay,
)
from tests.app.table import Decks, Scripted

EXAMPLES = 20
STEPS = 40


class Table(RuleBasedStateMachine):
    """One person and scripted computers, from the first deal on."""

    @initialize(preset=st.sampled_from(PRESET_KEYS), seed=st.integers(0, 10_000))
    def sit_down(self, preset: str, seed: int) -> None:
        record = new_match(preset, preset_options(preset), ("medium",), random.Random(seed))
        self.decks = Decks(seed)
        self.stored: list[GameRecord] = []
        self.open(record)
        self.session.start()

    def open(self, record: GameRecord) -> None:
        players = [None if seat.kind == "person" else Scripted() for seat in record.seats]
        self.session = GameSession(record, players, self.decks, self.stored.append)

    @property
    def person_moves(self) -> bool:
        return self.session.turn == 0

    @precondition(lambda self: self.person_moves)
    @rule(number=st.integers(0, 1000))
    def play(self, number: int) -> None:
        moves = legal_moves(self.session.state)
        self.session.submit(0, moves[number % len(moves)])
        assert not self.session.can_redo

    @rule(steps=st.integers(1, 6))
    def answer(self, steps: int) -> None:
        for _ in range(steps):
            self.session.tick()

    @rule(card=st.sampled_from(CARDS), seat=st.integers(0, 1))
    def break_the_rules(self, card: int, seat: int) -> None:
        before = self.session.state, self.session.record
        move = Play(CARDS[card], None)
        if seat == self.session.turn and move in legal_moves(self.session.state):
            return
        with pytest.raises((IllegalMoveError, NotYourTurnError)):
            self.session.submit(seat, move)
        assert (self.session.state, self.session.record) == before

    @rule()
    def take_back(self) -> None:
        before, could = self.session.record.hands[-1].moves, self.session.can_undo
        assert self.session.undo() == could
        if could:
            after = self.session.record.hands[-1].moves
            assert before[: len(after)] == after
            assert len(after) < len(before)
            assert self.person_moves
            assert self.session.record.practice

    @rule()
    def play_again(self) -> None:
        before, could = self.session.record.hands[-1].moves, self.session.can_redo
        assert self.session.redo() == could
        assert self.session.record.hands[-1].moves[: len(before)] == before

    @precondition(lambda self: self.session.status is SessionStatus.COUNT)
    @rule()
    def go_on(self) -> None:
        totals = self.session.settled.totals
        self.session.next_hand()
        assert self.session.match.totals == totals

    @rule()
    def leave_and_come_back(self) -> None:
        state, status, scores = self.session.state, self.session.status, self.session.scores
        self.open(decode(encode(self.session.record)))
        assert (self.session.state, self.session.status, self.session.scores) == (state, status, scores)
        self.session.start()

    @invariant()
    def the_record_leads_here(self) -> None:
        if not hasattr(self, "session"):
            return
        found = replay(self.session.record)
        assert found.state == self.session.state
        assert found.match == self.session.match
        assert self.stored[-1] == self.session.record

    @invariant()
    def somebody_is_asked(self) -> None:
        """Whenever a computer is in turn it has been asked about this very position."""
        turn = self.session.turn if hasattr(self, "session") else None
        player = None if turn is None else self.session._players[turn]
        if turn is not None and isinstance(player, Scripted):
            assert player.asked[-1][1] == self.session.view(turn)
            assert player.answer is not None


def test_any_order_of_acts() -> None:
    run_state_machine_as_test(
        Table,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
