"""Hats, helmets and their plumes."""

import math
from collections.abc import Sequence

from artwork.curves import blob, ribbon, spline_points
from artwork.curves import heading as direction_at
from artwork.geometry import circle, intersect, point_list, polyline, rectangle, stroke_list
from artwork.palette import INK, shade
from artwork.path_data import Point
from artwork.pen import form, line, path, taper, tapers


def plume(colour: str, points: Sequence[Point], width: float = 20) -> str:
    """Feather along the points, with barbs."""
    dense = spline_points(points, 10)

    def half(t: float, _direction: float) -> float:
        return width / 2 * max(0.05, float(math.sin(math.pi * min(1.0, t * 0.93 + 0.07)) ** 0.55))

    text = form(ribbon(dense, half), colour, 4, 3, 2.2)
    barbs = ""
    for k in range(6, len(dense) - 6, 4):
        th = direction_at(dense, k)
        reach = half(k / len(dense), 0) * 0.72
        x, y = dense[k]
        for side in (1, -1):
            tip_x = x + math.cos(th) * 3.4 - math.sin(th) * reach * side
            tip_y = y + math.sin(th) * 3.4 + math.cos(th) * reach * side
            barbs += f"M{x} {y}L{tip_x} {tip_y}"
    return text + line(barbs, 0.9, shade(colour)) + line(polyline(dense[:-2:2]), 1.3)


def hat(kind: str, colour: str, band: str, feather: str) -> str:
    """Hat or helmet on a head; the plume trails to the viewer's right."""
    text = ""
    if kind == "beret":
        text += plume(feather, point_list("16 -38, 34 -56, 46 -54, 52 -38"), 18)
        text += form(
            blob(point_list("-29 -22, -36 -34, -26 -50, 0 -58, 26 -54, 38 -40, 32 -24, 18 -20, 0 -19, -16 -20")),
            colour,
            7,
            4,
            3,
        )
        text += form(blob(point_list("-26 -20, -24 -28, 0 -25, 26 -28, 29 -19, 0 -14")), band, 3, 2, 2.4)
        text += tapers(
            stroke_list("-20 -30, -16 -42, -4 -52; 0 -28, 2 -40, 4 -52; 20 -30, 20 -42, 12 -52"), 2, shade(colour)
        )
        return text + form(circle(19, -25, 5.5), "gold", 2, 1, 1.8)
    if kind == "brim":
        text += plume(feather, point_list("-4 -44, 8 -68, 22 -74, 30 -60"), 18)
        crown_part = blob(point_list("-20 -28, -20 -48, -4 -58, 14 -54, 24 -42, 24 -26"))
        text += form(crown_part, colour, 6, 4, 3) + path(
            intersect(crown_part, rectangle(-40, -36, 80, 7)), band, INK, 1.4
        )
        return text + form(
            blob(point_list("-38 -20, -36 -27, -16 -31, 12 -30, 32 -30, 38 -34, 37 -24, 24 -17, 0 -16, -24 -15")),
            colour,
            4,
            3,
            2.8,
        )
    if kind == "cap":
        text += form(
            blob(point_list("-25 -20, -28 -40, -10 -62, 16 -66, 40 -54, 46 -36, 36 -40, 30 -30, 27 -18, 0 -22")),
            colour,
            7,
            4,
            3,
        )
        text += tapers(stroke_list("-14 -28, -10 -46, 10 -60; 6 -28, 12 -44, 28 -54"), 2, shade(colour))
        text += form(blob(point_list("-28 -18, -27 -28, 0 -30, 28 -28, 30 -17, 0 -20")), band, 3, 2, 2.4)
        return text + form(circle(45, -33, 5), "gold", 2, 1, 1.8)
    if kind == "page":
        text += plume(feather, point_list("-20 -34, -16 -60, 4 -74, 22 -70"), 17)
        text += form(
            blob(point_list("-27 -22, -30 -38, -14 -47, 10 -48, 28 -40, 32 -24, 20 -21, 0 -21")), colour, 6, 4, 3
        )
        text += tapers(stroke_list("-14 -28, -8 -38, 6 -45; 8 -27, 14 -36, 22 -38"), 1.8, shade(colour))
        text += form(
            blob(point_list("-31 -17, -29 -27, -6 -24, 8 -26, 31 -29, 35 -19, 14 -17, -4 -16")), band, 3, 2, 2.4
        )
        return text + form(circle(-19, -27, 5), "gold", 2, 1, 1.8)
    if kind == "helm":
        text += plume(feather, point_list("4 -54, 12 -74, 28 -78, 38 -62, 38 -46"), 20)
        text += form(
            blob(point_list("-26 -20, -27 -36, -16 -52, 2 -58, 20 -53, 30 -38, 31 -16, 28 -6, 25 -18, 0 -22")),
            "steel",
            7,
            4,
            3,
        )
        text += taper(point_list("3 -57, -2 -42, -3 -24"), 2.2)
        text += form(
            blob(point_list("-38 -15, -34 -23, -10 -28, 14 -27, 32 -22, 40 -12, 30 -13, 0 -18, -22 -15")),
            "steel",
            4,
            3,
            2.8,
        )
        for x, y in ((-24, -20), (-8, -23.5), (8, -23.5), (24, -19.5)):
            text += path(circle(x, y, 2.1), band, INK, 1.1)
        return text + form(circle(4, -56, 5), band, 2, 1, 1.8)
    text += plume(feather, point_list("-6 -46, -12 -64, -4 -80, 10 -82"), 17)
    text += form(blob(point_list("-28 -18, -34 -32, -24 -48, 0 -54, 24 -50, 34 -34, 29 -17, 0 -22")), colour, 7, 4, 3)
    text += tapers(stroke_list("-30 -26, -6 -40, 20 -52; -26 -19, 4 -32, 31 -40; -32 -38, -20 -44, -4 -53"), 2.2)
    return text + form(circle(-7, -43, 6), band, 2, 2, 2) + path(circle(-7, -43, 2.4), "red")
