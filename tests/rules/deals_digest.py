"""A program: play many seeded deals of every variety and print a digest of all that the engine said about them.

    python deals_digest.py DEALS

Run by an interpreted and a compiled engine it must print the same line but for the first word, which engine it was.
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING

from carte_italiane.engine_kind import engine_kind
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.shuffle import shuffled_deck
from tests.rules.varieties import ALL_RULES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules


def deal_out(rules: Rules, number: int, dealer: int) -> Deal:
    """A fresh deal."""
    deck = shuffled_deck(number, rules, 0)
    if isinstance(rules, BriscolaRules):
        return BriscolaDeal(rules, deck, dealer).deal_cards()
    return ScopaDeal(rules, deck, dealer).deal_cards()


def course(deal: Deal, dice: Dice) -> Iterator[object]:
    """All that there is to be said about a deal played at random: views, moves, worlds, ends and scores."""
    yield deal.is_void()
    turning_point = dice.below(deal.left)
    while not deal.is_over():
        if deal.left == turning_point:
            yield from worlds(deal, dice)
        legal = deal.legal_moves()
        move = legal[dice.below(len(legal))]
        yield deal.view(deal.turn), legal, move
        deal.play(move)
    yield deal.score(), [deal.margin(side) for side in range(deal.sides)]


def worlds(deal: Deal, dice: Dice) -> Iterator[object]:
    """How the deal could go on from here, as the player to move might imagine it."""
    for greedily in (False, True):
        world = deal.copy()
        world.redeal_unseen(deal.turn, dice)
        yield world.deck, [world.hand(seat) for seat in range(world.seats)], world.shown()
        if greedily:
            world.play_out_greedily(dice)
        else:
            world.play_out(dice)
        yield world.score(), dice.state


def main(deals: int) -> None:
    """Print which engine it is, and the digest."""
    dice, digest = Dice(5), hashlib.sha256()
    for number in range(1, deals + 1):
        rules = ALL_RULES[dice.below(len(ALL_RULES))]
        deal = deal_out(rules, number, dice.below(rules.players))
        digest.update(repr((rules, list(course(deal, dice)))).encode())
    print(engine_kind(), digest.hexdigest(), dice.state)


if __name__ == "__main__":
    main(int(sys.argv[1]))
