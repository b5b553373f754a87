"""The thinking process: one JSON object per line in, one per line out (``docs/engine-protocol.md``).

It says that it is ready, then answers every ``choose`` by one ``choice``, ``cancelled`` or ``error``, and ends with its
input. Other lines that cannot be obeyed are answered by an error too.
"""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, replace
from queue import SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from carte_italiane.bots.advice import explained
from carte_italiane.bots.fields import Fields, ProtocolError, object_of
from carte_italiane.bots.protocol import PROTOCOL, decode_budget, decode_observation, encode_choice
from carte_italiane.bots.roster import OFFERED, UnknownLevel, level_named, player_at
from carte_italiane.bots.stopping import TimeLimit

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

    from carte_italiane.bots.bot import Bot, Budget
    from carte_italiane.bots.stopping import Stop
    from carte_italiane.rules.views import Observation

RequestId: TypeAlias = int | str

_LONGEST_LINE: Final = 1_000_000


class Engine:
    """Reads requests in a thread of its own, so that one can be cancelled while it waits or is thought about."""

    def __init__(self, requests: BinaryIO, answers: BinaryIO, clock: Callable[[], float] = monotonic) -> None:
        self._requests, self._answers, self._clock = requests, answers, clock
        self._waiting: SimpleQueue[_Request | _Complaint | None] = SimpleQueue()
        self._cancelled: set[RequestId] = set()
        self._open: set[RequestId] = set()
        self._quitting = False
        self._lock = threading.Lock()

    def run(self) -> None:
        """Answer until the input ends or somebody says quit."""
        self._say({"type": "ready", "protocol": PROTOCOL, "levels": [str(level) for level in OFFERED]})
        threading.Thread(target=self.read_requests, daemon=True).start()
        self.answer_requests()

    def answer_requests(self) -> None:
        """Think about one request after another."""
        while (found := self._waiting.get()) is not None and not self._quitting:
            if isinstance(found, _Complaint):
                self._say({"type": "error", "id": found.id, "message": found.message})
            else:
                self._answer(found)

    def read_requests(self) -> None:
        """Take in lines; what is asked goes to the queue, its end is told by None."""
        try:
            while not self._quitting and (line := self._next_line()):
                if line.strip():
                    self._take_in(line)
        finally:
            self._waiting.put(None)

    def _next_line(self) -> bytes:
        """The next line; of one that is far too long only the beginning, which is no JSON."""
        line = rest = self._requests.readline(_LONGEST_LINE)
        while len(rest) == _LONGEST_LINE and not rest.endswith(b"\n"):
            rest = self._requests.readline(_LONGEST_LINE)
        return line

    def _take_in(self, line: bytes) -> None:
        request_id: RequestId | None = None
        try:
            message = _parse(line)
            request_id = _id_of(message)
            self._obey(message, request_id)
        except (ProtocolError, UnknownLevel) as error:
            self._waiting.put(_Complaint(request_id, str(error)))

    def _obey(self, message: dict[str, Any], request_id: RequestId | None) -> None:
        fields = Fields(message, "request")
        kind = fields.text("type")
        if kind == "quit":
            self._quitting = True
        elif request_id is None:
            raise ProtocolError(f"request: {kind!r:.40} needs an 'id' that is a whole number or a string")
        elif kind == "cancel":
            self._cancel(request_id)
        elif kind == "choose":
            self._enqueue(_Request(request_id, fields))
        else:
            raise ProtocolError(f"request: unknown type {kind!r:.40}")

    def _enqueue(self, request: _Request) -> None:
        with self._lock:
            if request.id in self._open:
                raise ProtocolError("request: this 'id' is still being thought about")
            self._open.add(request.id)
        self._waiting.put(request)

    def _cancel(self, request_id: RequestId) -> None:
        with self._lock:
            if request_id in self._open:
                self._cancelled.add(request_id)

    def _answer(self, request: _Request) -> None:
        time_limit = TimeLimit(request.budget.milliseconds, self._clock)

        def is_cancelled() -> bool:
            return self._quitting or request.id in self._cancelled

        answer = {} if is_cancelled() else _thought(request, lambda: is_cancelled() or time_limit())
        with self._lock:
            if is_cancelled():
                answer = {"type": "cancelled"}
            self._cancelled.discard(request.id)
            self._open.discard(request.id)
        if not self._quitting:
            self._say({"type": answer.pop("type"), "id": request.id, **answer})

    def _say(self, message: dict[str, Any]) -> None:
        self._answers.write(json.dumps(message).encode() + b"\n")  # ASCII: an id may hold half a character
        self._answers.flush()


@dataclass(frozen=True, slots=True)
class _Complaint:
    """What is wrong with a line, told in its turn."""

    id: RequestId | None
    message: str


class _Request:
    """A checked ``choose``."""

    def __init__(self, request_id: RequestId, fields: Fields) -> None:
        self.id = request_id
        fields.value("id")
        self.bot: Bot = player_at(level_named(fields.text("level")))
        self.seen: Observation = decode_observation(fields.value("observation"))
        self.budget: Budget = decode_budget(fields.value("budget"))
        fields.done()
        if not self.seen.legal:
            raise ProtocolError("observation: this seat is not to move")


def _thought(request: _Request, stop: Stop) -> dict[str, Any]:
    """What the player chooses, and why; a fault of ours must not end the process that others wait for."""
    try:
        choice = request.bot.choose(request.seen, replace(request.budget, stop=stop))
        return {"type": "choice", **encode_choice(explained(request.seen, choice))}
    except Exception as error:
        return {"type": "error", "message": f"the player failed: {type(error).__name__}: {error}"}


def _parse(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line, object_pairs_hook=object_of)
    except ProtocolError:
        raise
    except (ValueError, RecursionError):
        raise ProtocolError("this line is not JSON") from None
    if not isinstance(message, dict):
        raise ProtocolError("this line is not an object")
    return message


def _id_of(message: dict[str, Any]) -> RequestId | None:
    given = message.get("id")
    return given if isinstance(given, str) or type(given) is int else None
