"""The offer of the seven exchange: a button on the table with the two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from carte_italiane.ui import palette
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.table.paper import SHADE, draw_slip, serif

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from carte_italiane.cards import Card
    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.seat_layout import Layout

# Width of the picture in heights, with some room before the words.
_ICON: Final = 2.2


class SwapButton(QPushButton):
    """Reached by the mouse and by Tab; hidden while there is nothing to exchange."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("swapButton")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the focus would go on as if by Tab, and be shown
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("shade", round(SHADE))  # the slip is so much smaller than the button
        self.setVisible(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses it; all other keys are the table's."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A slip of paper like all on the table, golden when it is pointed at or has the focus."""
        painter = QPainter(self)
        letters = float(self.font().pixelSize())
        slip = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        draw_slip(painter, slip, letters, golden=self.underMouse() or self.hasFocus() or self.isDown())
        icon, inset = self.iconSize(), slip.left() + letters
        self.icon().paint(painter, QRect(QPoint(round(inset), round(slip.center().y() - icon.height() / 2)), icon))
        words = slip.adjusted(letters * 1.4 + icon.width(), 0, -letters, 0)
        painter.setPen(QColor(palette.INK))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()

    def offer(self, theme: CardTheme, seven: Card, taken: Card, layout: Layout) -> None:
        """Offer to lay the seven and take the trump, above the own hand."""
        french = theme.is_french
        words = self.tr("Exchange %1 for %2")
        words = words.replace("%1", card_name(seven, Form.OBJECT, french=french))
        self.setText(words.replace("%2", card_name(taken, Form.OBJECT, french=french)))
        self.setFont(serif(layout.text))
        high = round(layout.text * 2.6)
        self.setIcon(QIcon(_two_cards(theme, seven, taken, high)))
        self.setIconSize(QSize(round(high * _ICON), high))
        needed = self.fontMetrics().horizontalAdvance(self.text()) + layout.text * 2.6 + self.iconSize().width()
        wide = min(needed + 2 * SHADE, layout.size.width - 2 * layout.gap)
        size = QSize(round(wide), round(high + layout.text + 2 * SHADE))
        middle = layout.middle.room
        left = round(middle.centre.x - size.width() / 2)
        top = round(layout.hand.y - layout.hand.height * 0.07 - size.height() - layout.gap * 0.5)
        self.setGeometry(QRect(max(0, left), top, size.width(), size.height()))
        self.setVisible(True)
        self.raise_()


def _two_cards(theme: CardTheme, seven: Card, taken: Card, high: int) -> QPixmap:
    """The card that is laid, an arrow both ways, the card that is taken."""
    wide = high * 1.9
    pixmap = theme.blank(high * _ICON, high)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    width = int(high * 0.6)
    painter.drawPixmap(QPointF(0, 0), theme.small_face(seven, width))
    painter.drawPixmap(QPointF(round(wide) - width, 0), theme.small_face(taken, width))
    painter.setPen(QPen(QColor(palette.INK), max(1.4, high * 0.04)))
    for y, way in ((high * 0.4, 1), (high * 0.6, -1)):
        middle, reach, head = wide / 2, high * 0.22, high * 0.09
        tip = QPointF(middle + reach * way, y)
        painter.drawLine(QPointF(middle - reach * way, y), tip)
        painter.drawLine(tip, tip + QPointF(-head * way, -head))
        painter.drawLine(tip, tip + QPointF(-head * way, head))
    painter.end()
    return pixmap
