"""Small marks for pages and panels: the suits beside text, and the glyphs of the controls.

Suit marks have a view box of 100 and are drawn to be read at 16 to 32 pixels; a rim of paper
keeps their ink contour clear of felt and wood. Control glyphs have a view box of 24.
"""

from typing import Final

from artwork.cards import document
from artwork.curves import ribbon, spline_points
from artwork.french import SHAPES, sign_colour
from artwork.geometry import circle, ellipse, petal, placed, point_list, rectangle, unite
from artwork.palette import INK, light, shade
from artwork.path_data import Shape
from artwork.pen import form, group, line, path, turned

CONTOUR: Final = 5.0
_RIM: Final = 4.0


def _rim(outline: Shape) -> str:
    return line(outline, CONTOUR + 2 * _RIM, "paper")


def _coin() -> str:
    disc = circle(50, 50, 40)
    text = _rim(disc) + form(disc, "gold", 6, 5, CONTOUR)
    text += form(circle(50, 50, 26), "red", 4, 0, 3.4)
    for k in range(8):
        text += path(placed(petal(25, 6.4, 0.3, 5), 50, 50, k * 45), "ivory")
    return text + path(circle(50, 50, 8), "gold", INK, 3)


def _cup() -> str:
    bowl = "M18 20C16 43 28 58 44 61H56C72 58 84 43 82 20Z"
    foot = "M44 59C46 71 42 78 30 81C25 83 23 87 24 90C40 94 60 94 76 90C77 87 75 83 70 81C58 78 54 71 56 59Z"
    lip = rectangle(13, 10, 74, 16, 7)
    text = _rim(unite(bowl, foot, lip)) + form(foot, "gold", 6, 4, CONTOUR)
    text += form(bowl, "red", 9, 6, 0)
    for x, lean in ((34, 5), (50, 0), (66, -5)):
        lobe = f"M{x + lean} 58C{x - 8} 50 {x - 9} 38 {x} 34C{x + 9} 38 {x + 8} 50 {x + lean} 58Z"
        text += path(lobe, "gold", INK, 2.4)
    text += line(bowl, CONTOUR) + form(lip, "gold", 4, 4, CONTOUR)
    return text + form(ellipse(50, 63, 13, 6.5), "blue", 3, 2, 4)


def _sword() -> str:
    blade = "M39.5 66L40.5 24L50 8L59.5 24L60.5 66Z"
    guard = "M14 54C14 47 22 46 28 52C36 58 64 58 72 52C78 46 86 47 86 54C86 65 72 70 50 70C28 70 14 65 14 54Z"
    grip, pommel = rectangle(43, 68, 14, 16, 3), circle(50, 86, 8)
    text = _rim(unite(blade, guard, grip, pommel)) + path(blade, "bsteel")
    text += path("M50 8L59.5 24L60.5 66H50Z", shade("bsteel"))
    text += path("M39.5 66L40.5 24L44.5 18L45 66Z", light("bsteel")) + line(blade, 4.6)
    text += form(grip, "blue", 4, 3, 4.4) + form(pommel, "gold", 3, 2, 4.4)
    return text + form(guard, "gold", 4, 3, 4.6)


def _club() -> str:
    stick = (
        "M42 93C41 78 40 70 38 62L28 58C23 55 25 47 31 48L36 47C35 38 34 32 32 26C29 6 71 6 68 26"
        "C67 30 66 33 65 37L71 33C77 31 81 38 77 42L64 54C61 66 59 78 58 93C54 96 46 96 42 93Z"
    )
    text = _rim(stick) + form(stick, "green", 9, 7, CONTOUR)
    text += line("M47 38C45 46 47 54 49 60M56 46C57 54 54 62 53 70", 2.6, shade("green"))
    text += path(ellipse(50, 21, 12, 5.4), "sand", INK, 3.4) + path(rectangle(38, 74, 24, 9, 2), "gold", INK, 3.4)
    return turned(group(text, -3, -3, scale=1.06), 28, 50, 50)


def suit_art(suit: str) -> str:
    """Mark of an Italian suit in a box of 100: D coins, C cups, S swords, B batons."""
    return {"D": _coin, "C": _cup, "S": _sword, "B": _club}[suit]()


def french_art(suit: str, four_colours: bool = False) -> str:
    """Mark of a French suit in a box of 100: D diamonds, C hearts, S spades, B clubs."""
    outline = placed(SHAPES[suit], 50, 51 if suit == "C" else 50, scale=0.42)
    return _rim(outline) + form(outline, sign_colour(suit, four_colours), 7, 5, CONTOUR)


def mark(art: str) -> str:
    """SVG file of a suit's mark. View box 100."""
    return document(art, 100, 100)


def _nib(points: str, width: float, colour: str) -> str:
    """Stroke of a pen that presses in the middle of its way."""
    outline = ribbon(spline_points(point_list(points), 8), lambda t, _: width * (0.45 + 0.55 * min(1, 4 * t * (1 - t))))
    return path(outline, colour, colour, 0.8)


def check_mark(colour: str = "ink") -> str:
    """Tick of a check box. View box 24."""
    text = _nib("4.4 11.6, 7 14.2, 9.6 18.6", 1.7, colour) + _nib("9.6 18.6, 13 11.4, 20 4.8", 1.5, colour)
    return document(text, 24, 24)


def radio_mark(colour: str = "ink") -> str:
    """Dot of a radio button, with the glint of the court figures' eyes. View box 24."""
    text = path(circle(12, 12, 6), colour)
    return document(text + (path(ellipse(9.8, 9.6, 1.7, 1.4), "paper") if colour == "ink" else ""), 24, 24)


#: Turn of each arrow from pointing down.
ARROWS: Final = {"down": 0, "left": 90, "up": 180, "right": 270}


def arrow(direction: str, colour: str = "ink") -> str:
    """Arrow head of a combo box, spin box or scroll bar: down, left, up or right. View box 24."""
    head = "M3.6 8C8 8.8 10.6 9.6 12 11C13.4 9.6 16 8.8 20.4 8C17 10.6 13.8 13.8 12 18C10.2 13.8 7 10.6 3.6 8Z"
    return document(path(placed(placed(head, -12, -12), 12, 12, ARROWS[direction]), colour, colour, 1.2), 24, 24)
