"""Records (records.md): a match as JSON, and back by playing it again.

A record holds the rules, the players, the decks and the moves; everything else is found by playing. So whatever is
read here is a legal game, or is refused with the place and the reason.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import NotACard, card_text, parse_card
from carte_italiane.play.own_file import read_file
from carte_italiane.play.record_json import LARGEST, BadJson, excerpt, parse_json
from carte_italiane.play.session import Player
from carte_italiane.rules.house import RulesError, make_rules, rules_values
from carte_italiane.rules.match import BadDeck, Match
from carte_italiane.rules.moves import IllegalMove, move_text, parse_move

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.match import PlayedDeal

FORMAT: Final = "carte-italiane-record"
VERSION: Final = 1
LONGEST_NAME: Final = 40
KINDS: Final = ("human", "beginner", "club", "master", "reference", "external")
_KEYS: Final = ("format", "version", "game", "rules", "players", "first_dealer", "deals", "meta")
#: Kinds of characters that no name may have: they would break lines, or cannot be written.
_NOT_IN_NAMES: Final = ("Cc", "Cs", "Zl", "Zp")


class BadRecord(ValueError):
    """What is not a record of a legal game: the place (counted from 0, None elsewhere) and the reason."""

    def __init__(self, reason: str, deal: int | None = None, move: int | None = None) -> None:
        super().__init__(reason, deal, move)
        self.reason = reason
        self.deal = deal
        self.move = move

    def __str__(self) -> str:
        """Reason and place for people, who count from one."""
        words = [f"{word} {n + 1}" for word, n in (("deal", self.deal), ("move", self.move)) if n is not None]
        return ", ".join(words) + ": " + self.reason if words else self.reason


class TooNew(BadRecord):
    """A record of a later version of the format."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match with its players (none, if not given) and what else was noted about it."""

    match: Match
    players: tuple[Player, ...] = ()
    meta: Mapping[str, object] = field(default_factory=dict)


def record_of(
    match: Match, players: Sequence[Player] = (), meta: Mapping[str, object] | None = None
) -> dict[str, object]:
    """The record of a match, ready to be written as JSON."""
    record: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.rules.game,
        "rules": rules_values(match.rules),
    }
    if players:
        record["players"] = [{"name": player.name, "kind": player.kind} for player in players]
    record["first_dealer"] = match.first_dealer
    record["deals"] = [_deal_of(deal) for deal in match.deals]
    if meta:
        record["meta"] = dict(meta)
    return record


def record_text(match: Match, players: Sequence[Player] = (), meta: Mapping[str, object] | None = None) -> str:
    """The record of a match as the text of a file: a line for each key and each deal."""
    lines = []
    for key, value in record_of(match, players, meta).items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "deals" and match.deals:
            deals = ",\n  ".join(json.dumps(_deal_of(deal)) for deal in match.deals)
            text = f"[\n  {deals}\n ]"
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(source: str | bytes) -> Record:
    """The record in a text; raises ``BadRecord``."""
    try:
        content = parse_json(source)
    except BadJson as error:
        raise BadRecord(str(error)) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadRecord(f'not a record: \'"format": "{FORMAT}"\' is missing')
    version = content.get("version")
    if type(version) is not int or version != VERSION:
        refusal = TooNew if type(version) is int and version > VERSION else BadRecord
        raise refusal(f"version {excerpt(version)} is not known to this program, which reads version {VERSION}")
    _check_keys(content, _KEYS, "a record")
    rules = _read_rules(content)
    players = _read_players(content["players"], rules) if "players" in content else ()
    meta = content.get("meta", {})
    if not isinstance(meta, dict):
        raise BadRecord(f"'meta' must be an object, not {excerpt(meta)}")
    first_dealer = content.get("first_dealer", rules.players - 1)
    if type(first_dealer) is not int or not 0 <= first_dealer < rules.players:
        raise BadRecord(f"'first_dealer' must be a seat from 0 to {rules.players - 1}, not {excerpt(first_dealer)}")
    return Record(_read_match(Match.start(rules, first_dealer), content.get("deals")), players, meta)


def read_record_file(path: str | Path) -> Record:
    """The record in a file; raises ``BadRecord`` or ``OSError``."""
    return read_record(read_file(path, LARGEST + 1))


def _deal_of(deal: PlayedDeal) -> dict[str, object]:
    return {"deck": [card_text(card) for card in deal.deck], "moves": [move_text(move) for move in deal.moves]}


def _check_keys(content: Mapping[str, object], known: tuple[str, ...], what: str) -> None:
    for key in content:
        if key not in known:
            raise BadRecord(f"{what} has no key {excerpt(key)}; it has: {', '.join(known)}")


def _read_rules(content: Mapping[str, object]) -> Rules:
    game, values = content.get("game"), content.get("rules", {})
    if not isinstance(game, str):
        raise BadRecord(f"'game' must be the name of a game, not {excerpt(game)}")
    if not isinstance(values, dict):
        raise BadRecord(f"'rules' must be an object, not {excerpt(values)}")
    try:
        return make_rules(game, values)
    except RulesError as error:
        raise BadRecord(str(error)) from None


def _read_players(entries: object, rules: Rules) -> tuple[Player, ...]:
    if not isinstance(entries, list) or len(entries) != rules.players:
        raise BadRecord(f"'players' must be a list of {rules.players}, one for each seat")
    return tuple([_read_player(entry) for entry in entries])


def _read_player(entry: object) -> Player:
    if not isinstance(entry, dict):
        raise BadRecord(f"a player must be an object, not {excerpt(entry)}")
    _check_keys(entry, ("name", "kind"), "a player")
    name, kind = entry.get("name"), entry.get("kind")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise BadRecord(f"the name of a player must be text of up to {LONGEST_NAME} characters, not {excerpt(name)}")
    if any(unicodedata.category(character) in _NOT_IN_NAMES for character in name):
        raise BadRecord(f"control characters in the name of a player: {excerpt(name)}")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadRecord(f"the kind of a player must be one of {', '.join(KINDS)}, not {excerpt(kind)}")
    return Player(name, kind)


def _read_match(match: Match, entries: object) -> Match:
    """Play all deals. The match on the way holds only its last deal, or a very long one would take its square."""
    if not isinstance(entries, list):
        raise BadRecord("'deals' must be a list of deals")
    deals: list[PlayedDeal] = []
    for index, entry in enumerate(entries):
        match = _with_deal(match._replace(deals=match.deals[-1:]), index, entry)
        deals.append(match.deal)
    return match._replace(deals=tuple(deals))


def _with_deal(match: Match, index: int, entry: object) -> Match:
    if match.is_over:
        raise BadRecord("the match was over before this deal", index)
    if match.is_playing:
        raise BadRecord("the deal before this one was not played to its end", index)
    if not isinstance(entry, dict):
        raise BadRecord(f"a deal must be an object, not {excerpt(entry)}", index)
    try:
        _check_keys(entry, ("deck", "moves"), "a deal")
        match = match.with_deck(_read_deck(entry.get("deck")))
    except (BadRecord, BadDeck, NotACard) as error:
        raise BadRecord(str(error), index) from None
    moves = entry.get("moves", [])
    if not isinstance(moves, list):
        raise BadRecord("'moves' must be a list of moves", index)
    for place, text in enumerate(moves):
        try:
            match = _with_move(match, text)
        except (BadRecord, IllegalMove) as error:
            raise BadRecord(str(error), index, place) from None
    return match


def _read_deck(entry: object) -> bytes:
    if not isinstance(entry, list):
        raise BadRecord("'deck' must be a list of cards")
    for name in entry:
        if not isinstance(name, str):
            raise BadRecord(f"{excerpt(name)} is not a card")
    return bytes([parse_card(name) for name in entry])


def _with_move(match: Match, text: object) -> Match:
    if not isinstance(text, str):
        raise BadRecord(f"{excerpt(text)} is not a move")
    if not match.is_playing:
        raise BadRecord("the deal is void: no moves" if match.deal.is_void else "the deal was over before this move")
    return match.played(parse_move(text, match.legal_moves()))
