"""What the plays of others tell about their hands: ranks they passed over, ranks they laid. Sets of ranks as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT, RANK, members
from carte_italiane.rules.moves import card_of, taken_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move, Seat
    from carte_italiane.rules.views import Observation, ScopaView


def passed_over(seen: Observation, view: ScopaView, seat: Seat) -> int:
    """Ranks that lay on the table when a seat, with the hand that it still has, laid a card instead of taking."""
    ranks = 0
    for mover, move, table in _plays_backwards(seen, view):
        if mover == seat and not taken_by(move):
            for card in members(table):
                ranks |= 1 << RANK[card]
    return ranks


def laid_by(seen: Observation, view: ScopaView, seat: Seat) -> int:
    """Ranks that a seat, with the hand that it still has, laid on the table."""
    ranks = 0
    for card in last_laid(seen, view, seat):
        ranks |= 1 << RANK[card]
    return ranks


def last_laid(seen: Observation, view: ScopaView, seat: Seat) -> Iterator[Card]:
    """Cards that a seat, with the hand that it still has, laid on the table, the last one first."""
    for mover, move, _ in _plays_backwards(seen, view):
        if mover == seat and not taken_by(move):
            yield card_of(move)


def _plays_backwards(seen: Observation, view: ScopaView) -> Iterator[tuple[int, Move, CardSet]]:
    """Seat, move and the table before it, from the last play back to the last refill of hands."""
    players = view.rules.players
    table, turn = view.table, view.turn
    for move in reversed(seen.moves[_first_of_round(len(seen.moves), players, view.rules.cards_each) :]):
        turn = (turn - 1) % players
        taken, card = taken_by(move), card_of(move)
        table = table | taken if taken else table & ~BIT[card]
        yield turn, move, table


def _first_of_round(played: int, players: int, cards_each: int) -> Card:
    """How many cards had been played when the hands were dealt."""
    return played - played % (players * cards_each)
