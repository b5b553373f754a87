"""Deal numbers: the decks and first dealers they stand for are the same for ever, and bad decks are refused."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from carte_italiane.cards import card_text, members, parse_card
from carte_italiane.rules.briscola import pack
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules, make_rules
from carte_italiane.rules.match import BadDeck, Match, check_deck
from carte_italiane.rules.shuffle import HIGHEST_NUMBER, first_dealer, new_number, shuffled_deck
from tests.rules.varieties import ALL_RULES, WAYS_TO_PLAY, rules_id

#: Rules, deal number, place of the deal in the match, deck. Never change these: people share their deal numbers.
DECKS: Final[list[tuple[Rules, int, int, str]]] = [
    (
        ScopaRules(2),
        1,
        0,
        "7S 2S 5D 6C 5C FD 6S CC 7C FB 7D CB RC AD AS AB 7B 2D RS RB "
        "3B FC 3C AC FS 6D CS 2C 2B 3D CD 5S 4S 3S RD 4B 4C 5B 4D 6B",
    ),
    (
        ScopaRules(2),
        1,
        1,
        "5C 7B AS 4C 5S 4B CB 7S 2C RS 5B 5D 6S 4S CC 6C FB 3D CD FS "
        "2B 7C RC 6D RB 7D FD CS 4D 3C 3B AC AD 6B 3S 2S 2D AB FC RD",
    ),
    (
        ScopaRules(3, 16),
        999999999,
        0,
        "7D FC 6B 2S 7S 7C FD AC AB 7B 3S FS 2B 5C FB 3B 4C 5S 2C 4S "
        "2D 6D 6C 5D CD 3C AD RD CS 3D 4B 4D 5B CB CC AS RC RS RB 6S",
    ),
    (
        ScopaRules(4, 21),
        123456,
        0,
        "AS 6S 5B 4C 7S 7C RD 6B 7D 6D CC 4S 5D 4D 2D FD 2S CD AC FS "
        "3D 5C FC 7B 2B 3B AD FB 5S CB 3S AB 4B 2C CS RC RS RB 6C 3C",
    ),
    (
        SCOPONE,
        1,
        0,
        "6D AB 7C RS 5B AC 4S 5S 3C 4B CB 5D RD 3B FD CC FC 6B 2D CS "
        "2S AD RC 7B 3S AS 2B 7D FB 5C 2C 6S 3D FS CD 4D RB 4C 7S 6C",
    ),
    (
        SCOPONE,
        42,
        7,
        "CD 4B AC AB CS 3D 2C 2S 7D 5B CB 6C RC AS 7B FC FS 6D FB 4D "
        "5D 7S 2D 5C 6B AD 4S RD 7C CC 3B RS 3C 2B 5S 6S 3S FD RB 4C",
    ),
    (
        BriscolaRules(2),
        1,
        0,
        "2D 3C RS CB FB CC 3S 4B FD AC 2B 5B AB 4S 2S 5C AS 5S RC RD "
        "CD RB 6C 4C CS 3D 6S 7D FS 5D 6B 4D 7C FC 3B AD 7S 7B 2C 6D",
    ),
    (
        BriscolaRules(3),
        1,
        0,
        "2B 4B RD 5B 2S RC AC AD 7D 3C 3B 4S CB 5D 4C 5C 7B 3S RB 6C "
        "AB 3D 4D 6B 6S RS CC 7C 5S CS CD 2C 6D FB FD AS FC 7S FS",
    ),
    (
        BriscolaRules(4),
        2024,
        2,
        "2S 6C CD 7S 2B 5S AC 3D 3C 6S RC FC 5D 3B FD RS AB 4D 5B 4C "
        "CB 4B 3S FB AS AD 6D 4S CS RB 5C 7D 7B 2D 2C CC 7C FS RD 6B",
    ),
]

FIRST_DEALERS: Final[list[tuple[Rules, str]]] = [
    (ScopaRules(2), "00111001010100001011"),
    (ScopaRules(3, 16), "01021000000220121200"),
    (ScopaRules(4, 21), "00230331113232111002"),
    (SCOPONE, "33130120210223121002"),
    (BriscolaRules(2), "10101011011011001111"),
    (BriscolaRules(3), "12020221210202002211"),
    (BriscolaRules(4), "21001130330331332210"),
]


@pytest.mark.parametrize(("rules", "number", "index", "deck"), DECKS)
def test_golden_decks(rules: Rules, number: int, index: int, deck: str) -> None:
    assert " ".join(card_text(card) for card in shuffled_deck(number, rules, index)) == deck


@pytest.mark.parametrize(("rules", "dealers"), FIRST_DEALERS)
def test_golden_first_dealers(rules: Rules, dealers: str) -> None:
    assert "".join(str(first_dealer(number, rules)) for number in range(1, 21)) == dealers


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_house_rules_do_not_change_the_cards(rules: Rules) -> None:
    plain = SCOPONE if rules.game == "scopone" else make_rules(rules.game, {"players": rules.players})
    for number in (1, 5, HIGHEST_NUMBER):
        assert first_dealer(number, rules) == first_dealer(number, plain)
        for index in range(3):
            assert shuffled_deck(number, rules, index) == shuffled_deck(number, plain, index)


@pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
def test_every_deck_is_the_pack_of_its_game(rules: Rules) -> None:
    for number in range(1, 30):
        check_deck(shuffled_deck(number, rules, number % 5), rules)


def test_other_numbers_games_players_and_deals_have_other_decks() -> None:
    variants = (ScopaRules(2), ScopaRules(3), ScopaRules(4), SCOPONE, BriscolaRules(2), BriscolaRules(4))
    decks = {shuffled_deck(number, rules, index) for number in (1, 2) for rules in variants for index in (0, 1)}
    assert len(decks) == 2 * len(variants) * 2


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    firsts = Counter(shuffled_deck(number, SCOPONE, 0)[0] for number in range(1, 4001))
    lasts = Counter(shuffled_deck(number, SCOPONE, 0)[39] for number in range(1, 4001))
    for places in (firsts, lasts):
        assert len(places) == 40
        assert sum((found - 100) ** 2 / 100 for found in places.values()) < 73, "chi square, 39 degrees, 1 in 1000"


def test_every_seat_deals_first_about_equally_often() -> None:
    for rules in (ScopaRules(2), ScopaRules(3), ScopaRules(4)):
        seats = Counter(first_dealer(number, rules) for number in range(1, 1201))
        assert sorted(seats) == list(range(rules.players))
        assert all(abs(found - 1200 / rules.players) < 100 for found in seats.values())


def test_a_new_number_is_in_range() -> None:
    drawn = {new_number() for _ in range(50)}
    assert all(1 <= number <= HIGHEST_NUMBER for number in drawn)
    assert len(drawn) > 1


FULL = bytes(range(40))


@pytest.mark.parametrize(
    "deck",
    [b"", FULL[:39], FULL + b"\x00", bytes([0, *range(39)]), bytes([*range(39), 40]), bytes([*range(39), 255])],
    ids=["empty", "short", "long", "twice", "card 40", "card 255"],
)
def test_bad_decks_are_refused(deck: bytes) -> None:
    for rules in (ScopaRules(2), SCOPONE, BriscolaRules(4)):
        with pytest.raises(BadDeck, match="40 different cards"):
            Match.start(rules, 0).with_deck(deck)


def test_three_handed_briscola_wants_the_39_cards_without_the_two_of_coins() -> None:
    rules = BriscolaRules(3)
    right = bytes(members(pack(3)))
    assert len(right) == 39
    Match.start(rules, 0).with_deck(right)
    without_another = bytes(card for card in range(40) if card != parse_card("2C"))
    for deck in (FULL, without_another):
        with pytest.raises(BadDeck, match="39 different cards"):
            Match.start(rules, 0).with_deck(deck)
    with pytest.raises(BadDeck, match="40 different cards"):
        Match.start(BriscolaRules(2), 0).with_deck(right)


def test_a_deck_is_refused_when_no_deal_is_due() -> None:
    playing = Match.start(SCOPONE, 0).with_deck(shuffled_deck(1, SCOPONE, 0))
    with pytest.raises(BadDeck, match="no deal is due"):
        playing.with_deck(shuffled_deck(1, SCOPONE, 1))
    with pytest.raises(BadDeck, match="no deal is due"):
        Match.start(SCOPONE, 0)._replace(is_over=True).with_deck(FULL)
