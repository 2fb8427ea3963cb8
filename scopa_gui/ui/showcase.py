"""Every scene in the middle of its life, by name: for pictures, tests and a first look (`--scene NAME`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from scopa_gui.app.new_match import game_for, match_from_start, new_match
from scopa_gui.app.opponents import NAMES
from scopa_gui.app.profile_words import own_rules
from scopa_gui.app.profiles import Profile
from scopa_gui.app.rule_words import preset_name
from scopa_gui.app.seating import PERSON_HERE
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.engine import legal_moves, nearest_valid, preset_options, with_values
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scenes.open_hands import OpenHandsScene
from scopa_gui.ui.scenes.settings import TAB_KEYS, SettingsScene
from scopa_gui.ui.scenes.table import showcase as table

TABLE_STATES: Final = ("table", "drag", "choice", "refusal", "scopa", "deal", "declaration")
REVIEWED: Final = 9
"""The play at which the hand is shown again."""
IN_MOTION: Final = frozenset({"drag", "scopa", "deal"})
"""Scenes that are caught in the middle of a movement."""

SEED: Final = 7
PLAYS_BEFORE: Final = 9


def knows(name: str) -> bool:
    """Whether there is a scene of this name yet."""
    return name in ("title", *_SCENES, *TABLE_STATES)


def show(context: AppContext, name: str) -> None:
    """Put the scene called `name` on top of the title. LookupError when there is none of that name."""
    if name == "title":
        return
    if name in _SCENES:
        _SCENES[name](context)
    elif name in TABLE_STATES:
        table.show(context, name)
    else:
        raise LookupError(f"there is no scene {name!r} yet")


def _new_game(context: AppContext) -> None:
    context.stack.push(context.routes.new_game())


def _profiles(context: AppContext) -> None:
    key, options = game_for(context.start, context.settings)
    rules = nearest_valid(with_values(options, {"target": 31, "re_bello": True, "last_card_scopa": True}), "target")
    context.profiles.save(Profile(own_rules(), key, rules))
    context.profiles.save(Profile(preset_name("cirulla"), "cirulla", preset_options("cirulla")))
    context.stack.push(context.routes.profiles(key, rules))


def _curtain(context: AppContext) -> None:
    """Two people in the middle of a hand, before the second one looks."""
    key, options = game_for(context.start, context.settings)
    seed = SEED if context.start.seed is None else context.start.seed
    levels, (own, *names) = (PERSON_HERE,) * (options.players - 1), tuple(NAMES)
    record = new_match(key, options, levels, Random(seed), name=own, names=names)
    session = context.matches.begin(record, seed)
    session.start()
    for _ in range(PLAYS_BEFORE):
        session.submit(session.state.turn, legal_moves(session.state)[0])
    context.stack.push(context.routes.table(session))


def _settings(context: AppContext) -> None:
    context.stack.push(context.routes.settings())


def _credits(context: AppContext) -> None:
    scene = SettingsScene(context)
    scene.tab = TAB_KEYS.index("credits")
    context.stack.push(scene)


def _decks(context: AppContext) -> None:
    context.stack.push(context.routes.decks())


def _statistics(context: AppContext) -> None:
    for seed in range(3):
        session = played_session(context, SessionStatus.MATCH_END, seed=seed)
        context.matches.session = session
    context.stack.push(context.routes.statistics())


def _learn(context: AppContext) -> None:
    context.stack.push(context.routes.learn(rules=True))


def _count(context: AppContext) -> None:
    session = played_session(context, SessionStatus.COUNT)
    context.stack.push(context.routes.count(session))


def _open_hands(context: AppContext) -> None:
    session = played_session(context, SessionStatus.COUNT)
    scene = OpenHandsScene(context, session)
    context.stack.push(scene)
    scene.go_to(REVIEWED)


def _match_end(context: AppContext) -> None:
    session = played_session(context, SessionStatus.MATCH_END)
    context.stack.push(context.routes.match_end(session))


_SCENES: Final[dict[str, Callable[[AppContext], None]]] = {
    "new_game": _new_game,
    "profiles": _profiles,
    "curtain": _curtain,
    "settings": _settings,
    "credits": _credits,
    "decks": _decks,
    "statistics": _statistics,
    "learn": _learn,
    "count": _count,
    "open_hands": _open_hands,
    "match_end": _match_end,
}


def played_session(context: AppContext, until: SessionStatus, hands: int = 3, seed: int = SEED) -> GameSession:
    """A match in which the person's seat plays its first legal move, up to the count of hand `hands`, or to its end."""
    if context.start.seed is not None:
        seed += context.start.seed
    record, _ = match_from_start(replace(context.start, seed=seed), context.settings)
    session = context.matches.begin(record, seed)
    session.start()
    while session.status is not until:
        if session.status is SessionStatus.COUNT:
            session.next_hand()
        elif session.status is SessionStatus.MATCH_END:
            return session
        elif session.turn is not None and session.is_person(session.turn):
            session.submit(session.turn, legal_moves(session.state)[0])
        else:
            session.tick()
        if until is SessionStatus.COUNT and session.status is until and len(session.scores) < hands:
            session.next_hand()
    return session
