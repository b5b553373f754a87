"""What the keyboard and a screen reader find on the table: every card, stack and seat, with its place and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT, members
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.review_texts import pile_now, score_now, stock_now, trump_now
from carte_italiane.ui.table import target_texts as texts
from carte_italiane.ui.table.choosing import moves_with, takeable
from carte_italiane.ui.table.geometry import Box, Spot, height_of, outline
from carte_italiane.ui.table.remarks import why_not

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.controller import TableController
    from carte_italiane.ui.table.seat_layout import Layout
    from carte_italiane.ui.table.tableau import Tableau

#: The rows in which things lie for the arrow keys, from the own hand upwards.
HAND, TABLE, STACKS, SEATS = ROWS = ("hand", "table", "stacks", "seats")


class TargetKey(NamedTuple):
    """The n-th thing of a row."""

    row: str
    number: int


class Target(NamedTuple):
    """Something on the table: a card, or -1 for what is none; where it is; what it is called and what is to be said."""

    key: TargetKey
    card: int
    box: Box
    name: str
    description: str = ""


def targets_of(controller: TableController) -> list[Target]:
    """All there is on the table now, row by row."""
    seen, layout, tableau = controller.scene.seen, controller.scene.layout, controller.scene.tableau
    if seen is None or layout is None or tableau is None:
        return []
    found = _Found(controller, seen, layout, tableau)
    return [*found.hand(), *found.table(), *found.stacks(), *found.seats()]


class _Found(NamedTuple):
    controller: TableController
    seen: Observation
    layout: Layout
    tableau: Tableau

    @property
    def french(self) -> bool:
        return self.controller.scene.theme.is_french

    def hand(self) -> Iterator[Target]:
        """The own cards; when there is none, that there is none."""
        hand = [card for card in self.controller.hand() if card >= 0]
        if not hand:
            yield Target(TargetKey(HAND, 0), -1, self.layout.hand, texts.no_hand(self.controller.watched))
        for number, card in enumerate(hand):
            hint = self.controller.hint
            told = [texts.in_hand(number + 1, len(hand), self.controller.watched), self._effect(card)]
            told.append(texts.is_hinted() if hint is not None and hint.card == card else "")
            yield self._card(TargetKey(HAND, number), card, " ".join(filter(None, told)))

    def _effect(self, card: int) -> str:
        """What a card of the hand would do."""
        choice = self.controller.choice
        if choice is not None and choice.card == card:
            return texts.being_played()
        moves = moves_with(card, self.seen.legal)
        if not moves or isinstance(self.seen.view, BriscolaView):
            return ""
        if len(moves) > 1:
            return texts.may_take(members(takeable(moves)), len(moves), self.french)
        return texts.would_take(members(takeable(moves)), self.french)

    def table(self) -> Iterator[Target]:
        """The table cards in reading order, or the trick in the order played."""
        laid = sorted(self.controller.laid(), key=self._reading_order)
        for number, card in enumerate(laid):
            words = f"{texts.on_table(number + 1, len(laid))} {self._choosable(card)}".strip()
            yield self._card(TargetKey(TABLE, number), card, words)
        for number, (seat, card) in enumerate(self.tableau.trick):
            yield self._card(TargetKey(TABLE, number), card, texts.in_trick(self._name(seat)))

    def _choosable(self, card: int) -> str:
        choice = self.controller.choice
        if choice is None:
            return ""
        if choice.chosen & BIT[card]:
            return texts.chosen()
        return why_not(choice, card, french=self.french) if choice.refuses(card) else texts.can_be_taken()

    def stacks(self) -> Iterator[Target]:
        """The trump, the stock and the piles; each keeps its number when another has gone."""
        middle, seen, turned = self.layout.middle, self.seen, self.tableau.turned
        if turned >= 0:
            yield self._card(TargetKey(STACKS, 0), turned, texts.is_trump())
        if middle.stock is not None:
            name = stock_now(self.tableau)
            if turned < 0 and isinstance(seen.view, BriscolaView):
                name = f"{name} {trump_now(self.tableau, french=self.french)}"
            yield Target(TargetKey(STACKS, 1), -1, _standing(middle.stock, middle.stock_width), name)
        for side in range(seen.view.rules.sides):
            spot, width = self.layout.pile_of(side), self.layout.other_width
            box = _standing(spot, width)
            if self.layout.pile_rotation(side):
                box = Box.around(spot, height_of(width), width)
            name = pile_now(self.tableau, self.controller.scene.names, side, french=self.french)
            yield Target(TargetKey(STACKS, 2 + side), -1, box, name)

    def seats(self) -> Iterator[Target]:
        """The players, and the slip with the score."""
        tableau, scene = self.tableau, self.controller.scene
        for seat, spot in enumerate(self.layout.seats):
            deals, plays = seat == tableau.dealer, seat == tableau.turn
            state = texts.seat_state(len(tableau.hands[seat]), deals=deals, plays=plays)
            yield Target(TargetKey(SEATS, seat), -1, spot.plate, self._name(seat), state)
        yield Target(TargetKey(SEATS, len(self.layout.seats)), -1, scene.slip_box(), score_now(self.seen, scene.names))

    def _card(self, key: TargetKey, card: int, words: str) -> Target:
        return Target(key, card, self._box(card), texts.name_of(card, self.french), words)

    def _name(self, seat: int) -> str:
        names = self.controller.scene.names
        return names[seat] if seat < len(names) else ""

    def _box(self, card: int) -> Box:
        item = self.controller.scene.cards.get(card)
        return outline(item.place) if item is not None and item.place is not None else self.layout.hand

    def _reading_order(self, card: int) -> tuple[float, float]:
        box = self._box(card)
        return round(box.centre.y), box.centre.x


def _standing(spot: Spot, width: float) -> Box:
    return Box.around(spot, width, height_of(width))
