"""Curves, ribbons, tapered strokes and hatching built from points."""

import itertools
import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from artwork.geometry import polygon
from artwork.path_data import Point, Shape, to_path


def spline_points(points: Sequence[Point], samples: int = 14) -> list[Point]:
    """Dense polyline of a Catmull-Rom curve through the points."""
    padded = [points[0], *points, points[-1]]
    result: list[Point] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for k in range(samples):
            t = k / samples
            x, y = (
                0.5
                * (
                    2 * p1[j]
                    + (p2[j] - p0[j]) * t
                    + (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t
                    + (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t**3
                )
                for j in (0, 1)
            )
            result.append((x, y))
    result.append(points[-1])
    return result


def smooth_curve(points: Sequence[Point], closed: bool = False) -> QPainterPath:
    """Catmull-Rom curve through the points, as cubic curves."""
    count = len(points)

    def at(k: int) -> Point:
        return points[k % count] if closed else points[max(0, min(count - 1, k))]

    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(*points[0])
    for k in range(count if closed else count - 1):
        p0, p1, p2, p3 = at(k - 1), at(k), at(k + 1), at(k + 2)
        path.cubicTo(
            p1[0] + (p2[0] - p0[0]) / 6,
            p1[1] + (p2[1] - p0[1]) / 6,
            p2[0] - (p3[0] - p1[0]) / 6,
            p2[1] - (p3[1] - p1[1]) / 6,
            p2[0],
            p2[1],
        )
    if closed:
        path.closeSubpath()
    return path


def blob(points: Sequence[Point]) -> QPainterPath:
    """Closed soft outline through the points (hair, hats, hands)."""
    return smooth_curve(points, closed=True)


def symmetric_blob(points: Sequence[Point]) -> QPainterPath:
    """Soft outline from its left half (x <= 0, top to bottom), mirrored at x = 0."""
    return blob([*points, *((-x, y) for x, y in reversed(points) if x != 0)])


def simplified(points: Sequence[Point], tolerance: float = 0.05) -> list[Point]:
    """Drop polyline points that lie within ``tolerance`` of the line (Douglas-Peucker)."""
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        dx, dy = bx - ax, by - ay
        norm = math.hypot(dx, dy)
        worst, where = tolerance, -1
        for k in range(first + 1, last):
            px, py = points[k]
            off = abs((px - ax) * dy - (py - ay) * dx) / norm if norm > 1e-9 else math.hypot(px - ax, py - ay)
            if off > worst:
                worst, where = off, k
        if where >= 0:
            keep[where] = True
            stack += [(first, where), (where, last)]
    return [p for p, kept in zip(points, keep, strict=True) if kept]


def lengths(points: Sequence[Point]) -> list[float]:
    """Distance along the polyline at each of its points."""
    total = [0.0]
    for a, b in itertools.pairwise(points):
        total.append(total[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    return total


def heading(points: Sequence[Point], k: int) -> float:
    """Direction of a polyline at point k, in radians."""
    a, b = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
    return math.atan2(b[1] - a[1], b[0] - a[0])


def ribbon(points: Sequence[Point], half_width: Callable[[float, float], float]) -> QPainterPath:
    """Band along a polyline; ``half_width(t, heading)`` with t from 0 to 1."""
    along = lengths(points)
    total = along[-1] or 1
    left: list[Point] = []
    right: list[Point] = []
    for k, (x, y) in enumerate(points):
        direction = heading(points, k)
        width = half_width(along[k] / total, direction)
        nx, ny = -math.sin(direction) * width, math.cos(direction) * width
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return polygon(simplified(left) + simplified(right)[::-1])


def taper_outline(points: Sequence[Point], width: float, peak: float = 0.45, least: float = 0.12) -> QPainterPath:
    """Outline of a pen stroke thin at both ends and ``width`` wide at ``peak`` of its way."""
    power = math.log(0.5) / math.log(peak)

    def half(t: float, _direction: float) -> float:
        swell = math.sin(math.pi * t**power) if 0 < t < 1 else 0.0
        return width / 2 * (least + (1 - least) * swell)

    return ribbon(spline_points(points, 6), half)


def hatch_lines(shape: Shape, angle: float, gap: float) -> QPainterPath:
    """Parallel lines, ``gap`` apart, inside the shape (to be stroked)."""
    path = to_path(shape)
    turn = QTransform()
    turn.rotate(-angle)
    polygons = [[(p.x(), p.y()) for p in poly.toList()] for poly in turn.map(path).toSubpathPolygons()]
    back = QTransform()
    back.rotate(angle)
    result = QPainterPath()
    ys = [y for points in polygons for _, y in points]
    if not ys:
        return result
    level = math.floor(min(ys) / gap) * gap + gap / 2
    while level < max(ys):
        crossings = []
        for points in polygons:
            for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
                if (y0 <= level) != (y1 <= level):
                    crossings.append(x0 + (level - y0) / (y1 - y0) * (x1 - x0))
        crossings.sort()
        for x0, x1 in zip(crossings[::2], crossings[1::2], strict=False):
            if x1 - x0 > 1.2:
                a, b = back.map(QPointF(x0 + 0.4, level)), back.map(QPointF(x1 - 0.4, level))
                result.moveTo(a)
                result.lineTo(b)
        level += gap
    return result


def crossings(a: Sequence[Point], b: Sequence[Point]) -> list[tuple[float, float]]:
    """Where two polylines cross: position along each, from 0 to 1."""
    along_a, along_b = lengths(a), lengths(b)
    found = []
    for i in range(len(a) - 1):
        for j in range(len(b) - 1):
            (x1, y1), (x2, y2), (x3, y3), (x4, y4) = a[i], a[i + 1], b[j], b[j + 1]
            det = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3)
            if abs(det) < 1e-9:
                continue
            u = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / det
            v = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / det
            if 0 <= u < 1 and 0 <= v < 1:
                found.append(
                    (
                        (along_a[i] + u * (along_a[i + 1] - along_a[i])) / along_a[-1],
                        (along_b[j] + v * (along_b[j + 1] - along_b[j])) / along_b[-1],
                    )
                )
    return found
