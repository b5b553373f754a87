"""Deal numbers to decks: the only randomness of the game.

A deal number fixes, for a given game and number of players, the first dealer and every deck of a match. Decks are
shuffled by our own Fisher-Yates over ``random.Random.random``, which Python keeps the same from version to version.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import members
from carte_italiane.rules.briscola import pack

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules

#: Deal numbers run from 1 to this.
HIGHEST_NUMBER: Final = 999_999_999


def new_number() -> int:
    """A deal number drawn from the system's entropy."""
    return random.SystemRandom().randint(1, HIGHEST_NUMBER)


def first_dealer(number: int, rules: Rules) -> int:
    """The seat that deals first in the match of this number."""
    return int(_source(number, rules, "dealer").random() * rules.players)


def shuffled_deck(number: int, rules: Rules, index: int) -> bytes:
    """The deck of the ``index``-th deal (from 0, void deals counted) of the match of this number."""
    cards = members(pack(rules.players) if rules.game == "briscola" else pack(4))
    source = _source(number, rules, f"deck {index}")
    for last in range(len(cards) - 1, 0, -1):
        chosen = int(source.random() * (last + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return bytes(cards)


def _source(number: int, rules: Rules, purpose: str) -> random.Random:
    return random.Random(f"carte italiane {number} {rules.game} {rules.players} {purpose}")
