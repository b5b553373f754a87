"""The menu entry that shows the deal number of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carte_italiane.ui.menu import entry
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


class DealNumber(QObject):
    """Shows on a slip by which number others can play the same cards."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.action = entry(window.menus.game, self.show_number, None)

    def retext(self) -> None:
        """Write the menu entry."""
        self.action.setText(translate("DealNumber", "Deal num&ber…"))

    def refresh(self) -> None:
        """Without a match there is no number."""
        self.action.setEnabled(self._window.session is not None)

    def show_number(self) -> None:
        """Lay the slip on the table."""
        session = self._window.session
        if session is not None:
            from carte_italiane.ui.pages.number_slip import NumberSlip

            slip = NumberSlip(session.number if session.number_tells_all else None)
            self._window.lay(slip, slip.done)
