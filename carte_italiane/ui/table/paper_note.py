"""A small note of paper beside a card: why something cannot be, or what has been chosen so far."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui import palette
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.geometry import Box
from carte_italiane.ui.table.note_place import note_place
from carte_italiane.ui.table.paper import SHADE, draw_slip, serif
from carte_italiane.ui.table.places import FLYING_Z

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.note_place import Ground
    from carte_italiane.ui.table.scene import TableScene

#: A question lies below a card that is carried to answer it; a remark is read even over cards that fly.
_QUESTION_Z, _REMARK_Z = 900.0, FLYING_Z + 400
#: How wide a note may be, in letters, that looks for a place: a flat one finds it where a high one does not.
_WIDTHS: Final = (22, 30, 40)
_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class PaperNote:
    """Shows one note at a time; a remark goes by itself, a question stays, or comes back, until it is answered."""

    def __init__(self, scene: TableScene) -> None:
        self.text = ""
        self._question: Callable[[], None] | None = None
        self._is_remark = False
        self._scene = scene
        self._item = QGraphicsPixmapItem()
        self._item.setVisible(False)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self.going = QTimer(scene)
        self.going.setSingleShot(True)
        self.going.setInterval(timing.NOTE)
        self.going.timeout.connect(self.end_remark)

    def show_at(self, text: str, card: Box, letters: float, *, stays: bool = False) -> None:
        """Show a note above a card, or on its lower part where there is no room.

        ``stays``: it is a question about a card of the hand and lies on that card, so that the table stays free.
        """
        self.text = text
        if stays:
            self._question = partial(self.show_at, text, card, letters, stays=True)
        self._is_remark = not stays
        self.going.stop()
        room = self._scene.sceneRect()
        pixmap = draw_note(self._scene.theme, text, letters, min(room.width() - 24, letters * 22))
        self._item.setPixmap(pixmap)
        self._item.setZValue(_QUESTION_Z if stays else _REMARK_Z)
        size = pixmap.deviceIndependentSize()
        left = min(max(card.centre.x - size.width() / 2, 4.0), room.width() - size.width() - 4)
        above = card.y - size.height() + SHADE
        low = min(card.bottom, room.height()) - size.height() - letters * 0.4
        top = low if stays or above < 4 else above
        self._item.setPos(round(left), round(top))
        self._item.setVisible(True)
        if not stays:
            self.going.start(max(timing.NOTE, timing.LETTER * len(text)))

    def show_beside(self, text: str, ground: Ground, letters: float) -> None:
        """Show a note that stays until it is answered, where it covers nothing of what it speaks of."""
        self.text = text
        self._question = partial(self.show_beside, text, ground, letters)
        self._is_remark = False
        self.going.stop()
        widest = [min(ground.room.width - 2 * SHADE, letters * wide) for wide in _WIDTHS]
        sizes = [note_size(text, letters, wide) for wide in widest]
        number, box = note_place(sizes, ground, letters * 0.4)
        self._item.setPixmap(draw_note(self._scene.theme, text, letters, widest[number]))
        self._item.setZValue(_QUESTION_Z)
        self._item.setPos(round(box.x - SHADE), round(box.y - SHADE))
        self._item.setVisible(True)

    def box(self) -> Box:
        """Where the paper lies."""
        rect = self._item.sceneBoundingRect()
        return Box(rect.x() + SHADE, rect.y() + SHADE, rect.width() - 2 * SHADE, rect.height() - 2 * SHADE)

    def hide(self) -> None:
        """Take the note away, and the question with it."""
        self.text = ""
        self._question = None
        self._is_remark = False
        self.going.stop()
        self._item.setVisible(False)

    def forget_question(self) -> None:
        """Nothing comes back when the remark has been read."""
        self._question = None

    def end_remark(self) -> None:
        """A remark has been read, or something else is done now: what was asked before is asked again."""
        if not self._is_remark:
            return
        if self._question is None:
            self.hide()
        else:
            self._question()


def note_size(text: str, letters: float, widest: float) -> tuple[float, float]:
    """Width and height of a note's paper."""
    words = QFontMetricsF(serif(letters)).boundingRect(QRectF(0, 0, widest - 2 * letters, 1000), _WRAPPED, text)
    return words.width() + 2 * letters, words.height() + 1.1 * letters


def draw_note(theme: CardTheme, text: str, letters: float, widest: float) -> QPixmap:
    """The picture of a note, ``SHADE`` larger on every side."""
    width, height = note_size(text, letters, widest)
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.translate(SHADE, SHADE)
    draw_slip(painter, QRectF(0, 0, width, height), letters)
    painter.setFont(serif(letters))
    painter.setPen(QColor(palette.INK))
    painter.drawText(QRectF(0, 0, width, height).adjusted(letters * 0.6, 0, -letters * 0.6, 0), _WRAPPED, text)
    painter.end()
    return pixmap
