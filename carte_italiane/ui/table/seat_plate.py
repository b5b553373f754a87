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
    from PySide6.QtGui import QFont, QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Box

# Dots of the sign that somebody thinks.
DOTS: Final = 3
#: Letters of the level, and the width of the card with the number of cards, in letters of the name.
_LEVEL: Final = 0.78
_CARD: Final = 1.12
#: A name of so many letters always has room.
_SHORT: Final = 5


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
        is_short = len(said.name) > _SHORT and written(said, box.width, box.height, text)[0] != said.name
        explained = "\n".join(([said.name] if is_short else []) + _explained(said))
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


def _explained(said: PlateText) -> list[str]:
    """The signs of a plate in words."""
    lines = []
    if said.is_dealer:
        lines.append(translate("SeatPlate", "Dealer"))
    if said.took_last:
        lines.append(translate("SeatPlate", "Took last: gets what is left in the end"))
    return lines


def draw_plate(theme: CardTheme, said: PlateText, width: float, height: float, text: float) -> QPixmap:
    """The picture of a plate, ``SHADE`` larger on every side."""
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SHADE, SHADE)
    draw_slip(painter, QRectF(0, 0, width, height), text, golden=said.in_turn)
    lines = _Lines(said, width, height, text)
    if said.cards:
        _cards_left(painter, said.cards, lines.right, height / 2, text)
    _signs(painter, said, lines, text)
    painter.setPen(QColor(palette.INK))
    _write(painter, lines.name, *lines.fit_name())
    painter.setPen(QColor(palette.INK if said.in_turn else palette.INK_SOFT))
    _write(painter, lines.level, *lines.fit_level())
    if said.is_dealer:
        token = lines.token
        draw_token(theme, painter, QPointF(token * 0.5 - SHADE * 0.5, height / 2), token, "dealer")
    painter.end()
    return pixmap


def written(said: PlateText, width: float, height: float, text: float) -> tuple[str, str]:
    """Name and level as they stand on a plate of a size."""
    lines = _Lines(said, width, height, text)
    return lines.fit_name()[0], lines.fit_level()[0]


class _Lines:
    """Where the words and signs of a plate stand."""

    def __init__(self, said: PlateText, width: float, height: float, text: float) -> None:
        self._said, self._text = said, text
        self.token = min(height * 1.14, text * 2.25)
        #: The right edge of what stands there: of the number of cards, if it is told.
        self.right = width - text * 0.6
        left = self.token + 1 if said.is_dealer else text * 0.75
        end = self.right - (text * (_CARD + 0.15) if said.cards else 0.0)
        middle = height * (0.325 if said.level else 0.5)
        self.turn = QPointF(end - text * 0.5, middle)
        after = end - text * (1.25 if said.in_turn else 0.1)
        self.last = QPointF(after - text * 0.45, middle)
        after -= text * 1.05 if said.took_last else 0.0
        self.name = QRectF(left, middle - text, after - left, 2 * text)
        self.level = QRectF(left, height * 0.685 - text, end - left, 2 * text)

    def fit_name(self) -> tuple[str, QFont]:
        return fitting(self._said.name, self.name.width(), self._text, bold=True)

    def fit_level(self) -> tuple[str, QFont]:
        return fitting(self._said.level, self.level.width(), self._text * _LEVEL)


def _write(painter: QPainter, line: QRectF, words: str, letters: QFont) -> None:
    if words:
        painter.setFont(letters)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)


def _signs(painter: QPainter, said: PlateText, lines: _Lines, text: float) -> None:
    """The signs of the moment, behind the name."""
    if said.in_turn:
        _turn_sign(painter, said.dots, lines.turn, text * 0.38)
    if said.took_last:
        _took_last(painter, lines.last, text)


def _cards_left(painter: QPainter, cards: int, right: float, middle: float, text: float) -> None:
    """A small card with a number on it, its right edge given."""
    card = QRectF(0, 0, text * _CARD, text * 1.62)
    card.moveCenter(QPointF(right - card.width() / 2, middle))
    painter.setBrush(QColor(palette.PAPER_LIGHT))
    painter.setPen(QPen(QColor(palette.INK_SOFT), max(1.0, text * 0.06)))
    painter.drawRoundedRect(card, text * 0.16, text * 0.16)
    painter.setFont(serif(text * 0.82, bold=True))
    painter.setPen(QColor(palette.INK))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(cards))


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
