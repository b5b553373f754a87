"""What each reason claims, looked up in the position by plain counting: nothing here is shared with the players."""

from __future__ import annotations

from collections.abc import Callable

from carte_italiane.bots.bot import Choice, Reason
from carte_italiane.cards import members
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.views import Observation, ScopaView
from tests.bots.said import SETTEBELLO, OnTable, OnTrick, Said, points, rank, suit, taken_by, takes


def _everywhere(said: Said) -> dict[str, Callable[[], bool]]:
    values = [said.choice.value, *(value for _, value in said.choice.alternatives)]
    little = 1.5 if said.seen.view.rules.game == "briscola" else 0.1
    return {
        "only_move": lambda: len(said.seen.legal) == 1,
        "little_in_it": lambda: len(values) == len(said.seen.legal) and max(values) - min(values) <= little,
        "as_good": lambda: abs(values[0] - values[1]) <= little and said.cards <= said.rest,
        "next_best": lambda: said.cards == {said.rival} and said.reason.number > 0 and said.falls_behind(),
        "search": lambda: said.choice.deals == said.reason.number > 0,
        "all_in_all": lambda: said.choice.deals == 0,
        "keeps": lambda: bool(said.cards) and said.cards <= said.rest,
    }


def _on_table(said: OnTable) -> dict[str, Callable[[], bool]]:
    return _won(said) | _left_behind(said) | _compared_on_table(said)


def _won(said: OnTable) -> dict[str, Callable[[], bool]]:
    """What the move wins."""
    return {
        "sweep": lambda: bool(said.taken) and not said.table and said.left > 0,
        "settebello": lambda: SETTEBELLO in said.won,
        "sevens": lambda: said.cards == {card for card in said.won if rank(card) == 7} != set(),
        "primiera": lambda: said.cards <= said.won and bool(said.cards) and said.better_in_suit(),
        "coins": lambda: said.cards == {card for card in said.won if suit(card) == 0} != set(),
        "cards": lambda: said.cards == said.won != set(),
        "napola": lambda: said.view.rules.napola and said.cards <= said.won and bool(said.cards) and said.for_napola(),
        "primiera_sure": lambda: (
            said.sure_of_primiera(said.pile(ours=True) | said.won) and not said.sure_of_primiera(said.pile(ours=True))
        ),
        "sevens_lost": lambda: (
            bool(said.cards) and said.cards <= said.won and said.better_in_suit() and said.sevens_lost()
        ),
        "target": lambda: bool(said.taken) and not said.table and said.left > 0 and said.missing(said.view.seat) == 1,
    }


def _left_behind(said: OnTable) -> dict[str, Callable[[], bool]]:
    """What the move leaves on the table and in the hand."""
    dealer_is_ours = said.ours(said.view.dealer)
    return {
        "their_target": lambda: (
            said.missing((said.view.seat + 1) % said.seats) == 1
            and not any(rank(card) == said.total for card in said.out)
        ),
        "above_ten": lambda: said.total > 10 and said.left > 0,
        "few_sweepers": lambda: (
            said.cards == {card for card in said.out if rank(card) == said.total} and 0 < len(said.cards) <= 2
        ),
        "sweepers_gone": lambda: 0 < said.total <= 10 and not any(rank(card) == said.total for card in said.out),
        "empty_table": lambda: not said.table and said.left > 0,
        "gives_little": lambda: bool(said.table) and all(suit(c) and rank(c) != 7 for c in said.table),
        "stuck": lambda: bool(said.table) and not said.takers and said.left > 0,
        "mulinello": said.probably_stuck,
        "partner": said.partner_laid,
        "keeps_pair": lambda: (
            said.cards <= said.rest and len(said.cards) > 1 and len({rank(card) for card in said.cards}) == 1
        ),
        "follow_up": lambda: said.cards <= said.rest and all(takes(card, said.table) for card in said.cards),
        "held_twice": lambda: (
            not said.taken and said.cards <= said.rest and {rank(card) for card in said.cards} == {rank(said.card)}
        ),
        "opening": lambda: (
            not said.view.table
            and not said.gone
            and bool(said.cards)
            and said.cards == {card for card in said.rest if rank(card) == rank(said.card)}
        ),
        "rank_held": lambda: (
            not said.taken
            and bool(said.cards)
            and said.cards == {card for card in said.rest if rank(card) == rank(said.card)}
            and not any(rank(card) == rank(said.card) for card in said.out)
        ),
        "rank_gone": lambda: not said.taken and sum(rank(card) == rank(said.card) for card in said.gone) >= 2,
        "spariglio": lambda: not dealer_is_ours and said.unpaired() > 0,
        "pairs": lambda: dealer_is_ours and said.unpaired() < 0,
        "lays_low": lambda: dealer_is_ours and "low" in said.laid_of_three(),
        "lays_high": lambda: not dealer_is_ours and "high" in said.laid_of_three(),
        "leftovers": lambda: bool(said.taken) and bool(said.table) and not said.view.stock_size and said.left <= 4,
    }


def _compared_on_table(said: OnTable) -> dict[str, Callable[[], bool]]:
    """What the move does against the next best or all others."""
    return {
        "fewer_take": lambda: said.cards == {said.rival} and said.fewer(said.taking),
        "less_to_take": lambda: (
            said.cards == {said.rival}
            and said.left > 0
            and said.fewer(lambda table: {card for card in table if not suit(card) or rank(card) == 7})
        ),
        "takes_most": lambda: (
            said.cards == said.taken
            and 1 < len(said.taken) == said.reason.number
            and all(len(taken_by(move)) < len(said.taken) for move in said.seen.legal if move != said.choice.move)
        ),
    }


def _on_trick(said: OnTrick) -> dict[str, Callable[[], bool]]:
    return _played(said) | _compared_on_trick(said)


def _compared_on_trick(said: OnTrick) -> dict[str, Callable[[], bool]]:
    """What becomes of the card, against what would become of the next best."""
    trump = said.view.trump_suit
    return {
        "partner_last": lambda: said.seats == 4 and len(said.view.trick) == 1,
        "only_trumps_beat": lambda: (
            said.cards == {said.card}
            and bool(said.beating(said.card))
            and {suit(card) for card in said.beating(said.card)} == {trump} != {suit(said.card)}
        ),
        "fewer_beat": lambda: (
            said.cards == {said.rival} and len(said.beating(said.card)) < len(said.beating(said.rival))
        ),
        "less_at_stake": lambda: (
            said.cards == {said.rival}
            and points(said.card) < points(said.rival) == said.reason.number
            and not said.holds_for_sure
        ),
    }


def _played(said: OnTrick) -> dict[str, Callable[[], bool]]:
    leads = said.best is None
    trump = said.view.trump_suit
    best = {said.best[0]} if said.best else set()
    losers = {card for card in members(said.view.hand) if best and not said.beats(card, min(best))}
    return {
        "lead_worthless": lambda: leads and points(said.card) == 0 and suit(said.card) != trump,
        "lead_little": lambda: leads and points(said.card) == said.reason.number in (2, 3, 4),
        "lead_safe": lambda: leads and said.cannot_be_beaten(),
        "highest_trump": lambda: leads and suit(said.card) == trump and said.cannot_be_beaten(),
        "trumps_gone": lambda: (
            leads and said.cannot_be_beaten() and not any(suit(card) == trump for card in said.held_by_later)
        ),
        "partner_sure": lambda: said.partner_has_it and said.holds_for_sure,
        "load_partner": lambda: said.partner_has_it and points(said.card) >= 10 and said.holds_for_sure,
        "partner_has_it": lambda: said.partner_has_it,
        "throw_worthless": lambda: said.theirs and points(said.card) == 0,
        "throw_little": lambda: said.theirs and points(said.card) == min(map(points, losers)),
        "trump_rich": lambda: (
            said.goes_over
            and suit(said.card) == trump
            and all(suit(card) != trump for card in best)
            and said.trick_points == said.reason.number >= 10
        ),
        "takes_points": lambda: (
            said.goes_over and said.holds_for_sure and said.reason.number == said.trick_points + points(said.card)
        ),
        "takes_over": lambda: said.goes_over and said.cards == best,
        "lowest_winner": said.lowest_winner,
        "keeps_trump": lambda: said.cards <= said.rest and {suit(card) for card in said.cards} == {trump},
        "last_word": lambda: said.seats == 2 and said.theirs and bool(said.rest or said.view.stock_size),
        "turned_trump": lambda: said.cards == {said.view.turned} and said.last_draw_is_ours(),
        "poor_trick": lambda: (
            said.theirs
            and said.trick_points == said.reason.number <= 4
            and any(suit(card) == trump for card in said.rest)
            and all(suit(card) != trump for card in best)
        ),
        "no_exchange": lambda: (
            SWAP in said.seen.legal
            and said.choice.move != SWAP
            and said.view.stock_size == said.seats != 3
            and said.cards == {said.view.turned}
        ),
        "seven_exchange": lambda: said.choice.move == SWAP and said.cards == {said.view.turned},
        "ending": said.best_ending,
    }


def is_true(seen: Observation, choice: Choice, reason: Reason) -> bool:
    """Whether what a reason claims is so."""
    if isinstance(seen.view, ScopaView):
        return {**_everywhere(Said(seen, choice, reason)), **_on_table(OnTable(seen, choice, reason))}[reason.id]()
    return {**_everywhere(Said(seen, choice, reason)), **_on_trick(OnTrick(seen, choice, reason))}[reason.id]()


def known_ids() -> set[str]:
    """The ids that have their truth here."""
    from tests.bots.seen import briscola, scopa

    found: set[str] = set()
    for seen in (scopa("7C RD 2S", "3C 4S"), briscola("AC 3S 5C")):
        choice = Choice(seen.legal[0], 0.0)
        found |= set(_everywhere(Said(seen, choice, Reason(""))))
    table, trick = scopa("7C RD 2S", "3C 4S"), briscola("AC 3S 5C")
    found |= set(_on_table(OnTable(table, Choice(table.legal[0], 0.0), Reason(""))))
    return found | set(_on_trick(OnTrick(trick, Choice(trick.legal[0], 0.0), Reason(""))))
