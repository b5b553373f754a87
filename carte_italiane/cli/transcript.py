"""A record as text for people: who played, every deal move by move with all hands open, the score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import card_text, lowest, members
from carte_italiane.cli.score_sheet import score_sheet
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.events import (
    CardDrawn,
    CardsCaptured,
    LeftoversTaken,
    PacketDealt,
    SweepMade,
    TrickTaken,
    TrumpSwapped,
)
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.match import Match, points_of
from carte_italiane.rules.moves import SWAP, card_of, move_text
from carte_italiane.rules.narration import narrate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from carte_italiane.cards import Card
    from carte_italiane.play.record import Record
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.match import PlayedDeal
    from carte_italiane.rules.moves import Move

_GAMES = {"scopa": "Scopa", "scopone": "Scopone", "briscola": "Briscola"}


def transcript(record: Record) -> Iterator[str]:
    """The lines of a record."""
    match = record.match
    names = seat_names(record)
    yield _title(match.rules)
    width = max(map(len, names))
    for name, player in zip(names, record.players, strict=False):
        yield f"  {name:<{width}}  {player.kind}"
    scores: tuple[int, ...] = (0,) * match.rules.sides
    for number, deal in enumerate(match.deals, 1):
        yield ""
        yield from _deal_lines(number, deal, names)
        if deal.is_complete:
            lines = deal.state.score()
            scores = tuple(old + new for old, new in zip(scores, points_of(lines), strict=True))
            yield ""
            yield from score_sheet(match.rules, lines, scores, side_names(names, match.rules))
    yield ""
    yield from _end_lines(match, names)


def seat_names(record: Record) -> list[str]:
    """What the seats are called: the names of the players, or their numbers."""
    named = [printable(player.name).strip() for player in record.players]
    return [name or f"Seat {seat}" for seat, name in enumerate(named or [""] * record.match.rules.players)]


def side_names(names: Sequence[str], rules: Rules) -> list[str]:
    """What the sides are called: partners together."""
    return [" & ".join(names[side :: rules.sides]) for side in range(rules.sides)]


def printable(text: str) -> str:
    """Text that does nothing to a terminal."""
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text)


def _title(rules: Rules) -> str:
    words = [f"{_GAMES[rules.game]}, {rules.players} players"]
    if isinstance(rules, BriscolaRules):
        words.append("one deal" if rules.wins == 1 else f"first to {rules.wins} deals")
        words += ["seven exchange"] if rules.seven_exchange else []
    else:
        words.append(f"to {rules.target} points")
        words += [f"{rules.cards_each} cards each"] if rules.game == "scopone" else []
        words += ["napola"] if rules.napola else []
        words += [] if rules.redeal_on_kings else ["no new deal on kings"]
    return ", ".join(words)


def _deal_lines(number: int, deal: PlayedDeal, names: Sequence[str]) -> Iterator[str]:
    course = Match.start(deal.state.rules, deal.dealer).with_deck(deal.deck).deal
    trump = f", {card_text(course.state.trump_card)} is turned up" if isinstance(course.state, BriscolaDeal) else ""
    yield f"Deal {number}: {names[deal.dealer]} deals{trump}"
    width = max(5, *map(len, names))
    if course.laid:
        yield f"      {'table':<{width}}  {_cards(course.laid)}"
    yield from (f"      {line}" for line in _hands(course.state, names, width))
    if deal.is_void:
        yield "  void: three or more kings on the table; the same player deals again"
    elif deal.moves:
        yield ""
    for place, move in enumerate(deal.moves, 1):
        before, course = course.state, course.played(move)
        yield from _move_lines(place, before, move, course.state, names, width)


def _hands(state: Deal, names: Sequence[str], width: int) -> Iterator[str]:
    """The hands, beginning with the player to move."""
    for place in range(len(names)):
        seat = (state.turn + place) % len(names)
        yield f"{names[seat]:<{width}}  {_cards(members(state.hand(seat)))}"


def _move_lines(place: int, before: Deal, move: Move, after: Deal, names: Sequence[str], width: int) -> Iterator[str]:
    """A numbered line for the move, then what followed of itself."""
    seat = before.turn
    events = narrate(before.view(seat), move, after.view(seat))
    done = [told for told in (_done(event) for event in events) if told]
    card = "swap" if move == SWAP else card_text(card_of(move))
    yield f"{place:>4}  {names[seat]:<{width}}  {card} {', '.join(done)}".rstrip()
    yield from _followed(events, before, after, names, width)


def _done(event: Event) -> str:
    """What the player did with the card."""
    if isinstance(event, CardsCaptured):
        return f"takes {_cards(members(event.taken))}"
    if isinstance(event, SweepMade):
        return "a sweep!"
    if isinstance(event, TrumpSwapped):
        return f"lays {card_text(event.seven)} under the stock for {card_text(event.taken)}"
    return ""


def _followed(events: Iterable[Event], before: Deal, after: Deal, names: Sequence[str], width: int) -> Iterator[str]:
    margin = " " * 6
    drawn: list[str] = []
    dealt = False
    for event in events:
        if isinstance(event, TrickTaken):
            yield f"{margin}{names[event.seat]} takes the trick {_cards(event.cards)}"
        elif isinstance(event, LeftoversTaken):
            yield f"{margin}{names[event.seat]} takes what is left: {_cards(members(event.cards))}"
        elif isinstance(event, CardDrawn):
            card = lowest(after.hand(event.seat) & ~before.hand(event.seat))
            drawn.append(f"{names[event.seat]} {card_text(card)}")
        elif isinstance(event, PacketDealt):
            dealt = True
    if drawn:
        yield f"{margin}drawn: {', '.join(drawn)}"
    if dealt:
        yield ""
        yield from (f"{margin}{line}" for line in _hands(after, names, width))
        yield ""


def _end_lines(match: Match, names: Sequence[str]) -> Iterator[str]:
    """How the match ended, or where the record breaks off and what may come next."""
    scores = ", ".join(
        f"{side} {score}" for side, score in zip(side_names(names, match.rules), match.scores, strict=True)
    )
    if match.is_over:
        side = match.winner
        verdict = "is drawn" if side is None else f"is won by {side_names(names, match.rules)[side]}"
        counted_out = side is not None and match.scores.count(match.scores[side]) > 1
        yield f"The match {verdict}{', counted out' if counted_out else ''}: {scores}"
    elif match.needs_deck:
        yield f"The match goes on: {scores}; {names[match.next_dealer]} deals next"
    else:
        turn = match.deal.state.turn
        yield f"The record ends here: {scores}; {names[turn]} is to move"
        yield f"  table     {_cards(match.deal.laid) or 'empty'}"
        yield f"  hand      {_cards(members(match.deal.state.hand(turn)))}"
        yield f"  possible  {', '.join(move_text(move) for move in match.legal_moves())}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(card_text(card) for card in cards)
