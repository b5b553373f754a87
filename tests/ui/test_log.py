"""The log: written where it can be, and nothing in its place holds up the program."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from carte_italiane.paths import log_file
from carte_italiane.play.report import log_tail
from carte_italiane.ui.app import _Log


def write(text: str) -> None:
    log = _Log()
    log.emit(logging.LogRecord("test", logging.WARNING, "", 0, text, None, None))
    assert log._file is not None
    log._file.close()


def test_what_is_written_is_in_the_end_of_the_log() -> None:
    write("first")
    write("zweites 🂡 \udcff")
    assert [line.rsplit(": ")[-1] for line in log_tail()] == ["first", "zweites 🂡 \\udcff"]


def test_a_long_log_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    log_file().write_text("x" * 600_000, encoding="utf-8")
    write("new")
    assert len(log_tail()) == 1
    assert log_file().with_name(log_file().name + ".1").stat().st_size == 600_000


@pytest.mark.skipif(os.name == "nt", reason="pipes and links of POSIX")
@pytest.mark.parametrize(
    "put",
    [lambda path: os.mkfifo(path), lambda path: path.symlink_to("/dev/full"), Path.mkdir],
    ids=["pipe", "device", "folder"],
)
def test_what_is_no_file_is_left_alone(put: Callable[[Path], None]) -> None:
    put(log_file())
    write("lost")
    assert log_tail() == []
