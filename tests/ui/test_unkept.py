"""A match that cannot be kept on disk is not lost without a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QFileDialog

from carte_italiane.paths import autosave_file
from carte_italiane.play.record import read_record_file
from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.save_notice import LeavingNotice, SaveNotice, UnkeptNotice
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow


def test_a_home_whose_folders_are_files(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, user_folders: Path
) -> None:
    for folder in user_folders.iterdir():
        folder.rmdir()
        folder.touch()
    window = started([])
    assert window.start_page.isVisible()
    window.start_match(ScopaRules(), "beginner", 5)
    qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice), timeout=20_000)
    person = Person(window, qtbot)
    assert isinstance(window.stage.page, Notice)
    person.click_button(window.stage.page.accept_button)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    leave_and_lose_it(window, person)


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For a while nothing of the program's own can be written."""

    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as patched:
        patched.setattr("carte_italiane.play.written_soon.write_whole", refuse)
        yield


def told_that_nothing_is_kept(window: MainWindow, qtbot: QtBot) -> UnkeptNotice:
    """A match begins that cannot be kept; what the person is told."""
    window.start_match(ScopaRules(), "beginner", 5)
    qtbot.waitUntil(lambda: isinstance(window.stage.page, UnkeptNotice), timeout=20_000)
    notice = window.stage.page
    assert isinstance(notice, UnkeptNotice)
    return notice


def leave_and_lose_it(window: MainWindow, person: Person) -> None:
    """Close the window although nothing of the match is written: the person is asked, once."""
    assert not window.close()
    assert not window.close()
    notice = window.stage.page
    assert isinstance(notice, LeavingNotice)
    person.click_button(notice.reject_button)
    assert window.isVisible()
    assert window.stage.page is None
    assert not window.close()
    assert isinstance(window.stage.page, LeavingNotice)
    person.click_button(window.stage.page.accept_button)
    assert not window.isVisible()


def test_a_match_that_cannot_be_kept_is_saved_elsewhere(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = started([])
    person = Person(window, qtbot)
    with full_disk(monkeypatch):
        notice = told_that_nothing_is_kept(window, qtbot)
        save_in(window, person, notice, tmp_path / "one.carte")
        assert window.stage.page is None
        assert window.table.controller.note.text == "Saved as one.carte."
        for _ in range(2):
            qtbot.waitUntil(person.session.can_play, timeout=20_000)
            person.take_turn()
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        match = person.session.match
        assert not window.close()
        asked = window.stage.page
        assert isinstance(asked, LeavingNotice)
        save_in(window, person, asked, tmp_path / "two.carte")
        assert not window.isVisible(), "it was to be left"
    assert read_record_file(tmp_path / "two.carte").match.deal.moves == match.deal.moves


def save_in(window: MainWindow, person: Person, notice: SaveNotice, path: Path) -> None:
    person.click_button(notice.save_button)
    (dialog,) = [dialog for dialog in window.findChildren(QFileDialog) if dialog.isVisible()]
    dialog.done(QFileDialog.DialogCode.Rejected)
    dialog.fileSelected.emit(str(path))


def test_what_the_disk_takes_in_the_end_is_left_without_a_question(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = started([])
    person = Person(window, qtbot)
    with full_disk(monkeypatch):
        notice = told_that_nothing_is_kept(window, qtbot)
        person.click_button(notice.accept_button)
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        person.take_turn()
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
    match = person.session.match
    assert window.close()
    assert read_record_file(autosave_file()).match.deal.moves == match.deal.moves


def test_a_match_that_is_on_disk_already_is_left_without_a_question(
    open_program: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_program()
    first.start_match(ScopaRules(), "beginner", 5)
    person = Person(first, qtbot)
    for _ in range(2):
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    assert first.close()
    on_disk = autosave_file().read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("carte_italiane.play.written_soon.write_whole", refuse)
    second = open_program()
    second.keeping.go_on()
    qtbot.waitUntil(lambda: isinstance(second.stage.page, UnkeptNotice), timeout=20_000)
    assert second.close()
    assert autosave_file().read_bytes() == on_disk
