"""Whole matches as text, as the person at seat 0 sees them: what the golden files hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import card_text, cards_text
from carte_italiane.rules.dice import Dice
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
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.narration import narrate, narrate_dealing, narrate_void
from carte_italiane.rules.shuffle import first_dealer, shuffled_deck
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from carte_italiane.cards import Card
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.scoring import ScoreLine

GOLDEN: Final = Path(__file__).parent / "golden"
VIEWER: Final = 0

#: Rules and deal number by name of the golden file.
MATCHES: Final[dict[str, tuple[Rules, int]]] = {
    "scopa-two-players": (ScopaRules(2, 11), 1),
    "scopa-two-players-void-deal": (ScopaRules(2, 11), 246),
    "scopa-three-players": (ScopaRules(3, 16), 2),
    "scopa-pairs-napola": (ScopaRules(4, 21, napola=True), 1),
    "scopone-nine-cards": (SCOPONE, 4),
    "scopone-ten-cards": (ScopaRules(4, 11, napola=True, cards_each=10), 1),
    "scopone-counted-out": (SCOPONE, 218),
    "briscola-two-players": (BriscolaRules(2), 7),
    "briscola-two-players-series": (BriscolaRules(2, 2, seven_exchange=True), 17),
    "briscola-three-players": (BriscolaRules(3, 1, seven_exchange=True), 3),
    "briscola-pairs": (BriscolaRules(4, 2, seven_exchange=True), 1),
}


def transcript(rules: Rules, number: int) -> str:
    """The match of this deal number, played by dice."""
    return "\n".join(_lines(rules, number)) + "\n"


def _lines(rules: Rules, number: int) -> Iterator[str]:
    dice = Dice(number)
    match = Match.start(rules, first_dealer(number, rules))
    yield f"{rules}"
    while not match.is_over:
        if match.needs_deck:
            match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
            yield f"\ndeal {len(match.deals)} by seat {match.deal.dealer}"
            yield _told(narrate_dealing(match.observe(VIEWER)))
            view = match.deal.state.view(VIEWER)
            yield f"hand {cards_text(view.hand)}"
            if match.deal.is_void and isinstance(view, ScopaView):
                yield _told(narrate_void(view))
            continue
        legal = match.legal_moves()
        move = SWAP if SWAP in legal else legal[dice.below(len(legal))]
        before, match = match, match.played(move)
        yield _told(narrate(before.deal.state.view(VIEWER), move, match.deal.state.view(VIEWER)))
        if match.deal.is_complete:
            yield from (_score(line) for line in match.deal.state.score())
            yield f"scores {list(match.scores)}"
    yield f"\nwinner {match.winner}"


def _score(line: ScoreLine) -> str:
    cards = " | ".join(cards_text(own) or "-" for own in line.cards)
    return f"{line.category} {list(line.counts)} winner {line.winner} points {list(line.points)}: {cards}"


def _told(events: Iterable[Event]) -> str:
    return "; ".join(_words(event) for event in events)


def _names(cards: Iterable[Card]) -> str:
    return " ".join(card_text(card) for card in cards)


def _words(event: Event) -> str:
    """One event in a few words."""
    match event:
        case PacketDealt(seat, size):
            return f"{size} to {seat}"
        case TableDealt(cards):
            return f"table {_names(cards)}"
        case TrumpTurned(card):
            return f"trump {card_text(card)}"
        case DealVoided(cards):
            return f"void {cards_text(cards)}"
        case CardPlayed(seat, card):
            return f"{seat} plays {card_text(card)}"
        case CardsCaptured(seat, card, taken):
            return f"{seat} takes {cards_text(taken)} with {card_text(card)}"
        case SweepMade(seat, card):
            return f"{seat} sweeps with {card_text(card)}"
        case LeftoversTaken(seat, cards):
            return f"{seat} gets the leftovers {cards_text(cards)}"
        case TrickTaken(seat, cards):
            return f"{seat} takes the trick {_names(cards)}"
        case CardDrawn(seat, card, turned_up):
            named = "a card" if card is None else card_text(card)
            return f"{seat} draws {named}" + (", the trump" if turned_up else "")
        case TrumpSwapped(seat, seven, taken):
            return f"{seat} swaps {card_text(seven)} for {card_text(taken)}"
        case DealEnded():
            return "end"
