"""The dialog for files: the desktop's own may take its place; Qt's own speaks the language and shows its pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QHeaderView,
    QLabel,
    QToolButton,
    QTreeView,
    QWidget,
)

from carte_italiane.ui.file_dialog import file_dialog
from carte_italiane.ui.style import apply_style
from carte_italiane.ui.translation import install_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    if not qapp.styleSheet():
        apply_style(qapp)
    yield
    install_language("en")


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened(
    parent: QWidget, folder: Path, mode: QFileDialog.AcceptMode = QFileDialog.AcceptMode.AcceptOpen
) -> QFileDialog:
    dialog = file_dialog(parent, folder, ["* (*)"])
    dialog.setAcceptMode(mode)
    dialog.show()
    QApplication.processEvents()
    return dialog


def words(dialog: QFileDialog) -> set[str]:
    """All that is written or said in it, except names of folders."""
    said = {label.text() for label in dialog.findChildren(QLabel)}
    for button in dialog.findChildren(QAbstractButton):
        said |= {button.text(), button.toolTip(), button.accessibleName()}
    for header in dialog.findChildren(QHeaderView):
        if header.count() > 1:
            said |= {
                str(header.model().headerData(place, Qt.Orientation.Horizontal)) for place in range(header.count())
            }
    return said - {""}


@pytest.mark.parametrize("mode", list(QFileDialog.AcceptMode))
@pytest.mark.parametrize("language", ["it", "ru"])
def test_no_word_of_it_is_left_in_english(
    parent: QWidget, tmp_path: Path, language: str, mode: QFileDialog.AcceptMode
) -> None:
    install_language("en")
    english = words(opened(parent, tmp_path, mode))
    install_language(language)
    spoken = words(opened(parent, tmp_path, mode))
    assert len(spoken) > 10
    assert spoken & english == set()


def test_every_button_shows_its_picture(parent: QWidget, tmp_path: Path) -> None:
    dialog = opened(parent, tmp_path)
    pictured = [button for button in dialog.findChildren(QToolButton) if button.isVisible()]
    assert len(pictured) == 6
    for button in pictured:
        shown = button.grab(button.rect().adjusted(4, 4, -4, -4)).toImage()
        colours = {shown.pixel(x, y) for x in range(shown.width()) for y in range(shown.height())}
        assert len(colours) > 2, button.toolTip()


def test_the_desktops_own_may_take_its_place(parent: QWidget, tmp_path: Path) -> None:
    dialog = opened(parent, tmp_path)
    assert not dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    assert type(dialog) is QFileDialog, "of a subclass Qt always shows its own"


def test_names_and_dates_are_shown_and_no_kinds(parent: QWidget, tmp_path: Path) -> None:
    """Qt calls a folder "Folder" in every language."""
    (files,) = opened(parent, tmp_path).findChildren(QTreeView)
    assert [files.isColumnHidden(column) for column in range(4)] == [False, True, True, False]
