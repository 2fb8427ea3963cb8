"""What follows when a table is left: another game, a rematch, or the same deals with the seats moved on."""

from __future__ import annotations

import random
from typing import Final

from scopa_gui.app.new_match import again, fresh_seed, with_seats_swapped
from scopa_gui.engine import GameRecord
from scopa_gui.ui.context import AppContext
from scopa_gui.ui.scene import Result
from scopa_gui.ui.scenes.table.menu import NEW_GAME

REMATCH: Final = "rematch"
SWAP: Final = "swap"


def follow(context: AppContext, record: GameRecord, result: Result) -> None:
    """Push what was chosen after the match of `record`; nothing where the title was."""
    routes, matches = context.routes, context.matches
    if result == REMATCH:
        context.stack.push(routes.table(matches.begin(again(record, random.Random(fresh_seed())))))
    elif result == SWAP:
        context.stack.push(routes.table(matches.begin(with_seats_swapped(record), like=record)))
    elif result == NEW_GAME:
        context.stack.push(routes.new_game())
