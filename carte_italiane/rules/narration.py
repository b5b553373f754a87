"""What happened, told afterwards from what one seat saw before and after: it can leak nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT, lowest
from carte_italiane.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    DealEnded,
    DealVoided,
    LeftoversTaken,
    PacketDealt,
    SweepMade,
    TableDealt,
    TrickTaken,
    TrumpSwapped,
    TrumpTurned,
)
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.scopa import PACKETS
from carte_italiane.rules.views import BriscolaView, ScopaView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.rules.events import Event
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation, View


def narrate(before: View, move: Move, after: View) -> tuple[Event, ...]:
    """The events of a move, in order, as the seat of both views sees them."""
    if isinstance(before, ScopaView) and isinstance(after, ScopaView):
        return tuple(_scopa_move(before, move, after))
    if isinstance(before, BriscolaView) and isinstance(after, BriscolaView):
        return tuple(_briscola_move(before, move, after))
    raise TypeError("views of two different games")


def narrate_dealing(seen: Observation) -> tuple[Event, ...]:
    """The events of the first dealing, from an observation before any move."""
    view = seen.view
    order = _order_from(view.dealer + 1, view.rules.players)
    if isinstance(view, BriscolaView):
        packets = [PacketDealt(seat, view.hand_sizes[seat]) for seat in order]
        return (*packets, TrumpTurned(view.turned))
    events: list[Event] = []
    laid = list(seen.laid)
    for each, to_table in PACKETS[view.rules.cards_each]:
        events += [PacketDealt(seat, each) for seat in order]
        if to_table:
            events.append(TableDealt(tuple(laid[:to_table])))
            del laid[:to_table]
    return tuple(events)


def narrate_void(view: ScopaView) -> tuple[Event, ...]:
    """The events of a void deal being gathered."""
    return (DealVoided(view.table),)


def _scopa_move(before: ScopaView, move: Move, after: ScopaView) -> Iterator[Event]:
    seat, card, taken = before.turn, card_of(move), taken_by(move)
    yield CardPlayed(seat, card)
    if taken:
        yield CardsCaptured(seat, card, taken)
        if after.sweep_cards & BIT[card]:
            yield SweepMade(seat, card)
    if after.stock_size < before.stock_size:
        for receiver in _order_from(after.turn, after.rules.players):
            yield PacketDealt(receiver, after.hand_sizes[receiver])
    if after.is_over:
        table = before.table ^ taken if taken else before.table | BIT[card]
        if table and after.last_taker >= 0:
            yield LeftoversTaken(after.last_taker, table)
        yield DealEnded()


def _briscola_move(before: BriscolaView, move: Move, after: BriscolaView) -> Iterator[Event]:
    seat = before.turn
    if move == SWAP:
        yield TrumpSwapped(seat, after.turned, before.turned)
        return
    yield CardPlayed(seat, card_of(move))
    if after.tricks_won > before.tricks_won:
        yield TrickTaken(after.best_seat, (*before.trick, card_of(move)))
        if after.stock_size < before.stock_size:
            yield from _draws(before, after)
    if after.is_over:
        yield DealEnded()


def _draws(before: BriscolaView, after: BriscolaView) -> Iterator[Event]:
    players = after.rules.players
    own = after.hand & ~before.hand
    for place, drawer in enumerate(_order_from(after.turn, players)):
        if after.turned < 0 and place == players - 1:
            yield CardDrawn(drawer, before.turned, turned_up=True)
        else:
            yield CardDrawn(drawer, lowest(own) if drawer == after.seat else None, turned_up=False)


def _order_from(seat: int, players: int) -> list[int]:
    return [(seat + place) % players for place in range(players)]
