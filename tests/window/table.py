"""Playing at the table from outside: what the event log tells, turned into drags and keys."""

from __future__ import annotations

from typing import Final

from tests.window.desktop import Line, Point, Program

SIZE: Final = (1280, 800)
CLOTH: Final = (SIZE[0] * 0.5, SIZE[1] * 0.64)
"""A point of the cloth on which no card of a small table lies: between the table cards and the hand."""

PLAYED: Final = ("CardLaid", "CardsCaptured")
SCENES: Final = ("table", "choice", "declaration", "count", "match_end")


def options(*more: str) -> list[str]:
    """A short quiet match of two with a known deck, in a window of a known size."""
    shape = f"{SIZE[0]}x{SIZE[1]}"
    usual = ["--game", "scopa_classica", "--seed", "7", "--windowed", shape, "--speed", "off", "--no-sound"]
    return [*usual, "--lang", "en", *more]


def place(line: Line, card: str) -> Point:
    """Where a card of the person's hand lies."""
    x, y = next((x, y) for name, x, y in line["hand"] if name == card)
    return x, y


def drag_card(program: Program, rest: Line) -> Line:
    """Drag the first card of the hand onto the cloth; the event by which it was played."""
    card = rest["hand"][0][0]
    program.drag(place(rest, card), CLOTH)

    def ours(line: Line) -> bool:
        return (line["kind"] in PLAYED and line["card"] == card) or (line["kind"], line.get("scene")) == (
            "idle",
            "choice",
        )

    answer = program.wait(f"the play of {card}", ours)
    if answer["kind"] == "idle":  # several captures: take the first
        program.key("1")
        program.key("Return")
        answer = program.wait(f"the capture with {card}", lambda line: line["kind"] == "CardsCaptured")
    return answer
