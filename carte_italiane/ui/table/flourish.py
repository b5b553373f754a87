"""The short flourish of a scopa: its card rises in a laurel, and the word is called."""

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
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
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
    """A laurel with a word in it."""

    def __init__(self, theme: CardTheme, size: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemHasNoContents)
        picture = QGraphicsPixmapItem(draw_flourish(theme, size), self)
        picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        extent = picture.pixmap().deviceIndependentSize()
        picture.setOffset(-extent.width() / 2, -extent.height() / 2)


def sweep_flourish(scene: TableScene, card: Card, duration: int) -> QParallelAnimationGroup:
    """The capturing card is lit and the flourish grows over it and fades."""
    item = scene.cards[card]
    item.set_glow("chosen")
    width = item.place.width if item.place is not None else 100
    flourish = Flourish(scene.theme, width * 2.4)
    flourish.setPos(_inside(scene, item.pos() + QPointF(-0.2, 0.42) * width, width))
    flourish.setZValue(FLYING_Z + 200)
    flourish.setOpacity(0.0)
    scene.show_for_a_while(flourish)
    group = QParallelAnimationGroup()
    growing = _change(flourish, b"scale", 0.55, 1.0, duration // 2, QEasingCurve.Type.OutBack)
    coming = _change(flourish, b"opacity", 0.0, 1.0, duration // 4, QEasingCurve.Type.OutQuad)
    going = _change(flourish, b"opacity", 1.0, 0.0, duration // 4, QEasingCurve.Type.InQuad)
    showing = QSequentialAnimationGroup()
    showing.addAnimation(coming)
    showing.addPause(duration // 2)
    showing.addAnimation(going)
    group.addAnimation(growing)
    group.addAnimation(showing)
    group.finished.connect(scene.end_show)
    return group


def draw_flourish(theme: CardTheme, size: float) -> QPixmap:
    """The picture of the flourish."""
    pixmap = theme.blank(size, size * 0.72)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_token(theme, painter, QPointF(size / 2, size * 0.36), size * 0.98, "laurel")
    text = translate("Flourish", "Scopa!")
    font = serif(size * 0.17, bold=True, italic=True)
    painter.setFont(font)
    extent = painter.fontMetrics().horizontalAdvance(text)
    word = QPainterPath()
    word.addText(QPointF(size / 2 - extent / 2, size * 0.4), font, text)
    painter.setPen(
        QPen(
            QColor(palette.INK), size * 0.028, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )
    )
    painter.drawPath(word)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.GOLD_LIGHT))
    painter.drawPath(word)
    painter.end()
    return pixmap


def _inside(scene: TableScene, spot: QPointF, width: int) -> QPointF:
    room = QRectF(scene.sceneRect()).adjusted(width * 1.25, width, -width * 1.25, -width)
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
