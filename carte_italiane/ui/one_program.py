"""One program for a person: a second start hands its file to the first, whose window comes to the front.

The first start holds a file in the folder of what has been played (``in_use``), so it alone writes there, and notes in
it where it listens. Where the first cannot be reached, the second runs by itself and leaves these files alone.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from carte_italiane.ui.in_use import Hold, InUse
from carte_italiane.ui.meeting_place import socket_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtNetwork import QLocalServer, QLocalSocket

#: How long a second start waits for the first, which may itself be starting.
PATIENCE_MS: Final = 4000
_PAUSE_MS: Final = 50
#: More than any hand-over.
_LONGEST: Final = 200_000
_ANSWER: Final = b"here\n"
#: By this a desktop lets a window come to the front that the person has asked for elsewhere.
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
_LOG = logging.getLogger(__name__)


class OneProgram(QObject):
    """Tells by ``called(paths)`` that the program was started again, with the files that it was to open."""

    called = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.is_first = False
        self._server: QLocalServer | None = None
        self._in_use = InUse(folder / "in-use.lock")
        self._hold = Hold.UNKNOWN

    @property
    def name(self) -> str:
        """Where the copies meet."""
        return socket_name(self._folder)

    def take(self) -> bool:
        """Be the first, if no other copy runs; a folder in which nothing can be locked stops nobody."""
        self._hold = self._in_use.take()
        self.is_first = self._hold != Hold.ANOTHER and not self._is_met()
        return self.is_first

    def _is_met(self) -> bool:
        """Another copy listens all the same: the file that it holds is gone, or cannot be opened."""
        if self._hold == Hold.OURS and not os.path.lexists(self.name):  # so it is at nearly all starts
            return False
        if not _is_there(self.name):
            return False
        self._in_use.leave()
        return True

    def hand_over(self, files: Sequence[Path], patience: int = PATIENCE_MS) -> bool:
        """Have the first copy come to the front and open these files; whether it said that it does."""
        import json
        import time

        token = os.environ.get(_TOKEN, "")
        said = json.dumps({"files": [os.path.abspath(file) for file in files], "token": token})
        end = time.monotonic() + patience / 1000
        while (left := round((end - time.monotonic()) * 1000)) > 0:
            if any(_said(name, said.encode() + b"\n", left) for name in self._names()):
                return True
            if self._hold == Hold.ANOTHER and self.take():  # it was about to end
                return False
            time.sleep(_PAUSE_MS / 1000)
        _LOG.warning("another copy of the program runs, but it does not answer")
        return False

    def listen(self) -> bool:
        """Wait for other starts; only the first copy may."""
        from PySide6.QtNetwork import QLocalServer

        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._connected)
        QLocalServer.removeServer(self.name)  # what a crash has left: nobody is there
        if os.path.isdir(self.name):
            from carte_italiane.play.storage import put_aside_if_possible

            put_aside_if_possible(Path(self.name))
        if server.listen(self.name):
            self._in_use.note(self.name)
        else:
            _LOG.warning("other starts cannot reach this one: %s", server.errorString())
        return server.isListening()

    def close(self) -> None:
        """Make room for another start."""
        if self._server is not None:
            self._server.close()
        self._in_use.leave()

    def _names(self) -> list[str]:
        """Where the first may be: it need not have been started with the same environment."""
        noted, own = self._in_use.noted(), self.name
        return [noted, own] if os.path.isabs(noted) and noted.isprintable() and noted != own else [own]

    def _connected(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(self._heard)
            self._take_from(socket)

    def _heard(self) -> None:
        socket = self.sender()
        if socket is not None:
            self._take_from(socket)  # type: ignore[arg-type]

    def _take_from(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        files = _files_in(bytes(socket.readLine().data()))
        if files is None:
            socket.abort()
            return
        socket.write(_ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        self.called.emit(files)


def _is_there(name: str) -> bool:
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(PATIENCE_MS)


def _said(name: str, message: bytes, patience: int) -> bool:
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(patience):
        return False
    socket.write(message)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(patience):
            return False
    return bytes(socket.readLine().data()) == _ANSWER


def _files_in(line: bytes) -> list[Path] | None:
    """What another start hands over; None for anything else."""
    import json

    try:
        said = json.loads(line)
        files, token = said["files"], said["token"]
        if not isinstance(token, str) or not all(isinstance(file, str) for file in files):
            return None
        if token:
            os.environ[_TOKEN] = token
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return [Path(file) for file in files]
