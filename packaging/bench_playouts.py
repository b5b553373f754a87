"""One measurement of random playouts, for bench.py: prints rates by game, as JSON.

Whether it measures compiled or interpreted rules depends on where Python finds them. Processor time counts, not the
clock: other processes of the machine matter less.
"""

from __future__ import annotations

import json
import sys
import time

from carte_italiane.engine_kind import engine_kind
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.shuffle import shuffled_deck

#: All ways to play a deal; targets and series change nothing here.
VARIETIES: dict[str, Rules] = {
    "scopone": SCOPONE,
    "scopone, ten cards": ScopaRules(players=4, cards_each=10),
    **{f"scopa for {players}": ScopaRules(players) for players in (2, 3, 4)},
    **{f"briscola for {players}": BriscolaRules(players) for players in (2, 3, 4)},
}
DECKS = 200


def play_scopa(rules: ScopaRules, decks: list[bytes], dice: Dice) -> None:
    """Fresh deals to their scores."""
    for deck in decks:
        deal = ScopaDeal(rules, deck, 0).deal_cards()
        deal.play_out(dice)
        deal.margin(0)


def play_briscola(rules: BriscolaRules, decks: list[bytes], dice: Dice) -> None:
    """Fresh deals to their scores."""
    for deck in decks:
        deal = BriscolaDeal(rules, deck, 0).deal_cards()
        deal.play_out(dice)
        deal.margin(0)


def rate(rules: Rules, seconds: float) -> float:
    """Playouts per second of processor time."""
    decks = [shuffled_deck(number, rules, 0) for number in range(DECKS)]
    dice, done, start = Dice(1), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        if isinstance(rules, BriscolaRules):
            play_briscola(rules, decks, dice)
        else:
            play_scopa(rules, decks, dice)
        done += len(decks)
    return done / spent


def main(seconds: float) -> None:
    """Measure every game."""
    rates = {name: rate(rules, seconds) for name, rules in VARIETIES.items()}
    print(json.dumps({"engine": engine_kind(), "rates": rates}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
