"""Which program this is, where it keeps things, and under which licences it comes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from carte_italiane import __version__
from carte_italiane.engine_kind import is_compiled
from carte_italiane.paths import data_folder, log_folder, saved_games_folder, settings_file
from carte_italiane.ui.pages.reading_page import ReadingPage, copy
from carte_italiane.ui.translation import translate

#: Names and licences of what the program is made with.
LICENCES: Final = (
    ("Carte Italiane", "MIT"),
    ("Qt, PySide6", "LGPL 3"),
    ("Python", "PSF 2"),
    ("platformdirs", "MIT"),
    ("miniaudio", "MIT"),
    ("cffi", "MIT-0"),
)


class AboutPage(ReadingPage):
    """Folders are opened by a click and copied by a button."""

    def __init__(self) -> None:
        super().__init__()
        self.version = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.licences = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        for label in (self.version, self.licences):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.licences.setProperty("soft", True)
        self.copyright = QLabel("© The Carte Italiane developers", self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.copyright.setProperty("soft", True)
        self.folders: dict[str, tuple[QLabel, QPushButton, QPushButton]] = {}
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
        for name, (label, link, copy_button) in self.folders.items():
            label.setText(names[name])
            link.setAccessibleName(f"{names[name]}: {link.text()}")
            link.setToolTip(link.text())
            copy_button.setText(translate("About", "Copy"))
            copy_button.setAccessibleName(f"{copy_button.text()}: {names[name]}")
        listed = " · ".join(f"{what}: {licence}" for what, licence in LICENCES)
        self.licences.setText(translate("About", "Licences") + "\n" + listed)
        super().retranslate()

    def resized(self) -> None:
        """Size the gaps; a path that is too long is shortened in its middle."""
        super().resized()
        self._grid.setHorizontalSpacing(self.units(1.5))
        self._grid.setVerticalSpacing(self.units(0.5))
        for name, folder in _folders().items():
            link = self.folders[name][1]
            width = self.units(46)
            link.setFixedWidth(width)
            room = width - self.units(4)
            link.setText(link.fontMetrics().elidedText(str(folder), Qt.TextElideMode.ElideMiddle, room))

    def _add_folder(self, name: str, folder: Path) -> None:
        label, link, copy_button = QLabel(self), QPushButton(str(folder), self), QPushButton(self)
        label.setProperty("soft", True)
        link.clicked.connect(partial(_open, folder))
        copy_button.clicked.connect(partial(copy, str(folder)))
        row = self._grid.rowCount()
        for column, part in enumerate((label, link, copy_button)):
            self._grid.addWidget(part, row, column)
        self.folders[name] = label, link, copy_button


def _folders() -> dict[str, Path]:
    return {
        "settings": settings_file().parent,
        "data": data_folder(),
        "saved": saved_games_folder(),
        "log": log_folder(),
    }


def _open(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
