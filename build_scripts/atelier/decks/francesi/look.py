"""The international pack's measures, colours, frame and corner indices."""

from typing import Final

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.compacting import compacted
from build_scripts.atelier.cutting import boxed
from build_scripts.atelier.double import seam_line
from build_scripts.atelier.geom import rect
from build_scripts.atelier.lettering import text
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.signs.french import FrenchSuit, french_sign

W: Final = 252
H: Final = 352
INSET: Final = 33
TOP: Final = 15
X: Final = W / 2
NECK: Final = 104
SEAM: Final = H / 2
P: Final = Palette(
    red="#d9281c",
    yellow="#f6c22d",
    gold="#ffdc6e",
    blue="#2551a3",
    light_blue="#9fc0ea",
    green="#2551a3",
    flesh="#f7d9bd",
)
COLOUR: Final[dict[str, str]] = {"D": P.red, "C": P.red, "S": INK, "B": INK}


def indices(c: Canvas, words: str, suit: FrenchSuit) -> None:
    """The letter or figure over a small sign at the top left, and upside down at the bottom right."""
    for turn in (0, 180):
        h = Canvas()
        text(h, words, 18.5, 15, 25, 4.2, COLOUR[suit])
        if words == "J":
            h.line([(17, 15), (26.6, 15)], 3.4, COLOUR[suit], curved=False)
        french_sign(h, suit, 18, 58, 22, COLOUR[suit])
        c.place(h, turn=turn, centre=(W / 2, H / 2))


def court(half: Canvas, words: str, suit: FrenchSuit) -> Canvas:
    """A whole court from its upper half: cut straight, framed, with a sign in the frame and corner indices."""
    upper = compacted(boxed(half, INSET, TOP, W - INSET, SEAM))
    c = Canvas(list(upper.items))
    c.place(upper, turn=180, centre=(W / 2, SEAM))
    seam_line(c, W, H, inset=INSET, pen=2)
    c.add(rect(INSET, TOP, W - 2 * INSET, H - 2 * TOP), None, INK, 1.8)
    for turn in (0, 180):
        h = Canvas()
        french_sign(h, suit, INSET + 22, TOP + 26, 37, COLOUR[suit])
        c.place(h, turn=turn, centre=(W / 2, SEAM))
    indices(c, words, suit)
    return c
