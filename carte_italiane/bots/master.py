"""Players that search: ``reference``, the fixed yardstick, and ``master``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Choice
from carte_italiane.bots.briscola_past import BriscolaPast
from carte_italiane.bots.luck import dice_for
from carte_italiane.bots.match_chances import chances_for
from carte_italiane.bots.match_worth import MatchWorth
from carte_italiane.bots.scopa_past import ScopaPast
from carte_italiane.bots.search import Search, Worth
from carte_italiane.bots.stopping import in_slices
from carte_italiane.bots.worlds import sample
from carte_italiane.cards import BIT, count
from carte_italiane.rules.briscola import HAND_SIZE, pack
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.views import BriscolaView

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Budget
    from carte_italiane.bots.inference import Clue
    from carte_italiane.bots.search import Node
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.views import Observation, View

#: The margin that counts as the best, by game.
SPREAD: Final = {"scopa": 10.0, "scopone": 10.0, "briscola": 120.0}
#: How often the master tries, by game: more than this brought nothing any more in Scopa, and much in Briscola.
ITERATIONS: Final = {"scopa": 4000, "scopone": 8000, "briscola": 12_000}
#: How much others are thought to overlook, in points, by game; found by measuring.
WARMTH: Final = {"scopa": 0.4, "scopone": 0.6, "briscola": 4.0}


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Searches for ``iterations`` (None: as many as the game asks for), unless the budget names another number.

    ``worlds``: how many it weighs by what others did; 0 takes all worlds for equally likely. ``match_aware``: near the
    end of a match it plays to win that.
    """

    iterations: int | None = None
    explore: float = 0.3
    worlds: int = 0
    match_aware: bool = False

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """The move that was tried most."""
        if len(seen.legal) == 1:
            return Choice(seen.legal[0], 0.0)
        dice = dice_for(seen, budget)
        worth = _worth(seen, match_aware=self.match_aware)
        search = Search(sample(seen.view, dice), worth, dice, self.explore, _greedy(seen.view))
        iterations = budget.iterations or self.iterations or ITERATIONS[seen.view.rules.game]
        clues = _clues(seen) if self.worlds else []
        if clues:
            worlds = search.weigh_worlds(clues, self.worlds)
            in_slices(partial(search.run_among, worlds), iterations, budget.stop)
        else:
            in_slices(search.run, iterations, budget.stop)
        return _choice(search.root)


def _choice(root: Node) -> Choice:
    """The move that was tried most; the others by what they are worth."""
    best = max(root.children, key=lambda node: (node.visits, node.total))
    values = [(node.move, node.points / float(node.visits)) for node in root.children if node is not best]
    deals = sum(int(node.visits) for node in root.children)
    ranked = tuple(sorted(values, key=lambda rival: -rival[1]))
    return Choice(best.move, best.points / float(best.visits), alternatives=ranked, deals=deals)


def _worth(seen: Observation, *, match_aware: bool) -> Worth:
    """The margin of the deal, or near the end of a match the chance to win that."""
    rules = seen.view.rules
    if match_aware and isinstance(rules, ScopaRules):
        chances = chances_for(rules)
        if chances.is_near_end(seen.scores):
            return MatchWorth(SPREAD[rules.game], chances, seen.scores)
    return Worth(SPREAD[rules.game])


def _greedy(view: View) -> bool:
    """Where four play, playouts take what a glance says; with fewer seats that brought nothing (measured)."""
    return view.rules.players == 4


def _clues(seen: Observation) -> list[Clue]:
    """What the moves with the hands that others still hold tell."""
    view = seen.view
    warmth = WARMTH[view.rules.game]
    if isinstance(view, BriscolaView):
        return _briscola_clues(seen, view, warmth)
    moves = list(seen.moves)
    dealt = view.rules.players * view.rules.cards_each
    public: CardSet = view.table
    for pile in view.piles:
        public |= pile
    past = ScopaPast(view.table, public, view.turn, list(view.hand_sizes), warmth)
    return past.clues(moves[len(moves) - len(moves) % dealt :], view.seat)


def _briscola_clues(seen: Observation, view: BriscolaView, warmth: float) -> list[Clue]:
    players = view.rules.players
    cards = pack(players)
    past = BriscolaPast(view.trump_suit, (view.dealer + 1) % players, list(view.hand_sizes), warmth)
    stock = count(cards) - HAND_SIZE * players
    return past.clues(list(seen.moves), cards & ~BIT[view.trump_card], view.seat, stock)


#: The yardstick: plain search over equally likely worlds, never to be changed.
REFERENCE: Final = SearchPlayer(iterations=4000)
#: The best player there is.
MASTER: Final = SearchPlayer(worlds=1000, match_aware=True)
