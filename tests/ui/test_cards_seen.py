"""The cards that have gone: what a seat has seen, no more, in all games; and the match is marked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from carte_italiane.cards import BIT, members
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.ui.table.seen_panel import SeenPanel, cards_gone
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow

Open = Callable[..., "MainWindow"]
GAMES: list[Rules] = [ScopaRules(), ScopaRules(3, 16), SCOPONE, BriscolaRules(2), BriscolaRules(4, 1, True)]


def panel_of(window: MainWindow) -> SeenPanel:
    panel = window.entries.cards_seen.panel
    assert panel is not None
    return panel


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_it_shows_exactly_what_has_been_played_taken_or_laid_open(
    open_program: Open, qtbot: QtBot, rules: Rules
) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(rules, "beginner", 61)
    window.entries.cards_seen.action.trigger()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    first_table = window.session.match.deals[0].laid if window.session else ()
    for _ in range(3):
        deal = person.session.match.deal
        public = {card_of(move) for move in deal.moves if move != SWAP}
        public |= {card for move in deal.moves if move != SWAP for card in members(taken_by(move))}
        public |= set(deal.laid) | set(first_table if rules.game != "briscola" else ())
        assert set(members(panel_of(window).gone)) == public
        assert not panel_of(window).gone & person.session.observation().view.hand
        person.take_turn()
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
    assert person.session.aids == {"seen"}
    assert person.session.meta()["aids"] == ["seen"]


def test_it_stands_beside_the_table_and_the_table_makes_room(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    assert window.entries.cards_seen.panel is None
    window.start_match(ScopaRules(), "beginner", 62)
    wide = window.table.width()
    assert not window.session or not window.session.aids
    QTest.keyClick(window.table, Qt.Key.Key_C)
    panel = panel_of(window)
    assert panel.isVisible()
    assert window.table.width() + panel.width() == wide
    assert panel.geometry().left() == window.table.geometry().right() + 1
    for size in ((800, 600), (1280, 800), (700, 1000), (640, 480), (2560, 1400)):
        window.resize(*size)
        last = panel.place_of(39)
        assert panel.rect().contains(last.toAlignedRect()) or size[1] < 560
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert not panel.isVisible()
    assert window.table.width() == window.stage.width()


def test_it_goes_with_the_match_and_comes_with_the_next_which_is_marked_too(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(ScopaRules(), "beginner", 63)
    window.entries.cards_seen.action.trigger()
    window.show_start_page()
    assert not panel_of(window).isVisible()
    window.start_match(BriscolaRules(), "beginner", 64)
    assert panel_of(window).isVisible()
    assert window.session is not None
    assert window.session.aids == {"seen"}


def test_what_is_taken_back_has_not_gone(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", 65)
    window.entries.cards_seen.action.trigger()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    gone = panel_of(window).gone
    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    assert panel_of(window).gone != gone
    window.entries.taking_back.undo_action.trigger()
    assert panel_of(window).gone == gone


def test_a_card_shows_only_when_the_table_has_shown_it(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 66)
    window.entries.cards_seen.action.trigger()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    gone = panel_of(window).gone
    window.table.set_speed("relaxed")
    person.take_turn()
    assert window.table.choreographer.is_running
    assert panel_of(window).gone == gone
    window.table.choreographer.finish()
    assert panel_of(window).gone != gone


def test_gone_cards_are_pictures_and_the_others_empty_places(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 67)
    window.entries.cards_seen.action.trigger()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    panel = panel_of(window)
    picture = panel.grab().toImage()
    won, lying = cards_gone(person.session.observation())
    colours = {}
    for card in range(40):
        place = panel.place_of(card).toRect()
        colours[card] = {picture.pixel(place.topLeft() + QPoint(x, y)) for x in range(4, 20) for y in range(4, 30)}
    shown = [card for card in range(40) if (won | lying) & BIT[card]]
    assert shown
    many = min(len(colours[card]) for card in shown)
    few = max(len(colours[card]) for card in set(range(40)) - set(shown))
    assert many > 2 * few
    assert panel.accessibleName() == "Cards seen"
    assert len(panel.accessibleDescription().split(", ")) == len(shown)
