"""The score sheet of the match that is played: laid on the table when a deal ends, and heard when the match does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.texts import side_name

if TYPE_CHECKING:
    from carte_italiane.play.session import Session
    from carte_italiane.ui.main_window import MainWindow


class Score:
    """Shows how the window's match stands."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def deal_ended(self) -> None:
        """Show the sheet; the end of a match is heard, and those who only watch hear it won."""
        session = self._window.session
        if session is not None and session.match.is_over:
            lost = not session.is_watched and session.match.winner != 0
            self._window.table.choreographer.cues.give("lose" if lost else "win")
        self.show()

    def show(self) -> None:
        """Lay the sheet of the last deal on the table."""
        window, session = self._window, self._window.session
        if session is None:
            return
        sheet = ScoreSheet(
            session.rules,
            _side_names(session),
            session.last_score(),
            session.score_history(),
            own_side=None if session.is_watched else 0,
            theme=window.page_theme,
        )
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if session.match.is_over:
            sheet.show_result(session.match.winner)
        sheet.next_deal.connect(window.next_deal)
        sheet.again.connect(window.play_again)
        sheet.change_game.connect(window.show_start_page)
        window.stage.show_page(sheet)
        if session.is_watched:
            window.entries.watching.sheet_shown()

    def retext(self) -> None:
        """Call the sides by the names of the language, where the sheet is shown."""
        page, session = self._window.stage.page, self._window.session
        if isinstance(page, ScoreSheet) and session is not None:
            page.set_names(_side_names(session))


def _side_names(session: Session) -> tuple[str, ...]:
    """One name, or a pair of names, by side."""
    sides = range(session.rules.sides)
    return tuple(side_name([session.players[seat].name for seat in session.seats_of(side)]) for side in sides)
