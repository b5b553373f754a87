"""What a player of Scopa sees, remembers and works out before it weighs its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.odds import chance_of_any
from carte_italiane.bots.scopa_sense.inference import laid_by, passed_over
from carte_italiane.bots.scopa_sense.worth import Worth
from carte_italiane.cards import BIT, FULL_DECK, RANK, RANK_MASK, count, members
from carte_italiane.rules.captures import captures, sweepers
from carte_italiane.rules.house import side_of

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.style import Style
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.moves import Seat
    from carte_italiane.rules.views import Observation, ScopaView

_PACKET: Final = 3


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a table offers a player: chances to sweep it and to take nothing, and the expected worth of a capture."""

    sweep: float
    stuck: float
    take: float


class Position:
    """An observation with what the player makes of it."""

    def __init__(self, seen: Observation, view: ScopaView, style: Style) -> None:
        self.seen, self.view, self.style = seen, view, style
        players = view.rules.players
        self.side = side_of(view.seat, players)
        self.others = [(view.seat + step) % players for step in range(1, players)]
        self.worth = Worth(view)
        gone = 0
        for pile in view.piles:
            gone |= pile
        self.gone = style.memory.recall(seen, gone)
        self.unseen = FULL_DECK & ~(view.hand | view.table | self.gone)
        self.rivalry = 1.0 / (view.rules.sides - 1)
        self._chances = {seat: self._chances_of(seen, seat) for seat in self.others}
        self._offers: dict[CardSet, list[tuple[float, int, bool]]] = {}

    def is_ours(self, seat: Seat) -> bool:
        """Whether a seat is on the own side."""
        return side_of(seat, self.view.rules.players) == self.side

    def urgency(self, seat: Seat) -> float:
        """How much more a sweep by this seat counts than in the middle of a match."""
        return self.style.match_point if self.missing(seat) == 1 else 1.0

    def missing(self, seat: Seat) -> int:
        """Points that the side of this seat still needs for the target; the sweeps of this deal count already."""
        side = side_of(seat, self.view.rules.players)
        made = count(self.view.sweep_cards & self.view.piles[side])
        return self.view.rules.target - self.seen.scores[side] - made

    def outlook(self, seat: Seat, table: CardSet) -> Outlook:
        """What a table offers another seat, which takes the best that it can."""
        sweep, stuck, take = 0.0, 1.0, 0.0
        for value, rank, sweeps in self._offers_of(table):
            chance = self._chances[seat][rank]
            if sweeps:
                sweep = chance
                value -= self.style.sweep
            take += stuck * chance * value
            stuck *= 1.0 - chance
        return Outlook(sweep, stuck, take)

    def shown(self, table: CardSet) -> float:
        """What the partner may take from a table with a rank that it has shown, unless the next player is before it."""
        best = 0.0
        for seat in self.others[1:]:
            laid = laid_by(self.seen, self.view, seat) if self.is_ours(seat) else 0
            for value, rank, _ in self._offers_of(table):
                if laid >> rank & 1:
                    best = max(best, value * self._chances[seat][rank] * (1.0 - self._chances[self.others[0]][rank]))
        return best

    def hand_size(self, seat: Seat) -> int:
        """How many cards another seat holds, or gets before it plays."""
        return self.view.hand_sizes[seat] or min(_PACKET, self.view.stock_size)

    def best_follow_up(self, hand: CardSet, table: CardSet) -> tuple[float, CardSet]:
        """The most that a hand could take from a table, and the card that would take it."""
        best, by = 0.0, 0
        for card in members(hand):
            for taken in captures(RANK[card], table):
                worth = self.worth.of(taken) + self.worth.totals[card]
                if worth > best:
                    best, by = worth, BIT[card]
        return best, by

    def _offers_of(self, table: CardSet) -> list[tuple[float, int, bool]]:
        """Worth, rank and whether it sweeps, of the best capture by each rank that may be out, best first."""
        if table not in self._offers:
            offers = [self._offer(rank, table) for rank in range(1, 11) if self.unseen & RANK_MASK[rank]]
            self._offers[table] = sorted([offer for offer in offers if offer[0] > 0], reverse=True)
        return self._offers[table]

    def _offer(self, rank: int, table: CardSet) -> tuple[float, int, bool]:
        options = captures(rank, table)
        if not options:
            return 0.0, rank, False
        sweeps = bool(sweepers(table) & RANK_MASK[rank])
        value = max(self.worth.of(taken) for taken in options) + self.worth.mean(self.unseen & RANK_MASK[rank])
        return value + (self.style.sweep if sweeps else 0.0) + 1e-6, rank, sweeps

    def _chances_of(self, seen: Observation, seat: Seat) -> list[float]:
        size = self.hand_size(seat)
        unseen = count(self.unseen)
        chances = [chance_of_any(unseen, count(self.unseen & RANK_MASK[rank]), size) for rank in range(11)]
        lacking = passed_over(seen, self.view, seat)
        laid = laid_by(seen, self.view, seat) if self.is_ours(seat) else 0
        for rank in range(1, 11):
            if lacking >> rank & 1:
                chances[rank] *= self.style.passed_over
            if laid >> rank & 1:
                chances[rank] = min(0.95, chances[rank] * self.style.partner_laid)
        return chances
