"""Starting the window: what cannot be is told in a sentence, and Ctrl-C ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from carte_italiane.paths import log_file
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

GONE = """
import os, sys
sys.path.insert(0, sys.argv[2])
os.mkdir(sys.argv[1])
os.chdir(sys.argv[1])
os.rmdir(sys.argv[1])
from carte_italiane.ui import app
sys.exit(app.main(["a.carte"]))
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


@pytest.mark.skipif(sys.platform != "linux", reason="displays of Linux")
@pytest.mark.parametrize(
    ("name", "value"), [("QT_QPA_PLATFORM", "nowhere"), ("DISPLAY", ":64999"), ("DISPLAY", "garbage")]
)
def test_a_display_that_does_not_answer_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    for known in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(known, raising=False)
    monkeypatch.setenv(name, value)
    done = program()
    sentence = f"carte-italiane: no window can be shown here ({name}={value}); why, is in the log: {log_file()}\n"
    assert (done.returncode, done.stderr) == (2, os.fsencode(sentence))
    assert "platform plugin" in log_file().read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="the folder of a program cannot be removed there")
def test_a_file_in_a_folder_that_is_gone_is_told_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", GONE, str(tmp_path / "gone"), str(ROOT)]
    done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    sentence = b"carte-italiane: 'a.carte' is meant in a folder that is not there any more\n"
    assert (done.returncode, done.stderr) == (2, sentence)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_in_the_terminal_ends_the_window() -> None:
    command = [sys.executable, "-c", INTERRUPTED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
