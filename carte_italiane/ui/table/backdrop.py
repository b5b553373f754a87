"""The table top at any size and shape: felt with damask and a gold inlay, or planks; nothing is ever stretched."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from carte_italiane.ui import palette
from carte_italiane.ui.table.card_theme import drawing_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtSvg import QSvgRenderer

    from carte_italiane.ui.table.card_theme import CardTheme

#: Step of the damask in the drawing, and its opacity there.
_TILE: Final = 100
_FAINT: Final = 0.035
#: Where the inlay runs, in parts of the shorter side.
_INLAY: Final = 0.009


def draw_backdrop(theme: CardTheme, size: QSize) -> QPixmap:
    """The table top for a window of a size, at its device pixel ratio."""
    pixmap = blank_backdrop(theme, size)
    painter = QPainter(pixmap)
    _paint_top(painter, theme, pixmap)
    painter.end()
    return pixmap


def blank_backdrop(theme: CardTheme, size: QSize) -> QPixmap:
    """What a table top is drawn on."""
    pixmap = QPixmap(round(size.width() * theme.ratio), round(size.height() * theme.ratio))
    pixmap.setDevicePixelRatio(theme.ratio)
    return pixmap


def backdrop_steps(theme: CardTheme, pixmap: QPixmap, rows: int) -> Iterator[None]:
    """Draw a table top, so many rows of pixels at each step: planks take half a second on a large screen.

    Each band has a picture of its own: what lies outside of it costs little then, unlike outside of a clip.
    """
    for top in range(0, pixmap.height(), rows):
        band = QPixmap(pixmap.width(), min(rows, pixmap.height() - top))
        band.setDevicePixelRatio(theme.ratio)
        painter = QPainter(band)
        painter.translate(0, -top / theme.ratio)
        _paint_top(painter, theme, pixmap)
        painter.end()
        whole = QPainter(pixmap)
        whole.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        whole.drawPixmap(QPointF(0, top / theme.ratio), band)
        whole.end()
        yield


def _paint_top(painter: QPainter, theme: CardTheme, pixmap: QPixmap) -> None:
    """Paint the whole of a table top; the pixmap may be a part of a window pixel larger than the window."""
    rect = QRectF(QPointF(0, 0), pixmap.deviceIndependentSize())
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_table(painter, theme, rect)
    if theme.table_name != "wood":
        short = min(rect.width(), rect.height())
        _inlay(painter, rect, max(4.0, short * _INLAY), max(0.8, short / 1000))


def paint_table(painter: QPainter, theme: CardTheme, rect: QRectF) -> None:
    """What the table of a theme is made of, without the inlay along its edge."""
    if theme.table_name == "wood":
        _planks(painter, rect, theme.drawing("tables", "wood"))
    else:
        _felt(theme, painter, rect)


def _planks(painter: QPainter, rect: QRectF, drawing: QSvgRenderer) -> None:
    """The drawing as large as covers the window, what is too much cut off."""
    size = drawing.viewBoxF().size()
    size.scale(rect.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    target = QRectF(QPointF(0, 0), size)
    target.moveCenter(rect.center())
    drawing.render(painter, target)


def _felt(theme: CardTheme, painter: QPainter, rect: QRectF) -> None:
    name = theme.table_name
    light, tone, dark = _tones(name)
    centre = QPointF(rect.center().x(), rect.height() * 0.42)
    gradient = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.62)
    gradient.setColorAt(0, QColor(light))
    gradient.setColorAt(0.62, QColor(tone))
    gradient.setColorAt(1, QColor(dark))
    painter.fillRect(rect, gradient)
    short = min(rect.width(), rect.height())
    scale = min(1.6, max(0.7, short / 1000))
    painter.setOpacity(_FAINT)
    painter.drawTiledPixmap(rect, _damask(theme, name, scale))
    painter.setOpacity(1.0)


def _tones(name: str) -> list[str]:
    """Centre, middle and rim tone of a felt, as its drawing has them."""
    text = drawing_file("tables", name).read_text(encoding="utf-8")
    return re.findall(r'stop-color="(#\w+)"', text)[:3]


def _damask(theme: CardTheme, name: str, scale: float) -> QPixmap:
    """One step of the damask, cut from the drawing."""
    step = round(_TILE * scale)

    def draw(painter: QPainter, _place: QRectF) -> None:
        drawing = theme.drawing("tables", name)
        size = drawing.boundsOnElement("damask").size() * (step / _TILE)
        corners = [(x, y) for x in (0, step) for y in (0, step)]
        for x, y in [*corners, (step / 2, step / 2)]:
            target = QRectF(QPointF(x - size.width() / 2, y - size.height() / 2), size)
            drawing.render(painter, "damask", target)

    return theme.kept(f"damask-{name}", [drawing_file("tables", name), Path(__file__)], (step, step), draw)


def _inlay(painter: QPainter, rect: QRectF, inset: float, scale: float) -> None:
    """A double line of gold along the edge, the corners cut in quarter circles as in old inlay work."""
    outer = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grown, colour, width, opacity in (
        (0.6 * scale, "#000000", 4 * scale, 0.22),
        (0.0, palette.GOLD, 1.8 * scale, 0.8),
        (-5.5 * scale, palette.GOLD, 0.9 * scale, 0.5),
    ):
        painter.setOpacity(opacity)
        painter.setPen(QPen(QColor(colour), width))
        radius = 14 * scale + grown
        painter.drawRoundedRect(outer.adjusted(-grown, -grown, grown, grown), radius, radius)
    painter.setOpacity(1.0)
