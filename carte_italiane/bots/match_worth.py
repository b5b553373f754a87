"""What the end of a deal is worth when the match may be over with it: the chance to win the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.search import Worth
from carte_italiane.rules.scopa import ScopaDeal

if TYPE_CHECKING:
    from carte_italiane.bots.match_chances import MatchChances
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.moves import Side

#: How much the margin still counts: a chance to win alone tells good moves from bad ones too seldom (measured),
#: and a player who cannot win, or lose, any more plays on sensibly.
_SHARE_OF_MARGIN: Final = 0.5


class MatchWorth(Worth):
    """The chance to win the match from some scores, by the points that a deal of Scopa or Scopone brings."""

    def __init__(self, spread: float, chances: MatchChances, scores: tuple[int, ...]) -> None:
        super().__init__(spread)
        self.chances = chances
        self.scores = scores
        self.known: dict[tuple[int, ...], list[float]] = {}

    def of(self, deal: Deal, side: Side, margin: float) -> float:
        """The worth of a finished deal to a side, whose margin in it is known."""
        worth = 0.5 + 0.5 * margin / self.spread
        if not isinstance(deal, ScopaDeal):
            return worth
        points = tuple([int(deal.points(other)) for other in range(deal.sides)])
        chances = self.known.get(points)
        if chances is None:
            after = [score + gained for score, gained in zip(self.scores, points, strict=True)]
            chances = list(self.chances.after_deal(tuple(after)))
            self.known[points] = chances
        return _SHARE_OF_MARGIN * worth + (1.0 - _SHARE_OF_MARGIN) * chances[side]
