"""SVG path data to painter paths and back, relative and compact."""

import itertools
import re
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

Point = tuple[float, float]
Shape = str | QPainterPath
_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?)")


def number(value: float) -> str:
    """Shortest text of a coordinate with at most one decimal."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    if text.startswith("0."):
        text = text[1:]
    elif text.startswith("-0."):
        text = "-" + text[2:]
    return "0" if text in ("-0", "") else text


def to_path(shape: Shape) -> QPainterPath:
    """Parse path data (M L H V C S Q Z, absolute or relative) into a painter path."""
    if isinstance(shape, QPainterPath):
        return shape
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(shape)
    index = 0
    command = ""
    x = y = start_x = start_y = 0.0
    handle: Point | None = None

    def take(count: int, relative: bool) -> list[float]:
        nonlocal index
        values = [float(tokens[index + k][1]) for k in range(count)]
        index += count
        if relative and count > 1:
            values = [v + (x if k % 2 == 0 else y) for k, v in enumerate(values)]
        return values

    while index < len(tokens):
        if tokens[index][0]:
            command = tokens[index][0]
            index += 1
        relative = command.islower()
        kind = command.upper()
        if kind == "Z":
            path.closeSubpath()
            x, y, handle = start_x, start_y, None
        elif kind == "M":
            x, y = take(2, relative)
            path.moveTo(x, y)
            start_x, start_y, handle = x, y, None
            command = "l" if relative else "L"
        elif kind == "L":
            x, y = take(2, relative)
            path.lineTo(x, y)
            handle = None
        elif kind == "H":
            x = take(1, False)[0] + (x if relative else 0)
            path.lineTo(x, y)
            handle = None
        elif kind == "V":
            y = take(1, False)[0] + (y if relative else 0)
            path.lineTo(x, y)
            handle = None
        elif kind == "C":
            a = take(6, relative)
            path.cubicTo(a[0], a[1], a[2], a[3], a[4], a[5])
            handle, x, y = (a[2], a[3]), a[4], a[5]
        elif kind == "S":
            a = take(4, relative)
            first = (2 * x - handle[0], 2 * y - handle[1]) if handle else (x, y)
            path.cubicTo(first[0], first[1], a[0], a[1], a[2], a[3])
            handle, x, y = (a[0], a[1]), a[2], a[3]
        elif kind == "Q":
            a = take(4, relative)
            path.quadTo(a[0], a[1], a[2], a[3])
            x, y, handle = a[2], a[3], None
        else:
            raise ValueError(f"path command {command!r} is not supported")
    return path


class _DataWriter:
    """Writes relative path data; rounds the pen position, so errors never add up."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.last = ""
        self.x = self.y = 0.0

    def put(self, command: str, values: Sequence[float]) -> None:
        text = ""
        for k, value in enumerate(values):
            part = number(value)
            if part[0] != "-" and (k or self.last == command):
                text += " "
            text += part
        self.parts.append(text if command == self.last else command + text)
        self.last = command

    def move(self, x: float, y: float) -> None:
        x, y = round(x, 1), round(y, 1)
        self.put("M", (x, y))
        self.last = "M"
        self.x, self.y = x, y

    def line(self, x: float, y: float) -> None:
        x, y = round(x, 1), round(y, 1)
        dx, dy = round(x - self.x, 1), round(y - self.y, 1)
        if not dx and not dy:
            return
        if not dy:
            self.put("h", (dx,))
        elif not dx:
            self.put("v", (dy,))
        else:
            self.put("l", (dx, dy))
        self.x, self.y = x, y

    def curve(self, points: Sequence[Point]) -> None:
        rounded = [(round(px, 1), round(py, 1)) for px, py in points]
        offsets = [v for px, py in rounded for v in (round(px - self.x, 1), round(py - self.y, 1))]
        if any(offsets):
            self.put("c", offsets)
        self.x, self.y = rounded[-1]

    def close(self) -> None:
        self.parts.append("z")
        self.last = "z"


def path_data(shape: Shape) -> str:
    """Compact relative path data of a shape; closed subpaths end in ``z``."""
    path = to_path(shape)
    writer = _DataWriter()
    elements = [path.elementAt(k) for k in range(path.elementCount())]
    kinds = [e.type for e in elements]
    points = [(e.x, e.y) for e in elements]
    move = QPainterPath.ElementType.MoveToElement
    curve = QPainterPath.ElementType.CurveToElement
    starts = [k for k, kind in enumerate(kinds) if kind == move]
    for start, end in itertools.pairwise([*starts, len(kinds)]):
        if end - start < 2:
            continue
        first, last = points[start], points[end - 1]
        closed = abs(first[0] - last[0]) < 0.02 and abs(first[1] - last[1]) < 0.02 and end - start > 2
        writer.move(*first)
        k = start + 1
        while k < end:
            if kinds[k] == curve:
                writer.curve(points[k : k + 3])
                k += 3
            else:
                if not (closed and k == end - 1):
                    writer.line(*points[k])
                k += 1
        if closed:
            writer.close()
            writer.x, writer.y = round(first[0], 1), round(first[1], 1)
    return "".join(writer.parts)
