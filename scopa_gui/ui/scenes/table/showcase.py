"""The table in the middle of its life, by name: states that real sessions reach, found by playing seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from scopa_gui.app.new_match import match_from_start
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import Card, CardsCaptured, Phase, Play, State, apply, legal_moves, legal_plays, preset_options
from scopa_gui.stage.geometry import Point
from scopa_gui.stage.intents import Drag, Press, Release
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scenes.table.scene import TableScene

SEED: Final = 7
MOST_SEEDS: Final = 300
STEP: Final = 1 / 60
LONGEST: Final = 30.0
"""Seconds of the table's time in which a prepared state must come to rest."""
DEAL_AFTER: Final = 0.62
"""Seconds after which a deal is well under way."""
FLOURISH_AFTER: Final = 0.42
"""Seconds from the taking of a scopa to the whole word on the cloth."""
DECLARING_GAME: Final = "cirulla"

Wanted = Callable[[State], bool]


def show(context: AppContext, name: str) -> None:
    """Push the table in the state called `name`. LookupError names those there are."""
    if name not in _STATES:
        raise LookupError(f"there is no scene {name!r} at the table: there are {', '.join(_STATES)}")
    _STATES[name](context)


# ---------------------------------------------------------------------------------------------- ways to a state


def session_where(context: AppContext, *wishes: Wanted, game: str | None = None) -> GameSession:
    """A session in which it is the person's turn and the first wish holds; the next one where no deal fulfils it.

    LookupError when none does. `game` stands in for a game kind of the settings that cannot come to such a state.
    """
    start = replace(context.start, demo=False, seed=SEED if context.start.seed is None else context.start.seed)
    if game is not None and start.game is None:
        start = replace(start, game=game, players=None)
    record, first = match_from_start(start, context.settings)
    for wish in wishes:
        for seed in range(first, first + MOST_SEEDS):
            session = context.matches.begin(record, seed)
            session.start()
            if any(wish(state) for state in _persons_moments(session)):
                return session
    raise LookupError(f"no deal of {record.preset} comes to such a table")


def _persons_moments(session: GameSession) -> Iterator[State]:
    """Every state of the first hand in which the person may move; between them the person plays the first legal move.

    The session is at the state given last.
    """
    while session.status is SessionStatus.PLAYING:
        turn = session.turn
        if turn is None or not session.is_person(turn):
            session.tick()
            continue
        yield session.state
        session.submit(turn, legal_moves(session.state)[0])


def settled(context: AppContext, session: GameSession) -> TableScene:
    """The table of a session, pushed, with all cards at rest."""
    scene = TableScene(context, session)
    context.stack.push(scene)
    advance(scene, LONGEST, until_still=True)
    return scene


def advance(scene: TableScene, seconds: float, *, until_still: bool = False) -> None:
    """Let the table's time pass in frames."""
    passed = 0.0
    while passed < seconds:
        scene.update(STEP)
        passed += STEP
        if until_still and scene.model.motion.is_still and not scene.model.is_fading:
            return


def plays_of_held(state: State) -> dict[Card, tuple[Play, ...]]:
    """The legal plays of each card that the seat in turn holds."""
    return {card: legal_plays(state, card) for card in state.held[state.turn]}


def _midway(state: State) -> bool:
    """A hand in full swing: everybody has won something, and some cards lie there."""
    return state.phase is Phase.PLAYING and all(state.piles) and len(state.table) >= 4


def _taking(least: int) -> Wanted:
    """Some held card takes so many cards at once in the only way there is."""

    def wish(state: State) -> bool:
        lively = state.phase is Phase.PLAYING and len(state.table) >= 4
        return lively and any(
            len(plays) == 1 and len(plays[0].capture or ()) >= least for plays in plays_of_held(state).values()
        )

    return wish


def _choosing(least: int) -> Wanted:
    """Some held card has so many captures."""

    def wish(state: State) -> bool:
        return state.phase is Phase.PLAYING and any(len(plays) >= least for plays in plays_of_held(state).values())

    return wish


def _sweeping(state: State) -> bool:
    return scopa_of(state) is not None


def scopa_of(state: State) -> Play | None:
    """A play of the seat in turn that makes a scopa of at least two cards, else of one; None without any."""
    found = []
    for play in (play for plays in plays_of_held(state).values() for play in plays if play.capture):
        events = apply(state, play)[1]
        if isinstance(events[0], CardsCaptured) and events[0].scopa:
            found.append(play)
    return max(found, key=lambda play: len(play.capture or ()), default=None)


def _refusing(state: State) -> bool:
    return refused_drop(state) is not None


def refused_drop(state: State) -> tuple[Card, Card] | None:
    """A held card and a table card on which it may not be dropped although they make part of a sum (R-CAP-4)."""
    if state.phase is not Phase.PLAYING or not state.options.rank_match_priority:
        return None
    for card, plays in plays_of_held(state).items():
        if not (plays[0].capture and len(plays[0].capture) == 1):
            continue
        taken = {one for play in plays for one in play.capture or ()}
        for one in state.table:
            rest = [other for other in state.table if other not in taken and other != one]
            if one not in taken and any(one.value + other.value == card.value for other in rest):
                return card, one
    return None


def _declaring(state: State) -> bool:
    return state.phase is Phase.DECLARING


# ---------------------------------------------------------------------------------------------- the person's hand


def pick_up(scene: TableScene, card: Card, to: Point) -> None:
    """Press on a card and carry it so that its middle lies at `to`, as a hand does, still holding it."""
    model = scene.model
    start = model.targets.place(card)
    model.take(Press(start, 0.0))
    for step in range(1, 9):
        share = step / 8
        at = Point(start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share)
        model.take(Drag(at, 0.02 * step, True))
        scene.update(STEP)


def drop(scene: TableScene, card: Card, to: Point) -> None:
    """Carry a card to a point and let go there."""
    pick_up(scene, card, to)
    scene.model.take(Release(to, 1.0))


def free_cloth(scene: TableScene) -> Point:
    """A point of the cloth on which nothing lies."""
    zone = scene.model.motion.layout.zone
    return Point(zone.left + 6, zone.top + 6)


# ---------------------------------------------------------------------------------------------- the states


def _show_table(context: AppContext) -> None:
    settled(context, session_where(context, _midway, lambda state: len(state.table) >= 2))


def _show_drag(context: AppContext) -> None:
    scene = settled(context, session_where(context, _taking(2), _taking(1)))
    model, state = scene.model, scene.session.state
    plays = max(
        (plays for plays in plays_of_held(state).values() if len(plays) == 1), key=lambda one: len(one[0].capture or ())
    )
    height = model.motion.layout.hand_height
    taken = [model.targets.place(card) for card in plays[0].capture or ()]
    lowest = max(taken, key=lambda point: point.y)
    pick_up(scene, plays[0].card, lowest.moved(0.28 * height, 0.45 * height))
    advance(scene, 0.15)
    scene.update(STEP)


def _show_choice(context: AppContext) -> None:
    scene = settled(context, session_where(context, _choosing(3), _choosing(2)))
    card = max(plays_of_held(scene.session.state).items(), key=lambda one: len(one[1]))[0]
    drop(scene, card, free_cloth(scene))
    hovered = scene.model.gesture.choice.plays[-1].capture
    if hovered:
        scene.model.take(Drag(scene.model.targets.place(hovered.sorted()[-1]), 2.0, False))
    advance(scene, LONGEST, until_still=True)


def _show_refusal(context: AppContext) -> None:
    scene = settled(context, session_where(context, _refusing))
    found = refused_drop(scene.session.state)
    assert found is not None, "the session was chosen for it"
    drop(scene, found[0], scene.model.targets.place(found[1]))
    advance(scene, 0.6)


def _show_scopa(context: AppContext) -> None:
    scene = settled(context, session_where(context, _sweeping))
    play = scopa_of(scene.session.state)
    assert play is not None, "the session was chosen for it"
    scene.model.submit(play)
    while not scene.is_writing:
        scene.update(STEP)
    advance(scene, FLOURISH_AFTER)


def _show_deal(context: AppContext) -> None:
    start = replace(context.start, seed=SEED if context.start.seed is None else context.start.seed)
    record, seed = match_from_start(start, context.settings)
    scene = TableScene(context, context.matches.begin(record, seed))
    context.stack.push(scene)
    advance(scene, DEAL_AFTER)


def _show_declaration(context: AppContext) -> None:
    asks = context.start.game is not None and preset_options(context.start.game).hand_declarations
    game = context.start.game if asks else DECLARING_GAME
    settled(context, session_where(context, _declaring, game=game))


_STATES: Final[dict[str, Callable[[AppContext], None]]] = {
    "table": _show_table,
    "drag": _show_drag,
    "choice": _show_choice,
    "refusal": _show_refusal,
    "scopa": _show_scopa,
    "deal": _show_deal,
    "declaration": _show_declaration,
}
