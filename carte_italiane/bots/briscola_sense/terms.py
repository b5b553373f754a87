"""The rules of thumb of Briscola, each as what it adds to the worth of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.briscola_sense import facts
from carte_italiane.bots.briscola_sense.reading import read
from carte_italiane.bots.briscola_sense.trick import points
from carte_italiane.bots.weighing import Term

if TYPE_CHECKING:
    from carte_italiane.bots.briscola_sense.position import Position
    from carte_italiane.bots.briscola_sense.reading import Reading
    from carte_italiane.cards import Card


def terms(position: Position, card: Card) -> tuple[Term, ...]:
    """All that speaks for and against playing a card."""
    reading = read(position, card)
    return (
        Term("trick", reading.margin, facts.trick(position, card)),
        Term("spent", reading.spent),
        Term("keeping", -position.keep(card), facts.keeping(position, card)),
        Term("lead", position.style.lead * reading.chance, facts.last_word(position, card)),
        _turned_trump(position, card, reading),
        _against_custom(position, card),
    )


def _against_custom(position: Position, card: Card) -> Term:
    """What is not done: leading an ace or three that may be taken, going over a partner who has the trick for sure."""
    style, amount = position.style, 0.0
    if position.best < 0:
        if points(card) >= facts.LOAD and facts.holder_for_sure(position, card) is None:
            amount = style.exposed
    elif position.partner_has_it() and position.beats(card, position.best) and facts.is_sure(position):
        amount = style.overtaking
    return Term("custom", -amount)


def _turned_trump(position: Position, card: Card, reading: Reading) -> Term:
    """When the last cards are drawn, the player before the winner of this trick gets the turned-up trump."""
    if not position.next_draw_is_last():
        return Term("turned_trump", 0.0)
    gain = position.keep(position.view.turned) + points(position.view.turned) - position.mean_keep()
    if position.players == 3:
        getting = (1 - reading.chance) / 2
        balance = getting - (1 - getting) * position.rivalry
    else:
        balance = 1 - 2 * reading.chance
    reason = facts.turned_trump(position, card) or facts.no_exchange(position, card)
    return Term("turned_trump", position.style.turned * gain * balance, reason)
