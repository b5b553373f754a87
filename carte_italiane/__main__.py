"""The program: a window, or a command of the command line; what is not needed is not imported."""

from __future__ import annotations

import sys

from carte_italiane.terminal import FAILED, begin, complain, guarded, settle

TYPE_CHECKING = False  # typing itself would be imported on every start for this
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or open the window; returns the exit status."""
    if arguments is None:
        begin()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    finally:
        settle()


def _run(given: list[str]) -> int:
    first = given[0] if given else "--"
    if first[:1] != "-":
        from carte_italiane.cli import COMMANDS, run

        if first in COMMANDS:
            return run(given)
        if not _may_be_file(first):
            complain(_unknown(first, list(COMMANDS)))
            return FAILED
    if "--help" in given or "-h" in given:
        return guarded(lambda: _say(_help()))
    if "--version" in given:
        return guarded(lambda: _say(_version()))
    from carte_italiane.ui.app import main as window

    return window(given)


def _say(text: str) -> int:
    print(text, end="")
    return 0


def _may_be_file(argument: str) -> bool:
    """An argument that has a folder or an ending, or is there, is meant as a file; else it is a mistyped command."""
    from pathlib import Path

    return any(mark in argument for mark in "/\\.:") or Path(argument).exists()


def _unknown(word: str, commands: list[str]) -> str:
    import difflib

    near = difflib.get_close_matches(word, commands, 1)
    advice = f"did you mean '{near[0]}'?" if near else f"the commands are {', '.join(commands)}"
    return f"carte-italiane: '{word}' is neither a command nor a file; {advice}"


def _version() -> str:
    from carte_italiane import __version__
    from carte_italiane.engine_kind import engine_kind

    return f"carte-italiane {__version__} ({engine_kind()} rules)\n"


def _help() -> str:
    from carte_italiane.cli import COMMANDS

    commands = "\n".join(f"  {name:<16} {what}" for name, what in COMMANDS.items())
    return f"""\
Scopa, Scopone and Briscola at a well-made card table.

The window:
  carte-italiane [--language en|it|ru] [--demo FOLDER] [FILE]

  FILE           open a saved game or record (.carte); one that cannot be opened is told in the window
  --language     the language of the window; else that of the preferences or the system
  --demo         show the program by itself and leave pictures of it in FOLDER

Commands:
  carte-italiane COMMAND [options]      (COMMAND --help describes them)

{commands}

  --help         this text
  --version      the version, and whether the rules run compiled or interpreted
"""


if __name__ == "__main__":
    sys.exit(main())
