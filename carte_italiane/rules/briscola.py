"""Briscola: tricks, trump, stock, seven exchange (rules.md, "Briscola")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, FULL_DECK, RANK, TWO_OF_COINS, count, members, nth, only
from carte_italiane.rules.deal import Deal
from carte_italiane.rules.moves import CARD_FIELD, SWAP
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH, ScoreLine, card_points
from carte_italiane.rules.tricks import Trick, beats
from carte_italiane.rules.views import BriscolaView

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.house import BriscolaRules
    from carte_italiane.rules.moves import Move, Seat, Side

HAND_SIZE: Final = 3
#: Place of the 7 within a suit.
_SEVEN: Final = 6


def pack(players: int) -> CardSet:
    """The cards that are played with: with three players the 2 of coins is left out."""
    if players == 3:
        return FULL_DECK & ~BIT[TWO_OF_COINS]
    return FULL_DECK


class BriscolaDeal(Deal):
    """A deal of Briscola for 2 to 4 seats.

    ``drawn`` counts the cards that have left the pack, the turned-up trump included: it lies at ``turned`` under
    the stock until it is drawn last, when ``turned`` becomes -1. ``trick`` holds the cards of the trick in the
    order of play, six bits each plus one, the first lowest.
    """

    def __init__(self, rules: BriscolaRules, deck: bytes, dealer: Seat) -> None:
        super().__init__(rules, deck, dealer)
        self.briscola_rules = rules
        self.trump_card: Card = deck[HAND_SIZE * rules.players]
        self.trump_suit: Card = self.trump_card // 10
        self.turned: Card = self.trump_card
        self.trick: Card = 0
        self.trick_size: Card = 0
        self.trick_cards: CardSet = 0
        self.best_card: Card = -1
        self.best_seat: Seat = -1
        self.tricks_won: Card = 0
        #: Cards that everybody has seen go into a hand.
        self.shown_cards: CardSet = 0

    def deal_cards(self) -> BriscolaDeal:
        """Deal three cards each and turn up the trump; returns the deal itself."""
        for _seat in range(self.seats):
            self._deal_packet(HAND_SIZE)
        self.drawn += 1
        return self

    def shown(self) -> CardSet:
        """Cards in some hand that everybody has seen go there."""
        return self.shown_cards

    def can_swap(self) -> bool:
        """The player to move may exchange the trump 7 for the turned-up trump (rules.md, "Briscola", 7)."""
        return (
            self.briscola_rules.seven_exchange
            and self.trick_size == 0
            and self.tricks_won > 0
            and self.turned >= 0
            and self.hand0 & BIT[self.trump_suit * 10 + _SEVEN] != 0
            and BRISCOLA_STRENGTH[RANK[self.turned]] > BRISCOLA_STRENGTH[7]
        )

    def legal_moves(self) -> list[Move]:
        """All moves of the player to move: the swap first, if it is possible, then every card."""
        moves: list[Move] = [SWAP] if self.can_swap() else []
        moves.extend(members(self.hand0))
        return moves

    def play(self, move: Move) -> None:
        """Play a card, or make the swap; after the last card of a trick its winner takes it and all draw."""
        if move == SWAP:
            self._swap()
            return
        card = move & CARD_FIELD
        bit = only(card)
        self.hand0 ^= bit
        self.shown_cards &= ~bit
        self.left -= 1
        if self.trick_size == 0 or beats(card, self.best_card, self.trump_suit):
            self.best_card = card
            self.best_seat = self.turn
        self.trick |= (card + 1) << (6 * self.trick_size)
        self.trick_cards |= bit
        self.trick_size += 1
        self._turn_table()
        if self.trick_size == self.seats:
            self._end_trick()

    def play_out(self, dice: Dice) -> None:
        """Play to the end at random: a random card of the hand; no swaps."""
        while self.left:
            self.play(nth(self.hand0, dice.below(count(self.hand0))))

    def play_out_greedily(self, dice: Dice) -> None:
        """Play to the end, always a card that promises much at a glance; no swaps."""
        trick = Trick(self.trump_suit)
        while self.left:
            trick.best = -1
            if self.trick_size:
                trick.best = self.best_card
                trick.rich = card_points(self.trick_cards)
                trick.partners = self.side_of(self.turn) == self.side_of(self.best_seat)
            self.play(trick.glance(self.hand0, dice))

    def copy(self) -> BriscolaDeal:
        """A deal of its own in the same state."""
        other = BriscolaDeal(self.briscola_rules, self.deck, self.dealer)
        self._copy_to(other)
        other.turned, other.shown_cards, other.tricks_won = self.turned, self.shown_cards, self.tricks_won
        other.trump_card, other.trump_suit = self.trump_card, self.trump_suit
        other.trick, other.trick_size, other.trick_cards = self.trick, self.trick_size, self.trick_cards
        other.best_card, other.best_seat = self.best_card, self.best_seat
        return other

    def view(self, seat: Seat) -> BriscolaView:
        """All that this seat may know."""
        seats = range(self.seats)
        return BriscolaView(
            rules=self.briscola_rules,
            seat=seat,
            dealer=self.dealer,
            turn=self.turn,
            hands_seen=tuple([self.hand(s) if s == seat else self.hand(s) & self.shown_cards for s in seats]),
            hand_sizes=tuple([count(self.hand(s)) for s in seats]),
            trick=tuple([(self.trick >> (6 * n) & CARD_FIELD) - 1 for n in range(self.trick_size)]),
            best_seat=self.best_seat,
            trump_card=self.trump_card,
            turned=self.turned,
            piles=tuple([self.pile(side) for side in range(self.sides)]),
            tricks_won=self.tricks_won,
            stock_size=self.stock_size(),
        )

    def stock_size(self) -> Card:
        """Cards still to be drawn, the turned-up trump included."""
        return len(self.deck) - self.drawn + (1 if self.turned >= 0 else 0)

    def margin(self, side: Side) -> float:
        """Card points of a side in this finished deal, less the mean of the other sides'."""
        own = card_points(self.pile(side))
        return float(own) - float(120 - own) / float(self.sides - 1)

    def score(self) -> tuple[ScoreLine, ...]:
        """The result of a finished deal: one line; its ``points`` are the deal won."""
        piles = [self.pile(side) for side in range(self.sides)]
        counts = [card_points(pile) for pile in piles]
        best = max(counts)
        winner = counts.index(best) if counts.count(best) == 1 else None
        won = tuple([1 if side == winner else 0 for side in range(len(counts))])
        return (ScoreLine("points", tuple(counts), winner, won, tuple(piles)),)

    def _end_trick(self) -> None:
        """The winner takes the cards and leads next; everybody draws, the winner first."""
        self._win(self.side_of(self.best_seat), self.trick_cards)
        while self.turn != self.best_seat:
            self._turn_table()
        self.trick = 0
        self.trick_size = 0
        self.trick_cards = 0
        self.tricks_won += 1
        if self.turned >= 0:
            for _seat in range(self.seats):
                self._draw()

    def _draw(self) -> None:
        if self.drawn < len(self.deck):
            self.hand0 |= only(self.deck[self.drawn])
            self.drawn += 1
        else:
            bit = only(self.turned)
            self.hand0 |= bit
            self.shown_cards |= bit
            self.turned = -1
        self._turn_table()

    def _swap(self) -> None:
        seven = self.trump_suit * 10 + _SEVEN
        self.hand0 ^= BIT[seven] | BIT[self.turned]
        self.shown_cards = (self.shown_cards & ~BIT[seven]) | BIT[self.turned]
        self.turned = seven

    def _unseen(self, own: CardSet) -> CardSet:
        turned: CardSet = BIT[self.turned] if self.turned >= 0 else 0
        open_cards = self.trick_cards | turned | self.pile0 | self.pile1 | self.pile2
        return pack(int(self.seats)) & ~(own | open_cards)
