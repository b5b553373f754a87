"""The part of the View menu that tells how the table is laid and played at: what a person wants to switch at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from carte_italiane.play.table_settings import SORTINGS

if TYPE_CHECKING:
    from carte_italiane.play.table_settings import TableSettings


class TableMenu(QObject):
    """Shows ``likes`` as checked entries; ``liked`` is told with the new ones when the person switches something."""

    liked = Signal(object)

    def __init__(self, menu: QMenu, likes: TableSettings) -> None:
        super().__init__(menu)
        self.likes = likes
        self.game = ""
        menu.addSeparator()
        self.sorting = menu.addMenu("")
        group = QActionGroup(self)
        self.sortings = {name: self.sorting.addAction("") for name in SORTINGS}
        for name, action in self.sortings.items():
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
        group.triggered.connect(lambda action: self._like(sorting=str(action.data())))
        self.mirrored = self._switch(menu, lambda on: self._like(mirrored=on))
        self.clockwise = self._switch(menu, self._turn_round)
        self.confirm = self._switch(menu, lambda on: self._like(confirm=on))
        self.play_forced = self._switch(menu, lambda on: self._like(play_forced=on))
        self.show(likes)

    def show(self, likes: TableSettings, game: str | None = None) -> None:
        """Check what is liked; ``game`` is the one whose direction can be turned round, none if empty."""
        self.likes = likes
        self.game = self.game if game is None else game
        self.sortings[likes.sorting].setChecked(True)
        self.mirrored.setChecked(likes.mirrored)
        self.clockwise.setChecked(self.game in likes.clockwise)
        self.clockwise.setEnabled(bool(self.game))
        self.confirm.setChecked(likes.confirm)
        self.play_forced.setChecked(likes.play_forced)

    def retext(self) -> None:
        """Say everything in the language of now."""
        self.sorting.setTitle(self.tr("Sort the &hand"))
        self.sortings["suit"].setText(self.tr("By &suit"))
        self.sortings["rank"].setText(self.tr("By &rank"))
        self.sortings["dealt"].setText(self.tr("As &dealt"))
        self.mirrored.setText(self.tr("&Mirrored, for left-handed people"))
        self.clockwise.setText(self.tr("Play goes &clockwise"))
        self.confirm.setText(self.tr("Play by a s&econd click"))
        self.play_forced.setText(self.tr("A last &forced card plays itself"))

    def _switch(self, menu: QMenu, act: object) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        action.triggered.connect(act)
        return action

    def _turn_round(self, clockwise: bool) -> None:
        others = tuple(game for game in self.likes.clockwise if game != self.game)
        self._like(clockwise=(*others, self.game) if clockwise else others)

    def _like(self, **changed: object) -> None:
        self.likes = replace(self.likes, **changed)  # type: ignore[arg-type]
        self.liked.emit(self.likes)
