"""The menus as people expect them: usual keys, no letter twice, entries where the system wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.ui.menu import key_for, usual_and
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.ui.table.looking import with_table

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


@pytest.fixture(autouse=True)
def english(window: MainWindow) -> Iterator[None]:
    """Spoken before and after each test."""
    install_language("en")
    yield
    install_language("en")


def menus(window: MainWindow) -> list[QMenu]:
    return [window.menus.game, window.menus.table, window.menus.view, window.menus.help]


def with_submenus(menu: QMenu) -> Iterator[QMenu]:
    menu.aboutToShow.emit()
    yield menu
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from with_submenus(below)


def entries(window: MainWindow) -> list[QAction]:
    return [action for menu in menus(window) for part in with_submenus(menu) for action in part.actions()]


def mnemonic(text: str) -> str:
    """The letter that Alt, or the open menu, takes for this entry."""
    rest = text.replace("&&", "")
    return rest[rest.index("&") + 1].upper() if "&" in rest else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("playing", [False, True])
def test_no_letter_stands_for_two_entries_of_a_menu(window: MainWindow, language: str, playing: bool) -> None:
    if playing:
        window.start_match(window.start_page.rules(), "club", 5)
    install_language(language)
    QApplication.processEvents()
    rows = [[menu.title() for menu in menus(window)]]
    for menu in menus(window):
        for part in with_submenus(menu):
            rows.append([action.text() for action in part.actions() if not action.isSeparator()])
    for row in rows:
        letters = Counter(mnemonic(text) for text in row)
        assert letters[""] == 0, [text for text in row if not mnemonic(text)]
        assert max(letters.values()) == 1, [text for text in row if letters[mnemonic(text)] > 1]


def test_no_key_does_two_things(window: MainWindow) -> None:
    keys = Counter(key.toString() for action in entries(window) for key in action.shortcuts())
    assert [key for key, number in keys.items() if number > 1] == []


def test_the_usual_keys_do_the_usual_things(window: MainWindow) -> None:
    found = {key.toString(): action.text() for action in entries(window) for key in action.shortcuts()}
    expected = {
        "Ctrl+N": "&New game…",
        "Ctrl+O": "&Open…",
        "Ctrl+S": "&Save",
        "Ctrl+Shift+S": "Save &as…",
        "Ctrl+Z": "&Undo",
        "H": "&Hint",
        "Ctrl+P": "&Pause",
        "Pause": "&Pause",
        "F1": "&Rules",
        "Ctrl+F1": "&Keys",
        "F11": "&Full screen",
        "Ctrl+Q": "&Quit",
    }
    assert {key: found.get(key) for key in expected} == expected


def test_a_system_without_a_key_gets_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QKeySequence, "keyBindings", lambda _: [])
    assert key_for(QKeySequence.StandardKey.Quit, "Ctrl+Q") == [QKeySequence("Ctrl+Q")]
    monkeypatch.setattr(QKeySequence, "keyBindings", lambda _: [QKeySequence("Ctrl+Meta+F")])
    assert key_for(QKeySequence.StandardKey.FullScreen, "F11") == [QKeySequence("Ctrl+Meta+F")]
    assert usual_and(QKeySequence.StandardKey.FullScreen, "F11") == [QKeySequence("F11"), QKeySequence("Ctrl+Meta+F")]


def test_macos_finds_its_own_entries_and_guesses_none(window: MainWindow) -> None:
    roles = {action.menuRole(): action.text() for menu in menus(window) for action in menu.actions()}
    assert roles[QAction.MenuRole.QuitRole] == "&Quit"
    assert roles[QAction.MenuRole.AboutRole] == "&About Carte Italiane"
    own = [action for menu in (window.menus.game, window.menus.help) for action in menu.actions()]
    guessed = [action.text() for action in own if action.menuRole() == QAction.MenuRole.TextHeuristicRole]
    assert [text for text in guessed if text] == []


def test_full_screen_goes_and_comes_and_the_menu_knows(window: MainWindow) -> None:
    action = window.entries.full_screen
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    window.showNormal()  # by other means, as the window's own buttons
    window.menus.view.aboutToShow.emit()
    assert not action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


#: Letters of questions, of the hint and of the cards seen, and what a Russian keyboard types on their keys.
@pytest.mark.parametrize(
    ("typed", "place", "question"),
    [("е", 28, "table"), ("ь", 58, "hand"), ("з", 33, "piles"), ("ы", 39, "score"), ("ц", 25, "turn")],
)
def test_questions_are_answered_on_a_russian_keyboard_also_over_a_page(
    window: MainWindow, typed: str, place: int, question: str
) -> None:
    match = with_table("7D AC RB", "2D 3C 4S 6B")
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    assert isinstance(window.stage.page, ScoreSheet)
    window.announcer.listened = True
    heard: list[str] = []
    window.announcer.said.connect(heard.append)
    key = QKeyEvent(QEvent.Type.KeyPress, ord(typed.upper()), Qt.KeyboardModifier.NoModifier, place, 0, 0, typed)
    QApplication.sendEvent(window.stage.page, key)
    window.announcer._speaking.timeout.emit()
    assert heard == [window.entries.review.answer(question)]
