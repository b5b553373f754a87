"""Suit signs of the Italian deck: coin, cup, sword, club."""

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainterPath

from artwork.curves import heading, lengths, simplified, spline_points
from artwork.geometry import circle, ellipse, intersect, moved, petal, placed, polar, polygon, rectangle, subtract
from artwork.palette import INK, light, shade
from artwork.path_data import Point, number
from artwork.pen import form, group, line, path, taper


def dots(points: Sequence[Point], radius: float) -> QPainterPath:
    """Small discs in one path."""
    result = QPainterPath()
    for x, y in points:
        result.addPath(circle(x, y, radius))
    return result


def coin(radius: float, style: int = 0, contour: float = 3) -> str:
    """Coin centred at the origin; style 0 has a red centre, 1 a blue one."""
    r = radius
    text = form(circle(0, 0, r), "gold", r * 0.09, r * 0.07, contour)
    text += line(circle(0, 0, r * 0.86), max(1, contour * 0.42))
    beads = 24 if r > 26 else 16
    text += path(dots([polar(r * 0.765, k * 360 / beads) for k in range(beads)], r * 0.05), "ink")
    first, second = ("red", "blue") if style % 2 == 0 else ("blue", "red")
    ground = circle(0, 0, r * 0.67)
    text += path(ground, first) + path(subtract(ground, moved(ground, r * 0.06, r * 0.07)), shade(first))
    text += line(ground, max(1.1, contour * 0.55))
    under, over, veins = QPainterPath(), QPainterPath(), QPainterPath()
    for k in range(8):
        under.addPath(placed(petal(r * 0.60, r * 0.13, 0.25), angle=22.5 + k * 45))
        over.addPath(placed(petal(r * 0.64, r * 0.17, 0.3, r * 0.1), angle=k * 45))
        veins.moveTo(*polar(r * 0.26, k * 45))
        veins.lineTo(*polar(r * 0.47, k * 45))
    text += path(under, light(second) if second == "blue" else "gold")
    text += path(over, "ivory", INK, max(0.8, contour * 0.36)) + line(veins, max(0.8, contour * 0.3), first)
    text += form(circle(0, 0, r * 0.21), "gold", r * 0.05, r * 0.04, max(1, contour * 0.5))
    return text + path(circle(0, 0, r * 0.08), first)


CUP_LID = "M-48-41C-46-66-22-72-9-80H9C22-72 46-66 48-41Z"


def cup(first: str = "red", second: str = "blue", contour: float = 3) -> str:
    """Covered cup in the box x -58..58, y -104..99."""
    k = contour
    text = form(
        "M-10 62C-10 74-18 80-32 83C-44 86-50 91-50 99C-30 104 30 104 50 99C50 91 44 86 32 83C18 80 10 74 10 62Z",
        "gold",
        6,
        4,
        k,
    )
    text += line("M-47 92C-30 97 30 97 47 92", k * 0.5) + line("M-28 84C-14 88 14 88 28 84", k * 0.5)
    text += form("M-9 40L-8 72H8L9 40Z", "gold", 4, 0, k * 0.8) + form(ellipse(0, 59, 17, 10), first, 5, 4, k * 0.8)
    bowl = "M-50-30C-54 14-36 44-8 50H8C36 44 54 14 50-30Z"
    text += form(bowl, "gold", 9, 6, 0)
    for n, x in enumerate((-2, -1, 0, 1, 2)):
        a = x * 17.5
        lobe = intersect(
            f"M{x * 4} 48C{x * 15 - 9} 40 {x * 17 - 10} 20 {a - 5} 8C{a - 3} 3 {a + 3} 3 {a + 5} 8"
            f"C{x * 17 + 10} 20 {x * 15 + 9} 40 {x * 4} 48Z",
            bowl,
        )
        colour = second if n % 2 == 0 else first
        text += path(lobe, colour, INK, k * 0.45) + path(subtract(lobe, moved(lobe, 4, 1)), light(colour))
    text += line(bowl, k)
    for n, x in enumerate(range(-38, 39, 19)):
        text += path(circle(x, -12, 5.2), second if n % 2 == 0 else first, INK, k * 0.4)
    text += line("M-50 0C-20 3 20 3 50 0", k * 0.5) + form(rectangle(-56, -40, 112, 15, 6), "gold", 4, 4, k)
    text += form(CUP_LID, first, 8, 5, k)
    ribs = "".join(f"M{x * 3}-79C{x * 8}-70 {x * 17}-62 {x * 18}-42" for x in (-2, -1, 1, 2))
    text += line(ribs, k * 0.45, "gold")
    return (
        text
        + form(rectangle(-13, -86, 26, 8, 4), "gold", 3, 2, k * 0.8)
        + form(circle(0, -95, 8.5), "gold", 3, 2, k * 0.8)
    )


GUARD = "M-6-6C-14-3-26-6-33-13C-38-10-39-3-34 1C-25 7-12 7 0 6C12 7 25 7 34 1C39-3 38-10 33-13C26-6 14-3 6-6Z"


def sword_hilt(colour: str = "red", contour: float = 1, compact: bool = False) -> str:
    """Hilt with the grip down (+y) and the guard at y = 0; compact has a narrow round guard."""
    text = form(rectangle(-5.5, 2, 11, 34, 3), colour, 3, 2, 2.6 * contour)
    text += line("".join(f"M-5 {y + 2}L5 {y - 2}" for y in (9, 16, 23, 30)), 1.3 * contour, light("gold"))
    text += form(circle(0, 42, 9), "gold", 3, 2, 2.6 * contour) + path(circle(0, 42, 3), colour)
    if compact:
        return text + form(ellipse(0, -1, 17, 8), "gold", 3, 2, 2.6 * contour)
    text += form(GUARD, "gold", 3, 2, 2.6 * contour)
    return text + path("M0-7L6 0L0 7L-6 0Z", colour, INK, 1.2 * contour)


def straight_sword(length: float = 300, width: float = 17, colour: str = "red", contour: float = 1) -> str:
    """Straight sword, point up; the guard is at y = 0, the point at -length."""
    w, top = width, -length
    edge = top + w * 1.6
    outline = f"M{-w / 2} 0L{-w * 0.42} {edge}L0 {top}L{w * 0.42} {edge}L{w / 2} 0Z"
    text = path(outline, "steel") + path(f"M0 0L0 {top}L{w * 0.42} {edge}L{w / 2} 0Z", shade("steel"))
    text += path(f"M{-w / 2} 0L{-w * 0.42} {edge}L{-w * 0.2} {edge}L{-w * 0.2} 0Z", light("steel"))
    text += line(outline, 2.8 * contour) + line(f"M0-14L0 {top + w * 2.2}", 1.1 * contour)
    return text + sword_hilt(colour, contour)


def curved_blade(
    points: Sequence[Point],
    width: float,
    colour: str = "steel",
    contour: float = 2.6,
    start: float = 0,
    end: float = 1,
    samples: int = 6,
) -> str:
    """Sabre blade from hilt to point; start and end (0..1) redraw a stretch for interlacing."""
    dense = spline_points(points, samples)
    along = lengths(dense)
    total = along[-1]
    inside = [k for k in range(len(dense)) if start - 1e-6 <= along[k] / total <= end + 1e-6]

    def half(t: float) -> float:
        point = 1.0 if t < 0.88 else max(0.0, (1 - t) / 0.12) ** 0.7
        return width / 2 * point * (1 - 0.18 * t)

    def strip(inner: float, outer: float, extra: float) -> QPainterPath:
        sides: tuple[list[Point], list[Point]] = ([], [])
        for k in inside:
            th = heading(dense, k)
            for side, factor in zip(sides, (inner, outer), strict=True):
                off = half(along[k] / total) * factor + extra * (-1 if factor < 0 else 1)
                side.append((dense[k][0] - math.sin(th) * off, dense[k][1] + math.cos(th) * off))
        return polygon(simplified(sides[0]) + simplified(sides[1])[::-1])

    text = path(strip(-1, 1, contour / 2), "ink") + path(strip(-1, 1, -contour * 0.25), colour)
    return text + path(strip(0, 0.82, 0), shade(colour)) + path(strip(-0.78, -0.3, 0), light(colour))


_KNOTS = ((0.26, 1), (0.45, -1), (0.62, 1), (0.78, -1), (0.91, 1))


def club(
    length: float,
    grip: float,
    head: float,
    colour: str = "green",
    contour: float = 1,
    start: float = 0,
    end: float = 1,
    stubs: bool = True,
) -> str:
    """Knotty cudgel, grip at y = 0 and head at -length; start and end redraw a stretch."""

    def half(t: float, side: int) -> float:
        width = grip + (head - grip) * float(t**1.35)
        value = width / 2
        for centre, knot_side in _KNOTS:
            swell = math.exp(-(((t - centre) / (0.030 + 0.02 * (1 - centre))) ** 2))
            value += width * (0.17 if knot_side == side else -0.03) * swell
        return value

    ts = [start + (end - start) * k / 110 for k in range(111)]
    has_grip, has_head, sw = start <= 0, end >= 1, 2.8 * contour

    def edge(side: int, factor: float, extra: float) -> list[Point]:
        return simplified([(side * (half(t, side) * factor + extra), -t * length) for t in ts], 0.12)

    def outline(extra: float) -> str:
        left, right = edge(-1, 1, extra), edge(1, 1, extra)
        text = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in left)
        if has_head:
            (x0, y0), (x1, y1) = left[-1], right[-1]
            rise = head * 0.34 + extra
            text += f"C{x0} {y0 - rise} {x1} {y1 - rise} {x1} {y1}"
        text += "L" + "L".join(f"{number(x)} {number(y)}" for x, y in right[::-1])
        if has_grip:
            drop = grip * 0.3 + extra
            text += f"C{grip * 0.4} {drop} {-grip * 0.4} {drop} {left[0][0]} {left[0][1]}"
        return text + "Z"

    text = ""
    if stubs:
        for c, s in _KNOTS[:4]:
            if start <= c <= end:
                w, y = half(c, s) * 2, -c * length
                stub = [
                    (s * w * 0.2, y + w * 0.5),
                    (s * w * 0.72, y + w * 0.02),
                    (s * w * 0.62, y - w * 0.42),
                    (s * w * 0.1, y - w * 0.25),
                ]
                text += path(polygon(stub), colour, INK, sw)
                cut = path(ellipse(0, 0, w * 0.12, w * 0.235), "sand", INK, 1.5 * contour)
                text += group(cut, s * w * 0.68, y - w * 0.2, s * -14)
    text += path(outline(sw / 2), "ink") + path(outline(-sw / 2), colour)
    right, left = edge(1, 1, -sw / 2), edge(-1, 1, -sw / 2)
    text += path(polygon([(x * 0.42, y) for x, y in right] + right[::-1]), shade(colour))
    text += path(polygon([(x * 0.58, y) for x, y in left] + [(x * 0.9, y) for x, y in left[::-1]]), light(colour))
    for c, s in _KNOTS[:4]:
        if start <= c - 0.02 and c + 0.02 <= end:
            w, y = half(c, s) * 2, -c * length
            bend = [
                (s * w * 0.05, y + w * 0.95),
                (s * w * 0.30, y + w * 0.35),
                (s * w * 0.24, y - w * 0.3),
                (s * w * 0.02, y - w * 0.9),
            ]
            text += taper(bend, max(1.1, w * 0.055) * 1.2)
            text += taper(
                [(-s * w * 0.26, y + w * 1.1), (-s * w * 0.12, y + w * 0.3), (-s * w * 0.2, y - w * 0.7)],
                max(1, w * 0.045),
                shade(colour),
            )
    if has_head:
        y = -length - head * 0.05
        text += path(ellipse(0, y, head * 0.44, head * 0.2), "sand", INK, 1.7 * contour)
        text += line(ellipse(0, y, head * 0.27, head * 0.115), contour, "brown")
        text += line(ellipse(0, y, head * 0.11, head * 0.045), contour, "brown")
    if has_grip:
        text += path(rectangle(-grip * 0.66, -grip * 1.5, grip * 1.32, grip * 0.62, 2), "gold", INK, 1.6 * contour)
    return text
