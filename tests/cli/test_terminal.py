"""Ctrl-C, closed and full outputs: every command ends with a status that tells the truth, and never at length."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import COMMAND, ROOT

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")

#: A command with bad input or options, and one with good ones.
BAD = {
    "replay": "replay missing.carte",
    "replay --json": "replay --json missing.carte",
    "simulate": "simulate --game poker --players club,club --deals 1",
    "suggest": "suggest missing.carte",
    "fairness": "fairness --deals 1 --game poker",
    "options": "fairness --dels 1",
    "command": "repaly",
    "window options": "--langage it",
    "window options and a file": "missing.carte --frame",
}
GOOD = {
    "help": "--help",
    "version": "--version",
    "simulate": "simulate --game scopa --players random,random --deals 1",
    "fairness": "fairness --deals 1 --game scopone",
    "engine": "engine",
}
FULL = b"carte-italiane: No space left on device\n"


def shell(line: str, *, buffered: bool = True) -> subprocess.CompletedProcess[bytes]:
    """Run a command line of the program with its redirections; Python may keep what is printed, or not."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    if not buffered:
        environment["PYTHONUNBUFFERED"] = "1"
    command = ["sh", "-c", f'"$0" -m carte_italiane {line}', COMMAND[0]]
    return subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=False
    )


@pytest.mark.parametrize("outputs", ["2>/dev/full", "2>&-", ">/dev/full 2>/dev/full", ">&- 2>&-"])
@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_bad_input_is_told_by_the_status_if_by_nothing_else(line: str, outputs: str) -> None:
    done = shell(f"{line} {outputs}")
    assert done.returncode == 2
    assert done.stderr == b""
    if "--json" not in line:
        assert done.stdout == b"", "what belongs on standard error is not printed elsewhere"


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize("line", GOOD.values(), ids=GOOD)
def test_a_full_disk_is_told(line: str, buffered: bool) -> None:
    done = shell(f"{line} >/dev/full", buffered=buffered)
    assert (done.returncode, done.stderr) == (2, FULL)


@pytest.mark.parametrize("line", GOOD.values(), ids=GOOD)
def test_nothing_is_said_where_nobody_listens(line: str) -> None:
    assert shell(f"{line} >/dev/full 2>/dev/full").returncode == 2
    for outputs in (">&-", "2>&-", ">&- 2>&-"):
        done = shell(f"{line} {outputs}")
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("line", [*GOOD.values(), "replay --help"])
def test_a_reader_who_has_gone_is_no_fault(line: str) -> None:
    done = shell(f"{line} | true")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


INTERRUPTED = """
import os, signal, sys

signal.signal(signal.SIGINT, signal.{handler})  # whatever these tests have been started with

class Interrupts:
    '''Ctrl-C at the moment at which a module is imported.'''

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), 2)

sys.meta_path.insert(0, Interrupts)
sys.modules.pop({name!r}, None)
sys.argv = ["carte-italiane", *{arguments!r}]
from carte_italiane.__main__ import main
sys.exit(main())
"""
MOMENTS = {
    "signal": ["engine"],
    "argparse": ["engine"],
    "carte_italiane.cli": ["fairness", "--deals", "1"],
    "carte_italiane.bots.engine": ["engine"],
    "carte_italiane.rules.house": ["simulate", "--game", "scopa", "--players", "club,club", "--deals", "1"],
    "carte_italiane.play.shuffle_count": ["fairness", "--deals", "1"],
}


def interrupted(name: str, handler: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command and interrupt it while it imports a module."""
    code = INTERRUPTED.format(name=name, arguments=MOMENTS[name], handler=handler)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, input=b"", capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize("name", MOMENTS)
def test_ctrl_c_ends_it_quietly_at_any_moment(name: str) -> None:
    done = interrupted(name, "default_int_handler")
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_a_program_in_the_background_leaves_ctrl_c_to_others() -> None:
    """Shells start background programs with the signal ignored."""
    done = interrupted("carte_italiane.play.shuffle_count", "SIG_IGN")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"degrees of freedom" in done.stdout
