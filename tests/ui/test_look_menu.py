"""The look is chosen in the menu "View", and at once everything on the table and on pages has it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from carte_italiane.paths import resource
from carte_italiane.play.look import CHOICES, Look
from carte_italiane.play.settings import Settings
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.ui.computer_players import ComputerPlayers
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.translation import install_language


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The main window, in which no computer player thinks."""
    monkeypatch.setattr(ComputerPlayers, "ask", lambda _players, _request: None)
    made = MainWindow(Settings(look=Look(back="red")))
    made.table.set_speed("none")
    made.show_start_page()
    made.show()
    yield made
    made.close()


def submenus(window: MainWindow) -> dict[str, QMenu]:
    """The submenus by the part of the look that is chosen there, as when the menu is opened."""
    menu = window.entries.look_menu
    menu.aboutToShow.emit()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return {part: found for part in CHOICES if isinstance(found := menu.findChild(QMenu, part), QMenu)}


def entries(window: MainWindow, part: str) -> dict[str, QAction]:
    """The entries of a submenu by what they choose."""
    return {action.data()[1]: action for action in submenus(window)[part].actions()}


def choose(window: MainWindow, part: str, choice: str) -> None:
    entries(window, part)[choice].trigger()


def test_there_is_an_entry_for_every_choice_and_the_present_one_is_checked(window: MainWindow) -> None:
    for part, choices in CHOICES.items():
        found = entries(window, part)
        assert tuple(found) == choices
        present = getattr(window.settings.look, part)
        assert [choice for choice, action in found.items() if action.isChecked()] == [present]
    choose(window, "back", "green")
    assert [choice for choice, action in entries(window, "back").items() if action.isChecked()] == ["green"]


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_every_entry_has_its_own_words_and_mnemonic(window: MainWindow, language: str) -> None:
    entries(window, "deck")
    install_language(language)
    try:
        parts = submenus(window).values()
        groups = [[part.title() for part in parts]]
        groups += [[action.text() for action in part.actions()] for part in parts]
        groups += [[action.text() for action in window.menus.view.actions() if not action.isSeparator()]]
        for texts in groups:
            keys = [text[text.index("&") + 1].lower() for text in texts]
            assert len(set(keys)) == len(texts), texts
    finally:
        install_language("en")


def test_every_choice_is_there_to_be_drawn() -> None:
    for table in CHOICES["table"]:
        assert resource("tables", f"{table}.svg").is_file()
    for back in CHOICES["back"]:
        assert resource("backs", f"{back}.svg").is_file()
    for deck in CHOICES["deck"]:
        for folder in (
            ("decks", deck),
            *(("decks", "indices", deck, kind) for kind in CHOICES["indices"] if kind != "none"),
        ):
            assert len(list(resource(*folder).glob("*.svg"))) == 40, folder


def test_the_settings_look_is_that_of_the_first_table(window: MainWindow) -> None:
    assert window.table.table_scene.theme.back_name == "red"


@pytest.mark.parametrize(
    ("part", "choice"), [("table", "wood"), ("back", "green"), ("deck", "french"), ("indices", "none")]
)
def test_a_choice_shows_by_itself_on_the_table(qtbot: QtBot, window: MainWindow, part: str, choice: str) -> None:
    window.start_match(ScopaRules(), "club", 7)
    before = window.table.grab().toImage()
    choose(window, part, choice)
    qtbot.waitUntil(lambda: window.table.is_sharp)
    assert window.table.grab().toImage() != before
    assert getattr(window.settings.look, part) == choice
    chosen = window.table.grab().toImage()
    window.table.sharpen()
    assert window.table.grab().toImage() == chosen, "nothing was left to be drawn"


def test_the_same_cards_lie_there_in_the_new_look(window: MainWindow) -> None:
    window.start_match(BriscolaRules(), "club", 7)
    scene = window.table.table_scene
    before = {key: item.place for key, item in scene.cards.items()}
    choose(window, "deck", "french-four-colours")
    assert {key: item.place for key, item in scene.cards.items()} == before


def test_a_choice_shows_at_once_on_the_start_page(window: MainWindow) -> None:
    before = window.start_page.grab().toImage()
    choose(window, "deck", "french")
    after = window.start_page.grab().toImage()
    assert after != before
    choose(window, "table", "felt-wine")
    assert window.start_page.grab().toImage() != after


def test_a_choice_shows_at_once_on_the_score_sheet(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7, watch=True)
    session = window.session
    assert session is not None
    while session.match.is_playing:
        session.answer(session._ticket, session.match.legal_moves()[0])
    sheet = window.stage.page
    assert isinstance(sheet, ScoreSheet)
    assert sheet.ledger.titles["coins"].text() == "Coins"
    before = sheet.grab().toImage()
    choose(window, "deck", "french")
    assert sheet.ledger.titles["coins"].text() == "Diamonds"
    assert sheet.grab().toImage() != before


def test_a_choice_shows_at_once_in_the_rules_and_on_what_they_cover(window: MainWindow) -> None:
    start = window.start_page.grab().toImage()
    window.reading.toggle("scopa")
    book = window.reading.book
    book.open_at("scopa")
    QCoreApplication.processEvents()
    before, words = book.grab().toImage(), book.text.toPlainText()
    choose(window, "deck", "french")
    QCoreApplication.processEvents()
    assert book.grab().toImage() != before
    assert book.text.toPlainText() != words, "the suits have other names"
    window.reading.toggle("scopa")
    assert window.start_page.grab().toImage() != start
