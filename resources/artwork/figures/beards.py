"""Beards in the three views of a head; the moustache is always drawn last."""

from typing import Final

from artwork.curves import blob, symmetric_blob
from artwork.figures.hair import strands
from artwork.geometry import point_list, stroke_list
from artwork.palette import INK, LIPS
from artwork.path_data import Point
from artwork.pen import form, path


def quarter_beard(kind: str, colour: str) -> str:
    """Beard of a three-quarter face: long, fork, curly, short or moustache."""
    tail: list[Point] = point_list("24 -4, 20 -4, 17 8, 8 14, -1 13, -8 12.5, -15 13")
    if kind == "moustache":
        text = ""
    elif kind == "long":
        text = form(
            blob(
                [
                    (-19, 8),
                    (-21, 22),
                    (-17, 40),
                    (-12, 56),
                    (-4, 70),
                    (0, 60),
                    (8, 66),
                    (13, 50),
                    (19, 36),
                    (23, 18),
                    *tail,
                ]
            ),
            colour,
            4,
            3,
            2.4,
        )
        text += strands(
            stroke_list(
                "-13 26, -12 42, -6 58; -6 30, -4 44, -3 60; 3 30, 5 44, 6 58; 12 24, 13 36, 10 50; 18 14, 19 26, 15 38"
            ),
            1.5,
            colour,
        )
    elif kind == "fork":
        text = form(
            blob(
                [
                    (-19, 10),
                    (-21, 24),
                    (-18, 40),
                    (-14, 52),
                    (-8, 44),
                    (-3, 38),
                    (3, 46),
                    (12, 54),
                    (16, 40),
                    (21, 26),
                    (24, 8),
                    *tail,
                ]
            ),
            colour,
            4,
            3,
            2.4,
        )
        text += strands(
            stroke_list(
                "-14 26, -14 36, -13 46; -8 28, -9 36, -11 44; 8 28, 10 38, 11 48; 2 28, 4 36, 8 44; "
                "17 16, 17 28, 14 40"
            ),
            1.5,
            colour,
        )
    elif kind == "curly":
        text = form(
            blob(
                [
                    (-18, 7),
                    (-23, 13),
                    (-20, 19),
                    (-24, 25),
                    (-18, 29),
                    (-18, 37),
                    (-10, 36),
                    (-6, 44),
                    (0, 39),
                    (7, 44),
                    (10, 36),
                    (18, 35),
                    (17, 27),
                    (25, 23),
                    (21, 15),
                    (27, 8),
                    (22, 2),
                    *tail[1:],
                ]
            ),
            colour,
            4,
            3,
            2.4,
        )
        text += strands(
            stroke_list(
                "-16 20, -11 22, -12 27; -8 28, -3 29, -4 34; 4 28, 9 27, 8 33; 14 18, 18 19, 16 24; -2 24, 1 25, 0 28"
            ),
            1.5,
            colour,
        )
    else:
        text = form(
            blob(
                point_list(
                    "-17 16, -16 26, -10 38, -3 44, 3 38, 12 28, 20 16, 24 0, 22 -4, 19 6, 12 15, 4 22, "
                    "-2 23, -10 23, -14 21"
                )
            ),
            colour,
            4,
            3,
            2.4,
        )
        text += strands(stroke_list("-8 27, -6 33, -4 39; 0 28, 1 33, 0 38; 8 25, 9 28, 6 33"), 1.5, colour)
    if kind not in ("short", "moustache"):
        text += path("M-13 17C-10 16-4 16-2 18C-5 21.5-10 22-13 17Z", LIPS, INK, 1)
    moustache = point_list("-10 11.5, -15 13, -22 20, -15 18.5, -10 15.5, -2 16.5, 6 20, 12 19, 4 12.5, -4 11")
    return text + form(blob(moustache), colour, 2, 1.5, 1.8)


_FRONT_BEARDS: Final[dict[str, list[Point]]] = {
    "fork": point_list("-13 11.5, -18 8, -22 2, -21 18, -19 34, -15 50, -10 58, -5 48, 0 40"),
    "long": point_list("-13 11.5, -18 8, -22 2, -21 18, -18 34, -13 50, -5 64, 0 67"),
    "short": point_list("-13 11.5, -18 8, -22 2, -20 18, -15 30, -8 40, 0 43"),
    "curly": point_list("-13 11.5, -18 8, -23 2, -26 10, -22 16, -26 24, -20 28, -19 37, -11 37, -7 45, 0 41"),
}


def front_beard(kind: str, colour: str) -> str:
    """Beard and mouth of a frontal face: fork, long, short or curly."""
    text = form(symmetric_blob([(0, 13.5), (-7, 13), *_FRONT_BEARDS[kind]]), colour, 4, 3, 2.4)
    drop = 0.75 if kind in ("short", "curly") else 1.0
    text += strands(
        [
            [(x, y0), (x * 1.02, (y0 + y1 * drop) / 2), (x * 0.86, y1 * drop - 2)]
            for x, y0, y1 in ((-15, 20, 44), (-10, 26, 48), (-5, 28, 44), (5, 28, 44), (10, 26, 48), (15, 20, 44))
        ],
        1.5,
        colour,
    )
    text += path("M-6.5 17C-3 15.6 3 15.6 6.5 17C4 21.4-4 21.4-6.5 17Z", LIPS, INK, 1)
    text += form(
        symmetric_blob(point_list("0 12.4, -5 11.4, -11 13.6, -19 20.5, -12 18.8, -5 16.2, 0 16.4")),
        colour,
        2,
        1.5,
        1.8,
    )
    return text


def profile_beard(kind: str, colour: str) -> str:
    """Short beard of a head in profile, or its moustache alone."""
    text = ""
    if kind != "moustache":
        text += form(
            blob(point_list("-17 21, -22 31, -19 46, -9 49, 3 40, 12 26, 14 4, 9 0, 4 12, -5 16, -11 19")),
            colour,
            4,
            3,
            2.3,
        )
        text += strands(
            stroke_list("-15 26, -16 34, -14 43; -9 24, -9 34, -8 44; -2 22, -1 30, -3 38; 6 14, 6 22, 2 32"),
            1.5,
            colour,
        )
    text += form(blob(point_list("-20 11.4, -25 16.6, -18 16.8, -9 20, -4 16, -11 11")), colour, 2, 1.5, 1.8)
    return text
