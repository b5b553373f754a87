"""``carte-italiane fairness``: anybody can count that the shuffle favours no seat."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from carte_italiane.cards import card_text
from carte_italiane.cli.numbers import positive
from carte_italiane.terminal import complain

if TYPE_CHECKING:
    from carte_italiane.cli import Subparsers
    from carte_italiane.play.shuffle_count import ShuffleCount

_DESCRIPTION = """\
Deals the first deal of N matches, with the deal numbers S, S+1, S+2, ... and the shuffle that the game itself uses, and
counts how often each card came to each seat, to the table and to the stock.

The deal cannot know the level of a player: the deal number alone fixes every deck of a match and its first dealer. It
is drawn before anybody sits down, and the shuffle is given the number, the game, how many play and which deal of the
match it is, nothing else. The same number brings the same cards, whoever plays.

chi-square tells how far the counts are from even ones: by chance alone it comes out about as large as its degrees of
freedom. p is the share of perfect shuffles that would be as far away or farther. A p below 0.05 comes by chance in one
table of twenty; a p that stays below 0.001 with other seeds would not. p is rough where less than 5 of a card are
expected in some place: 200 deals are enough for all games.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the options of ``fairness``."""
    parser = subparsers.add_parser(
        "fairness",
        help="count where the shuffle puts the cards: the deal knows no level",
        description=_DESCRIPTION,
        epilog="Exit status: 0, or 2 if the options make no sense.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", required=True, type=positive, metavar="N", help="number of deals")
    parser.add_argument("--seed", default=1, type=positive, metavar="S", help="the first deal number")
    parser.add_argument("--game", metavar="GAME", help="scopa, scopone or briscola; else all of them")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Count and print; returns 2 when the options make no sense."""
    from carte_italiane.play.shuffle_count import count_deals, ways_to_deal
    from carte_italiane.rules.house import GAMES

    if options.game is not None and options.game not in GAMES:
        complain(f"carte-italiane fairness: unknown game {options.game!r}; known: {', '.join(GAMES)}")
        return 2
    games = GAMES if options.game is None else (options.game,)
    counts = [count_deals(rules, options.deals, options.seed) for game in games for rules in ways_to_deal(game)]
    if options.json:
        tables = [_as_json(count) for count in counts]
        print(json.dumps({"deals": options.deals, "seed": options.seed, "tables": tables}))
    else:
        for count in counts:
            _print_for_people(count)
    return 0


def _as_json(count: ShuffleCount) -> dict[str, Any]:
    from carte_italiane.rules.house import rules_values

    return {
        "game": count.rules.game,
        "rules": rules_values(count.rules),
        "places": list(count.places),
        "expected": list(count.expected),
        "counts": {card_text(card): list(row) for card, row in zip(count.cards, count.rows, strict=True)},
        "chi_square": count.chi_square,
        "freedom": count.freedom,
        "p": count.probability,
    }


def _print_for_people(count: ShuffleCount) -> None:
    rules = count.rules
    each = getattr(rules, "cards_each", 3)
    cards = f", {each} cards each" if each != 3 else ""
    print(f"{rules.game} for {rules.players}{cards}: {count.deals} deals")
    print(f"{'':<9}" + "".join(f"{place:>11}" for place in count.places))
    for card, row in zip(count.cards, count.rows, strict=True):
        print(f"{card_text(card):<9}" + "".join(f"{met:>11}" for met in row))
    print(f"{'expected':<9}" + "".join(f"{due:>11.1f}" for due in count.expected))
    rough = "" if count.is_enough else " (rough: too few deals)"
    print(f"chi-square {count.chi_square:.1f}, {count.freedom} degrees of freedom, p = {count.probability:.3f}{rough}")
    print()
