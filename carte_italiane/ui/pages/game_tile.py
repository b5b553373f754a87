"""A game to choose: its picture, its name and a line about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import Role, font
from carte_italiane.ui.ornaments import paint_ornament
from carte_italiane.ui.pages.game_picture import game_picture
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.texts import game_in_a_line, game_name

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QPaintEvent

_WRAP: Final = Qt.TextFlag.TextWordWrap
#: Milliseconds after which a window counts as no longer being resized.
SETTLE: Final = 150
#: Room round picture and text within the frame.
_INSET: Final = 8
#: The least width of a standing tile, and the least height of its picture.
_PLAIN, _SMALL = QSize(216, 118), QSize(208, 72)


class GameTile(QAbstractButton):
    """A picture to press; of the tiles of a page one is chosen. Lying tiles have their text beside the picture."""

    def __init__(self, game: str, theme: CardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._theme = theme
        self._scale = 1.0
        self._is_lying = False
        self._least = _PLAIN
        self._picture: QPixmap | None = None
        self._settled = QTimer(self, singleShot=True, interval=SETTLE)
        self._settled.timeout.connect(self._draw_picture)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def set_theme(self, theme: CardTheme) -> None:
        """Show the cards of another deck."""
        self._theme = theme
        self._picture = None
        self.update()

    def set_shape(self, scale: float, is_lying: bool, is_small: bool = False) -> None:
        """How large, whether the text stands beside the picture, and whether a small picture must do."""
        self._scale, self._is_lying = scale, is_lying
        self._least = _SMALL if is_small else _PLAIN
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Write the texts."""
        self.setText(game_name(self.game))
        self.setAccessibleName(game_name(self.game))
        self.setAccessibleDescription(game_in_a_line(self.game))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Calm down."""
        self.update()
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        """Picture and text."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """The picture at its smallest that shows the cards, and all of the text."""
        inset = self._inset()
        if self._is_lying:
            return QSize(round(420 * self._scale), round(110 * self._scale) + 2 * inset)
        width = round(self._least.width() * self._scale)
        return QSize(
            width, round(self._least.height() * self._scale) + self._text_height(width - 2 * inset) + 3 * inset
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, picture, name, line, and the coin with a tick on the chosen one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        picture = self._picture_place()
        if self._picture is None:
            self._draw_picture()
        if self._picture is not None:
            painter.drawPixmap(picture, self._picture)
            if self._picture.size() != picture.size() * self.devicePixelRatioF():
                self._settled.start()
        self._paint_text(painter)
        if self.isChecked():
            self._paint_tick(painter, picture)
        painter.end()

    def _inset(self) -> int:
        return round(_INSET * self._scale)

    def _text_height(self, width: int) -> int:
        name = QFontMetrics(font(Role.HEADING, self._scale)).height()
        line = QFontMetrics(font(Role.BODY, self._scale))
        needed = line.boundingRect(0, 0, width, 1000, _WRAP, game_in_a_line(self.game)).height()
        two_lines = line.boundingRect(0, 0, width, 1000, 0, "M\nM").height()
        return name + (needed if self._is_lying else max(needed, two_lines))

    def _picture_place(self) -> QRect:
        inset = self._inset()
        inner = self.rect().adjusted(inset, inset, -inset, -inset)
        if self._is_lying:
            return QRect(inner.topLeft(), QSize(round(inner.width() * 0.46), inner.height()))
        return inner.adjusted(0, 0, 0, -self._text_height(inner.width()) - inset)

    def _draw_picture(self) -> None:
        """Draw the picture as sharp as it can be; in between the old one is shown in the new size."""
        size = self._picture_place().size()
        if not size.isEmpty():
            self._picture = game_picture(self.game, self._theme, size, self.devicePixelRatioF())
            self.update()

    def _paint_frame(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hovered = self.underMouse() and self.isEnabled()
        ground = palette.PAPER_DEEP if hovered else palette.PAPER_LIGHT
        edge = palette.GOLD_SHADE if hovered else palette.EDGE
        if self.isChecked():
            ground, edge = palette.GREEN if hovered else palette.GREEN_SHADE, palette.GREEN_DEEP
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.drawRoundedRect(frame, 8, 8)

    def _paint_text(self, painter: QPainter) -> None:
        inset, picture = self._inset(), self._picture_place()
        if self._is_lying:
            room = QRect(picture.right() + 2 * inset, 0, self.width() - picture.right() - 3 * inset, self.height())
            align = Qt.AlignmentFlag.AlignLeft
            top = (self.height() - self._text_height(room.width())) // 2
        else:
            room = QRect(inset, 0, self.width() - 2 * inset, self.height())
            align = Qt.AlignmentFlag.AlignHCenter
            top = picture.bottom() + inset
        heading = font(Role.HEADING, self._scale)
        painter.setFont(heading)
        painter.setPen(QColor(palette.IVORY if self.isChecked() else palette.INK))
        name_height = QFontMetrics(heading).height()
        painter.drawText(QRect(room.left(), top, room.width(), name_height), align, self.text())
        painter.setFont(font(Role.BODY, self._scale))
        painter.setPen(QColor(palette.IVORY if self.isChecked() else palette.INK_SOFT))
        width = _balanced(painter.fontMetrics(), game_in_a_line(self.game), room.width())
        left = room.left() if self._is_lying else room.center().x() - width // 2
        painter.drawText(QRect(left, top + name_height, width, self.height()), align | _WRAP, game_in_a_line(self.game))

    def _paint_tick(self, painter: QPainter, picture: QRect) -> None:
        size = 26 * self._scale
        coin = QRectF(picture.right() - size - 4, picture.top() + 5, size, size)
        path = QPainterPath()
        path.addEllipse(coin)
        painter.fillPath(path, QColor(palette.GOLD))
        painter.strokePath(path, QPen(QColor(palette.INK), 1.8))
        paint_ornament(painter, "check", coin.adjusted(4, 4, -4, -4))


def _balanced(metrics: QFontMetrics, text: str, width: int) -> int:
    """The narrowest width in which a text needs no more lines than in this one, so that no word stands alone."""
    lines = metrics.boundingRect(0, 0, width, 1000, _WRAP, text).height()
    for narrower in range(width, width // 3, -4):
        if metrics.boundingRect(0, 0, narrower, 1000, _WRAP, text).height() > lines:
            return min(width, narrower + 4)
    return width
