"""The label before a seat: name and level on paper, golden in its turn; who deals, who took last, how many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui import palette
from carte_italiane.ui.table.paper import SHADE, draw_slip, draw_token, fitting, serif
from carte_italiane.ui.texts import level_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Box

# Dots of the sign that somebody thinks.
DOTS: Final = 3
_LEVEL: Final = 0.78


class PlateText(NamedTuple):
    """What a plate says. ``cards``: how many back up in the hand, 0 where they are seen; ``dots``: it thinks."""

    name: str
    level: str = ""
    cards: int = 0
    is_dealer: bool = False
    in_turn: bool = False
    took_last: bool = False
    dots: int = 0


def kind_name(kind: str) -> str:
    """What is written below the name of a player of a kind; nothing for a person."""
    if kind == "club":
        return translate("SeatPlate", "Club player", "short, below a name")
    if kind in ("beginner", "master", "reference"):
        return level_name(kind)
    return translate("SeatPlate", "Program", "other people's player") if kind == "external" else ""


class SeatPlate(QGraphicsPixmapItem):
    """A plate; it is drawn anew only when it says something else."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: object = None
        self.said = PlateText("")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_text(self, said: PlateText, box: Box, text: float) -> None:
        """Say this, in a box."""
        explained = _explained(said)
        wanted = (said, box, text, self._theme.ratio, explained)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self.said = said
        self.setPixmap(draw_plate(self._theme, said, box.width, box.height, text))
        self.setPos(round(box.x - SHADE), round(box.y - SHADE))
        self.setToolTip(explained)

    def show_dots(self, dots: int) -> None:
        """Change nothing but the sign of thinking."""
        if isinstance(self._drawn, tuple):
            _, box, text, *_ = self._drawn
            self.show_text(self.said._replace(dots=dots), box, text)


def _explained(said: PlateText) -> str:
    """The signs of a plate in words."""
    lines = []
    if said.is_dealer:
        lines.append(translate("SeatPlate", "Dealer"))
    if said.took_last:
        lines.append(translate("SeatPlate", "Took last: gets what is left in the end"))
    return "\n".join(lines)


def draw_plate(theme: CardTheme, said: PlateText, width: float, height: float, text: float) -> QPixmap:
    """The picture of a plate, ``SHADE`` larger on every side."""
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SHADE, SHADE)
    draw_slip(painter, QRectF(0, 0, width, height), text, golden=said.in_turn)
    token = min(height * 1.14, text * 2.25)
    left = token + 1 if said.is_dealer else text * 0.75
    right = width - text * 0.6
    if said.cards:
        right = _cards_left(painter, said.cards, right, height / 2, text)
    _words(painter, said, QRectF(left, 0, right - left, height), text)
    if said.is_dealer:
        draw_token(theme, painter, QPointF(token * 0.5 - SHADE * 0.5, height / 2), token, "dealer")
    painter.end()
    return pixmap


def _words(painter: QPainter, said: PlateText, room: QRectF, text: float) -> None:
    """The name with the signs of the moment behind it, and the level below."""
    middle = room.height() * (0.325 if said.level else 0.5)
    right = room.right() - text * 0.1
    if said.in_turn:
        _turn_sign(painter, said.dots, QPointF(right - text * 0.4, middle), text * 0.38)
        right -= text * 1.0
    if said.took_last:
        _took_last(painter, QPointF(right - text * 0.45, middle), text)
        right -= text * 1.05
    words, font = fitting(said.name, right - room.left(), text, bold=True)
    painter.setFont(font)
    painter.setPen(QColor(palette.INK))
    line = QRectF(room.left(), middle - text, right - room.left(), 2 * text)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
    if said.level:
        words, font = fitting(said.level, room.width(), text * _LEVEL)
        painter.setFont(font)
        painter.setPen(QColor(palette.INK if said.in_turn else palette.INK_SOFT))
        line = QRectF(room.left(), room.height() * 0.685 - text, room.width(), 2 * text)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)


def _cards_left(painter: QPainter, cards: int, right: float, middle: float, text: float) -> float:
    """A small card with a number on it, its right edge given; returns its left edge."""
    card = QRectF(0, 0, text * 1.12, text * 1.62)
    card.moveCenter(QPointF(right - card.width() / 2, middle))
    painter.setBrush(QColor(palette.PAPER_LIGHT))
    painter.setPen(QPen(QColor(palette.INK_SOFT), max(1.0, text * 0.06)))
    painter.drawRoundedRect(card, text * 0.16, text * 0.16)
    painter.setFont(serif(text * 0.82, bold=True))
    painter.setPen(QColor(palette.INK))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(cards))
    return card.left() - text * 0.15


def _took_last(painter: QPainter, middle: QPointF, text: float) -> None:
    """A card that takes another: crosswise, one on the other."""
    painter.setPen(QPen(QColor(palette.INK), max(0.9, text * 0.06)))
    for degrees, colour in ((-48, palette.WINE), (24, palette.GOLD_LIGHT)):
        painter.save()
        painter.translate(middle)
        painter.rotate(degrees)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(-text * 0.27, -text * 0.44, text * 0.54, text * 0.88), text * 0.09, text * 0.09)
        painter.restore()


def _turn_sign(painter: QPainter, dots: int, middle: QPointF, size: float) -> None:
    """A pointer; dots that come one after the other while it takes long."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.INK))
    if not dots:
        corners = [QPointF(-0.7, -1), QPointF(1.0, 0), QPointF(-0.7, 1), QPointF(-0.25, 0)]
        painter.drawPolygon(QPolygonF([middle + corner * size for corner in corners]))
        return
    for number in range(DOTS):
        shade = QColor(palette.INK)
        shade.setAlpha(255 if number < dots else 70)
        painter.setBrush(shade)
        painter.drawEllipse(middle + QPointF((number - 1) * size * 0.95, 0), size * 0.3, size * 0.3)
