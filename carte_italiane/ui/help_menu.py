"""The help menu: the rules, the keys, about the program, and a report for when something went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from carte_italiane.ui.menu import entry, usual_and
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from carte_italiane.play.record import Record
    from carte_italiane.ui.main_window import MainWindow
    from carte_italiane.ui.pages.keys import KeysPage


class HelpMenu(QObject):
    """A menu at the end of the bar."""

    def __init__(self, window: MainWindow, menu: QMenu) -> None:
        super().__init__(window)
        self._window = window
        self.menu = menu
        self._keys: KeysPage | None = None
        self.rules_action = entry(self.menu, window.show_rules, None)
        self.rules_action.setShortcuts(usual_and(QKeySequence.StandardKey.HelpContents, "F1"))
        self.keys_action = entry(self.menu, self.show_keys, QKeySequence("Ctrl+F1"))
        self.report_action = entry(self.menu, self.show_report, None)
        self.about_action = entry(self.menu, self.show_about, None)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def retext(self) -> None:
        """Write the menu entries."""
        self.rules_action.setText(translate("HelpMenu", "&Rules"))
        self.keys_action.setText(translate("HelpMenu", "&Keys"))
        self.report_action.setText(translate("HelpMenu", "Report a &problem…"))
        self.about_action.setText(translate("HelpMenu", "&About Carte Italiane"))

    def refresh(self) -> None:
        """Help is always there."""

    def show_keys(self) -> None:
        """Lay the keys over whatever there is, or put them away."""
        stage = self._window.stage
        if self._keys is None:
            from carte_italiane.ui.pages.keys import KeysPage

            menus = self._window.menus
            self._keys = KeysPage((menus.game, menus.table, menus.view, menus.help))
            self._keys.done.connect(stage.uncover)
        is_open = stage.sheet is self._keys
        stage.uncover()
        if not is_open:
            self._keys.retranslate()
            stage.cover(self._keys)

    def show_about(self) -> None:
        """Lay the page about the program on the table."""
        from carte_italiane.ui.pages.about import AboutPage

        page = AboutPage()
        page.licences_button.clicked.connect(self.show_licences)
        self._window.lay(page, page.done)

    def show_licences(self) -> None:
        """Lay the licences on the table; the page about the program comes back when they have been read."""
        from carte_italiane.ui.pages.licences import LicencesPage

        page = LicencesPage()
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.done.connect(self.show_about)
        self._window.stage.show_page(page)

    def show_report(self) -> None:
        """Lay the report on the table."""
        from carte_italiane.ui.pages.report import ReportPage

        page = ReportPage(self._last_record())
        self._window.lay(page, page.done)

    def _last_record(self) -> Record | None:
        from carte_italiane.play.record import Record

        session = self._window.session
        if session is not None:
            return Record(session.match, session.players, session.meta())
        return self._window.keeping.unfinished
