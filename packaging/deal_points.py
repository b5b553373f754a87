"""How many points deals of Scopa and Scopone bring: club players play them, and a file is written for the master.

Run it by ``python packaging/deal_points.py [DEALS]`` (default 1500 of each variety, about ten minutes); the same
number of deals always writes the same file.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.match_chances import variety
from carte_italiane.bots.roster import player_at
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match, points_of
from carte_italiane.rules.shuffle import shuffled_deck

TARGET = Path(__file__).resolve().parents[1] / "resources" / "chances" / "deal-points.json"
VARIETIES = [
    ScopaRules(players=players, cards_each=cards, napola=napola)
    for players, cards in ((2, 3), (3, 3), (4, 3), (4, 9), (4, 10))
    for napola in (False, True)
]


def points_of_deal(rules: ScopaRules, number: int) -> tuple[int, ...]:
    """The points by side of one deal between club players."""
    player = player_at(Level.CLUB)
    match = Match.start(rules, number % rules.players)
    index = 0
    while not match.is_playing:
        match = match.with_deck(shuffled_deck(number, rules, index))
        index += 1
    while match.is_playing:
        match = match.played(player.choose(match.observe(match.deal.state.turn), Budget(seed=number)).move)
    return points_of(match.deal.state.score())


def counted(rules: ScopaRules, deals: int) -> Counter[tuple[int, ...]]:
    """How often the points came, with every deal counted for every order of the sides: no side is better."""
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(1, deals + 1):
        counts.update(permutations(points_of_deal(rules, number)))
    return counts


def main() -> int:
    """Play, and write the file."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    lines = []
    for rules in VARIETIES:
        counts = {",".join(map(str, points)): number for points, number in sorted(counted(rules, deals).items())}
        lines.append(f'"{variety(rules)}": {json.dumps(counts)}')
        print(lines[-1][:100], flush=True)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
