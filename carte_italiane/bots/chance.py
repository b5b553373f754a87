"""The player that draws lots: any legal move. It exists to be measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.bot import Choice
from carte_italiane.bots.luck import dice_for

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Budget
    from carte_italiane.rules.views import Observation


class RandomPlayer:
    """Plays any legal move."""

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """A legal move by lot."""
        dice = dice_for(seen, budget)
        return Choice(seen.legal[dice.below(len(seen.legal))], 0.0)
