"""Every file that the program reads or writes, and everything that can be wrong with it.

Whatever it is: a sentence in the person's language, a program that works, and nothing of the person's is deleted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.paths import autosave_file, settings_file
from carte_italiane.play.faults import Fault
from carte_italiane.play.record import record_text
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.file_news import why_not_read, why_not_written
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import install_language
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LANGUAGES = ("en", "it", "ru")
CONTENTS: dict[str, bytes | None] = {
    "empty": b"",
    "cut off": b'{"format": "carte-italiane-',
    "not text": b"\xff\xfe\x00\x01" * 40,
    "of another program": b'{"version": 7, "windows": []}',
    "newer": b'{"format": "FORMAT", "version": 2}',
    "a folder": None,
}
#: A word that the sentence must have, for some faults and languages.
SAID = {
    ("newer", "en"): "newer version",
    ("newer", "it"): "più nuova",
    ("newer", "ru"): "более новой",
    ("cut off", "en"): "damaged",
    ("cut off", "it"): "danneggiato",
    ("cut off", "ru"): "повреждён",
    ("a folder", "en"): "a folder",
    ("forbidden", "en"): "not allowed",
    ("forbidden", "ru"): "Нет прав",
    ("disk error", "en"): "reports an error",
    ("missing", "en"): "no such file",
    ("missing", "it"): "non esiste",
}
DISK_FAULTS = {"forbidden": 13, "disk error": 5}
WRITE_FAULTS = {
    "forbidden": (13, "not allowed to write"),
    "read-only": (30, "Nothing can be written"),
    "full": (28, "The disk is full"),
    "missing folder": (2, "The folder is not there"),
    "disk error": (5, "reports an error"),
}


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each test speaks one of the languages; all sentences in all of them are read in a test of their own."""
    spoken = LANGUAGES[len(request.node.name) % len(LANGUAGES)]
    install_language(spoken)
    yield spoken
    install_language("en")


@pytest.mark.parametrize("why", [why_not_read, why_not_written])
@pytest.mark.parametrize("fault", Fault)
def test_there_is_a_sentence_for_every_fault_in_every_language(
    qapp: QApplication, why: Callable[[Fault], str], fault: Fault
) -> None:
    said = set()
    for spoken in LANGUAGES:
        install_language(spoken)
        said.add(why(fault))
    install_language("en")
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "%" not in sentence for sentence in said)


def put(path: Path, content: bytes | None, file_format: str) -> None:
    """Make a file, or (None) a folder in its place."""
    if content is None:
        path.mkdir(parents=True)
        (path / "something.txt").touch()
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.replace(b"FORMAT", file_format.encode()))


def left_of(content: bytes | None, file_format: str, places: list[Path]) -> bool:
    """Whether what was put there still is, under one of these names."""
    if content is None:
        return any((place / "something.txt").exists() for place in places)
    wanted = content.replace(b"FORMAT", file_format.encode())
    return any(place.is_file() and place.read_bytes() == wanted for place in places)


def told(window: MainWindow, fault: str, language: str) -> Notice:
    """The slip that lies on the table, in the language that is spoken."""
    notice = window.stage.page
    assert isinstance(notice, Notice)
    said = notice.text.text()
    assert SAID.get((fault, language), "") in said
    assert "%" not in said
    assert not any(word in said for word in ("Error", "Errno", "Traceback", "JSON"))
    return notice


def works(window: MainWindow, qtbot: QtBot) -> None:
    """The slip is put away, and a match can be played."""
    assert isinstance(window.stage.page, Notice)
    person = Person(window, qtbot)
    person.click_button(window.stage.page.accept_button)
    assert window.start_page.isVisible()
    person.click_button(window.start_page.deal_button)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()


OWN_FILES = {
    "settings": (settings_file, "carte-italiane-settings"),
    "match": (autosave_file, "carte-italiane-record"),
}


@pytest.mark.parametrize("fault", [*CONTENTS, *DISK_FAULTS])
@pytest.mark.parametrize("what", OWN_FILES)
def test_a_file_of_the_program_that_cannot_be_used_is_put_aside(
    started: Callable[[list[Path]], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    fault: str,
    language: str,
) -> None:
    place, file_format = OWN_FILES[what]
    path = place()
    content = CONTENTS.get(fault, b"mine")
    put(path, content, file_format)
    with monkeypatch.context() as patched:
        if fault in DISK_FAULTS:
            fail_reading(patched, path, DISK_FAULTS[fault])
        window = started([])
    notice = told(window, fault, language)
    aside = path.with_name(f"{path.stem}.{'newer' if fault == 'newer' else 'damaged'}-1{path.suffix}")
    assert aside.name in notice.text.text()
    works(window, qtbot)
    assert left_of(content, file_format, [aside])


def fail_reading(patched: pytest.MonkeyPatch, path: Path, number: int) -> None:
    """Let the system refuse to read one file."""

    def refusing(read: Callable[..., object], file: object, *rest: object, **named: object) -> object:
        if str(file) == str(path):
            raise OSError(number, os.strerror(number))
        return read(file, *rest, **named)

    patched.setattr(os, "open", partial(refusing, os.open))


def test_two_damaged_files_are_told_on_one_slip(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, language: str
) -> None:
    put(settings_file(), b"", "")
    put(autosave_file(), b"", "")
    window = started([])
    said = told(window, "empty", language).text.text()
    assert "settings.damaged-1.json" in said
    assert "unfinished.damaged-1.carte" in said
    works(window, qtbot)


def test_a_record_is_opened_when_the_slip_about_another_file_has_been_read(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    put(settings_file(), b"", "")
    rules = ScopaRules()
    path = tmp_path / "match.carte"
    path.write_text(record_text(Match.start(rules, 0).with_deck(shuffled_deck(1, rules, 0))), encoding="utf-8")
    window = started([path])
    assert isinstance(window.stage.page, Notice)
    Person(window, qtbot).click_button(window.stage.page.accept_button)
    assert window.session is not None
    assert window.stage.page is None


@pytest.mark.parametrize("fault", [*CONTENTS, *DISK_FAULTS, "missing"])
def test_a_record_that_cannot_be_opened_is_left_as_it_is(
    started: Callable[[list[Path]], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    fault: str,
    language: str,
) -> None:
    path = tmp_path / "match.carte"
    content = CONTENTS.get(fault, b"mine")
    if fault != "missing":
        put(path, content, "carte-italiane-record")
    with monkeypatch.context() as patched:
        if fault in DISK_FAULTS:
            fail_reading(patched, path, DISK_FAULTS[fault])
        window = started([path])
    assert "match.carte" in told(window, fault, language).text.text()
    works(window, qtbot)
    if fault != "missing":
        assert left_of(content, "carte-italiane-record", [path])
    assert len(list(tmp_path.iterdir())) == (fault != "missing")


@pytest.mark.parametrize("fault", WRITE_FAULTS)
@pytest.mark.parametrize("what", ["autosave", "save"])
def test_what_cannot_be_written_is_told_and_the_match_goes_on(
    started: Callable[[list[Path]], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    what: str,
    fault: str,
    language: str,
) -> None:
    number, sentence = WRITE_FAULTS[fault]
    window = started([])

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        if what == "autosave":
            patched.setattr("carte_italiane.play.written_soon.write_whole", refuse)
            window.start_match(ScopaRules(), "beginner", 5)
        else:
            window.start_match(ScopaRules(), "beginner", 5)
            patched.setattr("carte_italiane.play.storage.os.fsync", refuse)
            window.entries.saving.save_to(tmp_path / "match.carte")
        qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice), timeout=20_000)
        window.keeping.close()
    notice = window.stage.page
    assert isinstance(notice, Notice)
    if language == "en":
        assert sentence in notice.text.text()
    person = Person(window, qtbot)
    person.click_button(notice.accept_button)
    assert window.stage.page is None
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_home_in_which_nothing_can_be_written(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot, user_folders: Path
) -> None:
    for folder in user_folders.iterdir():
        folder.chmod(0o500)
    try:
        window = started([])
        window.start_match(ScopaRules(), "beginner", 5)
        qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice), timeout=20_000)
    finally:
        for folder in user_folders.iterdir():
            folder.chmod(0o700)
