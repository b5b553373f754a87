"""When a match ends and who has won it: one named function per way of ending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.rules.house import BriscolaRules

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules, ScopaRules
    from carte_italiane.rules.scoring import ScoreLine


def verdict(rules: Rules, before: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> tuple[bool, int | None]:
    """Whether the match is over, and the side that won, after a deal with these lines from these scores."""
    if isinstance(rules, BriscolaRules):
        return series(rules.wins, before, lines)
    leader = race_to_target(rules, before, lines)
    if leader is None and rules.counting_out:
        leader = counted_out(rules.target, before, lines)
    return leader is not None, leader


def series(wins: int, before: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> tuple[bool, int | None]:
    """First to some number of won deals; a single drawn deal is a drawn match (rules.md, "Briscola", 6)."""
    winner = lines[0].winner
    if winner is None:
        return wins == 1, None
    decided = before[winner] + 1 >= wins
    return decided, winner if decided else None


def race_to_target(rules: ScopaRules, before: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> int | None:
    """The side alone in the lead with the target reached, if any (rules.md, "Scopa", 6)."""
    scores = list(before)
    for line in lines:
        scores = [score + points for score, points in zip(scores, line.points, strict=True)]
    best = max(scores)
    return scores.index(best) if best >= rules.target and scores.count(best) == 1 else None


def counted_out(target: int, before: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> int | None:
    """The first side to reach the target when an equal score is counted out (rules.md, "Scopone", 4).

    Lines stand in the order of counting: cards, coins, settebello, primiera, napola, sweeps. Reaching it only by
    the sweeps, together, or having been there before the deal decides nothing.
    """
    scores = list(before)
    if max(scores) >= target:
        return None
    for line in lines:
        scores = [score + points for score, points in zip(scores, line.points, strict=True)]
        there = [side for side, score in enumerate(scores) if score >= target]
        if there:
            return there[0] if len(there) == 1 else None
    return None
