"""Random records: legal ones that end anywhere, and ways to spoil them. Seeds make them the same every time."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from carte_italiane.cards import members
from carte_italiane.play.record import record_of
from carte_italiane.play.session import Player
from carte_italiane.rules.briscola import pack
from carte_italiane.rules.house import GAMES, OPTIONS, Rules, make_rules
from carte_italiane.rules.match import Match

#: What may stand in the place of anything.
ODD_VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    3.5,
    10**30,
    "",
    "7D",
    "swap",
    "\x00",
    "\ud800",
    [],
    {},
    [[]],
    {"deck": 1},
]


def random_rules(chance: random.Random) -> Rules:
    """Any game under any house rules."""
    game = chance.choice(GAMES)
    options = [option for option in OPTIONS[game] if chance.random() < 0.7]
    return make_rules(game, {option.id: chance.choice(option.choices) for option in options})


def random_match(chance: random.Random, most_moves: int = 120) -> Match:
    """A match played at random that breaks off anywhere: within a trick, within a deal, between deals."""
    rules = random_rules(chance)
    match = Match.start(rules, chance.randrange(rules.players))
    for _ in range(chance.randrange(most_moves)):
        if match.is_over:
            break
        if match.needs_deck:
            cards = members(pack(rules.players if rules.game == "briscola" else 4))
            match = match.with_deck(bytes(chance.sample(cards, len(cards))))
        else:
            match = match.played(chance.choice(match.legal_moves()))
    return match


def random_record(chance: random.Random) -> dict[str, Any]:
    """The record of such a match, with or without what may be left out."""
    match = random_match(chance)
    players = [Player(f"Player {seat}", "club") for seat in range(match.rules.players)]
    meta = {"deal_number": chance.randrange(1000), "aids": ["hint"]}
    return record_of(match, players if chance.random() < 0.5 else (), meta if chance.random() < 0.5 else None)


def spoiled(record: dict[str, Any], chance: random.Random) -> bytes:
    """One line that may be a record no more: another value or key somewhere, other bytes, or only its beginning."""
    way = chance.randrange(4)
    if way == 0:
        _change_a_value(record, chance)
    elif way == 1:
        _change_a_key(record, chance)
    line = bytearray(json.dumps(record).encode())
    if way == 2:
        for _ in range(chance.randint(1, 4)):
            line[chance.randrange(len(line))] = chance.randrange(256)
    elif way == 3:
        del line[chance.randrange(len(line)) :]
    return bytes(line).replace(b"\n", b" ")


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every container with each of its keys or indices."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in _places(value[key])]


def _change_a_value(record: dict[str, Any], chance: random.Random) -> None:
    """Put something odd, or a value from elsewhere in the record, at some place; shallow places as often as deep."""
    places = _places(record)
    shallow = [place for place in places if isinstance(place[0], dict)]
    container, key = chance.choice(shallow if chance.random() < 0.5 else places)
    other, other_key = chance.choice(places)
    container[key] = deepcopy(chance.choice(ODD_VALUES) if chance.random() < 0.5 else other[other_key])


def _change_a_key(record: dict[str, Any], chance: random.Random) -> None:
    """Take away, double, move or rename an entry."""
    container, key = chance.choice(_places(record))
    value = container.pop(key)
    if isinstance(container, list):
        for _ in range(chance.randrange(3)):
            container.insert(chance.randint(0, len(container)), value)  # not at all, elsewhere, or twice
    elif chance.random() < 0.5:
        container[chance.choice(["deck", "moves", "players", "meta", "x", "\ud800"])] = value
