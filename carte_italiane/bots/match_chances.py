"""The chance of each side to win a match of Scopa or Scopone, from the scores before a deal.

How often a deal brings which points is known from self-play (a file written by ``packaging/deal_points.py``); the
rest is arithmetic: a deal is played, and again, until a side has reached the target alone in the lead.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Final

from carte_italiane.paths import resource

if TYPE_CHECKING:
    from carte_italiane.rules.house import ScopaRules

#: A deal brings a side seldom more than this: further from the target, the match is not near its end.
_MANY_POINTS: Final = 6


class MatchChances:
    """Chances under some rules; remembers what it has worked out."""

    def __init__(self, rules: ScopaRules) -> None:
        self._target = rules.target
        self._outcomes = outcomes(rules)
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def is_near_end(self, scores: tuple[int, ...]) -> bool:
        """Whether this deal may well be the last."""
        return max(scores) + _MANY_POINTS >= self._target

    def before_deal(self, scores: tuple[int, ...]) -> tuple[float, ...]:
        """The chance of each side, by side, to win from these scores, when a deal is about to begin."""
        if scores not in self._known:
            total = [0.0] * len(scores)
            for points, share in self._outcomes:
                after = self.after_deal(tuple(map(sum, zip(scores, points, strict=True))))
                total = [old + share * chance for old, chance in zip(total, after, strict=True)]
            self._known[scores] = tuple(total)
        return self._known[scores]

    def after_deal(self, scores: tuple[int, ...]) -> tuple[float, ...]:
        """The chance of each side when a deal has just ended; sides that share the lead past the target are equals."""
        best = max(scores)
        if best < self._target:
            return self.before_deal(scores)
        leaders = scores.count(best)
        return tuple(1.0 / leaders if score == best else 0.0 for score in scores)


@cache
def chances_for(rules: ScopaRules) -> MatchChances:
    """The chances under some rules, worked out once for this process."""
    return MatchChances(rules)


def variety(rules: ScopaRules) -> str:
    """The name under which the file keeps how deals come out under some rules."""
    cards = "" if rules.cards_each == 3 else f" {rules.cards_each}"
    return f"{rules.game} {rules.players}{cards}{' napola' if rules.napola else ''}"


def outcomes(rules: ScopaRules) -> list[tuple[tuple[int, ...], float]]:
    """The points that a deal may bring, by side, with the share of deals that do; not those that bring none at all."""
    file = resource("chances", "deal-points.json")
    entries = json.loads(file.read_text(encoding="utf-8"))[variety(rules)].items()
    counts = {tuple(map(int, points.split(","))): number for points, number in entries}
    scoring = {points: number for points, number in counts.items() if any(points)}
    total = sum(scoring.values())
    return [(points, number / total) for points, number in scoring.items()]
