"""Seats, sides and moves, and moves as text (``7D``, ``RD x 2C+FB``, ``swap``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from carte_italiane.cards import BIT, NotACard, card_text, cards_text, parse_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from carte_italiane.cards import Card, CardSet

#: A seat 0..3 in order of play; seat 0 is the person at this computer.
Seat: TypeAlias = "i64"
#: A side: a seat, or with four players the pair of seats 0 and 2 (side 0) or 1 and 3 (side 1).
Side: TypeAlias = "i64"
#: ``card | captured set << 6``, or ``SWAP``.
Move: TypeAlias = "i64"

CARD_FIELD: Final = 63
#: The seven exchange of briscola; the player's turn goes on.
SWAP: Final[Move] = 63


class IllegalMove(ValueError):
    """A move that the rules do not allow here, with the reason."""


def sides_of(players: Card) -> Card:
    """Number of sides: with four players, two pairs."""
    if players == 4:
        return 2
    return players


def make_move(card: Card, taken: CardSet = 0) -> Move:
    """The move that plays ``card`` and captures ``taken`` (empty: lays it)."""
    return card | (taken << 6)


def card_of(move: Move) -> Card:
    """The card that a move plays; not to be asked of ``SWAP``."""
    return move & 63


def taken_by(move: Move) -> CardSet:
    """The table cards that a move captures."""
    return move >> 6


def move_text(move: Move) -> str:
    """Text of a move as in records."""
    if move == SWAP:
        return "swap"
    taken = taken_by(move)
    return card_text(card_of(move)) + (f" x {cards_text(taken)}" if taken else "")


def parse_move(text: str, legal: Sequence[Move]) -> Move:
    """The legal move that a text names, in any spacing and order of captured cards.

    A capture may be written without its cards when only one is possible. Raises ``IllegalMove`` with the reason.
    """
    words = "".join(text.split())
    if words == "swap":
        if SWAP in legal:
            return SWAP
        raise IllegalMove("the seven exchange is not possible here")
    try:
        move = _parse_words(words)
    except NotACard as error:
        raise IllegalMove(f"'{text[:40]}' is not a move: {error}") from None
    if move in legal:
        return move
    same_card = [other for other in legal if other != SWAP and card_of(other) == card_of(move)]
    if not taken_by(move) and len(same_card) == 1:
        return same_card[0]
    raise IllegalMove(_reason(move, same_card))


def _parse_words(words: str) -> Move:
    played, cross, captured = words.partition("x")
    taken: CardSet = 0
    for name in captured.split("+") if cross else ():
        bit = BIT[parse_card(name)]
        if taken & bit:
            raise NotACard(f"{name} is named twice")
        taken |= bit
    return make_move(parse_card(played), taken)


def _reason(move: Move, same_card: list[Move]) -> str:
    card = card_text(card_of(move))
    if not same_card:
        return f"{card} is not in the hand of the player to move"
    choices = ", ".join(move_text(other) for other in same_card)
    if not taken_by(move):
        return f"{card} must capture; write one of: {choices}"
    if not taken_by(same_card[0]):
        return f"{card} captures nothing here"
    return f"{move_text(move)} is not allowed; possible: {choices}"
