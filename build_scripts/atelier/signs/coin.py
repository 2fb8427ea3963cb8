"""The coin of the Latin suits: rings, a star and a core that is a rosette or a sun's face."""

from dataclasses import dataclass
from typing import Final, Literal

from build_scripts.atelier.canvas import INK, Canvas
from build_scripts.atelier.geom import SubPath, ellipse, polar, poly, smooth
from build_scripts.atelier.palette import Palette
from build_scripts.atelier.texture import shade


@dataclass(frozen=True, slots=True)
class CoinStyle:
    """Which colours (names of Palette fields) and ornaments a pack's coins wear."""

    rim: str = "yellow"
    field: str = "amber"
    star: str = "gold"
    heart: str = "red"
    petals: str = "yellow"
    face: str = "gold"
    rays: int = 8
    core: Literal["rosette", "sun", "plain"] = "rosette"


ROSETTE: Final = CoinStyle()
SUN: Final = CoinStyle(core="sun", rays=12)


def coin(c: Canvas, x: float, y: float, radius: float, p: Palette, style: CoinStyle = ROSETTE) -> None:
    """A coin about (x, y); beads appear from 24 units radius, ray folds from 13."""
    line = 1.9 if radius > 20 else 1.5
    c.add(ellipse(x, y, radius), p.named(style.rim), INK, line)
    if radius > 13:
        beads = 24 if radius > 24 else 16
        c.flat([ellipse(*polar(x, y, radius * 0.91, i * 360 / beads), radius * 0.032) for i in range(beads)], INK)
    c.add(ellipse(x, y, radius * 0.83), p.named(style.field), INK, line * 0.7)
    inner = 0.42 if style.rays < 10 else 0.5
    star = [polar(x, y, radius * (inner if i % 2 else 0.81), i * 180 / style.rays - 90) for i in range(style.rays * 2)]
    c.add(poly(star), p.named(style.star), INK, line * 0.65)
    if radius > 13:
        c.flat([_fold(x, y, radius, inner, i * 360 / style.rays - 90, style.rays) for i in range(style.rays)], p.bronze)
    if style.core == "sun":
        sun_face(c, x, y, radius * 0.46, p, p.named(style.face))
    elif style.core == "rosette":
        _rosette(c, x, y, radius * 0.40, p.named(style.heart), p.named(style.petals), line)


def _fold(x: float, y: float, radius: float, inner: float, angle: float, rays: int) -> SubPath:
    tip = polar(x, y, radius * 0.75, angle)
    side = polar(x, y, radius * (inner + 0.01), angle + 120 / rays)
    return poly([tip, side, polar(x, y, radius * (inner - 0.02), angle)])


def _rosette(c: Canvas, x: float, y: float, radius: float, heart: str, petals: str, line: float) -> None:
    c.add(ellipse(x, y, radius), heart, INK, line * 0.8)
    for i in range(8):
        left, right = polar(x, y, radius * 0.62, i * 45 - 17), polar(x, y, radius * 0.62, i * 45 + 17)
        c.add(smooth([(x, y, 1), left, polar(x, y, radius * 0.9, i * 45), right]), petals, INK, line * 0.4)
    c.add(ellipse(x, y, radius * 0.3), heart, INK, line * 0.5)


def sun_face(c: Canvas, x: float, y: float, radius: float, p: Palette, fill: str) -> None:
    """A calm round face filling a circle of that radius."""
    h = Canvas()
    disc = ellipse(0, 0, 20)
    h.add(disc, fill, INK, 1.8)
    shade(h, disc, 0.12, gap=2.6, base=1.2)
    for side in (-1, 1):
        h.flat(ellipse(side * 11, 5, 3.8), p.orange, 0.9)
        h.line([(side * 3, -6), (side * 7, -9.2), (side * 12.4, -6.4)], 1.8)
        h.add(
            smooth([(side * 3.2, -2, 1), (side * 7.4, -5), (side * 12, -1.6, 1), (side * 7.4, 0)]), "#ffffff", INK, 1.1
        )
        h.flat(ellipse(side * 7.3, -2.5, 2), INK)
    h.line([(-2.2, -6.5), (-2.8, 4), (0, 6), (2.8, 4)], 1.5)
    h.add(smooth([(-6, 9.6, 1), (-2, 8.6), (0, 9.4), (2, 8.6), (6, 9.6, 1), (0, 14)]), p.red, INK, 1.1)
    h.line([(-4, 11), (0, 11.6), (4, 11)], 0.9)
    h.line([(-2.5, 16.6), (0, 17.2), (2.5, 16.6)], 1.0)
    c.place(h, x, y, radius / 20)


def glory(c: Canvas, x: float, y: float, inner: float, outer: float, p: Palette, rays: int = 24) -> None:
    """A ring of flames behind a coin, reaching from `inner` to `outer` units."""
    flames = []
    for i in range(rays):
        a = i * 360 / rays - 90
        reach = outer if i % 2 == 0 else outer * 0.93
        left, right = polar(x, y, inner, a - 180 / rays), polar(x, y, inner, a + 180 / rays)
        flames.append(poly([left, polar(x, y, reach, a), right, (x, y)]))
    c.add(flames[::2], p.yellow, INK, 1.0)
    c.add(flames[1::2], p.red, INK, 1.0)


def glint(c: Canvas, x: float, y: float, radius: float, p: Palette) -> None:
    """A four-pointed spark of light."""
    c.add(poly([polar(x, y, (radius, radius * 0.28)[k % 2], k * 45 - 90) for k in range(8)]), p.gold, INK, 1.1)
