"""Names and states of what lies on the table, for those who hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.card_lists import cards_listed
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.cards import Card


def name_of(card: Card, french: bool) -> str:
    """A card as a name: "Seven of coins"."""
    name = card_name(card, french=french)
    return name[:1].upper() + name[1:]


def row_name(row: str, watched: str = "") -> str:
    """What a row of the table is called."""
    if row == "hand" and watched:
        return translate("Targets", "The hand of %1").replace("%1", watched)
    return {
        "hand": translate("Targets", "Your hand"),
        "table": translate("Targets", "On the table"),
        "stacks": translate("Targets", "Stock and piles"),
        "seats": translate("Targets", "Players and score"),
    }[row]


def card_table() -> str:
    """The whole."""
    return translate("Targets", "Card table")


def no_hand(watched: str = "") -> str:
    """In the place of a hand that is empty; ``watched``: the name of the player whose hand lies open instead."""
    if watched:
        return translate("Targets", "No cards in the hand of %1").replace("%1", watched)
    return translate("Targets", "No cards in your hand")


def in_hand(place: int, size: int, watched: str = "") -> str:
    """Where in the hand; the place is the key that plays it."""
    if watched:
        text = translate("Targets", "Card %1 of %2 in the hand of %3.").replace("%3", watched)
        return _place_of(text, place, size)
    return _place_of(translate("Targets", "Card %1 of %2 in your hand."), place, size)


def on_table(place: int, size: int) -> str:
    """Where on the table."""
    return _place_of(translate("Targets", "Card %1 of %2 on the table."), place, size)


def would_take(taken: Sequence[Card], french: bool) -> str:
    """What a card of the hand does: the one capture, or none."""
    if not taken:
        return translate("Targets", "It takes nothing.")
    text = translate("Targets", "It takes %1.")
    return text.replace("%1", cards_listed(taken, Form.OBJECT, french=french))


def may_take(taken: Sequence[Card], ways: int, french: bool) -> str:
    """A card of the hand with several captures."""
    text = translate("Targets", "It can take in %n way(s), among %1.", "", PLURAL, ways)
    return text.replace("%1", cards_listed(taken, french=french))


def is_hinted() -> str:
    """The card of the hand that a hint names."""
    return translate("Targets", "The hint is to play this card.")


def being_played() -> str:
    """The card of the hand whose capture is chosen."""
    return translate("Targets", "It is being played: choose what it takes.")


def chosen() -> str:
    """A table card that has been chosen."""
    return translate("Targets", "Chosen.")


def can_be_taken() -> str:
    """A table card that may be chosen."""
    return translate("Targets", "It can be taken.")


def in_trick(name: str) -> str:
    """A card of the trick."""
    return translate("Targets", "In the trick, played by %1.").replace("%1", name)


def is_trump() -> str:
    """The turned-up card."""
    return translate("Targets", "The trump, face up under the stock.")


def seat_state(cards: int, *, deals: bool, plays: bool) -> str:
    """What is to be said of a player."""
    said = [translate("Targets", "%n card(s) in hand", "", PLURAL, cards)]
    if deals:
        said.append(translate("Targets", "dealer"))
    if plays:
        said.append(translate("Targets", "to play", "whose turn it is"))
    return ", ".join(said)


def no_such_card(size: int) -> str:
    """Why a digit plays nothing: so many cards are in the hand."""
    if not size:
        return translate("Targets", "You hold no cards.")
    return translate("Targets", "You hold only %n card(s).", "", PLURAL, size)


def no_such_table_card(size: int) -> str:
    """Why a digit takes nothing: so many cards are on the table."""
    return translate("Targets", "There are only %n card(s) on the table.", "", PLURAL, size)


def _place_of(text: str, place: int, size: int) -> str:
    return text.replace("%1", str(place)).replace("%2", str(size))
