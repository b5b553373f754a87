"""Where the window is and how large: as it was left, on the screens that there are now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.window_setting import WindowSetting
    from carte_italiane.ui.main_window import MainWindow

#: A window that is moved or resized has come to rest after this.
AT_REST_MS: Final = 600
#: By this much of its upper edge a window can be seen and taken hold of.
GRIP: Final = (120, 24)
#: Room for the frame that the system draws round a window.
FRAME: Final = 40


class WindowPlace(QObject):
    """Restores it, and remembers it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._at_rest = QTimer(self, singleShot=True, interval=AT_REST_MS)
        self._at_rest.timeout.connect(self.remember)

    def changed(self) -> None:
        """The window is another place or size now."""
        self._at_rest.start()

    def remember(self) -> None:
        """Keep place and size; those of a maximised window are what it goes back to."""
        from carte_italiane.play.window_setting import WindowSetting

        window = self._window
        self._at_rest.stop()
        before = window.settings.window
        if window.isMinimized():
            return
        maximised = window.isMaximized() or (window.isFullScreen() and before is not None and before.maximised)
        if window.isMaximized() or window.isFullScreen():
            normal = window.normalGeometry()
            place = before._replace(maximised=maximised) if before is not None else None
            if place is None and normal.isValid():
                place = WindowSetting(normal.x(), normal.y(), normal.width(), normal.height(), maximised)
        else:
            place = WindowSetting(window.x(), window.y(), window.width(), window.height())
        if place is not None:
            window.preferences.change(window=place)

    def restore(self, left: WindowSetting) -> None:
        """Put the window where it was left, if it can be seen there."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        place = fitting(QRect(left.x, left.y, left.width, left.height), screens)
        self._window.resize(place.size())
        self._window.move(place.topLeft())
        if left.maximised:
            self._window.setWindowState(self._window.windowState().WindowMaximized)


def fitting(place: QRect, screens: Sequence[QRect]) -> QRect:
    """The place, if the window can be taken hold of there, else the middle of the first screen; no larger than it."""
    top = QRect(place.left(), place.top(), place.width(), GRIP[1])
    for screen in screens:
        seen = top.intersected(screen)
        if seen.width() >= min(GRIP[0], place.width()) and seen.height() >= GRIP[1]:
            return QRect(place.topLeft(), place.size().boundedTo(screen.size()))
    if not screens:
        return place
    room = screens[0]
    made = QRect(place.topLeft(), place.size().boundedTo(room.size() - QRect(0, 0, FRAME, FRAME).size()))
    made.moveCenter(room.center())
    return made
