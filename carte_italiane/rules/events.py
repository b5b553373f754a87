"""What can be seen to happen at a table, as one seat sees it. Small read-only values; seats and sides are ints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet


@dataclass(frozen=True, slots=True)
class PacketDealt:
    """A player is given ``size`` cards at once."""

    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class TableDealt:
    """Cards are laid open on the table, in this order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """The trump is turned up and slid under the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class DealVoided:
    """Three or four kings lie on the first table: the same dealer deals again."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card leaves a hand, open: to the table, to the trick, or to capture."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsCaptured:
    """The card just played takes these table cards; all go to the side's pile."""

    seat: int
    card: Card
    taken: CardSet


@dataclass(frozen=True, slots=True)
class SweepMade:
    """The capture emptied the table: a scopa. Its card lies crosswise in the pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """After the last card the table goes to the seat that captured last."""

    seat: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick, in the order played, goes to its winner's side."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player draws from the stock; ``card`` is None when this seat does not see it. ``turned_up``: the trump."""

    seat: int
    card: Card | None
    turned_up: bool


@dataclass(frozen=True, slots=True)
class TrumpSwapped:
    """The seven exchange: ``seven`` is laid under the stock, ``taken`` goes to the hand, seen by all."""

    seat: int
    seven: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class DealEnded:
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
