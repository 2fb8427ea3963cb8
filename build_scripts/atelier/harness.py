"""What a ridden horse wears: straps, saddle cloth, reins, and the rider's leg in the stirrup; all for facing left."""

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import Knot, ellipse, poly, smooth, tube
from build_scripts.atelier.horse import warped_point
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import blob


def breast_strap(c: Canvas, colour: str, p: Palette) -> None:
    """Straps before and behind the saddle with gold bells."""
    c.add(tube([(55, 198, 2.6), (70, 210, 3.3), (94, 206, 3)]), colour, INK, 1.4)
    c.add([ellipse(x, y, 2.9, 3.7) for x, y in ((62, 208), (74, 214), (86, 213))], p.yellow, INK, 1.1)
    c.add(tube([(132, 196, 2.6), (150, 198, 3.2), (170, 205, 2.4)]), colour, INK, 1.4)
    c.add([ellipse(x, y, 2.6, 3.2) for x, y in ((146, 202), (158, 204))], p.yellow, INK, 1.1)


def saddle_cloth(c: Canvas, colour: str, trim: str, pattern: str) -> None:
    """A fringed cloth under the rider, x 90 to 144, y 178 to 228."""
    cloth = smooth([(92, 178, 1), (114, 185), (139, 181, 1), (146, 222, 1), (118, 229), (90, 223, 1)])
    blob(c, cloth, colour, 2, 0.2)
    c.add(smooth([(95, 187, 1), (114, 192), (137, 188, 1), (141, 214, 1), (118, 220), (94, 215, 1)]), None, trim, 2.6)
    for x, y in ((127, 202), (106, 204)):
        c.add(poly([(x, y - 6), (x + 4.6, y), (x, y + 6), (x - 4.6, y)]), pattern, INK, 1.1)
    c.lines(
        [
            [
                (93 + i * 4.8, 224 + 3 * (i / 10) * (1 - i / 10) * 4),
                (93 + i * 4.8, 231 + 3 * (i / 10) * (1 - i / 10) * 4),
            ]
            for i in range(11)
        ],
        1.8,
        trim,
        curved=False,
    )


def reins(c: Canvas, hand: Knot, colour: str, nod: float) -> None:
    """The reins from the bit to the rider's hand."""
    bit = warped_point((32, 161), nod)
    knots: list[Knot] = [bit, ((bit[0] + hand[0]) / 2, max(bit[1], hand[1]) + 16), hand]
    c.line(knots, 3.6)
    c.line(knots, 1.9, colour)


def rider_leg(c: Canvas, colour: str, stripe: str, boot: str, lining: str) -> None:
    """The near leg in the stirrup: thigh, boot with turned top, stirrup and its leather."""
    c.line([(112, 190), (103, 230), (104, 262)], 3.4)
    c.line([(112, 190), (103, 230), (104, 262)], 1.6, "#8a5a2c")
    thigh = tube([(118, 182, 15.5), (104, 200, 14.5), (93, 216, 11)])
    c.add(thigh, colour, INK, 2)
    for k in range(3):
        x, y = 114 - k * 8, 186 + k * 10
        c.add(tube([(x - 10, y - 4, 1.6), (x, y + 3, 2.4), (x + 10, y + 10, 1.6)]), stripe, INK, 1)
    c.add(thigh, None, INK, 2)
    shin = tube([(93, 218, 10), (95, 236, 9.4), (99, 252, 7.2), (101, 262, 6.8)], "flat")
    c.add(
        smooth([(108, 258, 1), (109, 268), (107, 273, 1), (84, 273, 1), (79, 270), (87, 265), (94, 257, 1)]),
        boot,
        INK,
        1.8,
    )
    blob(c, shin, boot, 1.9, 0.36)
    c.add(
        smooth(
            [(80, 212, 1), (93, 218), (106, 213, 1), (108, 224, 1), (100, 222), (93, 229, 1), (87, 223), (79, 226, 1)]
        ),
        lining,
        INK,
        1.6,
    )
    c.line([(78, 276), (112, 276)], 4, curved=False)
    c.line([(79, 276), (111, 276)], 1.8, "#f3b824", curved=False)
    c.line([(104, 262), (110, 275)], 2)
