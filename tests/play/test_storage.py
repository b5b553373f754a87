"""Files are written whole or not at all, and damaged ones are kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from carte_italiane.play.faults import Fault, WriteProtected, fault_of
from carte_italiane.play.storage import put_aside, remove, remove_parts, write_whole


def test_file_is_written(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "a.carte", "Zoë")
    write_whole(tmp_path / "new" / "a.carte", b"second")
    assert (tmp_path / "new" / "a.carte").read_bytes() == b"second"
    assert os.listdir(tmp_path / "new") == ["a.carte"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_accident_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "a.carte"
    write_whole(path, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="space"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.carte"]


@pytest.mark.skipif(os.name == "nt", reason="modes and links of POSIX")
def test_mode_and_link_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.carte"
    write_whole(path, "old")
    assert path.stat().st_mode & 0o600 == 0o600
    path.chmod(0o640)
    link = tmp_path / "link.carte"
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_damaged_files_are_put_aside_one_beside_the_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in ("first", "second"):
        path.write_text(content)
        assert put_aside(path).read_text() == content
        assert not path.exists()
    assert sorted(os.listdir(tmp_path)) == ["settings.damaged-1.json", "settings.damaged-2.json"]


def test_missing_file_cannot_be_put_aside(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_aside(tmp_path / "settings.json")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("write", [lambda path: write_whole(path, "new"), remove], ids=["write", "remove"])
def test_a_write_protected_file_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], None]
) -> None:
    path = tmp_path / "a.carte"
    path.write_text("old")
    link = tmp_path / "link.carte"
    link.symlink_to(path)
    monkeypatch.setattr(os, "access", lambda asked, _: str(asked) != str(path))  # the superuser may write everywhere
    for name in (path, link) if write is not remove else (path,):
        with pytest.raises(WriteProtected) as refused:
            write(name)
        assert fault_of(refused.value) == Fault.PROTECTED
    assert path.read_text() == "old"
    assert len(os.listdir(tmp_path)) == 2


@pytest.mark.skipif(os.name == "nt", reason="names are counted otherwise")
@pytest.mark.parametrize("name", ["x" * 249 + ".carte", "\u0416" * 124 + ".carte"], ids=["latin", "cyrillic"])
def test_a_name_may_be_as_long_as_the_disk_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    write_whole(tmp_path / name, "first")
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", lambda *_: None)  # cut off before the end
        patched.setattr(Path, "unlink", lambda *_, **__: None)
        write_whole(tmp_path / name, "second")
    assert len(os.listdir(tmp_path)) == 2
    remove_parts(tmp_path / name)
    assert os.listdir(tmp_path) == [name]
    assert (tmp_path / name).read_text() == "first"
