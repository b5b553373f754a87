"""Drawing in SVG text: flat fills, ink lines, lit forms, cloth, hatching, tapered strokes.

Every function returns SVG markup. Lengths are card units. Round joins and caps are set
once on the card's root group, so they are not repeated here.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtGui import QPainterPath, QTransform

from artwork.curves import hatch_lines, taper_outline
from artwork.geometry import circle, intersect, polar, polygon, subtract
from artwork.palette import base, light, shade
from artwork.path_data import Point, Shape, number, path_data, to_path


class _Light:
    """Side the light comes from: 1 upper left, -1 upper right (figures to be mirrored)."""

    side: int = 1


def light_side() -> int:
    """1 normally, -1 while a figure is drawn that will be mirrored afterwards."""
    return _Light.side


@contextmanager
def reversed_light() -> Iterator[None]:
    """Draw with the light from the other side; use round anything that gets mirrored."""
    _Light.side = -_Light.side
    try:
        yield
    finally:
        _Light.side = -_Light.side


def path(shape: Shape, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """One SVG path with flat fill and optional stroke."""
    data = path_data(shape)
    if not data:
        return ""
    text = f'<path d="{data}" fill="{base(fill)}"'
    if stroke:
        text += f' stroke="{base(stroke)}" stroke-width="{width:.2f}"'
    if opacity != 1:
        text += f' opacity="{opacity:.2f}"'
    return text + "/>"


def line(shape: Shape, width: float = 1.3, colour: str = "ink", opacity: float = 1) -> str:
    """Stroke without fill."""
    return path(shape, "none", colour, width, opacity)


def double_line(shape: Shape, width: float, colour: str, rim: float = 1.1) -> str:
    """Coloured cord with an ink rim on both sides."""
    return line(shape, width + 2 * rim) + line(shape, width, colour)


def group(
    body: str, dx: float = 0, dy: float = 0, angle: float = 0, scale: float = 1, scale_y: float | None = None
) -> str:
    """Markup scaled, then turned by ``angle`` degrees, then shifted."""
    parts = []
    if dx or dy:
        parts.append(f"translate({number(dx)} {number(dy)})")
    if angle:
        parts.append(f"rotate({number(angle)})")
    sy = scale if scale_y is None else scale_y
    if scale != 1 or sy != 1:
        parts.append(f"scale({scale:.4g} {sy:.4g})")
    return f'<g transform="{" ".join(parts)}">{body}</g>' if parts else body


def turned(body: str, angle: float, x: float, y: float) -> str:
    """Markup turned by ``angle`` degrees about (x, y)."""
    return f'<g transform="rotate({number(angle)} {number(x)} {number(y)})">{body}</g>' if angle else body


def mirrored(body: str, axis_twice: float = 300) -> str:
    """Markup mirrored left to right; draw the body under ``reversed_light``."""
    return f'<g transform="translate({number(axis_twice)} 0) scale(-1 1)">{body}</g>'


def form(shape: Shape, colour: str, shade_width: float = 5, light_width: float = 3, contour: float = 3.4) -> str:
    """The basic form: flat tone, crescent of light, crescent of shade, ink contour."""
    outline = to_path(shape)
    side = _Light.side
    text = path(outline, colour)
    if light_width:
        text += path(outline.subtracted(outline.translated(light_width * 0.8 * side, light_width)), light(colour))
    if shade_width:
        text += path(outline.subtracted(outline.translated(-shade_width * side, -shade_width * 0.7)), shade(colour))
    return text + (line(outline, contour) if contour else "")


def hatch(shape: Shape, angle: float, gap: float, width: float, colour: str, opacity: float = 1) -> str:
    """Engraver's parallel lines inside the shape, as one stroked path."""
    return line(hatch_lines(shape, angle, gap), width, colour, opacity)


def taper(points: Sequence[Point], width: float, colour: str = "ink", peak: float = 0.45, least: float = 0.12) -> str:
    """Pen stroke through the points, thin-thick-thin; ``width`` is the widest."""
    return path(taper_outline(points, width, peak, least), colour)


def tapers(strokes: Sequence[Sequence[Point]], width: float, colour: str = "ink") -> str:
    """Several pen strokes of one width and colour, in one path."""
    joined = QPainterPath()
    for stroke in strokes:
        joined.addPath(taper_outline(stroke, width))
    return path(joined, colour)


def stripes(shape: Shape, colours: Sequence[str | None], width: float, angle: float = 0) -> str:
    """Stripes of the given colours inside the shape; None leaves the ground."""
    outline = to_path(shape)
    box = outline.boundingRect()
    reach = math.hypot(box.width(), box.height()) / 2 + width
    turn = QTransform()
    turn.translate(box.center().x(), box.center().y())
    turn.rotate(angle)
    text = ""
    for k, colour in enumerate(colours):
        if colour is None:
            continue
        bars = QPainterPath()
        x = -reach + k * width
        while x < reach:
            bars.addRect(x, -reach, width, 2 * reach)
            x += width * len(colours)
        text += path(outline.intersected(turn.map(bars)), colour)
    return text


def motif_shape(kind: str, s: float) -> QPainterPath:
    """Outline of one textile motif at scale s, centred at the origin."""
    if kind == "lozenge":
        return polygon([(0, -7 * s), (4.5 * s, 0), (0, 7 * s), (-4.5 * s, 0)])
    if kind == "quatre":
        whole = QPainterPath()
        for x, y in ((0, -3.2), (0, 3.2), (-3.2, 0), (3.2, 0)):
            whole = whole.united(circle(x * s, y * s, 2.6 * s))
        return whole
    if kind == "star":
        return polygon([polar((7 if k % 2 == 0 else 2.6) * s, -90 + k * 36) for k in range(10)])
    if kind == "fleur":
        flower = to_path(
            "M0-8C4-3 3 1 1.4 2C4-1 7-1 7 2.5C6 5 4 4 3.5 3L1.5 4L2.6 8L-2.6 8L-1.5 4L-3.5 3"
            "C-4 4-6 5-7 2.5C-7-1-4-1-1.4 2C-3 1-4-3 0-8Z"
        )
        turn = QTransform()
        turn.scale(s, s)
        return turn.map(flower)
    return circle(0, 0, 2.6 * s)


def motifs(
    shape: Shape, kind: str, colour: str, step_x: float = 22, step_y: float = 26, scale: float = 1, opacity: float = 1
) -> str:
    """Staggered textile motif (lozenge, quatre, fleur, star, dot) cut to the shape."""
    outline = to_path(shape)
    box = outline.boundingRect()
    motif = motif_shape(kind, scale)
    field = QPainterPath()
    y, row = box.top(), 0
    while y < box.bottom() + step_y:
        x = box.left() - (step_x / 2 if row % 2 else 0)
        while x < box.right() + step_x:
            copy = motif.translated(x, y)
            if outline.contains(copy):
                field.addPath(copy)
            elif outline.intersects(copy):
                field.addPath(outline.intersected(copy))
            x += step_x
        y += step_y
        row += 1
    return path(field, colour, opacity=opacity)


def cloth(
    shape: Shape,
    colour: str,
    *,
    pattern: str = "",
    pattern_colour: str = "gold",
    step: tuple[float, float] = (22, 26),
    pattern_scale: float = 1,
    pattern_opacity: float = 1,
    bars: tuple[str | None, str | None] | None = None,
    bar_width: float = 10,
    bar_angle: float = 0,
    folds: Sequence[Sequence[Point]] = (),
    hem: float = 0,
    hem_colour: str = "gold",
    shade_width: float = 7,
    light_width: float = 4,
    contour: float = 3.4,
) -> str:
    """Drapery: tone, pattern or bars, light and shade, hatching, hem band, folds, contour."""
    outline = to_path(shape)
    side = _Light.side
    text = path(outline, colour)
    if bars:
        text += stripes(outline, bars, bar_width, bar_angle)
    elif pattern:
        text += motifs(outline, pattern, pattern_colour, step[0], step[1], pattern_scale, pattern_opacity)
    if light_width and not bars:
        text += path(
            outline.subtracted(outline.translated(light_width * 0.8 * side, light_width)), light(colour), opacity=0.9
        )
    if shade_width:
        crescent = outline.subtracted(outline.translated(-shade_width * side, -shade_width * 0.7))
        tone = base("ink") if bars else shade(colour)
        text += path(crescent, tone, opacity=0.35 if bars else 1)
        if shade_width >= 5:
            reach = shade_width + 9
            band = outline.subtracted(outline.translated(-reach * side, -reach * 0.55))
            text += hatch(band, -32 * side, 3.6, 1.15, tone, 0.45 if bars else 1)
    if hem:
        band = outline.subtracted(outline.translated(0, -hem))
        text += path(band, hem_colour, "ink", 1.3)
    if folds:
        soft = QPainterPath()
        for fold in folds:
            wide = taper_outline([(x + 3.2 * side, y) for x, y in fold], 8.5)
            soft.addPath(intersect(wide, outline))
        text += path(soft, shade(colour), opacity=0.75) + tapers(folds, 2.5)
    return text + line(outline, contour)


def crescent(shape: Shape, width: float) -> QPainterPath:
    """The lower right edge of a shape, ``width`` wide, on the shade side."""
    outline = to_path(shape)
    return subtract(outline, outline.translated(-width * _Light.side, -width * 0.7))
