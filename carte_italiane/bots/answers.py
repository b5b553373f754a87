"""Reading what a thinking process says; it may be anybody's program, so nothing is taken for granted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from carte_italiane.bots.fields import Fields, ProtocolError
from carte_italiane.bots.protocol import PROTOCOL, decode_choice

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice


def read_answer(line: bytes, request_id: int) -> Choice | None:
    """The choice for this request; None for a greeting and for what belongs to an older request.

    Raises ``ProtocolError`` for nonsense, for an error that it tells, and for another version of the protocol.
    """
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ProtocolError("this line is not JSON") from None
    fields = Fields(message, "answer")
    kind = fields.text("type")
    if kind == "ready":
        fields.number("protocol", PROTOCOL, PROTOCOL)
        return None
    about = message.get("id")
    if kind == "error" and (about is None or about == request_id):
        raise ProtocolError(f"it says: {message.get('message')!s:.200}")
    if fields.value("id") != request_id:
        return None
    if kind != "choice":
        raise ProtocolError(f"answer: {kind!r:.40} to a request that was not cancelled")
    return decode_choice(message)
