"""The dialog in which a file is chosen: the desktop's own where there is one, else Qt's, wholly in the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog, QHeaderView, QSplitter, QTreeView

from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

# Of Qt's own dialog; the desktop's has a size of its own.
_SIZE = QSize(760, 480)
_PLACES = 180
# Of Qt's model of files.
_SIZE_COLUMN, _KIND_COLUMN = 1, 2


def file_dialog(parent: QWidget, folder: Path, filters: Sequence[str]) -> QFileDialog:
    """A dialog that shows a folder. It must be a plain ``QFileDialog``: a subclass never becomes the desktop's own."""
    dialog = QFileDialog(parent)
    dialog.setDirectory(str(folder))
    dialog.setNameFilters(list(filters))
    # Qt's translations have these two in an older wording only.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, translate("FileDialog", "&Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, translate("FileDialog", "Files of &type:"))
    _give_room(dialog)
    return dialog


def _give_room(dialog: QFileDialog) -> None:
    """Show names and dates whole, and no more: what Qt calls kinds and sizes it has not translated."""
    dialog.resize(_SIZE)
    for splitter in dialog.findChildren(QSplitter):
        splitter.setSizes([_PLACES, _SIZE.width() - _PLACES])
    for header in dialog.findChildren(QHeaderView):
        if header.count() > 1:
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for files in dialog.findChildren(QTreeView):
        for column in (_SIZE_COLUMN, _KIND_COLUMN):
            files.setColumnHidden(column, True)
