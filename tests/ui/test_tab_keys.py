"""With the Tab key one comes to everything on every page, and in a row of choices to the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.preference_pages.page import PreferencesPage
from tests.ui.page_opening import OTHER_PAGES, lay_page, shown
from tests.ui.tab_keys import names, walk, walk_round

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)


def preferences(window: MainWindow) -> PreferencesPage:
    window.show_preferences()
    page = shown(window)
    assert isinstance(page, PreferencesPage)
    return page


def test_the_first_page_is_gone_round_in_the_order_it_is_read(window: MainWindow) -> None:
    assert names(walk_round(shown(window))) == [
        *("Deal", "Deal number", "Only watch", "Rules", "Scopa", "Players: 2", "Opponents: Club player"),
        *("Names and levels…", "Play to: 11", "Napola"),
    ]


def test_of_each_row_the_chosen_one_is_come_to_whatever_chose_it(window: MainWindow) -> None:
    page = window.start_page
    page.tiles["briscola"].click()
    QTest.mouseClick(page.opponents.chip(0), Qt.MouseButton.LeftButton)
    page.deal_button.setFocus()
    page.remember(ScopaRules(3, 21), "master")
    stops = names(walk_round(page))
    assert stops[stops.index("Scopa") :][:5] == [
        *("Scopa", "Players: 3", "Opponents: Master", "Names and levels…", "Play to: 21"),
    ]


def test_a_choice_that_was_pressed_but_not_chosen_is_not_come_to(window: MainWindow) -> None:
    page, chips = window.start_page, window.start_page.opponents
    chip = chips.chip(0)
    QTest.mousePress(chip, Qt.MouseButton.LeftButton)
    QTest.mouseMove(chip, chip.rect().bottomRight() * 4)
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=chip.rect().bottomRight() * 4)
    assert focused() is chip
    assert chips.value() != 0
    page.deal_button.setFocus()
    walk_round(page)


def test_arrow_keys_choose_within_a_row_and_tab_leaves_it(window: MainWindow) -> None:
    page = window.start_page
    page.tiles["scopa"].setFocus()
    press(Qt.Key.Key_Right)
    assert page.game == "scopone"
    assert focused() is page.tiles["scopone"]
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Tab)
    assert focused() is page.players.chip(2)
    press(Qt.Key.Key_Right)
    assert page.players.value() == 3
    press(Qt.Key.Key_Tab)
    assert focused() is page.opponents.chip(page.opponents.value())
    QTest.keyClick(focused(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is page.players.chip(3)


@pytest.mark.parametrize("game", ["scopa", "scopone", "briscola"])
@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(640, 900)])
def test_every_form_of_the_first_page_is_gone_round(window: MainWindow, game: str, size: QSize) -> None:
    window.resize(size)
    window.start_page.tiles[game].click()
    window.start_page.offer("Scopa, 3:5")
    walk_round(shown(window))


def test_every_tab_of_the_preferences_is_gone_round(window: MainWindow) -> None:
    page = preferences(window)
    for tab in page.tabs:
        page.open_at(tab)
        QApplication.processEvents()
        page.close_button.setFocus()
        walk_round(page)


def test_the_question_of_the_preferences_is_gone_round(window: MainWindow) -> None:
    page = preferences(window)
    page.reset_button.click()
    stops = walk_round(page)
    assert {page.sure_button, page.keep_button} <= set(stops)


def test_the_look_is_not_changed_by_coming_to_it(window: MainWindow) -> None:
    page = preferences(window)
    page.open_at(page.look)
    page.close_button.setFocus()
    heard = names(walk(page.close_button))
    assert "Corner indices: Normal" in heard
    assert "Corner indices: None" not in heard


@pytest.mark.parametrize("page", OTHER_PAGES)
def test_every_other_page_is_gone_round(window: MainWindow, page: str) -> None:
    lay_page(window, page)
    walk_round(shown(window))
