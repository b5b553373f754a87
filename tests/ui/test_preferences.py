"""The page of the preferences: what is chosen holds at once, or from the next match on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QRadioButton

from carte_italiane.bots.roster import OFFERED
from carte_italiane.play.look import CHOICES, Look
from carte_italiane.play.match_settings import OFFERED_LEVELS, MatchSettings
from carte_italiane.play.settings import LANGUAGES as KNOWN_LANGUAGES
from carte_italiane.play.settings import SeatSetting, Settings, SoundSetting
from carte_italiane.play.table_settings import TableSettings
from carte_italiane.play.window_setting import WindowSetting
from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.mnemonics import menu_letters, mnemonic, with_mnemonics
from carte_italiane.ui.preference_pages.page import PreferencesPage
from carte_italiane.ui.translation import LANGUAGES
from tests.ui.pages.conftest import cut_texts

if TYPE_CHECKING:
    pass

Start = Callable[..., MainWindow]


@pytest.fixture
def window(start: Start) -> MainWindow:
    return start()


def page_of(window: MainWindow) -> PreferencesPage:
    """The page, open."""
    if window.stage.sheet is None:
        window.show_preferences()
    page = window.stage.sheet
    assert isinstance(page, PreferencesPage)
    return page


def test_every_form_is_drawn_from_its_declaration_and_changes_the_settings(window: MainWindow) -> None:
    page = page_of(window)
    for part, choices in CHOICES.items():
        for number, choice in enumerate(choices):
            page.look.rows.chips[part].chip(number).click()
            assert getattr(window.settings.look, part) == choice
    assert window.table.table_scene.theme.deck == "french-four-colours", "at once"
    rows = page.at_table.rows
    rows.chips["speed"].chip(3).click()
    rows.chips["sorting"].chip(1).click()
    rows.boxes["clockwise"]["scopa"].click()
    for box in rows.switches.values():
        box.click()
    assert window.settings.table == TableSettings(True, ("scopa", "briscola"), True, True, "rank", "none")
    assert window.settings.aids.cards_seen
    assert window.table.table_scene.likes == window.settings.table
    assert window.entries.speeds["none"].isChecked()
    assert window.entries.cards_seen.action.isChecked()


def test_rules_hold_from_the_next_match_on(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 1)
    form = page_of(window).games["scopa"].form
    form.chips("players").chip(4).click()
    form.switch("napola").click()
    assert window.settings.match == MatchSettings(rules={"scopa": {"players": 4, "napola": True}})
    assert form.chips("target").value() == 21, "it follows the number of players"
    assert window.session is not None
    assert window.session.rules == ScopaRules()
    assert window.start_page.rules() == ScopaRules(4, 21, napola=True)
    form.chips("target").chip(11).click()
    form.chips("players").chip(2).click()
    form.chips("players").chip(3).click()
    assert window.start_page.rules() == ScopaRules(3, 11, napola=True), "what was chosen by hand stays"
    assert page_of(window).games["scopa"].remark.text() == "House rules take effect from the next match."


def test_players_have_names_and_levels_of_their_own(window: MainWindow) -> None:
    QTest.mouseClick(window.start_page.players_button, Qt.MouseButton.LeftButton)
    players = page_of(window).general.players
    QTest.keyClicks(players.names[0], "Anna ")
    QTest.keyClicks(players.names[2], "Gino")
    box = players.levels[1]
    box.setCurrentIndex(box.findData("master"))
    box.activated.emit(box.currentIndex())
    assert window.settings.seats == (SeatSetting("Anna"), SeatSetting(), SeatSetting("Gino", "master"), SeatSetting())
    QTest.keyClick(players.names[0], Qt.Key.Key_Escape)
    assert window.stage.page is window.start_page
    assert window.start_page.remark.text() == "Club players count cards and waste nothing.", "Gino does not play"
    window.start_page.players.chip(3).click()
    assert window.start_page.remark.text() == "Beppe: Club player, Gino: Master"
    window.start_page.deal_button.click()
    assert window.session is not None
    assert [(player.name, player.kind) for player in window.session.players] == [
        ("Anna", "human"),
        ("Beppe", "club"),
        ("Gino", "master"),
    ]


def test_a_level_or_program_that_only_the_file_gives_is_shown_and_kept(start: Start) -> None:
    window = start(Settings((SeatSetting(), SeatSetting(level="reference", program=("deep",)))))
    players = page_of(window).general.players
    assert players.levels[0].currentText() == "Reference"
    QTest.keyClicks(players.names[1], "Deep")
    assert window.settings.seat(1) == SeatSetting("Deep", "reference", ("deep",))


def test_the_sound_is_switched_and_made_louder(window: MainWindow) -> None:
    heard: list[str] = []
    window.table.choreographer.cues.play = heard.append
    general = page_of(window).general
    general.slider.setValue(40)
    assert window.settings.sound == SoundSetting(volume=40)
    assert heard == ["lay"]
    general.switch.click()
    assert window.settings.sound == SoundSetting(on=False, volume=40)
    assert not general.slider.isEnabled()
    assert heard == ["lay"], "silence is not to be heard"
    assert not window.entries.sound_menu.switch.isChecked()


def test_reset_asks_once_and_keeps_what_is_on_no_page(start: Start) -> None:
    place = WindowSetting(1, 2, 700, 500)
    seats = (SeatSetting("Anna"), SeatSetting("Deep", "master", ("deep",)))
    window = start(Settings(seats, SoundSetting(on=False), Look(back="red"), window=place, others={"cloth": 1}))
    page = page_of(window)
    page.reset_button.click()
    page.keep_button.click()
    assert window.settings.seat(0).name == "Anna"
    page.reset_button.click()
    QTest.keyClick(page.keep_button, Qt.Key.Key_Escape)
    assert window.stage.sheet is page, "Esc only takes the question back"
    page.reset_button.click()
    page.sure_button.click()
    assert window.settings == Settings(
        (SeatSetting(), SeatSetting(program=("deep",))), window=place, others={"cloth": 1}
    )
    assert page.general.switch.isChecked()
    assert page.general.players.names[0].text() == ""


def test_the_page_lies_over_the_match_which_waits_and_keys_open_and_close_it(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 1)
    assert window.entries.preferences.shortcut().toString() == "Ctrl+,"
    window.entries.preferences.trigger()
    page = page_of(window)
    window.show_rules()
    assert window.stage.sheet is not page, "the rules lie there now"
    assert page.isHidden()
    window.entries.preferences.trigger()
    assert window.stage.sheet is page
    QTest.keyClick(page.close_button, Qt.Key.Key_Return)
    assert window.stage.sheet is None
    assert window.table.isEnabled()


@pytest.mark.parametrize("size", [(640, 600), (640, 900), (800, 600)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tab_fits_the_smallest_window_and_has_its_own_letters(
    window: MainWindow, language: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.preferences.change(language=language)
    page = page_of(window)
    QApplication.processEvents()
    least = page.minimumSizeHint()
    assert least.width() <= window.stage.width() - 16
    assert least.height() <= window.stage.height() - 16
    shared = [page.book.tabText(place) for place in range(page.book.count())]
    shared += [button.text() for button in (page.reset_button, page.close_button)]
    for place, tab in enumerate(page.tabs):
        page.book.setCurrentIndex(place)
        QApplication.processEvents()
        assert not cut_texts(page)
        letters = [mnemonic(text) for text in (*shared, *(text_of(widget) for _, widget in tab.lettered()))]
        assert all(letters), shared
        assert len({*letters} | menu_letters(page)) == len(letters) + len(menu_letters(page))


def text_of(widget: object) -> str:
    assert isinstance(widget, QLabel | QCheckBox)
    return widget.text()


def test_a_mnemonic_leads_to_what_is_chosen_in_its_row(window: MainWindow) -> None:
    page = page_of(window)
    page.open_at(page.look)
    label = page.look.rows.labels["back"]
    assert label.buddy() is page.look.rows.chips["back"]
    label.buddy().setFocus(Qt.FocusReason.ShortcutFocusReason)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QRadioButton)
    assert focused.text() == "Blue"
    assert window.settings.look.back == "blue", "nothing is changed by that"


def test_everything_on_the_page_has_a_name_for_those_who_hear_it(window: MainWindow) -> None:
    page = page_of(window)
    general = page.general
    named = [*general.players.names, *general.players.levels, general.slider, general.switch, page.look.preview, page]
    assert [widget.accessibleName() for widget in named] == [
        *("You: name", "Second player: name", "Third player or partner: name", "Fourth player: name"),
        *("Second player: level", "Third player or partner: level", "Fourth player: level"),
        *("Volume", "Sound", "Cards as they look now", "Preferences"),
    ]
    assert page.look.rows.chips["deck"].chip(1).accessibleName() == "Deck: French"
    assert page.at_table.rows.boxes["clockwise"]["scopa"].accessibleName() == "Play goes clockwise: Scopa"


def test_the_tab_key_goes_line_by_line(window: MainWindow) -> None:
    window.show_start_page()
    page = page_of(window)
    page.book.tabBar().setFocus()
    stops = []
    while (widget := QApplication.focusWidget()) is not None and widget is not page.reset_button:
        stops.append(widget.accessibleName())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert stops == [
        *("Preferences", "Language: As the system", "Sound", "Volume", "You: name", "Second player: name"),
        *("Second player: level", "Third player or partner: name", "Third player or partner: level"),
        *("Fourth player: name", "Fourth player: level"),
    ]


def test_everyone_gets_a_letter_if_there_are_enough() -> None:
    assert with_mnemonics(["Aab", "a", "B"], taken={"c"}) == (["Aab", "&a", "&B"], []), "two letters for three"
    assert with_mnemonics(["Old"], [["Olive", "Do"], ["Ox"]]) == (["&Old"], [["O&live", "&Do"], ["O&x"]])
    assert with_mnemonics(["ab", "bc", "ca", "abcd"]) == (["&ab", "&bc", "&ca", "abc&d"], [])


def test_settings_know_the_levels_that_are_offered() -> None:
    assert OFFERED_LEVELS == OFFERED


def test_settings_know_the_languages_of_the_program() -> None:
    assert tuple(LANGUAGES) == KNOWN_LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_letter(window: MainWindow, language: str) -> None:
    window.preferences.change(language=language)
    QApplication.processEvents()
    for menu in (window.menus.game, window.menus.view, window.menus.help):
        letters = [mnemonic(action.text()) for action in menu.actions() if not action.isSeparator()]
        assert len(set(letters)) == len(letters), letters
        assert all(letters)
