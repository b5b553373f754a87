"""Moments of play for contact sheets: full and late tables, and a step for every kind of animation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from carte_italiane.cards import BIT, SETTEBELLO, count
from carte_italiane.rules.events import (
    CardDrawn,
    Event,
    LeftoversTaken,
    SweepMade,
    TrickTaken,
    TrumpSwapped,
)
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import Move, card_of, taken_by
from carte_italiane.rules.narration import narrate, narrate_dealing, narrate_void
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.rules.views import ScopaView

VARIETIES: dict[str, Rules] = {
    "scopa for two": ScopaRules(),
    "scopa for three": ScopaRules(players=3, target=16, napola=True),
    "scopa in pairs": ScopaRules(players=4, target=21),
    "scopone": SCOPONE,
    "scopone, ten cards": ScopaRules(players=4, cards_each=10),
    "briscola for two": BriscolaRules(seven_exchange=True),
    "briscola for three": BriscolaRules(players=3),
    "briscola in pairs": BriscolaRules(players=4, wins=2),
}
TRIED = range(1, 400)

Step = tuple[Match, Match, tuple[Event, ...]]


def moments() -> Iterator[tuple[str, Match]]:
    """Each variety as dealt, with the most cards on the table, and late with sweeps and piles."""
    for name, rules in VARIETIES.items():
        yield f"{name}: dealt", next(course(rules, 7))
        courses = [list(course(rules, number, spare=True)) for number in range(1, 30)]
        yield f"{name}: full", max((match for one in courses for match in one), key=laid)
        courses = [list(course(rules, number)) for number in range(1, 60)]
        late = max(courses, key=lambda one: sweeps(one[-1]))
        yield f"{name}: late", late[len(late) * 4 // 5]


def laid(match: Match) -> int:
    """How many cards lie on the table."""
    return len(match.observe(0).laid) if match.is_playing else 0


def sweeps(match: Match) -> int:
    """How many sweeps lie in the piles."""
    view = match.observe(0).view
    return count(view.sweep_cards) if isinstance(view, ScopaView) else 0


def course(rules: Rules, number: int, *, spare: bool = False) -> Iterator[Match]:
    """A deal played at random; ``spare``: nothing is taken that can be left."""
    match = Match.start(rules, number % rules.players)
    index = 0
    while match.needs_deck:
        match = match.with_deck(shuffled_deck(number, rules, index))
        index += 1
    chance = random.Random(number)
    yield match
    while match.is_playing:
        legal = match.legal_moves()
        sparing = [move for move in legal if not taken_by(move)] if spare else []
        match = match.played(chance.choice(sparing or legal))
        yield match


def animations() -> Iterator[tuple[str, Match | None, Match, tuple[Event, ...]]]:
    """A name, the match before and after, and what is told of the step between."""
    for name, rules in (("scopa", VARIETIES["scopa for two"]), ("scopone", SCOPONE), ("briscola", BriscolaRules())):
        match = next(course(rules, 7))
        yield f"deal-{name}", None, match, narrate_dealing(match.observe(0))
    scopa = VARIETIES["scopa for two"]
    yield "capture", *found(scopa, lambda move, events: count(taken_by(move)) == 3 and plain(events))
    yield "scopa", *found(SCOPONE, lambda _move, events: has(events, SweepMade))
    yield "settebello", *found(SCOPONE, takes_settebello)
    yield "trick", *found(VARIETIES["briscola in pairs"], lambda _move, events: has(events, TrickTaken))
    yield "draw", *found(VARIETIES["briscola for three"], lambda _move, events: has(events, CardDrawn))
    yield "swap", *found(VARIETIES["briscola for two"], lambda _move, events: has(events, TrumpSwapped))
    yield "leftovers", *found(VARIETIES["scopa for three"], lambda _move, events: has(events, LeftoversTaken))
    yield "void", *void_deal()


def found(rules: Rules, wanted: Callable[[Move, tuple[Event, ...]], bool]) -> Step:
    """The first step of which something is true."""
    for number in TRIED:
        before = None
        for match in course(rules, number):
            if before is not None:
                move = match.deal.moves[-1]
                events = narrate(before.observe(0).view, move, match.observe(0).view)
                if wanted(move, events):
                    return before, match, events
            before = match
    raise LookupError("it never came to that")


def has(events: tuple[Event, ...], kind: type[Event]) -> bool:
    """One of the events is of a kind."""
    return any(isinstance(event, kind) for event in events)


def plain(events: tuple[Event, ...]) -> bool:
    """Neither a sweep nor the end of the deal."""
    return not has(events, SweepMade) and not has(events, LeftoversTaken)


def takes_settebello(move: Move, events: tuple[Event, ...]) -> bool:
    """The settebello is captured, and nothing else happens."""
    return bool(taken_by(move)) and bool((taken_by(move) | BIT[card_of(move)]) & BIT[SETTEBELLO]) and plain(events)


def void_deal() -> Step:
    """A deal with too many kings on the table, and the one that follows."""
    rules = VARIETIES["scopa for two"]
    for number in range(1, 3000):
        before = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
        view = before.observe(0).view
        if before.deal.is_void and isinstance(view, ScopaView):
            after = before.with_deck(shuffled_deck(number, rules, 1))
            return before, after, narrate_void(view) + narrate_dealing(after.observe(0))
    raise LookupError("no deal is void")
