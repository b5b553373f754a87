"""How the development tool speaks: plain lines, and expected failures that need no traceback."""

import re

_ADDRESS = re.compile(r"\b[a-z][a-z0-9+.-]*://\S+", re.IGNORECASE)


class Trouble(Exception):
    """An expected failure: sentences for the person, and the exit status of the tool."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


def say(text: str) -> None:
    """Print one line at once, so that it stands before the output of the next program."""
    print(text, flush=True)


def without_addresses(text: str) -> str:
    """The text with every network address struck out: addresses may hold names and passwords."""
    return _ADDRESS.sub("(address)", text)
