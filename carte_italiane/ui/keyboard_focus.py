"""Where the keyboard is: whoever uses keys sees a ring round the control, as round a card on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QMenuBar, QSlider, QTabBar, QWidget
from shiboken6 import isValid

from carte_italiane.ui import palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

#: Thickness of the ring in heights of a line, and its least in pixels; the ivory on both sides of it, in pixels.
_THICK, _THINNEST, _HALO = 0.15, 3, 1
_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
_SHIFTS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_MOVES: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class Ring(QWidget):
    """Blue in ivory, so that one of the two stands out from paper, gold, green and felt."""

    def __init__(self) -> None:
        super().__init__()
        self._thick = _THINNEST
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def lie_round(self, control: QWidget, place: QRect) -> None:
        """Lie on the edge of a control, over everything in its window; nothing else makes room for it."""
        self._thick = max(_THINNEST, round(control.fontMetrics().height() * _THICK))
        out = self._thick // 2 + _HALO
        if isinstance(control, QLabel | QSlider):  # it has no edge: what it shows is not to be covered
            out += self._thick
        within = QRect(control.mapTo(control.window(), place.topLeft()), place.size())
        if self.parentWidget() is not control.window():
            self.setParent(control.window())
        self.setGeometry(within.adjusted(-out, -out, out, out) & control.window().rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = self._thick / 2 + _HALO
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        for colour, size in ((palette.IVORY, self._thick + 2 * _HALO), (palette.BLUE, self._thick)):
            painter.setPen(QPen(QColor(colour), size))
            painter.drawRoundedRect(ring, 2 * self._thick, 2 * self._thick)
        painter.end()


class KeyboardFocus(QObject):
    """Keeps the ring where the focus of a window is, from the first key to the next press of a mouse button.

    The table shows its own focus, on a card. A control with a shadow tells how wide it is in its property "shade".
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._by_key = False
        self._control: QWidget | None = None
        self._shows_itself = False
        self._watched: list[QWidget] = []
        self._ring: Ring | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._moved)
        self._moved(None, QApplication.focusWidget())

    @property
    def ring(self) -> Ring | None:
        """The ring, while it is to be seen."""
        ring = self._ring
        return ring if ring is not None and isValid(ring) and ring.isVisible() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See what is used, keys or mouse, and follow what moves."""
        kind = event.type()
        if kind in _MOVES:
            self._soon.start()
        elif watched is not self._control:
            pass
        elif kind in _KEYS and isinstance(event, QKeyEvent) and event.key() not in _SHIFTS:
            self._by_key = True
            self._soon.start()  # when the key has done what it does
        elif kind == QEvent.Type.MouseButtonPress:
            self._by_key = False
            self._show()
        return False

    def _moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        for widget in filter(isValid, self._watched):  # one that had the focus may be gone with its window
            widget.removeEventFilter(self)
        self._watched = []
        self._control = new if new is not None and self._is_ours(new) else None
        if self._control is not None:
            if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
                self._by_key = False
            self._shows_itself = _shows_itself(self._control)
            self._watch(self._control)
        self._show()

    def _is_ours(self, control: QWidget) -> bool:
        window = control.window()
        is_near = window is self._window or window.parentWidget() is self._window
        return is_near and window.windowType() != Qt.WindowType.Popup

    def _watch(self, control: QWidget) -> None:
        """The control, and all in which it lies: it moves with them."""
        part: QWidget | None = control
        while part is not None:
            part.installEventFilter(self)
            self._watched.append(part)
            part = None if part.isWindow() or self._shows_itself else part.parentWidget()

    def _show(self) -> None:
        control = self._control
        if self._ring is not None and not isValid(self._ring):  # it went with the dialog in which it lay
            self._ring = None
        if control is None or not self._by_key or not control.isVisible() or self._shows_itself:
            if self._ring is not None:
                self._ring.hide()
            return
        if self._ring is None:
            self._ring = Ring()
        self._ring.lie_round(control, _edge(control))


def _shows_itself(control: QWidget) -> bool:
    part: QWidget | None = control
    while part is not None and not isinstance(part, QGraphicsView):
        part = part.parentWidget()
    return isinstance(control, QMenuBar) or control.isWindow() or (part is not None and _shade(control) is None)


def _edge(control: QWidget) -> QRect:
    """What is to be seen of a control; of tabs the one that is open."""
    if isinstance(control, QTabBar):
        return control.tabRect(control.currentIndex())
    inset = _shade(control) or 0
    return QRect(QPoint(0, 0), control.size()).adjusted(inset, inset, -inset, -inset)


def _shade(control: QWidget) -> int | None:
    shade = control.property("shade")
    return shade if isinstance(shade, int) else None
