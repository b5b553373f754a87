"""Ornaments of the pages: laurel for the winner, rule between parts, corner of a panel."""

import math

from artwork.cards import document
from artwork.curves import heading, spline_points, taper_outline
from artwork.geometry import circle, point_list
from artwork.ornament import flower, leaf
from artwork.palette import INK
from artwork.path_data import Point
from artwork.pen import form, group, path, taper


def _branch(points: list[Point], length: float, half_width: float, every: int) -> str:
    """Branch of gilded laurel: a leaf on either side in turn, berries between."""
    stem = spline_points(points, 10)
    text = taper(points, 4.6, INK, 0.3) + taper(points, 2.4, "gold", 0.3)
    for n, k in enumerate(range(3, len(stem) - 1, every)):
        angle = math.degrees(heading(stem, k))
        size = 1 - 0.25 * k / len(stem)
        for side in (1, -1):
            leaves = leaf(length * size, half_width * size, "gold", contour=1.7)
            text += group(leaves, *stem[k], angle + side * 38)
        if n % 2:
            text += path(circle(*stem[k], 3.4), "red", INK, 1.4)
    angle = math.degrees(heading(stem, len(stem) - 1))
    return text + group(leaf(length * 0.8, half_width * 0.8, "gold", contour=1.7), *points[-1], angle)


def laurel_wreath() -> str:
    """Two branches of gilded laurel tied with a red ribbon, open above. View box 200 x 120."""
    text = ""
    for m in (1, -1):
        course = ((6, 105), (38, 101), (66, 82), (77, 54), (68, 28), (52, 14))
        text += _branch([(100 + m * x, y) for x, y in course], 23, 7.4, 5)
    for m in (1, -1):
        tail = f"M{100 + m * 2} 103L{100 + m * 16} 117L{100 + m * 21} 112L{100 + m * 27} 114L{100 + m * 9} 100Z"
        text += form(tail, "red", 2, 0, 1.8)
    for m in (1, -1):
        loop = f"M100 104C{100 + m * 6} 91 {100 + m * 22} 89 {100 + m * 25} 97"
        loop += f"C{100 + m * 26} 106 {100 + m * 10} 109 100 106Z"
        text += form(loop, "red", 2.4, 2, 2)
    return document(text + form(circle(100, 104.5, 5.4), "gold", 2, 1.4, 1.9), 200, 120)


def divider() -> str:
    """Thin rule of gold with a rosette. View box 400 x 24."""
    text = ""
    for m in (1, -1):
        half = path(taper_outline(point_list("4 0, 60 0, 120 0, 188 0"), 3.4, peak=0.2), "gold", INK, 1)
        half += path("M188-3L192 0L188 3L184 0Z", "red", INK, 0.9)
        half += group(leaf(26, 5.4, contour=1.1), 9, 0, -13) + group(leaf(26, 5.4, contour=1.1), 9, 0, 13)
        half += path(circle(40, 0, 2.5), "gold", INK, 1)
        text += group(half, 200, 12, 0 if m == 1 else 180)
    return document(text + group(flower(10.4, "red", 1.1, 8), 200, 12), 400, 24)


def corner() -> str:
    """Scroll with leaves for the upper left corner of a panel; mirror it for the others. View box 100."""
    scroll = point_list("0 0, 24 -4, 48 -2, 66 7, 71 20, 63 29, 52 26, 51 17, 58 15")
    arm = group(leaf(26, 7, contour=1.5), 30, -3, 34) + group(leaf(18, 5, contour=1.4), 66, 7, -4)
    arm += path(taper_outline(scroll, 5.4, peak=0.25, least=0.3), "gold", INK, 1.5)
    arm += form(circle(57, 17.4, 3.4), "red", 1, 1, 1.4)
    text = arm + group(arm, angle=90, scale=1, scale_y=-1)
    return document(group(text + flower(11, "red", 1.5, 8), 14, 14), 100, 100)
