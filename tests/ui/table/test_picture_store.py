"""Drawn cards kept from start to start: the same pixels again, and never anything but them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from carte_italiane.ui.table import picture_store
from carte_italiane.ui.table.picture_store import PictureStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SIZE = (30, 50)


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    file = tmp_path / "card.svg"
    file.write_text("<svg/>", encoding="utf-8")
    return file


@pytest.fixture
def picture(qtbot: QtBot) -> QPixmap:
    """A half transparent card with a coin."""
    pixmap = QPixmap(*SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(200, 150, 20, 120))
    painter.drawEllipse(3, 3, 20, 30)
    painter.end()
    return pixmap


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_picture_comes_back_as_it_was(tmp_path: Path, drawing: Path, picture: QPixmap) -> None:
    folder = tmp_path / "new" / "pictures"
    PictureStore(folder).keep("card", [drawing], picture)
    found = PictureStore(folder).load("card", [drawing], *SIZE)
    assert found is not None
    assert found.toImage() == picture.toImage()


def test_another_name_size_or_drawing_is_another_picture(tmp_path: Path, drawing: Path, picture: QPixmap) -> None:
    store = PictureStore(tmp_path / "pictures")
    store.keep("card", [drawing], picture)
    assert store.load("shadow", [drawing], *SIZE) is None
    assert store.load("card", [drawing], 31, 50) is None
    drawing.write_text("<svg></svg>", encoding="utf-8")
    assert store.load("card", [drawing], *SIZE) is None


def cut(kept: bytes) -> bytes:
    return kept[:-1]


def one_pixel_changed(kept: bytes) -> bytes:
    return kept[:900] + bytes([kept[900] ^ 1]) + kept[901:]


def nothing(_kept: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [cut, one_pixel_changed, nothing])
def test_a_damaged_picture_is_none(
    tmp_path: Path, drawing: Path, picture: QPixmap, damage: Callable[[bytes], bytes]
) -> None:
    folder = tmp_path / "pictures"
    store = PictureStore(folder)
    store.keep("card", [drawing], picture)
    only_file(folder).write_bytes(damage(only_file(folder).read_bytes()))
    assert store.load("card", [drawing], *SIZE) is None
    store.keep("card", [drawing], picture)
    assert store.load("card", [drawing], *SIZE) is not None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of POSIX")
def test_a_pipe_in_the_place_of_a_picture_is_not_waited_for(tmp_path: Path, drawing: Path, picture: QPixmap) -> None:
    folder = tmp_path / "pictures"
    store = PictureStore(folder)
    store.keep("card", [drawing], picture)
    file = only_file(folder)
    file.unlink()
    os.mkfifo(file)
    assert store.load("card", [drawing], *SIZE) is None
    store.keep("card", [drawing], picture)
    assert store.load("card", [drawing], *SIZE) is not None


def test_a_folder_that_cannot_be_made_is_no_misfortune(tmp_path: Path, drawing: Path, picture: QPixmap) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    store = PictureStore(tmp_path / "file" / "pictures")
    store.keep("card", [drawing], picture)
    assert store.load("card", [drawing], *SIZE) is None


def test_the_oldest_half_goes_when_there_are_too_many(
    tmp_path: Path, drawing: Path, picture: QPixmap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_store, "MOST_PICTURES", 5)
    folder = tmp_path / "pictures"
    for number in range(6):
        PictureStore(folder).keep(f"card-{number}", [drawing], picture)
    for age, file in enumerate(sorted(folder.iterdir())):
        os.utime(file, (age, age))
    PictureStore(folder).keep("card-6", [drawing], picture)
    assert sorted(file.name[:6] for file in folder.iterdir()) == ["card-3", "card-4", "card-5", "card-6"]


def test_a_disk_that_is_nearly_full_is_left_to_the_match(
    tmp_path: Path, drawing: Path, picture: QPixmap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_store, "LEAST_FREE", 10**18)
    folder = tmp_path / "pictures"
    PictureStore(folder).keep("card", [drawing], picture)
    assert not list(folder.iterdir())
