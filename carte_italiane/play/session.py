"""One match in progress: whose turn, what has to be shown, which answer is awaited.

The model is right at once and never waits for pixels: a move makes the new ``Match``, its step is told to whoever
has subscribed, and the next computer player is asked at the same moment. Only the *next* move waits until the table
says ``shown()``. Whatever is asked synchronously may answer synchronously: nothing here recurses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.play.taking_back import before_last_decision, deal_begun
from carte_italiane.rules.house import side_of
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import IllegalMove
from carte_italiane.rules.narration import narrate, narrate_dealing, narrate_void
from carte_italiane.rules.shuffle import first_dealer, shuffled_deck
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from carte_italiane.rules.events import Event
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.scoring import ScoreLine
    from carte_italiane.rules.views import Observation

HUMAN: Final = "human"
#: Aids that a person has used in a match.
HINT: Final = "hint"
UNDO: Final = "undo"
CARDS_SEEN: Final = "seen"
#: The person has played these cards before.
AGAIN: Final = "again"
#: A program of somebody else.
EXTERNAL: Final = "external"


class Player(NamedTuple):
    """Who sits at a seat: a name, and ``human``, ``external`` or the level of a computer player."""

    name: str
    kind: str


class Step(NamedTuple):
    """What the table has to show: events, and what is seen when they are over. No events: show it at once."""

    events: tuple[Event, ...]
    seen: Observation


class Request(NamedTuple):
    """A computer player's turn to think; ``ticket`` marks the answer, ``seed`` makes it reproducible."""

    ticket: int
    level: str
    seen: Observation
    seed: int


class Session:
    """A match of the person at seat 0 (or of computer players only) under a deal number."""

    seat: Final = 0

    def __init__(
        self,
        match: Match,
        players: tuple[Player, ...],
        number: int,
        ask: Callable[[Request], None],
        decks: tuple[bytes, ...] = (),
    ) -> None:
        if len(players) != match.rules.players:
            raise ValueError(f"{match.rules.players} players are needed, not {len(players)}")
        self.players = players
        self.number = number
        self.match = match
        #: What the person was helped by: a match with aids is marked.
        self.aids: set[str] = set()
        #: What else the record noted that this match came from.
        self.noted: Mapping[str, object] = {}
        self._ask = ask
        self._decks = decks
        self._tell: list[Callable[[Step], None]] = []
        self._tell_deal_end: list[Callable[[], None]] = []
        self._tell_change: list[Callable[[], None]] = []
        self._ticket = 0
        self._chosen: Move | None = None
        self._showing = False
        self._pumping = False
        self._wants_deal = False
        self._resuming = False

    @classmethod
    def start(cls, rules: Rules, players: tuple[Player, ...], number: int, ask: Callable[[Request], None]) -> Session:
        """A new match; the deal number fixes its first dealer and all its decks."""
        return cls(Match.start(rules, first_dealer(number, rules)), players, number, ask)

    def again(self) -> Session:
        """The same match from its beginning: the same players, first dealer and decks."""
        match = Match.start(self.rules, self.match.first_dealer)
        again = Session(match, self.players, self.number, self._ask, self._all_decks())
        if not self.is_watched:
            again.aids.add(AGAIN)
        return again

    def _all_decks(self) -> tuple[bytes, ...]:
        dealt = tuple(deal.deck for deal in self.match.deals)
        return dealt + self._decks[len(dealt) :]

    @property
    def number_tells_all(self) -> bool:
        """The deal number alone gives these cards; not so in a record with decks of its own."""
        return self.match.first_dealer == first_dealer(self.number, self.rules) and all(
            deck == shuffled_deck(self.number, self.rules, index) for index, deck in enumerate(self._all_decks())
        )

    @property
    def rules(self) -> Rules:
        """The rules of this match."""
        return self.match.rules

    def subscribe(self, tell: Callable[[Step], None]) -> None:
        """Have every step told; the last subscriber answers it by ``shown()``."""
        self._tell.append(tell)

    def on_deal_end(self, tell: Callable[[], None]) -> None:
        """Have the end of every deal told, once it has been shown."""
        self._tell_deal_end.append(tell)

    def on_change(self, tell: Callable[[], None]) -> None:
        """Have everything told that the record of this match does not hold yet: moves, deals, aids, what is undone."""
        self._tell_change.append(tell)

    @property
    def is_watched(self) -> bool:
        """A computer player sits at the person's seat: the person only looks on."""
        return self.players[self.seat].kind != HUMAN

    def helped_by(self, aid: str) -> None:
        """Mark the match: the person was helped. Who only looks on is helped by nothing."""
        if aid not in self.aids and not self.is_watched:
            self.aids.add(aid)
            self._changed()

    def observation(self) -> Observation:
        """What the person's seat may know now; there must have been a deal."""
        return self.match.observe(self.seat)

    def can_play(self) -> bool:
        """The person is to move, and everything before has been shown."""
        return not self._showing and self._chosen is None and self._human_to_move()

    @property
    def is_showing(self) -> bool:
        """The last step has been told, and the table has not said yet that it is shown."""
        return self._showing

    def submit(self, move: Move) -> None:
        """The person's move. Raises ``IllegalMove`` when it is not theirs to make; nothing is changed then."""
        if not self.can_play():
            raise IllegalMove("it is not your turn")
        if move not in self.match.legal_moves():
            raise IllegalMove("this card cannot be played so")
        self._chosen = move
        self._pump()

    def answer(self, ticket: int, move: Move) -> None:
        """A computer player's move. Stale tickets are dropped; raises ``IllegalMove`` for an impossible one."""
        if ticket != self._ticket or self._chosen is not None or not self.is_thinking():
            return
        if move not in self.match.legal_moves():
            raise IllegalMove("a computer player answered with an impossible move")
        self._chosen = move
        self._pump()

    def is_thinking(self) -> bool:
        """A computer player is to move."""
        return self.match.is_playing and not self._human_to_move()

    def shown(self) -> None:
        """The table has shown the last step."""
        if self._showing:
            self._showing = False
            if self.match.deals and self.match.deal.is_complete:
                for tell in self._tell_deal_end:
                    tell()
            self._pump()

    def resume(self) -> None:
        """Show the match as it stands, and go on with it: after loading."""
        if self.match.deals:
            self._resuming = True
            self._pump()
        else:
            self.next_deal()

    def next_deal(self) -> None:
        """Deal, at the start of the match or after a finished deal; does nothing at any other time."""
        if self.match.needs_deck:
            self._wants_deal = True
            self._pump()

    def can_undo(self) -> bool:
        """The person has decided something in this deal, and the result of the match has not been shown."""
        return self._before_undo() is not None

    def undo(self) -> bool:
        """Back to the person's previous decision in this deal; what was thought, moved or drawn since is undone."""
        earlier = self._before_undo()
        if earlier is not None:
            self._go_back(earlier, UNDO)
        return earlier is not None

    def can_deal_again(self) -> bool:
        """There is something to begin again with the cards of this deal."""
        return bool(self.match.deals and self.match.deal.moves) and self._may_go_back()

    def deal_again(self) -> None:
        """Begin the last deal again, with the same cards."""
        if self.can_deal_again():
            self._go_back(deal_begun(self.match), AGAIN)

    def meta(self) -> dict[str, object]:
        """What the record of this match notes besides the game itself (records.md)."""
        aids = {"aids": sorted(self.aids)} if self.aids else {}
        return {**self.noted, "deal_number": self.number, **aids}

    def last_score(self) -> tuple[ScoreLine, ...]:
        """The lines of the finished deal."""
        return self.match.deal.state.score()

    def score_history(self) -> tuple[tuple[int, ...], ...]:
        """Match scores by side after each complete deal."""
        totals = [(0,) * self.rules.sides]
        for deal in self.match.deals:
            if deal.is_complete:
                columns = zip(*(line.points for line in deal.state.score()), strict=True)
                totals.append(tuple(old + sum(column) for old, column in zip(totals[-1], columns, strict=True)))
        return tuple(totals[1:])

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        players = self.rules.players
        return tuple(seat for seat in range(players) if side_of(seat, players) == side)

    def _human_to_move(self) -> bool:
        return self.match.is_playing and self.players[self.match.deal.state.turn].kind == HUMAN

    def _may_go_back(self) -> bool:
        return not self.is_watched and (self._showing or not self.match.is_over)

    def _before_undo(self) -> Match | None:
        return before_last_decision(self.match, self.seat) if self._may_go_back() else None

    def _go_back(self, match: Match, aid: str) -> None:
        """Go on from an earlier state; the answer of whoever is thinking is no longer wanted."""
        self.aids.add(aid)
        self.match = match
        self._chosen = None
        self._showing = self._wants_deal = False
        self._resuming = True
        self._pump()

    def _changed(self) -> None:
        for tell in self._tell_change:
            tell()

    def _pump(self) -> None:
        """Tell steps until one has to be shown or somebody has to choose."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while (step := self._next_step()) is not None:
                self._showing = True
                self._changed()
                self._think()
                for tell in self._tell:
                    tell(step)
        finally:
            self._pumping = False

    def _next_step(self) -> Step | None:
        if self._showing:
            return None
        if self._resuming:
            self._resuming = False
            return Step((), self.observation())
        if self.match.needs_deck and (self._wants_deal or (self.match.deals and self.match.deal.is_void)):
            return self._deal()
        if self._chosen is None:
            return None
        before, move, self._chosen = self.observation().view, self._chosen, None
        self.match = self.match.played(move)
        seen = self.observation()
        return Step(narrate(before, move, seen.view), seen)

    def _deal(self) -> Step:
        """Deal the next deck; after a void deal its cards are gathered first."""
        self._wants_deal = False
        events: tuple[Event, ...] = ()
        if self.match.deals and self.match.deal.is_void:
            view = self.observation().view
            events = narrate_void(view) if isinstance(view, ScopaView) else ()
        index = len(self.match.deals)
        known = index < len(self._decks)
        self.match = self.match.with_deck(
            self._decks[index] if known else shuffled_deck(self.number, self.rules, index)
        )
        seen = self.observation()
        return Step(events + narrate_dealing(seen), seen)

    def _think(self) -> None:
        """Ask the computer player who is to move, if one is."""
        self._ticket += 1
        if self.is_thinking():
            deal = self.match.deal
            seat = deal.state.turn
            seed = hash((self.number, len(self.match.deals), len(deal.moves))) & 0x3FFFFFFF
            self._ask(Request(self._ticket, self.players[seat].kind, self.match.observe(seat), seed))
