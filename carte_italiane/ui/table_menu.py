"""The last trick again, and what a person wants to switch at once about the table: how it is laid and played at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from carte_italiane.play.table_settings import SORTINGS
from carte_italiane.ui.menu import choices, entry
from carte_italiane.ui.table_texts import choice_title, sorting_name, switch_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from carte_italiane.ui.main_window import MainWindow


class TableMenu(QObject):
    """An entry of the Game menu, and checked entries of the View menu that change the settings."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        menu = window.menus.view
        self.last_taken = entry(window.menus.game, self._show_last_taken, None)
        self.sorting = menu.addMenu("")
        self.sortings = choices(self.sorting, SORTINGS, lambda name: self.like(sorting=name))
        self.mirrored = self._switch(menu, lambda on: self.like(mirrored=on))
        self.clockwise = self._switch(menu, self._turn_round)
        self.confirm = self._switch(menu, lambda on: self.like(confirm=on))
        self.play_forced = self._switch(menu, lambda on: self.like(play_forced=on))
        menu.addSeparator()

    def refresh(self) -> None:
        """Check what is liked; the direction is that of the game on the table."""
        likes, game = self._window.settings.table, self._game()
        self.sortings[likes.sorting].setChecked(True)
        self.mirrored.setChecked(likes.mirrored)
        self.clockwise.setChecked(game in likes.clockwise)
        self.clockwise.setEnabled(bool(game))
        self.confirm.setChecked(likes.confirm)
        self.play_forced.setChecked(likes.play_forced)
        last = self.tr("&Last trick again") if game == "briscola" else self.tr("&Last capture again")
        self.last_taken.setText(f"{last}\tL")  # shown as its key; the table itself shows it while L is held
        self.enable()

    def enable(self) -> None:
        """What was taken last is shown on an open table."""
        self.last_taken.setEnabled(bool(self._game()) and self._window.stage.is_open)

    def retext(self) -> None:
        """Say everything in the language of now."""
        self.sorting.setTitle(choice_title("sorting"))
        for name, action in self.sortings.items():
            action.setText(sorting_name(name))
        self.mirrored.setText(switch_name("mirrored"))
        self.clockwise.setText(self.tr("Play goes &clockwise"))
        self.confirm.setText(switch_name("confirm"))
        self.play_forced.setText(switch_name("play_forced"))
        self.refresh()

    def like(self, **changed: object) -> None:
        """Lay the table so from now on, and remember it."""
        likes = self._window.settings.table._replace(**changed)  # type: ignore[arg-type]
        self._window.preferences.change(table=likes)

    def _game(self) -> str:
        session = self._window.session
        return session.rules.game if session is not None else ""

    def _switch(self, menu: QMenu, act: object) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        action.triggered.connect(act)
        return action

    def _turn_round(self, clockwise: bool) -> None:
        game = self._game()
        others = tuple(other for other in self._window.settings.table.clockwise if other != game)
        self.like(clockwise=(*others, game) if clockwise else others)

    def _show_last_taken(self) -> None:
        if self._window.session is not None and self._window.stage.page is None:
            self._window.table.recall.show(for_a_while=True)
