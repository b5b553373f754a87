"""Plays one match with the engine and the oracle together and compares everything after every move."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from carte_italiane.cards import count
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.endings import verdict
from carte_italiane.rules.house import rules_values
from carte_italiane.rules.match import Match, PlayedDeal, points_of
from carte_italiane.rules.moves import move_text
from carte_italiane.rules.scopa import ScopaDeal
from tests.rules.oracle import DECK, DECK_OF_39, BriscolaOracle, OracleMatch, ScopaOracle

if TYPE_CHECKING:
    from random import Random

    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.scoring import ScoreLine

BIT_BY_TEXT = {card: 2**place for place, card in enumerate(DECK)}
CARD_BY_TEXT = {card: place for place, card in enumerate(DECK)}
OracleOfADeal = ScopaOracle | BriscolaOracle


def mask(cards: list[str]) -> int:
    """The set of the engine for cards of the oracle; a card held twice would not compare equal."""
    return sum([BIT_BY_TEXT[card] for card in cards])


@cache
def text_of(move: Move) -> str:
    return move_text(move)


def random_deck(rules: Rules, dice: Random) -> list[str]:
    """A shuffled deck; now and then the kings lie where they make a void deal likely."""
    deck = list(DECK_OF_39 if rules.game == "briscola" and rules.players == 3 else DECK)
    dice.shuffle(deck)
    if rules.game != "briscola" and dice.random() < 0.05:
        start = 3 * rules.players
        wanted = [start, start + 1, start + 2]
        for place, king in zip(wanted, dice.sample(["RD", "RC", "RS", "RB"], 3), strict=True):
            other = deck.index(king)
            deck[place], deck[other] = deck[other], deck[place]
    return deck


def random_scores(rules: Rules, dice: Random) -> list[int]:
    """Scores before the first deal, often close together under the target, so that every ending comes up."""
    if rules.game == "briscola":
        return [0] * rules.sides
    top = int(rules_values(rules)["target"])
    low = dice.choice([0, top - 5, top - 3])
    return [max(0, min(top - 1, low + dice.randrange(4))) for _ in range(rules.sides)]


def compare_match(rules: Rules, dice: Random, most_deals: int) -> int:
    """Play a random match, or its first deals, with both engines; returns the number of deals."""
    scores = random_scores(rules, dice)
    first = dice.randrange(rules.players)
    oracle = OracleMatch(rules.game, dict(rules_values(rules)), first, scores)
    match = Match.start(rules, first)._replace(scores=tuple(scores))
    deals = 0
    while not match.is_over and deals < most_deals:
        deals += 1
        assert match.needs_deck
        assert match.next_dealer == oracle.dealer
        deck = random_deck(rules, dice)
        told = oracle.deal(deck)
        match = match.with_deck(bytes([CARD_BY_TEXT[card] for card in deck]))
        assert match.deal.is_void == told.is_void
        if not told.is_void:
            match = compare_by_moves(match, told, dice) if dice.random() < 0.1 else compare_quickly(match, told, dice)
            compare_lines(match.deal.state.score(), told)
        oracle.end_deal(told)
        assert (list(match.scores), match.is_over, match.winner) == (oracle.scores, oracle.is_over, oracle.winner)
    return deals


def compare_quickly(match: Match, told: OracleOfADeal, dice: Random) -> Match:
    """Play a deal in place, as search does, then count it into the match."""
    state = match.deal.state.copy()
    moves = []
    compare_state(state, told)
    while not told.is_complete():
        move, name = random_move(state.legal_moves(), told, dice)
        state.play(move)
        told.play(name)
        moves.append(move)
        compare_state(state, told)
    assert state.is_over()
    lines = state.score()
    is_over, winner = verdict(match.rules, match.scores, lines)
    return match._replace(
        deals=(*match.deals[:-1], PlayedDeal(match.deal.deck, state, tuple(moves))),
        scores=tuple([old + new for old, new in zip(match.scores, points_of(lines), strict=True)]),
        is_over=is_over,
        winner=winner,
    )


def compare_by_moves(match: Match, told: OracleOfADeal, dice: Random) -> Match:
    """Play a deal through ``Match.played``, and compare the order of the table too."""
    compare_state(match.deal.state, told)
    while not told.is_complete():
        assert match.is_playing
        move, name = random_move(match.legal_moves(), told, dice)
        match = match.played(move)
        told.play(name)
        compare_state(match.deal.state, told)
        assert [DECK[card] for card in match.deal.laid] == told.table
        assert match.deal.moves[-1] == move
    assert match.deal.is_complete
    assert match.legal_moves() == []
    return match


def random_move(legal: list[Move], told: OracleOfADeal, dice: Random) -> tuple[Move, str]:
    """A random legal move, after comparing what is legal; a swap more often than not."""
    names = told.legal_moves()
    assert [text_of(move) for move in legal] == names
    chosen = 0 if names[0] == "swap" and dice.random() < 0.7 else int(dice.random() * len(names))
    return legal[chosen], names[chosen]


def compare_state(deal: Deal, told: OracleOfADeal) -> None:
    """Everything on and around the table."""
    assert deal.turn == told.turn
    assert [deal.hand(seat) for seat in range(told.players)] == [mask(hand) for hand in told.hands]
    assert [deal.pile(side) for side in range(told.sides)] == [mask(pile) for pile in told.piles]
    if isinstance(deal, ScopaDeal):
        assert isinstance(told, ScopaOracle)
        assert deal.table == mask(told.table)
        assert [count(deal.pile(side) & deal.sweep_cards) for side in range(told.sides)] == told.sweeps
        assert deal.last_taker == (-1 if told.last_taker is None else told.last_taker)
        assert len(deal.deck) - deal.drawn == len(told.stock)
    elif isinstance(deal, BriscolaDeal):
        assert isinstance(told, BriscolaOracle)
        assert deal.trick_cards == mask(told.table)
        assert deal.turned == (-1 if told.turned is None else CARD_BY_TEXT[told.turned])
        assert deal.stock_size() == len(told.stock) + (told.turned is not None)
        assert deal.shown() == mask(told.shown)
        assert deal.tricks_won == told.tricks


def compare_lines(lines: tuple[ScoreLine, ...], told: OracleOfADeal) -> None:
    """The result of a complete deal, category by category."""
    result = told.result()
    by_category = {line.category: line for line in lines}
    if isinstance(told, BriscolaOracle):
        assert list(by_category["points"].counts) == result["points"]
        assert by_category["points"].winner == result["winner"]
        return
    assert list(by_category) == ["cards", "coins", "settebello", "primiera", "napola", "sweeps"]
    for category in ("cards", "coins", "primiera", "napola", "sweeps"):
        assert list(by_category[category].counts) == result[category]
    for category in ("cards", "coins", "primiera"):
        assert by_category[category].winner == result[category + " to"]
    assert by_category["settebello"].winner == result["settebello"]
    assert list(points_of(lines)) == result["points"]
