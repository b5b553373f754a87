"""The first page offers only rules that apply, and deals what was chosen."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carte_italiane.play.look import Look
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.ui import palette
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.pages.start import ORDER, StartPage
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.texts import game_name

from .conftest import cut_texts, fits, lay, press, speak


@pytest.fixture
def page(table: Stage) -> StartPage:
    made = StartPage()
    lay(made, table)
    return made


def choose_game(page: StartPage, game: str) -> None:
    page.tiles[game].click()


def choose_players(page: StartPage, players: int) -> None:
    page.players.chip(players).click()


def visible_switches(page: StartPage) -> set[str]:
    return {without_mnemonic(box.text()) for box in page.forms[page.game].findChildren(QCheckBox) if box.isVisible()}


def dealt(page: StartPage, qtbot: QtBot) -> tuple[Rules, str]:
    with qtbot.waitSignal(page.deal_requested) as signal:
        page.deal_button.click()
    rules, level = signal.args
    return rules, level


def test_scopa_for_two_to_eleven_is_offered_first(page: StartPage, qtbot: QtBot) -> None:
    assert dealt(page, qtbot) == (ScopaRules(players=2, target=11), "club")


def test_enter_deals(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.deal_requested):
        press(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.deal_requested):
        press(page.tiles["scopa"], Qt.Key.Key_Enter)


def test_only_rules_of_the_chosen_game_are_shown(page: StartPage) -> None:
    assert visible_switches(page) == {"Napola"}
    choose_game(page, "briscola")
    assert visible_switches(page) == {"Seven exchange"}
    choose_game(page, "scopone")
    assert visible_switches(page) == {"Redeal on three kings", "Napola"}


def test_scopone_asks_for_no_number_of_players(page: StartPage, qtbot: QtBot) -> None:
    assert page.players.isVisible()
    choose_game(page, "scopone")
    assert not page.players.isVisible()
    assert dealt(page, qtbot)[0] == SCOPONE


@pytest.mark.parametrize(("players", "target"), [(2, 11), (3, 16), (4, 21)])
def test_the_target_follows_the_number_of_players(page: StartPage, players: int, target: int) -> None:
    choose_players(page, players)
    assert page.rules() == ScopaRules(players=players, target=target)


def test_a_target_chosen_by_hand_stays(page: StartPage) -> None:
    page.forms["scopa"].chips("target").chip(16).click()
    choose_players(page, 4)
    assert page.rules() == ScopaRules(players=4, target=16)
    choose_players(page, 2)
    assert page.rules() == ScopaRules(players=2, target=16)


def test_every_game_keeps_its_own_form(page: StartPage) -> None:
    page.forms["scopa"].switch("napola").click()
    choose_game(page, "briscola")
    choose_players(page, 3)
    page.forms["briscola"].chips("wins").chip(2).click()
    page.forms["briscola"].switch("seven_exchange").click()
    assert page.rules() == BriscolaRules(players=3, wins=2, seven_exchange=True)
    choose_game(page, "scopa")
    assert page.rules() == ScopaRules(napola=True), "each has its own number of players"


@pytest.mark.parametrize(
    "rules",
    [
        ScopaRules(players=3, target=11, napola=True),
        ScopaRules(players=4, target=16, cards_each=10, redeal_on_kings=False),
        BriscolaRules(players=4, wins=3, seven_exchange=True),
    ],
)
def test_what_was_chosen_last_is_dealt_again(table: Stage, qtbot: QtBot, rules: Rules) -> None:
    page = StartPage(rules, "beginner")
    lay(page, table)
    assert dealt(page, qtbot) == (rules, "beginner")


def test_a_remembered_target_counts_as_chosen_by_hand(page: StartPage) -> None:
    page.remember(ScopaRules(players=2, target=21), "club")
    choose_players(page, 3)
    assert page.rules() == ScopaRules(players=3, target=21)


def test_a_level_that_is_not_offered_becomes_the_weakest(page: StartPage) -> None:
    page.remember(ScopaRules(), "reference")
    assert page.level() == "beginner"


def test_the_master_can_be_chosen(page: StartPage, qtbot: QtBot) -> None:
    page.remember(ScopaRules(), "master")
    assert dealt(page, qtbot) == (ScopaRules(), "master")


def test_a_rule_is_explained_while_it_is_pointed_at(page: StartPage, qtbot: QtBot) -> None:
    page.forms["scopa"].explained.emit("napola")
    assert page.remark.text() == "Ace, 2 and 3 of coins score 3; each next coin in order 1 more."
    page.set_theme(CardTheme(Look("french")))
    page.forms["scopa"].explained.emit("napola")
    assert "diamonds" in page.remark.text()


@pytest.mark.parametrize("game", ORDER)
def test_fits_the_smallest_window(small: Stage, language: str, game: str) -> None:
    page = StartPage()
    choose_game(page, game)
    lay(page, small)
    assert fits(page, small)
    assert not cut_texts(page)


@pytest.mark.parametrize("watched", [False, True])
def test_an_unfinished_match_has_room_in_the_smallest_window(small: Stage, language: str, watched: bool) -> None:
    page = StartPage()
    lay(page, small)
    page.deal_row.offers_watched = watched
    page.offer(f"{game_name('scopone')}, 20:19")
    QApplication.processEvents()
    assert fits(page, small)
    assert not cut_texts(page)


def test_a_page_that_was_written_in_another_language_fits_as_well(small: Stage) -> None:
    page = StartPage()
    lay(page, small)
    for language in ("it", "ru", "en"):
        speak(language)
        for game in ORDER:
            choose_game(page, game)
            QApplication.processEvents()
            assert fits(page, small)
            assert not cut_texts(page)


def test_the_deal_stands_in_the_middle(page: StartPage) -> None:
    def middle(part: QWidget) -> int:
        return part.mapTo(page, part.rect().center()).x()

    assert abs(middle(page.deal_button) - page.rect().center().x()) <= 1
    field, box = page.deal_row.number_title, page.deal_row.watch_check
    row = (field.mapTo(page, field.rect().topLeft()).x() + box.mapTo(page, box.rect().topRight()).x()) / 2
    assert abs(row - page.rect().center().x()) <= 2


def test_fits_a_tall_window(table: Stage, language: str) -> None:
    table.resize(700, 1000)
    page = StartPage()
    lay(page, table)
    assert fits(page, table)
    assert not cut_texts(page)
    assert page.tiles["scopone"].y() > page.tiles["scopa"].geometry().bottom()


def test_grows_with_the_window(page: StartPage, table: Stage) -> None:
    before = page.deal_button.font().pointSizeF()
    table.resize(2560, 1440)
    QApplication.processEvents()
    assert page.deal_button.font().pointSizeF() > 1.5 * before
    assert fits(page, table)


def test_another_language_is_spoken_at_once(page: StartPage) -> None:
    page.forms["scopa"].chips("target").chip(21).click()
    speak("ru")
    assert without_mnemonic(page.deal_button.text()) == "Сдать карты"
    assert page.tiles["scopa"].text() == "Скопа"
    assert page.players.chip(4).text() == "4, пара на пару"
    assert without_mnemonic(page.forms["scopa"].switch("napola").text()) == "Напола"
    assert page.rules() == ScopaRules(players=2, target=21)


def test_everything_has_a_name_for_those_who_hear_it(page: StartPage) -> None:
    assert page.tiles["scopa"].accessibleDescription() == "Take cards from the table; sweep it clean."
    assert page.players.chip(3).accessibleName() == "Players: 3"
    assert page.opponents.chip(0).accessibleName() == "Opponents: Beginner"


def test_pointing_at_the_title_of_a_row_explains_it_too(page: StartPage) -> None:
    form = page.forms["scopa"]
    label = next(label for label in form.findChildren(QLabel) if without_mnemonic(label.text()) == "Play to")
    QApplication.sendEvent(label, QEvent(QEvent.Type.Enter))
    assert page.remark.text().startswith("The match goes to the side")
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
    assert page.remark.text().startswith("Club players")


def test_the_chosen_game_is_filled_and_pictures_are_of_one_size(page: StartPage) -> None:
    choose_game(page, "briscola")
    tiles = [page.tiles[game] for game in ORDER]
    places = {tile._picture_place() for tile in tiles if tile.width() == tiles[0].width()}
    assert {place.height() for place in places} == {tiles[0]._picture_place().height()}
    corners = [tile.grab().toImage().pixelColor(14, tile.height() - 8).name().upper() for tile in tiles]
    assert corners == [palette.PAPER_LIGHT, palette.PAPER_LIGHT, palette.GREEN_SHADE]


def test_a_veil_lies_over_the_table_while_there_is_a_page(page: StartPage, table: Stage) -> None:
    assert table.veil.isVisible()
    assert table.veil.geometry() == table.rect()
    table.clear()
    assert not table.veil.isVisible()
