"""About the program, and the report: all that is asked for, nothing personal, in three languages."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane import __version__
from carte_italiane.licences import PARTS, licence_texts
from carte_italiane.paths import data_folder, log_file, log_folder, settings_file
from carte_italiane.play.record import Record, read_record
from carte_italiane.play.session import Player
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.pages.about import AboutPage
from carte_italiane.ui.pages.licences import LicencesPage
from carte_italiane.ui.pages.number_slip import NumberSlip
from carte_italiane.ui.pages.reading_page import ReadingPage
from carte_italiane.ui.pages.report import ReportPage
from tests.ui.pages.conftest import SMALL, speak

if TYPE_CHECKING:
    from collections.abc import Callable

    from carte_italiane.ui.stage import Stage


def a_record() -> Record:
    rules = ScopaRules()
    match = Match.start(rules, 1).with_deck(shuffled_deck(3, rules, 0))
    meta = {"deal_number": 3, "aids": ["hint"], "club": "Bar Sport"}
    return Record(match, (Player("Annamaria", "human"), Player("Beppe", "club")), meta)


PAGES: dict[str, Callable[[], ReadingPage]] = {
    "about": AboutPage,
    "licences": LicencesPage,
    "report": lambda: ReportPage(a_record()),
    "number": lambda: NumberSlip(123_456_789),
    "no number": lambda: NumberSlip(None),
}


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off(table: Stage, name: str, language: str) -> None:
    speak(language)
    for size in (QSize(800, 560), QSize(1280, 776), QSize(600, 1000), *SMALL):
        table.resize(size)
        page = PAGES[name]()
        table.show_page(page)
        QApplication.processEvents()
        assert table.rect().contains(page.geometry())
        for part in page.findChildren(QWidget):
            if part.isVisible() and part.parentWidget() is page:
                assert page.rect().contains(part.geometry()), part
                assert part.height() >= part.minimumSizeHint().height(), part
        table.clear()
        page.deleteLater()


@pytest.mark.parametrize("name", PAGES)
def test_the_language_changes_while_it_is_read(table: Stage, name: str) -> None:
    page = PAGES[name]()
    table.show_page(page)
    speak("it")
    assert without_mnemonic(page.close_button.text()) == "Chiudi"
    speak("en")
    assert without_mnemonic(page.close_button.text()) == "Close"


def test_folders_are_opened_and_copied(table: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    page = AboutPage()
    table.show_page(page)
    assert __version__ in page.version.text()
    assert "compiled rules" in page.version.text() or "interpreted rules" in page.version.text()
    assert "LGPL" in page.licences.text()
    folders = {"settings": settings_file().parent, "data": data_folder(), "log": log_folder()}
    for name, folder in folders.items():
        _, open_button, copy_button = page.folders[name]
        open_button.click()
        assert Path(opened[-1].toLocalFile()) == folder
        copy_button.click()
        assert QApplication.clipboard().text() == str(folder)


def test_a_path_is_written_as_far_as_there_is_room(table: Stage) -> None:
    page = AboutPage()
    table.show_page(page)
    for path in page.written.values():
        assert path.fontMetrics().horizontalAdvance(path.text()) <= path.width()
        assert Path(path.toolTip()).is_dir()


def test_the_text_of_every_licence_can_be_read(table: Stage) -> None:
    page = LicencesPage()
    table.show_page(page)
    names = [page.choice.itemText(row) for row in range(page.choice.count())]
    assert names == [part.name for part in PARTS]
    assert "pycparser" in names
    for name in names:
        page.choice.setCurrentText(name)
        assert page.text.toPlainText()
        assert page.text.accessibleName() == name
        assert page.text.isReadOnly()
    page.choice.setCurrentText("Carte Italiane")
    assert "The Carte Italiane developers" in page.text.toPlainText()
    assert "THE SOFTWARE IS PROVIDED" in page.text.toPlainText()


def test_a_bundle_shows_what_it_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "licences"
    (folder / "system").mkdir(parents=True)
    for name in ("LICENSE", "cffi.txt", "NOTICE.txt", "system/libx.txt"):
        (folder / name).write_text(f"text of {name}", encoding="utf-8")
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert licence_texts() == {
        "NOTICE": "text of NOTICE.txt",
        "Carte Italiane": "text of LICENSE",
        "cffi": "text of cffi.txt",
        "libx": "text of system/libx.txt",
    }


def test_the_report_holds_what_helps_and_nothing_personal(table: Stage, user_folders: Path) -> None:
    home = str(Path.home())
    log_file().write_text(f"old\n{'x' * 30_000}\n" + f"WARNING {home}/match.carte: damaged\n", encoding="utf-8")
    page = ReportPage(a_record())
    table.show_page(page)
    page.copy_button.click()
    text = QApplication.clipboard().text()
    assert text == page.text.toPlainText()
    assert f"Carte Italiane {__version__}" in text
    assert "PySide6 6." in text
    assert "Python 3." in text
    assert "WARNING ~/match.carte: damaged" in text
    assert "old\n" not in text
    for personal in ("Annamaria", "Beppe", "Bar Sport", home):
        assert personal not in text
    record = read_record(text[text.index("Record:") + len("Record:") :])
    assert record.match.deal.deck == a_record().match.deal.deck
    assert record.meta == {"deal_number": 3, "aids": ["hint"]}
    assert [player.kind for player in record.players] == ["human", "club"]


def test_a_report_without_log_and_record(table: Stage) -> None:
    page = ReportPage(None)
    assert "(empty)" in page.text.toPlainText()
    assert page.text.toPlainText().endswith("(none)")


def test_escape_puts_a_page_away(table: Stage) -> None:
    from PySide6.QtCore import Qt

    done: list[bool] = []
    page = AboutPage()
    page.done.connect(lambda: done.append(True))
    table.show_page(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert done == [True]


def test_a_name_that_is_no_text_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    from carte_italiane.ui.app import _Log

    _Log().emit(logging.LogRecord("x", logging.WARNING, "x.py", 1, "%s: missing", (os.fsdecode(b"\xff.carte"),), None))
    assert (log_folder() / "carte-italiane.log").read_text(encoding="utf-8").endswith("\\udcff.carte: missing\n")
    assert not capsys.readouterr().err


def test_the_log_is_kept_small(monkeypatch: pytest.MonkeyPatch) -> None:
    from carte_italiane.ui.app import _Log

    handler = _Log()
    monkeypatch.setattr(logging, "raiseExceptions", True)
    for number in range(1200):
        handler.emit(logging.LogRecord("x", logging.WARNING, "x.py", 1, f"{number} " + "y" * 1500, (), None))
    files = sorted(path.name for path in log_folder().iterdir())
    assert files == ["carte-italiane.log", "carte-italiane.log.1", "carte-italiane.log.2"]
    assert all(path.stat().st_size <= 500_000 for path in log_folder().iterdir())
