"""Events, told afterwards from two views."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.cards import parse_card
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
from carte_italiane.rules.moves import parse_move
from carte_italiane.rules.narration import narrate, narrate_dealing, narrate_void
from tests.rules.positions import cards, dealt, late_briscola, late_scopa, legal, play, scopa_view

if TYPE_CHECKING:
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.events import Event


def told(position: Match | Deal, move: str, seat: int = 0) -> tuple[Event, ...]:
    """What a seat is told of a move."""
    before = position.deal.state if isinstance(position, Match) else position
    chosen = parse_move(move, before.legal_moves())
    after = before.copy()
    after.play(chosen)
    return narrate(before.view(seat), chosen, after.view(seat))


def card(text: str) -> int:
    return int(parse_card(text))


def cards_of(text: str) -> tuple[int, ...]:
    return tuple(card(word) for word in text.split())


SCOPA = ScopaRules(2)


def test_laying_a_card() -> None:
    assert told(dealt(SCOPA, ["6D AC AS"], "RD CD FS 7S"), "6D") == (CardPlayed(0, card("6D")),)


def test_a_capture() -> None:
    assert told(dealt(SCOPA, ["RD AC AS"], "2D 3C 5S FB"), "RD x 2D+FB", seat=1) == (
        CardPlayed(0, card("RD")),
        CardsCaptured(0, card("RD"), cards("2D FB")),
    )


def test_a_sweep() -> None:
    assert told(dealt(SCOPA, ["RD AC AS"], "2D 3C 4S AB"), "RD") == (
        CardPlayed(0, card("RD")),
        CardsCaptured(0, card("RD"), cards("2D 3C 4S AB")),
        SweepMade(0, card("RD")),
    )


def test_a_refill_after_the_last_card_of_a_hand() -> None:
    match = dealt(ScopaRules(3, 16), ["AD 2D 3D", "AC 2C 3C", "AS 2S 3S"], "RD CD FS 7S")
    match = play(match, "2D", "AC", "AS", "AD", "2C", "2S", "3D", "3C")
    assert told(match, "3S")[-3:] == (PacketDealt(0, 3), PacketDealt(1, 3), PacketDealt(2, 3))


def test_the_end_with_leftovers() -> None:
    assert told(late_scopa(SCOPA, ["6D"], "RS 5C", last_taker=1), "6D") == (
        CardPlayed(0, card("6D")),
        LeftoversTaken(1, cards("6D 5C RS")),
        DealEnded(),
    )


def test_the_end_with_a_capture_of_the_last_card_and_leftovers() -> None:
    assert told(late_scopa(SCOPA, ["6D"], "RS 6C"), "6D") == (
        CardPlayed(0, card("6D")),
        CardsCaptured(0, card("6D"), cards("6C")),
        LeftoversTaken(0, cards("RS")),
        DealEnded(),
    )


def test_the_last_card_sweeps_nothing() -> None:
    assert told(late_scopa(SCOPA, ["6D"], "6C"), "6D") == (
        CardPlayed(0, card("6D")),
        CardsCaptured(0, card("6D"), cards("6C")),
        DealEnded(),
    )


def test_the_end_when_nobody_captured() -> None:
    assert told(late_scopa(SCOPA, ["6D"], "RS"), "6D") == (CardPlayed(0, card("6D")), DealEnded())


def test_a_card_in_the_middle_of_a_trick() -> None:
    assert told(dealt(BriscolaRules(2), ["AD RS 2C"], "5B"), "AD", seat=1) == (CardPlayed(0, card("AD")),)


@pytest.mark.parametrize(("seat", "seen"), [(0, (None, "7S")), (1, ("6S", None))])
def test_a_trick_and_drawing_the_winner_first(seat: int, seen: tuple[str | None, str | None]) -> None:
    match = play(dealt(BriscolaRules(2), ["AD RS 2C", "2D AB 4C"], "5B", stock="6S 7S"), "AD")
    first, second = [card(text) if text else None for text in seen]
    assert told(match, "AB", seat) == (
        CardPlayed(1, card("AB")),
        TrickTaken(1, cards_of("AD AB")),
        CardDrawn(1, first, turned_up=False),
        CardDrawn(0, second, turned_up=False),
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_turned_up_trump_is_named_to_all_when_it_is_drawn(seat: int) -> None:
    match = dealt(BriscolaRules(2), table="5B")
    while match.deal.state.view(0).stock_size > 2 or not match.deal.laid:
        match = match.played(match.legal_moves()[0])
    *_, drawn, trump_drawn = told(match, legal(match)[0], seat)
    assert isinstance(drawn, CardDrawn)
    assert trump_drawn == CardDrawn((drawn.seat + 1) % 2, card("5B"), turned_up=True)


def test_the_last_trick() -> None:
    deal = late_briscola(BriscolaRules(2), ["AD", "2D"], "5B")
    deal.play(card("AD"))
    assert told(deal, "2D") == (CardPlayed(1, card("2D")), TrickTaken(0, cards_of("AD 2D")), DealEnded())


def test_the_seven_exchange() -> None:
    match = play(dealt(BriscolaRules(2, seven_exchange=True), ["AD 7B 2C", "2D 4D 6C"], "RB"), "AD", "2D")
    for seat in (0, 1):
        assert told(match, "swap", seat) == (TrumpSwapped(0, card("7B"), card("RB")),)


def test_dealing_scopa() -> None:
    match = dealt(ScopaRules(3, 16), table="RD 2C 5S AB")
    assert narrate_dealing(match.observe(1)) == (
        PacketDealt(0, 3),
        PacketDealt(1, 3),
        PacketDealt(2, 3),
        TableDealt(cards_of("RD 2C 5S AB")),
    )


def test_dealing_starts_after_the_dealer() -> None:
    match = dealt(SCOPA, table="RD RC RS 7D").with_deck(bytes(range(40)))
    assert narrate_dealing(match.observe(0))[0] == PacketDealt(0, 3)


def test_dealing_scopone_in_packets() -> None:
    packets = tuple(PacketDealt(seat, 3) for seat in range(4))
    assert narrate_dealing(dealt(SCOPONE, table="RD 2C 5S AB").observe(0)) == (
        *packets,
        TableDealt(cards_of("RD 2C")),
        *packets,
        TableDealt(cards_of("5S AB")),
        *packets,
    )
    fives = tuple(PacketDealt(seat, 5) for seat in range(4))
    assert narrate_dealing(dealt(ScopaRules(4, 11, cards_each=10)).observe(0)) == (*fives, *fives)


def test_dealing_briscola() -> None:
    assert narrate_dealing(dealt(BriscolaRules(2), table="5B").observe(0)) == (
        PacketDealt(0, 3),
        PacketDealt(1, 3),
        TrumpTurned(card("5B")),
    )


def test_a_void_deal() -> None:
    view = scopa_view(dealt(SCOPA, table="RD RC RS 7D"))
    assert narrate_void(view) == (DealVoided(cards("RD RC RS 7D")),)


def test_views_of_two_games_tell_no_story() -> None:
    scopa, briscola = dealt(SCOPA).deal.state, dealt(BriscolaRules(2)).deal.state
    with pytest.raises(TypeError):
        narrate(scopa.view(0), 0, briscola.view(0))
