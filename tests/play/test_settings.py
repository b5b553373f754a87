"""The settings file: read strictly, never lost, never a reason not to start."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.record import KINDS
from carte_italiane.play.settings import LEVELS, BadSettings, SeatSetting, Settings, load_settings, read_settings

if TYPE_CHECKING:
    from pathlib import Path

HEAD = {"format": "carte-italiane-settings", "version": 1}


def read(seats: object) -> Settings:
    return read_settings(json.dumps({**HEAD, "seats": seats}))


def test_seats_have_names_levels_and_programs() -> None:
    settings = read([{"name": "Anna"}, {"level": "master"}, {"name": " Deep ", "program": ["deep", "--fast"]}])
    assert settings.seats == (
        SeatSetting("Anna"),
        SeatSetting("", "master"),
        SeatSetting("Deep", "", ("deep", "--fast")),
    )
    assert settings.seat(3) == SeatSetting()


def test_nothing_need_be_there() -> None:
    assert read_settings(json.dumps(HEAD)) == Settings()


def test_levels_are_kinds_of_players_in_records() -> None:
    assert set(LEVELS) < set(KINDS)


def test_what_a_newer_version_adds_at_the_top_is_left_alone() -> None:
    assert read_settings(json.dumps({**HEAD, "cloth": "green", "seats": [{"name": "Anna"}]})).seat(0).name == "Anna"


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ({}, "'seats' must be a list of at most 4"),
        ([{}] * 5, "'seats' must be a list of at most 4"),
        (["Anna"], 'seat 0 must be an object, not "Anna"'),
        ([{}, {"programm": ["x"]}], 'seat 1 has no key "programm"; it has: name, level, program'),
        ([{}, {"level": "grandmaster"}], "seat 1: 'level' must be one of beginner, club, master, reference"),
        ([{}, {"level": ["club"]}], "seat 1: 'level' must be one of"),
        ([{"name": 7}], "seat 0: 'name' must be text of up to 40 characters, not 7"),
        ([{"name": "x" * 41}], "seat 0: 'name' must be text"),
        ([{"name": "a\nb"}], "seat 0: 'name' must be text"),
        ([{}, {"program": "deep --fast"}], "seat 1: 'program' must be a list of texts, the command first"),
        ([{}, {"program": ["deep", 1]}], "seat 1: 'program' must be a list of texts"),
        ([{}, {"program": [""]}], "seat 1: 'program' begins with an empty command"),
        ([{"level": "club"}], "seat 0 is the person's"),
        ([{"program": ["deep"]}], "seat 0 is the person's"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(seats: object, reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        read(seats)


@pytest.mark.parametrize("content", ["", "{", "[]", "7", '{"format": "carte-italiane-record", "version": 1}',
                                     '{"format": "carte-italiane-settings"}', "\0", '{"seats": [], "seats": []}',
                                     '{"format": "carte-italiane-settings", "version": 2}', "[" * 5000])  # fmt: skip
def test_a_damaged_or_foreign_file_is_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="utf-8")
    settings, trouble = load_settings(path)
    assert settings == Settings()
    assert trouble is not None
    assert trouble.reason
    assert trouble.aside == tmp_path / "settings.damaged-1.json"
    assert trouble.aside.read_text(encoding="utf-8") == content
    assert load_settings(path) == (Settings(), None), "the next start is without trouble"


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), None)


def test_a_good_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**HEAD, "seats": [{"name": "Anna"}], "later": 1}), encoding="utf-8")
    before = path.read_bytes()
    assert load_settings(path) == (Settings((SeatSetting("Anna"),)), None)
    assert path.read_bytes() == before


def test_what_cannot_be_read_is_kept_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, trouble = load_settings(path)
    assert settings == Settings()
    assert trouble is not None
    assert trouble.aside is not None
    assert trouble.aside.is_dir()
    assert not path.exists()
