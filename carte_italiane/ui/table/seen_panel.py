"""A strip of paper beside the table: which cards have gone, a column for each suit, a row for each rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from carte_italiane.cards import BIT, members
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui import palette
from carte_italiane.ui.card_names import card_name
from carte_italiane.ui.table.geometry import GRAIN, height_of
from carte_italiane.ui.table.paper import SHADE, draw_slip, fitting, serif
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from carte_italiane.cards import CardSet
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.card_theme import CardTheme

_RANKS, _SUITS = 10, 4
_GAP, _EDGE, _TITLE, _MARK = 4, 18, 22, 20
# Widths of a card on the strip.
_SMALLEST, _LARGEST = 24, 60
# How much of the window the strip takes at most.
_SHARE: Final = 0.19


def cards_gone(seen: Observation | None) -> tuple[CardSet, CardSet]:
    """What a seat has seen go: the cards that have been won, and those that lie on the table now."""
    if seen is None:
        return 0, 0
    won = 0
    for pile in seen.view.piles:
        won |= pile
    lying = 0
    for card in seen.laid:
        lying |= BIT[card]
    return won, lying


class SeenPanel(QWidget):
    """Shows the cards that have gone; those on the table have a golden edge, the others' places are empty."""

    def __init__(self, theme: CardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._won, self._lying = 0, 0
        self._is_briscola = False
        self._width = _SMALLEST
        self.show_seen(None)

    @property
    def gone(self) -> CardSet:
        """All cards that are shown as gone."""
        return self._won | self._lying

    def show_seen(self, seen: Observation | None) -> None:
        """Show what a seat has seen go, and nothing else of what it sees."""
        self._won, self._lying = cards_gone(seen)
        self._is_briscola = seen is not None and isinstance(seen.view, BriscolaView)
        french = self._theme.deck != "italian"
        self.setAccessibleName(_title())
        self.setAccessibleDescription(", ".join(card_name(card, french=french) for card in members(self.gone)))
        self.update()

    def fit(self, room: QSize) -> int:
        """Draw the cards as large as suits a window of a size; how wide the strip is then."""
        high = ((room.height() - _TITLE - _MARK - 32) / _RANKS - _GAP) * 3 / 5
        wide = (room.width() * _SHARE - 2 * _EDGE) / _SUITS - _GAP
        self._width = max(_SMALLEST, int(min(high, wide, _LARGEST) // GRAIN) * GRAIN)
        return _SUITS * (self._width + _GAP) - _GAP + 2 * _EDGE

    def place_of(self, card: int) -> QRectF:
        """Where a card is drawn, gone or not."""
        width = self._width
        high = height_of(width)
        column, row = card // 10, self._rows().index(card % 10)
        left = (self.width() - _SUITS * (width + _GAP) + _GAP) / 2
        all_high = _TITLE + _MARK + _RANKS * (high + _GAP)
        top = max((self.height() - all_high) / 2, 0) + _TITLE + _MARK
        return QRectF(round(left + column * (width + _GAP)), round(top + row * (high + _GAP)), width, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(palette.FELT_DARK))
        first, last = self.place_of(self._rows()[0]), self.place_of(30 + self._rows()[-1])
        around = first.united(last).adjusted(-_EDGE + SHADE, -_TITLE - _MARK - 8, _EDGE - SHADE, 12)
        draw_slip(painter, around, 18)
        title, font = fitting(_title(), around.width() - 10, 16, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(palette.INK))
        painter.drawText(
            QRectF(around.x(), around.y() + 6, around.width(), _TITLE), Qt.AlignmentFlag.AlignCenter, title
        )
        for card in range(_RANKS * _SUITS):
            self._paint_card(painter, card)
        self._paint_marks(painter)
        painter.end()

    def _paint_card(self, painter: QPainter, card: int) -> None:
        place = self.place_of(card)
        if self.gone & BIT[card]:
            self._theme.set_ratio(self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), self._theme.face(card, round(place.width())))
            if self._lying & BIT[card]:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(palette.GOLD), 3))
                painter.drawRoundedRect(place.adjusted(-0.5, -0.5, 0.5, 0.5), 2, 2)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.PAPER_EDGE), 1, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setPen(QColor(palette.INK_FAINT))
        painter.setFont(serif(place.width() * 0.55))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._letter(card % 10))

    def _paint_marks(self, painter: QPainter) -> None:
        for suit, name in enumerate("DCSB"):
            column = self.place_of(10 * suit + self._rows()[0])
            middle = QPointF(column.center().x(), column.top() - _MARK / 2 - 1)
            drawing = self._theme.drawing("icons", f"{_mark(self._theme.deck)}-{name}")
            size = drawing.viewBoxF().size()
            size.scale(_MARK - 4, _MARK - 4, Qt.AspectRatioMode.KeepAspectRatio)
            drawing.render(painter, QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size))

    def _rows(self) -> tuple[int, ...]:
        """The ranks (from 0) from top to bottom: as they count in scopa, from the highest in briscola."""
        if not self._is_briscola:
            return tuple(range(_RANKS))
        return tuple(sorted(range(_RANKS), key=lambda rank: -BRISCOLA_STRENGTH[rank + 1]))

    def _letter(self, rank: int) -> str:
        """A rank (from 0) as the index of its card has it."""
        return ("1234567FCR" if self._theme.deck == "italian" else "A234567JQK")[rank]


def _title() -> str:
    return translate("CardsSeen", "Cards seen")


def _mark(deck: str) -> str:
    return {"italian": "suit", "french": "french"}.get(deck, "french-four")
