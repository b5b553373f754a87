"""What can be seen to happen at a table, as one seat sees it. Small read-only values; seats and sides are ints.

They are told apart by their class: as tuples, values of two kinds may be equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet


class PacketDealt(NamedTuple):
    """A player is given ``size`` cards at once."""

    seat: int
    size: int


class TableDealt(NamedTuple):
    """Cards are laid open on the table, in this order."""

    cards: tuple[Card, ...]


class TrumpTurned(NamedTuple):
    """The trump is turned up and slid under the stock."""

    card: Card


class DealVoided(NamedTuple):
    """Three or four kings lie on the first table: the same dealer deals again."""

    cards: CardSet


class CardPlayed(NamedTuple):
    """A card leaves a hand, open: to the table, to the trick, or to capture."""

    seat: int
    card: Card


class CardsCaptured(NamedTuple):
    """The card just played takes these table cards; all go to the side's pile."""

    seat: int
    card: Card
    taken: CardSet


class SweepMade(NamedTuple):
    """The capture emptied the table: a scopa. Its card lies crosswise in the pile."""

    seat: int
    card: Card


class LeftoversTaken(NamedTuple):
    """After the last card the table goes to the seat that captured last."""

    seat: int
    cards: CardSet


class TrickTaken(NamedTuple):
    """The trick, in the order played, goes to its winner's side."""

    seat: int
    cards: tuple[Card, ...]


class CardDrawn(NamedTuple):
    """A player draws from the stock; ``card`` is None when this seat does not see it. ``turned_up``: the trump."""

    seat: int
    card: Card | None
    turned_up: bool


class TrumpSwapped(NamedTuple):
    """The seven exchange: ``seven`` is laid under the stock, ``taken`` goes to the hand, seen by all."""

    seat: int
    seven: Card
    taken: Card


class DealEnded(NamedTuple):
    """The last card has been played and everything has been taken."""


Event: TypeAlias = (
    PacketDealt
    | TableDealt
    | TrumpTurned
    | DealVoided
    | CardPlayed
    | CardsCaptured
    | SweepMade
    | LeftoversTaken
    | TrickTaken
    | CardDrawn
    | TrumpSwapped
    | DealEnded
)
