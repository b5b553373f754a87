"""Information-set Monte Carlo tree search over any ``Deal``: one tree, a new sampled world for every descent.

The tree holds moves, not positions: a node is the public course of play that leads to it. In each descent only the
moves that are possible in that descent's world count, and a move is tried the more often the better it has done for
the side that makes it (several sides: max^n) and the rarer it was tried when it was possible.
Source: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), SO-ISMCTS.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from carte_italiane.bots.inference import likelihood

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carte_italiane.bots.inference import Clue
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.moves import Move, Seat, Side


class Node:
    """A move in the tree: who made it, how often it was tried and could have been, and what came of it.

    ``total`` is the sum of what that was worth to the side, ``points`` the sum of its margins.
    """

    def __init__(self, move: Move, side: Side) -> None:
        self.move: Move = move
        self.side: Side = side
        self.visits: i64 = 0
        self.chances: i64 = 0
        self.total: float = 0.0
        self.points: float = 0.0
        self.children: list[Node] = []

    def child(self, move: Move) -> Node | None:
        """The node of a move made here, if it has been tried."""
        for node in self.children:
            if node.move == move:
                return node
        return None


class Worth:
    """What a finished deal is worth to a side, about 0 to 1: here its margin in points."""

    def __init__(self, spread: float) -> None:
        #: The margin that is as good as any better one.
        self.spread = spread

    def of(self, deal: Deal, side: Side, margin: float) -> float:
        """The worth of a finished deal to a side, whose margin in it is known."""
        return 0.5 + 0.5 * margin / self.spread


class Worlds:
    """Deals with weights, from which one is picked by lot in proportion to its weight."""

    def __init__(self) -> None:
        self.deals: list[Deal] = []
        self.reach: list[float] = []
        self.total: float = 0.0

    def add(self, deal: Deal, weight: float) -> None:
        """One more deal."""
        self.total += weight
        self.deals.append(deal)
        self.reach.append(self.total)

    def pick(self, dice: Dice) -> Deal:
        """A deal by lot; it is not to be changed."""
        aim = self.total * (float(dice.below(1000)) + float(dice.below(1000)) / 1000.0) / 1000.0
        low: i64 = 0
        high: i64 = len(self.deals) - 1
        while low < high:
            middle = (low + high) // 2
            if self.reach[middle] < aim:
                low = middle + 1
            else:
                high = middle
        return self.deals[low]


class Search:
    """A search for the seat that is to move in ``deal``, a world that this seat could be in."""

    def __init__(self, deal: Deal, worth: Worth, dice: Dice, explore: float, greedy: bool) -> None:
        self.deal = deal
        self.seat: Seat = deal.turn
        self.worth = worth
        self.dice = dice
        self.explore = explore
        self.greedy = greedy
        self.root = Node(-1, -1)

    def run(self, iterations: i64) -> None:
        """Descend so many times, each time in a new world; all worlds are equally likely."""
        done: i64 = 0
        while done < iterations:
            self._descend(self._world())
            done += 1

    def run_among(self, worlds: Worlds, iterations: i64) -> None:
        """Descend so many times, each time in one of some worlds, the likely ones more often."""
        done: i64 = 0
        while done < iterations:
            self._descend(worlds.pick(self.dice).copy())
            done += 1

    def weigh_worlds(self, clues: list[Clue], size: i64) -> Worlds:
        """So many random worlds, weighed by how well they explain what others did."""
        worlds = Worlds()
        while len(worlds.deals) < size:
            world = self._world()
            worlds.add(world, likelihood(world, clues))
        return worlds

    def _world(self) -> Deal:
        world = self.deal.copy()
        world.redeal_unseen(self.seat, self.dice)
        return world

    def _descend(self, deal: Deal) -> None:
        path: list[Node] = []
        node = self.root
        while deal.left:
            node = self._next(node, deal)
            path.append(node)
            deal.play(node.move)
            if node.visits == 0:
                break
        if deal.left:
            if self.greedy:
                deal.play_out_greedily(self.dice)
            else:
                deal.play_out(self.dice)
        side: Side = 0
        while side < deal.sides:
            margin = deal.margin(side)
            worth = self.worth.of(deal, side, margin)
            for node in path:
                if node.side == side:
                    node.visits += 1
                    node.total += worth
                    node.points += margin
            side += 1

    def _next(self, node: Node, deal: Deal) -> Node:
        """A move not tried yet, if there is one in this world, else the one that promises most."""
        best: Node | None = None
        best_promise = -1e9
        untried: Move = -1
        untried_count: i64 = 0
        for move in deal.legal_moves():
            child = node.child(move)
            if child is None:
                untried_count += 1
                if untried_count == 1 or self.dice.below(untried_count) == 0:
                    untried = move
                continue
            child.chances += 1
            if untried_count:
                continue
            visits = float(child.visits)
            promise = child.total / visits + self.explore * math.sqrt(math.log(float(child.chances)) / visits)
            if promise > best_promise:
                best_promise = promise
                best = child
        if untried_count or best is None:
            best = Node(untried, deal.side_of(deal.turn))
            best.chances = 1
            node.children.append(best)
        return best
