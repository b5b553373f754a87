"""A move of Scopa with what it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT
from carte_italiane.rules.moves import card_of, taken_by

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.position import Position
    from carte_italiane.rules.moves import Move


class Prospect:
    """A move with the hand, the table and the winnings that it leaves."""

    def __init__(self, position: Position, move: Move) -> None:
        self.card, self.taken = card_of(move), taken_by(move)
        bit = BIT[self.card]
        self.won = self.taken | bit if self.taken else 0
        self.table = position.view.table ^ self.taken if self.taken else position.view.table | bit
        self.hand = position.view.hand & ~bit
        self.left = sum(position.view.hand_sizes) + position.view.stock_size - 1
        self.sweeps = self.taken != 0 and self.table == 0 and self.left > 0
