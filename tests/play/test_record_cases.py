"""The published cases: every record comes to what it should, or is refused at the right place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carte_italiane.play.record import BadRecord, read_record, record_of, record_text
from carte_italiane.play.replay import refused, replayed

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))


def case(path: Path) -> dict[str, Any]:
    content = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def expecting(key: str) -> list[Any]:
    return [pytest.param(case(path), id=path.stem) for path in CASES if key in case(path)]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def test_every_case_expects_something() -> None:
    assert len(expecting("expect")) + len(expecting("expect_error")) == len(CASES) > 100


@pytest.mark.parametrize("case", expecting("expect"))
def test_record_comes_to(case: dict[str, Any]) -> None:
    assert as_json(replayed(read_record(json.dumps(case["record"])).match)) == case["expect"]


@pytest.mark.parametrize("case", expecting("expect_error"))
def test_record_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(case["record"]))
    told = as_json(refused(caught.value))["error"]
    assert told.pop("message")
    assert told == case["expect_error"]


@pytest.mark.parametrize("case", expecting("expect"))
def test_record_is_written_as_it_was_read(case: dict[str, Any]) -> None:
    record = read_record(json.dumps(case["record"]))
    again = read_record(record_text(record.match, record.players, record.meta))
    assert record_of(again.match, again.players, again.meta) == record_of(record.match, record.players, record.meta)
    assert as_json(replayed(again.match)) == case["expect"]
