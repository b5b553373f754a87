"""Hair in the three views of a head."""

from collections.abc import Sequence

from artwork.curves import blob, symmetric_blob
from artwork.geometry import circle, point_list, stroke_list
from artwork.palette import shade
from artwork.path_data import Point
from artwork.pen import form, taper, tapers


def _strand(colour: str) -> str:
    """Colour of strands drawn inside hair of the given colour."""
    return "grey" if colour == "black" else shade(colour)


def strands(lines: Sequence[Sequence[Point]], width: float, colour: str) -> str:
    """Drawn lines inside hair of the given colour."""
    return tapers(lines, width, _strand(colour))


def quarter_hair_back(kind: str, colour: str) -> str:
    """Hair behind a three-quarter face: bob, long or curls."""
    if kind == "bob":
        outline = point_list("-21 -24, -25 -4, -27 16, -20 24, -8 22, 10 26, 26 26, 34 18, 31 -6, 27 -26, 0 -36")
        lines = stroke_list("28 -14, 30 2, 27 20; 24 -4, 25 10, 21 22; -23 -6, -24 6, -21 18")
    elif kind == "long":
        outline = point_list(
            "-21 -24, -26 0, -30 26, -34 44, -24 50, -10 40, 14 44, 30 52, 38 42, 34 18, 30 -6, 27 -26, 0 -36"
        )
        lines = stroke_list("28 -10, 31 12, 32 40; 24 0, 26 20, 24 44; -24 -2, -27 20, -27 42")
    else:
        outline = point_list(
            "-20 -26, -27 -16, -23 -8, -30 0, -25 8, -30 16, -24 24, -14 22, 10 24, 20 30, 28 24, 36 20, 31 10, "
            "37 2, 31 -6, 34 -16, 26 -26, 0 -36"
        )
        lines = stroke_list(
            "27 -12, 31 -8, 28 -4; 27 4, 31 8, 28 13; 22 14, 25 18, 22 22; -25 0, -22 4, -25 8; -25 14, -22 16, -24 20"
        )
    return form(blob(outline), colour, 5, 4, 2.8) + tapers(lines, 1.8, shade(colour))


def quarter_fringe(kind: str, colour: str) -> str:
    """Hair over the forehead of a three-quarter face."""
    if kind in ("bob", "long"):
        fringe = blob(
            point_list("-21 -27, -22 -18, -19 -14, -8 -20, 6 -22, 18 -12, 21 4, 25 16, 30 2, 28 -16, 24 -30, 0 -36")
        )
        return form(fringe, colour, 3, 3, 2.2) + tapers(
            stroke_list("8 -28, 19 -18, 24 4; -4 -28, -14 -22, -19 -17"), 1.5, shade(colour)
        )
    text = ""
    for x, y, r in (
        (-18, -22, 6.5),
        (-9, -25, 7),
        (1, -26, 7),
        (11, -24, 7.5),
        (19, -18, 7),
        (24, -8, 6.5),
        (25, 3, 5.5),
    ):
        text += form(circle(x, y, r), colour, 2, 2, 1.9) + taper(
            [(x - 2, y - 2), (x + 2, y), (x - 1, y + 3)], 1.3, shade(colour)
        )
    return text


def front_hair_back(kind: str, colour: str) -> str:
    """Hair that falls to both sides behind a frontal face."""
    if kind == "curls":
        text = form(
            symmetric_blob(point_list("-8 -36, -24 -32, -33 -20, -28 -10, -35 0, -30 10, -34 20, -24 26, -12 22")),
            colour,
            6,
            4,
            2.8,
        )
    elif kind == "bob":
        text = form(symmetric_blob(point_list("-8 -36, -25 -30, -30 -8, -31 14, -25 25, -12 22")), colour, 6, 4, 2.8)
    else:
        text = form(
            symmetric_blob(point_list("-8 -36, -25 -30, -29 -8, -31 18, -36 44, -26 53, -12 46")),
            colour,
            6,
            4,
            2.8,
        )
        text += strands([[(x, 0), (x * 1.06, 18), (x * 1.14, 44)] for x in (-28, -23, 23, 28)], 1.7, colour)
    return text


def front_locks(colour: str) -> str:
    """Parted locks over the temples of a frontal face."""
    text = ""
    for m in (1, -1):
        lock = blob(
            [
                (m * 2, -30),
                (m * 14, -27),
                (m * 20, -14),
                (m * 21, 4),
                (m * 25, 14),
                (m * 29, -4),
                (m * 27, -24),
                (m * 14, -36),
            ]
        )
        text += form(lock, colour, 3, 2, 2.2)
    return text


def profile_hair(kind: str, colour: str) -> str:
    """Hair over ear and nape of a head in profile."""
    if kind == "curls":
        text = form(
            blob(
                point_list(
                    "-12 -33, 6 -38, 24 -34, 34 -22, 30 -12, 37 -2, 32 8, 38 18, 30 26, 22 22, 14 26, 10 16, 14 8, "
                    "8 2, "
                    "11 -6, 2 -10, -2 -18, -12 -22"
                )
            ),
            colour,
            5,
            4,
            2.6,
        )
        text += strands(
            stroke_list("18 -24, 25 -18, 20 -12; 22 -4, 28 0, 22 6; 20 12, 26 16, 21 20; 6 -24, 10 -18, 4 -14"),
            1.6,
            colour,
        )
    else:
        drop = 18 if kind == "long" else 0
        text = form(
            blob(
                [
                    (-13, -33),
                    (6, -38),
                    (24, -33),
                    (32, -14),
                    (33, 8),
                    (36 + drop / 4, 24 + drop),
                    (26, 30 + drop),
                    (12, 27 + drop),
                    (9, 14),
                    (12, 2),
                    (4, -8),
                    (-2, -18),
                    (-13, -23),
                ]
            ),
            colour,
            5,
            4,
            2.6,
        )
        text += strands(stroke_list("16 -26, 25 -8, 26 22; 8 -22, 18 -4, 18 22; -6 -28, 2 -24, 10 -10"), 1.6, colour)
    return text
