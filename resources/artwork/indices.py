"""Corner indices: pen-stroke glyphs (no fonts), simplified suit marks, two tab sizes.

Overlays are separate from the art, so that an application can show none, the normal or
the large one without redrawing the card.
"""

import math
from typing import Final, Literal

from artwork.curves import ribbon, spline_points
from artwork.geometry import circle
from artwork.palette import INDEX_FRENCH, INDEX_FRENCH_FOUR, INDEX_ITALIAN, INK, light
from artwork.path_data import Point, number
from artwork.pen import group, line, path

Size = Literal["normal", "large"]
Stroke = tuple[Literal["line", "curve"], tuple[Point, ...]]
#: Strokes of each glyph in a box 20 wide and 28 high.
GLYPHS: Final[dict[str, tuple[Stroke, ...]]] = {
    "1": (("line", ((4, 7), (10.5, 1))), ("line", ((10.5, 1), (10.5, 28))), ("line", ((4.5, 28), (16.5, 28)))),
    "2": (
        ("curve", ((2.5, 8), (4, 2.8), (10, 0.6), (16, 3), (17, 8.5), (13, 15.5), (7, 21.5), (2, 27.6))),
        ("line", ((2, 27.6), (18, 27.6))),
    ),
    "3": (
        ("curve", ((3, 5), (8, 0.8), (14, 2), (16, 7), (13, 11.5), (8, 13))),
        ("curve", ((8, 13), (14, 14), (17.5, 19.5), (15, 26), (9, 28), (3, 25.5), (1.5, 23))),
    ),
    "4": (("line", ((13.5, 28), (13.5, 1))), ("line", ((13.5, 1), (1.5, 19.5))), ("line", ((1.5, 19.5), (19, 19.5)))),
    "5": (
        ("line", ((16.5, 1), (5, 1))),
        ("line", ((5, 1), (4, 12.5))),
        ("curve", ((4, 12.5), (9, 10.2), (15, 12), (17.6, 18.5), (15, 25.5), (8.5, 28), (2, 25))),
    ),
    "6": (
        (
            "curve",
            (
                (15.5, 2),
                (9, 3.4),
                (4, 9.5),
                (2.2, 17.5),
                (4, 25),
                (10, 28),
                (16, 25),
                (17.6, 19),
                (14.5, 13.5),
                (9, 12.2),
                (3.6, 16),
            ),
        ),
    ),
    "7": (("line", ((2, 1), (18, 1))), ("curve", ((18, 1), (12.5, 12), (9, 20), (7.5, 28)))),
    "A": (("line", ((1, 28), (10, 0.5))), ("line", ((10, 0.5), (19, 28))), ("line", ((5, 18.5), (15, 18.5)))),
    "C": (
        (
            "curve",
            ((17.8, 6.4), (14.4, 2), (9, 1), (4, 4.5), (2, 14), (4, 23.5), (9, 27.6), (14.8, 26.4), (18.2, 22)),
        ),
    ),
    "D": (
        ("line", ((4, 1), (4, 28))),
        ("curve", ((4, 1), (11, 1.6), (17, 7), (18, 14.5), (17, 22), (11, 27.4), (4, 28))),
    ),
    "E": (
        ("line", ((4.5, 1), (4.5, 28))),
        ("line", ((4.5, 1), (17, 1))),
        ("line", ((4.5, 14), (14.5, 14))),
        ("line", ((4.5, 28), (17.5, 28))),
    ),
    "F": (("line", ((4.5, 1), (4.5, 28))), ("line", ((4.5, 1), (17.5, 1))), ("line", ((4.5, 13.5), (15, 13.5)))),
    "I": (("line", ((10, 1), (10, 28))), ("line", ((6, 1), (14, 1))), ("line", ((6, 28), (14, 28)))),
    "J": (
        ("curve", ((14, 1), (14, 10), (14, 20), (12.5, 26), (8, 28), (3.5, 26.5), (2, 22.5))),
        ("line", ((8, 1), (18, 1))),
    ),
    "K": (("line", ((3.5, 1), (3.5, 28))), ("line", ((17, 1), (4.5, 15.5))), ("line", ((8, 12), (18.5, 28)))),
    "L": (("line", ((4.5, 1), (4.5, 28))), ("line", ((4.5, 28), (17.5, 28)))),
    "N": (("line", ((3, 28), (3, 1))), ("line", ((3, 1), (17, 28))), ("line", ((17, 28), (17, 1)))),
    "Q": (
        (
            "curve",
            (
                (10, 0.8),
                (4, 4),
                (1.8, 14),
                (4, 24),
                (10, 27.6),
                (16, 24),
                (18.2, 14),
                (16, 4),
                (10, 0.8),
            ),
        ),
        ("line", ((10.5, 20), (19, 30.5))),
    ),
    "R": (
        ("line", ((4, 1), (4, 28))),
        ("curve", ((4, 1), (11.5, 1), (16.6, 4.4), (16.6, 10.6), (11.5, 14.4), (4, 14.6))),
        ("line", ((9.5, 14.6), (18.5, 28))),
    ),
    "T": (("line", ((1.5, 1), (18.5, 1))), ("line", ((10, 1), (10, 28)))),
}
#: Rank letters of the French deck, by rank code.
FRENCH_LETTERS: Final = {"A": "A", "F": "J", "C": "Q", "R": "K"}


def glyph(character: str, x: float, y: float, scale: float, colour: str, weight: float = 4.4) -> str:
    """Glyph centred on x with its top at y; broad-nib strokes of the given weight."""

    def nib(_t: float, direction: float) -> float:
        return weight / 2 * (0.5 + 0.5 * abs(math.sin(direction + math.radians(20))))

    text = ""
    for kind, points in GLYPHS[character]:
        dense = spline_points(points, 6) if kind == "curve" else list(points)
        text += path(ribbon(dense, nib), colour, colour, 1.2)
    return group(text, x - 10 * scale, y, scale=scale)


def italian_mark(suit: str) -> str:
    """Bold simplified suit sign, about 26 x 30, centred at the origin."""
    if suit == "D":
        return (
            path(circle(0, 0, 12.5), "gold", INK, 2.4)
            + path(circle(0, 0, 7), "ivory", INK, 1.6)
            + path(circle(0, 0, 3.2), "red")
        )
    if suit == "C":
        bowl = "M-11-13H11C12-1 8 6 2.6 7.5V11.5L9 14.5H-9L-2.6 11.5V7.5C-8 6-12-1-11-13Z"
        return path(bowl, "red", INK, 2.2) + line("M-11-8.5H11", 1.8, light("gold"))
    if suit == "S":
        return (
            path("M-3.9 6L-3.9-12L0-18L3.9-12L3.9 6Z", "bsteel", INK, 2)
            + path("M0-15L2.6-11.4V5H0Z", "blue")
            + path("M-11.4 2.8H11.4V8H-11.4Z", "blue", INK, 1.8)
            + path("M-3 8H3V15H-3Z", "blue", INK, 1.8)
        )
    stick = "M-2.6 16L-3.4 4L-7 2L-3.8-1L-5-12C-5-18 5-18 5-12L4.4-6L8-8L7.4-3.4L4 0L2.6 16Z"
    return group(path(stick, "green", INK, 2), angle=18)


def tab(letter: str, colour: str, mark: str, size: Size) -> str:
    """Paper tab in the upper left corner of the frame with rank and suit."""
    if size == "large":
        text = path("M12 22C12 16 16 12 22 12H74V108C74 116 68 122 60 122H12Z", "paper", INK, 2.6)
        return text + glyph(letter, 43, 19.5, 1.85, colour, 5.5) + group(mark, 43, 100, scale=1.2)
    text = path("M12 22C12 16 16 12 22 12H46V70C46 78 42 82 34 82H12Z", "paper", INK, 1.8)
    return text + glyph(letter, 29.2, 19.5, 1.04, colour, 5) + group(mark, 29.2, 65.5, scale=0.82)


def italian_index(rank: str, suit: str, size: Size) -> str:
    """Index of an Italian card; the ace shows the figure 1."""
    return tab("1" if rank == "A" else rank, INDEX_ITALIAN[suit], italian_mark(suit), size)


def french_index(rank: str, suit: str, size: Size, mark: str, four_colours: bool = False) -> str:
    """Index of a French card; ``mark`` is the suit sign 160 units wide."""
    colours = INDEX_FRENCH_FOUR if four_colours else INDEX_FRENCH
    return tab(FRENCH_LETTERS.get(rank, rank), colours[suit], group(mark, scale=0.155), size)


def lettering(text: str, x: float, y: float, height: float, advance: float, colour: str, bow: float = 0) -> str:
    """Outlined capitals centred on x; ``bow`` lifts the middle of the line by that many units."""
    result = ""
    width = advance * (len(text) - 1)
    for k, character in enumerate(text):
        if character == " ":
            continue
        t = 2 * k / (len(text) - 1) - 1
        rise = bow * (1 - t * t)
        tilt = math.degrees(math.atan2(4 * bow * t, width))
        letter = glyph(character, 0, -height / 2, height / 28, colour, 5)
        result += f'<g transform="translate({number(x + t * width / 2)} {number(y - rise)}) rotate({number(tilt)})">'
        result += letter + "</g>"
    return result
