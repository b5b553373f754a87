"""Shapes in card units (a card is 300 x 500): building, placing, combining.

A shape is either SVG path data or a ``QPainterPath``. All clipping is done here with
``QPainterPath`` booleans, because QtSvg ignores ``clipPath``.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from artwork.path_data import Point, Shape, to_path

#: Control-point distance that makes a cubic curve follow a quarter circle of radius 1.
QUARTER = 0.5523


def point_list(text: str) -> list[Point]:
    """Points from compact text: ``"x y, x y, ..."``."""
    pairs = (pair.split() for pair in text.split(","))
    return [(float(x), float(y)) for x, y in pairs]


def stroke_list(text: str) -> list[list[Point]]:
    """Several point lists separated by semicolons."""
    return [point_list(part) for part in text.split(";")]


def moved(shape: Shape, dx: float, dy: float) -> QPainterPath:
    """The shape shifted by (dx, dy)."""
    return to_path(shape).translated(dx, dy)


def placed(
    shape: Shape, dx: float = 0, dy: float = 0, angle: float = 0, scale: float = 1, scale_y: float | None = None
) -> QPainterPath:
    """The shape scaled, then turned by ``angle`` degrees, then shifted."""
    transform = QTransform()
    transform.translate(dx, dy)
    transform.rotate(angle)
    transform.scale(scale, scale if scale_y is None else scale_y)
    return transform.map(to_path(shape))


def intersect(a: Shape, b: Shape) -> QPainterPath:
    """The part common to both shapes."""
    return to_path(a).intersected(to_path(b))


def subtract(a: Shape, b: Shape) -> QPainterPath:
    """The part of a outside b."""
    return to_path(a).subtracted(to_path(b))


def unite(*shapes: Shape) -> QPainterPath:
    """One outline round all shapes."""
    result = to_path(shapes[0])
    for shape in shapes[1:]:
        result = result.united(to_path(shape))
    return result


def ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """Ellipse with centre (x, y)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Circle with centre (x, y)."""
    return ellipse(x, y, radius, radius)


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """Rectangle, optionally with round corners."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if radius:
        path.addRoundedRect(x, y, width, height, radius, radius)
    else:
        path.addRect(x, y, width, height)
    return path


def polygon(points: Sequence[Point]) -> QPainterPath:
    """Closed polygon."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def polyline(points: Sequence[Point]) -> QPainterPath:
    """Open polyline."""
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    return path


def polar(radius: float, degrees: float, cx: float = 0, cy: float = 0) -> Point:
    """Point on a circle; 0 degrees points right, 90 degrees down."""
    a = math.radians(degrees)
    return cx + radius * math.cos(a), cy + radius * math.sin(a)


def petal(length: float, half_width: float, tip: float = 0.35, inner: float = 0) -> QPainterPath:
    """One petal along +x from ``inner`` to ``length``; tip 0 is round, 1 pointed."""
    rise = inner + (length - inner) * 0.25
    fall = length - (length - inner) * tip
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(inner, 0)
    path.cubicTo(rise, -half_width, fall, -half_width, length, 0)
    path.cubicTo(fall, half_width, rise, half_width, inner, 0)
    path.closeSubpath()
    return path
