"""The sounds of the program: their names go to a process that plays them. Without it, or a device, all is silent."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QProcess

from carte_italiane.ui.own_process import own_command

if TYPE_CHECKING:
    from carte_italiane.play.settings import SoundSetting
    from carte_italiane.ui.main_window import MainWindow

#: After a failure it is tried again, at the earliest after this: a device may have been plugged in.
AGAIN_AFTER_MS: Final = 60_000
#: Lines that the process has not taken yet; if there are more, it hangs.
_MOST_WAITING: Final = 2000
#: How long the system may take to end a process that is killed.
_LAST_MS: Final = 500
_LOG = logging.getLogger(__name__)


def give_sound(window: MainWindow) -> Sounds:
    """Let a window be heard from now on; without this it is silent."""
    sounds = Sounds(window.settings.sound, window)
    window.preferences.changed.connect(lambda _before: sounds.change(window.settings.sound))
    window.table.choreographer.cues.play = sounds.play
    sounds.begin()
    return sounds


class Sounds(QObject):
    """``play`` sounds by name. A sound that cannot be heard at once is not heard at all, and nothing ever waits."""

    def __init__(self, setting: SoundSetting, parent: QObject | None = None, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._setting = setting
        self._command = command or own_command("sound")
        self._process: QProcess | None = None
        self._tried = QElapsedTimer()
        self.is_ready = False
        self._fault = ""
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def is_running(self) -> bool:
        """There is a process, which may still have to get ready."""
        return self._process is not None

    def begin(self) -> None:
        """Get ready to play, if anything is to be heard; returns at once."""
        self._tried.start()
        if self._process is None and self._setting.heard:
            self._process = process = QProcess(self)
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._failed)
            process.start(self._command[0], self._command[1:])

    def change(self, setting: SoundSetting) -> None:
        """Take a new setting; while nothing is to be heard there is no process and no device."""
        if setting == self._setting:
            return
        self._setting = setting
        if not setting.heard:
            self.close()
        else:
            self.begin()

    def play(self, name: str) -> None:
        """Have a sound heard now."""
        process = self._process
        if process is None:
            if self._setting.heard and self._tried.hasExpired(AGAIN_AFTER_MS):
                self.begin()
        elif self.is_ready and process.bytesToWrite() < _MOST_WAITING:
            process.write(f"{name} {self._setting.heard}\n".encode())
            process.waitForBytesWritten(0)  # now, not after the next picture has been painted

    def close(self) -> None:
        """End the process and with it all sound; returns at once or nearly."""
        process, self._process = self._process, None
        self.is_ready = False
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)  # what it still says is of no interest
            process.errorOccurred.disconnect(self._failed)
            process.finished.disconnect(self._ended)
            process.finished.connect(process.deleteLater)
            process.kill()  # it keeps nothing that could be lost, and its device may hang
            if process.state() == QProcess.ProcessState.NotRunning or process.waitForFinished(_LAST_MS):
                process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            line = bytes(process.readLine().data()).decode("ascii", "replace").strip()
            self.is_ready = self.is_ready or line == "ready"
            self._fault = line.removeprefix("silent").strip()

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._fault = self._process.errorString()
            self._ended()

    def _ended(self) -> None:
        self._read()
        _LOG.info("no sound: %.500s", self._fault)
        self.close()
