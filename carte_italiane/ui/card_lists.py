"""Several cards, or other things, named one after the other as the language of the window lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from carte_italiane.cards import Card


def listed(items: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    joined = translate("Lists", "%1 and %2", "end of a list of cards")
    return joined.replace("%1", ", ".join(items[:-1])).replace("%2", items[-1])


def cards_listed(cards: Iterable[Card], form: Form = Form.THE, *, french: bool = False) -> str:
    """Cards in words: "the ace of coins, the two of cups and the king of swords"."""
    return listed([card_name(card, form, french=french) for card in cards])
