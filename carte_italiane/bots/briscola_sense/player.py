"""The player of Briscola by rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.briscola_sense.ending import known_ending
from carte_italiane.bots.briscola_sense.position import Position
from carte_italiane.bots.briscola_sense.terms import terms
from carte_italiane.bots.briscola_sense.trick import points
from carte_italiane.bots.luck import dice_for
from carte_italiane.bots.weighing import Term, Weighed, decide
from carte_italiane.cards import BIT, members
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.views import BriscolaView

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Budget, Choice
    from carte_italiane.bots.briscola_sense.style import Style
    from carte_italiane.cards import Card
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.views import Observation

#: Place of the 7 within a suit.
_SEVEN: Final = 6
_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class BriscolaSense:
    """Weighs every move by the rules of thumb of its style."""

    style: Style

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """The move that weighs most."""
        return decide(weigh(seen, self._style_of_the_moment(dice_for(seen, budget))))

    def _style_of_the_moment(self, dice: Dice) -> Style:
        """The style, at times with little thought for what low trumps do in later tricks."""
        if dice.below(_PERCENT) >= self.style.careless:
            return self.style
        return replace(
            self.style,
            trump_keep=_halved(self.style.trump_keep),
            trump_keep_among_more=_halved(self.style.trump_keep_among_more),
        )


def weigh(seen: Observation, style: Style) -> list[Weighed]:
    """All legal moves with what a style has to say of them."""
    if not isinstance(seen.view, BriscolaView):
        raise TypeError("this player knows only Briscola")
    position = Position(seen, seen.view, style)
    options = _weigh_cards(position)
    return [_weigh_swap(seen, position), *options] if SWAP in seen.legal else options


def _halved(table: tuple[float, ...]) -> tuple[float, ...]:
    """Half the worth of all ranks but ace and three, of which nobody is careless."""
    return tuple([worth if rank in (1, 3) else worth / 2 for rank, worth in enumerate(table)])


def _weigh_cards(position: Position) -> list[Weighed]:
    ending = known_ending(position)
    cards = members(position.view.hand)
    if ending is None:
        return [Weighed(card, terms(position, card)) for card in cards]
    values = {card: ending.value_of(card) for card in cards}
    return [Weighed(card, (_played_out(card, values),)) for card in cards]


def _played_out(card: Card, values: dict[Card, int]) -> Term:
    """The value of a card in a known ending; among equals the one of fewer points is better style."""
    best = values[card] == max(values.values())
    return Term("ending", values[card] - points(card) / _PERCENT, Reason("ending") if best else None)


def _weigh_swap(seen: Observation, position: Position) -> Weighed:
    """The seven exchange and the best card after it: the seven may come back to the one who draws last."""
    view = position.view
    seven: Card = position.trump * 10 + _SEVEN
    hands = list(view.hands_seen)
    hands[view.seat] ^= BIT[seven] | BIT[view.turned]
    after = Position(seen, view._replace(turned=seven, hands_seen=tuple(hands)), position.style)
    best = max(_weigh_cards(after), key=lambda option: option.value)
    gain = position.keep(view.turned) - position.keep(seven)
    follows = [Term(term.topic, term.amount) for term in best.terms]  # its reasons are those of the next move
    return Weighed(SWAP, (Term("swap", gain, Reason("seven_exchange", BIT[view.turned])), *follows))
