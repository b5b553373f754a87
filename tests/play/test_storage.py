"""Files are written whole or not at all, and damaged ones are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from carte_italiane.play.storage import put_aside, write_whole


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
