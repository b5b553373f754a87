"""The settings file: read strictly, never lost, never a reason not to start."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.faults import Fault
from carte_italiane.play.look import CHOICES, Look
from carte_italiane.play.record import KINDS
from carte_italiane.play.settings import (
    LEVELS,
    BadSettings,
    SeatSetting,
    Settings,
    SoundSetting,
    load_settings,
    read_settings,
)
from carte_italiane.play.settings_part import part_values
from carte_italiane.play.table_settings import USUAL_TABLE, TableSettings

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


def test_sound_has_a_switch_and_a_volume() -> None:
    def sound(entry: object) -> SoundSetting:
        return read_settings(json.dumps({**HEAD, "sound": entry})).sound

    assert sound({}) == SoundSetting(on=True, volume=65)
    assert sound({"volume": 20}).heard == 20
    assert sound({"on": False, "volume": 20}) == SoundSetting(on=False, volume=20)
    assert sound({"on": False, "volume": 20}).heard == 0


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (False, "'sound' must be an object, not false"),
        ({"volumes": 3}, "'sound' has no key \"volumes\"; it has: on, volume"),
        ({"on": 1}, "sound: 'on' must be true or false, not 1"),
        ({"volume": 101}, "sound: 'volume' must be a whole number from 0 to 100, not 101"),
        ({"volume": True}, "sound: 'volume' must be a whole number from 0 to 100, not true"),
    ],
)
def test_what_is_wrong_with_the_sound_is_said(entry: object, reason: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_settings(json.dumps({**HEAD, "sound": entry}))
    assert str(caught.value).startswith(reason)


def test_nothing_need_be_there() -> None:
    assert read_settings(json.dumps(HEAD)) == Settings()


def test_levels_are_kinds_of_players_in_records() -> None:
    assert set(LEVELS) < set(KINDS)


def test_the_table_is_as_a_person_likes_it() -> None:
    likes = {"mirrored": True, "clockwise": ["scopa"], "confirm": True, "sorting": "dealt", "speed": "fast"}
    table = read_settings(json.dumps({**HEAD, "table": likes})).table
    assert table == TableSettings(mirrored=True, clockwise=("scopa",), confirm=True, sorting="dealt", speed="fast")
    assert part_values(table, USUAL_TABLE) == likes, "only what is not as usual"
    assert read_settings(json.dumps(HEAD)).table == USUAL_TABLE
    assert read_settings(json.dumps({**HEAD, "table": part_values(USUAL_TABLE, USUAL_TABLE)})).table == USUAL_TABLE


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ([], "'table' must be an object, not \\[\\]"),
        ({"mirorred": True}, "'table' has no key \"mirorred\"; it has: mirrored, clockwise, confirm, play_forced"),
        ({"mirrored": 1}, "'mirrored' must be true or false, not 1"),
        ({"confirm": "yes"}, "'confirm' must be true or false, not \"yes\""),
        ({"clockwise": "scopa"}, "'clockwise' must be a list of scopa, scopone, briscola, not \"scopa\""),
        ({"clockwise": ["tressette"]}, "'clockwise' must be a list of scopa, scopone, briscola"),
        ({"clockwise": [[]]}, "'clockwise' must be a list"),
        ({"sorting": "colour"}, "'sorting' must be one of suit, rank, dealt, not \"colour\""),
        ({"sorting": ["suit"]}, "'sorting' must be one of"),
        ({"speed": "slow"}, "'speed' must be one of relaxed, normal, fast, none, not \"slow\""),
    ],
)
def test_what_is_wrong_about_the_table_is_told(table: object, reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        read_settings(json.dumps({**HEAD, "table": table}))


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


def test_the_look_may_be_given_in_part() -> None:
    assert read_settings(json.dumps({**HEAD, "look": {"back": "red"}})).look == Look(back="red")
    for part, choices in CHOICES.items():
        for choice in choices:
            assert getattr(read_settings(json.dumps({**HEAD, "look": {part: choice}})).look, part) == choice


def test_what_is_looked_like_by_default_can_be_chosen() -> None:
    assert set(CHOICES) == set(Look._fields)
    assert all(value in CHOICES[part] for part, value in Look()._asdict().items())


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        ([], "'look' must be an object"),
        ({"deck": "tarot"}, "look: 'deck' must be one of italian, french, french-four-colours, not \"tarot\""),
        ({"back": 3}, "look: 'back' must be one of blue, red, green, not 3"),
        ({"indices": ["none"]}, "look: 'indices' must be one of none, normal, large"),
        ({"cloth": "green"}, "'look' has no key \"cloth\"; it has: table, back, deck, indices"),
    ],
)
def test_a_look_that_cannot_be_is_told_with_its_place(look: object, reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        read_settings(json.dumps({**HEAD, "look": look}))


@pytest.mark.parametrize("content", ["", "{", "[]", "7", '{"format": "carte-italiane-record", "version": 1}',
                                     '{"format": "carte-italiane-settings"}', "\0", '{"seats": [], "seats": []}',
                                     "[" * 5000])  # fmt: skip
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


def test_a_file_of_a_newer_version_is_put_aside_under_a_name_that_says_so(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**HEAD, "version": 2, "language": "it"}), encoding="utf-8")
    settings, trouble = load_settings(path)
    assert settings == Settings()
    assert trouble is not None
    assert (trouble.fault, trouble.aside) == (Fault.NEWER, tmp_path / "settings.newer-1.json")


@pytest.mark.parametrize(
    ("bad", "lost", "good"),
    [
        ({"language": "de"}, ("language",), {}),
        ({"look": {"deck": "tarot", "back": "red"}}, ("look.deck",), {"look": {"back": "red"}}),
        ({"look": {"cloth": "green", "back": "red"}}, ("look.cloth",), {"look": {"back": "red"}}),
        ({"look": []}, ("look",), {}),
        ({"table": {"speed": "warp"}}, ("table",), {}),
        ({"window": {"x": "left", "y": 1, "width": 3, "height": 4}}, ("window",), {}),
        ({"seats": [{"name": "Zo", "level": "club"}]}, ("seats.0.level",), {"seats": [{"name": "Zo"}]}),
        ({"seats": [{"name": "Zo"}, 3, {"name": "Al"}]}, ("seats.1",), {"seats": [{"name": "Zo"}, {}, {"name": "Al"}]}),
        (
            {"seats": [{"name": f"n{n}"} for n in range(5)]},
            ("seats.4",),
            {"seats": [{"name": f"n{n}"} for n in range(4)]},
        ),
        (
            {"match": {"game": "briscola", "rules": {"briscola": {"players": 2, "wins": 99}, "tressette": {}}}},
            ("match.rules.briscola.wins", "match.rules.tressette"),
            {"match": {"game": "briscola", "rules": {"briscola": {"players": 2}}}},
        ),
    ],
)
def test_what_is_good_in_a_file_holds_and_the_rest_is_named(
    tmp_path: Path, bad: dict[str, object], lost: tuple[str, ...], good: dict[str, object]
) -> None:
    path = tmp_path / "settings.json"
    content = json.dumps({**HEAD, "sound": {"volume": 12}, "later": 7, **bad})
    path.write_text(content, encoding="utf-8")
    wanted = read_settings(json.dumps({**HEAD, "sound": {"volume": 12}, "later": 7, **good}))
    settings, trouble = load_settings(path)
    assert settings == wanted
    assert trouble is not None
    assert (trouble.fault, trouble.lost) == (Fault.PARTLY, lost)
    assert trouble.aside is not None
    assert trouble.aside.read_text(encoding="utf-8") == content
    assert load_settings(path) == (wanted, None), "the next start is without trouble"


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), None)


def test_a_good_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**HEAD, "seats": [{"name": "Anna"}], "later": 1}), encoding="utf-8")
    before = path.read_bytes()
    assert load_settings(path) == (Settings((SeatSetting("Anna"),), others={"later": 1}), None)
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


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes of POSIX")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_never_ends_is_not_read(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "settings.json"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    settings, trouble = load_settings(path)
    assert settings == Settings()
    assert trouble is not None
    assert trouble.reason == "is not a file"
    assert not os.path.lexists(path)
