"""Sprays at the head and foot of the French numeral cards: every suit has its own plant."""

from artwork.geometry import circle, ellipse, point_list, stroke_list
from artwork.ornament import flower, head_piece, ivy_leaf, laurel
from artwork.palette import INK
from artwork.pen import form, group, path, taper, tapers


def spray(suit: str, accent: str) -> str:
    """About 140 x 44, symmetric: wheat for diamonds, roses for hearts, laurel for spades, ivy for clubs."""
    if suit == "C":
        return head_piece(accent, accent)
    half = {"D": _wheat, "S": _laurel, "B": _ivy}[suit](accent)
    return half + group(half, scale=-1, scale_y=1) + flower(13, accent, 1.4, 6 if suit == "B" else 8)


def _wheat(_accent: str) -> str:
    """Two ears that bend outwards."""
    text = ""
    for turn, reach in ((0, 1.0), (-27, 0.8)):
        ear = taper(point_list("4 2, 22 4, 40 -2, 58 -10"), 3, "green", peak=0.25)
        ear += tapers(stroke_list("56 -10, 66 -18, 72 -26; 60 -11, 70 -15, 78 -20; 60 -9, 70 -8, 78 -9"), 1.5)
        for k in range(5):
            x, y = 34 + k * 6.6, 0.2 - k * 2.7 - (k * k) * 0.12
            for side in (1, -1):
                ear += group(form(ellipse(6, 0, 7, 3.5), "gold", 1.6, 0, 1.4), x, y, -22 + side * 34)
        text += group(ear, angle=turn, scale=reach * 0.9)
    return text


def _laurel(accent: str) -> str:
    """One branch with berries."""
    return laurel(point_list("4 4, 24 9, 46 2, 64 -14"), 19, 6, 4, accent)


def _ivy(accent: str) -> str:
    """A creeping shoot with a tendril."""
    text = taper(point_list("4 2, 22 9, 44 2, 62 -8"), 3.6, INK, 0.25, 0.3)
    text += taper(point_list("4 2, 22 9, 44 2, 61 -7"), 1.8, "green", 0.25, 0.3)
    text += tapers(stroke_list("50 -1, 60 4, 67 -1, 63 -6, 59 -3"), 1.8, "green")
    for x, y, angle, size in ((18, 8, -62, 0.7), (26, 8, 52, 0.68), (42, 3, -74, 0.7), (61, -8, -24, 0.74)):
        text += group(ivy_leaf(), x, y, angle, size)
    for x, y in ((35, 14), (41, 12), (38, 18)):
        text += path(circle(x, y, 3.4), accent, INK, 1.2)
    return text
