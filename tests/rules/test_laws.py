"""Laws that hold in every deal of every variety."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given

from carte_italiane.cards import count, members, set_of
from carte_italiane.rules.briscola import BriscolaDeal, pack
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.match import points_of
from carte_italiane.rules.moves import SWAP, card_of, move_text, parse_move, taken_by
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.scoring import card_points
from carte_italiane.rules.views import BriscolaView, ScopaView
from tests.rules.walks import after_dealing, deal_steps, laws, match_steps, numbers, varieties

if TYPE_CHECKING:
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.match import Match


def everything(deal: Deal) -> dict[str, object]:
    """All fields of a deal."""
    return {
        name: getattr(deal, name)
        for name in dir(deal)
        if not name.startswith("__") and not callable(getattr(deal, name))
    }


def heaps(deal: Deal) -> list[int]:
    """The sets of cards that lie about, one for each place."""
    found = [deal.hand(seat) for seat in range(deal.seats)] + [deal.pile(side) for side in range(deal.sides)]
    found.append(set_of(deal.deck[deal.drawn :]))
    if isinstance(deal, ScopaDeal):
        found.append(deal.table)
    elif isinstance(deal, BriscolaDeal):
        found += [deal.trick_cards, set_of([deal.turned] if deal.turned >= 0 else [])]
    return [int(heap) for heap in found]


def check_conserved(deal: Deal, cards: int) -> None:
    found = heaps(deal)
    assert sum(count(heap) for heap in found) == count(cards)
    together = 0
    for heap in found:
        together |= heap
    assert together == cards


@laws
@given(rules=varieties, number=numbers)
def test_every_card_is_in_one_place_at_every_step(rules: Rules, number: int) -> None:
    cards = pack(rules.players if rules.game == "briscola" else 4)
    check_conserved(after_dealing(rules, number).deal.state, cards)
    for _, _, after in deal_steps(rules, number):
        check_conserved(after.deal.state, cards)


@laws
@given(rules=varieties, number=numbers)
def test_points_add_up(rules: Rules, number: int) -> None:
    state = after_dealing(rules, number).deal.state
    state.play_out(Dice(number))
    lines = state.score()
    if rules.game == "briscola":
        assert sum(card_points(state.pile(side)) for side in range(rules.sides)) == 120
        assert sum(lines[0].points) == (0 if lines[0].winner is None else 1)
    else:
        assert sum(count(state.pile(side)) for side in range(rules.sides)) == 40
        assert sum(int(n or 0) for n in lines[1].counts) == 10
        assert sum(lines[2].points) == 1, "somebody takes the settebello"
        assert all(sum(line.points) <= 1 for line in lines[:4])
        total = points_of(lines)
        margins = [total[side] - (sum(total) - total[side]) / (rules.sides - 1) for side in range(rules.sides)]
        assert [state.margin(side) for side in range(rules.sides)] == margins
    assert abs(sum(state.margin(side) for side in range(rules.sides))) < 1e-9


@laws
@given(rules=varieties, number=numbers)
def test_a_match_never_changes_when_a_move_is_played(rules: Rules, number: int) -> None:
    for before, move, after in deal_steps(rules, number):
        fields = everything(before.deal.state)
        kept = (before.deals, before.scores, before.deal.moves, before.deal.laid)
        seen = [before.observe(seat) for seat in range(rules.players)]
        told = [repr(observation) for observation in seen]
        assert before.played(move).deal.moves == after.deal.moves
        assert everything(before.deal.state) == fields
        assert (before.deals, before.scores, before.deal.moves, before.deal.laid) == kept
        assert [repr(observation) for observation in seen] == told
        assert after.deal.state is not before.deal.state


@laws
@given(rules=varieties, number=numbers)
def test_a_copy_has_the_same_state_and_a_life_of_its_own(rules: Rules, number: int) -> None:
    for match, move, _ in deal_steps(rules, number):
        original = match.deal.state
        fields = everything(original)
        copy = original.copy()
        assert everything(copy) == fields
        assert type(copy) is type(original)
        copy.play(move)
        assert everything(copy) != fields
        copy.play_out(Dice(number))
        copy.redeal_unseen(0, Dice(number))
        assert everything(original) == fields


@laws
@given(rules=varieties, number=numbers)
def test_played_out_copies_end_as_rules_say(rules: Rules, number: int) -> None:
    state = after_dealing(rules, number).deal.state.copy()
    state.play_out(Dice(number))
    assert state.is_over()
    assert state.legal_moves() == []
    assert state.left == 0


@laws
@given(rules=varieties, number=numbers)
def test_moves_go_through_text_and_back(rules: Rules, number: int) -> None:
    dice = Random(number)
    for match, _, _ in deal_steps(rules, number):
        legal = match.legal_moves()
        assert len(set(legal)) == len(legal)
        for move in legal:
            text = move_text(move)
            assert parse_move(text, legal) == move
            card, cross, taken = text.partition(" x ")
            mixed = taken.split("+")
            dice.shuffle(mixed)
            assert parse_move(f" {card}  {cross.strip()} {' + '.join(mixed)} ", legal) == move


@laws
@given(rules=varieties, number=numbers)
def test_legal_moves_play_held_cards_and_take_cards_from_the_table(rules: Rules, number: int) -> None:
    for match, _, _ in deal_steps(rules, number):
        state = match.deal.state
        table = state.table if isinstance(state, ScopaDeal) else 0
        hand = set_of(card_of(move) for move in match.legal_moves() if move != SWAP)
        assert hand == state.hand(state.turn), "every card can be played somehow"
        assert all(taken_by(move) & ~table == 0 for move in match.legal_moves())


@laws
@given(rules=varieties, number=numbers)
def test_views_agree_with_the_deal_and_with_each_other(rules: Rules, number: int) -> None:
    for match, _, _ in deal_steps(rules, number):
        state = match.deal.state
        for seat in range(rules.players):
            view = state.view(seat)
            assert (view.seat, view.turn, view.dealer) == (seat, state.turn, state.dealer)
            assert view.hand == state.hand(seat)
            assert view.hand_sizes == tuple(count(state.hand(other)) for other in range(rules.players))
            assert view.piles == tuple(state.pile(side) for side in range(rules.sides))
            assert view.is_over == state.is_over()
            for other in range(rules.players):
                known = state.hand(other) if other == seat else state.hand(other) & state.shown()
                assert view.hands_seen[other] == known
            check_special(view, match)


def check_special(view: ScopaView | BriscolaView, match: Match) -> None:
    """What only one of the games has."""
    laid = match.deal.laid
    if isinstance(view, ScopaView):
        assert set_of(laid) == view.table
        assert len(laid) == count(view.table)
        assert view.sweep_cards & ~sum(view.piles) == 0
    else:
        assert laid == view.trick
        assert len(view.trick) < view.rules.players
        assert view.leader == (view.turn - len(view.trick)) % view.rules.players
        assert (view.stock_size == 0) == (view.turned < 0)


@laws
@given(rules=varieties, number=numbers)
def test_an_observation_tells_the_course_of_the_deal_and_what_may_be_done(rules: Rules, number: int) -> None:
    moves: list[int] = []
    for match, move, after in deal_steps(rules, number):
        for seat in range(rules.players):
            seen = match.observe(seat)
            assert list(seen.moves) == moves
            assert list(seen.legal) == (match.legal_moves() if seat == match.deal.state.turn else [])
            assert (seen.laid, seen.scores) == (match.deal.laid, match.scores)
            assert seen.view == match.deal.state.view(seat)
        moves.append(int(move))
        assert list(after.deal.moves) == moves


@laws
@given(rules=varieties, number=numbers)
def test_a_match_is_dealing_playing_or_over(rules: Rules, number: int) -> None:
    last = None
    for match in match_steps(rules, number):
        assert [match.is_playing, match.needs_deck, match.is_over].count(True) == 1
        assert bool(match.legal_moves()) == match.is_playing
        assert all(deal.is_ended for deal in match.deals[:-1])
        assert last is None or len(match.deals) - len(last.deals) in (0, 1)
        assert last is None or all(new >= old for new, old in zip(match.scores, last.scores, strict=True))
        last = match


@laws
@given(rules=varieties, number=numbers)
def test_the_deck_of_a_played_deal_is_kept(rules: Rules, number: int) -> None:
    deck = after_dealing(rules, number).deal.deck
    assert all(after.deal.deck == deck for _, _, after in deal_steps(rules, number))
    assert sorted(deck) == members(pack(rules.players if rules.game == "briscola" else 4))
