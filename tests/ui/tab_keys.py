"""A person who goes round a page with the Tab key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What can be used by those who have no mouse.
CONTROLS: Final = (
    *(QAbstractButton, QLineEdit, QComboBox, QSlider, QTabBar),
    *(QTextEdit, QPlainTextEdit, QAbstractItemView),
)
FORWARD, BACKWARD = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def controls(page: QWidget) -> list[QWidget]:
    """All that can be used on a page as it is now; of buttons of which one is chosen, that one."""
    found: list[QWidget] = []
    for part in page.findChildren(QWidget):
        usable = part.isVisible() and part.isEnabled() and isinstance(part, CONTROLS)
        within = any(other.isAncestorOf(part) for other in found)
        if usable and not within and not _is_passed_by(part):
            found.append(part)
    return found


def _is_passed_by(part: QWidget) -> bool:
    group = part.group() if isinstance(part, QAbstractButton) else None
    return group is not None and group.exclusive() and group.checkedButton() is not part


def walk(start: QWidget, way: Qt.KeyboardModifier = FORWARD) -> list[QWidget]:
    """Where Tab, or Shift and Tab, stops from here on, until it is here again. Links of a text are one stop."""
    stops = [start]
    for _ in range(200):
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab, way)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is start:
            return stops
        if focused is not stops[-1]:
            stops.append(focused)
    raise AssertionError([names([stop]) for stop in stops])


def names(stops: Sequence[QWidget]) -> list[str]:
    """What is heard at each stop."""
    return [stop.accessibleName() or (stop.text() if isinstance(stop, QAbstractButton) else "") for stop in stops]


def walk_round(page: QWidget) -> list[QWidget]:
    """Go round a page, both ways; nothing that can be used is left out, and nothing is come to that is not chosen."""
    start = QApplication.focusWidget()
    assert start is not None
    assert page.isAncestorOf(start)
    stops = walk(start)
    assert len(stops) == len(set(stops))
    assert [stop for stop in stops if not page.isAncestorOf(stop)] == []
    assert set(controls(page)) <= set(stops), names([part for part in controls(page) if part not in stops])
    assert names([stop for stop in stops if _is_passed_by(stop)]) == []
    assert walk(start, BACKWARD) == [start, *reversed(stops[1:])]
    return stops
