"""The command line: every command is a module of its own here, imported only when it is asked for.

A command's module offers ``add_parser(subparsers)``, which adds the parser of its options under its own name, and
``run(options)``, which does the work and returns the exit status.
"""

from __future__ import annotations

import argparse
import io
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, cast

from carte_italiane.terminal import guarded, options

if TYPE_CHECKING:
    from collections.abc import Sequence

    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

#: What each command does, by name; the name is its module's too (there with an underscore for a dash).
COMMANDS: Final = {
    "replay": "print what happened in the games of record files",
    "simulate": "let computer players play many deals and measure them",
    "suggest": "suggest the next move of a record, and say why",
    "fairness": "count where the shuffle puts the cards: the deal knows no level",
    "engine": "think for one seat: JSON lines in, JSON lines out",
    "sound": "play sounds for the window: names in",
    "install-desktop": "put the program into the menu of a Linux desktop, for this user",
}


class Command(Protocol):
    """What the module of a command offers."""

    def add_parser(self, subparsers: Subparsers) -> object:
        """Add the parser of the command's options."""

    def run(self, options: argparse.Namespace) -> int:
        """Do the work; returns the exit status."""


def run(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names; returns its exit status."""
    command = cast("Command", import_module(f"carte_italiane.cli.{arguments[0].replace('-', '_')}"))
    subparsers = argparse.ArgumentParser(prog="carte-italiane").add_subparsers()
    command.add_parser(subparsers)
    parser = subparsers.choices[arguments[0]]
    given = options(lambda: parser.parse_intermixed_args(arguments[1:]))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # letters and signs that this terminal may not have
    return guarded(lambda: command.run(given))
