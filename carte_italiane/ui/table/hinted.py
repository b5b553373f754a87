"""A move that is shown to the person as a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.hint_texts import marked_from_now_on, why_sentence

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice, Reason
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.views import View


class Hinted(NamedTuple):
    """A card of the hand, the table cards that it is to take, and why; ``marks``: it is the first aid in the match."""

    card: Card
    takes: CardSet
    reason: Reason
    marks: bool = False

    def says(self, *, french: bool) -> str:
        """The reason in words, and what a first hint does to the match."""
        why = why_sentence(self.reason, french=french)
        return f"{why}\n{marked_from_now_on()}" if self.marks else why


def hinted(choice: Choice, view: View) -> Hinted:
    """A choice as a hint: the seven exchange is shown as the seven that takes the trump under the stock."""
    reason = choice.reasons[0]
    if choice.move != SWAP:
        return Hinted(card_of(choice.move), taken_by(choice.move), reason)
    assert isinstance(view, BriscolaView)
    return Hinted(view.trump_suit * 10 + 6, BIT[view.turned], reason)
