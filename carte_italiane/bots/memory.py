"""Which of the cards that have gone a player still remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.luck import mixed
from carte_italiane.cards import BIT, members
from carte_italiane.rules.moves import SWAP, card_of, taken_by

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move, Seat
    from carte_italiane.rules.views import Observation

_CERTAIN: Final = 1000


@dataclass(frozen=True, slots=True)
class Memory:
    """``fresh``: plays after which a card may slip the mind; ``lapses``: how many cards in a thousand then do.

    Cards of the ``striking`` set slip a quarter as often.
    """

    fresh: int
    lapses: int
    striking: CardSet = 0

    def recall(self, seen: Observation, gone: CardSet) -> CardSet:
        """The cards among ``gone`` that are remembered. A card once forgotten stays so for the rest of the deal."""
        forgotten: CardSet = 0
        for place, move in enumerate(seen.moves[: max(0, len(seen.moves) - self.fresh)]):
            for card in _cards_of(move):
                lapses = self.lapses // 4 if self.striking & BIT[card] else self.lapses
                if _slip(seen.view.seat, place, card) < lapses:
                    forgotten |= BIT[card]
        return gone & ~forgotten


def _cards_of(move: Move) -> list[Card]:
    return [] if move == SWAP else members(taken_by(move) | BIT[card_of(move)])


def _slip(seat: Seat, place: int, card: Card) -> int:
    """An even spread over 0..999 that depends only on what happened in the open."""
    return mixed(seat, place, card) % _CERTAIN
