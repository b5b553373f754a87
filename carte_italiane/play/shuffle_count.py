"""Where the cards of many deals come to lie: every card should be as often in every place as every other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from carte_italiane.bots.statistics import chi_square_tail
from carte_italiane.cards import BIT, members
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.house import OPTIONS, make_rules
from carte_italiane.rules.match import Match
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.shuffle import HIGHEST_NUMBER, first_dealer, shuffled_deck

if TYPE_CHECKING:
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules


@dataclass(frozen=True, slots=True)
class ShuffleCount:
    """How often each card of ``cards`` came to each of ``places``: a row for a card, a column for a place."""

    rules: Rules
    deals: int
    cards: tuple[int, ...]
    places: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]

    @property
    def expected(self) -> tuple[float, ...]:
        """How often a card should come to each place: as many of all its cards as there is room for there."""
        return tuple(sum(column) / len(self.cards) for column in zip(*self.rows, strict=True))

    @property
    def freedom(self) -> int:
        """The degrees of freedom of ``chi_square``."""
        return (len(self.cards) - 1) * (len(self.places) - 1)

    @property
    def chi_square(self) -> float:
        """How far the counts are from the expected ones.

        A deal fills its places without putting a card back, so the cards of a deal are not independent; that alone
        makes the usual sum larger by ``cards / (cards - 1)``, which is taken out here.
        """
        wanted = self.expected
        total = sum((met - due) ** 2 / due for row in self.rows for met, due in zip(row, wanted, strict=True))
        return total * (len(self.cards) - 1) / len(self.cards)

    @property
    def is_enough(self) -> bool:
        """There are deals enough for ``probability`` to be true: by the usual rule, five expected everywhere."""
        return min(self.expected) >= 5

    @property
    def probability(self) -> float:
        """How often a perfect shuffle would be this far from the expected counts, or farther."""
        return chi_square_tail(self.chi_square, self.freedom)


def ways_to_deal(game: str) -> list[Rules]:
    """The rules of a game that deal differently: numbers of players and of cards."""
    options = [option for option in OPTIONS[game] if option.id in ("players", "cards_each")]
    choices = [[(option.id, choice) for choice in option.choices] for option in options]
    return [make_rules(game, dict(chosen)) for chosen in product(*choices)]


def count_deals(rules: Rules, deals: int, number: int) -> ShuffleCount:
    """Deal the first deal of so many matches, whose deal numbers begin with this one; void deals count as well."""
    counts: dict[str, list[int]] = {}
    for step in range(deals):
        for place, cards in _places(rules, (number + step - 1) % HIGHEST_NUMBER + 1):
            met = counts.setdefault(place, [0] * 40)
            for card in members(cards):
                met[card] += 1
    pack = tuple(sorted(shuffled_deck(number, rules, 0)))
    rows = tuple(tuple(met[card] for met in counts.values()) for card in pack)
    return ShuffleCount(rules, deals, pack, tuple(counts), rows)


def _places(rules: Rules, number: int) -> list[tuple[str, CardSet]]:
    """Where all cards lie when the first deal of a match has been dealt."""
    match = Match.start(rules, first_dealer(number, rules)).with_deck(shuffled_deck(number, rules, 0))
    state = match.deal.state
    places = [(f"seat {seat}", state.hand(seat)) for seat in range(rules.players)] + _open_cards(state)
    stock = set(state.deck[state.drawn :])
    if stock:
        places.append(("stock", sum(BIT[card] for card in stock)))
    return places


def _open_cards(state: Deal) -> list[tuple[str, CardSet]]:
    if isinstance(state, BriscolaDeal):
        return [("turned up", BIT[state.turned])]
    return [("table", state.table)] if isinstance(state, ScopaDeal) and state.table else []
