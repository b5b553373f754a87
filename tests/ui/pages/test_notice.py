"""Questions and messages on a slip of paper."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.stage import Stage

from .conftest import cut_texts, fits, lay, press


def question() -> Notice:
    return Notice("Leave this match?", "It is kept for later.", accept="Leave", reject="Play on")


def test_a_question_has_two_answers(table: Stage, qtbot: QtBot) -> None:
    notice = question()
    lay(notice, table)
    with qtbot.waitSignal(notice.accepted):
        notice.accept_button.click()
    with qtbot.waitSignal(notice.rejected):
        notice.reject_button.click()


def test_enter_and_escape_leave_everything_as_it_is(table: Stage, qtbot: QtBot) -> None:
    notice = question()
    lay(notice, table)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        with qtbot.waitSignal(notice.rejected):
            press(notice, key)


def test_enter_may_mean_yes(qtbot: QtBot) -> None:
    notice = Notice("Play on?", "There is an unfinished match.", accept="Play on", reject="Later", enter_accepts=True)
    with qtbot.waitSignal(notice.accepted):
        press(notice, Qt.Key.Key_Return)


def test_a_message_has_one_button(table: Stage, qtbot: QtBot) -> None:
    notice = Notice("The file cannot be read", "It is put aside.", accept="Good")
    lay(notice, table)
    assert not notice.reject_button.isVisible()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        with qtbot.waitSignal(notice.accepted):
            press(notice, key)


def test_a_long_message_is_shown_whole(small: Stage) -> None:
    notice = Notice("A long title that needs more than one line of paper", "word " * 80, accept="Good", reject="No")
    lay(notice, small)
    assert fits(notice, small)
    assert not cut_texts(notice)
    assert notice.accessibleDescription().startswith("word")
