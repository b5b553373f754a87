"""Taking back: to the person's previous decision in this deal, with every card where it was."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.session import AGAIN, CARDS_SEEN, HINT, UNDO, Player, Request, Session, Step
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import IllegalMove
from carte_italiane.rules.shuffle import shuffled_deck

if TYPE_CHECKING:
    from carte_italiane.rules.views import Observation

GAMES: list[Rules] = [
    ScopaRules(),
    ScopaRules(3, 16),
    ScopaRules(4, 21),
    SCOPONE,
    BriscolaRules(2, 2),
    BriscolaRules(3, 2),
    BriscolaRules(4, 3, True),
]


class Sitting:
    """A match whose computer players draw lots by the seed they are given, as real ones do."""

    def __init__(self, rules: Rules, number: int = 5, *, kinds: tuple[str, ...] = ()) -> None:
        kinds = kinds or ("human", *["club"] * (rules.players - 1))
        self.requests: list[Request] = []
        self.steps: list[Step] = []
        self.session = Session.start(rules, tuple(Player(kind, kind) for kind in kinds), number, self.requests.append)
        self.session.subscribe(self.steps.append)

    def answer(self) -> None:
        request = self.requests[-1]
        self.session.answer(request.ticket, random.Random(request.seed).choice(request.seen.legal))

    def until_turn(self) -> bool:
        """Have everything shown until the person is to move, or the deal is over; whether it is the person's turn."""
        while True:
            self.session.shown()
            if self.session.can_play():
                return True
            if not self.session.is_thinking():
                return False
            self.answer()

    def deal(self) -> None:
        """Deal until there is a deal that is no void one."""
        self.session.next_deal()
        self.session.shown()

    def play(self, rng: random.Random) -> Observation:
        """Make any move; what was seen before it."""
        seen = self.session.observation()
        self.session.submit(rng.choice(seen.legal))
        return seen

    def hidden(self) -> tuple[bytes, ...]:
        return tuple(deal.deck for deal in self.session.match.deals)


@pytest.mark.parametrize("rules", GAMES)
def test_every_decision_of_a_deal_can_be_taken_back_one_after_the_other(rules: Rules) -> None:
    sitting, rng = Sitting(rules), random.Random(1)
    sitting.deal()
    seen: list[tuple[Observation, Match]] = []
    while sitting.until_turn() and len(seen) < 30:
        seen.append((sitting.session.observation(), sitting.session.match))
        sitting.play(rng)
    decks = sitting.hidden()
    for observation, match in reversed(seen):
        assert sitting.session.undo()
        assert sitting.session.observation() == observation
        assert sitting.session.match.scores == match.scores
        assert sitting.session.match.deal.moves == match.deal.moves
        assert sitting.hidden() == decks
        sitting.session.shown()
        assert sitting.session.can_play()
    assert not sitting.session.can_undo()
    assert sitting.session.aids == {UNDO}


@pytest.mark.parametrize("rules", GAMES)
def test_the_same_moves_after_taking_back_meet_the_same_answers_and_the_same_cards(rules: Rules) -> None:
    sitting, rng = Sitting(rules), random.Random(2)
    sitting.deal()
    assert sitting.until_turn()
    move = rng.choice(sitting.session.observation().legal)
    sitting.session.submit(move)
    sitting.until_turn()
    after, asked = sitting.session.match, [request.seed for request in sitting.requests]
    sitting.session.undo()
    sitting.session.shown()
    first = len(sitting.requests)
    sitting.session.submit(move)
    sitting.until_turn()
    assert sitting.session.match.deal.moves == after.deal.moves
    assert sitting.session.observation() == after.observe(0)
    again = [request.seed for request in sitting.requests[first:]]
    assert again == asked[len(asked) - len(again) :]


def test_the_answer_of_one_who_was_thinking_is_dropped() -> None:
    sitting = Sitting(ScopaRules())
    sitting.deal()
    sitting.until_turn()
    seen = sitting.play(random.Random(3))
    sitting.session.shown()
    assert sitting.session.is_thinking()
    request = sitting.requests[-1]
    assert sitting.session.undo()
    sitting.session.answer(request.ticket, request.seen.legal[0])
    sitting.session.shown()
    sitting.session.answer(request.ticket, request.seen.legal[0])
    assert sitting.session.observation() == seen


def test_an_answer_that_waits_for_the_animation_is_dropped_too() -> None:
    sitting = Sitting(ScopaRules())
    sitting.deal()
    sitting.until_turn()
    seen = sitting.play(random.Random(3))
    sitting.answer()  # before the person's own card has landed
    assert sitting.session.undo()
    sitting.session.shown()
    assert sitting.session.can_play()
    assert sitting.session.observation() == seen


def test_taking_back_while_cards_move_shows_the_table_at_once() -> None:
    sitting = Sitting(ScopaRules())
    sitting.deal()
    sitting.until_turn()
    seen = sitting.play(random.Random(3))
    assert sitting.session.is_showing
    assert sitting.session.undo()
    assert sitting.steps[-1] == Step((), seen)
    with pytest.raises(IllegalMove):
        sitting.session.submit(seen.legal[0])
    sitting.session.shown()
    sitting.session.submit(seen.legal[0])


def test_a_deal_that_ended_is_taken_back_with_its_points_but_not_a_match() -> None:
    sitting, rng = Sitting(BriscolaRules(2, 2)), random.Random(4)
    while not sitting.session.match.is_over:
        sitting.deal()
        before = sitting.session.match.scores
        while sitting.until_turn():
            sitting.play(rng)
        if not sitting.session.match.is_over:
            ended = sitting.session.match
            assert sitting.session.undo()
            assert sitting.session.match.scores == before
            while sitting.until_turn():
                sitting.play(rng)
            assert sitting.session.match.scores == ended.scores
    assert not sitting.session.can_undo()
    assert not sitting.session.undo()
    assert not sitting.session.can_deal_again()


def test_nothing_can_be_taken_back_before_the_first_decision_or_from_another_deal() -> None:
    sitting, rng = Sitting(BriscolaRules(2, 3)), random.Random(4)
    assert not sitting.session.undo()
    sitting.deal()
    sitting.until_turn()
    assert not sitting.session.undo()
    while sitting.until_turn():
        sitting.play(rng)
    sitting.deal()
    sitting.until_turn()
    assert not sitting.session.undo()
    assert not sitting.session.aids


def test_who_only_looks_on_takes_nothing_back() -> None:
    sitting = Sitting(ScopaRules(), kinds=("club", "club"))
    sitting.deal()
    sitting.session.shown()
    sitting.answer()
    assert not sitting.session.can_undo()


def test_a_loaded_match_can_be_taken_back_as_well() -> None:
    sitting = Sitting(ScopaRules())
    sitting.deal()
    sitting.until_turn()
    seen = sitting.play(random.Random(3))
    sitting.until_turn()
    loaded = Session(sitting.session.match, sitting.session.players, 5, sitting.requests.append)
    loaded.resume()
    assert loaded.undo()
    assert loaded.observation() == seen


@pytest.mark.parametrize("rules", GAMES)
def test_the_same_deal_again_begins_with_the_same_cards(rules: Rules) -> None:
    sitting, rng = Sitting(rules), random.Random(5)
    sitting.deal()
    begun = sitting.session.match
    sitting.until_turn()
    sitting.play(rng)
    sitting.until_turn()
    sitting.session.deal_again()
    assert sitting.session.match.deal.deck == begun.deal.deck
    assert sitting.session.match.deal.moves == ()
    assert sitting.session.observation() == begun.observe(0)
    assert sitting.session.aids == {AGAIN}
    assert sitting.until_turn()


def test_the_same_match_again_has_the_same_dealer_and_decks() -> None:
    sitting, rng = Sitting(BriscolaRules(2, 2), number=77), random.Random(6)
    while not sitting.session.match.is_over:
        sitting.deal()
        while sitting.until_turn():
            sitting.play(rng)
    again = sitting.session.again()
    again.next_deal()
    assert again.match.first_dealer == sitting.session.match.first_dealer
    assert again.match.deal.deck == sitting.session.match.deals[0].deck
    assert again.aids == {AGAIN}
    assert again.number_tells_all


def test_decks_of_a_record_that_no_number_gives_are_played_again_as_they_are() -> None:
    rules = ScopaRules()
    deck = shuffled_deck(1234, rules, 0)
    match = Match.start(rules, 1).with_deck(deck)
    session = Session(match, (Player("a", "human"), Player("b", "club")), 9, lambda _: None)
    assert not session.number_tells_all
    again = session.again()
    again.next_deal()
    assert (again.match.deal.deck, again.observation()) == (deck, match.observe(0))
    assert not again.number_tells_all


def test_aids_and_what_a_record_noted_are_told_and_kept() -> None:
    sitting = Sitting(ScopaRules(), number=42)
    told = []
    sitting.session.on_change(lambda: told.append(sorted(sitting.session.aids)))
    sitting.session.noted = {"club": "Bar Sport", "deal_number": 1}
    sitting.session.helped_by(HINT)
    sitting.session.helped_by(HINT)
    sitting.session.helped_by(CARDS_SEEN)
    assert told == [[HINT], [HINT, CARDS_SEEN]]
    assert sitting.session.meta() == {"club": "Bar Sport", "deal_number": 42, "aids": [HINT, CARDS_SEEN]}
