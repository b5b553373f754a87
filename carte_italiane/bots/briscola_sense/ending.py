"""The end of a deal for two: the stock is gone, so the other hand is known by exclusion and can be played out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.briscola_sense.trick import height, points
from carte_italiane.cards import BIT, count, members
from carte_italiane.rules.scoring import card_points

if TYPE_CHECKING:
    from carte_italiane.bots.briscola_sense.position import Position
    from carte_italiane.cards import Card, CardSet


#: What winning the deal counts beyond its points.
_DEAL: Final = 20


@dataclass(frozen=True, slots=True)
class Ending:
    """Two known hands: that of the player to move and the other; ``led`` is the card to answer, or -1.

    ``lead`` is what the player to move is ahead in card points.
    """

    mover: CardSet
    other: CardSet
    led: Card
    trump: int
    lead: int

    def value(self) -> int:
        """The final lead of the player to move, and whether it wins the deal, when both play perfectly."""
        if not self.mover:
            return self.lead + _DEAL * ((self.lead > 0) - (self.lead < 0))
        return max(self.value_of(card) for card in members(self.mover))

    def value_of(self, card: Card) -> int:
        """The same after playing this card."""
        rest = self.mover & ~BIT[card]
        if self.led < 0:
            return -Ending(self.other, rest, card, self.trump, -self.lead).value()
        suit = self.led // 10
        in_trick = points(card) + points(self.led)
        if height(card, suit, self.trump) > height(self.led, suit, self.trump):
            return Ending(rest, self.other, -1, self.trump, self.lead + in_trick).value()
        return -Ending(self.other, rest, -1, self.trump, in_trick - self.lead).value()


def known_ending(position: Position) -> Ending | None:
    """The ending to play out, if the other hand is known for sure."""
    view = position.view
    if position.players != 2 or view.stock_size or not position.style.plays_endings_out:
        return None
    other = 1 - view.seat
    if count(position.unseen) != view.hand_sizes[other]:
        return None
    lead = card_points(view.piles[view.seat]) - card_points(view.piles[other])
    return Ending(view.hand, position.unseen, position.best, position.trump, lead)
