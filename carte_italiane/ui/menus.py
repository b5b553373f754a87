"""The menu bar of the main window: at the first painting only its titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QMenuBar

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


class Menus(QObject):
    """The menus, still empty: ``MenuEntries`` fills them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.game, self.table, self.view, self.help = (QMenu(window) for _ in range(4))
        bar = QMenuBar()
        window.setMenuBar(bar)
        for menu in (self.game, self.table, self.view, self.help):
            bar.addMenu(menu)
        self.retext()

    def retext(self) -> None:
        """Write the titles in the language of now."""
        self.game.setTitle(self.tr("&Game"))
        self.table.setTitle(self.tr("&Table"))
        self.view.setTitle(self.tr("&View"))
        self.help.setTitle(self.tr("&Help"))
