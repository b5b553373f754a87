"""The page of keys: what the menus have, said once; read and heard in every language, changed while it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.keys_shown import plain
from carte_italiane.ui.main_window import SMALLEST, MainWindow
from carte_italiane.ui.pages.keys import KeysPage

from .conftest import SMALL, cut_texts, speak

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window in the smallest promised size, with a match in which nobody answers."""
    monkeypatch.setattr("carte_italiane.ui.computer_players.ComputerPlayers.ask", lambda *_: None)
    made = MainWindow(keeps=False)
    qtbot.addWidget(made)
    made.entries.refresh()
    made.resize(800, 600)
    made.show()
    made.start_match(ScopaRules(), "club", 5)
    yield made
    made.close()


def opened(window: MainWindow) -> KeysPage:
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    page = window.stage.sheet
    assert isinstance(page, KeysPage)
    QApplication.processEvents()
    return page


def written(page: KeysPage) -> dict[str, str]:
    return {does.text(): keys.text() for does, keys in page.rows}


def test_keys_are_those_of_the_menus(window: MainWindow) -> None:
    window.entries.hint.setShortcuts([QKeySequence("F7")])
    shown = written(opened(window))
    assert shown["Hint"] == "F7"
    for menu in (window.menus.game, window.menus.table, window.menus.help):
        for action in menu.actions():
            if not action.shortcut().isEmpty():
                assert action.shortcut().toString() in shown[plain(action.text())]
    assert shown["Last capture again"] == "L, held down"
    assert shown["Play this card of the hand"] == "1 – 9, 0"


def test_no_window_is_smaller_than_the_smallest_in_which_pages_are_tried(window: MainWindow) -> None:
    assert window.minimumSize() == SMALLEST == QSize(640, 600)
    menu_bar = window.menuBar().sizeHint().height()
    assert {(640, 600 - 30), (640, 900 - 30)} < {size.toTuple() for size in SMALL}
    assert menu_bar <= 30


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(640, 600), (640, 900), (800, 600), (1280, 800)], ids=str)
def test_everything_can_be_read(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = opened(window)
    assert window.stage.rect().contains(page.geometry())
    assert cut_texts(page) == []
    assert page.minimumSizeHint().width() <= page.width()
    assert page.minimumSizeHint().height() <= page.height()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_the_letters_grow_with_the_window(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = opened(window)
    room = window.stage.rect()
    assert page.scale > 1.15 * size[1] / 800
    assert max(page.width() / room.width(), page.height() / room.height()) > 0.95


def test_another_language_is_written_while_it_lies_open(window: MainWindow) -> None:
    page = opened(window)
    english = written(page)
    speak("ru")
    russian = written(page)
    assert page.title.text() == "Клавиши"
    assert len(russian) == len(english)
    assert not {text for text in russian if text in english}
    assert page.heads[1].text() == "Игра"


def test_rows_are_heard_one_after_the_other(window: MainWindow) -> None:
    page = opened(window)
    window.activateWindow()
    assert page.rows[1][0].accessibleName() == "To the next card: Left, Right"
    page.rows[0][0].setFocus()
    for does, _ in page.rows[1:]:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Down)
        assert QApplication.focusWidget() is does
        assert ": " in does.accessibleName()


def test_the_match_waits_meanwhile(window: MainWindow) -> None:
    assert window.table.choreographer.is_running
    page = opened(window)
    assert window.table.choreographer.is_held
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stage.sheet is None
    assert not window.table.choreographer.is_held
    opened(window)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert window.stage.sheet is None


def test_keys_and_rules_take_each_others_place(window: MainWindow) -> None:
    page = opened(window)
    window.show_rules()
    assert window.stage.sheet is not page
    window.show_rules()
    page = opened(window)
    assert page.isVisible()
    assert not window.reading.book.isVisible()
