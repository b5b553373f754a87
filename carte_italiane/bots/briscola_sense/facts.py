"""What can be said of a card of Briscola: each reason is given only where it is true, else there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.briscola_sense.trick import higher, points, suit_cards
from carte_italiane.cards import BIT, RANK, members, set_of

if TYPE_CHECKING:
    from carte_italiane.bots.briscola_sense.position import Position
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Seat

#: From this many points on a trick is rich.
RICH: Final = 10
#: Up to so many points in it a trick is not worth a trump.
_POOR: Final = 4
#: Aces and threes, by points.
LOAD: Final = 10


def holder_for_sure(position: Position, card: Card) -> Seat | None:
    """Who takes the trick after this card whatever happens; None while an opponent of that seat can still beat it.

    A partner may still go over it: then the side takes it all the same.
    """
    takes = position.beats(card, position.best)
    best, owner = (card, position.view.seat) if takes else (position.best, position.view.best_seat)
    ours = position.is_ours(owner)
    for seat in position.later:
        same_side = position.is_ours(seat) if ours else position.players == 4 and not position.is_ours(seat)
        if not same_side and beaters(position, best):
            return None
    return owner


def is_sure(position: Position) -> bool:
    """Nobody of the other side can take the trick as it lies."""
    against = [seat for seat in position.later if not position.is_ours(seat)]
    return not against or not beaters(position, position.best)


def beaters(position: Position, best: Card) -> CardSet:
    """Cards that may be out and beat the best one of the trick."""
    above = higher(best, position.unseen)
    return above if best // 10 == position.trump else above | position.unseen & suit_cards(position.trump)


def trick(position: Position, card: Card) -> Reason | None:
    """What the trick has to do with the choice of this card."""
    holder = holder_for_sure(position, card)
    if position.best < 0:
        return _lead(position, card, safe=holder is not None)
    best = BIT[position.best]
    if not position.beats(card, position.best):
        if not position.partner_has_it():
            return _throw(position, card)
        if holder is None:
            return Reason("partner_has_it", best)
        return Reason("load_partner" if points(card) >= LOAD else "partner_sure", best)
    if card // 10 == position.trump and position.best // 10 != position.trump and position.in_trick >= RICH:
        return Reason("trump_rich", best, position.in_trick)
    if holder is not None:
        return Reason("takes_points", best, position.in_trick + points(card))
    return Reason("takes_over", best)


def _lead(position: Position, card: Card, *, safe: bool) -> Reason | None:
    if safe:
        return Reason(_why_safe(position, card), BIT[card])
    if card // 10 == position.trump or points(card) >= LOAD:
        return None
    return Reason("lead_little", BIT[card], points(card)) if points(card) else Reason("lead_worthless", BIT[card])


def _why_safe(position: Position, card: Card) -> str:
    """What counting tells of a card that nobody can beat."""
    if card // 10 != position.trump:
        return "trumps_gone"
    is_ace = RANK[card] == 1
    return "lead_safe" if is_ace else "highest_trump"


def _throw(position: Position, card: Card) -> Reason | None:
    """On a trick that others have: nothing is given away, or as little as can be."""
    if not points(card):
        return Reason("throw_worthless", BIT[card])
    losers = [other for other in members(position.view.hand) if not position.beats(other, position.best)]
    return Reason("throw_little", BIT[card]) if points(card) == min(map(points, losers)) else None


def keeping(position: Position, card: Card) -> Reason | None:
    """What stays in the hand for later tricks."""
    better = [other for other in members(position.view.hand) if position.keep(other) > position.keep(card)]
    if not better:
        return None
    if position.best >= 0 and position.beats(card, position.best):
        in_suit = position.view.hand & suit_cards(card // 10)
        winners = [other for other in members(in_suit) if position.beats(other, position.best)]
        if higher(card, in_suit) and all(other == card or higher(card, BIT[other]) for other in winners):
            return Reason("lowest_winner", BIT[card])
    trumps = [other for other in better if other // 10 == position.trump]
    if trumps and _is_poor(position) and not position.beats(card, position.best):
        return Reason("poor_trick", number=position.in_trick)
    return Reason("keeps_trump", set_of(trumps)) if trumps else Reason("keeps", set_of(better))


def _is_poor(position: Position) -> bool:
    """Others have the trick with a plain card, and there is little in it."""
    if position.best < 0 or position.partner_has_it() or position.best // 10 == position.trump:
        return False
    return position.in_trick <= _POOR


def last_word(position: Position, card: Card) -> Reason | None:
    """Of two players the one who loses this trick plays last to the next."""
    lost = position.best >= 0 and not position.beats(card, position.best)
    goes_on = len(members(position.view.hand)) > 1 or position.view.stock_size > 0
    return Reason("last_word") if position.players == 2 and lost and goes_on else None


def turned_trump(position: Position, card: Card) -> Reason | None:
    """The last draw, before the winner's own next turn, falls to the own side."""
    holder = holder_for_sure(position, card)
    if holder is None or not position.next_draw_is_last() or (position.players == 4 and position.is_ours(holder)):
        return None
    last = (holder - 1) % position.players
    return Reason("turned_trump", BIT[position.view.turned]) if position.is_ours(last) else None


def no_exchange(position: Position, card: Card) -> Reason | None:
    """The turned-up trump comes by itself to the side that loses this trick, and the seven stays as well."""
    if not position.may_swap or not position.next_draw_is_last() or position.players == 3:
        return None
    may_lose = card // 10 != position.trump and beaters(position, card)
    return Reason("no_exchange", BIT[position.view.turned]) if may_lose else None
