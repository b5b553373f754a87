"""``carte-italiane engine``: the thinking process on standard input and output."""

from __future__ import annotations

import sys
from io import BufferedReader, BufferedWriter, FileIO
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse

    from carte_italiane.cli import Subparsers

_INPUT: Final = 0
_OUTPUT: Final = 1
#: A cancel that comes while a search runs is read after at most this, in seconds (Python's own value is 0.005).
_SWITCH_AFTER: Final = 0.001


def add_parser(subparsers: Subparsers) -> None:
    """Add the command; it has no options."""
    subparsers.add_parser(
        "engine",
        help="think for one seat: JSON lines in, JSON lines out",
        description="Reads one request per line from standard input and writes one answer per line.",
    )


def run(options: argparse.Namespace) -> int:
    """Think until the input ends."""
    from carte_italiane.bots.engine import Engine

    sys.setswitchinterval(_SWITCH_AFTER)
    # Files of our own that nobody closes: Python cannot close one in which a thread still waits.
    requests = BufferedReader(FileIO(_INPUT, "rb", closefd=False))
    answers = BufferedWriter(FileIO(_OUTPUT, "wb", closefd=False))
    Engine(requests, answers).run()
    return 0
