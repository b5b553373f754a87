"""Writing the settings: what is remembered comes back, and whatever happens to the disk, the file stays whole."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carte_italiane.play import look, table_settings
from carte_italiane.play.faults import WriteProtected
from carte_italiane.play.look import Look
from carte_italiane.play.match_settings import OFFERED_LEVELS, MatchSettings
from carte_italiane.play.settings import (
    KEYS,
    LANGUAGES,
    LEVELS,
    AidSettings,
    BadSettings,
    SeatSetting,
    Settings,
    SoundSetting,
    load_settings,
    read_settings,
)
from carte_italiane.play.settings_file import SettingsFile, settings_text
from carte_italiane.play.table_settings import SORTINGS, SPEEDS, TableSettings
from carte_italiane.play.window_setting import WindowSetting
from carte_italiane.rules.house import GAMES, OPTIONS, BriscolaRules, ScopaRules

if TYPE_CHECKING:
    from pathlib import Path

HEAD = {"format": "carte-italiane-settings", "version": 1}
WRITE_FAULTS = {"forbidden": 13, "read-only": 30, "full": 28, "disk error": 5}

names = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=40)
programs = st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))).map(
    lambda words: ("deep", *words)
)
opponents = st.builds(SeatSetting, names, st.sampled_from(("", *LEVELS)), programs | st.just(()))
seats = st.builds(lambda name, others: (SeatSetting(name), *others), names, st.lists(opponents, max_size=3))
switches = st.booleans()
matches = st.builds(
    MatchSettings,
    st.sampled_from(GAMES),
    st.sampled_from(OFFERED_LEVELS),
    st.fixed_dictionaries(
        {},
        optional={
            game: st.fixed_dictionaries(
                {}, optional={option.id: st.sampled_from(option.choices) for option in OPTIONS[game]}
            ).filter(bool)
            for game in GAMES
        },
    ),
)
pixels = st.integers(-100_000, 100_000)
windows = st.builds(WindowSetting, pixels, pixels, st.integers(1, 100_000), st.integers(1, 100_000), switches)
#: Numbers have as many digits as files may have.
json_values = st.recursive(st.none() | st.booleans() | st.integers(-(10**17), 10**17) | names, st.lists, max_leaves=5)
everything = st.builds(
    Settings,
    seats,
    st.builds(SoundSetting, switches, st.integers(0, 100)),
    st.builds(Look, **{part: st.sampled_from(choices) for part, choices in look.CHOICES.items()}),
    st.builds(
        TableSettings,
        switches,
        st.lists(st.sampled_from(table_settings.GAMES), unique=True).map(tuple),
        switches,
        switches,
        st.sampled_from(SORTINGS),
        st.sampled_from(("", *SPEEDS)),
    ),
    st.sampled_from(("", *LANGUAGES)),
    matches,
    st.builds(AidSettings, switches),
    st.none() | windows,
    st.dictionaries(names.filter(lambda name: name not in KEYS), json_values, max_size=3),
)


@given(everything)
def test_what_is_written_is_read_again(settings: Settings) -> None:
    seats = settings.seats
    while seats and seats[-1] == SeatSetting():
        seats = seats[:-1]
    found = read_settings(settings_text(settings))
    assert found.seats == seats
    assert found == Settings(seats, *(getattr(settings, name) for name in Settings.__slots__[1:]))


def test_only_what_is_not_as_usual_is_written() -> None:
    assert json.loads(settings_text(Settings())) == HEAD
    settings = Settings(
        (SeatSetting("Anna"), SeatSetting(), SeatSetting(level="master")),
        SoundSetting(volume=20),
        Look(back="red"),
        match=MatchSettings("briscola", rules={"scopa": {"players": 4, "target": 11}}),
        language="ru",
    )
    assert json.loads(settings_text(settings)) == {
        **HEAD,
        "language": "ru",
        "match": {"game": "briscola", "rules": {"scopa": {"players": 4, "target": 11}}},
        "seats": [{"name": "Anna"}, {}, {"level": "master"}],
        "look": {"back": "red"},
        "sound": {"volume": 20},
    }


def test_what_a_newer_version_has_written_is_kept() -> None:
    later = {"cloth": {"pattern": [1, 2]}, "margins": True}
    settings = read_settings(json.dumps({**HEAD, **later, "language": "it"}))
    assert json.loads(settings_text(settings)) == {**HEAD, **later, "language": "it"}


def test_rules_that_were_not_chosen_follow_the_number_of_players() -> None:
    match = MatchSettings().with_rules("scopa", {"players": 4})
    assert match.rules_of("scopa") == ScopaRules(players=4, target=21)
    assert match.with_rules("scopa", {"players": 4, "target": 11}).rules_of("scopa") == ScopaRules(4, 11)
    assert match.rules_of("briscola") == BriscolaRules()
    assert match.with_rules("scopa", {}) == MatchSettings()


@pytest.mark.parametrize(
    ("key", "entry", "reason"),
    [
        ("language", "de", "'language' must be one of en, it, ru, not \"de\""),
        ("language", 1, "'language' must be one of"),
        ("match", [], "'match' must be an object"),
        ("match", {"game": "tressette"}, "match: 'game' must be one of scopa, briscola, scopone, not \"tressette\""),
        ("match", {"level": "reference"}, "match: 'level' must be one of beginner, club, master"),
        ("match", {"rules": {"tressette": {}}}, "match: 'rules' has no key \"tressette\""),
        ("match", {"rules": {"scopa": {"wins": 2}}}, 'match: rules of scopa has no key "wins"; it has: players'),
        ("match", {"rules": {"scopa": {"target": 12}}}, "match: rules: 'target' is 12; allowed: 11, 16, 21"),
        ("match", {"rules": {"scopa": 3}}, "match: rules of scopa must be an object, not 3"),
        ("aids", {"cards_seen": 1}, "aids: 'cards_seen' must be true or false, not 1"),
        ("window", {"x": 1}, "window: 'y' must be a whole number of pixels, not null"),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 9}, "window: 'width' must be a whole number"),
        ("window", {"x": 0, "y": True, "width": 9, "height": 9}, "window: 'y' must be a whole number"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(key: str, entry: object, reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        read_settings(json.dumps({**HEAD, key: entry}))


def test_the_file_is_written_whole_where_there_was_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "config" / "carte-italiane" / "settings.json"
    file = SettingsFile(path)
    file.keep(Settings(language="it"))
    file.close()
    assert load_settings(path) == (Settings(language="it"), None)
    assert os.listdir(path.parent) == ["settings.json"]


@pytest.mark.parametrize("fault", WRITE_FAULTS)
def test_what_the_disk_refuses_leaves_the_file_as_it_was_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    path = tmp_path / "settings.json"
    told: list[Exception | None] = []
    file = SettingsFile(path, told.append)
    file.keep(Settings(language="it"))
    assert file.wait()

    def refuse(*_: object) -> None:
        raise OSError(WRITE_FAULTS[fault], fault)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        for language in ("en", "ru"):
            file.keep(Settings(language=language))
            assert file.wait()
    assert [getattr(error, "errno", None) for error in told] == [WRITE_FAULTS[fault]]
    assert load_settings(path)[0].language == "it"
    assert os.listdir(tmp_path) == ["settings.json"]
    file.keep(Settings(language="ru"))
    file.close()
    assert load_settings(path)[0].language == "ru"


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    told: list[Exception | None] = []
    (tmp_path / "config").touch()
    file = SettingsFile(tmp_path / "config" / "settings.json", told.append)
    file.keep(Settings(language="it"))
    file.close()
    assert len(told) == 1
    assert isinstance(told[0], OSError)


def test_a_write_protected_file_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(HEAD), encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the administrator may write everywhere
    told: list[Exception | None] = []
    file = SettingsFile(path, told.append)
    file.keep(Settings(language="it"))
    file.close()
    assert [type(error) for error in told] == [WriteProtected]
    assert path.read_text(encoding="utf-8") == json.dumps(HEAD)
