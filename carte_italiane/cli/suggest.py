"""``carte-italiane suggest``: what a computer player would do at the end of a record, and why."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any

from carte_italiane.cli.numbers import positive
from carte_italiane.terminal import complain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from carte_italiane.bots.bot import Choice
    from carte_italiane.cli import Subparsers
    from carte_italiane.play.record import Record
    from carte_italiane.rules.views import Observation

_DESCRIPTION = """\
Shows a computer player the end of a record as the player to move sees it, and prints what it would play, the other
moves, and why. The player learns nothing that this seat may not know.
"""


class NothingToSuggest(ValueError):
    """Why there is no move to suggest, in a sentence."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the options of ``suggest``."""
    parser = subparsers.add_parser(
        "suggest",
        help="suggest the next move of a record, and say why",
        description=_DESCRIPTION,
        epilog="Exit status: 0, or 2 if there is no such record or nobody is to move in it.",
    )
    parser.add_argument("file", metavar="RECORD", help="a record in which somebody is to move")
    parser.add_argument("--level", default="master", metavar="LEVEL", help="beginner, club or master (default)")
    parser.add_argument("--iterations", default=0, type=positive, metavar="N", help="deals that the master imagines")
    parser.add_argument("--seed", default=1, type=positive, metavar="S", help="fixes the player's luck")
    parser.add_argument("--json", action="store_true", help="print one JSON object: ids, cards and figures")


def run(options: argparse.Namespace) -> int:
    """Think and print; returns 2 when there is nothing to think about."""
    from carte_italiane.bots.advice import explained
    from carte_italiane.bots.bot import Budget
    from carte_italiane.bots.roster import UnknownLevel, level_named, player_at
    from carte_italiane.cli.transcript import printable

    try:
        level = level_named(options.level)
        record = _record(options.file)
        match = record.match
        seen = match.observe(match.deal.state.turn)
    except (NothingToSuggest, UnknownLevel) as error:
        complain(f"carte-italiane suggest: {printable(str(error))}")
        return 2
    choice = explained(seen, player_at(level).choose(seen, Budget(options.iterations, options.seed)))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names in letters that this terminal may not have
    if options.json:
        print(json.dumps(_as_json(record, level, choice)))
    else:
        print("\n".join([*_situation(record, seen), "", *_advice(seen, choice)]))
    return 0


def _record(name: str) -> Record:
    """A record in which somebody is to move."""
    from carte_italiane.cli.replay import read_file
    from carte_italiane.play.record import BadRecord

    found = read_file(name)
    if isinstance(found, BadRecord):
        raise NothingToSuggest(f"{name or repr(name)}: {found}")
    if not found.match.is_playing:
        why = "the match is over" if found.match.is_over else "the next cards have not been dealt"
        raise NothingToSuggest(f"{name}: nobody is to move, {why}")
    return found


def _as_json(record: Record, level: str, choice: Choice) -> dict[str, Any]:
    from carte_italiane.bots.protocol import encode_choice

    match = record.match
    where = {"game": match.rules.game, "deal": len(match.deals) - 1, "seat": match.deal.state.turn, "level": level}
    return {**where, **encode_choice(choice)}


def _situation(record: Record, seen: Observation) -> Iterator[str]:
    """Who is to move, with what."""
    from carte_italiane.cards import card_text, cards_text
    from carte_italiane.cli.transcript import seat_names
    from carte_italiane.rules.views import BriscolaView

    match, view = record.match, seen.view
    name = seat_names(record)[view.seat]
    yield f"{match.rules.game.capitalize()}, deal {len(match.deals)}, move {len(seen.moves) + 1}: {name} is to play."
    lying = "+".join(card_text(card) for card in seen.laid)
    yield f"  {'table' if match.rules.game != 'briscola' else 'trick'}  {lying or '-'}"
    yield f"  hand   {cards_text(view.hand)}"
    if isinstance(view, BriscolaView):
        yield f"  trump  {card_text(view.trump_card)}, {view.stock_size} cards to be drawn"


def _advice(seen: Observation, choice: Choice) -> Iterator[str]:
    """The move and its reasons, the other moves, and what the figures mean."""
    from carte_italiane.bots.reasons import sentence
    from carte_italiane.rules.moves import move_text

    if not choice.alternatives:
        yield f"  {move_text(choice.move)}"
        yield from (f"    {sentence(reason)}" for reason in choice.reasons)
        return
    width = max(len(move_text(move)) for move in seen.legal)
    yield f"  {move_text(choice.move):<{width}}  {choice.value:+7.2f}"
    yield from (f"    {sentence(reason)}" for reason in choice.reasons)
    for move, value in choice.alternatives:
        yield f"  {move_text(move):<{width}}  {value:+7.2f}"
    unit = "card points" if seen.view.rules.game == "briscola" else "points"
    yield ""
    if choice.deals:
        yield f"Figures: expected margin of the deal in {unit}, from {choice.deals:,} imagined deals."
    else:
        yield f"Figures: worth by rules of thumb, in {unit}."
