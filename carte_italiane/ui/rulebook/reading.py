"""Reading the rules in the midst of a match: the book lies over everything, and the match waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carte_italiane.ui.rulebook.rule_book import RuleBook

if TYPE_CHECKING:
    from carte_italiane.ui.stage import Stage
    from carte_italiane.ui.table.card_theme import CardTheme


class Reading(QObject):
    """Opens and closes the one rule book of a window."""

    def __init__(self, stage: Stage, theme: CardTheme) -> None:
        super().__init__(stage)
        self.book = RuleBook(theme)
        self._stage = stage
        self.book.closed.connect(stage.uncover)

    def toggle(self, page: str) -> None:
        """Open the book at a page, or put it away."""
        if self._stage.sheet is self.book:
            self._stage.uncover()
        else:
            self.book.theme_changed()  # the deck may be another since it was closed
            self.book.open_at(page)
            self._stage.cover(self.book)
