"""Women's heads: fine brows, lashes and full lips; hair parted in the middle, loose, rolled, braided or swept up."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, polar, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade

Tresses: TypeAlias = Literal["loose", "rolls", "braids", "swept", "hidden"]

_LIFT: Final[dict[str, tuple[float, float, float]]] = {
    "calm": (-6.2, -9, -7.6), "proud": (-8, -10.4, -7), "merry": (-6.6, -10.4, -8.4),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lady:
    """What makes a woman's head somebody's: hair colour #rrggbb, tresses, mood, and the jewel in the ear."""

    hair: str
    tresses: Tresses = "loose"
    mood: Literal["calm", "proud", "merry"] = "calm"
    jewel: str | None = None


def lady_head(c: Canvas, x: float, y: float, look: int, lady: Lady, p: Palette, size: float = 1) -> None:
    """A head about 43 units high, its chin 21 below y; look 1 to the right, -1 to the left, 0 at the viewer."""
    h = Canvas()
    _behind(h, lady)
    if look == 0:
        _frontal(h, lady, p)
    else:
        _turned(h, lady, p)
    _before(h, lady, frontal=look == 0)
    if lady.jewel:
        spots = ((-13, 12), (13, 12)) if look == 0 else ((-12.6, 11),)
        h.add([ellipse(a, b, 2.3, 3) for a, b in spots], lady.jewel, INK, 1)
    c.place(h, x, y, size * (look or 1), size)


def _turned(h: Canvas, lady: Lady, p: Palette) -> None:
    outline = smooth(
        [(-10.4, -12), (-11.8, 0), (-9.6, 8), (-4.8, 15.4), (2.8, 20.6), (7.6, 18.4), (11.6, 11), (13.2, 3.4),
         (12.4, -3), (13, -11), (8, -18), (-4, -18)],
    )  # fmt: skip
    h.add(outline, p.flesh, INK, 1.5)
    shade(h, outline, 0.09, gap=2.8, base=0.9, side=-1)
    h.flat([ellipse(-4.8, 7.6, 4.4, 3.8), ellipse(10.6, 7.6, 2.3, 3.2)], p.blush, 0.42)
    lips: list[Knot] = [(2, 11.4, 1), (4.8, 10.3), (6.6, 11.2), (8.2, 10.3), (10.6, 11.2, 1), (8.4, 14.6), (5, 14.8)]
    h.add(smooth(lips), p.lips, INK, 0.8)
    smile = 0.9 if lady.mood == "merry" else 0
    h.line([(1.4, 11.4 - smile), (4, 12.3), (6.6, 12.7), (9, 12.2), (11, 11 - smile)], 0.8)
    h.line([(5, 17.4), (6.6, 17.8), (8, 17.3)], 0.7)
    for outer, top, inner in ((-7.2, -2.8, 2.8), (13, 10.6, 7.6)):
        lift = _LIFT[lady.mood]
        h.line([(outer, lift[0]), (top, lift[1]), (inner, lift[2])], 1.2)
    _eye(h, -6, 2.4, -1)
    _eye(h, 7.2, 12.4, 1)
    h.line([(6, -4.6), (6.8, 1), (8.8, 4.8), (7.4, 6.6), (5.8, 6.2)], 1.1)


def _eye(h: Canvas, left: float, right: float, outer: int) -> None:
    middle = (left + right) / 2
    h.add(smooth([(left, -0.7, 1), (middle, -4.5), (right, -0.7, 1), (middle, 1.3)]), "#ffffff", INK, 0.9)
    h.flat(ellipse(middle + 0.5, -1.5, 2, 2.3), INK)
    h.flat(ellipse(middle + 1.1, -2.3, 0.6), "#ffffff")
    h.line([(left - 0.3, -0.9), (middle, -4.5), (right + 0.3, -0.9)], 1.6)
    end = left if outer < 0 else right
    h.line([(end, -1), (end + outer * 2.2, -2.6)], 1.2, curved=False)


def _frontal(h: Canvas, lady: Lady, p: Palette) -> None:
    half: list[Knot] = [(9, -17), (12.6, -9), (12.2, 2), (9.8, 10.6), (5, 17.6)]
    outline = smooth([(0, -19), *half, (0, 20.8), *((-k[0], k[1]) for k in reversed(half))])
    h.add(outline, p.flesh, INK, 1.5)
    shade(h, outline, 0.09, gap=2.8, base=0.9)
    h.flat([ellipse(d * 7.8, 7.4, 3.8, 3.5) for d in (-1, 1)], p.blush, 0.42)
    h.add(
        smooth([(-4.6, 11.2, 1), (-1.8, 10.2), (0, 11.1), (1.8, 10.2), (4.6, 11.2, 1), (2.4, 14.6), (-2.4, 14.6)]),
        p.lips,
        INK,
        0.8,
    )
    smile = 0.9 if lady.mood == "merry" else 0
    h.line([(-5.2, 11.2 - smile), (-2.6, 12.2), (0, 12.6), (2.6, 12.2), (5.2, 11.2 - smile)], 0.8)
    h.line([(-1.6, 17.2), (0, 17.6), (1.6, 17.2)], 0.7)
    lift = _LIFT[lady.mood]
    for d in (-1, 1):
        h.line([(d * 10.4, lift[0]), (d * 6.4, lift[1]), (d * 2.4, lift[2])], 1.2)
        _eye(h, min(d * 2.6, d * 10), max(d * 2.6, d * 10), d)
    h.line([(-1.6, -5), (-1.4, 2), (-2.2, 5.4), (0, 6.6), (2.2, 5.4)], 1.1)


def _behind(h: Canvas, lady: Lady) -> None:
    match lady.tresses:
        case "loose":
            for d in (-1, 1):
                lock = smooth(
                    [
                        (0, -23),
                        (d * 13, -20),
                        (d * 19, -6),
                        (d * 19, 8),
                        (d * 25, 20),
                        (d * 24, 34),
                        (d * 27, 46, 1),
                        (d * 14, 42),
                        (d * 9, 28),
                        (0, 10),
                    ]
                )
                h.add(lock, lady.hair, INK, 1.7)
                h.lines(
                    [
                        [(d * (10 + o), -14), (d * (13 + o), 4), (d * (13.6 + o), 20), (d * (17 + o), 36)]
                        for o in (0, 4)
                    ],
                    0.9,
                )
        case "braids":
            h.add(
                smooth([(0, -23), (13, -19), (18, -6), (17, 8), (0, 16), (-17, 8), (-18, -6), (-13, -19)]),
                lady.hair,
                INK,
                1.7,
            )
            for d in (-1, 1):
                _braid(h, d, lady.hair)
        case _:
            h.add(
                smooth([(0, -24), (13, -20), (18, -7), (16, 6), (0, 13), (-16, 6), (-18, -7), (-13, -20)]),
                lady.hair,
                INK,
                1.7,
            )


def _braid(h: Canvas, d: int, colour: str) -> None:
    for k in range(6):
        x, y = d * (17 + k * 1.1), 8 + k * 7
        w = 6 - k * 0.35
        h.add(
            smooth(
                [
                    (x - w, y - 2),
                    (x, y - 6, 1),
                    (x + w, y - 2),
                    (x + w * 0.4, y + 4),
                    (x, y + 6, 1),
                    (x - w * 0.4, y + 4),
                ]
            ),
            colour,
            INK,
            1.3,
        )
        h.line([(x - d * 3, y - 2), (x, y + 1), (x + d * 1, y + 4)], 0.8)


def _before(h: Canvas, lady: Lady, frontal: bool) -> None:
    parting = 0.0 if frontal else 5.0
    for d in (-1, 1):
        far = not frontal and d > 0
        edge, inner = (15.8, 2.6) if far else (16.8, 5.0)
        wing: list[Knot] = [
            (parting, -22, 1), (d * 9, -22), (d * edge, -13), (d * edge, 0), (d * (edge - 1.4), 7, 1),
            (d * (edge - inner + 0.4), -2), (d * (edge - inner), -9), (parting + d * 3, -14.6),
        ]  # fmt: skip
        h.add(smooth(wing), lady.hair, INK, 1.4)
        h.line([(parting + d * 2, -19), (d * (edge - 4), -13), (d * (edge - 2.4), -1)], 0.9)
        if lady.tresses == "rolls" and not far:
            _roll(h, d * 17.6, 4, lady.hair)
        if lady.tresses == "rolls" and far:
            h.add(ellipse(15.4, 4, 4, 8), lady.hair, INK, 1.4)
        if lady.tresses == "swept":
            h.add(
                smooth([(d * 14, 2, 1), (d * 20, 6), (d * 21, 16), (d * 17, 25, 1), (d * 14, 16)]), lady.hair, INK, 1.4
            )
            h.line([(d * 16, 6), (d * 18, 13), (d * 17, 20)], 0.8)


def _roll(h: Canvas, x: float, y: float, colour: str) -> None:
    h.add(ellipse(x, y, 7.4, 9.6), colour, INK, 1.6)
    h.line([polar(x, y, 1.2 + i * 0.62, i * 62) for i in range(9)], 0.9)
    h.flat(ellipse(x, y, 0.6), INK)
