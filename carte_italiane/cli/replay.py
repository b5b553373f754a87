"""``carte-italiane replay``: what happened in the games of record files."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from carte_italiane.play.record import BadRecord, Record, read_record, read_record_file
from carte_italiane.play.record_json import LARGEST
from carte_italiane.play.replay import refused, replayed
from carte_italiane.terminal import complain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from typing import BinaryIO, TypeAlias

    from carte_italiane.cli import Subparsers

    #: The name of a record for people, and the record or why it was refused.
    Found: TypeAlias = tuple[str, Record | BadRecord]


def add_parser(subparsers: Subparsers) -> None:
    """Add the options of ``replay``."""
    parser = subparsers.add_parser(
        "replay",
        help="print what happened in the games of record files",
        description="Print what happened in the games of record files: a transcript to read, or JSON.",
        epilog="Exit status: 0, or 2 if any record was refused; the others are printed all the same.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for records from standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each record, on a line")


def run(options: argparse.Namespace) -> int:
    """Print every record; returns 2 if any was refused."""
    several = len(options.files) > 1 or "-" in options.files
    status = 0
    for name, found in _records(options.files):
        if isinstance(found, BadRecord):
            status = 2
        if options.json:
            told = refused(found) if isinstance(found, BadRecord) else replayed(found.match)
            print(json.dumps(told), flush=True)
        else:
            _print_for_people(name, found, headed=several)
    return status


def _print_for_people(name: str, found: Record | BadRecord, *, headed: bool) -> None:
    from carte_italiane.cli.transcript import printable, transcript

    if isinstance(found, BadRecord):
        complain(f"carte-italiane replay: {printable(f'{name}: {found}')}")
        return
    if headed:
        print(f"===== {printable(name)} =====\n")
    print("\n".join(transcript(found)), end="\n\n" if headed else "\n", flush=True)


def _records(names: list[str]) -> Iterator[Found]:
    for name in names:
        if name == "-":
            yield from _from_standard_input()
        else:
            yield name or "''", read_file(name)


def read_file(name: str) -> Record | BadRecord:
    """The record in a file, or why there is none."""
    try:
        return read_record_file(name)
    except BadRecord as error:
        return error
    except OSError as error:
        return _unreadable(error)


def _from_standard_input() -> Iterator[Found]:
    if sys.stdin is None:
        yield "standard input", BadRecord("cannot be read: it is closed")
        return
    try:
        for number, line in enumerate(_lines(sys.stdin.buffer), 1):
            yield f"line {number}", _read(line)
    except OSError as error:
        yield "standard input", _unreadable(error)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long, only enough to see that it is."""
    while start := source.readline(LARGEST + 2):
        piece = start
        while len(piece) == LARGEST + 2 and not piece.endswith(b"\n"):
            piece = source.readline(LARGEST + 2)
        yield start.removesuffix(b"\n")


def _read(content: bytes) -> Record | BadRecord:
    try:
        return read_record(content)
    except BadRecord as error:
        return error


def _unreadable(error: OSError) -> BadRecord:
    return BadRecord(f"cannot be read: {error.strerror or error}")
