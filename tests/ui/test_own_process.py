"""How the program starts its own commands: by Python, from a bundle, and from a bundle on Windows."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from carte_italiane.ui.own_process import own_command


def test_python_runs_the_package() -> None:
    assert own_command("engine") == [sys.executable, "-m", "carte_italiane", "engine"]


def test_a_bundle_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/usr/lib/carte-italiane/carte-italiane")
    monkeypatch.setattr(os, "name", "posix")
    assert own_command("engine") == ["/usr/lib/carte-italiane/carte-italiane", "engine"]


def test_on_windows_it_runs_the_program_that_has_input_and_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "programs/Carte Italiane.exe")
    monkeypatch.setattr("carte_italiane.ui.own_process.os.name", "nt")
    program, command = own_command("sound")
    monkeypatch.undo()
    assert Path(program).name == "carte-italiane.exe"
    assert command == "sound"
