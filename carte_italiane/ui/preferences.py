"""What is remembered between two starts: the one place in which it changes, and from which it is written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from carte_italiane.play.settings import Settings
    from carte_italiane.play.settings_file import SettingsFile
    from carte_italiane.ui.main_window import MainWindow

#: Changes that come together, as of a slider that is dragged, are written together.
SOON_MS: Final = 400


class Preferences(QObject):
    """Tells every change by ``changed(settings_before)``. Only one that ``keeps`` writes, and only after a change."""

    changed = Signal(object)
    _told = Signal(object)

    def __init__(self, settings: Settings, window: MainWindow, *, keeps: bool) -> None:
        super().__init__(window)
        self.settings = settings
        self._window = window
        self._keeps = keeps
        self._file: SettingsFile | None = None
        self._has_told = False
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._write)
        self._told.connect(self._tell)

    def change(self, **parts: object) -> None:
        """Have other settings from now on: what shows them follows at once, and soon they are written."""
        before, self.settings = self.settings, replace(self.settings, **parts)  # type: ignore[arg-type]
        if self.settings == before:
            return
        if self._keeps:
            self._soon.start()
        self.changed.emit(before)

    def leave_file(self) -> None:
        """Write nothing: there is a file that could be neither read nor put aside."""
        self._keeps = False
        self._soon.stop()

    def close(self) -> None:
        """Let nothing unwritten be lost with the window."""
        if self._soon.isActive():
            self._soon.stop()
            self._write()
        if self._file is not None:
            self._file.close()

    def _write(self) -> None:
        if self._file is None:
            from carte_italiane.paths import settings_file
            from carte_italiane.play.settings_file import SettingsFile

            self._file = SettingsFile(settings_file(), self._told.emit)
            self._file.clean()
        self._file.keep(self.settings)

    def _tell(self, error: Exception | None) -> None:
        """Once is enough: it is tried again after every change."""
        if error is None or self._has_told:
            return
        self._has_told = True
        from carte_italiane.play.faults import fault_of
        from carte_italiane.ui.pages.file_news import settings_notice

        self._window.tell(settings_notice(fault_of(error)))
