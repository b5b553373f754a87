"""Numbers of move sequences from fixed decks: a change of any rule of play changes some of them.

The oracle counts the same numbers (that was compared once; it takes long).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.scopa import ScopaDeal
from tests.rules.varieties import rules_id
from tests.rules.walks import after_dealing

if TYPE_CHECKING:
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules

#: Rules, deal number, sequences of 1, 2, 3 ... moves; ways to play the last cards, and the sum of side 0's points.
PINNED: Final[list[tuple[Rules, int, list[int], tuple[int, int]]]] = [
    (ScopaRules(2, 11), 1, [3, 9, 18, 36, 36, 36], (1332, 1324)),
    (ScopaRules(3, 16), 1, [3, 9, 27, 55, 111, 222], (226, 1109)),
    (ScopaRules(4, 21), 1, [3, 9, 34, 141, 312, 624], (1816, 4256)),
    (SCOPONE, 1, [9, 82, 758, 6934], (1387, 2419)),
    (ScopaRules(4, 11, cards_each=10), 1, [10, 100, 1000, 10000], (1656, 3635)),
    (BriscolaRules(2), 1, [3, 9, 27, 81, 243, 729, 2187, 6561], (324, 18354)),
    (BriscolaRules(3), 1, [3, 9, 27, 81, 243, 729, 2187, 6561], (72, 2568)),
    (BriscolaRules(4), 1, [3, 9, 27, 81, 243, 729, 2187, 6561], (16, 920)),
    (BriscolaRules(2, seven_exchange=True), 8, [3, 9, 33, 99, 333, 999, 3204, 9612], (324, 22336)),
    (BriscolaRules(3, seven_exchange=True), 3, [3, 9, 27, 87, 261, 783, 2445, 7335], (72, 2664)),
    (BriscolaRules(4, seven_exchange=True), 2, [3, 9, 27, 81, 252, 756, 2268, 6804], (16, 1270)),
]


def sequences(deal: Deal, length: int) -> int:
    """How many sequences of this many moves can be played."""
    moves = deal.legal_moves()
    if length == 1:
        return len(moves)
    return sum(sequences(after(deal, move), length - 1) for move in moves)


def endings(deal: Deal) -> tuple[int, int]:
    """The ways to play a deal to its end, and the points of side 0 in all of them together."""
    if deal.is_over():
        return 1, int(deal.points(0)) if isinstance(deal, ScopaDeal) else deal.score()[0].counts[0] or 0
    found = [endings(after(deal, move)) for move in deal.legal_moves()]
    return sum(ways for ways, _ in found), sum(points for _, points in found)


def after(deal: Deal, move: int) -> Deal:
    other = deal.copy()
    other.play(move)
    return other


def last_cards(deal: Deal, left: int) -> Deal:
    """The deal played on with the last legal moves until so many cards are left."""
    deal = deal.copy()
    while deal.left > left:
        deal.play([move for move in deal.legal_moves() if move != SWAP][-1])
    return deal


def pinned_id(value: object) -> str:
    return rules_id(value) if isinstance(value, ScopaRules | BriscolaRules) else ""


@pytest.mark.parametrize(("rules", "number", "counts", "ends"), PINNED, ids=pinned_id)
def test_pinned_numbers_of_sequences(rules: Rules, number: int, counts: list[int], ends: tuple[int, int]) -> None:
    state = after_dealing(rules, number).deal.state
    assert [sequences(state, length + 1) for length in range(len(counts))] == counts
    assert endings(last_cards(state, 8 if rules.game == "briscola" else 12)) == ends
