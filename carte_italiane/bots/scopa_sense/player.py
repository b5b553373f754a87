"""The player of Scopa and Scopone by rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.luck import dice_for
from carte_italiane.bots.scopa_sense.position import Position
from carte_italiane.bots.scopa_sense.prospect import Prospect
from carte_italiane.bots.scopa_sense.terms import terms
from carte_italiane.bots.weighing import Weighed, decide
from carte_italiane.cards import BIT, SETTEBELLO, count
from carte_italiane.rules.moves import taken_by
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.bots.bot import Budget, Choice
    from carte_italiane.bots.scopa_sense.style import Style
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation

_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class ScopaSense:
    """Weighs every move by the rules of thumb of its style."""

    style: Style

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """The move that weighs most."""
        dice = dice_for(seen, budget)
        style = self._style_of_the_moment(dice)
        return decide(weigh(seen, style, self._noticed(seen, dice)))

    def _style_of_the_moment(self, dice: Dice) -> Style:
        """The style, at times without a look at what the next player can do."""
        if dice.below(_PERCENT) >= self.style.blind_to_threats:
            return self.style
        return replace(self.style, sweep_risk=0.0, feeding=0.0)

    def _noticed(self, seen: Observation, dice: Dice) -> Sequence[Move]:
        """The moves that come to mind: at times no capture by a sum, unless it sweeps or takes the settebello."""
        if dice.below(_PERCENT) >= self.style.blind_to_sums:
            return seen.legal
        table = _view_of(seen).table
        noticed = [
            move
            for move in seen.legal
            if count(taken_by(move)) < 2 or taken_by(move) == table or taken_by(move) & BIT[SETTEBELLO]
        ]
        return noticed or seen.legal


def weigh(seen: Observation, style: Style, moves: Sequence[Move]) -> list[Weighed]:
    """Legal moves with all that a style has to say of them."""
    position = Position(seen, _view_of(seen), style)
    return [Weighed(move, terms(position, Prospect(position, move))) for move in moves]


def _view_of(seen: Observation) -> ScopaView:
    if not isinstance(seen.view, ScopaView):
        raise TypeError("this player knows only Scopa and Scopone")
    return seen.view
