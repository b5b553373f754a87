"""Random play to the end of a deal, on which search stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from carte_italiane.cards import count
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import ScopaRules
from tests.rules.positions import late_scopa, names
from tests.rules.walks import after_dealing, laws, numbers, varieties

if TYPE_CHECKING:
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules


def play_out(deal: Deal, seed: int, *, greedily: bool) -> None:
    if greedily:
        deal.play_out_greedily(Dice(seed))
    else:
        deal.play_out(Dice(seed))


def ends(hands: list[str], table: str, *, greedily: bool) -> set[tuple[str, str]]:
    """The piles of both seats after many random ends of a deal."""
    found = set()
    for seed in range(200):
        deal = late_scopa(ScopaRules(2), hands, table)
        play_out(deal, seed, greedily=greedily)
        found.add((names(deal.pile0), names(deal.pile1)))
    return found


@laws
@given(rules=varieties, number=numbers)
def test_every_playout_ends_the_deal(rules: Rules, number: int) -> None:
    for greedily in (False, True):
        state = after_dealing(rules, number).deal.state.copy()
        play_out(state, number, greedily=greedily)
        assert state.is_over()
        assert sum(count(state.pile(side)) for side in range(rules.sides)) == len(state.deck)


@laws
@given(rules=varieties, number=numbers)
def test_the_same_dice_play_the_same(rules: Rules, number: int) -> None:
    for greedily in (False, True):
        first, second = after_dealing(rules, number).deal.state.copy(), after_dealing(rules, number).deal.state.copy()
        play_out(first, number, greedily=greedily)
        play_out(second, number, greedily=greedily)
        assert first.score() == second.score()


#: Whoever takes the 5 of cups takes the rest as leftovers. Seat 0 is to move and may lay the king first.
HANDS = ["5D RD", "2S 5S"]
TABLE = "5C CB"
ALL = "5D RD 5C 2S 5S CB"


def test_random_play_tries_every_card() -> None:
    assert ends(HANDS, TABLE, greedily=False) == {(ALL, ""), ("", ALL)}


def test_greedy_play_takes_whenever_it_can() -> None:
    assert ends(HANDS, TABLE, greedily=True) == {(ALL, "")}


def test_several_captures_of_one_card_all_come_up() -> None:
    for greedily in (False, True):
        assert ends(["7D", "7C"], "AC 6C 3C 4C", greedily=greedily) == {
            ("7D AC 6C", "3C 4C 7C"),
            ("7D 3C 4C", "AC 6C 7C"),
        }
