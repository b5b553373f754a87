"""The choice to have the cards that have gone shown beside the table. It is an aid, and marks the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from carte_italiane.play.session import CARDS_SEEN
from carte_italiane.ui.menu import entry
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.play.session import Session
    from carte_italiane.ui.main_window import MainWindow
    from carte_italiane.ui.table.seen_panel import SeenPanel


class CardsSeenChoice(QObject):
    """A menu entry, and the panel while it is wanted and there is a match.

    The panel follows what the table shows, never what is still to be shown.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.panel: SeenPanel | None = None
        self._followed: Session | None = None
        self.action = entry(window.menus.game, self._choose, QKeySequence("C"))
        self.action.setShortcuts([QKeySequence("C"), QKeySequence("Ctrl+Shift+C")])
        self.action.setCheckable(True)
        self.action.setAutoRepeat(False)
        window.table.cards_seen_wanted.connect(self.action.trigger)
        window.table.idle.connect(self._show_seen)

    def retext(self) -> None:
        """Write the menu entry."""
        self.action.setText(translate("CardsSeen", "&Cards seen"))
        self._show_seen()

    def _choose(self) -> None:
        aids = self._window.settings.aids._replace(cards_seen=self.action.isChecked())
        self._window.preferences.change(aids=aids)

    def refresh(self) -> None:
        """Show the panel or put it away."""
        session = self._window.session
        self.action.setChecked(self._window.settings.aids.cards_seen)
        self.action.setEnabled(session is not None)
        is_wanted = self.action.isChecked() and session is not None
        if is_wanted and self.panel is None:
            from carte_italiane.ui.table.seen_panel import SeenPanel

            self.panel = SeenPanel(self._window.page_theme)
        if self.panel is not None:
            self._window.stage.show_beside(self.panel if is_wanted else None)
        if is_wanted and session is not None:
            if self._followed is not session:
                self._followed = session
                session.on_change(self._show_seen)  # the next step is about to be shown: all before it has been
            session.helped_by(CARDS_SEEN)
            self._show_seen()

    def _show_seen(self) -> None:
        if self.panel is not None:
            self.panel.show_seen(self._window.table.table_scene.seen)
