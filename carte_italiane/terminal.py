"""The program among others: Ctrl-C, and standard output and error that may be closed, full or read no longer."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing itself would be imported on every start for this
if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable
    from typing import TextIO

#: What shells say of a program that was ended by Ctrl-C.
INTERRUPTED = 130
#: The exit status when the input is bad or the output cannot be written.
FAILED = 2


def begin() -> None:
    """Prepare the process: to be called first of all, and only by a process that is nothing but this program."""
    try:
        import signal

        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            # No exception: it could come up anywhere, in the middle of an import as well, and would be told at length.
            signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()


def complain(sentence: str) -> None:
    """Tell what is wrong on standard error; where that cannot be, the exit status has to say it alone."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        _drop(sys.stderr)


def options(parse: Callable[[], Namespace]) -> Namespace:
    """The options that are given; bad ones end the program as argparse does, also where that cannot tell them.

    Not every Python 3.11 has an argparse that bears an output that is full.
    """
    try:
        return parse()
    except OSError:
        _drop(sys.stderr)
        raise SystemExit(FAILED) from None


def guarded(work: Callable[[], int]) -> int:
    """Do what prints; returns the exit status, of which output that cannot be written is a part.

    A reader who goes away has read enough: that is no fault.
    """
    try:
        status = work()
        sys.stdout.flush()
    except BrokenPipeError:
        _drop(sys.stdout)
        return 0
    except OSError as error:
        _drop(sys.stdout)
        complain(f"carte-italiane: {error.strerror or error}")
        return FAILED
    return status


def settle() -> None:
    """Write what is still to be written, or drop it: Python would complain about it when it ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _drop(stream)


def _drop(stream: TextIO) -> None:
    from contextlib import suppress

    with suppress(OSError, ValueError):  # it is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")
