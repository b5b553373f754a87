"""The menu in which the look of the cards and of the table is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from carte_italiane.play.look import CHOICES
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from carte_italiane.play.look import Look


class LookMenu(QMenu):
    """A submenu for each part of the look. It is filled when it is first opened: most starts do without."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.parts: dict[str, QMenu] = {}
        self.aboutToShow.connect(self.fill)
        self._retext()

    def fill(self) -> None:
        """Make the submenus, if there are none yet."""
        if self.parts:
            return
        for part, choices in CHOICES.items():
            menu = self.parts[part] = self.addMenu("")
            group = QActionGroup(menu)
            group.triggered.connect(self._choose)
            for choice in choices:
                action = group.addAction(menu.addAction(""))
                action.setCheckable(True)
                action.setChecked(choice == getattr(self.look, part))
                action.setData((part, choice))
        self._retext()

    def changeEvent(self, event: QEvent) -> None:
        """Take the words of a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retext()
        super().changeEvent(event)

    def _choose(self, action: QAction) -> None:
        part, choice = action.data()
        self.look = self.look._replace(**{part: choice})
        self.chosen.emit(self.look)

    def _retext(self) -> None:
        self.setTitle(self.tr("&Look"))
        for part, menu in self.parts.items():
            menu.setTitle(part_name(part))
            for action in menu.actions():
                action.setText(choice_name(*action.data()))


def part_name(part: str) -> str:
    """What is chosen, with a mnemonic."""
    return {
        "table": translate("LookMenu", "&Table"),
        "back": translate("LookMenu", "&Back of the cards"),
        "deck": translate("LookMenu", "&Deck"),
        "indices": translate("LookMenu", "&Corner indices"),
    }[part]


def choice_name(part: str, choice: str) -> str:
    """One of the choices, with a mnemonic."""
    return {
        ("table", "felt-green"): translate("LookMenu", "&Green felt"),
        ("table", "felt-wine"): translate("LookMenu", "Wine-&red felt"),
        ("table", "felt-blue"): translate("LookMenu", "&Blue felt"),
        ("table", "wood"): translate("LookMenu", "&Wood"),
        ("back", "blue"): translate("LookMenu", "&Blue", "back of the cards"),
        ("back", "red"): translate("LookMenu", "&Red", "back of the cards"),
        ("back", "green"): translate("LookMenu", "&Green", "back of the cards"),
        ("deck", "italian"): translate("LookMenu", "&Italian", "deck"),
        ("deck", "french"): translate("LookMenu", "&French", "deck"),
        ("deck", "french-four-colours"): translate("LookMenu", "French, f&our colours", "deck"),
        ("indices", "none"): translate("LookMenu", "N&one", "corner indices"),
        ("indices", "normal"): translate("LookMenu", "&Normal", "corner indices"),
        ("indices", "large"): translate("LookMenu", "Always &large", "corner indices"),
    }[part, choice]
