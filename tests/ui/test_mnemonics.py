"""Every page has its letters: no two of a page the same, none that the menu bar has, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton

from carte_italiane.ui.mnemonics import Inscribed, menu_letters, mnemonic, with_mnemonics, without_mnemonic
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.ui.page_opening import OTHER_PAGES, lay_page, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Spoken before and after each test."""
    install_language("en")
    yield
    install_language("en")


def speak(window: MainWindow, language: str) -> None:
    window.preferences.change(language=language)
    QApplication.processEvents()


def press_alt(window: MainWindow, thing: Inscribed) -> None:
    """Press the letter of a text."""
    QTest.keyClick(window, Qt.Key(ord(mnemonic(thing.text()).upper())), Qt.KeyboardModifier.AltModifier)


def assert_lettered(page: PaperPanel) -> None:
    always, *seen_in_turn = page.lettered()
    for part in seen_in_turn or [()]:
        letters = [mnemonic(thing.text()) for thing in (*always, *part)]
        assert all(letters), [thing.text() for thing in (*always, *part)]
        assert len(set(letters)) == len(letters)
        assert not set(letters) & menu_letters(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("offered", ["", "Scopa, 3:5"])
def test_the_first_page_has_its_letters(window: MainWindow, language: str, offered: str) -> None:
    page = window.start_page
    speak(window, language)
    page.offer(offered)
    assert_lettered(page)
    parts = [thing for part in page.lettered() for thing in part]
    assert {page.deal_button, page.players_button, page.rules_button, page.deal_row.watch_check} <= set(parts)
    assert mnemonic(page.deal_row.go_on_button.text())
    page.theme_changed()
    assert_lettered(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OTHER_PAGES)
def test_every_other_page_has_its_letters(window: MainWindow, language: str, name: str) -> None:
    lay_page(window, name)
    page = shown(window)
    assert isinstance(page, PaperPanel)
    assert_lettered(page)
    speak(window, language)
    assert_lettered(page)


def test_letters_are_kept_when_a_page_is_opened_again(window: MainWindow) -> None:
    for _ in range(3):
        window.entries.help_menu.show_keys()
    page = shown(window)
    assert isinstance(page, PaperPanel)
    assert_lettered(page)


def test_help_opens_with_the_letter_that_people_expect(window: MainWindow) -> None:
    assert window.menus.help.title() == "&Help"


def test_letters_do_not_change_when_there_is_a_match_to_go_on_with(window: MainWindow) -> None:
    page = window.start_page
    before = [thing.text() for part in page.lettered() for thing in part]
    page.offer("Scopa, 3:5")
    assert [thing.text() for part in page.lettered() for thing in part] == before


def test_the_letter_of_a_title_leads_to_what_is_chosen_in_its_row(window: MainWindow) -> None:
    page = window.start_page
    chosen = []
    for title in (page._players_title, page._opponents_title, page.forms["scopa"].inscribed()[0]):
        press_alt(window, title)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QRadioButton)
        chosen.append(focused.accessibleName())
    assert chosen == ["Players: 2", "Opponents: Club player", "Play to: 11"]
    press_alt(window, page.deal_row.number_title)
    assert page.deal_row.number_field.hasFocus()
    page.tiles["scopone"].click()
    press_alt(window, page._players_title)
    assert page.deal_row.number_field.hasFocus(), "Scopone is always for four"


def test_the_letter_of_a_box_checks_it_and_that_of_a_button_presses_it(window: MainWindow, qtbot: QtBot) -> None:
    page = window.start_page
    for box in (page.forms["scopa"].switch("napola"), page.deal_row.watch_check):
        press_alt(window, box)
        qtbot.waitUntil(box.isChecked)
    with qtbot.waitSignal(page.players_requested):
        press_alt(window, page.players_button)
    window.stage.uncover()
    page.deal_row.watch_check.setChecked(False)
    with qtbot.waitSignal(page.deal_requested):
        press_alt(window, page.deal_button)


def test_a_mark_that_is_part_of_a_text_is_still_read() -> None:
    (marked,), _ = with_mnemonics(["Anna && Beppe"])
    assert marked == "&Anna && Beppe"
    assert without_mnemonic(marked) == "Anna & Beppe"
    assert with_mnemonics([marked])[0] == [marked], "the same as often as it is asked for"


def test_no_letter_has_an_accent() -> None:
    assert with_mnemonics(["à", "tà"], taken={"t"})[0] == ["à", "tà"]
    assert with_mnemonics(["ёж"])[0] == ["&ёж"]
