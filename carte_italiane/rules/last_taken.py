"""The last capture or trick of a deal, which may be looked at again: found in the public course of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT, members
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.tricks import beats
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.rules.views import BriscolaView, Observation


class Taken(NamedTuple):
    """``seat`` took with ``card``. ``cards``: seat and card, as played in a trick; in a capture the capturing card
    and then what it took, these with seat -1."""

    seat: int
    card: Card
    cards: tuple[tuple[int, Card], ...]
    is_sweep: bool = False


def last_taken(seen: Observation) -> Taken | None:
    """What was taken last in this deal; None before anything was."""
    view = seen.view
    return _last_capture(view, seen) if isinstance(view, ScopaView) else _last_trick(view, seen)


def _last_capture(view: ScopaView, seen: Observation) -> Taken | None:
    for place in reversed(range(len(seen.moves))):
        card, taken = card_of(seen.moves[place]), taken_by(seen.moves[place])
        if taken:
            seat = (view.dealer + 1 + place) % view.rules.players
            cards = ((seat, card), *((-1, other) for other in members(taken)))
            return Taken(seat, card, cards, bool(view.sweep_cards & BIT[card]))
    return None


def _last_trick(view: BriscolaView, seen: Observation) -> Taken | None:
    players = view.rules.players
    played = [card_of(move) for move in seen.moves if move != SWAP]
    leader, found = (view.dealer + 1) % players, None
    for start in range(0, len(played) - players + 1, players):
        trick = tuple(((leader + place) % players, card) for place, card in enumerate(played[start : start + players]))
        leader, best = trick[0]
        for seat, card in trick[1:]:
            if beats(card, best, view.trump_suit):
                leader, best = seat, card
        found = Taken(leader, best, trick)
    return found
