"""Leaves, flowers, sprigs, wreaths, ribbons and the small scenes that fill free space."""

import math
from collections.abc import Sequence

from artwork.curves import heading, smooth_curve, spline_points
from artwork.geometry import circle, ellipse, petal, placed, point_list, polar, stroke_list
from artwork.palette import INK, light, shade
from artwork.path_data import Point
from artwork.pen import crescent, form, group, hatch, line, path, taper, tapers


def leaf(length: float, half_width: float, colour: str = "green", vein: bool = True, contour: float = 1.6) -> str:
    """Leaf along +x, lower half in shade."""
    x, y = length, half_width
    whole = f"M0 0C{x * 0.25} {-y} {x * 0.7} {-y * 0.8} {x} 0C{x * 0.7} {y * 0.8} {x * 0.25} {y} 0 0Z"
    lower = f"M0 0C{x * 0.25} {y} {x * 0.7} {y * 0.8} {x} 0Z"
    text = path(whole, colour) + path(lower, shade(colour)) + line(whole, contour)
    return text + (line(f"M{x * 0.08} 0L{x * 0.85} 0", contour * 0.55, light(colour)) if vein else "")


def flower(radius: float, colour: str = "red", contour: float = 1.6, petals: int = 5, angle: float = -90) -> str:
    """Flower seen from the front, gold centre."""
    text = ""
    for k in range(petals):
        turn = angle + k * 360 / petals
        text += path(placed(petal(radius, radius * 0.52, 0.12), angle=turn), colour, INK, contour)
    for k in range(petals):
        turn = angle + k * 360 / petals
        (x0, y0), (x1, y1) = polar(radius * 0.35, turn), polar(radius * 0.62, turn)
        text += line(f"M{x0} {y0}L{x1} {y1}", contour * 0.6, shade(colour))
    return text + path(circle(0, 0, radius * 0.27), "gold", INK, contour * 0.9)


def sprig(colour: str = "red") -> str:
    """Curled stem of about 62 units along +x, with leaves and a flower."""
    text = taper(point_list("0 0, 22 -6, 44 -4, 60 8"), 3, "green", peak=0.2)
    for length, half, x, y, angle in (
        (24, 8, 16, -5, -52),
        (24, 8, 22, -4, 38),
        (20, 7, 40, -5, -38),
        (17, 6, 46, -1, 62),
    ):
        text += group(leaf(length, half, contour=1.3), x, y, angle)
    return text + group(flower(13, colour, 1.3), 62, 8)


def leaf_cross(radius: float, colour: str, leaf_length: float = 22) -> str:
    """Flower with four leaves; small filler."""
    text = ""
    for angle in (0, 90, 180, 270):
        x, y = polar(radius * 0.9, angle)
        text += group(leaf(leaf_length, leaf_length * 0.31, contour=1.3), x, y, angle)
    return text + flower(radius, colour, 1.3, 6)


def head_piece(colour: str, second: str = "gold", scale: float = 1) -> str:
    """Symmetric spray, about 140 x 44, for the head or foot of a numeral card."""
    text = ""
    for mirror in (1, -1):
        half = taper(point_list("4 2, 24 8, 46 0, 62 -14"), 3.2, "green", peak=0.25)
        for length, half_width, x, y, angle in (
            (21, 6.5, 20, 7, 52),
            (21, 6.5, 26, 7, -44),
            (20, 6.2, 42, 2, 34),
            (19, 6, 45, 0, -72),
            (19, 6, 60, -12, -8),
        ):
            half += group(leaf(length, half_width, contour=1.3), x, y, angle)
        half += path(circle(63, -17, 4.6), second, INK, 1.3)
        text += group(half, scale=mirror, scale_y=1)
    return group(text + flower(15, colour, 1.4, 8), scale=0.93 * scale)


def laurel(points: Sequence[Point], length: float, half_width: float, every: int = 4, berries: str = "") -> str:
    """Laurel branch along the points, with a leaf pair at every n-th sample."""
    stem = spline_points(points, 10)
    text = taper(points, 4.2, "green", peak=0.2)
    for k in range(every, len(stem) - 1, every):
        angle = math.degrees(heading(stem, k))
        for side in (1, -1):
            text += group(leaf(length, half_width, contour=1.4), *stem[k], angle + side * 39)
        if berries and (k // every) % 2:
            text += path(circle(*stem[k], 3.8), berries, INK, 1.3)
    angle = math.degrees(heading(stem, len(stem) - 1))
    return text + group(leaf(length, half_width, contour=1.4), *points[-1], angle)


def ivy_leaf() -> str:
    """Three-lobed leaf along +x, 27 units long."""
    whole = "M0 0C4-10 10-12 13-9C14-14 20-12 27 0C20 12 14 14 13 9C10 12 4 10 0 0Z"
    lower = "M0 0L27 0C20 12 14 14 13 9C10 12 4 10 0 0Z"
    return path(whole, light("green")) + path(lower, "green") + line(whole, 1.5) + line("M2 0L22 0", 0.9)


def ribbon_banner(y: float, half: float, colour: str = "red") -> str:
    """Banner across the card, arched upward, with folded swallow tails."""
    left, right = 150 - half, 150 + half
    body = (
        f"M{left} {y}C{150 - half * 0.5} {y - 16} {150 + half * 0.5} {y - 16} {right} {y}"
        f"L{right} {y + 32}C{150 + half * 0.5} {y + 16} {150 - half * 0.5} {y + 16} {left} {y + 32}Z"
    )
    text = ""
    for m in (1, -1):
        edge = 150 + m * half
        tail = (
            f"M{edge - m * 24} {y + 10}L{edge + m * 24} {y + 17}L{edge + m * 14} {y + 33}"
            f"L{edge + m * 26} {y + 51}L{edge - m * 24} {y + 42}Z"
        )
        text += path(tail, shade(colour)) + hatch(tail, 12, 4, 1, INK, 0.35) + line(tail, 2.6)
        text += path(f"M{edge} {y + 32}L{edge - m * 24} {y + 25}L{edge - m * 24} {y + 42}Z", INK)
    return text + form(body, colour, 4, 4, 3)


def crown(kind: int = 0, gem: str = "red", second_gem: str = "blue", half: float = 27, y: float = -26) -> str:
    """Crown whose base line sags at height y. Kinds: 0 fleuron, 1 five points, 2 closed, 3 battlement."""
    w = half
    text = ""
    base_line = f"M{-w} {y}C{-w * 0.5} {y + 5} {w * 0.5} {y + 5} {w} {y}"
    tips: list[Point] = []
    if kind == 0:
        outline = base_line + (
            f"L{w + 7} {y - 30}C{w - 2} {y - 24} {w * 0.72} {y - 20} {w * 0.52} {y - 15}"
            f"C{w * 0.45} {y - 24} {w * 0.2} {y - 30} 0 {y - 38}"
            f"C{-w * 0.2} {y - 30} {-w * 0.45} {y - 24} {-w * 0.52} {y - 15}"
            f"C{-w * 0.72} {y - 20} {-w + 2} {y - 24} {-w - 7} {y - 30}Z"
        )
        tips = [(-w - 7, y - 31), (0, y - 39), (w + 7, y - 31)]
    elif kind == 1:
        outline = base_line + (
            f"L{w + 6} {y - 27}L{w * 0.62} {y - 13}L{w * 0.5} {y - 33}L{w * 0.18} {y - 14}L0 {y - 37}"
            f"L{-w * 0.18} {y - 14}L{-w * 0.5} {y - 33}L{-w * 0.62} {y - 13}L{-w - 6} {y - 27}Z"
        )
        tips = [(-w - 6, y - 28), (-w * 0.5, y - 34), (0, y - 38), (w * 0.5, y - 34), (w + 6, y - 28)]
    elif kind == 2:
        cap = smooth_curve(
            [
                (-w + 1, y - 6),
                (-w - 3, y - 22),
                (-w * 0.5, y - 36),
                (0, y - 38),
                (w * 0.5, y - 36),
                (w + 3, y - 22),
                (w - 1, y - 6),
                (0, y - 2),
            ],
            closed=True,
        )
        text += form(cap, gem, 5, 3, 2.6)
        for arch in (
            [(-w, y - 8), (-w * 0.95, y - 24), (-w * 0.4, y - 36), (0, y - 38)],
            [(w, y - 8), (w * 0.95, y - 24), (w * 0.4, y - 36), (0, y - 38)],
            [(0, y - 6), (-2, y - 22), (0, y - 38)],
        ):
            curve = smooth_curve(arch)
            text += line(curve, 8.2) + line(curve, 4.8, "gold")
        text += form(circle(0, y - 43, 6), "gold", 2, 2, 2)
        text += path(
            f"M-1.8 {y - 47}V{y - 53}H-6V{y - 57}H-1.8V{y - 61}H1.8V{y - 57}H6V{y - 53}H1.8V{y - 47}Z", "gold", INK, 1.5
        )
        outline = base_line + f"L{w + 2} {y - 12}C{w * 0.5} {y - 7} {-w * 0.5} {y - 7} {-w - 2} {y - 12}Z"
        tips = [(-w - 2, y - 13), (w + 2, y - 13)]
    else:
        cap = smooth_curve(
            [(-w + 2, y - 6), (-w * 0.8, y - 28), (0, y - 33), (w * 0.8, y - 28), (w - 2, y - 6)], closed=True
        )
        text += form(cap, second_gem, 5, 3, 2.4)
        outline = base_line + f"L{w + 4} {y - 20}"
        step = (2 * w + 8) / 7
        for k in range(7):
            x0, x1 = w + 4 - step * k, w + 4 - step * (k + 1)
            outline += f"C{x0} {y - 30} {x1} {y - 30} {x1} {y - 20}"
            if k < 6:
                outline += f"L{x1} {y - 14}L{x1} {y - 20}"
        outline += "Z"
    text += form(outline, "gold", 5, 3.5, 2.8)
    text += line(f"M{-w - 1} {y - 9}C{-w * 0.5} {y - 4} {w * 0.5} {y - 4} {w + 1} {y - 9}", 1.4)
    for k, x in enumerate((-0.66, 0, 0.66)):
        text += path(ellipse(x * w, y - 4 + (2 if x == 0 else 0), 3, 2.6), gem if k % 2 == 0 else second_gem, INK, 1.1)
    if kind == 0:
        text += path(f"M0 {y - 28}L4.5 {y - 20}L0 {y - 12}L-4.5 {y - 20}Z", gem, INK, 1.2)
    for x, tip_y in tips:
        text += form(circle(x, tip_y, 4), "ivory", 1.5, 1, 1.6)
    return text


def mask() -> str:
    """Grotesque mask with moustache and leaf beard, about 76 x 96, for the three of batons."""
    text = ""
    for angle in (-160, -132, -104, -76, -48, -20):
        x, y = polar(27, angle)
        text += group(leaf(24, 8.5, "green", contour=1.5), x, y - 4, angle)
    for angle in (58, 90, 122):
        x, y = polar(22, angle)
        text += group(leaf(32, 9.5, "green", contour=1.5), x, y + 6, angle)
    face = "M-31-14C-34 8-26 30-10 37C-4 40 4 40 10 37C26 30 34 8 31-14C26-34 14-38 0-38C-14-38-26-34-31-14Z"
    text += form(face, "gold", 6, 4, 0)
    text += hatch(crescent(face, 14), -32, 3.4, 0.9, shade("gold")) + line(face, 2.8)
    for m in (1, -1):
        text += taper([(m * 5, -13), (m * 14, -21), (m * 27, -14)], 4.2)
        text += path(ellipse(m * 14, -7, 3.6, 4.2), "ink") + path(circle(m * 14 - 1.2, -8.4, 1.1), "ivory")
        text += taper([(m * 6.5, -8), (m * 14, -13.4), (m * 22, -7.4)], 2.8)
        text += taper([(m * 8, -1), (m * 14, 1), (m * 21, -1)], 1.3)
        text += path(ellipse(m * 21, 7, 6, 4.6), "#D8582F", opacity=0.55)
        moustache = (
            f"M0 13C{m * 8} 7 {m * 16} 13 {m * 24} 11C{m * 30} 9 {m * 31} 3 {m * 28} 1"
            f"C{m * 36} 3 {m * 36} 15 {m * 26} 19C{m * 16} 23 {m * 6} 19 0 17Z"
        )
        text += form(moustache, "black", 2, 1.5, 2)
        text += tapers([[(m * 5, 15), (m * 15, 17), (m * 26, 14)]], 1.4, "grey")
    text += taper(point_list("4 -12, 3 -2, 7 6, 0 10, -7 6"), 2.6, peak=0.6)
    text += path("M-9 21C-4 19 4 19 9 21C6 28-6 28-9 21Z", "red", INK, 1.5)
    text += taper(point_list("-5 -30, 0 -26, 5 -30"), 1.6) + taper(point_list("-9 -25, 0 -21, 9 -25"), 1.6)
    return text


def hound() -> str:
    """Seated hound in profile, facing left, about 62 x 78; feet at y = 0."""
    body = (
        "M-14-58C-19-59-29-55-33-51C-35-48-33-44-29-44C-25-43-20-43-17-42C-15-34-16-26-17-20C-18-12-18-6-18-2"
        "L-22 0C-23 2-22 3-20 3L-9 3L-8-8L-5-14C-2-8-4-3-5 0C-7 2-6 3-4 3L18 3C26 2 29-7 27-16C24-28 14-36 5-42"
        "C2-48 0-54-3-58C-6-60-10-60-14-58Z"
    )
    text = taper(point_list("22 -4, 34 -4, 41 -14, 38 -24"), 6.4, INK, 0.3) + taper(
        point_list("22 -4, 34 -4, 40.6 -14, 38 -23"), 3.4, "white", 0.3
    )
    text += form(body, "white", 4, 3, 0)
    text += hatch(crescent(body, 12), -32, 3.2, 0.9, shade("white")) + line(body, 2.6)
    text += tapers(stroke_list("-4 -15, 3 -22, 12 -16, 14 -4; -12 -30, -9 -22, -10 -12; -15 3, -14 0, -13 -2"), 1.7)
    text += form("M-10-57C-3-58 4-52 3-44C2-40-2-41-5-45C-8-48-11-52-10-57Z", "brown", 2, 1.4, 2)
    text += path(circle(-19, -52.5, 1.9), "ink") + path(ellipse(-33, -49.6, 2.2, 2), "ink")
    text += tapers(stroke_list("-31 -45.6, -26 -46, -21 -44.6; -22 -55, -19 -56, -16 -54"), 1.2)
    return text + double_collar()


def double_collar() -> str:
    """Red collar of the hound."""
    curve = "M-17-41C-11-37-4-38 3-42"
    return line(curve, 5.6) + line(curve, 3.2, "red") + path(circle(-11, -36.6, 2.4), "gold", INK, 1)


def grapes(rows: Sequence[int] = (3, 4, 3, 2, 1)) -> str:
    """Bunch of grapes hanging from the origin under two vine leaves, about 56 x 66."""
    text = taper(point_list("0 -4, 1 4, -1 12"), 4.4, INK, 0.4, 0.5) + taper(point_list("0 -3, 1 4, -1 11"), 2, "brown")
    text += tapers(stroke_list("4 2, 18 -4, 26 4, 22 11, 17 7"), 2, "green")
    for n in reversed(range(len(rows))):
        for k in range(rows[n]):
            x, y = (k - (rows[n] - 1) / 2) * 10.6, 15 + n * 9.4
            text += form(circle(x, y, 6.6), "wine", 2.4, 0, 1.7) + path(ellipse(x - 2, y - 2.2, 1.7, 1.4), "#D79AAE")
    for angle, scale in ((158, 0.92), (28, 0.8)):
        text += group(ivy_leaf(), 0, 2, angle, scale)
    return text


def vine_swag() -> str:
    """Two shoots of vine with leaves and tendrils, about 140 x 40, from which grapes hang."""
    text = ""
    for m in (1, -1):
        half = taper(point_list("-2 12, 20 2, 44 6, 66 -6"), 4.6, INK, 0.25, 0.3)
        half += taper(point_list("-1 12, 20 2, 44 6, 65 -5"), 2.2, "brown", 0.25, 0.3)
        half += tapers(stroke_list("50 4, 62 10, 70 4, 66 -1, 62 3"), 2, "green")
        for x, y, angle, size in ((20, 3, -58, 0.8), (30, 4, 58, 0.74), (44, 5, -48, 0.74), (64, -5, -14, 0.8)):
            half += group(ivy_leaf(), x, y, angle, size)
        text += group(half, scale=m, scale_y=1)
    return text
