"""Entries of menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QAction, QKeySequence

if TYPE_CHECKING:
    from collections.abc import Callable

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


def key_for(standard: QKeySequence.StandardKey, usual: str) -> list[QKeySequence]:
    """The key that this system has for something; where it has none, the usual one.

    Only its first: the others are on keyboards with keys for "Save" or "Open".
    """
    return QKeySequence.keyBindings(standard)[:1] or [QKeySequence(usual)]


def usual_and(standard: QKeySequence.StandardKey, usual: str) -> list[QKeySequence]:
    """The usual key, and what this system has for it."""
    key = QKeySequence(usual)
    return [key, *(other for other in key_for(standard, usual) if other != key)]
