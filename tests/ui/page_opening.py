"""Opening every page of the program, as its menu entry or the match does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.table.looking import with_table

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow

#: All but the first page and the preferences.
OTHER_PAGES: Final = (
    *("keys", "about", "report", "number", "score", "result", "rules", "narrow rules", "news", "question"),
)


def shown(window: MainWindow) -> QWidget:
    """The page that lies on top."""
    QApplication.processEvents()
    page = window.stage.sheet or window.stage.page
    assert page is not None
    return page


def score_sheet(window: MainWindow) -> ScoreSheet:
    match = with_table("7D AC RB", "2D 3C 4S 6B")
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    page = shown(window)
    assert isinstance(page, ScoreSheet)
    return page


def lay_page(window: MainWindow, page: str) -> None:
    """Open a page as its menu entry or the match does."""
    match page:
        case "keys":
            window.entries.help_menu.show_keys()
        case "about":
            window.entries.help_menu.show_about()
        case "report":
            window.entries.help_menu.show_report()
        case "number":
            window.start_match(ScopaRules(), "club", 1)
            window.entries.deal_number.show_number()
        case "score":
            score_sheet(window)
        case "result":
            score_sheet(window).show_result(0)
        case "rules" | "narrow rules":
            window.resize(640 if page == "narrow rules" else 1280, 800)
            window.show_rules()
            window.reading.book.search_field.setText("primiera" if page == "narrow rules" else "")
            window.reading.book.search_field.setFocus()
        case _:
            reject = "Keep it" if page == "question" else ""
            window.tell(Notice("Give up the match?", "It is kept for later.", accept="Give it up", reject=reject))
