"""Garbage: Python's own collector would end Qt's objects in any thread, which crashes."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from carte_italiane.ui.table.choreographer import Choreographer
from carte_italiane.ui.table.scene import TableScene
from carte_italiane.ui.tidying import Tidying
from tests.cli.program import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

STARTED = """
import gc
from carte_italiane.ui import app
app.Application.exec = lambda *_: print(gc.isenabled()) or 0
app.main([])
"""


class Ring(QObject):
    """Garbage as soon as nobody else holds it; remembers which thread ended it."""

    ended_in: list[threading.Thread]

    def __init__(self) -> None:
        super().__init__()
        self.ring = self

    def __del__(self) -> None:
        self.ended_in.append(threading.current_thread())


@pytest.fixture
def tidying(qtbot: QtBot) -> Iterator[Tidying]:
    """Looks when it is told to."""
    moving = Choreographer(TableScene())
    yield Tidying(moving)
    gc.unfreeze()


def test_garbage_goes_when_there_is_enough_in_the_thread_of_the_window(tidying: Tidying) -> None:
    Ring.ended_in = []
    Ring()
    kept = _in_another_thread(_many)
    assert not Ring.ended_in
    tidying.look()
    assert Ring.ended_in == [threading.main_thread()]
    assert len(kept) == 5000


def test_nothing_is_collected_under_moving_cards(tidying: Tidying, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choreographer, "is_running", True)
    Ring.ended_in = []
    Ring()
    kept = _many()
    tidying.look()
    assert not Ring.ended_in
    monkeypatch.undo()
    tidying.look()
    assert len(Ring.ended_in) == 1
    assert len(kept) == 5000


def test_the_program_leaves_no_garbage_to_python() -> None:
    done = subprocess.run([sys.executable, "-c", STARTED], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"False\n", b"")


def _many() -> list[list[int]]:
    return [[] for _ in range(5000)]


def _in_another_thread(make: Callable[[], list[list[int]]]) -> list[list[int]]:
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend(make()))
    thread.start()
    thread.join()
    return made
