"""The search: sound in every game, the same interpreted and compiled, and clever where chance leaves no doubt."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

from carte_italiane.bots.bot import Budget
from carte_italiane.bots.master import MASTER, REFERENCE, SearchPlayer
from carte_italiane.cards import parse_card
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules, make_rules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import make_move, move_text
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.rules.views import Observation

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Bot

VARIETIES: list[Rules] = [
    ScopaRules(2),
    ScopaRules(3, 16, napola=True),
    ScopaRules(4, 21),
    SCOPONE,
    make_rules("scopone", {"cards_each": 10}),
    BriscolaRules(2),
    BriscolaRules(3, seven_exchange=True),
    BriscolaRules(4),
]


def played_deal(player: Bot, rules: Rules, number: int, iterations: int) -> list[str]:
    """The moves of a deal that a player plays against itself."""
    match = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
    while match.is_playing:
        seen = match.observe(match.deal.state.turn)
        choice = player.choose(seen, Budget(iterations, number))
        assert choice.move in seen.legal
        match = match.played(choice.move)
    return [move_text(move) for move in match.deal.moves]


@pytest.mark.parametrize("rules", VARIETIES, ids=lambda rules: f"{rules.game}-{rules.players}")
@pytest.mark.parametrize("player", [REFERENCE, MASTER], ids=["reference", "master"])
def test_a_deal_is_played_to_its_end_and_the_same_again(player: SearchPlayer, rules: Rules) -> None:
    first = played_deal(player, rules, 3, 40)
    assert first == played_deal(player, rules, 3, 40)


def test_interpreted_and_compiled_choose_the_same() -> None:
    """The digest is the same whichever runs; this test stands in the suite of the compiled engine too."""
    digest = hashlib.sha256()
    for rules in VARIETIES:
        for player in (REFERENCE, MASTER):
            digest.update(" ".join(played_deal(player, rules, 5, 25)).encode())
    assert digest.hexdigest()[:16] == "5b430ccd4dc61abe"


def last_cards(hand: str, other: str, table: str, pile: str) -> Observation:
    """The end of a deal of Scopa for two: nothing is hidden but what can be told by exclusion."""
    rules = ScopaRules(2)
    deal = ScopaDeal(rules, bytes(range(40)), 1)
    deal.drawn = 40
    sets = [sum(1 << parse_card(name) for name in names.split()) for names in (hand, other, table, pile)]
    deal.hand0, deal.hand1, deal.table, deal.pile0 = sets
    deal.pile1 = (1 << 40) - 1 & ~sum(sets)
    deal.left = len(hand.split()) + len(other.split())
    deal.last_taker = 0
    return Observation(deal.view(0), (), tuple(deal.legal_moves()), (), (0, 0))


@pytest.mark.parametrize("player", [REFERENCE, MASTER], ids=["reference", "master"])
def test_it_sweeps_rather_than_take_a_card(player: SearchPlayer) -> None:
    seen = last_cards("4S AC", "7B 2S", "4D", "3S 5S")
    assert player.choose(seen, Budget(400, 1)).move == make_move(parse_card("4S"), 1 << parse_card("4D"))


@pytest.mark.parametrize("player", [REFERENCE, MASTER], ids=["reference", "master"])
def test_it_does_not_leave_a_table_that_the_known_last_card_sweeps(player: SearchPlayer) -> None:
    """The other holds a 6 and a king; laying the ace on the 5 would give away a sweep, laying the jack does not."""
    seen = last_cards("AC FS", "6B RS", "5D", "3S 5S")
    assert player.choose(seen, Budget(400, 1)).move == parse_card("FS")
