"""One program for a person: a second start hands over its file, and a crash locks nobody out."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from carte_italiane.paths import autosave_file, data_folder
from carte_italiane.play.record import record_text
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui import in_use
from carte_italiane.ui.app import _begin
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.meeting_place import socket_name
from carte_italiane.ui.one_program import OneProgram
from carte_italiane.ui.pages.notice import Notice
from tests.cli.program import ROOT
from tests.ui.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

#: Takes the lock, listens, says so, and waits to be killed.
CRASHING = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from carte_italiane.ui.one_program import OneProgram
app = QCoreApplication([])
only = OneProgram(Path(sys.argv[1]))
print(only.take() and only.listen(), flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def no_runtime_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test meets in its own data folder."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)


@pytest.fixture
def runtime() -> Iterator[Path]:
    """A folder as a session has one: its path is short."""
    with TemporaryDirectory(dir=None if sys.platform == "win32" else "/tmp") as folder:
        yield Path(folder)


@pytest.fixture
def first(qtbot: QtBot) -> Iterator[OneProgram]:
    """A copy of the program that runs."""
    only = OneProgram(data_folder())
    assert only.take()
    assert only.listen()
    yield only
    only.close()


def start_again(*arguments: str | Path) -> subprocess.Popen[bytes]:
    """The program, as a person starts it."""
    command = [sys.executable, "-m", "carte_italiane", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("files", [[], ["a match.carte"]], ids=["no-file", "file"])
def test_a_second_start_hands_over_and_ends(first: OneProgram, qtbot: QtBot, tmp_path: Path, files: list[str]) -> None:
    given = [tmp_path / name for name in files]
    with qtbot.waitSignal(first.called, timeout=30_000) as called:
        second = start_again(*given)
    assert called.args == [given]
    out, err = second.communicate(timeout=30)
    assert (second.returncode, out, err) == (0, b"", b"")
    assert not autosave_file().exists()


def test_a_file_is_handed_over_with_its_folder(first: OneProgram, qtbot: QtBot) -> None:
    with qtbot.waitSignal(first.called, timeout=30_000) as called:
        second = start_again("match.carte")
    assert called.args == [[ROOT / "match.carte"]]
    second.communicate(timeout=30)


def test_what_makes_no_sense_is_not_heard(first: OneProgram, qtbot: QtBot) -> None:
    calls: list[object] = []
    first.called.connect(calls.append)
    for message in (
        b"nonsense\n",
        b"[]\n",
        b'{"files": [1], "token": ""}\n',
        b'{"files": "x", "token": 3}\n',
        b"\xff\n",
        b'{"files": [], "token": "\\u0000"}\n',
        b"[" * 100_000 + b"\n",
    ):
        socket = QLocalSocket()
        socket.connectToServer(first.name)
        assert socket.waitForConnected(5000)
        socket.write(message)
        socket.flush()
        qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)  # noqa: B023
    assert calls == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_lock_and_socket_of_a_crash_are_taken_away(qtbot: QtBot) -> None:
    crashing = subprocess.Popen(
        [sys.executable, "-c", CRASHING, data_folder()], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert crashing.stdout is not None
    assert crashing.stdout.readline().strip() == b"True"
    assert not OneProgram(data_folder()).take()
    crashing.send_signal(signal.SIGKILL)
    crashing.communicate()
    assert os.path.exists(socket_name(data_folder()))
    only = OneProgram(data_folder())
    assert only.take()
    assert only.listen()
    only.close()


LEFT_OVER: dict[str, Callable[[Path], object]] = {
    "emptied": Path.touch,
    "zeros": lambda path: path.write_bytes(bytes(600)),
    "another machine": lambda path: path.write_text(f"{os.getppid()}\npython\nother\n{'0' * 32}\n\n"),
    "a living process": lambda path: path.write_text(f"{os.getppid()}\n{Path(sys.executable).name}\n\n\n\n"),
    "a folder": lambda path: (path / "kept").mkdir(parents=True),
    "a pipe": lambda path: os.mkfifo(path),
    "an endless device": lambda path: path.symlink_to("/dev/zero"),
    "a link to nowhere": lambda path: path.symlink_to(path.with_name("nowhere") / "x"),
    "a link to itself": lambda path: path.symlink_to(path),
}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")
@pytest.mark.parametrize("what", LEFT_OVER)
def test_nothing_that_lies_in_the_place_of_the_lock_locks_anybody_out(qtbot: QtBot, what: str) -> None:
    path = data_folder() / "in-use.lock"
    LEFT_OVER[what](path)
    only = OneProgram(data_folder())
    assert only.take()
    assert not OneProgram(data_folder()).take(), "this one lives"
    only.close()
    assert OneProgram(data_folder()).take()
    if what == "a folder":
        assert (data_folder() / "in-use.damaged-1.lock" / "kept").is_dir()


def test_where_nothing_can_be_locked_the_match_is_kept_all_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(in_use, "_lock", refuse)
    only = OneProgram(data_folder())
    assert only.take()
    assert "no locks here" in caplog.text
    assert only.listen()
    assert not OneProgram(data_folder()).take(), "the first is met where it listens"
    only.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("gone", [os.unlink, lambda path: os.chmod(path, 0)], ids=["removed", "closed to all"])
def test_a_lock_that_is_lost_while_the_program_runs_makes_no_second_first(
    first: OneProgram, qtbot: QtBot, gone: Callable[[Path], None]
) -> None:
    gone(data_folder() / "in-use.lock")
    with qtbot.waitSignal(first.called, timeout=30_000):
        second = start_again()
    assert second.wait(30) == 0
    second.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="the name is always the same there")
@pytest.mark.parametrize("first_has_one", [True, False])
def test_the_first_is_found_wherever_it_listens(
    qtbot: QtBot, runtime: Path, monkeypatch: pytest.MonkeyPatch, first_has_one: bool
) -> None:
    if first_has_one:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    only = OneProgram(data_folder())
    assert only.take()
    assert only.listen()
    if first_has_one:
        monkeypatch.delenv("XDG_RUNTIME_DIR")
    else:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    with qtbot.waitSignal(only.called, timeout=30_000):
        second = start_again()
    assert second.wait(30) == 0
    second.communicate()
    only.close()


def test_one_that_is_about_to_end_makes_room_for_the_next(first: OneProgram, qtbot: QtBot) -> None:
    second = OneProgram(data_folder())
    assert not second.take()
    first.close()
    assert not second.hand_over([])
    assert second.is_first
    second.close()


def test_where_the_first_does_not_answer_the_second_knows(first: OneProgram, qtbot: QtBot) -> None:
    second = OneProgram(data_folder())
    assert not second.take()
    assert not second.hand_over([], patience=300)  # the first has no time: this process waits itself


def test_the_second_plays_alone_then_and_says_what_is_not_kept(first: OneProgram, qtbot: QtBot) -> None:
    second = OneProgram(data_folder())
    window = MainWindow(keeps=second.take())
    qtbot.addWidget(window)
    _begin(window, second, None, [])
    window.show()
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert "already running" in notice.text.text()
    Person(window, qtbot).click_button(notice.accept_button)
    window.start_match(ScopaRules(), "beginner", 5)
    window.close()
    second.close()
    assert not autosave_file().exists()
    assert not OneProgram(data_folder()).take()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_first_comes_to_the_front_with_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    rules = ScopaRules()
    path = tmp_path / "match.carte"
    path.write_text(record_text(Match.start(rules, 0).with_deck(shuffled_deck(1, rules, 0))), encoding="utf-8")
    only = OneProgram(data_folder())
    only.take()
    window = MainWindow()
    qtbot.addWidget(window)
    _begin(window, only, None, [])
    window.showMinimized()
    only.listen()
    second = start_again(path)
    qtbot.waitUntil(lambda: window.session is not None, timeout=30_000)
    assert not window.isMinimized()
    assert second.wait(30) == 0
    second.communicate()
    window.close()
    only.close()


def test_a_start_that_finds_no_socket_gives_up_in_time(qtbot: QtBot) -> None:
    only = OneProgram(data_folder())
    assert only.take()
    assert not OneProgram(data_folder()).hand_over([], patience=120)
    only.close()


def test_a_folder_in_which_nothing_can_be_locked_stops_nobody(tmp_path: Path) -> None:
    only = OneProgram(tmp_path / "not there")
    assert only.take()
    only.close()


@pytest.mark.skipif(sys.platform == "win32", reason="sockets of POSIX")
def test_a_folder_with_a_long_path_has_a_meeting_place_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 120)
    deep.mkdir()
    only = OneProgram(deep)
    assert only.take()
    assert only.listen()
    assert os.stat(os.path.dirname(only.name)).st_mode & 0o077 == 0
    only.close()


@pytest.mark.skipif(sys.platform == "win32", reason="sockets of POSIX")
def test_a_folder_in_the_place_of_the_socket_is_put_aside(qtbot: QtBot) -> None:
    only = OneProgram(data_folder())
    (Path(only.name) / "kept").mkdir(parents=True)
    assert only.take()
    assert only.listen()
    only.close()


def test_a_socket_that_cannot_be_had_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("carte_italiane.ui.one_program.socket_name", lambda _: str(tmp_path / ("d" * 120) / "s"))
    only = OneProgram(tmp_path)
    assert only.take()
    assert only.listen() or "cannot reach this one" in caplog.text
    only.close()


def test_each_folder_has_a_meeting_place_of_its_own_that_only_its_user_enters(
    first: OneProgram, runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert socket_name(data_folder()) != socket_name(runtime)
    if sys.platform != "win32":
        assert os.stat(first.name).st_mode & 0o077 == 0
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
        assert Path(socket_name(data_folder())).parent == runtime


def test_the_server_is_gone_with_the_program(qtbot: QtBot) -> None:
    only = OneProgram(data_folder())
    only.take()
    only.listen()
    only.close()
    assert OneProgram(data_folder()).take()
    assert QLocalServer.removeServer(only.name)
