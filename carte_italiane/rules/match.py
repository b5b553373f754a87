"""A match: deals until the target or the series is decided. Values never change; a move makes a new match."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.cards import BIT, CARD_COUNT, members
from carte_italiane.rules.briscola import BriscolaDeal, pack
from carte_italiane.rules.endings import verdict
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.moves import SWAP, IllegalMove, card_of, move_text, taken_by
from carte_italiane.rules.scopa import PACKETS, ScopaDeal
from carte_italiane.rules.views import BriscolaView, Observation

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move, Seat
    from carte_italiane.rules.scoring import ScoreLine
    from carte_italiane.rules.views import View


class BadDeck(ValueError):
    """A deck that is not the pack of this game."""


class PlayedDeal(NamedTuple):
    """A deal with its course. ``state`` is never changed; ``laid`` is the table in the order laid."""

    deck: bytes
    state: Deal
    moves: tuple[Move, ...] = ()
    laid: tuple[Card, ...] = ()

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.state.dealer

    @property
    def is_void(self) -> bool:
        """Gathered and dealt again."""
        return not self.moves and self.state.is_void()

    @property
    def is_complete(self) -> bool:
        """Played to the last card."""
        return self.state.is_over()

    @property
    def is_ended(self) -> bool:
        """Nothing more can be played in it."""
        return self.is_complete or self.is_void

    def played(self, move: Move) -> PlayedDeal:
        """This deal after one more legal move."""
        state = self.state.copy()
        state.play(move)
        return PlayedDeal(self.deck, state, (*self.moves, move), self._laid_after(move, state))

    def _laid_after(self, move: Move, after: Deal) -> tuple[Card, ...]:
        if isinstance(after, BriscolaDeal):
            return after.view(0).trick
        if after.is_over():
            return tuple(members(after.table)) if isinstance(after, ScopaDeal) else ()
        taken = taken_by(move)
        if taken:
            return tuple(card for card in self.laid if not taken & BIT[card])
        return (*self.laid, card_of(move))


class Match(NamedTuple):
    """Rules, first dealer and the deals so far; ``scores`` (by side) count the completed ones.

    Scores are points in Scopa and Scopone, deals won in Briscola. ``winner`` is a side, None while the match goes on
    or when it ended drawn.
    """

    rules: Rules
    first_dealer: int
    deals: tuple[PlayedDeal, ...] = ()
    scores: tuple[int, ...] = ()
    is_over: bool = False
    winner: int | None = None

    @classmethod
    def start(cls, rules: Rules, first_dealer: int) -> Match:
        """A match before its first deal."""
        return cls(rules, first_dealer, (), (0,) * rules.sides)

    @property
    def deal(self) -> PlayedDeal:
        """The last deal; there must be one."""
        return self.deals[-1]

    @property
    def needs_deck(self) -> bool:
        """The next thing to happen is a deal."""
        return not self.is_over and (not self.deals or self.deal.is_ended)

    @property
    def is_playing(self) -> bool:
        """Somebody is to move."""
        return bool(self.deals) and not self.deal.is_ended

    @property
    def next_dealer(self) -> int:
        """Who deals next: the seat after the last dealer, the same after a void deal."""
        if not self.deals:
            return self.first_dealer
        return self.deal.dealer if self.deal.is_void else (self.deal.dealer + 1) % self.rules.players

    def legal_moves(self) -> list[Move]:
        """Moves of the player to move, in the order of records; empty when nobody is."""
        return self.deal.state.legal_moves() if self.is_playing else []

    def with_deck(self, deck: bytes) -> Match:
        """The match after dealing this deck; raises ``BadDeck``, also when no deal is due."""
        if not self.needs_deck:
            raise BadDeck("no deal is due: the match is over, or the last deal is not")
        check_deck(deck, self.rules)
        dealer = self.next_dealer
        if isinstance(self.rules, BriscolaRules):
            return self._with(PlayedDeal(deck, BriscolaDeal(self.rules, deck, dealer).deal_cards()))
        state = ScopaDeal(self.rules, deck, dealer).deal_cards()
        return self._with(PlayedDeal(deck, state, (), first_table(self.rules.cards_each, self.rules.players, deck)))

    def played(self, move: Move) -> Match:
        """The match after a move of the player to move; raises ``IllegalMove``."""
        if move not in self.legal_moves():
            raise IllegalMove(f"{_named(move)} is not possible here")
        deal = self.deal.played(move)
        after = self._replace(deals=(*self.deals[:-1], deal))
        if not deal.is_complete:
            return after
        lines = deal.state.score()
        scores = tuple(old + points for old, points in zip(self.scores, points_of(lines), strict=True))
        is_over, winner = verdict(self.rules, self.scores, lines)
        return after._replace(scores=scores, is_over=is_over, winner=winner)

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know of the last deal."""
        view = self.deal.state.view(seat)
        legal = tuple(self.legal_moves()) if view.turn == seat else ()
        return Observation(view, self.deal.moves, legal, self.deal.laid, self.scores, _as_dealt(self.deal, view))

    def _with(self, deal: PlayedDeal) -> Match:
        return self._replace(deals=(*self.deals, deal))


def _named(move: Move) -> str:
    """Text of a number that may be no move at all."""
    return move_text(move) if move == SWAP or card_of(move) < CARD_COUNT else f"move {move}"


def points_of(lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
    """What a deal's lines add to the scores, by side."""
    return tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))


def first_table(cards_each: int, players: int, deck: bytes) -> tuple[Card, ...]:
    """The first table cards of Scopa or Scopone, in the order laid."""
    place = 0
    laid: list[Card] = []
    for each, to_table in PACKETS[cards_each]:
        place += each * players
        laid.extend(deck[place : place + to_table])
        place += to_table
    return tuple(laid)


def _as_dealt(deal: PlayedDeal, view: View) -> tuple[Card, ...]:
    """The own hand and the first table in the order in which they came."""
    if isinstance(view, BriscolaView):
        return tuple(sorted(members(view.hand), key=lambda card: _came(card, deal, view)))
    table = first_table(view.rules.cards_each, view.rules.players, deal.deck)
    return tuple([card for card in deal.deck if view.hand & BIT[card] or card in table])


def _came(card: Card, deal: PlayedDeal, view: BriscolaView) -> float:
    """When a card of Briscola came to hand: by its place in the deck, unless it lay open under the stock."""
    swapped = deal.moves.index(SWAP) if SWAP in deal.moves else -1
    if card == view.trump_card and swapped >= 0:  # after the cards that were drawn before the exchange
        return (3 + swapped // view.rules.players) * view.rules.players + 0.5
    if card == view.trump_card or (swapped >= 0 and card == view.trump_suit * 10 + 6):
        return CARD_COUNT  # drawn last of all
    return deal.deck.index(card)


def check_deck(deck: bytes, rules: Rules) -> None:
    """Raise ``BadDeck`` unless the deck holds every card of the game's pack once."""
    wanted = members(pack(rules.players if rules.game == "briscola" else 4))
    if sorted(deck) != wanted:
        raise BadDeck(f"{len(wanted)} different cards are needed, this deck has {len(set(deck))} in {len(deck)}")
