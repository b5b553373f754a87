"""The menu in which the look of the cards and of the table is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from carte_italiane.play.look import CHOICES
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from carte_italiane.play.look import Look


def fill_look_menu(menu: QMenu, look: Look, choose: Callable[[Look], None]) -> None:
    """Fill a menu that is about to be shown: a submenu for each part of the look, what there is now checked."""
    for old in menu.findChildren(QMenu):
        old.deleteLater()
    menu.clear()

    def chosen(action: QAction) -> None:
        part, choice = action.data()
        choose(look._replace(**{part: choice}))

    for part, choices in CHOICES.items():
        submenu = QMenu(part_name(part), menu)
        submenu.setObjectName(part)
        menu.addMenu(submenu)
        group = QActionGroup(submenu)
        group.triggered.connect(chosen)
        for choice in choices:
            action = group.addAction(submenu.addAction(choice_name(part, choice)))
            action.setCheckable(True)
            action.setChecked(choice == getattr(look, part))
            action.setData((part, choice))


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
