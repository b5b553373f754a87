"""The committed sounds are what the program makes, and they go together: level, length, clean beginnings and ends."""

from __future__ import annotations

import struct
import wave
from array import array
from functools import cache
from pathlib import Path

import pytest

from carte_italiane.cli.sound import RATE, read_sounds
from carte_italiane.ui.table.cues import TAPS
from soundwork.cards import TAP_OF_TAKE, TAP_OF_TRICK
from soundwork.catalogue import files
from soundwork.command import differences, main
from soundwork.loudness import loudness
from soundwork.synthesis import high_pass, low_pass

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
NAMES = sorted(path.stem for path in (RESOURCES / "sounds").glob("*.wav"))
LARGEST = 400 * 1024

#: Shortest and longest, in seconds.
LENGTHS = {
    "lay": (0.08, 0.13),
    "deal": (0.08, 0.13),
    "take": (0.2, 0.3),
    "trick": (0.25, 0.4),
    "shuffle": (0.4, 0.6),
    "refused": (0.08, 0.15),
    "scopa": (0.5, 0.7),
    "settebello": (0.4, 0.6),
    "win": (0.8, 1.0),
    "lose": (0.5, 0.7),
}
#: Loudness in decibels: cards are quieter than what they win, and a refusal is the quietest of all.
LOUDNESS = {
    "lay": (-22, -20),
    "deal": (-24, -22),
    "take": (-21, -18),
    "trick": (-21, -18),
    "shuffle": (-21, -18),
    "refused": (-28, -25),
    "scopa": (-18, -16),
    "settebello": (-18, -16),
    "win": (-18, -16),
    "lose": (-20, -18),
}


@cache
def sound(name: str) -> tuple[float, ...]:
    with wave.open(str(RESOURCES / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        data = file.readframes(file.getnframes())
    return tuple(sample / 32768 for sample in struct.unpack(f"<{len(data) // 2}h", data))


def kind(name: str) -> str:
    return name.partition("-")[0]


def energy(samples: list[float]) -> float:
    return sum(sample * sample for sample in samples)


def test_sounds_are_made_the_same_byte_for_byte(capsys: pytest.CaptureFixture[str]) -> None:
    assert differences(RESOURCES, files()) == []
    assert main(["--check"]) == 0
    assert "14 files are up to date" in capsys.readouterr().out


def test_a_check_names_what_is_not_as_it_would_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", str(tmp_path)]) == 0
    (tmp_path / "sounds" / "win.wav").unlink()
    (tmp_path / "sounds" / "take.wav").write_bytes(b"")
    (tmp_path / "sounds" / "song.wav").write_bytes(b"")
    capsys.readouterr()
    assert main(["--check", "--out", str(tmp_path)]) == 1
    found = set(capsys.readouterr().out.splitlines())
    assert found == {"sounds/win.wav: missing", "sounds/take.wav: differs", "sounds/song.wav: not made by this program"}


def test_every_sound_is_there_and_all_are_small() -> None:
    assert {kind(name) for name in NAMES} == set(LENGTHS)
    assert sum(path.stat().st_size for path in (RESOURCES / "sounds").iterdir()) < LARGEST


@pytest.mark.parametrize("name", NAMES)
def test_length(name: str) -> None:
    shortest, longest = LENGTHS[kind(name)]
    assert shortest < len(sound(name)) / RATE < longest


@pytest.mark.parametrize("name", NAMES)
def test_loudness(name: str) -> None:
    lowest, highest = LOUDNESS[kind(name)]
    assert lowest < loudness(sound(name)) < highest


@pytest.mark.parametrize("name", NAMES)
def test_nothing_clips_clicks_or_leans_to_one_side(name: str) -> None:
    samples = sound(name)
    assert max(map(abs, samples)) <= 0.6
    assert samples[0] == samples[-1] == 0.0
    assert max(map(abs, samples[:10])) < 0.02
    assert max(map(abs, samples[-100:])) < 0.005
    assert abs(sum(samples) / len(samples)) < 1e-4


@pytest.mark.parametrize("name", [name for name in NAMES if kind(name) in ("lay", "deal", "take", "trick", "shuffle")])
def test_cards_on_felt_are_neither_sharp_nor_ringing(name: str) -> None:
    samples = sound(name)
    assert energy(high_pass(7000).over(samples)) < 0.08 * energy(list(samples))
    assert energy(list(samples[-RATE // 50 :])) < 0.001 * energy(list(samples))


def test_what_is_lost_is_softer_than_what_is_won() -> None:
    dull = {name: energy(low_pass(500).over(sound(name))) / energy(list(sound(name))) for name in ("win", "lose")}
    assert dull["lose"] > dull["win"]
    assert loudness(sound("lose")) < loudness(sound("win"))


@pytest.mark.parametrize("name", ["lay", "deal"])
def test_cards_that_follow_each_other_do_not_sound_the_same(name: str) -> None:
    variants = [sound(f"{name}-{number}") for number in (1, 2, 3)]
    for first, second in zip(variants, variants[1:] + variants[:1], strict=True):
        both = sum(a * b for a, b in zip(first, second, strict=True))
        assert abs(both) < 0.8 * (energy(list(first)) * energy(list(second))) ** 0.5


def test_cards_lie_when_the_table_expects_them_to() -> None:
    assert TAPS == {"take": TAP_OF_TAKE * 1000, "trick": TAP_OF_TRICK * 1000}
    for name, tap in TAPS.items():
        samples = sound(name)
        loudest = max(range(len(samples)), key=lambda place: abs(samples[place]))
        assert 0 <= loudest / RATE - tap / 1000 < 0.02


def test_the_program_reads_its_sounds_with_their_variants() -> None:
    read = read_sounds(RESOURCES / "sounds")
    assert set(read) == set(LENGTHS)
    assert {name: len(variants) for name, variants in read.items() if len(variants) > 1} == {"lay": 3, "deal": 3}
    assert read["win"] == [array("h", [round(sample * 32768) for sample in sound("win")])]
