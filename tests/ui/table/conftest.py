"""Matches, sessions and tables for the tests of the card table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from carte_italiane.play.session import HUMAN, Player, Request, Session
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import Move
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.table.view import TableView

NAMES = ("You", "Beppe", "Rosa", "Tonio")

#: Every game with every number of players.
VARIETIES: dict[str, Rules] = {
    "scopa for two": ScopaRules(),
    "scopa for three": ScopaRules(players=3, target=16),
    "scopa in pairs": ScopaRules(players=4, target=21, napola=True),
    "scopone": SCOPONE,
    "scopone with ten cards": ScopaRules(players=4, cards_each=10),
    "briscola for two": BriscolaRules(seven_exchange=True),
    "briscola for three": BriscolaRules(players=3, seven_exchange=True),
    "briscola in pairs": BriscolaRules(players=4, wins=2, seven_exchange=True),
}


@pytest.fixture(params=list(VARIETIES.values()), ids=list(VARIETIES))
def rules(request: pytest.FixtureRequest) -> Rules:
    """Each variety in turn."""
    found: Rules = request.param
    return found


def dealt(rules: Rules, number: int = 1, dealer: int = 0) -> Match:
    """A match with its first deal that is no void one."""
    match = Match.start(rules, dealer)
    index = 0
    while match.needs_deck:
        match = match.with_deck(shuffled_deck(number, rules, index))
        index += 1
    return match


def positions(rules: Rules, number: int, dealer: int = 0) -> Iterator[Match]:
    """A deal from the first table to its end, played at random."""
    match = dealt(rules, number, dealer)
    chance = random.Random(number)
    yield match
    while match.is_playing:
        match = match.played(chance.choice(match.legal_moves()))
        yield match


class Sitting:
    """A session whose computer players answer when they are told to."""

    def __init__(self, rules: Rules, number: int = 1) -> None:
        self.asked: list[Request] = []
        players = tuple(Player(name, "club" if seat else HUMAN) for seat, name in enumerate(NAMES[: rules.players]))
        self.session = Session.start(rules, players, number, self.asked.append)
        self._chance = random.Random(number)

    def answer(self) -> bool:
        """The computer player that was asked last plays at random; whether one was asked."""
        if not self.session.is_thinking() or not self.asked:
            return False
        request = self.asked[-1]
        self.session.answer(request.ticket, self._chance.choice(request.seen.legal))
        return True

    def play(self) -> None:
        """Whoever is to move plays at random."""
        if self.session.can_play():
            self.session.submit(self._chance.choice(self.session.observation().legal))
        else:
            self.answer()

    def until(self, wanted: Callable[[Sitting], bool]) -> None:
        """Play until something is so; the deal must not end before."""
        for _ in range(500):
            if self.session.can_play() and wanted(self):
                return
            if self.session.match.needs_deck:
                self.session.next_deal()
            self.play()
        raise AssertionError("it never came to that")

    def until_thinking(self) -> None:
        """The person plays, if it is their turn: a computer player is awaited then."""
        if self.session.can_play():
            self.play()

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the person may do."""
        return self.session.observation().legal


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table in a window, without animation."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.set_speed("none")
    with qtbot.waitExposed(view):
        view.show()
    return view
