"""The first argument decides: a command, the window, or a plain sentence."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from carte_italiane import __version__
from carte_italiane.__main__ import main
from carte_italiane.cli import COMMANDS
from tests.cli.program import ROOT, program


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the window was opened with; it is a stand-in."""
    calls: list[list[str]] = []
    stand_in = ModuleType("carte_italiane.ui.app")

    def window(arguments: list[str]) -> int:
        calls.append(arguments)
        return 7

    monkeypatch.setattr(stand_in, "main", window, raising=False)
    monkeypatch.setitem(sys.modules, "carte_italiane.ui.app", stand_in)
    return calls


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--language", "it"],
        ["--demo", "pictures"],
        ["game.carte"],
        ["games/unfinished"],
        ["pyproject.toml", "--language", "ru"],
        ["file:///home/a/game.carte"],
    ],
)
def test_window_is_opened(opened: list[list[str]], arguments: list[str]) -> None:
    assert main(arguments) == 7
    assert opened == [arguments]


@pytest.mark.parametrize(
    ("typed", "meant"), [("repaly", "'replay'"), ("Simulate", "'simulate'"), ("x", "replay, simul")]
)
def test_mistyped_command_is_told(
    opened: list[list[str]], capsys: pytest.CaptureFixture[str], typed: str, meant: str
) -> None:
    assert main([typed, "--json"]) == 2
    told = capsys.readouterr()
    assert meant in told.err
    assert typed in told.err
    assert not told.out
    assert not opened


@pytest.mark.parametrize("arguments", [["--version"], ["--language", "it", "--version"]])
def test_version(opened: list[list[str]], capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(arguments) == 0
    kinds = ("interpreted", "compiled")
    assert capsys.readouterr().out in [f"carte-italiane {__version__} ({kind} rules)\n" for kind in kinds]
    assert not opened


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_describes_the_window_and_every_command(
    opened: list[list[str]], capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert main([option]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in [*COMMANDS, "--language", "--demo", "FILE", "--version"])
    assert "one that cannot be opened is told in the window" in told
    assert not opened


def test_help_of_a_command() -> None:
    done = program("replay", "--help")
    assert done.returncode == 0
    assert b"--json" in done.stdout


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "--jsn", "x"], ["replay", "x", "--jsn"]])
def test_misused_command_shows_how_it_is_used(arguments: list[str]) -> None:
    done = program(*arguments)
    assert done.returncode == 2
    assert b"usage: carte-italiane replay" in done.stderr


def test_replay_imports_neither_bots_nor_qt() -> None:
    code = (
        "import sys\n"
        "from carte_italiane.__main__ import main\n"
        "status = main(['replay', '--json', '-'])\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'carte_italiane.bots'))])\n"
        "sys.exit(status)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, input=b"{}\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout.splitlines()[-1] == b"[]"
