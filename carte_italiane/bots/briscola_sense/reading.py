"""Reading a trick: what will become of it when a card is played now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.briscola_sense.trick import higher, points, suit_cards
from carte_italiane.bots.odds import chance_of_any, chances_of_best
from carte_italiane.cards import BIT, count, members
from carte_italiane.rules.house import side_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.bots.briscola_sense.position import Position
    from carte_italiane.cards import Card
    from carte_italiane.rules.moves import Seat

#: Once a trick has been overtaken it is less likely to be overtaken again.
_AGAIN: Final = 0.7


@dataclass(frozen=True, slots=True)
class Reading:
    """Chance that the own side takes the trick, expected margin of points in it, and worth of what others spend."""

    chance: float
    margin: float
    spent: float


def read(position: Position, card: Card) -> Reading:
    """What to expect of the trick after a card of the own hand."""
    takes = position.beats(card, position.best)
    best = card if takes else position.best
    owner = position.view.seat if takes else position.view.best_seat
    worth = position.in_trick + points(card)
    if not position.later:
        ours = position.is_ours(owner)
        return Reading(float(ours), worth if ours else -worth * position.rivalry, 0.0)
    if len(position.later) == 1:
        return _last_reply(position, best, owner, worth)
    return _prospects(position, best, owner, worth)


def _last_reply(position: Position, best: Card, owner: Seat, worth: float) -> Reading:
    """One player is to come, and will choose well: by points, less what the card is worth keeping."""
    seat = position.later[0]
    friend = position.is_ours(seat)
    taking = margin = spent = 0.0
    for chance, reply in _replies(position, best, owner, worth):
        we_win = position.is_ours(seat if position.beats(reply, best) else owner)
        total = worth + points(reply)
        taking += chance * we_win
        margin += chance * (total if we_win else -total * position.rivalry)
        spent += chance * position.keep(reply) * (-1.0 if friend else position.rivalry)
    return Reading(taking, margin, spent)


def _replies(position: Position, best: Card, owner: Seat, worth: float) -> Iterator[tuple[float, Card]]:
    """What the last player answers with, and how likely, best first; a card known to be in the hand ends the list."""
    seat = position.later[0]
    holds = side_of(owner, position.players) == side_of(seat, position.players)

    def gain(reply: Card) -> float:
        wins = holds or position.beats(reply, best)
        total = worth + points(reply)
        return (total if wins else -total) - position.keep(reply)

    known = position.view.hands_seen[seat]
    hidden = position.unseen & ~known
    chances = chances_of_best(count(hidden), position.view.hand_sizes[seat] - count(known))
    rest, place = 1.0, 0
    for reply in sorted(members(hidden | known), key=gain, reverse=True):
        if known & BIT[reply]:
            yield rest, reply
            return
        if place < len(chances):
            yield chances[place], reply
            rest -= chances[place]
            place += 1


def _prospects(position: Position, best: Card, owner: Seat, worth: float) -> Reading:
    """Several players are to come: each overtakes the more likely, the richer the trick."""
    style = position.style
    chance, again = float(position.is_ours(owner)), 1.0
    for seat in position.later:
        friend = position.is_ours(seat)
        taking = again * _overtaking(position, seat, best, min(1.0, (worth + 2) / style.rich))
        chance = chance + (1 - chance) * taking if friend else chance * (1 - taking)
        friendly = chance if friend else (1 - chance) * position.rivalry
        worth += style.throw + style.load * friendly**2
        again *= _AGAIN
    return Reading(chance, worth * (chance - (1 - chance) * position.rivalry), 0.0)


def _overtaking(position: Position, seat: Seat, best: Card, rich: float) -> float:
    """Chance that a seat takes over a trick of this richness (0..1)."""
    hand = position.view.hand_sizes[seat]
    known = position.view.hands_seen[seat]
    unseen = position.unseen & ~known
    drawn = hand - count(known)

    def has(cards: int) -> float:
        return 1.0 if known & cards else chance_of_any(count(unseen), count(unseen & cards), drawn)

    in_suit = has(higher(best, unseen | known))
    if best // 10 == position.trump:
        return in_suit * rich
    return 1.0 - (1.0 - in_suit * (1.0 + rich) / 2) * (1.0 - has(suit_cards(position.trump)) * rich)
