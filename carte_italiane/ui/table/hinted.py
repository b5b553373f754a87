"""A move that is shown to the person as a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT, members
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.card_lists import cards_listed
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.hint_texts import marked_from_now_on, why_sentence
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice, Reason
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.views import View


class Hinted(NamedTuple):
    """A card of the hand, the table cards that it is to take, and why.

    ``marks``: it is the first aid in the match; ``swaps``: it is the seven that is to be exchanged.
    """

    card: Card
    takes: CardSet
    reason: Reason
    marks: bool = False
    swaps: bool = False

    def says(self, *, french: bool) -> str:
        """The reason in words, and what a first hint does to the match."""
        why = why_sentence(self.reason, french=french)
        return f"{why}\n{marked_from_now_on()}" if self.marks else why

    def heard(self, *, french: bool) -> str:
        """The move as well, for those who do not see which cards are lit."""
        taken = cards_listed(members(self.takes), Form.OBJECT, french=french)
        move = translate("Hints", "Play %1.")
        if self.swaps:
            move = translate("Hints", "Exchange %1 for %2.", "the trump seven, for the trump under the stock")
        elif self.takes:
            move = translate("Hints", "Play %1 and take %2.")
        card = card_name(self.card, Form.OBJECT, french=french)
        return f"{move.replace('%1', card).replace('%2', taken)} {self.says(french=french)}"


def hinted(choice: Choice, view: View) -> Hinted:
    """A choice as a hint: the seven exchange is shown as the seven that takes the trump under the stock."""
    reason = choice.reasons[0]
    if choice.move != SWAP:
        return Hinted(card_of(choice.move), taken_by(choice.move), reason)
    assert isinstance(view, BriscolaView)
    return Hinted(view.trump_suit * 10 + 6, BIT[view.turned], reason, swaps=True)
