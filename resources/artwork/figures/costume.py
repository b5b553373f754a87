"""What the court figures wear: livery colours, brocade, ermine, mail."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainterPath

from artwork.geometry import circle
from artwork.palette import light, shade
from artwork.path_data import Point, Shape, to_path
from artwork.pen import cloth, line, path

#: Motif tone where the light tone would be too loud.
_TONE: Final = {"gold": "#F2C45E"}


@dataclass(frozen=True)
class Livery:
    """Colours of a court figure: main (suit colour), second, trim, gem, textile pattern."""

    main: str
    second: str
    trim: str = "gold"
    gem: str = "red"
    pattern: str = "fleur"
    pattern_colour: str = "gold"
    mantle_pattern: str = "quatre"


def brocade(
    shape: Shape,
    livery: Livery,
    *,
    folds: Sequence[Sequence[Point]] = (),
    hem: float = 0,
    hem_colour: str = "gold",
    shade_width: float = 7,
    light_width: float = 4,
) -> str:
    """Cloth in the main colour with its tone-on-tone motif."""
    return cloth(
        shape,
        livery.main,
        pattern=livery.mantle_pattern,
        pattern_colour=_TONE.get(livery.main, light(livery.main)),
        step=(30, 36),
        pattern_scale=1.25,
        pattern_opacity=0.6,
        folds=folds,
        hem=hem,
        hem_colour=hem_colour,
        shade_width=shade_width,
        light_width=light_width,
    )


def ermine_tails(points: list[Point], size: float = 6) -> str:
    """Black tails on ermine."""
    data = ""
    for x, y in points:
        low = y + size * 0.7
        data += f"M{x} {y - size}C{x + 3} {y} {x + 2.6} {low} {x} {y + size}"
        data += f"C{x - 2.6} {low} {x - 3} {y} {x} {y - size}Z"
    return path(data, "ink")


def mail(outline: Shape) -> str:
    """Sleeve of mail: steel with rows of rings."""
    text = cloth(outline, "steel", shade_width=6, light_width=4, contour=0)
    box = to_path(outline).boundingRect()
    rings = QPainterPath()
    row = 0
    y = box.top() + 4
    while y < box.bottom():
        x = box.left() + (3 if row % 2 else 0)
        while x < box.right():
            if to_path(outline).contains(circle(x + 2, y, 2.4)):
                rings.moveTo(x, y)
                rings.quadTo(x + 2, y + 3, x + 4, y)
            x += 6
        y += 5
        row += 1
    return text + line(rings, 1, shade("steel")) + line(outline, 3.4)
