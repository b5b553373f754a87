"""What is heard: every event as a sentence in each language, whole deals, and nothing that a table would hide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.cards import BIT, Card, CardSet, members, parse_card
from carte_italiane.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    DealEnded,
    Event,
    LeftoversTaken,
    PacketDealt,
    SweepMade,
    TableDealt,
    TrickTaken,
    TrumpSwapped,
)
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.narration import narrate, narrate_dealing, narrate_void
from carte_italiane.rules.views import BriscolaView, Observation, ScopaView
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.table.announcements import Teller
from carte_italiane.ui.translation import LANGUAGES, install_language

from .conftest import dealt, positions
from .looking import with_table

NAMES = {
    "en": ("You", "Beppe", "Rosa", "Tonio"),
    "it": ("Tu", "Beppe", "Rosa", "Tonio"),
    "ru": ("Вы", "Беппе", "Роза", "Тонио"),
}


@pytest.fixture(autouse=True)
def english_after(qapp: QApplication) -> Iterator[None]:
    yield
    install_language("en")


def card(text: str) -> Card:
    return parse_card(text)


def cards(text: str) -> CardSet:
    return sum(BIT[parse_card(name)] for name in text.split())


def teller(seen: Observation, language: str, *, french: bool = False) -> Teller:
    install_language(language)
    return Teller(seen, NAMES[language], french)


MIDDLE_OF_SCOPA = list(positions(ScopaRules(), 3))[4].observe(0)
MIDDLE_OF_BRISCOLA = list(positions(BriscolaRules(4), 3))[4].observe(0)

SCOPA_EVENTS: list[tuple[tuple[Event, ...], dict[str, str]]] = [
    (
        (CardPlayed(0, card("5C")),),
        {
            "en": "You lay the five of cups.",
            "it": "Cali il cinque di coppe.",
            "ru": "Вы выкладываете пятёрку кубков.",
        },
    ),
    (
        (CardPlayed(1, card("AD")),),
        {
            "en": "Beppe lays the ace of coins.",
            "it": "Beppe cala l’asso di denari.",
            "ru": "Беппе выкладывает туза денари.",
        },
    ),
    (
        (CardPlayed(0, card("RS")), CardsCaptured(0, card("RS"), cards("3D 5C 2B"))),
        {
            "en": "You take the three of coins, the five of cups and the two of clubs with the king of swords.",
            "it": "Prendi il tre di denari, il cinque di coppe e il due di bastoni con il re di spade.",
            "ru": "Вы берёте тройку денари, пятёрку кубков и двойку жезлов королём мечей.",
        },
    ),
    (
        (CardPlayed(2, card("7D")), CardsCaptured(2, card("7D"), cards("7B")), SweepMade(2, card("7D"))),
        {
            "en": "Rosa takes the seven of clubs with the seven of coins. Scopa: Rosa sweeps the table!",
            "it": "Rosa prende il sette di bastoni con il sette di denari. Scopa: la fa Rosa!",
            "ru": "Роза берёт семёрку жезлов семёркой денари. Скопа! Её делает Роза.",
        },
    ),
    (
        (CardPlayed(1, card("2C")), LeftoversTaken(0, cards("2C RB")), DealEnded()),
        {
            "en": "Beppe lays the two of cups. "
            "What is left goes to you: the two of cups and the king of clubs. The deal is over.",
            "it": "Beppe cala il due di coppe. "
            "Quello che resta va a te: il due di coppe e il re di bastoni. La smazzata è finita.",
            "ru": "Беппе выкладывает двойку кубков. Остаток достаётся вам: двойка кубков и король жезлов. Кон окончен.",
        },
    ),
    (
        (LeftoversTaken(2, cards("FS")),),
        {
            "en": "What is left goes to Rosa: the jack of swords.",
            "it": "Quello che resta va a Rosa: il fante di spade.",
            "ru": "Остаток забирает Роза: валет мечей.",
        },
    ),
]

BRISCOLA_EVENTS: list[tuple[tuple[Event, ...], dict[str, str]]] = [
    (
        (CardPlayed(0, card("3B")),),
        {"en": "You play the three of clubs.", "it": "Giochi il tre di bastoni.", "ru": "Вы кладёте тройку жезлов."},
    ),
    (
        (CardPlayed(3, card("CB")), TrickTaken(3, (card("3B"), card("CB")))),
        {
            "en": "Tonio plays the knight of clubs. Tonio takes the trick.",
            "it": "Tonio gioca il cavallo di bastoni. La presa va a Tonio.",
            "ru": "Тонио кладёт коня жезлов. Взятку забирает Тонио.",
        },
    ),
    (
        (TrickTaken(0, (card("3B"), card("CB"))), CardDrawn(0, card("AS"), turned_up=False)),
        {
            "en": "You take the trick. You draw the ace of swords.",
            "it": "La presa è tua. Peschi l’asso di spade.",
            "ru": "Взятка ваша. Вы берёте из колоды туза мечей.",
        },
    ),
    (
        (CardDrawn(1, None, turned_up=False),),
        {"en": "Beppe draws a card.", "it": "Beppe pesca una carta.", "ru": "Беппе берёт карту."},
    ),
    (
        tuple(CardDrawn(seat, card("2D") if seat == 0 else None, turned_up=False) for seat in (2, 3, 0, 1)),
        {
            "en": "You draw the two of coins. The others draw a card each.",
            "it": "Peschi il due di denari. Gli altri pescano una carta a testa.",
            "ru": "Вы берёте из колоды двойку денари. Остальные берут по карте.",
        },
    ),
    (
        (CardDrawn(0, card("RC"), turned_up=True),),
        {
            "en": "You draw the trump from under the stock: the king of cups.",
            "it": "Peschi la briscola da sotto il mazzo: il re di coppe.",
            "ru": "Вы берёте козырь из-под колоды: король кубков.",
        },
    ),
    (
        (CardDrawn(2, card("RC"), turned_up=True),),
        {
            "en": "Rosa draws the trump from under the stock: the king of cups.",
            "it": "Rosa pesca la briscola da sotto il mazzo: il re di coppe.",
            "ru": "Роза берёт козырь из-под колоды: король кубков.",
        },
    ),
    (
        (TrumpSwapped(0, card("7C"), card("AC")),),
        {
            "en": "You exchange the seven of cups for the ace of cups.",
            "it": "Scambi il sette di coppe con l’asso di coppe.",
            "ru": "Вы меняете семёрку кубков на туза кубков.",
        },
    ),
    (
        (TrumpSwapped(1, card("7C"), card("AC")),),
        {
            "en": "Beppe exchanges the seven of cups for the ace of cups.",
            "it": "Beppe scambia il sette di coppe con l’asso di coppe.",
            "ru": "Беппе меняет семёрку кубков на туза кубков.",
        },
    ),
    (
        (DealEnded(),),
        {"en": "The deal is over.", "it": "La smazzata è finita.", "ru": "Раздача окончена."},
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("events", "said"), SCOPA_EVENTS)
def test_events_of_scopa(events: tuple[Event, ...], said: dict[str, str], language: str) -> None:
    heard = " ".join(teller(MIDDLE_OF_SCOPA, language)._course(events))
    assert heard == said[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("events", "said"), BRISCOLA_EVENTS)
def test_events_of_briscola(events: tuple[Event, ...], said: dict[str, str], language: str) -> None:
    heard = " ".join(teller(MIDDLE_OF_BRISCOLA, language)._course(events))
    assert heard == said[language]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Beppe deals. You hold the seven of coins, the ace of cups and the king of clubs. On the table lie "
            "the two of coins, the three of coins, the four of coins and the five of coins. It is your turn.",
        ),
        (
            "it",
            "Dà le carte Beppe. Hai in mano il sette di denari, l’asso di coppe e il re di bastoni. In tavola ci sono "
            "il due di denari, il tre di denari, il quattro di denari e il cinque di denari. Tocca a te.",
        ),
        (
            "ru",
            "Сдаёт Беппе. У вас на руках семёрка денари, туз кубков и король жезлов. На столе лежат "
            "двойка денари, тройка денари, четвёрка денари и пятёрка денари. Ваш ход.",
        ),
    ],
)
def test_a_whole_deal_is_told_at_once(language: str, said: str) -> None:
    match = with_table("7D AC RB", "2D 3D 4D 5D")
    seen = match.observe(0)
    assert " ".join(teller(seen, language).tell(narrate_dealing(seen))) == said


def test_with_the_french_deck_cards_have_its_names() -> None:
    match = with_table("7D CC FB", "2D 3C 4S 5B")
    seen = match.observe(0)
    heard = " ".join(teller(seen, "en", french=True).tell(narrate_dealing(seen)))
    assert "the seven of diamonds, the queen of hearts and the jack of clubs" in heard
    assert "coins" not in heard


def test_three_packets_of_scopone_are_one_sentence() -> None:
    seen = dealt(SCOPONE, 5).observe(0)
    said = teller(seen, "en").tell(narrate_dealing(seen))
    assert sum(sentence.startswith("You hold") for sentence in said) == 1
    assert sum(sentence.startswith("On the table") for sentence in said) == 1


def test_briscola_starts_with_its_trump() -> None:
    match = dealt(BriscolaRules(), 4)
    seen = match.observe(0)
    trump = narrate_dealing(seen)[-1].card  # type: ignore[union-attr]
    said = teller(seen, "en").tell(narrate_dealing(seen))
    assert f"The trump is {card_name(trump, Form.THE)}." in said  # type: ignore[arg-type]
    assert said[-1] == "Beppe is to play."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Three kings or more on the table: the cards are dealt again."),
        ("it", "Tre re o più in tavola: smazzata nulla, si ridanno le carte."),
        ("ru", "На столе три короля или больше: кон не состоялся, пересдача."),
    ],
)
def test_a_void_deal_is_told_before_the_next(language: str, said: str) -> None:
    void = with_table("7D AC RB", "RD RC RS 5D")
    view = void.observe(0).view
    assert isinstance(view, ScopaView)
    assert void.needs_deck
    first = teller(void.observe(0), language).tell(narrate_dealing(void.observe(0)))
    assert not any(turn in first for turn in ("It is your turn.", "Tocca a te.", "Ваш ход."))
    again = void.with_deck(bytes(range(40)))
    seen = again.observe(0)
    heard = teller(seen, language).tell((*narrate_void(view), *narrate_dealing(seen)))
    assert heard[0] == said
    assert len(heard) > 3


def test_new_hands_are_told_with_the_move_that_brought_them() -> None:
    steps = list(told(ScopaRules(), 3, "en"))
    with_packets = [said for events, said in steps if any(isinstance(event, PacketDealt) for event in events)][1:]
    assert len(with_packets) == 5
    for said in with_packets:
        assert said[1] == "Everybody gets 3 more cards."
        assert said[2].startswith("You hold ")
    assert "The stock is used up." in with_packets[-1]


def test_only_the_own_turn_is_announced_in_the_midst_of_a_deal() -> None:
    for rules in (ScopaRules(3, 11), BriscolaRules(4)):
        match = dealt(rules, 2)
        while match.is_playing:
            before, move = match.observe(0).view, match.legal_moves()[0]
            match = match.played(move)
            seen = match.observe(0)
            said = teller(seen, "en").tell(narrate(before, move, seen.view))
            assert ("It is your turn." in said) == (match.is_playing and seen.view.turn == 0)
            assert not any("is to play" in sentence for sentence in said)


def test_the_seven_exchange_is_offered_in_words() -> None:
    for number in range(40):
        for match in positions(BriscolaRules(seven_exchange=True), number):
            seen = match.observe(0)
            if SWAP in seen.legal:
                said = teller(seen, "it").stands()
                assert said[-1].startswith("Puoi scambiare il sette di ")
                return
    raise AssertionError("no such position")


# ---------------------------------------------------------------------- whole deals


def told(rules: Rules, number: int, language: str) -> Iterator[tuple[tuple[Event, ...], list[str]]]:
    """The steps of a deal at random as the person hears them."""
    course = positions(rules, number)
    match = next(course)
    seen = match.observe(0)
    yield narrate_dealing(seen), teller(seen, language).tell(narrate_dealing(seen))
    for after in course:
        move = after.deal.moves[-1]
        events = narrate(match.observe(0).view, move, after.observe(0).view)
        yield events, teller(after.observe(0), language).tell(events)
        match = after


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_comes_to_the_table_is_named_exactly_once(rules: Rules, language: str) -> None:
    """First table, plays and captures: enough to know at any time what lies there."""
    played: list[Card] = []
    for events, said in told(rules, 6, language):
        for event in events:
            if isinstance(event, TableDealt):
                played += event.cards
                assert all(" ".join(said[2:]).count(card_name(dealt, Form.THE)) == 1 for dealt in event.cards)
            if not isinstance(event, CardPlayed):
                continue
            taken = next((other.taken for other in events if isinstance(other, CardsCaptured)), 0)
            by = card_name(event.card, Form.WITH if taken else Form.OBJECT)
            assert said[0].count(by) == 1
            assert said[0].endswith(f"{by}.")
            for other in members(taken):
                assert said[0].count(card_name(other, Form.OBJECT)) == 1
            played.append(event.card)
    assert len(played) == len(set(played)) == (39 if rules.game == "briscola" and rules.players == 3 else 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hidden_card_is_ever_named(rules: Rules, language: str) -> None:
    match = dealt(rules, 8)
    while match.is_playing:
        before, move = match.observe(0).view, match.legal_moves()[-1]
        match = match.played(move)
        seen = match.observe(0)
        heard = " ".join(teller(seen, language).tell(narrate(before, move, seen.view)))
        for hidden in members(hidden_cards(match)):
            for form in (Form.THE, Form.OBJECT, Form.WITH):
                assert card_name(hidden, form) not in heard


def hidden_cards(match: Match) -> CardSet:
    """Cards that seat 0 has not seen: neither held, nor lying open, nor played, nor shown."""
    seen = match.observe(0)
    known = sum(seen.view.hands_seen)  # no card is in two hands
    for move in match.deal.moves:
        known |= 0 if move == SWAP else BIT[card_of(move)] | taken_by(move)
    for laid in seen.laid:
        known |= BIT[laid]
    turned = getattr(seen.view, "turned", -1)
    known |= getattr(seen.view, "table", 0) | (BIT[turned] if turned >= 0 else 0)
    known |= BIT[seen.view.trump_card] if isinstance(seen.view, BriscolaView) else 0
    return ((1 << 40) - 1) & ~known


def test_a_match_that_is_opened_is_told_as_it_stands() -> None:
    said = teller(MIDDLE_OF_SCOPA, "en").stands()
    assert said[0].startswith("You hold ")
    assert said[1].startswith("On the table ") or said[1] == "The table is empty."
