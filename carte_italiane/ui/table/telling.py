"""How each event looks: one animation after the other, made when its turn comes."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import RANK_MASK, members
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
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.giving import gather_all, give
from carte_italiane.ui.table.playing import play, swap
from carte_italiane.ui.table.remarks import dealt_again, left_to_nobody
from carte_italiane.ui.table.stagecraft import Stagecraft
from carte_italiane.ui.table.tableau import empty_tableau, tableau_of
from carte_italiane.ui.table.winning import capture, take_leftovers, take_trick

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.cards import CardSet
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation

#: Events by which cards leave the stock; neighbours among them are shown as one movement.
_GIVING: Final = (PacketDealt, TableDealt, TrumpTurned, CardDrawn)


class Telling(Stagecraft):
    """The story of one step. It keeps the scene's tableau in step with what has been told."""

    def story(self, events: Sequence[Event], seen: Observation) -> Iterator[QAbstractAnimation]:
        """The animations of some events, in order."""
        yield from self._begin(events[0], seen)
        swept = {event.card for event in events if isinstance(event, SweepMade)}
        is_last = isinstance(events[-1], DealEnded)
        for giving, group in groupby(events, key=lambda event: isinstance(event, _GIVING)):
            if giving:
                yield from give(self, list(group), seen)
                continue
            for event in group:
                yield from self._tell(event, seen, swept, is_last=is_last)

    def _begin(self, first: Event, seen: Observation) -> Iterator[QAbstractAnimation]:
        """A new deal starts from a full stock, into which the old cards are gathered."""
        starts = isinstance(first, PacketDealt) and not seen.moves
        if self.scene.tableau is None or self.scene.seen is None:
            self.scene.seen, self.scene.names = seen, tuple(self.names)
            sorting = self.scene.likes.sorting
            self.scene.arrange_tableau(empty_tableau(seen, sorting) if starts else tableau_of(seen, sorting))
        elif starts:
            yield from gather_all(self, seen)

    def _tell(self, event: Event, seen: Observation, swept: set[int], *, is_last: bool) -> Iterator[QAbstractAnimation]:
        match event:
            case CardPlayed(seat, card):
                yield from play(self, seat, card, event, seen)
            case CardsCaptured(seat, card, taken):
                yield from capture(self, seat, card, taken, card in swept, seen)
            case LeftoversTaken(seat, cards):
                yield from take_leftovers(self, seat, cards, event, seen)
            case TrickTaken(seat, cards):
                if is_last:
                    self.turn_over()
                yield from take_trick(self, seat, cards, event, seen)
            case TrumpSwapped(seat, seven, taken):
                yield from swap(self, seat, seven, taken, event, seen)
            case DealVoided(cards):
                yield from self._void(cards, seen)
            case DealEnded():
                yield from self._end()
            case _:
                pass

    def _void(self, cards: CardSet, seen: Observation) -> Iterator[QAbstractAnimation]:
        """The kings are lit, and a note says what follows, below them so that all of them can be counted."""
        for card in members(cards & RANK_MASK[10]):
            self.scene.card(card).set_glow("possible")
        self.say(dealt_again())
        yield self.pause(timing.REST_VOID)
        self.scene.end_show()
        for item in self.scene.cards.values():
            item.set_glow("")
        yield from gather_all(self, seen)

    def _end(self) -> Iterator[QAbstractAnimation]:
        """Nobody is to play any more; the table is looked at once more before the points are counted."""
        self.turn_over()
        if any(card >= 0 for card in self.tableau.slots):
            self.say(left_to_nobody())
            yield self.pause(timing.REST_LEFT)
        yield self.pause(timing.REST_DEAL)
