"""An example of a player for the arena: of the moves that take most cards, one at random.

python -m scopa_gui.ai.arena "external:python docs/example_player.py" random --deals 100
"""

import json
import random
import sys


def cards_taken(move: str) -> int:
    """How many cards a move takes from the table: 7Dx3C+4S takes two, 7D none."""
    _, sign, taken = move.partition("x")
    return len(taken.split("+")) if sign and taken else 0


for line in sys.stdin:
    view = json.loads(line)
    most = max(cards_taken(move) for move in view["legal"])
    best = [move for move in view["legal"] if cards_taken(move) == most]
    sys.stdout.write(json.dumps({"move": random.Random(view["seed"]).choice(best)}) + "\n")
    sys.stdout.flush()
