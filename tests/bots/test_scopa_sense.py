"""The rules of thumb of Scopa and Scopone, each in a position where it decides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carte_italiane.bots.advice import reasons_for
from carte_italiane.bots.bot import Choice, Level, Reason
from carte_italiane.bots.scopa_sense.player import weigh
from carte_italiane.bots.scopa_sense.style import CLUB
from carte_italiane.cards import parse_card
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.moves import parse_move
from carte_italiane.rules.views import Observation
from tests.bots.seen import choice, move, reasons, scopa
from tests.rules.positions import cards

TEN_CARDS = ScopaRules(4, 11, cards_each=10)
BOTH = pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])


def worth_of(text: str, seen: Observation) -> float:
    """What the club player thinks of one of the legal moves."""
    only = replace(seen, legal=(parse_move(text, seen.legal),))
    return choice(only).value


def advice(text: str, seen: Observation) -> list[str]:
    """The ids of what speaks for one of the legal moves."""
    return [reason.id for reason in reasons_for(seen, Choice(parse_move(text, seen.legal), 0.0))]


@BOTH
def test_sweep_when_you_can(level: Level) -> None:
    seen = scopa("7C RD 2S", "3C 4S")
    assert all(move(seen, level, seed) == "7C x 3C+4S" for seed in range(20))


def test_the_sweep_is_told() -> None:
    assert reasons(scopa("7C RD 2S", "3C 4S"))[0] == "sweep"


@BOTH
def test_the_settebello_first(level: Level) -> None:
    seen = scopa("7C FD RS", "7D 7S FC RB")
    assert all(move(seen, level, seed) == "7C x 7D" for seed in range(20))


def test_the_settebello_is_told() -> None:
    assert reasons(scopa("7C FD RS", "7D 7S FC RB"))[0] == "settebello"


def test_a_seven_before_a_figure() -> None:
    seen = scopa("7C FS", "7S FC RB 6C")
    assert move(seen) == "7C x 7S"
    assert "sevens" in reasons(seen)


def test_a_coin_before_another_card_of_the_same_rank() -> None:
    seen = scopa("5S 2C", "5D 5C FB")
    assert move(seen) == "5S x 5D"
    assert "coins" in reasons(seen)


def test_sixes_once_the_sevens_are_lost() -> None:
    lost = ("", "7D 7C 7S 7B")
    assert move(scopa("6S FS", "6C FC RB", piles=lost)) == "6S x 6C"


def test_a_decided_category_weighs_nothing() -> None:
    decided = ("AD 2D 3D 4D 6D FD CD", "2C 3C")
    assert "coins" not in reasons(scopa("5S 2S", "5D 5C FB RB", piles=decided))


def test_a_figure_of_coins_counts_while_coins_are_open() -> None:
    assert move(scopa("RS CC", "RD RC FB")) == "RS x RD"


def test_three_coins_from_the_ace_where_napola_is_played() -> None:
    two_of_three = ("AD 2D", "")
    napola = scopa("3S 5S", "3D 5D RB FB", rules=ScopaRules(napola=True), piles=two_of_three)
    assert move(napola) == "3S x 3D"
    assert "napola" in reasons(napola)


def test_lay_a_card_that_makes_more_than_ten() -> None:
    seen = scopa("2C RC", "6S")
    assert move(seen) == "RC"
    assert "above_ten" in reasons(seen)


def test_do_not_take_what_leaves_a_single_card_to_sweep() -> None:
    assert move(scopa("4S CC FC", "4C 5S")) != "4S x 4C"


def test_a_small_table_is_safe_when_its_sweepers_have_gone() -> None:
    seen = scopa("2C 3C", "6S", piles=("FC FS FB", "FD 2B 2S"))
    assert move(seen) == "2C"


def test_lay_a_rank_that_is_held_twice() -> None:
    seen = scopa("FC FS CC", "RS RB")
    assert move(seen) in ("FC", "FS")
    assert "held_twice" in reasons(seen) or "follow_up" in reasons(seen)


def test_lay_a_rank_that_has_gone() -> None:
    seen = scopa("FC CC", "RS RB", piles=("FS FB", "FD"))
    assert move(seen) == "FC"


@BOTH
@pytest.mark.parametrize("other", ["FC", "2C", "5S", "RB"])
def test_the_settebello_is_not_thrown(level: Level, other: str) -> None:
    seen = scopa(f"7D {other}", "CS CB", piles=("RD", ""))
    assert all(move(seen, level, seed) == other for seed in range(20))


@BOTH
def test_sevens_and_coins_stay_in_the_hand(level: Level) -> None:
    seen = scopa("7S FD FC", "CS CB")
    assert all(move(seen, level, seed) == "FC" for seed in range(20))


def test_a_sum_unpairs_for_the_side_that_does_not_deal() -> None:
    hand, table = "5C RS CC FC 2S 3S 6B 4D", "4C AC RB FS CS"
    ours, theirs = (scopa(hand, table, rules=SCOPONE, dealer=dealer) for dealer in (0, 1))
    assert worth_of("5C x 4C+AC", theirs) > worth_of("5C x 4C+AC", ours)


def test_a_sweep_against_match_point_is_feared_more() -> None:
    calm, tense = (scopa("2C RC", "6S", scores=scores) for scores in ((0, 9), (0, 10)))
    assert worth_of("2C", tense) < worth_of("2C", calm)
    assert worth_of("RC", tense) == worth_of("RC", calm)


def test_a_sweep_at_match_point_is_wanted_more() -> None:
    calm, tense = (scopa("7C RD", "3C 4S", scores=scores) for scores in ((9, 0), (10, 0)))
    assert worth_of("7C x 3C+4S", tense) > worth_of("7C x 3C+4S", calm)


def test_take_last_when_much_lies_on_the_table() -> None:
    seen = scopa("RC 2C", "RS FS FB CC CB 7S", at_the_end=True, sizes=[2], last_taker=1)
    assert move(seen) == "RC x RS"


def test_beginners_do_not_see_every_sweep_threat_but_most() -> None:
    seen = scopa("FC RD", "2S")
    laid = [move(seen, Level.BEGINNER, seed) for seed in range(100)]
    assert 50 < laid.count("RD") < 80


def test_beginners_overlook_some_captures_by_sums() -> None:
    seen = scopa("CC 2S", "4C 5D RS FB RB")
    taken = [move(seen, Level.BEGINNER, seed) for seed in range(100)]
    assert 50 < taken.count("CC x 5D+4C") < 95


def test_the_only_move_is_called_so() -> None:
    assert reasons(scopa("RC", "6S")) == ["only_move"]


def test_aces_once_sevens_and_sixes_are_lost() -> None:
    lost = ("", "7D 7C 6S")
    seen = scopa("AB 2S", "AS 2B FB", piles=lost)
    assert move(seen) == "AB x AS"
    assert "sevens_lost" in reasons(seen)


def test_three_sevens_and_a_three_are_enough_for_the_primiera() -> None:
    sevens = ("7D 7C 7S", "7B")
    assert "primiera_sure" in reasons(scopa("3S FS", "3B FC RC", piles=sevens))
    assert "primiera_sure" not in reasons(scopa("2S FS", "2B FC RC", piles=sevens))


def test_leave_a_single_card_that_the_next_player_cannot_match() -> None:
    seen = scopa("2S 4S 6B", "2C FC", piles=("FD FS 6C 6D", "RD CC CD 7C"))
    assert move(seen) == "2S x 2C"
    assert "mulinello" in advice("2S x 2C", seen)


def test_the_lead_of_the_ten_card_deal_is_a_rank_of_which_three_are_held() -> None:
    seen = scopa("3C 3S 3B 5D 7C FC 4S RD RC AS", rules=TEN_CARDS)
    assert move(seen).startswith("3")
    assert "opening" in reasons(seen)
    pair = scopa("2C 3S 4B 5D 7C FC 4S 6D RC AS", rules=TEN_CARDS)
    assert move(pair).startswith("4")


def test_lay_a_rank_that_nobody_else_holds() -> None:
    seen = scopa("FC FS CC 4S", "RS RB", rules=SCOPONE, piles=("FD 2C", "FB 2S"))
    assert move(seen) in ("FC", "FS")
    assert "rank_held" in reasons(seen)


def test_the_dealers_side_lays_the_lower_unpaired_ranks_the_others_the_highest() -> None:
    # A five took ace and four: these three ranks are unpaired.
    piles = ("5C 4C AC RC RB 6C 6S", "FC FS")
    for dealer, better, worse in ((0, "4B", "2B"), (2, "4B", "2B"), (1, "5B", "2B"), (3, "5B", "2B")):
        seen = scopa("5B 4B 2B", "RS FB 3S CD", rules=SCOPONE, piles=piles, dealer=dealer)
        laid = {option.move: option for option in weigh(seen, CLUB, seen.legal)}
        assert laid[parse_move(better, seen.legal)].amount("spariglio") > 0
        assert laid[parse_move(worse, seen.legal)].amount("spariglio") == 0


def test_what_suits_the_pairs_is_told() -> None:
    piles = ("5C 4C AC RC RB 6C 6S", "FC FS")
    ours, theirs = (scopa("4B CC 6D", "RS FB", rules=SCOPONE, piles=piles, dealer=dealer) for dealer in (0, 1))
    assert "lays_low" in reasons(ours)
    assert "lays_low" not in reasons(theirs)
    assert "lays_high" in reasons(scopa("5B CC 6D", "RS FB", rules=SCOPONE, piles=piles, dealer=1))


def test_leave_what_the_partner_has_shown() -> None:
    """Who lays a four often holds another: it is left for the partner, and not for an opponent."""
    seen = scopa("4S 2C", "RD 4C CD", rules=SCOPONE, dealer=0, sizes=[4, 4, 4])
    partners, theirs = (replace(seen, moves=tuple(map(parse_card, laid.split()))) for laid in ("RD 4C CD", "4C RD CD"))
    left, taken = "2C", "4S x 4C"
    gain_partners, gain_theirs = (worth_of(left, each) - worth_of(taken, each) for each in (partners, theirs))
    assert gain_partners > gain_theirs
    (option,) = weigh(partners, CLUB, [parse_move(left, seen.legal)])
    assert Reason("partner", cards("4C")) in [term.reason for term in option.terms]


def test_one_point_from_the_target_the_point_is_told() -> None:
    assert "target" in reasons(scopa("7C RD", "3C 4S", scores=(10, 0)))
    assert "target" not in reasons(scopa("7C RD", "3C 4S", scores=(9, 0)))
    assert "their_target" in reasons(scopa("2C RC 4S", "6S", scores=(0, 10)))
    assert "their_target" not in reasons(scopa("2C RC 4S", "6S", scores=(10, 9)))
