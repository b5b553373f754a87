"""Which cards are lit and raised, as pointer, choice and hint want it. Pure: cards in, cards out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.cards import BIT
from carte_italiane.ui.table.choosing import moves_with, takeable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move
    from carte_italiane.ui.table.choosing import Choice
    from carte_italiane.ui.table.hinted import Hinted

#: How far a card rises, in card heights: under the pointer, and while its capture is chosen.
_HOVER: Final = 0.05
_CHOSEN: Final = 0.07


class Lights(NamedTuple):
    """The card that is played, the cards that it takes, those that it might take, and others that are only raised."""

    played: CardSet = 0
    chosen: CardSet = 0
    possible: CardSet = 0
    raised: CardSet = 0

    def glow(self, card: Card) -> str:
        """How a card is lit (``CardItem.set_glow``)."""
        if (self.played | self.chosen) & BIT[card]:
            return "chosen"
        return "possible" if self.possible & BIT[card] else ""

    def height(self, card: Card) -> float:
        """How far it rises, in card heights."""
        if self.played & BIT[card]:
            return _CHOSEN
        return _HOVER if (self.chosen | self.raised) & BIT[card] else 0.0


def lights(choice: Choice | None, hint: Hinted | None, pointed: Card | None, legal: Iterable[Move]) -> Lights:
    """A choice goes before a hint, and this before what is pointed at."""
    raised = BIT[pointed] if pointed is not None else 0
    if choice is not None:
        return Lights(BIT[choice.card], choice.chosen, choice.possible, raised)
    if hint is not None:
        return Lights(BIT[hint.card], hint.takes, 0, raised)
    return Lights(possible=takeable(moves_with(pointed, legal)) if pointed is not None else 0, raised=raised)
