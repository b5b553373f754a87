"""The last capture or trick, to be looked at again: large in the middle, under a veil over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from carte_italiane.rules.last_taken import last_taken
from carte_italiane.ui import palette
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.card_theme import HALO
from carte_italiane.ui.table.geometry import height_of, whole
from carte_italiane.ui.table.paper import SHADE
from carte_italiane.ui.table.paper_note import draw_note
from carte_italiane.ui.table.places import FLYING_Z
from carte_italiane.ui.table.remarks import nothing_taken, taken_last

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from carte_italiane.rules.last_taken import Taken
    from carte_italiane.ui.table.controller import TableController
    from carte_italiane.ui.table.scene import TableScene

_DARKNESS: Final = 190
#: Between two cards, and between the first card of a capture and what it took, in card widths.
_GAP, _APART = 0.14, 0.34


class Recall(QObject):
    """Shows it while a key is held, or for a while; it changes nothing that lies on the table."""

    shown = Signal(str)

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._scene = controller.scene
        self._item: QGraphicsRectItem | None = None
        self.going = QTimer(self)
        self.going.setSingleShot(True)
        self.going.setInterval(timing.RECALL)
        self.going.timeout.connect(self.hide)

    @property
    def is_shown(self) -> bool:
        """It lies over the table."""
        return self._item is not None

    def show(self, *, for_a_while: bool = False) -> None:
        """Show it until ``hide``, or for some seconds; when nothing has been taken yet, say so."""
        seen = self._scene.seen
        if self.is_shown or seen is None or self._scene.layout is None:
            return
        taken = last_taken(seen)
        if taken is None:
            self._controller.remark(nothing_taken())
            return
        words = taken_last(seen.view.rules.game, self._scene.names[taken.seat], sweep=taken.is_sweep)
        self._item = _veil(self._scene)
        self._lay_out(taken, words, self._item)
        self._scene.addItem(self._item)
        self.shown.emit(words)
        if for_a_while:
            self.going.start()

    def hide(self) -> None:
        """Give the table back."""
        self.going.stop()
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None

    def _lay_out(self, taken: Taken, words: str, veil: QGraphicsItem) -> None:
        """The words above a row of cards; in a trick, the names below them."""
        scene, layout = self._scene, self._scene.layout
        assert layout is not None
        apart = _APART if taken.cards[1][0] < 0 else _GAP
        count = len(taken.cards)
        room = scene.sceneRect()
        units = count + _GAP * (count - 2) + apart
        width = whole(min(layout.hand_width, room.width() * 0.86 / units, room.height() * 0.27))
        high = height_of(width)
        x, y = room.center().x() - units * width / 2, room.center().y()
        _put(
            draw_note(scene.theme, words, layout.text * 1.15, room.width() * 0.8),
            room.center().x(),
            y - high * 0.5 - layout.text * 2.0,
            veil,
        )
        for place, (seat, card) in enumerate(taken.cards):
            middle = x + width / 2
            if card == taken.card:
                _put_card(scene.theme.glow(width, True), middle, y, veil)
            else:
                _put_card(scene.theme.shadow(width), middle + 0.02 * width, y + 0.04 * width, veil)
            _put_card(scene.theme.face(card, width), middle, y, veil)
            if seat >= 0 and apart == _GAP:
                name = draw_note(scene.theme, scene.names[seat], layout.text, width * (1 + HALO))
                _put(name, middle, y + high / 2 + layout.text * 1.4, veil)
            x += width * (1 + (apart if place == 0 else _GAP))


def _veil(scene: TableScene) -> QGraphicsRectItem:
    veil = QGraphicsRectItem(scene.sceneRect())
    shade = QColor(palette.VEIL)
    shade.setAlpha(_DARKNESS)
    veil.setBrush(shade)
    veil.setPen(Qt.PenStyle.NoPen)
    veil.setZValue(FLYING_Z + 500)
    veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return veil


def _put(pixmap: QPixmap, x: float, y: float, parent: QGraphicsItem) -> None:
    """A slip of paper with its middle at a point."""
    size = pixmap.deviceIndependentSize()
    item = QGraphicsPixmapItem(pixmap, parent)
    item.setPos(round(x - size.width() / 2), round(y - size.height() / 2 - SHADE / 2))


def _put_card(pixmap: QPixmap, x: float, y: float, parent: QGraphicsItem) -> None:
    size = pixmap.deviceIndependentSize()
    item = QGraphicsPixmapItem(pixmap, parent)
    item.setPos(round(x - size.width() / 2), round(y - size.height() / 2))
