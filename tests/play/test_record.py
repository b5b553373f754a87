"""Records are read strictly and written whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from carte_italiane.cards import card_text, parse_card
from carte_italiane.play.record import KINDS, BadRecord, read_record, record_of, record_text
from carte_italiane.play.record_json import LARGEST
from carte_italiane.play.session import Player
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from tests.play.random_records import random_match

DECK = [card_text(card) for card in range(40)]  # by suits: first hands AD-3D and 4D-6D, table 7D FD CD RD


def record(**changes: Any) -> dict[str, Any]:
    """A short legal record, changed here and there."""
    return {
        "format": "carte-italiane-record",
        "version": 1,
        "game": "scopa",
        "rules": {},
        "deals": [{"deck": DECK, "moves": ["AD"]}],
        **changes,
    }


def text(**changes: Any) -> str:
    return json.dumps(record(**changes))


def refusal(source: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(source)
    return caught.value


def test_short_record_is_legal() -> None:
    match = read_record(text()).match
    assert match.rules == ScopaRules()
    assert match.first_dealer == 1
    assert [card_text(card) for card in match.deal.laid] == ["7D", "FD", "CD", "RD", "AD"]


def test_what_is_left_out_has_its_default() -> None:
    content = record(deals=[{"deck": DECK}])
    del content["rules"]
    match = read_record(json.dumps(content)).match
    assert record_of(match) == record(
        rules={"players": 2, "target": 11, "napola": False}, first_dealer=1, deals=[{"deck": DECK, "moves": []}]
    )


@pytest.mark.parametrize("left_out", ["format", "version", "game", "deals"])
def test_must_be_given(left_out: str) -> None:
    content = record()
    del content[left_out]
    error = refusal(json.dumps(content))
    assert left_out in str(error)
    assert (error.deal, error.move) == (None, None)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": True},
        {"version": 1.0},
        {"version": 2},
        {"version": "1"},
        {"game": ["scopa"]},
        {"game": None},
        {"rules": []},
        {"rules": {"players": True}},
        {"rules": {"players": 2.0}},
        {"rules": {"players": []}},
        {"rules": {"napola": 0}},
        {"rules": {"target": 11, "wins": 1}},
        {"first_dealer": 2},
        {"first_dealer": -1},
        {"first_dealer": True},
        {"first_dealer": None},
        {"players": None},
        {"players": []},
        {"players": {}},
        {"players": [{"name": "A", "kind": "human"}]},
        {"players": [{"name": "A", "kind": "human"}, "B"]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B"}]},
        {"players": [{"name": "A", "kind": "human"}, {"kind": "club"}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "club", "age": 7}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B", "kind": ["club"]}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B" * 41, "kind": "club"}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B\x1b[2J", "kind": "club"}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "B\n", "kind": "club"}]},
        {"players": [{"name": "A", "kind": "human"}, {"name": "\ud800", "kind": "club"}]},
        {"meta": None},
        {"meta": []},
        {"meta": {"note": "\udfff"}},
        {"meta": {"\ud83d": 1}},
        {"meta": {"number": 10**40}},
        {"note": "mine"},
    ],
    ids=json.dumps,
)
def test_refused_before_any_deal(changes: dict[str, Any]) -> None:
    error = refusal(text(**changes))
    assert (error.deal, error.move) == (None, None)
    assert error.reason


@pytest.mark.parametrize("kind", KINDS)
def test_players_are_read(kind: str) -> None:
    players = [{"name": "Zoë 🂡", "kind": "human"}, {"name": "B" * 40, "kind": kind}]
    assert read_record(text(players=players)).players == (Player("Zoë 🂡", "human"), Player("B" * 40, kind))


@pytest.mark.parametrize(
    ("deals", "place"),
    [
        ([None], (0, None)),
        ([{}], (0, None)),
        ([{"deck": None}], (0, None)),
        ([{"deck": {}}], (0, None)),
        ([{"deck": [0, *DECK[1:]]}], (0, None)),
        ([{"deck": [["AD"], *DECK[1:]]}], (0, None)),
        ([{"deck": ["ad", *DECK[1:]]}], (0, None)),
        ([{"deck": [*DECK, "AD"]}], (0, None)),
        ([{"deck": DECK, "move": []}], (0, None)),
        ([{"deck": DECK, "moves": None}], (0, None)),
        ([{"deck": DECK, "moves": "AD"}], (0, None)),
        ([{"deck": DECK, "moves": [None]}], (0, 0)),
        ([{"deck": DECK, "moves": [["AD"]]}], (0, 0)),
        ([{"deck": DECK, "moves": [""]}], (0, 0)),
        ([{"deck": DECK, "moves": ["AD", "AD"]}], (0, 1)),
        ([{"deck": DECK, "moves": ["AD", "4D x"]}], (0, 1)),
        ([{"deck": DECK, "moves": ["AD", "4D x AD"]}], (0, 1)),
        ([{"deck": DECK, "moves": ["AD", "swap"]}], (0, 1)),
        ([{"deck": DECK, "moves": ["AD"]}, {"deck": DECK}], (1, None)),
        ([{"deck": DECK, "moves": ["AD"]}, None], (1, None)),
    ],
)
def test_refused_within_the_deals(deals: list[Any], place: tuple[int, int | None]) -> None:
    error = refusal(text(deals=deals))
    assert (error.deal, error.move) == place
    assert error.reason


def test_people_count_from_one() -> None:
    assert str(refusal(text(deals=[{"deck": DECK, "moves": ["AD", "AD"]}]))).startswith("deal 1, move 2: ")
    assert str(refusal(text(deals=[{}]))).startswith("deal 1: ")


@pytest.mark.parametrize(
    "source",
    [
        b"",
        b" \n",
        b"\x00",
        b"\xff\xfe{\x00",
        text().encode("utf-16"),
        b'{"format": "\xe9"}',
        b"[]",
        b"7",
        b'"carte-italiane-record"',
        b"null",
        b"{",
        text().encode()[:-1],
        text().encode() * 2,
        text().encode() + b"x",
        text(meta=[]).replace("[]", "NaN", 1).encode(),
        text(meta={"a": 1}).replace('"a": 1', '"a": -Infinity').encode(),
        text(meta={"a": 1}).replace('"a": 1', '"a": 1e999').encode(),
        text(meta={"a": 1}).replace('"a": 1', '"a": 1, "a": 1').encode(),
        text().replace('"version": 1', '"version": 1, "version": 1').encode(),
        text().replace('"version": 1', '"version": ' + "1" * 5000).encode(),
        text(meta={"a": 1}).replace('"a": 1', '"a": ' + "9" * 21).encode(),
        text(meta={"a": 1}).replace('"a": 1', '"a": ' + "[" * 100 + "]" * 100).encode(),
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        text().encode() + b" " * LARGEST,
        "\ud800",
    ],
    ids=lambda source: repr(source[:24]),
)
def test_refused_as_text(source: str | bytes) -> None:
    error = refusal(source)
    assert (error.deal, error.move) == (None, None)
    assert error.reason


def test_double_keys_are_found_at_once_in_a_large_object() -> None:
    many = ",".join(f'"{n}": 0' for n in range(200_000))
    assert "twice" in refusal("{" + many + ',"199999": 0}').reason


def test_byte_order_mark_is_accepted() -> None:
    plain = record_of(read_record(text()).match)
    assert record_of(read_record(b"\xef\xbb\xbf" + text().encode()).match) == plain
    assert record_of(read_record("\ufeff" + text()).match) == plain


def test_record_may_be_as_large_as_sixteen_mebibytes() -> None:
    content = text().encode()
    assert read_record(content + b" " * (LARGEST - len(content))).match.deals


def test_meta_is_carried_along_as_it_is() -> None:
    meta = {
        "deal_number": 7,
        "aids": ["hint"],
        "saved": "2026-01-01T00:00:00Z",
        "mine": {"x": [1.5, None, "\U0001f0a1"]},
    }
    record = read_record(text(meta=meta))
    assert record.meta == meta
    assert read_record(record_text(record.match, record.players, record.meta)).meta == meta


def test_written_record_says_everything() -> None:
    match = read_record(text()).match
    assert record_of(match, [Player("You", "human"), Player("West", "master")], {"deal_number": 5}) == {
        "format": "carte-italiane-record",
        "version": 1,
        "game": "scopa",
        "rules": {"players": 2, "target": 11, "napola": False},
        "players": [{"name": "You", "kind": "human"}, {"name": "West", "kind": "master"}],
        "first_dealer": 1,
        "deals": [{"deck": DECK, "moves": ["AD"]}],
        "meta": {"deal_number": 5},
    }


def test_match_before_its_first_deal_is_a_record() -> None:
    match = Match.start(ScopaRules(players=4, target=21), 2)
    assert read_record(record_text(match)).match == match


@pytest.mark.parametrize("seed", range(60))
def test_a_match_read_again_is_the_same_match(seed: int) -> None:
    match = random_match(random.Random(seed), 400)
    again = read_record(record_text(match)).match
    assert record_of(again) == record_of(match)
    assert (again.scores, again.is_over, again.winner) == (match.scores, match.is_over, match.winner)
    assert again.legal_moves() == match.legal_moves()
    assert [deal.laid for deal in again.deals] == [deal.laid for deal in match.deals]


def test_endless_match_of_drawn_deals_is_read() -> None:
    """The match on the way holds one deal only: a thousand void deals are no burden."""
    kings = [parse_card(name) for name in ("RD", "RC", "RS")]
    others = [card for card in range(40) if card not in kings]
    deck = [card_text(card) for card in [*others[:6], *kings, *others[6:]]]
    match = read_record(text(deals=[{"deck": deck}] * 1000)).match
    assert all(deal.is_void and deal.dealer == 1 for deal in match.deals)
    assert len(match.deals) == 1000
    assert match.needs_deck
