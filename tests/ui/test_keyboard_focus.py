"""Who uses keys sees a ring round the control that has the keyboard; who uses the mouse is not bothered with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabBar, QWidget
from shiboken6 import delete

from carte_italiane.ui import palette
from tests.ui.asking import seated

if TYPE_CHECKING:
    from carte_italiane.ui.keyboard_focus import KeyboardFocus, Ring
    from carte_italiane.ui.main_window import MainWindow


@pytest.fixture
def focus(window: MainWindow) -> KeyboardFocus:
    """The window has been painted."""
    window.stage.show_focus()
    return window.stage.keyboard_focus


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QWidget:
    """Press a key where the focus is; what has it then."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def shown(focus: KeyboardFocus) -> Ring:
    assert focus.ring is not None
    return focus.ring


def place_of(control: QWidget) -> QRect:
    return QRect(control.mapTo(control.window(), QPoint(0, 0)), control.size())


def lies_round(ring: Ring, place: QRect) -> bool:
    """It is a little larger on every side, and no more than that."""
    return ring.geometry().contains(place) and place.adjusted(-6, -6, 6, 6).contains(ring.geometry())


def test_there_is_no_ring_before_a_key_is_used(window: MainWindow, focus: KeyboardFocus) -> None:
    assert window.start_page.deal_button.hasFocus()
    assert focus.ring is None
    press(Qt.Key.Key_Alt)
    assert focus.ring is None, "that is a key of the window's"


def test_the_ring_goes_with_the_focus(window: MainWindow, focus: KeyboardFocus) -> None:
    sizes = []
    for _ in range(9):
        control = press(Qt.Key.Key_Tab)
        sizes.append(control.size())
        assert lies_round(shown(focus), place_of(control))
    press(Qt.Key.Key_Tab)
    assert [control.size() for control in _round(9)] == sizes, "nothing makes room for it"


def _round(stops: int) -> list[QWidget]:
    return [press(Qt.Key.Key_Tab) for _ in range(stops)]


def test_the_ring_is_blue_on_paper(window: MainWindow, focus: KeyboardFocus) -> None:
    window.start_page.rules_button.setFocus()
    press(Qt.Key.Key_Space)
    window.show_rules()  # puts them away again
    window.start_page.rules_button.setFocus()
    press(Qt.Key.Key_F2)
    ring = shown(focus)
    picture = window.grab().toImage()
    middle = ring.geometry().center()
    column = [picture.pixelColor(middle.x(), ring.y() + down) for down in range(8)]
    assert QColor(palette.BLUE) in column
    assert column.count(QColor(palette.BLUE)) >= 2


def test_a_click_takes_the_ring_away_until_the_next_key(window: MainWindow, focus: KeyboardFocus) -> None:
    press(Qt.Key.Key_Tab)
    chip = window.start_page.players.chip(3)
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chip.hasFocus()
    assert focus.ring is None
    control = press(Qt.Key.Key_Right)
    assert lies_round(shown(focus), place_of(control))


def test_the_ring_is_there_on_a_page_that_was_opened_by_a_key(window: MainWindow, focus: KeyboardFocus) -> None:
    press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    sheet = window.stage.sheet
    assert sheet is not None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)
    assert lies_round(shown(focus), place_of(focused))


def test_of_tabs_the_open_one_has_the_ring(window: MainWindow, focus: KeyboardFocus) -> None:
    window.show_preferences()
    bar = press(Qt.Key.Key_Tab)
    assert isinstance(bar, QTabBar)
    for _ in range(3):
        press(Qt.Key.Key_Right)
        tab = bar.tabRect(bar.currentIndex())
        assert lies_round(shown(focus), QRect(bar.mapTo(window, tab.topLeft()), tab.size()))
    assert bar.currentIndex() == 3


@pytest.mark.parametrize("size", [QSize(900, 700), QSize(1700, 1100)])
def test_the_ring_stays_where_the_control_is(window: MainWindow, focus: KeyboardFocus, size: QSize) -> None:
    window.resize(1280, 800)
    control = press(Qt.Key.Key_Tab)
    window.resize(size)
    QApplication.processEvents()
    QApplication.processEvents()
    assert lies_round(shown(focus), place_of(control))


def test_the_table_shows_its_own_focus(window: MainWindow, focus: KeyboardFocus) -> None:
    press(Qt.Key.Key_Tab)
    seated(window, "7D AC RB", "2D 3C 4S 6B")
    assert focus.ring is None
    press(Qt.Key.Key_Right)
    assert focus.ring is None


def test_the_ring_comes_back_after_a_dialog_in_which_it_lay_has_gone(window: MainWindow, focus: KeyboardFocus) -> None:
    dialog = QDialog(window)
    QPushButton("Save", dialog)
    dialog.open()
    press(Qt.Key.Key_Tab)
    assert shown(focus).window() is dialog
    dialog.close()
    delete(dialog)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.start_page.deal_button.setFocus()
    control = press(Qt.Key.Key_Tab)
    assert lies_round(shown(focus), place_of(control))
