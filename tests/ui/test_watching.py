"""Looking on: computer players at every seat, one hand open, everything told by names, nothing to be decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.play.record import Record, read_record_file
from carte_italiane.play.session import CARDS_SEEN, HUMAN, Player
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.table.targets import HAND, targets_of
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.ui.table.conftest import dealt

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow

Open = Callable[..., "MainWindow"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players answer at once with their first legal move: no thinking process."""

    def ask(computers: object, request: object) -> None:
        computers._answered(request.ticket, request.seen.legal[0])  # type: ignore[attr-defined]

    monkeypatch.setattr("carte_italiane.ui.computer_players.ComputerPlayers.ask", ask)
    install_language("en")


def watch_from_the_page(window: MainWindow, rules: Rules) -> None:
    """As a person does it: choose a game, tick, deal."""
    page = window.start_page
    page.remember(rules, "club")
    QTest.mouseClick(page.deal_row.watch_check, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)


def sheet_of(window: MainWindow) -> ScoreSheet:
    assert isinstance(window.stage.page, ScoreSheet)
    return window.stage.page


@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(wins=2)], ids=lambda rules: rules.game)
def test_a_whole_match_is_watched(window: MainWindow, rules: Rules) -> None:
    watch_from_the_page(window, rules)
    session = window.session
    assert session is not None
    assert session.is_watched
    assert {player.kind for player in session.players} == {"club"}
    assert session.players[0].name == "Nina"
    for _ in range(60):
        if session.match.is_over:
            break
        QTest.mouseClick(sheet_of(window).next_button, Qt.MouseButton.LeftButton)
    sheet = sheet_of(window)
    assert sheet.is_over
    assert "You" not in sheet.title.text()
    assert not session.aids
    QTest.mouseClick(sheet.again_button, Qt.MouseButton.LeftButton)
    assert window.session is not session
    assert window.session is not None
    assert window.session.is_watched


def test_the_menu_watches_the_game_that_is_chosen(window: MainWindow) -> None:
    window.start_page.remember(BriscolaRules(players=3), "master")
    window.entries.watching.watch_action.trigger()
    assert window.session is not None
    assert window.session.rules == BriscolaRules(players=3)
    assert [player.kind for player in window.session.players] == ["master"] * 3


class Slow:
    """Computer players that never answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("carte_italiane.ui.computer_players.ComputerPlayers.ask", lambda *_: None)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_spoken_to(window: MainWindow, language: str) -> None:
    install_language(language)
    QApplication.processEvents()
    window.start_match(ScopaRules(), "club", 11, watch=True)
    session = window.session
    assert session is not None
    name = session.players[0].name
    assert name in window.table.controller.note.text, "it is said whose hand lies open"
    review = window.entries.review
    assert name in review.answer("hand")
    assert session.players[session.match.deal.state.turn].name in review.answer("turn")
    told = " ".join(window.announcer.recent)
    assert name in told
    for target in targets_of(window.table.controller):
        if target.key.row == HAND:
            assert name in target.description
    for word in {"en": ("You ", "your"), "it": ("Hai", " tua"), "ru": ("Вы ", "Ваш")}[language]:
        assert word not in told
        assert all(word not in review.answer(question) for question in ("hand", "turn", "piles", "score"))


@pytest.mark.usefixtures("slow")
def test_only_the_hand_at_the_bottom_lies_open(window: MainWindow) -> None:
    window.start_match(SCOPONE, "club", 11, watch=True)
    tableau = window.table.table_scene.tableau
    assert tableau is not None
    assert all(card >= 0 for card in tableau.hands[0])
    assert all(card < 0 for hand in tableau.hands[1:] for card in hand)


@pytest.mark.usefixtures("slow")
def test_nothing_can_be_played_undone_or_counted_as_an_aid(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 11, watch=True)
    session = window.session
    assert session is not None
    before = session.match
    window.table.controller.click(window.table.controller.hand()[0])
    assert window.table.controller.note.text == "You are looking on: the computer players play."
    assert session.match is before
    assert not window.entries.taking_back.undo_action.isEnabled()
    window.entries.cards_seen.action.trigger()
    session.helped_by(CARDS_SEEN)
    assert not session.aids
    assert not session.again().aids


def test_a_watched_match_is_kept_and_goes_on_as_watched(
    open_program: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_program()
    watch_from_the_page(first, ScopaRules())
    left = first.session
    assert left is not None
    first.close()
    second = open_program()
    button = second.start_page.deal_row.go_on_button
    assert without_mnemonic(button.text()).startswith("Go on watching: Scopa, ")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert second.session is not None
    assert second.session.is_watched
    assert second.session.players == left.players
    assert second.session.match.scores == left.match.scores


def test_watching_leaves_an_own_unfinished_match_alone(open_program: Open) -> None:
    window = open_program()
    window.start_match(ScopaRules(), "club", 3)
    own = window.session
    assert own is not None
    while not own.can_play():
        own.shown()
    own.submit(own.observation().legal[0])
    kept = own.match.deals[0].deck
    window.show_start_page()
    watch_from_the_page(window, ScopaRules())
    unfinished = window.keeping.unfinished
    assert unfinished is not None
    assert unfinished.players[0].kind == HUMAN
    assert unfinished.match.deals[0].deck == kept
    window.show_start_page()
    assert without_mnemonic(window.start_page.deal_row.go_on_button.text()) == "Go on: Scopa, 0:0"


def test_a_watched_match_is_given_up_without_a_question(open_program: Open) -> None:
    window = open_program()
    watch_from_the_page(window, ScopaRules())
    window.show_start_page()
    window.start_page.deal_row.watch_check.setChecked(False)
    QTest.mouseClick(window.start_page.deal_button, Qt.MouseButton.LeftButton)
    assert window.stage.page is None
    assert window.session is not None
    assert not window.session.is_watched


@pytest.mark.usefixtures("slow")
def test_a_saved_watched_match_opens_as_watched(window: MainWindow, tmp_path: Path) -> None:
    window.start_match(BriscolaRules(), "beginner", 11, watch=True)
    window.entries.saving.save_to(tmp_path / "watched.carte")
    assert [player.kind for player in read_record_file(tmp_path / "watched.carte").players] == ["beginner"] * 2
    window.show_start_page()
    window.entries.saving.open_file(tmp_path / "watched.carte")
    assert window.session is not None
    assert window.session.is_watched


def test_deals_follow_by_themselves_when_that_is_wanted(window: MainWindow) -> None:
    watching = window.entries.watching
    window.start_match(ScopaRules(), "club", 11, watch=True)
    sheet = sheet_of(window)
    assert not watching.going.isActive(), "the onlooker clicks"
    watching.by_itself_action.trigger()
    assert watching.going.isActive()
    window.show_rules()
    watching.going.timeout.emit()
    assert window.stage.page is sheet, "not while something covers it"
    window.show_rules()
    watching.going.timeout.emit()
    assert window.session is not None
    assert len(window.session.match.deals) == 2
    assert sheet_of(window) is not sheet
    watching.by_itself_action.trigger()
    assert not watching.going.isActive()


def test_a_match_of_the_person_never_goes_on_by_itself(window: MainWindow) -> None:
    window.entries.watching.by_itself_action.trigger()
    match = dealt(ScopaRules(), 3)
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    assert not window.entries.watching.going.isActive()


def test_who_plays_is_unknown_in_a_record_without_players(window: MainWindow) -> None:
    window.open_record(Record(Match.start(ScopaRules(), 0), (), {}))
    assert window.session is not None
    assert not window.session.is_watched
