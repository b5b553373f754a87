"""Which program this is, where it keeps things, and under which licences it comes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from carte_italiane import __version__
from carte_italiane.engine_kind import is_compiled
from carte_italiane.licences import PARTS
from carte_italiane.paths import data_folder, log_folder, saved_games_folder, settings_file
from carte_italiane.ui.pages.reading_page import ReadingPage, copy
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QSize


#: Room for a path, in grid units, in a window at least so wide, and in a narrower one.
_WIDE: Final = 760
_PATH: Final = 38
_SHORT_PATH: Final = 24


class AboutPage(ReadingPage):
    """Folders are opened and copied by buttons; ``licences_button`` asks for the texts of the licences."""

    _is_wide = True

    def __init__(self) -> None:
        super().__init__()
        self.version = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.licences = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        for label in (self.version, self.licences):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.licences.setProperty("soft", True)
        self.copyright = QLabel("© The Carte Italiane developers", self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.copyright.setProperty("soft", True)
        self.licences_button = self.add_button()
        #: What is kept there, the buttons to open and to copy, and the path as it is written.
        self.folders: dict[str, tuple[QLabel, QPushButton, QPushButton]] = {}
        self.written: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        for name, folder in _folders().items():
            self._add_folder(name, folder)
        for part in (self.version, self.copyright):
            self.body.addWidget(part)
        self.body.addLayout(self._grid)
        self.body.addWidget(self.licences)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText("Carte Italiane")
        kind = translate("About", "compiled rules") if is_compiled() else translate("About", "interpreted rules")
        version = translate("About", "Version %1, %2").replace("%1", __version__).replace("%2", kind)
        self.version.setText(version)
        names = {
            "settings": translate("About", "Preferences"),
            "data": translate("About", "Unfinished match, statistics"),
            "saved": translate("About", "Saved matches"),
            "log": translate("About", "Log"),
        }
        for name, (label, open_button, copy_button) in self.folders.items():
            label.setText(names[name])
            open_button.setText(translate("About", "Open"))
            open_button.setAccessibleName(f"{open_button.text()}: {names[name]}")
            copy_button.setText(translate("About", "Copy"))
            copy_button.setAccessibleName(f"{copy_button.text()}: {names[name]}")
        unbroken = str.maketrans({" ": "\u00a0", "-": "\u2011"})
        listed = " · ".join(f"{what}: {licence}".translate(unbroken) for what, licence, *_ in PARTS)
        self.licences_button.setText(translate("About", "Read the licences"))
        self.licences.setText(translate("About", "Licences") + "\n" + listed)
        super().retranslate()

    def resized(self) -> None:
        """Size the gaps; a path that is too long is shortened in its middle."""
        super().resized()
        self._grid.setHorizontalSpacing(self.units(1.5))
        self._grid.setVerticalSpacing(self.units(0.5))
        for name, folder in _folders().items():
            path, width = self.written[name], self.units(_PATH if self._is_wide else _SHORT_PATH)
            path.setFixedWidth(width)
            path.setText(path.fontMetrics().elidedText(str(folder), Qt.TextElideMode.ElideMiddle, width))

    def arrange(self, room: QSize) -> None:
        """In a narrow window paths are shortened further."""
        if self._is_wide != (room.width() >= _WIDE):
            self._is_wide = not self._is_wide
            self._plain_size = None

    def _add_folder(self, name: str, folder: Path) -> None:
        label, path, open_button, copy_button = QLabel(self), QLabel(self), QPushButton(self), QPushButton(self)
        label.setProperty("soft", True)
        path.setToolTip(str(folder))
        open_button.clicked.connect(partial(_open, folder))
        copy_button.clicked.connect(partial(copy, str(folder)))
        for button in (open_button, copy_button):
            button.setProperty("small", True)
        row = self._grid.rowCount()
        for column, part in enumerate((label, path, open_button, copy_button)):
            self._grid.addWidget(part, row, column)
        self.folders[name] = label, open_button, copy_button
        self.written[name] = path


def _folders() -> dict[str, Path]:
    return {
        "settings": settings_file().parent,
        "data": data_folder(),
        "saved": saved_games_folder(),
        "log": log_folder(),
    }


def _open(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
