"""Strict reading of one JSON object: every field is asked for once, none may be left over."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, NotACard, parse_card
from carte_italiane.rules.moves import SWAP, make_move, move_text

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move

#: No list of the protocol is longer: 40 cards, and as many moves with one swap.
_LONGEST: Final = 41


class ProtocolError(ValueError):
    """JSON that does not say what the protocol asks for, with the place and the reason."""


def object_of(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; one in which a key is given twice could be read in two ways, and is refused."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ProtocolError(f"the key {key!r:.40} is given twice in one object")
        found[key] = value
    return found


class Fields:
    """An object of the protocol; ``name`` is what errors call it."""

    def __init__(self, given: object, name: str) -> None:
        if not isinstance(given, dict):
            raise ProtocolError(f"{name} is not an object")
        self._given = given
        self._left = set(given)
        self._name = name

    def value(self, key: str) -> object:
        """Any value; it must be there."""
        if key not in self._given:
            raise self._error(key, "is missing")
        self._left.discard(key)
        return self._given[key]

    def done(self) -> None:
        """Raise ``ProtocolError`` if there are fields that nobody asked for."""
        if self._left:
            raise ProtocolError(f"{self._name}: unknown field {min(map(str, self._left))!r:.40}")

    def text(self, key: str) -> str:
        """A string."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self._error(key, "is not a string")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self._whole(key, self.value(key), least, most)

    def has(self, key: str) -> bool:
        """Whether a field that may be left out is there."""
        return key in self._given

    def real(self, key: str) -> float:
        """A number."""
        value = self.value(key)
        if type(value) not in (int, float) or not isinstance(value, int | float) or not isfinite(value):
            raise self._error(key, "is not a number")
        return float(value)

    def entries(self, key: str) -> list[object]:
        """A list."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self._error(key, "is not a list")
        if len(value) > _LONGEST:
            raise self._error(key, "is too long")
        return value

    def numbers(self, key: str, size: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        return tuple([self._whole(key, entry, least, most) for entry in self._sized(key, size)])

    def card(self, key: str) -> Card:
        """A card."""
        return self._card(key, self.value(key))

    def cards(self, key: str) -> tuple[Card, ...]:
        """A list of cards in their order."""
        return tuple([self._card(key, entry) for entry in self.entries(key)])

    def card_set(self, key: str) -> CardSet:
        """A list of different cards, as a set."""
        return self._set(key, self.value(key))

    def card_sets(self, key: str, size: int) -> tuple[CardSet, ...]:
        """A list of so many lists of cards."""
        return tuple([self._set(key, entry) for entry in self._sized(key, size)])

    def move(self, key: str) -> Move:
        """A move."""
        return self._move(key, self.value(key))

    def moves(self, key: str) -> tuple[Move, ...]:
        """A list of moves."""
        return tuple([self._move(key, entry) for entry in self.entries(key)])

    def _whole(self, key: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self._error(key, f"is not a whole number from {least} to {most}")
        return value

    def _sized(self, key: str, size: int) -> list[object]:
        entries = self.entries(key)
        if len(entries) != size:
            raise self._error(key, f"has {len(entries)} entries instead of {size}")
        return entries

    def _card(self, key: str, value: object) -> Card:
        if not isinstance(value, str):
            raise self._error(key, "names a card by something else than a string")
        try:
            return parse_card(value)
        except NotACard as error:
            raise self._error(key, str(error)) from None

    def _set(self, key: str, value: object) -> CardSet:
        if not isinstance(value, list):
            raise self._error(key, "is not a list of cards")
        total: CardSet = 0
        for entry in value:
            card = self._card(key, entry)
            if total & BIT[card]:
                raise self._error(key, f"names {entry} twice")
            total |= BIT[card]
        return total

    def _move(self, key: str, value: object) -> Move:
        if not isinstance(value, str):
            raise self._error(key, "has a move that is not a string")
        if value == "swap":
            return SWAP
        card, cross, taken = value.partition(" x ")
        move = make_move(self._card(key, card), self._set(key, taken.split("+")) if cross else 0)
        if move_text(move) != value:
            raise self._error(key, f"'{value[:40]}' is not a move as in records")
        return move

    def _error(self, key: str, reason: str) -> ProtocolError:
        return ProtocolError(f"{self._name}: '{key}' {reason}")
