"""What players reckon with: chances, memory, worth of cards, endings, reasons."""

from __future__ import annotations

from itertools import combinations

import pytest

from carte_italiane.bots.bot import Budget, Level, Reason
from carte_italiane.bots.briscola_sense.ending import Ending
from carte_italiane.bots.memory import Memory
from carte_italiane.bots.odds import chance_of_any, chances_of_best
from carte_italiane.bots.reasons import SENTENCES, sentence
from carte_italiane.bots.roster import OFFERED, player_at
from carte_italiane.bots.scopa_sense.inference import laid_by, passed_over
from carte_italiane.bots.scopa_sense.standing import majority, napola_points, primiera_point
from carte_italiane.bots.weighing import Term, Weighed, decide
from carte_italiane.cards import count
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.scoring import card_points
from carte_italiane.rules.views import ScopaView
from tests.rules.positions import cards
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import after_dealing, deal_steps


def test_chances_are_those_of_counting_all_hands() -> None:
    hands = list(combinations(range(8), 3))
    held = sum(1 for hand in hands if any(card < 2 for card in hand)) / len(hands)
    assert chance_of_any(8, 2, 3) == pytest.approx(held)
    best = [sum(1 for hand in hands if min(hand) == card) / len(hands) for card in range(8)]
    assert chances_of_best(8, 3) == pytest.approx(tuple(best))


def test_a_hand_of_all_unseen_cards_holds_every_one() -> None:
    assert chance_of_any(3, 1, 3) == 1
    assert chance_of_any(3, 0, 3) == 0
    assert chance_of_any(10, 4, 0) == 0


def test_a_majority_that_is_decided_is_sure() -> None:
    assert majority(6, 2, 2) == 1
    assert majority(1, 6, 3) == -1
    assert majority(5, 5, 0) == 0
    assert majority(3, 3, 4) == 0
    assert 0 < majority(4, 3, 3) < 1


def test_three_sevens_and_a_three_win_the_primiera_against_anything() -> None:
    assert primiera_point(cards("7D 7C 7S 3B"), cards("7B 6D 6C 6S")) == 1
    assert 0 < primiera_point(cards("7D 7C 7S 2B"), cards("7B 6D 6C 6S")) < 1


def test_sevens_and_sixes_bring_the_primiera_nearer() -> None:
    assert 0 < primiera_point(cards("6D"), 0) < primiera_point(cards("7D"), 0) < primiera_point(cards("7D 7C"), 0)
    assert primiera_point(0, cards("7D")) == -primiera_point(cards("7D"), 0)


def test_a_broken_run_of_coins_is_worth_nothing() -> None:
    assert napola_points(cards("AD 2D 3D"), cards("4D")) == 3
    assert napola_points(cards("AD 2D"), cards("3D")) == 0
    assert napola_points(cards("AD 2D"), 0) > napola_points(cards("2D"), 0)


def test_fresh_and_striking_cards_are_remembered() -> None:
    match = after_dealing(WAYS_TO_PLAY[3], 2)
    for before, _, _ in deal_steps(WAYS_TO_PLAY[3], 2):
        match = before
    seen = match.observe(0)
    gone = 0
    for pile in match.deal.state.view(0).piles:
        gone |= pile
    assert Memory(100, 1000).recall(seen, gone) == gone
    assert Memory(0, 0).recall(seen, gone) == gone
    assert Memory(0, 1000).recall(seen, gone) == 0
    some, more = Memory(0, 100).recall(seen, gone), Memory(0, 400).recall(seen, gone)
    assert more & ~some == 0
    assert count(more) < count(some) < count(gone)


def test_a_forgotten_card_stays_forgotten() -> None:
    memory, forgotten = Memory(6, 300), 0
    for before, _, _ in deal_steps(WAYS_TO_PLAY[3], 2):
        gone = 0
        for pile in before.deal.state.view(1).piles:
            gone |= pile
        missing = gone & ~memory.recall(before.observe(1), gone)
        assert missing & forgotten == forgotten
        forgotten = missing
    assert forgotten


def test_plays_tell_what_a_hand_lacks() -> None:
    for number in range(1, 6):
        for match, _, _ in deal_steps(ScopaRules(), number):
            seen = match.observe(match.deal.state.turn)
            assert isinstance(seen.view, ScopaView)
            played = len(seen.moves) % 6
            recent = seen.moves[len(seen.moves) - played :]
            laid = {move & 63 for place, move in enumerate(recent) if (played - place) % 2 and not move >> 6}
            ranks = laid_by(seen, seen.view, 1 - seen.view.seat)
            assert ranks == sum(1 << rank for rank in {card % 10 + 1 for card in laid})
            if not laid:
                assert passed_over(seen, seen.view, 1 - seen.view.seat) == 0


def test_a_rank_that_lay_there_was_passed_over() -> None:
    for number in range(1, 200):
        match = after_dealing(ScopaRules(), number)
        laying = [move for move in match.legal_moves() if not move >> 6]
        if laying:
            table = match.deal.laid
            after = match.played(laying[0])
            seen = after.observe(after.deal.state.turn)
            assert isinstance(seen.view, ScopaView)
            assert passed_over(seen, seen.view, match.deal.state.turn) == sum({1 << card % 10 + 1 for card in table})
            return
    pytest.fail("no deal in which the first player can lay a card")


def test_endings_are_played_out_as_the_rules_say() -> None:
    for number in range(1, 40):
        for match, _, _ in deal_steps(BriscolaRules(), number):
            state = match.deal.state
            assert isinstance(state, BriscolaDeal)
            if state.stock_size() == 0:
                lead = card_points(state.pile(state.turn)) - card_points(state.pile(1 - state.turn))
                led = state.best_card if state.trick_size else -1
                ending = Ending(state.hand0, state.hand1, led, state.trump_suit, lead)
                assert ending.value() == best_final_lead(state)


def best_final_lead(deal: BriscolaDeal) -> int:
    """Value of a deal for the player to move, by trying out everything with the rules engine."""
    if deal.is_over():
        lead = int(card_points(deal.pile(deal.turn)) - card_points(deal.pile(1 - deal.turn)))
        return lead + 20 * ((lead > 0) - (lead < 0))
    values = []
    for move in deal.legal_moves():
        after = deal.copy()
        after.play(move)
        values.append(best_final_lead(after) * (1 if after.turn == deal.turn else -1))
    return max(values)


def test_reasons_are_the_terms_that_made_the_difference() -> None:
    options = [
        Weighed(1, (Term("coins", 0.4, Reason("coins", cards("5D"))), Term("holding", -0.1, Reason("keeps")))),
        Weighed(2, (Term("coins", 0.0, Reason("coins")), Term("holding", 0.2, Reason("keeps")))),
    ]
    chosen = decide(options)
    assert chosen.move == 1
    assert chosen.value == pytest.approx(0.3)
    assert chosen.reasons == (Reason("coins", cards("5D")),)


def test_equal_moves_have_little_in_it() -> None:
    same = (Term("coins", 0.4, Reason("coins")),)
    assert decide([Weighed(1, same), Weighed(2, same)]).reasons == (Reason("little_in_it"),)


@pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
@pytest.mark.parametrize("level", OFFERED)
def test_every_reason_has_a_sentence(rules: ScopaRules | BriscolaRules, level: Level) -> None:
    for match, _, _ in deal_steps(rules, 12):
        for reason in player_at(level).choose(match.observe(match.deal.state.turn), Budget(iterations=5)).reasons:
            assert reason.id in SENTENCES
            assert "{" not in sentence(reason)
            assert "{cards}" not in SENTENCES[reason.id] or reason.cards


def test_a_sentence_names_its_cards() -> None:
    assert sentence(Reason("keeps", cards("7D"))) == "It keeps 7D for later."
