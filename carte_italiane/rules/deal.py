"""A deal in progress: what every game offers to search, match and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT, count, members, only
from carte_italiane.rules.moves import sides_of

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move, Seat, Side
    from carte_italiane.rules.scoring import ScoreLine
    from carte_italiane.rules.views import View


class Deal:
    """One deal as a handful of ints. It changes only here and in search; everybody else keeps copies.

    Hands stand in order of play from the player to move: ``hand0`` is always theirs, so seat ``s`` holds hand
    ``(s - turn) % seats``. Piles are by side. ``deck`` is in the order of leaving the pack and ``drawn`` cards
    have left it; ``left`` cards have not been played yet.
    """

    def __init__(self, rules: Rules, deck: bytes, dealer: Seat) -> None:
        self.rules = rules
        self.deck = deck
        self.dealer: Seat = dealer
        self.seats: Card = rules.players
        self.sides: Card = sides_of(rules.players)
        self.turn: Seat = (dealer + 1) % self.seats
        self.hand0: CardSet = 0
        self.hand1: CardSet = 0
        self.hand2: CardSet = 0
        self.hand3: CardSet = 0
        self.pile0: CardSet = 0
        self.pile1: CardSet = 0
        self.pile2: CardSet = 0
        self.drawn: Card = 0
        self.left: Card = len(deck)

    def legal_moves(self) -> list[Move]:
        """All moves of the player to move, by card, several captures of one card in the order of records."""
        raise NotImplementedError

    def play(self, move: Move) -> None:
        """Play a legal move (it is trusted: callers check membership), and all that follows of itself."""
        raise NotImplementedError

    def copy(self) -> Deal:
        """A deal of its own in the same state."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        """All that this seat may know."""
        raise NotImplementedError

    def margin(self, side: Side) -> float:
        """Points of a side in this finished deal, less the mean of the other sides'."""
        raise NotImplementedError

    def score(self) -> tuple[ScoreLine, ...]:
        """The result of a finished deal, line by line."""
        raise NotImplementedError

    def play_out(self, dice: Dice) -> None:
        """Play to the end at random: a random card of the hand, then a random capture of it."""
        raise NotImplementedError

    def play_out_greedily(self, dice: Dice) -> None:
        """Play to the end as anybody would at a glance, with some luck left in it."""
        raise NotImplementedError

    def is_void(self) -> bool:
        """The cards must be gathered and dealt again."""
        return False

    def is_over(self) -> bool:
        """Every card has been played."""
        return self.left == 0

    def hand(self, seat: Seat) -> CardSet:
        """The cards that a seat holds."""
        place = (seat - self.turn) % self.seats
        if place == 0:
            return self.hand0
        if place == 1:
            return self.hand1
        return self.hand2 if place == 2 else self.hand3

    def pile(self, side: Side) -> CardSet:
        """The cards that a side has won."""
        if side == 0:
            return self.pile0
        return self.pile1 if side == 1 else self.pile2

    def side_of(self, seat: Seat) -> Side:
        """The side that a seat belongs to."""
        return seat if seat < self.sides else seat - self.sides  # seat % sides, without the division

    def shown(self) -> CardSet:
        """Cards in some hand that everybody has seen go there."""
        return 0

    def redeal_unseen(self, seat: Seat, dice: Dice) -> None:
        """Deal again at random what this seat cannot know: other hands (but for shown cards) and the stock."""
        shown = self.shown()
        own = self.hand(seat)
        place = (seat - self.turn) % self.seats
        sizes = [count(self.hand0), count(self.hand1), count(self.hand2), count(self.hand3)]
        hands = [self.hand0 & shown, self.hand1 & shown, self.hand2 & shown, self.hand3 & shown]
        hands[place] = own
        unseen = self._unseen(own)
        for held in hands:
            unseen &= ~held
        pool = members(unseen)
        left: Card = len(pool)
        for other in range(self.seats):
            for _ in range(sizes[other] - count(hands[other])):
                chosen = dice.below(left)
                left -= 1
                hands[other] |= BIT[pool[chosen]]
                pool[chosen] = pool[left]
        self.hand0, self.hand1, self.hand2, self.hand3 = hands[0], hands[1], hands[2], hands[3]
        if left:
            self._stack(pool, left, dice)

    def _stack(self, pool: list[Card], size: Card, dice: Dice) -> None:
        """Make the first ``size`` cards of the pool, shuffled, the rest of the deck."""
        for last in range(size - 1, 0, -1):
            chosen = dice.below(last + 1)
            pool[last], pool[chosen] = pool[chosen], pool[last]
        self.deck = self.deck[: self.drawn] + bytes(pool[:size])

    def _unseen(self, own: CardSet) -> CardSet:
        """All cards less those that lie open, are won, or are in the ``own`` hand."""
        raise NotImplementedError

    def _copy_to(self, other: Deal) -> None:
        other.turn = self.turn
        other.hand0, other.hand1, other.hand2, other.hand3 = self.hand0, self.hand1, self.hand2, self.hand3
        other.pile0, other.pile1, other.pile2 = self.pile0, self.pile1, self.pile2
        other.deck = self.deck
        other.drawn, other.left = self.drawn, self.left

    def _deal_packet(self, size: Card) -> None:
        """Give the next cards of the deck to ``hand0`` and turn the table by a seat."""
        deck, end = self.deck, self.drawn + size
        for place in range(self.drawn, end):
            self.hand0 |= only(deck[place])
        self.drawn = end
        self._turn_table()

    def _turn_table(self) -> None:
        """The next seat is to move; every hand comes one place nearer."""
        first = self.hand0
        self.hand0 = self.hand1
        if self.seats == 2:
            self.hand1 = first
        else:
            self.hand1 = self.hand2
            if self.seats == 3:
                self.hand2 = first
            else:
                self.hand2 = self.hand3
                self.hand3 = first
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    def _win(self, side: Side, cards: CardSet) -> None:
        """Put cards on a side's pile."""
        if side == 0:
            self.pile0 |= cards
        elif side == 1:
            self.pile1 |= cards
        else:
            self.pile2 |= cards
