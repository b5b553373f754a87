"""Leaving the program: nobody loses a match by it without being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.keeping import in_a_line

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


def may_leave(window: MainWindow) -> bool:
    """Nothing is lost by it that the person has not given up; else they are asked now."""
    record = window.keeping.unfinished
    if record is None or not window.keeping.would_lose(record):
        return True
    from carte_italiane.ui.pages.save_notice import LeavingNotice

    if not isinstance(window.stage.page, LeavingNotice):  # else it is being asked
        notice = LeavingNotice(lambda: in_a_line(record))
        notice.save_wanted.connect(notice.rejected)
        notice.save_wanted.connect(lambda: _save(window))
        window.ask(notice, lambda: _leave(window))
    return False


def _save(window: MainWindow) -> None:
    if window.session is None:
        window.keeping.go_on()
    window.entries.saving.ask_where_to_save(lambda: _leave(window))


def _leave(window: MainWindow) -> None:
    window.keeping.give_up()
    window.close()
