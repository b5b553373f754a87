"""What happens at the table in whole sentences, for those who hear it: told from what the own seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import members, suit_of
from carte_italiane.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    DealEnded,
    DealVoided,
    LeftoversTaken,
    PacketDealt,
    SweepMade,
    TrickTaken,
    TrumpSwapped,
)
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.views import BriscolaView, ScopaView
from carte_italiane.ui.card_lists import cards_listed
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.review_texts import one_holds, table_now, trump_now, whose_turn, you_hold
from carte_italiane.ui.table.remarks import dealt_again, left_to_nobody
from carte_italiane.ui.table.tableau import NOBODY, is_void, tableau_of
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.cards import Card
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation


class Teller(NamedTuple):
    """Turns the events of one step into sentences.

    ``names`` by seat; the own seat is spoken to as "you", unless it is ``watched``: a computer player sits there.
    """

    seen: Observation
    names: tuple[str, ...]
    french: bool = False
    watched: bool = False

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The sentences of a step: what was done, what followed of itself, and whose turn it is."""
        starts = any(isinstance(event, PacketDealt) for event in events) and not self.seen.moves
        said = [dealt_again()] if any(isinstance(event, DealVoided) for event in events) else []
        said += self._dealing() if starts else self._course(events)
        return [*said, *self._turn()]

    def stands(self) -> list[str]:
        """A match that is opened in the middle: what is seen, and whose turn it is."""
        return [self._hand(), *self._middle(), *self._turn()]

    def _you(self, seat: int) -> bool:
        return seat == self.seen.view.seat and not self.watched

    def _hand(self) -> str:
        tableau, seat = tableau_of(self.seen), self.seen.view.seat
        if self.watched:
            return one_holds(tableau, seat, self.names[seat], french=self.french)
        return you_hold(tableau, seat, french=self.french)

    def _middle(self) -> list[str]:
        if isinstance(self.seen.view, BriscolaView):
            return [trump_now(tableau_of(self.seen), french=self.french)]
        return [table_now(tableau_of(self.seen), self.names, french=self.french)]

    def _dealing(self) -> list[str]:
        """A whole first dealing, however many packets it had."""
        dealer = self.seen.view.dealer
        if self._you(dealer):
            deals = translate("Announcements", "You deal.")
        else:
            deals = translate("Announcements", "%1 deals.").replace("%1", self.names[dealer])
        return [deals, self._hand(), *self._middle()]

    def _course(self, events: Sequence[Event]) -> list[str]:
        said: list[str] = []
        captured = {event.card for event in events if isinstance(event, CardsCaptured)}
        for event in events:
            match event:
                case CardPlayed(seat, card) if card not in captured:
                    said.append(self._plays(seat, card))
                case CardsCaptured(seat, card, taken):
                    said.append(self._takes(seat, card, members(taken)))
                case SweepMade(seat, _):
                    said.append(self._sweeps(seat))
                case LeftoversTaken(seat, cards):
                    said.append(self._left_to(seat, members(cards)))
                case TrickTaken(seat, _):
                    said.append(self._takes_trick(seat))
                case TrumpSwapped(seat, seven, taken):
                    said.append(self._swaps(seat, seven, taken))
                case DealEnded():
                    said += self._ending(events)
                case _:
                    pass
        return said + self._given(events)

    def _plays(self, seat: int, card: Card) -> str:
        name = card_name(card, Form.OBJECT, french=self.french)
        if isinstance(self.seen.view, BriscolaView):
            if self._you(seat):
                return translate("Announcements", "You play %1.").replace("%1", name)
            text = translate("Announcements", "%1 plays %2.", "a player, a card")
        else:
            if self._you(seat):
                return translate("Announcements", "You lay %1.").replace("%1", name)
            text = translate("Announcements", "%1 lays %2.", "a player, a card")
        return text.replace("%1", self.names[seat]).replace("%2", name)

    def _takes(self, seat: int, card: Card, taken: Sequence[Card]) -> str:
        cards = cards_listed(taken, Form.OBJECT, french=self.french)
        by = card_name(card, Form.WITH, french=self.french)
        if self._you(seat):
            text = translate("Announcements", "You take %1 %2.", "cards, with a card")
            return text.replace("%1", cards).replace("%2", by)
        text = translate("Announcements", "%1 takes %2 %3.", "a player, cards, with a card")
        return text.replace("%1", self.names[seat]).replace("%2", cards).replace("%3", by)

    def _sweeps(self, seat: int) -> str:
        if self._you(seat):
            return translate("Announcements", "Scopa: you sweep the table!")
        return translate("Announcements", "Scopa: %1 sweeps the table!").replace("%1", self.names[seat])

    def _left_to(self, seat: int, cards: Sequence[Card]) -> str:
        if self._you(seat):
            text = translate("Announcements", "What is left goes to you: %1.")
        else:
            text = translate("Announcements", "What is left goes to %2: %1.").replace("%2", self.names[seat])
        return text.replace("%1", cards_listed(cards, french=self.french))

    def _takes_trick(self, seat: int) -> str:
        if self._you(seat):
            return translate("Announcements", "You take the trick.")
        return translate("Announcements", "%1 takes the trick.").replace("%1", self.names[seat])

    def _swaps(self, seat: int, seven: Card, taken: Card) -> str:
        if self._you(seat):
            text = translate("Announcements", "You exchange %1 for %2.")
        else:
            text = translate("Announcements", "%3 exchanges %1 for %2.").replace("%3", self.names[seat])
        text = text.replace("%1", card_name(seven, Form.OBJECT, french=self.french))
        return text.replace("%2", card_name(taken, Form.OBJECT, french=self.french))

    def _given(self, events: Sequence[Event]) -> list[str]:
        """Cards from the stock after a move: new hands, or the draw."""
        packets = [event for event in events if isinstance(event, PacketDealt)]
        if packets:
            size = packets[0].size
            more = translate("Announcements", "Everybody gets %n more card(s).", "", PLURAL, size)
            return [more, self._hand(), *self._used_up()]
        draws = [event for event in events if isinstance(event, CardDrawn)]
        if not draws:
            return []
        own_seat = self.seen.view.seat
        others = [event.seat for event in draws if event.seat != own_seat and not event.turned_up]
        own = [self._draws(event) for event in draws if event.seat == own_seat]
        turned = [self._draws(event) for event in draws if event.turned_up and event.seat != own_seat]
        return [*own, *self._others_draw(others), *turned, *self._used_up()]

    def _draws(self, event: CardDrawn) -> str:
        """A draw that this seat sees."""
        you = self._you(event.seat)
        if event.turned_up:
            text = (
                translate("Announcements", "You draw the trump from under the stock: %1.")
                if you
                else translate("Announcements", "%2 draws the trump from under the stock: %1.")
            )
            form = Form.THE
        else:
            text, form = translate("Announcements", "You draw %1."), Form.OBJECT
            if not you:
                text = translate("Announcements", "%2 draws %1.", "a player, a card")
        name = card_name(event.card, form, french=self.french) if event.card is not None else ""
        return text.replace("%1", name).replace("%2", self.names[event.seat])

    def _others_draw(self, seats: Sequence[int]) -> list[str]:
        if not seats:
            return []
        if len(seats) > 1:
            return [translate("Announcements", "The others draw a card each.")]
        return [translate("Announcements", "%1 draws a card.").replace("%1", self.names[seats[0]])]

    def _used_up(self) -> list[str]:
        return [] if self.seen.view.stock_size else [translate("Announcements", "The stock is used up.")]

    def _ending(self, events: Sequence[Event]) -> list[str]:
        view = self.seen.view
        left = isinstance(view, ScopaView) and view.table and not any(isinstance(e, LeftoversTaken) for e in events)
        over = (
            translate("Announcements", "The deal is over.", "Scopa and Scopone")
            if isinstance(view, ScopaView)
            else translate("Announcements", "The deal is over.", "Briscola")
        )
        return [left_to_nobody(), over] if left else [over]

    def _turn(self) -> list[str]:
        """Whose turn it is: always at the start of a deal, later only when it is the own one: others play at once."""
        seen = self.seen
        if seen.view.is_over or is_void(seen):
            return []
        if not self._you(seen.view.turn) and seen.moves:
            return []
        return [whose_turn(tableau_of(seen), NOBODY if self.watched else seen.view.seat, self.names), *self._offer()]

    def _offer(self) -> list[str]:
        """The seven exchange, when it is possible now."""
        view = self.seen.view
        if self.watched or SWAP not in self.seen.legal or not isinstance(view, BriscolaView):
            return []
        text = translate("Announcements", "You may exchange %1 for %2.")
        text = text.replace("%1", card_name(suit_of(view.turned) * 10 + 6, Form.OBJECT, french=self.french))
        return [text.replace("%2", card_name(view.turned, Form.OBJECT, french=self.french))]
