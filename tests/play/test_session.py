"""A sitting: steps in order, nothing before it has been shown, nothing that is not one's own."""

from __future__ import annotations

import random

import pytest

from carte_italiane.play.session import Player, Request, Session, Step
from carte_italiane.rules.events import DealVoided, PacketDealt
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import first_table
from carte_italiane.rules.moves import IllegalMove
from carte_italiane.rules.shuffle import shuffled_deck


class Table:
    """A table that remembers its steps; it shows them at once if ``quick``."""

    def __init__(self, rules: Rules, number: int, *, quick: bool, watch: bool = False) -> None:
        kinds = ["club" if watch or seat else "human" for seat in range(rules.players)]
        players = tuple(Player(f"Seat {seat}", kind) for seat, kind in enumerate(kinds))
        self.requests: list[Request] = []
        self.steps: list[Step] = []
        self.ended_deals = 0
        self.quick = quick
        self.random = random.Random(number)
        self.session = Session.start(rules, players, number, self.asked)
        self.session.subscribe(self.told)
        self.session.on_deal_end(self.deal_ended)

    def asked(self, request: Request) -> None:
        self.requests.append(request)
        if self.quick:
            self.session.answer(request.ticket, self.random.choice(request.seen.legal))

    def told(self, step: Step) -> None:
        self.steps.append(step)
        if self.quick:
            self.session.shown()

    def deal_ended(self) -> None:
        self.ended_deals += 1

    def play_on(self) -> None:
        while self.session.can_play():
            self.session.submit(self.random.choice(self.session.match.legal_moves()))


def number_with_dealer(rules: Rules, dealer: int) -> int:
    for number in range(1, 100):
        session = Session.start(
            rules, tuple(Player("x", "human") for _ in range(rules.players)), number, lambda _: None
        )
        if session.match.first_dealer == dealer:
            return number
    raise AssertionError("no such number")


@pytest.mark.parametrize(
    "rules",
    [
        ScopaRules(),
        ScopaRules(3, 16),
        ScopaRules(4, 21),
        SCOPONE,
        BriscolaRules(),
        BriscolaRules(3, 2),
        BriscolaRules(4, 3, True),
    ],
)
def test_a_whole_match_is_played_without_waiting_and_without_recursion(rules: Rules) -> None:
    table = Table(rules, 11, quick=True)
    deals = 0
    while not table.session.match.is_over:
        table.session.next_deal()
        table.play_on()
        deals += 1
    assert table.ended_deals == deals == len([deal for deal in table.session.match.deals if not deal.is_void])
    assert table.session.score_history()[-1] == table.session.match.scores


def test_computers_alone_play_a_deal_from_one_call() -> None:
    table = Table(SCOPONE, 7, quick=True, watch=True)
    table.session.next_deal()
    assert table.session.match.deal.is_complete
    assert not table.session.can_play()


def test_the_computer_thinks_under_the_animation_but_plays_after_it() -> None:
    table = Table(ScopaRules(), number_with_dealer(ScopaRules(), 0), quick=False)
    table.session.next_deal()
    assert [request.level for request in table.requests] == ["club"]
    request = table.requests[0]
    table.session.answer(request.ticket, request.seen.legal[0])
    assert len(table.steps) == 1
    table.session.shown()
    assert len(table.steps) == 2


def test_stale_and_repeated_answers_are_dropped() -> None:
    table = Table(ScopaRules(), number_with_dealer(ScopaRules(), 0), quick=False)
    table.session.next_deal()
    request = table.requests[0]
    table.session.answer(request.ticket + 5, request.seen.legal[0])
    table.session.shown()
    assert len(table.steps) == 1
    table.session.answer(request.ticket, request.seen.legal[0])
    table.session.answer(request.ticket, request.seen.legal[1])
    assert table.session.match.deal.moves == (request.seen.legal[0],)


def test_a_person_plays_only_in_turn_and_only_what_is_possible() -> None:
    table = Table(ScopaRules(), number_with_dealer(ScopaRules(), 1), quick=False)
    table.session.next_deal()
    move = table.session.observation().legal[0]
    assert not table.session.can_play()  # the cards are still being dealt
    with pytest.raises(IllegalMove):
        table.session.submit(move)
    table.session.shown()
    assert table.session.can_play()
    with pytest.raises(IllegalMove):
        table.session.submit(63)
    table.session.submit(move)
    with pytest.raises(IllegalMove):
        table.session.submit(move)
    assert table.session.match.deal.moves == (move,)


def test_a_request_holds_the_view_of_its_own_seat() -> None:
    table = Table(SCOPONE, 7, quick=True)
    table.session.next_deal()
    table.play_on()
    for request in table.requests:
        view = request.seen.view
        assert view.seat == view.turn != 0
        assert all(cards == 0 for seat, cards in enumerate(view.hands_seen) if seat != view.seat)


def test_a_void_deal_is_shown_gathered_and_dealt_again() -> None:
    rules = ScopaRules()
    kings = {9, 19, 29, 39}
    number = next(n for n in range(1, 5000) if len(kings & set(first_table(3, 2, shuffled_deck(n, rules, 0)))) >= 3)
    table = Table(rules, number, quick=False)
    table.session.next_deal()
    dealer = table.session.match.deal.dealer
    assert table.session.match.deal.is_void
    table.session.shown()
    again = table.steps[1]
    assert isinstance(again.events[0], DealVoided)
    assert isinstance(again.events[1], PacketDealt)
    assert table.session.match.deal.dealer == dealer


def test_the_same_number_gives_the_same_cards() -> None:
    first, second = Table(SCOPONE, 123456, quick=False), Table(SCOPONE, 123456, quick=False)
    for table in (first, second):
        table.session.next_deal()
    assert first.session.observation() == second.session.observation()


def test_a_loaded_match_is_shown_as_it_stands_and_goes_on() -> None:
    played = Table(ScopaRules(), number_with_dealer(ScopaRules(), 0), quick=True)
    played.session.next_deal()
    match = played.session.match
    steps: list[Step] = []
    asked: list[Request] = []
    loaded = Session(match, played.session.players, played.session.number, asked.append)
    loaded.subscribe(steps.append)
    loaded.resume()
    assert [step.events for step in steps] == [()]
    assert steps[0].seen == played.session.observation()
    loaded.shown()
    assert loaded.can_play()
    assert not asked
