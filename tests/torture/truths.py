"""What must hold after every step, whatever it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scopa_gui.app import saves
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import CARDS, Match, State, replay, replay_hand, score
from scopa_gui.stage.motion import Motion
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.count import running_totals
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.table.shared import board_in_sight


class BrokenTruthError(AssertionError):
    """Something that must always hold does not; the message names it."""


def hold(condition: bool, what: str) -> None:
    """Raise when a truth is broken."""
    if not condition:
        raise BrokenTruthError(what)


def cards_are_forty(state: State) -> None:
    """Every card is in exactly one place."""
    found = [*state.stock, *(card for held in state.held for card in held), *state.table.sorted()]
    found += [card for pile in (*state.piles, state.unclaimed) for card in pile.sorted()]
    hold(sorted(found) == sorted(CARDS), f"40 cards: {len(found)} found, {len(set(found))} different")


def score_has_one_source(session: GameSession) -> None:
    """The totals are the sum of the counts of the replayed hands, and everybody shows the same."""
    record = session.record
    if not record.hands:
        return
    found = replay(record)
    hold(found.state == session.state, "the record leads to the state at the table")
    hold(found.match == session.match, f"the record leads to {found.match}, the session says {session.match}")
    match = Match.begin(record.options, record.hands[0].dealer)
    for number, hand in enumerate(record.hands):
        if number < len(record.hands) - 1 or session.status is not SessionStatus.PLAYING:
            count = score(replay_hand(record.options, hand))
            hold(session.scores[number] == count, f"the count of hand {number + 1}")
            match = match.after_hand(count.points, count.wins_match)
    hold(match == session.settled, f"the hands add up to {match}, settled is {session.settled}")
    if session.scores:
        hold(running_totals(session)[-1] == session.settled.totals, "the count's running totals")


def board_is_the_view(table: TableScene) -> None:
    """What has been shown is what the seat may know, once nothing is left to show."""
    model = table.model
    if model.motion.is_idle and table.session.record.hands:
        board = board_in_sight(table.session, model.viewer, veiled=model.veiled)
        waits = table._waits_for_curtain and len(model.people) > 1
        # A round dealt at the end of somebody's play lies face down until the next one sits down.
        hidden = waits and model.motion.board == board_in_sight(table.session, model.viewer, veiled=True)
        hold(hidden or model.motion.board == board, f"the board {model.motion.board} is not the view's {board}")
        rest = Motion(model.motion.board, model.motion.layout, sort=model.sort).poses
        drawn = set(model.motion.poses)
        hold(
            drawn == set(rest),
            f"there is one picture a card: {drawn - set(rest)} too many, {set(rest) - drawn} missing",
        )
    _heading, lines = model.words.slate(model.motion.board)
    totals = sorted(str(total) for total in table.session.match.totals)
    hold(sorted(points for _, points in lines) == totals, f"the slate says {lines}, the match {totals}")


def nobody_sees_a_veiled_hand(table: TableScene) -> None:
    """Where people share the screen, a hand that is not in turn shows no face but those that lie open for all."""
    model = table.model
    if len(model.people) < 2:
        return
    hands, exposed = model.motion.board.hands, model.motion.board.exposed
    for seat, hand in enumerate(hands):
        if table._veiled or seat != model.viewer:
            seen = [card for card in hand if card is not None and card not in exposed]
            hold(not seen, f"seat {seat}'s cards are seen by {model.viewer}, veiled {table._veiled}: {seen}")


def disk_is_the_record(program: Program, data: Path) -> None:
    """What a kill at this moment would leave is the match at the table."""
    session = program.context.matches.session
    path = data / saves.PRESENT
    if session is None:
        hold(not path.exists(), "a match is saved and not taken up")
        return
    hold(path.read_bytes() == saves.encode(session.record), "the save is the session's record")
    hold(program.context.matches.saves is not None and program.context.matches.saves.trouble is None, "saving works")


def snapshot(program: Program) -> dict[str, Any]:
    """Everything that drawing must leave alone."""
    seen: dict[str, Any] = {
        "scenes": program.stack.scenes,
        "size": program.stack.size,
        "settings": program.context.settings,
        "notices": list(program.context.notices),
    }
    session = program.context.matches.session
    if session is not None:
        seen |= {"record": session.record, "match": session.match, "state": session._state}
    for scene in program.stack.scenes:
        if isinstance(scene, TableScene):
            model, gesture = scene.model, scene.model.gesture
            seen["table"] = (
                model.motion.board,
                dict(model.motion.poses),
                (gesture.mode, gesture.card, gesture.focus, gesture.choice, gesture.pointer),
                dict(model.rings),
                dict(model.lights),
                model.caption,
                (model.viewer, model.veiled),
                scene._controls.focused,
                scene._time,
            )
        controls = getattr(scene, "controls", None)
        if controls is not None:
            seen[f"controls {scene.name}"] = controls.focused, controls.centres()
    return seen


def drawing_changes_nothing(program: Program) -> None:
    """Draw what is in sight and compare."""
    before = snapshot(program)
    program.stack.draw(program.surface)
    after = snapshot(program)
    changed = [name for name in before if before[name] != after.get(name)]
    hold(not changed, f"drawing changed {', '.join(changed)}")


FRAME = 1 / 60
MOST_FRAMES = 400


def what_is_shown_is_true(program: Program) -> None:
    """Once nothing moves and nothing asks to be drawn, the window shows what a fresh drawing would show."""
    for _ in range(MOST_FRAMES):
        program.update(FRAME)
        drew = program.draw()
        top = program.stack.top
        if top is None or program._hidden:
            return
        if not drew and not top.is_moving and not program.stretching.is_on:
            break
    else:
        return  # still moving, still being pulled to another size, or still fetching pictures
    is_painted_whole(program)


def is_painted_whole(program: Program) -> None:
    """The window shows what it would if everything were painted from the ground up."""
    shown = program.surface.copy()
    program.stack.forget_picture()
    program.stack.draw(program.surface)
    if shown.get_buffer().raw != program.surface.get_buffer().raw:
        scenes = ", ".join(scene.name for scene in program.stack.scenes)
        raise BrokenTruthError(f"the window shows an old picture: {scenes}")


def moving_pictures_are_whole(program: Program, frames: int = 6) -> None:
    """The same while things move, frame by frame; every frame waits for its cards, or two would differ by them."""
    context, unhurried = program.context, program.context.unhurried
    context.unhurried = True
    try:
        for _ in range(frames):
            program.update(FRAME)
            if program.draw() and not program.stretching.is_on:
                is_painted_whole(program)
    finally:
        context.unhurried = unhurried
