"""Playing at the table from outside: what the event log tells, turned into drags and keys."""

from __future__ import annotations

from typing import Final

from tests.window.desktop import Line, Point, Program

SIZE: Final = (1280, 800)
SEED: Final = 7
"""The person leads and has no choice between captures at first."""
CHOICE_SEED: Final = 48
"""The person's third card, the six of bastoni, takes any two of three threes."""

PLAYED: Final = ("CardLaid", "CardsCaptured")
SCENES: Final = ("table", "choice", "declaration", "count", "match_end")


def options(*more: str, seed: int = SEED, speed: str = "off") -> list[str]:
    """A quiet match of two with a known deck, in a window of a known size."""
    shape = f"{SIZE[0]}x{SIZE[1]}"
    usual = ["--game", "scopa_classica", "--seed", str(seed), "--windowed", shape, "--speed", speed, "--no-sound"]
    return [*usual, "--lang", "en", *more]


def names(line: Line, what: str = "hand") -> list[str]:
    """The cards of the hand, or of the table, that a line of rest tells of."""
    return [name for name, _x, _y in line[what]]


def place(line: Line, card: str) -> Point:
    """Where a card of the person's hand, or of the table, lies."""
    x, y = next((x, y) for name, x, y in [*line["hand"], *line["table"]] if name == card)
    return x, y


def bare_cloth(line: Line, size: tuple[int, int] = SIZE) -> Point:
    """The point of the middle of the cloth that is farthest from every table card."""
    width, height = size
    points = [(width * x / 100, height * y / 100) for x in range(28, 73, 4) for y in range(28, 61, 4)]

    def room(point: Point) -> float:
        return min((abs(point[0] - x) + abs(point[1] - y) for _name, x, y in line["table"]), default=0.0)

    return max(points, key=room)


def answer_to(program: Program, card: str) -> Line:
    """The event by which `card` was played; where it leaves a choice, the first capture is taken by keys."""

    def ours(line: Line) -> bool:
        asks = line["kind"] == "idle" and line["scene"] == "choice"
        return asks or (line["kind"] in PLAYED and line["card"] == card)

    answer = program.wait(f"the play of {card}", ours)
    if answer["kind"] == "idle":
        program.key("1")
        program.key("Return")
        answer = program.wait(f"the capture with {card}", lambda line: line["kind"] == "CardsCaptured")
    return answer


def drag_card(program: Program, rest: Line, size: tuple[int, int] = SIZE) -> Line:
    """Drag the first card of the hand onto the cloth; the event by which it was played."""
    card = names(rest)[0]
    program.drag(place(rest, card), bare_cloth(rest, size))
    return answer_to(program, card)


def key_card(program: Program, rest: Line) -> Line:
    """Play the first card of the hand by its number and Enter; the event by which it was played."""
    program.key("1")
    program.key("Return")
    return answer_to(program, names(rest)[0])
