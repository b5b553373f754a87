"""The table as a widget: as large as it is made, no scroll bars, always sharp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from carte_italiane.ui.table import timing
from carte_italiane.ui.table.choreographer import Choreographer
from carte_italiane.ui.table.controller import TableController
from carte_italiane.ui.table.drawing_ahead import DrawingAhead
from carte_italiane.ui.table.keys import is_letter
from carte_italiane.ui.table.pointer import Pointer
from carte_italiane.ui.table.scene import TableScene
from carte_italiane.ui.table.waiting import Waiting

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent

    from carte_italiane.play.look import Look
    from carte_italiane.play.table_settings import TableSettings
    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.key_play import KeyPlay
    from carte_italiane.ui.table.recall import Recall
    from carte_italiane.ui.table.sharpening import Sharpening
    from carte_italiane.ui.table.table_session import TableSession


class TableView(QGraphicsView):
    """The card table. ``attach`` a session to it; ``idle`` is told when nothing moves any more."""

    idle = Signal()
    message = Signal(str)
    hint_wanted = Signal()
    #: A key that is not the table's own (a ``QKeyEvent``).
    other_key = Signal(object)
    cards_seen_wanted = Signal()
    #: Everything has other places: another size, or laid as the person likes it.
    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None, theme: CardTheme | None = None) -> None:
        super().__init__(parent)
        # A viewport made here is known to Python; looking up the ready one would set up every class of widgets.
        self.setViewport(QWidget())
        self.table_scene = TableScene(theme)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.choreographer = Choreographer(self.table_scene)
        self.choreographer.idle.connect(self.idle)
        self.controller = TableController(self.table_scene, self.choreographer, self.viewport())
        self.controller.message.connect(self.message)
        self.controller.changed.connect(self._show_to_keys)
        self.table_scene.rested.connect(self._explain)
        self._key_play: KeyPlay | None = None
        self.pointer = Pointer(self.controller)
        self._recall: Recall | None = None
        self.waiting = Waiting(self.controller)
        self._drawing_ahead = DrawingAhead(self.table_scene, self.choreographer)
        self._resize_pause = QTimer(self)
        self._resize_pause.setSingleShot(True)
        self._resize_pause.setInterval(timing.RESIZE_PAUSE)
        self._resize_pause.timeout.connect(self._sharpen_when_still)
        self._sharpening: Sharpening | None = None

    @property
    def recall(self) -> Recall:
        """The last trick or capture, to be looked at again."""
        if self._recall is None:
            from carte_italiane.ui.table.recall import Recall

            self._recall = Recall(self.controller)
            self._recall.shown.connect(self.message)
        return self._recall

    def set_likes(self, likes: TableSettings) -> None:
        """Lay the table as the person likes it; only what lies otherwise ends a movement."""
        before, self.table_scene.likes = self.table_scene.likes, likes
        if (before.mirrored, before.clockwise, before.sorting) != (likes.mirrored, likes.clockwise, likes.sorting):
            self.sharpen()
        if not self.choreographer.is_running:
            self.waiting.begin()

    def _end_recall(self) -> bool:
        """Take the last trick away; whether it was shown."""
        if self._recall is None or not self._recall.is_shown:
            return False
        self._recall.hide()
        return True

    @property
    def keys(self) -> KeyPlay:
        """The keyboard at this table; made when it is first used, or a screen reader is there."""
        if self._key_play is None:
            from carte_italiane.ui.table.key_play import KeyPlay

            self._key_play = KeyPlay(self)
        return self._key_play

    def _show_to_keys(self) -> None:
        if self._key_play is not None:
            self._key_play.update()
        elif QAccessible.isActive() and self.table_scene.seen is not None and self.hasFocus():
            self.keys.take_focus()

    def remark(self, text: str) -> None:
        """Say something in a note on the own hand, and aloud."""
        self.controller.remark(text)

    def attach(self, session: TableSession) -> None:
        """Show a session and let the person play in it."""
        self.controller.attach(session)

    def detach(self) -> None:
        """Leave the session; the table is empty."""
        self._end_recall()
        self.controller.detach()

    def set_speed(self, speed: str) -> None:
        """``relaxed``, ``normal``, ``fast`` or ``none``."""
        self.choreographer.set_speed(speed)

    def set_look(self, look: Look) -> None:
        """Another deck, back, indices or table, as soon as they have been drawn."""
        self.choreographer.delay()
        self.table_scene.theme.frozen = self.isVisible()
        self.table_scene.theme.set_look(look)
        self._sharpen_by_and_by()

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(1280, 800)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew at once; pictures are drawn in their new size when the window has come to rest."""
        self._end_recall()
        self.choreographer.delay()
        if self._sharpening is not None:
            self._sharpening.stop()
        theme = self.table_scene.theme
        theme.frozen = self.isVisible() and event.oldSize().isValid()
        theme.set_ratio(self.devicePixelRatioF())
        self.table_scene.set_size(self.viewport().size())
        self.controller.note.hide()
        self.controller.table_changed()
        if theme.frozen:
            self._resize_pause.start()
        else:
            self.choreographer.go_on()
        self.laid_out.emit()

    def event(self, event: QEvent) -> bool:
        """Draw anew on a screen with other pixels; re-text in another language."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resize_pause.start()
        elif event.type() == QEvent.Type.LanguageChange:
            self._end_recall()
            self.controller.note.hide()
            self.controller.retext()
            self.controller.changed.emit()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press finishes what is moving, and then plays nothing; else it takes hold of a card."""
        self._press(event, again=False)

    def _press(self, event: QMouseEvent, *, again: bool) -> None:
        self.controller.note.end_remark()
        if self._key_play is not None:
            self._key_play.mouse_used()
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self._end_recall():
            self.pointer.let_go()
        elif self.controller.paused:
            self.pointer.let_go()
            self.controller.go_on_wanted.emit()
        elif self.choreographer.is_running:
            self.pointer.let_go()
            self.choreographer.finish()
        else:
            self.pointer.press(self._point(event), again=again)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a quick pair confirms or finishes, but plays no second card."""
        self._press(event, again=True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A release where the press was plays the card; a card dragged onto the table is played there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what the card under the pointer would do, or carry it along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.drag(self._point(event))
        else:
            self.pointer.point_at(self._point(event))

    def _explain(self, point: QPointF) -> None:
        """Say what it is on which the pointer rests."""
        from carte_italiane.ui.table.rested import explain

        explain(self, point)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self.pointer.point_at(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who uses keys, or hears, goes on where the focus was."""
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        used = self._key_play is not None and self._key_play.in_use
        if event.reason() != Qt.FocusReason.MouseFocusReason and (by_key or used or QAccessible.isActive()):
            self.keys.in_use = by_key or used
            self.keys.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space finishes what is moving, Esc takes a choice or a hint back; H, C and L are keys of every keyboard."""
        if event.key() == Qt.Key.Key_Space and self.controller.paused:
            self.controller.go_on_wanted.emit()
        elif event.key() == Qt.Key.Key_Space and self.choreographer.is_running:
            self.choreographer.finish()
        elif event.key() == Qt.Key.Key_Escape and self._end_recall():
            pass
        elif event.key() == Qt.Key.Key_Escape and self.controller.take_back():
            if self.controller.choice is None:
                self.keys.back_to_hand()
        elif is_letter(event, "H") and not event.isAutoRepeat():
            self.hint_wanted.emit()
        elif is_letter(event, "C") and not event.isAutoRepeat():
            self.cards_seen_wanted.emit()
        elif is_letter(event, "L"):
            if not event.isAutoRepeat():
                self.recall.show()
        elif not self.keys.press(event):
            self.other_key.emit(event)
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The last trick is shown as long as L is held."""
        if is_letter(event, "L") and not event.isAutoRepeat():
            self._end_recall()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The release of a key will not be told any more."""
        self._end_recall()
        super().focusOutEvent(event)

    def _sharpen_when_still(self) -> None:
        """Nothing is drawn anew under a movement: wait for its end, if it goes on at all."""
        moving = self.choreographer
        if moving.is_running and not moving.is_waiting and not moving.is_held:
            self._resize_pause.start()
        else:
            self._sharpen_by_and_by()

    def _sharpen_by_and_by(self) -> None:
        """Draw everything in small steps for the size, look and pixels of now; nothing begins to move meanwhile."""
        if not self.isVisible():
            self.sharpen()
            return
        self.choreographer.delay()
        theme = self.table_scene.theme
        theme.frozen = True
        theme.set_ratio(self.devicePixelRatioF())
        if self._sharpening is None:
            from carte_italiane.ui.table.sharpening import Sharpening

            self._sharpening = Sharpening(self.table_scene)
            self._sharpening.ready.connect(self.sharpen)
        self._sharpening.begin()
        self.controller.table_changed()

    @property
    def is_sharp(self) -> bool:
        """Everything is drawn for the size, look and pixels of now."""
        return not self.table_scene.theme.frozen

    def sharpen(self) -> None:
        """Lay everything out in the size, look and pixels of now, and draw at once what has not been drawn yet."""
        self._resize_pause.stop()
        if self._sharpening is not None:
            self._sharpening.stop()
        theme = self.table_scene.theme
        theme.frozen = False
        theme.set_ratio(self.devicePixelRatioF())
        self.choreographer.delay()
        self.table_scene.redraw()
        self.controller.table_changed()
        self.choreographer.go_on()
        self.laid_out.emit()
        self._drawing_ahead.begin()
