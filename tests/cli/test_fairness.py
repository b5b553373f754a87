"""``carte-italiane fairness``: the shuffle is counted as it is, and an unfair one would be found out."""

from __future__ import annotations

import json

import pytest

from carte_italiane.__main__ import main
from carte_italiane.bots.statistics import chi_square_tail
from carte_italiane.play import shuffle_count
from carte_italiane.play.shuffle_count import count_deals, ways_to_deal
from carte_italiane.rules.house import GAMES, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import first_dealer, shuffled_deck
from tests.cli.program import program

WAYS = [rules for game in GAMES for rules in ways_to_deal(game)]


@pytest.mark.parametrize(
    ("value", "freedom", "probability"),
    [(3.841, 1, 0.05), (0.0158, 1, 0.9), (5.991, 2, 0.05), (16.919, 9, 0.05), (2.088, 9, 0.99), (59.703, 30, 0.001),
     (77.929, 100, 0.95), (124.342, 100, 0.05), (149.449, 100, 0.001), (0.0, 5, 1.0)],
)  # fmt: skip
def test_chi_square_values_are_as_probable_as_in_the_tables(value: float, freedom: int, probability: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(probability, rel=0.01)


@pytest.mark.parametrize("rules", WAYS, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_every_card_is_counted_once_in_every_deal(rules: Rules) -> None:
    count = count_deals(rules, 20, 7)
    assert all(sum(row) == 20 for row in count.rows)
    assert len(count.rows) == len(count.cards) == (39 if rules == BriscolaRules(3) else 40)
    assert len(count.places) == len(count.expected)


def test_cards_are_counted_where_the_game_deals_them() -> None:
    rules = ScopaRules()
    match = Match.start(rules, first_dealer(99, rules)).with_deck(shuffled_deck(99, rules, 0))
    count = count_deals(rules, 1, 99)
    assert count.places == ("seat 0", "seat 1", "table", "stock")
    for card, row in zip(count.cards, count.rows, strict=True):
        assert [bool(match.deal.state.hand(seat) >> card & 1) for seat in (0, 1)] == [bool(met) for met in row[:2]]
        assert bool(row[2]) == (card in match.deal.laid)


@pytest.mark.parametrize("rules", WAYS, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_the_shuffle_is_even(rules: Rules) -> None:
    """On fixed seeds; over ten counts the chi-square value comes out as large as it should."""
    counts = [count_deals(rules, 150, 1 + 1000 * place) for place in range(10)]
    mean = sum(count.chi_square for count in counts) / len(counts)
    assert mean == pytest.approx(counts[0].freedom, rel=0.1)
    assert min(count.probability for count in counts) > 0.0005


def seven_for_seat_0(number: int, rules: Rules, index: int) -> bytes:
    """Every tenth deck has the settebello moved to the cards of seat 0, if that seat gets the first packet."""
    deck = bytearray(shuffled_deck(number, rules, index))
    if number % 10 == 0 and first_dealer(number, rules) == rules.players - 1:
        place = deck.index(6)
        deck[0], deck[place] = deck[place], deck[0]
    return bytes(deck)


def test_a_shuffle_that_favours_a_seat_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle_count, "shuffled_deck", seven_for_seat_0)
    assert count_deals(ScopaRules(), 3000, 1).probability < 0.01


@pytest.mark.parametrize("rules", WAYS, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_a_single_deal_is_as_far_from_even_as_every_other(rules: Rules) -> None:
    """Every card lies in one place: the sum is the same whatever the shuffle does, and as large as it is by chance."""
    for number in (1, 2, 3):
        count = count_deals(rules, 1, number)
        assert count.chi_square == pytest.approx(count.freedom)
        assert not count.is_enough


@pytest.mark.parametrize("rules", WAYS, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_two_hundred_deals_are_enough(rules: Rules) -> None:
    assert count_deals(rules, 200, 1).is_enough


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--deals", "30", "--seed", "4", "--game", "scopone", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["seed"]) == (30, 4)
    nine, ten = told["tables"]
    assert (nine["rules"]["cards_each"], ten["rules"]["cards_each"]) == (9, 10)
    assert nine["places"] == ["seat 0", "seat 1", "seat 2", "seat 3", "table"]
    assert nine["expected"] == [6.75] * 4 + [3.0]
    assert ten["freedom"] == 39 * 3
    assert set(ten["counts"]) >= {"7D", "AB", "RS"}
    assert 0 < ten["p"] < 1


def test_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--deals", "5"]) == 0
    told = capsys.readouterr().out
    assert told.count("degrees of freedom") == told.count("(rough: too few deals)") == len(WAYS)
    assert "scopone for 4, 10 cards each: 5 deals" in told
    assert "turned up" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--deals", "10", "--game", "poker"], b"unknown game 'poker'; known: scopa, briscola, scopone"),
        (["--deals", "0"], b"'0' is not a whole number from 1"),
        (["--deals", "10", "--seed", "x"], b"'x' is not a whole number from 1"),
        ([], b"--deals"),
    ],
)
def test_bad_options_are_told_in_a_sentence(arguments: list[str], sentence: bytes) -> None:
    done = program("fairness", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert b"Traceback" not in done.stderr


def test_the_last_deal_numbers_are_followed_by_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noting(number: int, rules: Rules, index: int) -> bytes:
        asked.append(number)
        return shuffled_deck(number, rules, index)

    monkeypatch.setattr(shuffle_count, "shuffled_deck", noting)
    count_deals(ScopaRules(), 3, 999_999_998)
    assert asked[:3] == [999_999_998, 999_999_999, 1]
