"""Matches as files: by menu and dialog, dropped on the window, opened by the system."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from carte_italiane.paths import saved_games_folder
from carte_italiane.play.record import read_record_file, record_text
from carte_italiane.play.session import Player
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.app import Application
from carte_italiane.ui.pages.notice import Notice
from tests.ui.person import Person

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow

Open = Callable[..., "MainWindow"]


def a_record(folder: Path, name: str = "a match.carte") -> Path:
    """The file of a match that has been dealt."""
    rules = BriscolaRules(wins=2)
    match = Match.start(rules, 1).with_deck(shuffled_deck(3, rules, 0))
    path = folder / name
    meta = {"deal_number": 3, "club": "Bar Sport"}
    path.write_text(record_text(match, (Player("Zoë", "human"), Player("Beppe", "beginner")), meta), encoding="utf-8")
    return path


def dialog_of(window: MainWindow) -> QFileDialog:
    (dialog,) = [dialog for dialog in window.findChildren(QFileDialog) if dialog.isVisible()]
    return dialog


def drop(on: QWidget, *files: Path) -> bool:
    """Drag files onto a widget and let go of them there; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(20, 20), copy, data, left, none)
    QApplication.sendEvent(on, entered)
    if not entered.isAccepted():
        return False
    dropped = QDropEvent(QPointF(20, 20), copy, data, left, none)
    QApplication.sendEvent(on, dropped)
    return dropped.isAccepted()


def test_a_match_is_saved_and_opened_again(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    assert not window.entries.saving.save_action.isEnabled()
    window.start_match(ScopaRules(), "beginner", 55)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    QTest.keyClick(window.table, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window)
    assert Path(dialog.directory().absolutePath()) == saved_games_folder()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    path = saved_games_folder() / "scopa-55.carte"
    window.activateWindow()  # as a desktop does when a dialog is gone
    qtbot.waitUntil(window.isActiveWindow)
    assert window.table.controller.note.text == "Saved as scopa-55.carte."
    record = read_record_file(path)
    assert record.match.deal.moves == person.session.match.deal.moves
    assert record.players == person.session.players
    assert record.meta["deal_number"] == 55
    assert str(record.meta["program"]).startswith("carte-italiane ")
    assert "saved" in record.meta

    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    QTest.keyClick(window.table, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)  # where it was saved before
    assert not [dialog for dialog in window.findChildren(QFileDialog) if dialog.isVisible()]
    left = person.session
    assert read_record_file(path).match.deal.moves == left.match.deal.moves

    window.show_start_page()
    QTest.keyClick(window.start_page, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window)
    dialog.selectFile(str(path))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert notice.title.text() == "Give up the unfinished match?"
    person.click_button(notice.accept_button)
    assert person.session is not left
    assert person.session.observation() == left.observation()
    assert person.session.number == 55


def test_keys_are_those_of_the_system(open_program: Open) -> None:
    saving = open_program().entries.saving
    for action, key in (
        (saving.open_action, QKeySequence.StandardKey.Open),
        (saving.save_action, QKeySequence.StandardKey.Save),
        (saving.save_as_action, QKeySequence.StandardKey.SaveAs),
    ):
        assert action.shortcut() == QKeySequence(key)


def test_what_others_noted_in_a_record_is_saved_with_it(open_program: Open, tmp_path: Path) -> None:
    window = open_program()
    window.entries.saving.open_file(a_record(tmp_path))
    window.entries.saving.save_to(tmp_path / "again.carte")
    meta = read_record_file(tmp_path / "again.carte").meta
    assert meta["club"] == "Bar Sport"
    assert meta["deal_number"] == 3


def test_a_record_is_dropped_anywhere_on_the_window(open_program: Open, tmp_path: Path) -> None:
    window = open_program()
    path = a_record(tmp_path)
    for place in (window.start_page, window.start_page.deal_row.number_field, window.table.viewport()):
        window.show_start_page()
        assert drop(place, path)
        assert window.session is not None
        assert window.session.players[0].name == "Zoë"


def test_what_is_no_file_is_not_taken(open_program: Open) -> None:
    window = open_program()
    data = QMimeData()
    data.setText("carte")
    entered = QDragEnterEvent(
        QPoint(20, 20), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window.start_page, entered)
    assert not entered.isAccepted()


def test_a_finished_match_is_looked_at_without_giving_anything_up(
    open_program: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", 7)
    person.play_deal()
    window.entries.saving.save_to(tmp_path / "over.carte")
    window.start_match(ScopaRules(), "beginner", 8)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    window.entries.saving.open_file(tmp_path / "over.carte")
    assert person.session.match.is_over
    assert window.keeping.unfinished is not None
    assert window.keeping.unfinished.meta["deal_number"] == 8


def test_a_file_that_the_system_opens_with_the_program(
    open_program: Open, qapp: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_program()
    qapp.file_wanted.connect(window.entries.saving.open_file)
    try:
        QApplication.sendEvent(qapp, QFileOpenEvent(str(a_record(tmp_path))))
    finally:
        qapp.file_wanted.disconnect(window.entries.saving.open_file)
    assert window.session is not None
    assert window.session.players[0].name == "Zoë"


def test_a_damaged_file_leaves_the_match_as_it_is(open_program: Open, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 8)
    before = person.session
    path = tmp_path / "no match.carte"
    path.write_text("nothing")
    assert drop(window.table.viewport(), path)
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert "no match.carte" in notice.text.text()
    person.click_button(notice.accept_button)
    assert window.stage.page is None
    assert person.session is before
    assert path.read_text() == "nothing"


def test_a_full_disk_is_told_and_saving_elsewhere_works(
    open_program: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_program(keeps=False)
    window.start_match(ScopaRules(), "beginner", 8)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("carte_italiane.play.storage.os.fsync", full)
        window.entries.saving.save_to(tmp_path / "a.carte")
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert "The disk is full." in notice.text.text()
    Person(window, qtbot).click_button(notice.accept_button)
    window.entries.saving.save_to(tmp_path / "b.carte")
    assert [path.name for path in tmp_path.iterdir()] == ["b.carte"]
