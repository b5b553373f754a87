"""A move with a reason for it, and what plain counting finds in the position; nothing is shared with the players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final

from carte_italiane.bots.bot import Choice, Reason
from carte_italiane.cards import members
from carte_italiane.rules.moves import SWAP, Move
from carte_italiane.rules.views import BriscolaView, Observation, ScopaView

SETTEBELLO: Final = 6
VALUES: Final = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
POINTS: Final = {1: 11, 3: 10, 10: 4, 9: 3, 8: 2}
ORDER: Final = (2, 4, 5, 6, 7, 8, 9, 10, 3, 1)


def rank(card: int) -> int:
    return card % 10 + 1


def suit(card: int) -> int:
    return card // 10


def points(card: int) -> int:
    return POINTS.get(rank(card), 0)


def takes(card: int, table: set[int]) -> bool:
    """Whether a card captures anything, tried with every set of table cards."""
    sums = (sum(map(rank, some)) for size in range(1, len(table) + 1) for some in combinations(table, size))
    return rank(card) in sums


def card_of(move: Move) -> int:
    return move % 64


def taken_by(move: Move) -> set[int]:
    return set(members(move // 64))


@dataclass(frozen=True)
class Said:
    """A reason for a choice, and what both are about."""

    seen: Observation
    choice: Choice
    reason: Reason

    @property
    def cards(self) -> set[int]:
        return set(members(self.reason.cards))

    @property
    def card(self) -> int:
        return card_of(self.choice.move)

    @property
    def seats(self) -> int:
        return self.seen.view.rules.players

    def ours(self, seat: int) -> bool:
        other = seat - self.seen.view.seat
        return other % (2 if self.seats == 4 else self.seats) == 0

    def pile(self, *, ours: bool) -> set[int]:
        piles = self.seen.view.piles
        return {card for side, pile in enumerate(piles) if self.ours(side) == ours for card in members(pile)}

    @property
    def gone(self) -> set[int]:
        return self.pile(ours=True) | self.pile(ours=False)

    @property
    def rest(self) -> set[int]:
        """The hand after the move."""
        return set(members(self.seen.view.hand)) - {self.card}

    @property
    def rival(self) -> int:
        """The card of the next best move, as the choice has it."""
        return card_of(self.choice.alternatives[0][0])

    def falls_behind(self) -> bool:
        """By as many tenths of a point as is said."""
        behind = self.choice.value - self.choice.alternatives[0][1]
        return abs(10 * behind - self.reason.number) <= 0.501

    def moves_of(self, card: int) -> list[Move]:
        return [move for move in self.seen.legal if move != SWAP and card_of(move) == card]


class OnTable(Said):
    """In Scopa and Scopone."""

    @cached_property
    def view(self) -> ScopaView:
        assert isinstance(self.seen.view, ScopaView)
        return self.seen.view

    @property
    def taken(self) -> set[int]:
        return taken_by(self.choice.move)

    @property
    def won(self) -> set[int]:
        return self.taken | {self.card} if self.taken else set()

    @property
    def table(self) -> set[int]:
        before = set(members(self.view.table))
        return before - self.taken if self.taken else before | {self.card}

    @property
    def table_after_rival(self) -> set[int]:
        before, taken = set(members(self.view.table)), taken_by(self.choice.alternatives[0][0])
        return before - taken if taken else before | {self.rival}

    def fewer(self, found: Callable[[set[int]], set[int]]) -> bool:
        """Fewer cards are found on or for this table than on the one that the rival would leave."""
        return len(found(self.table)) < len(found(self.table_after_rival))

    def taking(self, table: set[int]) -> set[int]:
        """Cards out that could take something from a table."""
        return {card for card in self.out if takes(card, table)}

    @property
    def total(self) -> int:
        return sum(map(rank, self.table))

    @property
    def left(self) -> int:
        return sum(self.view.hand_sizes) + self.view.stock_size - 1

    @property
    def out(self) -> set[int]:
        """Cards in other hands or the stock."""
        return set(range(40)) - self.gone - set(members(self.view.table)) - set(members(self.view.hand))

    @property
    def takers(self) -> set[int]:
        return {card for card in self.out if takes(card, self.table)}

    def unpaired(self) -> int:
        """How many more ranks the move leaves unpaired among the cards that have gone."""
        after = self.gone | self.won
        return sum(self.odd(after, number) - self.odd(self.gone, number) for number in range(1, 11))

    def odd(self, cards: set[int], number: int) -> int:
        return sum(rank(card) == number for card in cards) % 2

    def run(self, coins: set[int]) -> int:
        return next((coin for coin in range(10) if coin not in coins), 10)

    def probably_stuck(self) -> bool:
        seat = (self.view.seat + 1) % self.seats
        size = self.view.hand_sizes[seat] or 3
        return comb(len(self.out) - len(self.takers), size) > comb(len(self.out), size) / 2

    def partner_laid(self) -> bool:
        (card,) = self.cards
        turns = len(self.seen.moves)
        laid = [
            move
            for place, move in enumerate(self.seen.moves)
            if (self.view.seat - (turns - place)) % 4 == (self.view.seat + 2) % 4
        ]
        others = {other for other in self.out if rank(other) == rank(card)}
        return self.seats == 4 and card in laid and bool(others) and takes(card, self.table)

    def better_in_suit(self) -> bool:
        mine = self.pile(ours=True)
        return all(
            VALUES[rank(card)] > max((VALUES[rank(other)] for other in mine if suit(other) == suit(card)), default=0)
            for card in self.cards
        )

    def sure_of_primiera(self, pile: set[int]) -> bool:
        """Even if one other side gets all other cards."""
        mine, theirs = (self.primiera(some) for some in (pile, set(range(40)) - pile))
        return mine > theirs

    def primiera(self, pile: set[int]) -> int:
        suits = [[VALUES[rank(card)] for card in pile if suit(card) == number] for number in range(4)]
        return sum(map(max, suits)) if all(suits) else 0

    def sevens_lost(self) -> bool:
        """Another side has two sevens or more, and more than the own."""
        sevens = [sum(rank(card) == 7 for card in members(pile)) for pile in self.view.piles]
        mine = sum(rank(card) == 7 for card in self.pile(ours=True))
        return max(sevens) >= 2 and max(sevens) > mine

    def missing(self, seat: int) -> int:
        """Points that the side of a seat needs for the target."""
        side = seat % 2 if self.seats == 4 else seat
        sweeps = set(members(self.view.sweep_cards)) & set(members(self.view.piles[side]))
        return self.view.rules.target - self.seen.scores[side] - len(sweeps)

    def laid_of_three(self) -> str:
        """Which of three ranks that are unpaired, two of which add up to the third, is laid."""
        odd = {number for number in range(1, 11) if self.odd(self.gone, number)}
        sums = [(low, high) for low, high in combinations(sorted(odd), 2) if low + high in odd]
        if self.taken:
            return ""
        lower = any(rank(self.card) in pair for pair in sums)
        return "low" * lower + "high" * any(sum(pair) == rank(self.card) for pair in sums)

    def for_napola(self) -> bool:
        before, theirs = self.run(self.pile(ours=True)), self.pile(ours=False)
        longer = self.run(self.pile(ours=True) | self.won) > max(before, 3)
        return longer or (self.cards <= {0, 1, 2} and not theirs & {0, 1, 2})


class OnTrick(Said):
    """In Briscola."""

    @cached_property
    def view(self) -> BriscolaView:
        assert isinstance(self.seen.view, BriscolaView)
        return self.seen.view

    def beats(self, card: int, best: int) -> bool:
        if suit(card) == suit(best):
            return ORDER.index(rank(card)) > ORDER.index(rank(best))
        return suit(card) == self.view.trump_suit

    @property
    def best(self) -> tuple[int, int] | None:
        """The best card of the trick before the move, and its seat."""
        found: tuple[int, int] | None = None
        for place, card in enumerate(self.view.trick):
            if found is None or self.beats(card, found[0]):
                found = card, (self.view.seat - len(self.view.trick) + place) % self.seats
        return found

    @property
    def goes_over(self) -> bool:
        return self.best is not None and self.beats(self.card, self.best[0])

    @property
    def partner_has_it(self) -> bool:
        return self.best is not None and self.ours(self.best[1]) and not self.goes_over

    @property
    def theirs(self) -> bool:
        return self.best is not None and not self.ours(self.best[1]) and not self.goes_over

    @property
    def out(self) -> set[int]:
        known = self.gone | set(self.view.trick) | set(members(self.view.hand)) | {self.view.turned}
        return set(range(40)) - known - ({1} if self.seats == 3 else set())

    @property
    def held_by_later(self) -> set[int]:
        """Cards that somebody who is still to play may hold."""
        known = {
            card for seat, hand in enumerate(self.view.hands_seen) if seat != self.view.seat for card in members(hand)
        }
        return self.out | known

    @property
    def is_last(self) -> bool:
        return len(self.view.trick) == self.seats - 1

    def beating(self, card: int) -> set[int]:
        """Cards of players to come that would beat a card which has the trick so far."""
        assert self.best is None or self.beats(card, self.best[0])
        assert not self.is_last
        return {other for other in self.held_by_later if self.beats(other, card)}

    def cannot_be_beaten(self) -> bool:
        best = self.card if self.best is None or self.goes_over else self.best[0]
        return self.is_last or not any(self.beats(card, best) for card in self.held_by_later)

    @property
    def holds_for_sure(self) -> bool:
        """The own side takes the trick: only a partner is to come, or nobody can beat the best card."""
        best_is_ours = self.best is None or self.goes_over or self.partner_has_it
        later = [(self.view.seat + step) % self.seats for step in range(1, self.seats - len(self.view.trick))]
        return best_is_ours and (all(map(self.ours, later)) or self.cannot_be_beaten())

    @property
    def trick_points(self) -> int:
        return sum(map(points, self.view.trick))

    def last_draw_is_ours(self) -> bool:
        if self.view.stock_size != self.seats:
            return False
        if self.seats == 4:
            return self.theirs and (self.is_last or self.cannot_be_beaten() or len(self.view.trick) == 2)
        winner = self.view.seat if self.best is None or self.goes_over else self.best[1]
        return (self.is_last or self.cannot_be_beaten()) and self.ours((winner - 1) % self.seats)

    def best_ending(self) -> bool:
        """No other card of two known hands leads to a better end."""
        if self.seats != 2 or self.view.stock_size or len(self.out) != self.view.hand_sizes[1 - self.view.seat]:
            return False
        lead = sum(map(points, self.pile(ours=True))) - sum(map(points, self.pile(ours=False)))
        hands = frozenset(members(self.view.hand)), frozenset(self.out)
        ends = {card: self.end(*hands, self.view.trick, lead, card) for card in hands[0]}
        return ends[self.card] == max(ends.values())

    def end(self, own: frozenset[int], other: frozenset[int], led: tuple[int, ...], lead: int, card: int) -> int:
        """The final lead after a card, when both play perfectly; winning the deal counts for 20 points more."""
        rest, trick = own - {card}, sum(map(points, (*led, card)))
        if not led:
            return -max(self.end(other, rest, (card,), -lead, answer) for answer in other)
        wins = self.beats(card, led[0])
        lead += trick if wins else -trick
        if not rest:
            return lead + 20 * ((lead > 0) - (lead < 0))
        if wins:
            return max(self.end(rest, other, (), lead, following) for following in rest)
        return -max(self.end(other, rest, (), -lead, following) for following in other)

    def lowest_winner(self) -> bool:
        own = {card for card in self.rest if suit(card) == suit(self.card)}
        higher = {card for card in own if self.beats(card, self.card)}
        assert self.best is not None
        return self.goes_over and bool(higher) and not any(self.beats(card, self.best[0]) for card in own - higher)
