"""Random play to the end of a deal, on which search stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from carte_italiane.cards import card_text, count, parse_card
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.tricks import Trick
from tests.rules.positions import cards, late_briscola, late_scopa, names, play_on
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


def trick_of(best: str, rich: int, *, partners: bool) -> Trick:
    """A trick in which this card is best so far; swords are trumps."""
    trick = Trick(parse_card("5S") // 10)
    trick.best, trick.rich, trick.partners = parse_card(best) if best else -1, rich, partners
    return trick


@pytest.mark.parametrize(
    ("best", "rich", "partners", "hand", "card"),
    [
        ("", 0, False, "AD 4C 7S", "4C"),  # leads something worthless, and no trump
        ("6C", 0, False, "AD 4D 7S", "4D"),  # does not trump an empty trick
        ("3C", 10, False, "AD 4D 7S", "7S"),  # trumps a rich one
        ("3C", 10, False, "AC 4D 7S", "AC"),  # or takes it with the ace of its suit
        ("RC", 4, True, "AD 4D 7S", "AD"),  # loads the partner's trick
        ("RC", 4, False, "AD 4D RD", "4D"),  # loses as little as may be
    ],
)
def test_a_glance_at_a_trick(best: str, rich: int, partners: bool, hand: str, card: str) -> None:
    trick = trick_of(best, rich, partners=partners)
    assert {card_text(trick.glance(cards(hand), Dice(seed))) for seed in range(100)} == {card}


def test_a_glance_is_blurred_where_little_is_in_it() -> None:
    trick = trick_of("6C", 0, partners=False)
    assert {card_text(trick.glance(cards("4D 5B RD AB"), Dice(seed))) for seed in range(200)} == {"4D", "5B"}


def test_partners_load_each_other_in_playouts() -> None:
    """Seat 2 saves its king on the partner's trick: the 3 of coins would take it in the next."""
    for seed in range(50):
        deal = late_briscola(BriscolaRules(4), ["RC 5D", "2C 3D", "7D RD", "2B 4B"], "5S")
        play_on(deal, "RC", "2C")
        deal.play_out_greedily(Dice(seed))
        assert deal.pile0 & cards("RD")
