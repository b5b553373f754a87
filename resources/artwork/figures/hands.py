"""Hands and the suit object they hold. Origins: the held shaft, or the middle of the palm."""

from artwork.curves import blob
from artwork.french import french_pip
from artwork.geometry import point_list
from artwork.pen import form, group, taper, tapers
from artwork.pips import club, coin, cup, straight_sword


def fist(x: float, y: float, side: int = 1, angle: float = 0, skin: str = "skin", scale: float = 1) -> str:
    """Closed hand round an upright shaft; side 1 shows the knuckles on the viewer's left."""
    text = form(blob(point_list("-9 -10, 6 -11, 12 -6, 12 8, 7 13, -7 12, -12 6, -12 -5")), skin, 3, 2, 2.6)
    text += tapers([[(-11.5, y0), (-5, y0 + 0.4), (1.5, y0)] for y0 in (-5.4, 0.4, 6)], 1.5)
    text += taper(point_list("8 -7, 3 -8, -2 -6"), 1.6)
    return group(text, x, y, angle, scale * side, scale)


def palm(x: float, y: float, side: int = 1, angle: float = 0, skin: str = "skin", scale: float = 1) -> str:
    """Open hand seen from the side, bearing a coin, a cup or a French sign; the thumb overlaps it."""
    text = form(blob(point_list("-17 -4, -10 -8, 0 -7, 9 -8, 13 -3, 13 8, 6 12, -4 9, -12 4")), skin, 3, 2, 2.6)
    text += form(blob(point_list("-3 -5, -6 -13, -2 -17, 2 -13, 4 -5, 2 0")), skin, 2, 1.5, 2.2)
    text += taper(point_list("-15 -1, -8 -1.5, -3 0"), 1.4) + taper(point_list("7 -6, 5 -1, 6 4"), 1.3)
    return group(text, x, y, angle, scale * side, scale)


def is_shaft(sign: str) -> bool:
    """True for signs gripped by a fist (S, B); the others rest on the palm."""
    return sign in ("S", "B")


def held(sign: str, x: float, y: float, scale: float = 1, angle: float = 0, length: float = 190) -> str:
    """Suit object for a hand at (x, y). Signs: D C S B, or French ones as 'fD'
    (red and black) and 'qD' (four colours)."""
    if sign[0] in "fq":
        return group(french_pip(sign[1], 6.2, sign[0] == "q"), x + 2, y - 44, scale=0.44 * scale)
    if sign == "D":
        return group(coin(36, 0, 2.9), x - 2, y - 29, scale=scale)
    if sign == "C":
        return group(cup(contour=5.8), x, y - 46, angle, 0.52 * scale)
    if sign == "S":
        return group(straight_sword(length, 17, "red"), x, y - 16, angle, scale)
    return group(club(length + 10, 15, 32), x, y + 34, angle, scale)
