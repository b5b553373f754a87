"""The rules of thumb of Briscola, each as what it adds to the worth of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.briscola_sense.reading import read
from carte_italiane.bots.briscola_sense.trick import points
from carte_italiane.bots.weighing import Term
from carte_italiane.cards import BIT, members, set_of

if TYPE_CHECKING:
    from carte_italiane.bots.briscola_sense.position import Position
    from carte_italiane.bots.briscola_sense.reading import Reading
    from carte_italiane.cards import Card

#: From this many points on a trick is rich.
RICH: Final = 10
_HONOUR: Final = 10


def terms(position: Position, card: Card) -> tuple[Term, ...]:
    """All that speaks for and against playing a card."""
    reading = read(position, card)
    return (
        Term("trick", reading.margin, _trick_reason(position, card, reading)),
        Term("spent", reading.spent, Reason("draws_out")),
        _keeping(position, card),
        _lead(position, reading),
        _turned_trump(position, reading),
    )


def _trick_reason(position: Position, card: Card, reading: Reading) -> Reason:
    """What the trick has to do with the choice of this card."""
    if position.best < 0:
        return Reason("lead_safe" if points(card) else "lead_worthless", BIT[card])
    best = BIT[position.best]
    if position.partner_has_it() and not position.beats(card, position.best):
        return Reason("load_partner" if points(card) >= _HONOUR else "partner_has_it", best)
    if not position.beats(card, position.best):
        return Reason("throw_worthless" if not points(card) else "throw_little", BIT[card])
    if card // 10 == position.trump and position.best // 10 != position.trump and position.in_trick >= RICH:
        return Reason("trump_rich", best)
    return Reason("takes_points" if reading.chance > 0.5 else "takes_over", best)


def _keeping(position: Position, card: Card) -> Term:
    """What is lost with the card for later tricks."""
    better = [other for other in members(position.view.hand) if position.keep(other) > position.keep(card)]
    trumps = [other for other in better if other // 10 == position.trump]
    reason = Reason("keeps_trump", set_of(trumps)) if trumps else Reason("keeps", set_of(better))
    if (
        position.best >= 0
        and position.beats(card, position.best)
        and any(other // 10 == card // 10 for other in better)
    ):
        reason = Reason("lowest_winner", BIT[card])
    return Term("keeping", -position.keep(card), reason if better else None)


def _lead(position: Position, reading: Reading) -> Term:
    """The winner leads next, which gives the others the last word."""
    return Term("lead", position.style.lead * reading.chance, Reason("next_lead"))


def _turned_trump(position: Position, reading: Reading) -> Term:
    """When the last cards are drawn, the player before the winner of this trick gets the turned-up trump."""
    if not position.next_draw_is_last():
        return Term("turned_trump", 0.0)
    gain = position.keep(position.view.turned) + points(position.view.turned) - position.mean_keep()
    if position.players == 3:
        getting = (1 - reading.chance) / 2
        balance = getting - (1 - getting) * position.rivalry
    else:
        balance = 1 - 2 * reading.chance
    return Term(
        "turned_trump", position.style.turned * gain * balance, Reason("turned_trump", BIT[position.view.turned])
    )
