"""All that one seat may know of a deal (rules.md, "What a player at the table may know")."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.house import BriscolaRules, ScopaRules
    from carte_italiane.rules.moves import Move, Seat


class ScopaView(NamedTuple):
    """A deal of Scopa or Scopone less its secrets.

    By seat: ``hands_seen`` (the cards this seat knows there), ``hand_sizes``. By side: ``piles``.
    ``sweep_cards`` made a sweep and lie crosswise in their pile; ``last_taker`` is -1 before the first capture.
    """

    rules: ScopaRules
    seat: Seat
    dealer: Seat
    turn: Seat
    hands_seen: tuple[CardSet, ...]
    hand_sizes: tuple[int, ...]
    table: CardSet
    piles: tuple[CardSet, ...]
    sweep_cards: CardSet
    last_taker: Seat
    stock_size: int

    @property
    def hand(self) -> CardSet:
        """The own hand."""
        return self.hands_seen[self.seat]

    @property
    def is_over(self) -> bool:
        """Every card has been played."""
        return self.stock_size == 0 and not any(self.hand_sizes)


class BriscolaView(NamedTuple):
    """A deal of Briscola less its secrets.

    By seat: ``hands_seen`` (own hand, and cards that everybody saw go into a hand), ``hand_sizes``. By side:
    ``piles``. ``trick`` is in the order of play and ``best_seat`` has its best card so far (between tricks: the
    winner of the last, -1 before the first). ``turned`` is the card under the stock, -1 once drawn;
    ``trump_card`` is the card as first turned up. ``stock_size`` includes ``turned``.
    """

    rules: BriscolaRules
    seat: Seat
    dealer: Seat
    turn: Seat
    hands_seen: tuple[CardSet, ...]
    hand_sizes: tuple[int, ...]
    trick: tuple[Card, ...]
    best_seat: Seat
    trump_card: Card
    turned: Card
    piles: tuple[CardSet, ...]
    tricks_won: int
    stock_size: int

    @property
    def hand(self) -> CardSet:
        """The own hand."""
        return self.hands_seen[self.seat]

    @property
    def trump_suit(self) -> int:
        """Suit 0..3 of the trump."""
        return self.trump_card // 10

    @property
    def leader(self) -> int:
        """The seat that led this trick, or is to lead it."""
        return (self.turn - len(self.trick)) % self.rules.players

    @property
    def is_over(self) -> bool:
        """Every card has been played."""
        return not any(self.hand_sizes) and not self.trick


View: TypeAlias = ScopaView | BriscolaView


@dataclass(frozen=True, slots=True)
class Observation:
    """What a player thinks about: a view, the public course of this deal, and how the match stands.

    ``moves``: all moves of this deal so far. ``legal``: what this seat may do now, empty when it is not to move.
    ``laid``: the table cards in the order laid (briscola: the trick so far). ``scores``: of the match, by side.
    ``dealt``: the own hand and the cards dealt to the table, in the order dealt: how they lie, nothing to think about.
    """

    view: View
    moves: tuple[Move, ...]
    legal: tuple[Move, ...]
    laid: tuple[Card, ...]
    scores: tuple[int, ...]
    dealt: tuple[Card, ...] = field(default=(), compare=False)
