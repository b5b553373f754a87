"""The thinking process as the window sees it: requests out, moves in, started again once if it dies."""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice
    from carte_italiane.play.session import Request

FALLBACK_LEVEL: Final = "club"
#: The process is started when the window has been painted: nobody plays so soon.
FIRST_AFTER_MS: Final = 80
_LOG = logging.getLogger(__name__)


def engine_command() -> list[str]:
    """How this program starts its thinking process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "engine"]
    return [sys.executable, "-m", "carte_italiane", "engine"]


class EngineClient(QObject):
    """Sends requests to the engine process one at a time and tells its answers by ``answered(ticket, move)``.

    ``chosen(ticket, choice)`` tells the whole choice, with the reasons for it.
    If the process dies it is started again once and the request repeated; after a second death, or an answer that
    makes no sense, a rules-of-thumb player in this process answers instead.
    """

    answered = Signal(int, object)
    chosen = Signal(int, object)

    def __init__(self, parent: QObject | None = None, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._command = command or engine_command()
        self._request: Request | None = None
        self._number = 0
        self._deaths = 0
        self._closing = False
        self._first = QTimer(self, singleShot=True, interval=FIRST_AFTER_MS)
        self._first.timeout.connect(self._start_and_send)
        self._process = QProcess(self)
        self._process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._log_stderr)
        self._process.finished.connect(self._died)
        self._process.errorOccurred.connect(self._failed)

    def start(self) -> None:
        """Start the process if it does not run; returns at once."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start(self._command[0], self._command[1:])

    def ask(self, request: Request) -> None:
        """Have a computer player think; a new request replaces the one under way."""
        self._request = request
        self._number += 1  # tickets begin anew with every match, an answer to the match before must not fit
        if self._deaths > 1:
            self._answer_here()
            return
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._first.start()
        else:
            self._send()

    def close(self) -> None:
        """End the process; it also ends by itself when its input does."""
        self._closing = True
        self._request = None
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.closeWriteChannel()
            if not self._process.waitForFinished(1000):
                self._process.kill()
                self._process.waitForFinished(1000)

    def _start_and_send(self) -> None:
        if not self._closing:
            self.start()
            self._send()

    def _send(self) -> None:
        from carte_italiane.bots.bot import Budget
        from carte_italiane.bots.protocol import encode_budget, encode_observation

        if self._request is None:
            return
        message = {
            "type": "choose",
            "id": self._number,
            "level": self._request.level,
            "observation": encode_observation(self._request.seen),
            "budget": encode_budget(Budget(seed=self._request.seed)),
        }
        self._process.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        while self._process.canReadLine():
            self._take(bytes(self._process.readLine().data()))

    def _take(self, line: bytes) -> None:
        """Hand on an answer to the request under way; a wrong one is answered here, an old one is dropped."""
        request = self._request
        try:
            message = json.loads(line)
            if message["type"] == "ready" or request is None or message["id"] != self._number:
                return
            choice = _choice(message)
            if choice.move not in request.seen.legal:
                raise ValueError("the move is not possible")
        except (ValueError, KeyError, TypeError) as error:
            _LOG.error("the engine's answer makes no sense: %s: %.300r", error, line)
            self._answer_here()
            return
        self._request = None
        self._tell(request, choice)

    def _tell(self, request: Request, choice: Choice) -> None:
        self.chosen.emit(request.ticket, choice)
        self.answered.emit(request.ticket, choice.move)

    def _died(self) -> None:
        if self._closing:
            return
        self._deaths += 1
        _LOG.error("the engine process ended, exit code %s", self._process.exitCode())
        if self._request is None:
            return
        if self._deaths > 1:
            self._answer_here()
        else:
            self._start_and_send()

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self._closing:
            self._deaths = 2
            _LOG.error("the engine process could not be started: %s", self._process.errorString())
            self._answer_here()

    def _answer_here(self) -> None:
        """Answer the request under way by a rules-of-thumb player in this process."""
        from carte_italiane.bots.advice import explained
        from carte_italiane.bots.bot import Budget
        from carte_italiane.bots.roster import level_named, player_at

        request, self._request = self._request, None
        if request is not None:
            choice = player_at(level_named(FALLBACK_LEVEL)).choose(request.seen, Budget(seed=request.seed))
            self._tell(request, explained(request.seen, choice))

    def _log_stderr(self) -> None:
        text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        _LOG.warning("engine: %.2000s", text)


def _choice(message: dict[str, object]) -> Choice:
    """The choice in an answer; raises ``ValueError`` (``ProtocolError`` is one) for an error and for nonsense."""
    from carte_italiane.bots.protocol import decode_choice

    if message["type"] != "choice":
        raise ValueError(str(message.get("message", "no choice")))
    return decode_choice({key: value for key, value in message.items() if key not in ("type", "id")})
