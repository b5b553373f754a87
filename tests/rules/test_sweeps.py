"""Sweeps and leftovers (rules.md, "Scopa", 3 and 4)."""

from __future__ import annotations

from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.moves import parse_move
from tests.rules.positions import cards, dealt, late_scopa, legal, names, play, play_on, scopa_view

SCOPA = ScopaRules(2)


def test_a_capture_that_empties_the_table_is_a_sweep() -> None:
    match = play(dealt(SCOPA, ["RD 6D CC", "AD AC AB"], "2D 3C 4S AS"), "RD x 2D+3C+4S+AS")
    view = scopa_view(match)
    assert view.table == 0
    assert names(view.sweep_cards) == "RD"
    assert view.sweep_cards & view.piles[0]


def test_a_capture_that_leaves_a_card_is_none() -> None:
    match = play(dealt(SCOPA, ["RD 6D CC", "AD AC AB"], "2D 3C 5S FB"), "RD x 2D+3C+5S")
    assert scopa_view(match).sweep_cards == 0


def test_after_a_sweep_the_next_player_must_lay_a_card() -> None:
    match = play(dealt(SCOPA, ["RD 6D CC", "AD AC AB"], "2D 3C 4S AS"), "RD x 2D+3C+4S+AS")
    assert legal(match) == ["AD", "AC", "AB"]


def test_each_sweep_scores_a_point_to_its_side() -> None:
    match = play(dealt(SCOPA, ["RD AC CC", "AD 4C 5B"], "2D 3C 4S AS"), "RD", "AD", "AC x AD", "4C")
    assert scopa_view(match).sweep_cards == cards("RD AC")
    deal = late_scopa(SCOPA, ["5D 2C", "2D 3C"], "5C")
    play_on(deal, "5D x 5C", "2D", "2C x 2D", "3C")
    sweeps = deal.score()[-1]
    assert (sweeps.category, sweeps.points) == ("sweeps", (2, 0))
    assert [names(own) for own in sweeps.cards] == ["5D 2C", ""]


def test_partners_share_their_sweeps() -> None:
    deal = late_scopa(ScopaRules(4, 21), ["5D AD", "2D AC", "2C AS", "3D 4D"], "5C")
    play_on(deal, "5D x 5C", "2D", "2C x 2D")
    assert names(deal.pile(0) & deal.sweep_cards) == "5D 2C"


def test_the_very_last_card_makes_no_sweep() -> None:
    deal = late_scopa(SCOPA, ["5D", "5C"], "")
    play_on(deal, "5D", "5C x 5D")
    assert deal.table == 0
    assert deal.sweep_cards == 0
    assert names(deal.pile(1)) == "5D 5C"


def test_the_last_card_but_one_does() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "5C")
    play_on(deal, "5D x 5C")
    assert names(deal.sweep_cards) == "5D"


def test_the_last_card_of_a_hand_does_while_there_is_a_stock() -> None:
    match = dealt(SCOPA, ["7D 7C 4D", "FD 4C FC"], "7S 7B FS FB")
    match = play(match, "7D x 7S", "FD x FS", "7C x 7B", "4C", "4D x 4C", "FC x FB")
    view = scopa_view(match)
    assert names(view.sweep_cards) == "FC"
    assert view.table == 0
    assert (view.hand_sizes, view.stock_size) == ((3, 3), 24)


def test_the_dealer_of_scopone_makes_no_sweep_with_the_last_card() -> None:
    deal = late_scopa(SCOPONE, ["FD", "2D", "4D", "RD"], "")
    play_on(deal, "FD", "2D", "4D", "RD x 2D+FD")
    assert deal.sweep_cards == 0
    deal = late_scopa(SCOPONE, ["FD", "2D", "FC", "2C"], "")
    play_on(deal, "FD", "2D", "FC x FD", "2C x 2D")
    assert deal.table == 0
    assert deal.sweep_cards == 0


def test_leftovers_go_to_the_side_that_captured_last_and_are_no_sweep() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "5C RS")
    play_on(deal, "5D x 5C", "6C")
    assert [names(deal.pile(side)) for side in (0, 1)] == ["5D 5C 6C RS", ""]
    assert deal.table == 0
    assert deal.sweep_cards == 0


def test_leftovers_go_to_the_last_capture_and_not_to_an_earlier_one() -> None:
    deal = late_scopa(ScopaRules(3, 16), ["5D", "6D", "7D"], "5C 6C AS")
    play_on(deal, "5D x 5C", "6D x 6C", "7D")
    assert [names(deal.pile(side)) for side in range(3)] == ["5D 5C", "6D 7D 6C AS", ""]


def test_leftovers_may_go_to_a_capture_of_an_earlier_hand() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "RS", last_taker=1)
    play_on(deal, "5D", "6C")
    assert names(deal.pile(1)) == "5D 6C RS"


def test_leftovers_go_with_a_capture_of_the_last_card() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "RS 6S", last_taker=0)
    play_on(deal, "5D", "6C x 6S")
    assert names(deal.pile(1)) == "5D 6C 6S RS"


def test_nobody_gets_the_leftovers_if_nobody_captured() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "RS 7D")
    play_on(deal, "5D", "6C")
    assert deal.is_over()
    assert deal.pile(0) == deal.pile(1) == 0
    assert names(deal.table) == "5D 7D 6C RS"
    assert all(line.points == (0, 0) and line.winner is None for line in deal.score())


def test_a_forced_capture_may_be_written_without_its_cards() -> None:
    deal = late_scopa(SCOPA, ["5D", "6C"], "5C RS")
    assert parse_move("5D", deal.legal_moves()) == parse_move("5D x 5C", deal.legal_moves())
