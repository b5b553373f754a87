"""Suit signs, numerals and aces of the French-suited deck. Codes: D diamonds, C hearts, S spades, B clubs."""

from typing import Final

from PySide6.QtGui import QPainterPath

from artwork.cards import define, use
from artwork.geometry import circle, intersect, petal, placed, point_list, polar, unite
from artwork.ornament import flower, laurel, sprig
from artwork.palette import INK, light, shade
from artwork.path_data import Point, Shape
from artwork.pen import form, group, hatch, line, path
from artwork.pips import dots
from artwork.sprays import spray

SHAPES: Final[dict[str, Shape]] = {
    "C": (
        "M0 92C-18 62-74 30-80-22C-84-62-52-86-28-80C-12-76-4-64 0-50C4-64 12-76 28-80C52-86 84-62 80-22"
        "C74 30 18 62 0 92Z"
    ),
    "D": "M0-100C14-62 42-26 72 0C42 26 14 62 0 100C-14 62-42 26-72 0C-42-26-14-62 0-100Z",
    "S": (
        "M0-96C14-58 78-22 80 26C82 62 50 76 28 66C20 62 14 56 10 48C12 68 20 84 36 96L-36 96C-20 84-12 68-10 48"
        "C-14 56-20 62-28 66C-50 76-82 62-80 26C-78-22-14-58 0-96Z"
    ),
    "B": unite(
        circle(0, -50, 38),
        circle(-44, 14, 38),
        circle(44, 14, 38),
        "M-20-30L20-30L34 20L-34 20Z",
        "M-9 10C-8 50-14 78-38 96L38 96C14 78 8 50 9 10Z",
    ),
}
COLOURS: Final = {"C": "red", "D": "red", "S": "black", "B": "black"}
FOUR_COLOURS: Final = {"C": "red", "D": "orange", "S": "blue", "B": "green"}
PLACES: Final[dict[int, tuple[float, list[Point]]]] = {
    2: (0.64, [(150, 122), (150, 378)]),
    3: (0.58, point_list("150 108, 150 250, 150 392")),
    4: (0.56, point_list("94 180, 206 180, 94 366, 206 366")),
    5: (0.50, point_list("93 174, 207 174, 150 276, 93 378, 207 378")),
    6: (0.46, point_list("93 172, 207 172, 93 276, 207 276, 93 380, 207 380")),
    7: (0.43, point_list("92 168, 208 168, 92 284, 208 284, 92 392, 208 392, 150 222")),
}


def sign_colour(suit: str, four_colours: bool = False) -> str:
    """Palette name of a suit's colour."""
    return (FOUR_COLOURS if four_colours else COLOURS)[suit]


def plain_sign(suit: str, four_colours: bool = False) -> str:
    """Flat sign without contour, 160 units wide, for the index."""
    return path(SHAPES[suit], {"black": INK}.get(sign_colour(suit, four_colours), sign_colour(suit, four_colours)))


def french_pip(suit: str, contour: float = 3, four_colours: bool = False, engraved: bool = True) -> str:
    """Sign in the box +-80 x +-96: two crescents, inner line, engraved flower in the light tone."""
    outline, colour = SHAPES[suit], sign_colour(suit, four_colours)
    text = form(outline, colour, 9, 6, 0)
    centre = {"C": -14, "D": 0, "S": 14, "B": -8}[suit]
    inner = placed(outline, 0, 2 if suit != "S" else 4, scale=0.80)
    if engraved:
        text += hatch(intersect(inner, f"M-90 {centre}H90V100H-90Z"), -45, 9, contour * 0.36, shade(colour))
        ring, buds = QPainterPath(), QPainterPath()
        for k in range(8):
            ring.addPath(placed(petal(33, 7.4, 0.3, 9), 0, centre, k * 45))
        buds.addPath(dots([polar(33, k * 45 + 22.5, 0, centre) for k in range(8)], 3))
        if suit == "B":
            buds.addPath(dots(point_list("0 -58, -48 16, 48 16"), 9))
        elif suit == "D":
            buds.addPath(dots([(0, -58), (0, 58)], 6))
        elif suit == "C":
            buds.addPath(dots(point_list("-48 -40, 48 -40, 0 52"), 7))
        else:
            buds.addPath(dots(point_list("-50 34, 50 34, 0 -46"), 7))
        disc = intersect(circle(0, centre, 37), inner)
        text += path(disc, colour) + line(disc, contour * 0.4, light(colour))
        text += path(ring, light(colour)) + path(buds, light(colour)) + path(circle(0, centre, 6.5), "gold")
    return text + line(inner, contour * 0.4, light(colour), 0.9) + line(outline, contour)


def french_numeral(count: int, suit: str, four_colours: bool = False) -> tuple[str, str]:
    """Two to seven; signs in the lower half stand on their heads, as usual."""
    scale, places = PLACES[count]
    middle = 250 if count < 4 else 276 if count < 7 else 284
    text = ""
    accent = "gold" if sign_colour(suit, four_colours) in ("red", "orange") else "red"
    if count > 3:
        text += group(spray(suit, accent), 150, 74, scale=0.86) + group(spray(suit, accent), 150, 458, 180, 0.62)
    elif count == 2:
        for m in (1, -1):
            text += group(sprig(accent), 150 + m * 12, 250, 0 if m == 1 else 180, 1.1)
    for x, y in places:
        text += group(use("sign"), x, y, 180 if y > middle + 10 else 0, scale)
    return text, define("sign", french_pip(suit, 2.7 / scale, four_colours))


def french_ace(suit: str, four_colours: bool = False) -> tuple[str, str]:
    """Large sign with a rose in an oval of laurel."""
    colour = sign_colour(suit, four_colours)
    text = ""
    for m in (1, -1):
        for v in (1, -1):
            branch: list[Point] = [
                (150 + m * 6, 250 + v * 176),
                (150 + m * 62, 250 + v * 150),
                (150 + m * 104, 250 + v * 88),
            ]
            if v == -1:  # shorter above: the upper left corner stays free for the index
                branch = [(150 + m * 6, 74), (150 + m * 34, 82), (150 + m * 54, 102)]
            text += laurel(branch, 26, 8)
    for v in (1, -1):
        text += group(flower(17, "gold" if colour in ("red", "orange") else "red", 1.5, 8), 150, 250 + v * 178)
    body = form(SHAPES[suit], colour, 9, 6, 0)
    centre = 0 if suit == "D" else -4
    inner = placed(SHAPES[suit], 0, 2, scale=0.86)
    body += hatch(intersect(inner, f"M-90 {centre}H90V100H-90Z"), -45, 5, 1.1, shade(colour))
    body += line(SHAPES[suit], 3.2) + line(inner, 1.7, "gold")
    disc = intersect(circle(0, centre, 42), inner)
    body += path(disc, colour) + line(disc, 1.4, light(colour))
    halo = QPainterPath()
    for k in range(16):
        halo.addPath(intersect(placed(petal(41, 4.6, 0.3, 26), 0, centre, k * 22.5), inner))
    body += path(halo, light(colour)) + group(flower(28, "ivory", 1.5, 8), 0, centre)
    return text + group(body, 150, 252, scale=1.14), ""
