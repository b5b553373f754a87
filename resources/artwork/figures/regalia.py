"""Sceptre and orb."""

from artwork.curves import blob
from artwork.geometry import circle, point_list, rectangle
from artwork.palette import INK
from artwork.pen import double_line, form, path


def sceptre(x0: float, y0: float, x1: float, y1: float, gem: str) -> str:
    """Gold sceptre from foot (x0, y0) to head (x1, y1)."""
    text = double_line(f"M{x0} {y0}L{x1} {y1}", 5, "gold", 1.7) + form(circle(x1, y1 - 4, 9), "gold", 3, 2, 2.4)
    star = point_list("0 -34, 7 -24, 13 -22, 7 -14, 5 -6, -4 -6, -6 -14, -12 -20, -6 -24")
    text += form(blob([(x1 + x, y1 + y) for x, y in star]), "gold", 2, 1.5, 2.2)
    return text + path(circle(x1, y1 - 4, 3.4), gem, INK, 1.2)


def orb(x: float, y: float, colour: str) -> str:
    """Orb with a gold band and cross."""
    text = form(circle(x, y, 18), colour, 6, 4, 2.8) + form(rectangle(x - 18, y - 4, 36, 6, 2), "gold", 0, 0, 1.8)
    text += form(rectangle(x - 3, y - 18, 6, 16, 2), "gold", 0, 0, 1.8)
    left, right = f"V{y - 25}H{x - 8}V{y - 30}H{x - 2.5}", f"V{y - 30}H{x + 8}V{y - 25}H{x + 2.5}"
    return text + path(f"M{x - 2.5} {y - 18}{left}V{y - 36}H{x + 2.5}{right}V{y - 18}Z", "gold", INK, 1.6)
