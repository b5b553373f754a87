"""Cards in words, in three languages, for the Italian and the French deck (rules.md, "Names in three languages")."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import rank_of, suit_of
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.cards import Card

#: Place in the tables below of the French deck's jack, queen and king; 8..10 are fante, cavallo, re.
_FRENCH: Final = {8: 11, 9: 12, 10: 13}


class Form(StrEnum):
    """How a card stands in a sentence; languages with cases or articles have a word for each."""

    PLAIN = "plain"
    #: As the one that does something: "il sette di denari", "семёрка денари".
    THE = "the"
    #: As what is taken or played: "il sette di denari", "семёрку денари".
    OBJECT = "object"
    #: As what something is done with: "con il sette di denari", "семёркой денари".
    WITH = "with"


def card_name(card: Card, form: Form = Form.PLAIN, *, french: bool = False) -> str:
    """A card in full: "seven of coins", "il sette di denari", "семёрку денари"."""
    return _of(rank_name(rank_of(card), form, french=french), suit_of(card), french)


def short_card_name(card: Card, *, french: bool = False) -> str:
    """A card with its number as a figure: "7 of coins", "7 di denari", "7 денари"."""
    rank = rank_of(card)
    word = str(rank) if 2 <= rank <= 7 else rank_name(rank, french=french)
    return _of(word, suit_of(card), french)


def rank_name(rank: int, form: Form = Form.PLAIN, *, french: bool = False) -> str:
    """A rank 1..10 in words: "seven", "il sette", "семёрку"."""
    place = _FRENCH.get(rank, rank) if french else rank
    return _RANKS[form]()[place - 1]


def suit_name(suit: int, *, french: bool = False) -> str:
    """A suit 0..3: "coins", "denari", "денари"."""
    return (_french_suits if french else _italian_suits)()[suit]


def _of(rank: str, suit: int, french: bool) -> str:
    of_suit = (_of_french_suits if french else _of_italian_suits)()[suit]
    #: The first is a rank ("seven"), the second a suit as it follows a rank ("coins", "мечей").
    return translate("Cards", "%1 of %2").replace("%1", rank).replace("%2", of_suit)


def _italian_suits() -> tuple[str, ...]:
    return (
        translate("Cards", "coins"),
        translate("Cards", "cups"),
        translate("Cards", "swords"),
        translate("Cards", "clubs", "batons of the Italian deck"),
    )


def _french_suits() -> tuple[str, ...]:
    return (
        translate("Cards", "diamonds"),
        translate("Cards", "hearts"),
        translate("Cards", "spades"),
        translate("Cards", "clubs", "black trefoils of the French deck"),
    )


def _of_italian_suits() -> tuple[str, ...]:
    return (
        translate("Cards", "coins", "seven of ..."),
        translate("Cards", "cups", "seven of ..."),
        translate("Cards", "swords", "seven of ..."),
        translate("Cards", "clubs", "seven of ..., Italian deck"),
    )


def _of_french_suits() -> tuple[str, ...]:
    return (
        translate("Cards", "diamonds", "seven of ..."),
        translate("Cards", "hearts", "seven of ..."),
        translate("Cards", "spades", "seven of ..."),
        translate("Cards", "clubs", "seven of ..., French deck"),
    )


def _ranks_plain() -> tuple[str, ...]:
    return (
        translate("Cards", "ace", "plain"),
        translate("Cards", "two", "plain"),
        translate("Cards", "three", "plain"),
        translate("Cards", "four", "plain"),
        translate("Cards", "five", "plain"),
        translate("Cards", "six", "plain"),
        translate("Cards", "seven", "plain"),
        translate("Cards", "jack", "plain"),
        translate("Cards", "knight", "plain"),
        translate("Cards", "king", "plain"),
        translate("Cards", "jack", "plain, French deck"),
        translate("Cards", "queen", "plain, French deck"),
        translate("Cards", "king", "plain, French deck"),
    )


def _ranks_the() -> tuple[str, ...]:
    return (
        translate("Cards", "the ace", "who does it"),
        translate("Cards", "the two", "who does it"),
        translate("Cards", "the three", "who does it"),
        translate("Cards", "the four", "who does it"),
        translate("Cards", "the five", "who does it"),
        translate("Cards", "the six", "who does it"),
        translate("Cards", "the seven", "who does it"),
        translate("Cards", "the jack", "who does it"),
        translate("Cards", "the knight", "who does it"),
        translate("Cards", "the king", "who does it"),
        translate("Cards", "the jack", "who does it, French deck"),
        translate("Cards", "the queen", "who does it, French deck"),
        translate("Cards", "the king", "who does it, French deck"),
    )


def _ranks_object() -> tuple[str, ...]:
    return (
        translate("Cards", "the ace", "what is taken or played"),
        translate("Cards", "the two", "what is taken or played"),
        translate("Cards", "the three", "what is taken or played"),
        translate("Cards", "the four", "what is taken or played"),
        translate("Cards", "the five", "what is taken or played"),
        translate("Cards", "the six", "what is taken or played"),
        translate("Cards", "the seven", "what is taken or played"),
        translate("Cards", "the jack", "what is taken or played"),
        translate("Cards", "the knight", "what is taken or played"),
        translate("Cards", "the king", "what is taken or played"),
        translate("Cards", "the jack", "what is taken or played, French deck"),
        translate("Cards", "the queen", "what is taken or played, French deck"),
        translate("Cards", "the king", "what is taken or played, French deck"),
    )


def _ranks_with() -> tuple[str, ...]:
    return (
        translate("Cards", "with the ace", "by means of it"),
        translate("Cards", "with the two", "by means of it"),
        translate("Cards", "with the three", "by means of it"),
        translate("Cards", "with the four", "by means of it"),
        translate("Cards", "with the five", "by means of it"),
        translate("Cards", "with the six", "by means of it"),
        translate("Cards", "with the seven", "by means of it"),
        translate("Cards", "with the jack", "by means of it"),
        translate("Cards", "with the knight", "by means of it"),
        translate("Cards", "with the king", "by means of it"),
        translate("Cards", "with the jack", "by means of it, French deck"),
        translate("Cards", "with the queen", "by means of it, French deck"),
        translate("Cards", "with the king", "by means of it, French deck"),
    )


_RANKS: Final = {
    Form.PLAIN: _ranks_plain,
    Form.THE: _ranks_the,
    Form.OBJECT: _ranks_object,
    Form.WITH: _ranks_with,
}
