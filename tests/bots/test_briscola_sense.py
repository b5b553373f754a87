"""The rules of thumb of Briscola, each in a position where it decides. Trumps are clubs (B)."""

from __future__ import annotations

import pytest

from carte_italiane.bots.bot import Level
from carte_italiane.cards import card_text
from carte_italiane.rules.house import BriscolaRules
from tests.bots.seen import briscola, move, reasons

PAIRS = BriscolaRules(players=4)
BOTH = pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])


@BOTH
@pytest.mark.parametrize("rules", [BriscolaRules(), BriscolaRules(players=3), PAIRS])
def test_lead_a_worthless_card(level: Level, rules: BriscolaRules) -> None:
    seen = briscola("AC 3S 5C", rules=rules)
    assert all(move(seen, level, seed) == "5C" for seed in range(20))


def test_the_worthless_lead_is_told() -> None:
    assert "lead_worthless" in reasons(briscola("AC 3S 5C"))


def test_take_with_the_lowest_card_that_wins() -> None:
    assert move(briscola("AB 5B 7S", "3C")) == "5B"
    assert "lowest_winner" in reasons(briscola("AB 5B 7S", "3C"))


@BOTH
def test_trump_a_rich_trick(level: Level) -> None:
    seen = briscola("2B 7S 4D", "AC")
    assert all(move(seen, level, seed) == "2B" for seed in range(20))


def test_do_not_trump_an_empty_trick() -> None:
    seen = briscola("2B 7S 4D", "5C")
    assert move(seen) in ("7S", "4D")
    assert "poor_trick" in reasons(seen)


def test_take_with_a_plain_ace() -> None:
    assert move(briscola("AC 3S 4D", "FC")) == "AC"


@BOTH
def test_throw_a_worthless_card_on_a_trick_that_is_lost(level: Level) -> None:
    seen = briscola("AC 3D 6S", "3B")
    assert all(move(seen, level, seed) == "6S" for seed in range(20))


@BOTH
def test_load_the_partners_sure_trick(level: Level) -> None:
    seen = briscola("AD 5S 6C", "4C AC 2C", rules=PAIRS)
    assert all(move(seen, level, seed) == "AD" for seed in range(20))


def test_the_load_is_told() -> None:
    assert "load_partner" in reasons(briscola("AD 5S 6C", "4C AC 2C", rules=PAIRS))


def test_do_not_overtake_a_partner_who_is_sure() -> None:
    seen = briscola("5B RS 6C", "4C AC 2C", rules=PAIRS)
    assert move(seen) == "RS"
    assert "partner_sure" in reasons(seen)


def test_never_load_the_opponents_trick() -> None:
    assert move(briscola("AD 3S 6D", "AC 2C 4C", rules=PAIRS)) == "6D"


def test_overtake_an_opponent_on_a_rich_trick() -> None:
    assert move(briscola("5B RS 6D", "AC 2C 4C", rules=PAIRS)) == "5B"


def test_lead_an_ace_when_nobody_can_take_it_any_more() -> None:
    trumps = ("AB 3B RB CB FB", "7B 6B 5B 2B")
    others = ("2C 4C 5C 6C 7C FC CC 2D 4D 5D 6D 7D FD CD RD AD", "2S 4S 5S")
    piles = tuple(f"{first} {second}" for first, second in zip(trumps, others, strict=True))
    seen = briscola("AC RS 6S", trump="4B", piles=piles, rules=BriscolaRules(players=2))
    assert move(seen) == "AC"
    assert reasons(seen) == ["trumps_gone"]


def test_count_trumps_and_know_the_highest_that_is_left() -> None:
    gone = "AB 2C 4C 5C 6C 7C FC CC 2D 4D 5D 6D", "7D FD CD RD 2S 4S 5S 6S 7S FS CS AS 3S"
    sure = briscola("3B RC 3C", trump="4B", stock=2, piles=gone)
    assert move(sure) == "3B"
    assert "highest_trump" in reasons(sure)


def test_the_end_is_played_out_when_all_cards_are_known() -> None:
    # The other hand must be 3C 2B 4D. Whoever leads the ace of cups now has it trumped; later it takes the three.
    known = ["AC", "5S", "RD", "3C", "2B", "4D"]
    gone = " ".join(card_text(card) for card in range(40) if card_text(card) not in known)
    seen = briscola("AC 5S RD", trump="RB", stock=0, piles=(gone, ""))
    assert move(seen) != "AC"
    assert "ending" in reasons(seen)


def test_lose_the_last_draw_for_a_turned_up_ace() -> None:
    seen = briscola("FS 4D 4C", "7S", trump="AB", stock=2)
    assert move(seen) in ("4D", "4C")
    assert "turned_trump" in reasons(seen)
    assert move(briscola("FS 4D 4C", "7S", trump="AB", stock=4)) == "FS"


@BOTH
def test_the_seven_exchange_is_made_when_it_gains(level: Level) -> None:
    seen = briscola("7B 5S 4D", trump="AB", rules=BriscolaRules(seven_exchange=True), piles=("2C 4C", ""), swap=True)
    assert all(move(seen, level, seed) == "swap" for seed in range(20))


def test_no_seven_exchange_when_the_trump_comes_by_itself() -> None:
    gone = "2D 4D 5D 6D 7D FD CD RD 2C 4C 5C 6C 7C FC CC RC 2S 4S 6S", "AD 3D AC 3C AS 3S 2B 4B 5B 6B 3B FB RS"
    seen = briscola("7B 5S 7S", trump="RB", stock=2, rules=BriscolaRules(seven_exchange=True), piles=gone, swap=True)
    assert move(seen) in ("5S", "7S")
    assert "no_exchange" in reasons(seen)
