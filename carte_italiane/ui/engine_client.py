"""A thinking process as the window sees it: requests out, moves in, and a club player when the process misbehaves."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from carte_italiane.ui.computer_players import FALLBACK_LEVEL
from carte_italiane.ui.own_process import own_command

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice
    from carte_italiane.play.session import Request

#: The longest that a person waits for a move, however slow the machine.
LIMIT_MS: Final = 1000
#: A process that is silent for so long after that does not think, it hangs.
PATIENCE_MS: Final = 10_000
#: How long a process may take to end when it is told to.
_LAST_MS: Final = 1000
#: More than any answer; a line that is longer is none.
_LONGEST_LINE: Final = 1_000_000
_LOG = logging.getLogger(__name__)


def engine_command() -> list[str]:
    """How this program starts its thinking process."""
    return own_command("engine")


class EngineClient(QObject):
    """Sends requests to a process one at a time and tells its answers by ``answered(ticket, move)``.

    ``chosen(ticket, choice)`` tells the whole choice, with the reasons for it.
    A process that ends, hangs or talks nonsense is killed. It has ``lives``: it is started again, and the request
    repeated, until they are spent; then ``gave_up(fault)`` is told and a club player in this process answers, until
    ``renew``. Faults: ``start``, ``end``, ``silence``, ``nonsense``, ``illegal``.
    """

    answered = Signal(int, object)
    chosen = Signal(int, object)
    gave_up = Signal(str)

    def __init__(
        self,
        parent: QObject | None = None,
        command: list[str] | None = None,
        *,
        lives: int = 2,
        limit: int = LIMIT_MS,
        patience: int = PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._command = command or engine_command()
        self._limit = limit
        self._all_lives = self._lives = lives
        self._fault = ""
        self._closed = False
        self._process: QProcess | None = None
        self._request: Request | None = None
        self._number = 0
        self._silence = QTimer(self, singleShot=True, interval=limit + patience)
        self._silence.timeout.connect(self._was_silent)

    def start(self) -> None:
        """Start the process if it does not run, has lives left and is not closed; returns at once."""
        if self._process is None and self._lives and not self._closed:
            self._process = process = QProcess(self)
            process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
            process.readyReadStandardOutput.connect(self._read)
            process.readyReadStandardError.connect(self._log_stderr)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._failed)
            process.start(self._command[0], self._command[1:])

    def ask(self, request: Request) -> None:
        """Have a computer player think; a new request replaces the one under way."""
        self.cancel()
        self._request = request
        self._number += 1  # tickets begin anew with every match, an answer to the match before must not fit
        if self._closed or not self._lives:
            self._answer_here()
        elif self._process is None:
            self._start_and_send()
        else:
            self._send()

    def cancel(self, ticket: int | None = None) -> None:
        """Nobody wants the answer to the request under way any more; given a ticket, only if it has that one."""
        if self._request is not None and ticket in (None, self._request.ticket):
            self._request = None
            self._silence.stop()
            self._write({"type": "cancel", "id": self._number})

    def renew(self) -> None:
        """A new deal: a process that has spent its lives gets another chance."""
        self._lives, self._fault = self._all_lives, ""

    def close(self) -> None:
        """End the process for good; it also ends by itself when its input does."""
        self.cancel()
        self._closed = True
        self._write({"type": "quit"})
        self._end_process(_LAST_MS)

    def _start_and_send(self) -> None:
        self.start()
        self._send()

    def _send(self) -> None:
        from carte_italiane.bots.bot import Budget
        from carte_italiane.bots.protocol import encode_request

        request = self._request
        if request is not None:
            self._silence.start()
            budget = Budget(seed=request.seed, milliseconds=self._limit)
            self._write(encode_request(self._number, request.level, request.seen, budget))

    def _write(self, message: dict[str, object]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._take(bytes(process.readLine().data()))
        if process is not None and process is self._process and process.bytesAvailable() > _LONGEST_LINE:
            self._fail("nonsense", "a line without end")

    def _take(self, line: bytes) -> None:
        """Hand on an answer to the request under way; an old one is dropped."""
        from carte_italiane.bots.answers import read_answer
        from carte_italiane.bots.fields import ProtocolError

        request = self._request
        if request is None and b'"ready"' not in line:  # a greeting is heard at any time: it names the protocol
            return
        try:
            choice = read_answer(line, self._number)
        except ProtocolError as error:
            self._fail("nonsense", f"{error}: {line[:300]!r}")
            return
        if choice is None or request is None:
            return
        if choice.move not in request.seen.legal:
            self._fail("illegal", f"this move is not possible: {line[:300]!r}")
            return
        self.renew()
        self._silence.stop()
        self._request = None
        self._tell(request, choice)

    def _tell(self, request: Request, choice: Choice) -> None:
        self.chosen.emit(request.ticket, choice)
        self.answered.emit(request.ticket, choice.move)

    def _ended(self, code: int) -> None:
        self._fail("end", f"ended, exit code {code}")

    def _was_silent(self) -> None:
        self._fail("silence", f"no answer in {self._silence.interval()} ms")

    def _failed(self, error: QProcess.ProcessError) -> None:
        if self._process is not None and error != QProcess.ProcessError.Crashed:  # a crash is told as an end as well
            fault = "start" if error == QProcess.ProcessError.FailedToStart else "end"
            self._fail(fault, self._process.errorString())

    def _fail(self, fault: str, reason: str) -> None:
        """The process misbehaves: take another one while there are lives left."""
        _LOG.error("%s: %s", " ".join(self._command), reason)
        self._fault = fault
        self._lives = max(self._lives - 1, 0)
        self._silence.stop()
        self._end_process(0)
        if self._request is not None and self._lives and not self._closed:
            self._start_and_send()
        else:
            self._answer_here()

    def _end_process(self, patience: int) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)  # what it still says is of no interest
            process.closeWriteChannel()
            if not patience or not process.waitForFinished(patience):
                process.kill()
                process.waitForFinished(_LAST_MS)
            process.deleteLater()

    def _answer_here(self) -> None:
        """Answer the request under way by a rules-of-thumb player in this process."""
        from carte_italiane.bots.advice import explained
        from carte_italiane.bots.bot import Budget
        from carte_italiane.bots.roster import level_named, player_at

        request, self._request = self._request, None
        if request is None:
            return
        fault, self._fault = self._fault, ""
        if fault:
            self.gave_up.emit(fault)
        choice = player_at(level_named(FALLBACK_LEVEL)).choose(request.seen, Budget(seed=request.seed))
        self._tell(request, explained(request.seen, choice))

    def _log_stderr(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
            _LOG.warning("%s: %.2000s", " ".join(self._command), text)
