"""Only files are read: a pipe, a device or a folder in the place of one is refused at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from carte_italiane.play.faults import Fault, NotAFile, fault_of
from carte_italiane.play.kept_files import FileTrouble, open_record_file, take_kept_record
from carte_italiane.play.own_file import open_file, read_file
from carte_italiane.play.settings import Settings, load_settings

POSIX_ONLY = pytest.mark.skipif(os.name == "nt", reason="pipes, devices and links of POSIX")
ENDLESS: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo if hasattr(os, "mkfifo") else lambda _: None,
    "endless device": lambda path: path.symlink_to("/dev/zero"),
    "silent device": lambda path: path.symlink_to("/dev/ptmx"),
}


def test_a_file_is_read_up_to_so_many_bytes(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"a\r\nb" * 1_000_000)
    assert read_file(path, 10_000_000) == b"a\r\nb" * 1_000_000
    assert read_file(path, 3) == b"a\r\n"
    assert read_file(str(path), 0) == b""


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as refused:
        read_file(tmp_path, 10)
    assert fault_of(refused.value) == Fault.FOLDER


@POSIX_ONLY
@pytest.mark.parametrize("what", ENDLESS)
def test_what_has_no_end_is_refused_at_once(tmp_path: Path, what: str) -> None:
    path = tmp_path / "file"
    ENDLESS[what](path)
    with pytest.raises(NotAFile):
        read_file(path, 10)
    with pytest.raises(OSError, match=r"."):
        open_file(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    assert open_record_file(path) == FileTrouble(path, Fault.DAMAGED)


@POSIX_ONLY
@pytest.mark.parametrize("what", ENDLESS)
def test_what_has_no_end_is_put_aside_from_the_place_of_an_own_file(tmp_path: Path, what: str) -> None:
    settings, match = tmp_path / "settings.json", tmp_path / "unfinished.carte"
    ENDLESS[what](settings)
    ENDLESS[what](match)
    found, trouble = load_settings(settings)
    assert found == Settings()
    assert trouble is not None
    assert trouble.aside == tmp_path / "settings.damaged-1.json"
    assert take_kept_record(match) == FileTrouble(match, Fault.DAMAGED, tmp_path / "unfinished.damaged-1.carte")
    assert not os.path.lexists(settings)
