"""One measurement of the search, for bench.py: prints iterations per second by game, as JSON.

A search begins in a fresh deal as the first player sees it, with a new world for every descent, as the reference
player's does. Whether compiled or interpreted code is measured depends on where Python finds it. Processor time counts,
not the clock.
"""

from __future__ import annotations

import json
import sys
import time

from carte_italiane.bots.search import Search, Worth
from carte_italiane.engine_kind import engine_kind
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.deal import Deal
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.shuffle import shuffled_deck

#: Rules, and whether the rest of a deal is played with captures taken, as the players have it where four play.
VARIETIES: dict[str, tuple[Rules, bool]] = {
    "scopone": (SCOPONE, False),
    "scopone, captures taken": (SCOPONE, True),
    "scopa for 2": (ScopaRules(2), False),
    "briscola for 2": (BriscolaRules(2), False),
    "briscola for 4, at a glance": (BriscolaRules(4), True),
}
#: As many as the players take for a move.
ITERATIONS = 4000
EXPLORE = 0.3
SPREAD = {"scopa": 10.0, "scopone": 10.0, "briscola": 120.0}


def fresh_deal(rules: Rules, number: int) -> Deal:
    """The deal of this number."""
    deck = shuffled_deck(number, rules, 0)
    if isinstance(rules, BriscolaRules):
        return BriscolaDeal(rules, deck, 0).deal_cards()
    return ScopaDeal(rules, deck, 0).deal_cards()


def rate(rules: Rules, greedy: bool, seconds: float) -> float:
    """Iterations per second of processor time, in one deal after another."""
    searches, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        searches += 1
        search = Search(fresh_deal(rules, searches), Worth(SPREAD[rules.game]), Dice(searches), EXPLORE, greedy)
        search.run(ITERATIONS)
    return searches * ITERATIONS / spent


def main(seconds: float) -> None:
    """Measure every game."""
    rates = {name: rate(rules, greedy, seconds) for name, (rules, greedy) in VARIETIES.items()}
    print(json.dumps({"engine": engine_kind(), "rates": rates}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
