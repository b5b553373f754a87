"""Whether an observation that came from outside can be: a player need not be afraid of one that passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.fields import ProtocolError
from carte_italiane.cards import BIT, count, members, set_of
from carte_italiane.rules.briscola import HAND_SIZE, pack
from carte_italiane.rules.captures import moves_of
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.views import BriscolaView, ScopaView

if TYPE_CHECKING:
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.views import Observation, View


def check(seen: Observation) -> None:
    """Raise ``ProtocolError`` if cards are missing or in two places, or if the legal moves are not those of the rules.

    Whether the moves so far lead here is not looked into.
    """
    view = seen.view
    places = [*view.hands_seen, *view.piles, *_open_cards(view)]
    together: CardSet = 0
    for cards in places:
        if together & cards:
            raise ProtocolError("observation: a card is in two places")
        together |= cards
    hidden = sum(view.hand_sizes) - sum(count(hand) for hand in view.hands_seen) + _hidden_stock(view)
    if together & ~_pack(view) or count(together) + hidden != count(_pack(view)):
        raise ProtocolError("observation: the cards are not one whole pack")
    _check_hands(view)
    if isinstance(view, BriscolaView):
        _check_trick(view)
    elif SWAP in seen.moves:
        raise ProtocolError("observation: the seven exchange belongs to briscola")
    if seen.legal and (view.turn != view.seat or set(seen.legal) != _legal(view, seen)):
        raise ProtocolError("observation: 'legal' is not what this seat may play")


def _pack(view: View) -> CardSet:
    return pack(view.rules.players) if isinstance(view, BriscolaView) else pack(4)


def _open_cards(view: View) -> list[CardSet]:
    if isinstance(view, ScopaView):
        return [view.table]
    return [set_of(view.trick), BIT[view.turned] if view.turned >= 0 else 0]


def _hidden_stock(view: View) -> int:
    turned = isinstance(view, BriscolaView) and view.turned >= 0
    return view.stock_size - (1 if turned else 0)


def _check_hands(view: View) -> None:
    for seat, (held, size) in enumerate(zip(view.hands_seen, view.hand_sizes, strict=True)):
        if count(held) > size or (seat == view.seat and count(held) != size):
            raise ProtocolError(f"observation: the hand of seat {seat} is not of its size")


def _check_trick(view: BriscolaView) -> None:
    players = view.rules.players
    if len(view.trick) >= players or len(set(view.trick)) != len(view.trick):
        raise ProtocolError("observation: this is no trick")
    if view.trick and (view.best_seat - view.leader) % players >= len(view.trick):
        raise ProtocolError("observation: 'best_seat' has not played to the trick")
    if max(view.hand_sizes) > HAND_SIZE or (view.turned >= 0) != (view.stock_size > 0):
        raise ProtocolError("observation: hands and stock do not fit")


def _legal(view: View, seen: Observation) -> set[int]:
    if isinstance(view, ScopaView):
        return set(moves_of(view.hand, view.table))
    swap = {SWAP} if SWAP in seen.legal and _may_swap(view) else set()
    return set(members(view.hand)) | swap


def _may_swap(view: BriscolaView) -> bool:
    seven = BIT[view.trump_suit * 10 + 6]
    return view.rules.seven_exchange and not view.trick and view.turned >= 0 and view.hand & seven != 0
