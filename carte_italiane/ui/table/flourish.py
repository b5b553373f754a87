"""The short flourishes: a laurel for a scopa, a coin in its rays for the settebello, and the word is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from carte_italiane.ui import palette
from carte_italiane.ui.table.paper import draw_token, serif
from carte_italiane.ui.table.places import FLYING_Z
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.scene import TableScene


class Flourish(QGraphicsWidget):
    """An ornament with a word in it: of a ``sweep`` or of the ``settebello``."""

    def __init__(self, theme: CardTheme, kind: str, size: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemHasNoContents)
        picture = QGraphicsPixmapItem(draw_flourish(theme, kind, size), self)
        picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        extent = picture.pixmap().deviceIndependentSize()
        picture.setOffset(-extent.width() / 2, -extent.height() / 2)


def flourish(scene: TableScene, card: Card, kind: str, duration: int) -> QParallelAnimationGroup:
    """The card is lit and the flourish grows over it and fades."""
    item = scene.cards[card]
    item.set_glow("chosen")
    width = item.place.width if item.place is not None else 100
    shown = Flourish(scene.theme, kind, width * 2.4)
    shown.setPos(_inside(scene, item.pos() + QPointF(-0.2, 0.42) * width, width))
    shown.setZValue(FLYING_Z + 200)
    shown.setOpacity(0.0)
    scene.show_for_a_while(shown)
    group = QParallelAnimationGroup()
    growing = _change(shown, b"scale", 0.55, 1.0, duration // 2, QEasingCurve.Type.OutBack)
    coming = _change(shown, b"opacity", 0.0, 1.0, duration // 4, QEasingCurve.Type.OutQuad)
    going = _change(shown, b"opacity", 1.0, 0.0, duration // 4, QEasingCurve.Type.InQuad)
    showing = QSequentialAnimationGroup()
    showing.addAnimation(coming)
    showing.addPause(duration // 2)
    showing.addAnimation(going)
    group.addAnimation(growing)
    group.addAnimation(showing)
    group.finished.connect(scene.end_show)
    return group


def draw_flourish(theme: CardTheme, kind: str, size: float) -> QPixmap:
    """The picture of a flourish."""
    pixmap = theme.blank(size, size * 0.72)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(size / 2, size * 0.36)
    if kind == "sweep":
        draw_token(theme, painter, middle, size * 0.98, "laurel")
        _draw_word(painter, translate("Flourish", "Scopa!"), QPointF(middle.x(), size * 0.4), size * 0.17)
    else:
        middle -= QPointF(0, size * 0.03)
        _draw_rays(painter, middle, size * 0.33)
        draw_token(theme, painter, middle, size * 0.36, "french-D" if theme.is_french else "suit-D")
        _draw_word(painter, translate("Flourish", "Settebello!"), QPointF(middle.x(), size * 0.64), size * 0.15)
    painter.end()
    return pixmap


def _draw_rays(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Long and short rays in turn, on a glow."""
    glow = QRadialGradient(middle, reach)
    for place, strength in ((0.0, 200), (0.6, 110), (1.0, 0)):
        colour = QColor(palette.GOLD_LIGHT)
        colour.setAlpha(strength)
        glow.setColorAt(place, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, reach, reach)
    painter.setPen(QPen(QColor(palette.INK), reach * 0.012))
    painter.setBrush(QColor(palette.GOLD_LIGHT))
    for number in range(24):
        tip = reach * (0.98 if number % 2 == 0 else 0.8)
        painter.save()
        painter.translate(middle)
        painter.rotate(number * 15)
        painter.drawPolygon(QPolygonF([QPointF(-0.05 * reach, 0), QPointF(0, -tip), QPointF(0.05 * reach, 0)]))
        painter.restore()


def _draw_word(painter: QPainter, text: str, foot: QPointF, height: float) -> None:
    """A word of gold with a contour of ink, its middle above a point."""
    font = serif(height, bold=True, italic=True)
    painter.setFont(font)
    extent = painter.fontMetrics().horizontalAdvance(text)
    word = QPainterPath()
    word.addText(foot - QPointF(extent / 2, 0), font, text)
    contour = QPen(QColor(palette.INK), height * 0.165)
    contour.setCapStyle(Qt.PenCapStyle.RoundCap)
    contour.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(contour)
    painter.drawPath(word)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.GOLD_LIGHT))
    painter.drawPath(word)


def _inside(scene: TableScene, spot: QPointF, width: int) -> QPointF:
    """Within the table, and not over the corners of the own hand."""
    room = QRectF(scene.sceneRect()).adjusted(width * 1.25, width, -width * 1.25, -width)
    if scene.layout is not None:
        room.setBottom(max(room.top(), min(room.bottom(), scene.layout.hand.y - width * 0.75)))
    return QPointF(
        min(max(spot.x(), room.left()), room.right()),
        min(max(spot.y(), room.top()), room.bottom()),
    )


def _change(
    target: QGraphicsWidget, name: bytes, start: float, end: float, duration: int, curve: QEasingCurve.Type
) -> QPropertyAnimation:
    animation = QPropertyAnimation(target, name)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(duration)
    animation.setEasingCurve(QEasingCurve(curve))
    return animation
