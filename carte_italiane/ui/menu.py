"""Entries of menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QAction, QActionGroup, QKeySequence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QMenu


class MenuPart(Protocol):
    """Some entries that belong together, with what they do."""

    def retext(self) -> None:
        """Write the entries in the language of now."""

    def refresh(self) -> None:
        """Say what can be chosen now: another match, or none, is on the table, or a menu opens."""


def entry(menu: QMenu, slot: Callable[[], object], key: QKeySequence | QKeySequence.StandardKey | None) -> QAction:
    """A new entry at the end of a menu, which does something when it is chosen."""
    action = QAction(menu)
    action.setMenuRole(QAction.MenuRole.NoRole)  # macOS would guess from the words
    if key is not None:
        action.setShortcut(key)
    action.triggered.connect(lambda *_: slot())
    menu.addAction(action)
    return action


def choices(menu: QMenu, names: Iterable[str], choose: Callable[[str], object]) -> dict[str, QAction]:
    """New entries at the end of a menu, by name, of which one is checked; the person's choice is told by its name."""
    group = QActionGroup(menu)
    found = {name: group.addAction(menu.addAction("")) for name in names}
    for name, action in found.items():
        action.setCheckable(True)
        action.setData(name)
    group.triggered.connect(lambda action: choose(str(action.data())))
    return found


def key_for(standard: QKeySequence.StandardKey, usual: str) -> list[QKeySequence]:
    """The key that this system has for something; where it has none, the usual one.

    Only its first: the others are on keyboards with keys for "Save" or "Open".
    """
    return QKeySequence.keyBindings(standard)[:1] or [QKeySequence(usual)]


def usual_and(standard: QKeySequence.StandardKey, usual: str) -> list[QKeySequence]:
    """The usual key, and what this system has for it."""
    key = QKeySequence(usual)
    return [key, *(other for other in key_for(standard, usual) if other != key)]
