"""``carte-italiane simulate``: let computer players play many deals and measure them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from carte_italiane.cli.numbers import positive
from carte_italiane.terminal import complain

if TYPE_CHECKING:
    import argparse

    from carte_italiane.bots.arena import Record
    from carte_italiane.cli import Subparsers
    from carte_italiane.rules.house import Rules

_MILLISECONDS = 1000
_PLAYERS = "random, beginner, club, master or reference (plain search, the yardstick); two fill sides"
_DESCRIPTION = """\
Every deck is played from all seats in turn, so that luck weighs little. Margins are points of the deal less the mean
of the other sides', per deck, with their 95 % interval over decks; in Briscola they are card points.
"""


class BadOptions(ValueError):
    """Options that make no sense, in a sentence."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the options of ``simulate``."""
    parser = subparsers.add_parser(
        "simulate",
        help="let computer players play many deals and measure them",
        description=_DESCRIPTION,
        epilog="Exit status: 0, or 2 if the options make no sense.",
    )
    parser.add_argument("--game", required=True, metavar="GAME", help="scopa, scopone or briscola")
    parser.add_argument("--rules", default="{}", metavar="JSON", help='house rules as in records: {"players": 3}')
    parser.add_argument("--players", required=True, metavar="A,B[,C,D]", help=_PLAYERS)
    parser.add_argument("--deals", required=True, type=positive, metavar="N", help="number of different decks")
    parser.add_argument("--seed", default=1, type=positive, metavar="S", help="fixes the decks and the players' luck")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Measure and print; returns 2 when the options make no sense."""
    from carte_italiane.bots.arena import WrongNumber, measure
    from carte_italiane.bots.roster import UnknownLevel, level_named, player_at
    from carte_italiane.rules.house import RulesError

    try:
        rules = _rules(options.game, options.rules)
        names = [name.strip() for name in options.players.split(",")]
        records = measure(rules, [(name, player_at(level_named(name))) for name in names], options.deals, options.seed)
    except (BadOptions, RulesError, UnknownLevel, WrongNumber) as error:
        complain(f"carte-italiane simulate: {error}")
        return 2
    if options.json:
        print(json.dumps(_as_json(rules, records, options)))
    else:
        _print_for_people(rules, records, options)
    return 0


def _rules(game: str, text: str) -> Rules:
    from carte_italiane.play.record_json import BadJson, parse_json
    from carte_italiane.rules.house import make_rules

    try:
        values = parse_json(text)
    except BadJson as error:
        raise BadOptions(f"--rules: {error}") from None
    if not isinstance(values, dict):
        raise BadOptions('--rules is not a JSON object such as {"players": 3}')
    return make_rules(game, values)


def _as_json(rules: Rules, records: list[Record], options: argparse.Namespace) -> dict[str, Any]:
    from carte_italiane.engine_kind import is_compiled
    from carte_italiane.rules.house import rules_values

    return {
        "game": rules.game,
        "rules": rules_values(rules),
        "decks": options.deals,
        "deals": options.deals * rules.sides,
        "seed": options.seed,
        "compiled": is_compiled(),
        "players": [_record_as_json(record) for record in records],
    }


def _record_as_json(record: Record) -> dict[str, Any]:
    margin, timing = record.margin, record.timing
    reach = margin.reach
    return {
        "name": record.name,
        "margin": margin.mean,
        "interval": None if reach is None else [margin.mean - reach, margin.mean + reach],
        "won": record.won,
        "seconds": {"median": timing.median, "p95": timing.high, "max": timing.longest},
        "decisions": timing.decisions,
    }


def _print_for_people(rules: Rules, records: list[Record], options: argparse.Namespace) -> None:
    from carte_italiane.engine_kind import engine_kind

    unit = "card points" if rules.game == "briscola" else "points"
    print(
        f"{rules.game} for {rules.players}, {options.deals} decks from {rules.sides} sides, seed {options.seed},",
        end=" ",
    )
    print(f"{engine_kind()} rules; margin in {unit} per deck, time per decision in milliseconds")
    print(f"{'player':<12}{'margin':>9}{'95 %':>9}{'won':>8}{'median':>9}{'p95':>8}{'max':>8}")
    for record in records:
        margin, timing = record.margin, record.timing
        reach = "" if margin.reach is None else f"±{margin.reach:.2f}"
        times = [seconds * _MILLISECONDS for seconds in (timing.median, timing.high, timing.longest)]
        figures = f"{margin.mean:>+9.2f}{reach:>9}{record.won:>8.1%}"
        print(f"{record.name:<12}{figures}{times[0]:>9.2f}{times[1]:>8.2f}{times[2]:>8.1f}")
