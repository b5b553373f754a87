"""Players that search: ``reference``, the fixed yardstick, and ``master``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Choice
from carte_italiane.bots.search import Search, Worth
from carte_italiane.bots.worlds import sample
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Budget
    from carte_italiane.rules.views import Observation, View

#: The margin that counts as the best, by game.
SPREAD: Final = {"scopa": 10.0, "scopone": 10.0, "briscola": 120.0}
EXPLORE: Final = 0.3
REFERENCE_ITERATIONS: Final = 4000


class SearchPlayer:
    """Plain search over uniform worlds; ``iterations`` where the budget names none."""

    def __init__(self, iterations: int, explore: float = EXPLORE) -> None:
        self.iterations, self.explore = iterations, explore

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """The move that was tried most."""
        if len(seen.legal) == 1:
            return Choice(seen.legal[0], 0.0)
        dice = Dice(budget.seed)
        spread = SPREAD[seen.view.rules.game]
        search = Search(sample(seen.view, dice), Worth(spread), dice, self.explore, _greedy(seen.view))
        search.run(budget.iterations or self.iterations)
        best = max(search.root.children, key=lambda node: (node.visits, node.total))
        return Choice(best.move, (best.total / float(best.visits) - 0.5) * 2 * spread)


def _greedy(view: View) -> bool:
    """Captures are taken in playouts where four play with all cards dealt (players.md)."""
    return isinstance(view, ScopaView) and view.rules.players == 4
