"""Starting the window: what cannot be is told in a sentence, and Ctrl-C ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.program import ROOT, program

if TYPE_CHECKING:
    from pathlib import Path

INTERRUPTED = """
import os, signal
from PySide6.QtCore import QTimer
from carte_italiane.ui import app
signal.alarm(20)
app.MainWindow.show = lambda window: QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGINT))
app.main([])
"""


def test_a_folder_for_the_demonstration_that_cannot_be_made(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    done = program("--demo", taken)
    assert done.returncode == 2
    assert done.stderr == b"carte-italiane: %s: File exists\n" % os.fsencode(taken)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_a_sentence_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    done = program()
    assert (done.returncode, done.stderr) == (2, b"carte-italiane: there is no display here for the window\n")


def test_what_ends_the_window_before_it_is_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "nowhere")
    done = program()
    assert done.returncode != 0
    assert done.stderr.startswith(b"carte-italiane: ")
    assert b"platform plugin" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_in_the_terminal_ends_the_window() -> None:
    command = [sys.executable, "-c", INTERRUPTED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
