"""The ruled table of a score sheet: a row for each count, a column for each side, points marked by counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import Role, font, set_role, write_within
from carte_italiane.ui.ornaments import paint_ornament
from carte_italiane.ui.pages.card_picture import TALL, CardRow
from carte_italiane.ui.pages.row_focus import RowFocus
from carte_italiane.ui.pages.score_rows import NOTHING, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from carte_italiane.ui.pages.score_rows import Cell, Row
    from carte_italiane.ui.table.card_theme import CardTheme

#: Width of a card in a row, and how far the next one is shifted: backs, few cards, many cards.
CARD_WIDTH: Final = 21
_STEPS: Final = (2.0, 22.0, 11.0)
_MARK: Final = 28
_MOST_COUNTERS: Final = 7
#: How wide all names above the columns may be together.
_HEADS: Final = 520


class PointMark(QWidget):
    """The counter that a scorer lays on a row for a side: its number is the points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = 0

    def show_points(self, points: int, size: int) -> None:
        """Show a counter, or none for no points; its room stays."""
        self.points = points
        self.setFixedSize(QSize(size, size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a counter of the deck's tokens; beyond seven a coin with the number written on it."""
        if not self.points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.points <= _MOST_COUNTERS:
            paint_ornament(painter, f"score-{self.points}", place)
        else:
            painter.setBrush(QColor(palette.GREEN_SHADE))
            painter.setPen(QPen(QColor(palette.GOLD), 3))
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
            painter.setPen(QColor(palette.IVORY))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self.points))
        painter.end()


class SideCell(QWidget):
    """What one side has in a row: cards, count, counter."""

    def __init__(self, theme: CardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = CardRow(theme, self)
        self.count = QLabel(self, alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.mark = PointMark(self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for part in (self.cards, self.count, self.mark):
            row.addWidget(part)

    def show_cell(self, cell: Cell, role: Role, scale: float) -> None:
        """Show what a side has."""
        is_back = bool(cell.cards) and cell.cards[0] is None
        few = len(cell.cards) <= 4
        step = _STEPS[0] if is_back else _STEPS[1] if few else _STEPS[2]
        self.cards.show_cards(cell.cards, round(CARD_WIDTH * scale), step * scale)
        self.count.setProperty("role", role.value)
        self.count.setFont(font(role, scale))
        self.count.setText(cell.count)
        self._row.setSpacing(round(8 * scale))
        self.count.setEnabled(cell.count not in NOTHING)
        self.count.setMinimumWidth(QFontMetrics(font(role, scale)).horizontalAdvance("120"))
        self.mark.show_points(cell.points, round(_MARK * scale))


class Ledger(QWidget):
    """Rows on ruled paper. ``pointed`` is sent with a row's key when it is pointed at or focused, "" when left."""

    pointed = Signal(str)

    def __init__(
        self, names: tuple[str, ...], rows: Sequence[Row], theme: CardTheme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.names = names
        self.setMouseTracking(True)
        self._lit = ""
        self._scale = 1.0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.heads = [QLabel(name, self, alignment=Qt.AlignmentFlag.AlignRight) for name in names]
        for column, head in enumerate(self.heads, start=1):
            set_role(head, Role.HEADING)
            head.setStyleSheet(f"color: {palette.SIDES[column - 1]}")
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignVCenter)
            self._grid.setColumnStretch(column, 1)
        self.titles: dict[str, QLabel] = {}
        self.cells: dict[str, list[SideCell]] = {}
        for place, row in enumerate(rows, start=1):
            title = QLabel(self)
            title.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            title.installEventFilter(self)
            title.setProperty("key", row.key)
            self._grid.addWidget(title, place, 0)
            self.titles[row.key] = title
            self.cells[row.key] = [SideCell(theme, self) for _ in names]
            for column, cell in enumerate(self.cells[row.key], start=1):
                self._grid.addWidget(cell, place, column)
            for part in (title, *self.cells[row.key]):  # the mouse is for the row, whatever it is over
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        RowFocus(self).follow(list(self.titles.values()))
        self._totals = {row.key for row in rows if row.is_total}
        self.write(rows, 1.0)

    def set_names(self, names: tuple[str, ...]) -> None:
        """Write other names above the columns."""
        self.names = names
        self._write_heads()

    def write(self, rows: Sequence[Row], scale: float) -> None:
        """Write the rows, as large as the page is drawn."""
        self._grid.setHorizontalSpacing(round(16 * scale))
        self._grid.setVerticalSpacing(0)
        self._scale = scale
        self._write_heads()
        gap = round(8 * scale)
        self._grid.setContentsMargins(gap, 0, gap, 0)
        high = round(CARD_WIDTH * TALL * scale) + 5
        self._grid.setRowMinimumHeight(0, round(34 * scale))
        for place, row in enumerate(rows, start=1):
            is_last = row is rows[-1]
            role = Role.HEADING if row.is_total and is_last else Role.BODY
            title = self.titles[row.key]
            title.setProperty("role", role.value)
            title.setFont(font(role, scale))
            title.setText(row.title)
            title.setAccessibleName(spoken(row, self.names))
            self._grid.setRowMinimumHeight(place, round(30 * scale) if row.is_total else high)
            for widget, cell, name in zip(self.cells[row.key], row.cells, self.names, strict=True):
                widget.show_cell(cell, role, scale)
                widget.count.setAccessibleName(f"{row.title}, {name} {cell.heard}")
        self.update()

    def _write_heads(self) -> None:
        """Names that are too long lose their middle: of a pair both are still known."""
        widest = round(_HEADS / len(self.names) * self._scale)
        for head, name in zip(self.heads, self.names, strict=True):
            write_within(head, name, Role.HEADING, self._scale, widest)
            head.setAccessibleName(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light the row that has the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self._light(watched.property("key"))
        elif event.type() == QEvent.Type.FocusOut:
            self._light("")
        return super().eventFilter(watched, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the mouse."""
        where = event.position().toPoint()
        self._light(next((key for key in self.titles if self._band(key).contains(where)), ""))

    def leaveEvent(self, event: QEvent) -> None:
        """Let go of the row."""
        self._light("")
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rule the paper: a hairline under each row, a double rule above the sums, a fine line between the sides."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lit:
            painter.fillRect(self._band(self._lit), QColor(palette.GOLD_LIGHT))
        keys = list(self.titles)
        first_total = next((key for key in keys if key in self._totals), "")
        for key in keys:
            band = QRectF(self._band(key))
            strong = key == first_total or key == keys[0]
            painter.setPen(QPen(QColor(palette.GOLD_SHADE if strong else palette.PAPER_FOLD), 1.2 if strong else 1.0))
            painter.drawLine(band.topLeft(), band.topRight())
            if key == first_total:
                below = QPointF(0, 3)
                painter.drawLine(band.topLeft() + below, band.topRight() + below)
        self._paint_columns(painter)
        painter.end()

    def _paint_columns(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(palette.GOLD), 1.0))
        for column in range(1, len(self.names) + 1):
            left = self._grid.cellRect(1, column).left() - self._grid.horizontalSpacing() // 2
            painter.drawLine(left, 4, left, self.height() - 2)

    def _band(self, key: str) -> QRect:
        row = list(self.titles).index(key) + 1
        cell = self._grid.cellRect(row, 0)
        return QRect(0, cell.top(), self.width(), cell.height())

    def _light(self, key: str) -> None:
        if key != self._lit:
            self._lit = key
            self.update()
            self.pointed.emit(key)
