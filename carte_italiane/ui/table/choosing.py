"""Choosing among several captures of one card, on the table itself. Pure: cards in, cards out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT, members, rank_of, set_of
from carte_italiane.rules.moves import SWAP, card_of, taken_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move


def moves_with(card: Card, legal: Iterable[Move]) -> tuple[Move, ...]:
    """The moves that play a card."""
    return tuple(move for move in legal if move != SWAP and card_of(move) == card)


def takeable(moves: Iterable[Move]) -> CardSet:
    """All table cards that some of these moves takes."""
    cards: CardSet = 0
    for move in moves:
        cards |= taken_by(move)
    return cards


class Choice(NamedTuple):
    """A card that is to be played, and the table cards chosen for it so far, in the order chosen."""

    card: Card
    moves: tuple[Move, ...]
    steps: tuple[Card, ...] = ()

    @property
    def chosen(self) -> CardSet:
        """The table cards chosen so far; the whole capture as soon as there is but one."""
        complete = self.complete
        return taken_by(complete) if complete is not None else set_of(self.steps)

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The moves that take all that has been chosen."""
        named = set_of(self.steps)
        return tuple(move for move in self.moves if taken_by(move) & named == named)

    @property
    def possible(self) -> CardSet:
        """Table cards that may be chosen next."""
        return takeable(self.fitting) & ~self.chosen

    @property
    def complete(self) -> Move | None:
        """The move, as soon as only one fits."""
        fitting = self.fitting
        return fitting[0] if len(fitting) == 1 else None

    @property
    def total(self) -> int:
        """What has been chosen adds up to."""
        return sum(rank_of(card) for card in self.steps)

    def toggled(self, card: Card) -> Choice:
        """With a card chosen, or given back if it was chosen before."""
        if card in self.steps:
            return self._replace(steps=tuple(step for step in self.steps if step != card))
        return self._replace(steps=(*self.steps, card)) if self.possible & BIT[card] else self

    def awaits(self, card: Card) -> bool:
        """A second click on this card plays what has been chosen."""
        return self.complete is not None and bool((self.chosen | BIT[self.card]) & BIT[card])

    def stepped_back(self) -> Choice | None:
        """Without the card chosen last; None if none has been chosen."""
        return self._replace(steps=self.steps[:-1]) if self.steps else None

    def refuses(self, card: Card) -> bool:
        """Whether a table card cannot be chosen now."""
        return not (self.chosen | self.possible) & BIT[card]

    @property
    def takes_same_rank(self) -> bool:
        """It is a choice between cards of its own rank, which go before every sum."""
        return any(rank_of(card) == rank_of(self.card) for card in members(takeable(self.moves)))
