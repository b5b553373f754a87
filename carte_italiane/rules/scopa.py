"""Scopa and Scopone: captures, sweeps, hands of three or all cards at once (rules.md, "Scopa" and "Scopone")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, FULL_DECK, RANK, RANK_MASK, SETTEBELLO, SUIT_MASK, count, nth, only
from carte_italiane.rules.captures import moves_of, random_capture, takers
from carte_italiane.rules.deal import Deal
from carte_italiane.rules.moves import CARD_FIELD
from carte_italiane.rules.scoring import ScoreLine, most, napola, primiera, primiera_cards
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.house import ScopaRules
    from carte_italiane.rules.moves import Move, Seat, Side

KINGS: Final[CardSet] = RANK_MASK[10]
#: How the first cards leave the pack, by cards each: rounds of (cards to every player, then cards to the table).
PACKETS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    3: ((3, 4),),
    9: ((3, 2), (3, 2), (3, 0)),
    10: ((5, 0), (5, 0)),
}


class ScopaDeal(Deal):
    """A deal of Scopa or Scopone for 2 to 4 seats."""

    def __init__(self, rules: ScopaRules, deck: bytes, dealer: Seat) -> None:
        super().__init__(rules, deck, dealer)
        self.scopa_rules = rules
        self.table: CardSet = 0
        #: The cards that made a sweep: each lies in its side's pile.
        self.sweep_cards: CardSet = 0
        self.last_taker: Seat = -1

    def deal_cards(self) -> ScopaDeal:
        """Deal the first packets; returns the deal itself."""
        for each, to_table in PACKETS[self.scopa_rules.cards_each]:
            for _seat in range(self.seats):
                self._deal_packet(each)
            for _card in range(to_table):
                self.table |= only(self.deck[self.drawn])
                self.drawn += 1
                self.left -= 1
        return self

    def is_void(self) -> bool:
        """Three or four kings lie on the first table."""
        return (
            self.left + count(self.table) == len(self.deck)
            and count(self.table & KINGS) >= 3
            and self.scopa_rules.redeal_on_kings
            and self.scopa_rules.cards_each < 10
        )

    def legal_moves(self) -> list[Move]:
        """All moves of the player to move, by card, several captures of one card in the order of records."""
        return moves_of(self.hand0, self.table)

    def play(self, move: Move) -> None:
        """Play a card and what it takes; then refills, and leftovers after the last card."""
        bit = only(move & CARD_FIELD)
        taken = move >> 6
        self.hand0 ^= bit
        self.left -= 1
        if taken:
            self.table ^= taken
            self.last_taker = self.turn
            self._win(self.side_of(self.turn), taken | bit)
            if self.table == 0 and self.left:
                self.sweep_cards |= bit
        else:
            self.table |= bit
        self._turn_table()
        if self.hand0 == 0:
            if self.left:
                while self.hand0 == 0:
                    self._deal_packet(3)
            elif self.last_taker >= 0:
                self._win(self.side_of(self.last_taker), self.table)
                self.table = 0

    def play_out(self, dice: Dice) -> None:
        """Play to the end at random: a random card of the hand, then a random capture of it."""
        while self.left:
            card = nth(self.hand0, dice.below(count(self.hand0)))
            self.play(card | (random_capture(RANK[card], self.table, dice) << 6))

    def play_out_greedily(self, dice: Dice) -> None:
        """Play to the end at random, but capture whenever some card of the hand can."""
        while self.left:
            chosen = takers(self.hand0, self.table) or self.hand0
            card = nth(chosen, dice.below(count(chosen)))
            self.play(card | (random_capture(RANK[card], self.table, dice) << 6))

    def copy(self) -> ScopaDeal:
        """A deal of its own in the same state."""
        other = ScopaDeal(self.scopa_rules, self.deck, self.dealer)
        self._copy_to(other)
        other.table, other.sweep_cards, other.last_taker = self.table, self.sweep_cards, self.last_taker
        return other

    def view(self, seat: Seat) -> ScopaView:
        """All that this seat may know."""
        seats = range(self.seats)
        return ScopaView(
            rules=self.scopa_rules,
            seat=seat,
            dealer=self.dealer,
            turn=self.turn,
            hands_seen=tuple([self.hand(other) if other == seat else 0 for other in seats]),
            hand_sizes=tuple([count(self.hand(other)) for other in seats]),
            table=self.table,
            piles=tuple([self.pile(side) for side in range(self.sides)]),
            sweep_cards=self.sweep_cards,
            last_taker=self.last_taker,
            stock_size=len(self.deck) - self.drawn,
        )

    def margin(self, side: Side) -> float:
        """Points of a side in this finished deal, less the mean of the other sides'."""
        cards, coins, best = self._most_cards(), self._most_coins(), self._best_primiera()
        own: Card = 0
        total: Card = 0
        for other in range(self.sides):
            points = self._points(other, cards, coins, best)
            total += points
            if other == side:
                own = points
        return float(own) - float(total - own) / float(self.sides - 1)

    def points(self, side: Side) -> Card:
        """Points of a side in this finished deal."""
        return self._points(side, self._most_cards(), self._most_coins(), self._best_primiera())

    def _points(self, side: Side, cards: Side, coins: Side, best: Side) -> Card:
        """Points of a side, when these sides have the most cards, the most coins and the best primiera."""
        pile = self.pile(side)
        points = count(pile & self.sweep_cards) + (pile >> SETTEBELLO & 1)
        if cards == side:
            points += 1
        if coins == side:
            points += 1
        if best == side:
            points += 1
        return points + napola(pile) if self.scopa_rules.napola else points

    def _most_cards(self) -> Side:
        return most(count(self.pile0), count(self.pile1), count(self.pile2))

    def _most_coins(self) -> Side:
        return most(count(self.pile0 & SUIT_MASK), count(self.pile1 & SUIT_MASK), count(self.pile2 & SUIT_MASK))

    def _best_primiera(self) -> Side:
        return most(primiera(self.pile0), primiera(self.pile1), primiera(self.pile2))

    def score(self) -> tuple[ScoreLine, ...]:
        """The result of a finished deal, line by line."""
        piles = [self.pile(side) for side in range(self.sides)]
        coins = [pile & SUIT_MASK for pile in piles]
        sevens = [pile & BIT[SETTEBELLO] for pile in piles]
        return (
            _award("cards", [count(pile) for pile in piles], piles),
            _award("coins", [count(own) for own in coins], coins),
            _award("settebello", [count(own) for own in sevens], sevens),
            _award("primiera", [primiera(pile) or None for pile in piles], [primiera_cards(pile) for pile in piles]),
            self._napola_line(piles),
            _each_a_point("sweeps", [pile & self.sweep_cards for pile in piles]),
        )

    def _napola_line(self, piles: list[CardSet]) -> ScoreLine:
        """The coins from the ace on, of the side that has three or more in a row; none where it is not played."""
        runs = [napola(pile) if self.scopa_rules.napola else 0 for pile in piles]
        return _each_a_point("napola", [BIT[run] - 1 for run in runs])

    def _unseen(self, own: CardSet) -> CardSet:
        return FULL_DECK & ~(own | self.table | self.pile0 | self.pile1 | self.pile2)


def _award(category: str, counts: list[int] | list[int | None], cards: list[CardSet]) -> ScoreLine:
    """The line of a point for the most, which nobody gets on a tie."""
    numbers = [number or 0 for number in counts]
    winner = most(numbers[0], numbers[1], numbers[2] if len(numbers) == 3 else 0)
    points = tuple([1 if side == winner else 0 for side in range(len(counts))])
    return ScoreLine(category, tuple(counts), winner if winner >= 0 else None, points, tuple(cards))


def _each_a_point(category: str, cards: list[CardSet]) -> ScoreLine:
    """The line of a point for each of some cards."""
    counts = tuple([int(count(own)) for own in cards])
    return ScoreLine(category, counts, None, counts, tuple(cards))
