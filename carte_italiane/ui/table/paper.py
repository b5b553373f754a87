"""Paper slips on the table: ivory, a warm edge, a hairline of gold; and the texts that are written on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import TITLE_FAMILIES
from carte_italiane.ui.table.card_theme import drawing_file, round_to

if TYPE_CHECKING:
    from carte_italiane.ui.table.card_theme import CardTheme

#: Room round a slip for its shadow, in pixels.
SHADE = 6.0
SMALLEST_TEXT = 11.0


def serif(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The hand in which the table is lettered."""
    font = QFont()
    font.setFamilies(TITLE_FAMILIES)
    font.setPixelSize(max(round(SMALLEST_TEXT), round(pixels)))
    font.setBold(bold)
    font.setItalic(italic)
    font.setFeature(QFont.Tag.fromString("tnum"), 1)
    return font


def fitting(text: str, width: float, pixels: float, *, bold: bool = False) -> tuple[str, QFont]:
    """A text and its font so that it fits: first smaller, then shortened."""
    while pixels > SMALLEST_TEXT and QFontMetricsF(serif(pixels, bold=bold)).horizontalAdvance(text) > width:
        pixels -= 0.5
    font = serif(pixels, bold=bold)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width), font


def draw_slip(painter: QPainter, rect: QRectF, text: float, *, golden: bool = False) -> None:
    """A slip of paper for letters of a size, with a soft shadow; ``golden`` for what is to be noticed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    line = max(1.0, text / 17)
    radius = 0.32 * text
    for spread in range(5):
        painter.setBrush(QColor(10, 5, 8, 20))
        painter.drawRoundedRect(rect.adjusted(-spread + 1, -spread + 2, spread, spread + 1), radius, radius)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, QColor(palette.GOLD_LIGHT if golden else palette.PAPER_LIGHT))
    ground.setColorAt(1, QColor(palette.GOLD if golden else palette.PAPER_DEEP))
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(palette.INK if golden else palette.PAPER_EDGE), line))
    half = line / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.GOLD_TEXT if golden else palette.GOLD_SHADE), 0.8 * line))
    inset = 0.19 * text
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inner, radius - 0.8 * inset, radius - 0.8 * inset)
    painter.restore()


def draw_token(theme: CardTheme, painter: QPainter, centre: QPointF, diameter: float, name: str) -> None:
    """One of the small tokens among the icons."""

    def draw(to: QPainter, place: QRectF) -> None:
        drawing = theme.drawing("icons", name)
        size = drawing.viewBoxF().size()
        size.scale(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        drawing.render(to, QRectF(place.center() - QPointF(size.width() / 2, size.height() / 2), size))

    picture = theme.kept(f"token-{name}", [drawing_file("icons", name)], (diameter, diameter), draw)
    corner = centre - QPointF(diameter / 2, diameter / 2)
    painter.drawPixmap(QPointF(round_to(corner.x(), theme.ratio), round_to(corner.y(), theme.ratio)), picture)
