"""Sounds at the same time, in time or not at all."""

from __future__ import annotations

from array import array

from carte_italiane.cli.mixer import LATEST, MOST, SOONEST, Mixer


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


CLOCK = Clock()


def mixer(**sounds: list[list[int]]) -> Mixer:
    return Mixer({name: [array("h", variant) for variant in variants] for name, variants in sounds.items()}, CLOCK)


def heard(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.samples(count)))


def test_without_sounds_there_is_silence() -> None:
    assert heard(mixer(), 3) == [0, 0, 0]


def test_a_sound_is_heard_to_its_end_and_then_there_is_silence() -> None:
    mix = mixer(lay=[[1, 2, 3, 4, 5]])
    assert mix.begin("lay", 100)
    assert heard(mix, 3) == [1, 2, 3]
    assert heard(mix, 3) == [4, 5, 0]
    assert heard(mix, 3) == [0, 0, 0]


def test_sounds_overlap() -> None:
    mix = mixer(lay=[[1, 2, 3, 4]], scopa=[[10, 10]])
    mix.begin("lay", 100)
    assert heard(mix, 1) == [1]
    mix.begin("scopa", 100)
    assert heard(mix, 4) == [12, 13, 4, 0]


def test_too_much_at_once_stays_within_bounds() -> None:
    mix = mixer(a=[[30000, -30000]], b=[[30000, -30000]])
    mix.begin("a", 100)
    mix.begin("b", 100)
    assert heard(mix, 2) == [32767, -32767]


def test_variants_take_turns() -> None:
    mix = mixer(lay=[[1], [2], [3]])
    turns = []
    for _ in range(4):
        CLOCK.now += 1
        mix.begin("lay", 100)
        turns += heard(mix, 1)
    assert turns == [1, 2, 3, 1]


def test_a_lower_volume_is_quieter_and_none_is_nothing() -> None:
    mix = mixer(lay=[[1000]])
    mix.begin("lay", 50)
    assert heard(mix, 1) == [250]
    CLOCK.now += 1
    assert not mix.begin("lay", 0)
    assert heard(mix, 1) == [0]


def test_unknown_names_are_passed_over() -> None:
    assert not mixer(lay=[[1]]).begin("trumpet", 100)


def test_what_the_device_asks_for_too_late_is_left_out() -> None:
    mix = mixer(lay=[[1, 1]], take=[[5, 5]])
    mix.begin("lay", 100)
    CLOCK.now += LATEST + 0.01
    mix.begin("take", 100)
    assert heard(mix, 2) == [5, 5]


def test_no_machine_gun() -> None:
    mix = mixer(lay=[[1]])
    assert mix.begin("lay", 100)
    CLOCK.now += SOONEST / 2
    assert not mix.begin("lay", 100)
    CLOCK.now += SOONEST
    assert mix.begin("lay", 100)


def test_more_at_once_than_can_be_told_apart_is_left_out() -> None:
    mix = mixer(**{f"s{number}": [[1]] for number in range(MOST + 3)})
    for number in range(MOST + 3):
        mix.begin(f"s{number}", 100)
    assert heard(mix, 1) == [MOST]


def test_it_is_known_since_when_there_is_silence() -> None:
    mix = mixer(lay=[[1, 2]])
    CLOCK.now += 5
    mix.begin("lay", 100)
    began = CLOCK.now
    heard(mix, 2)
    CLOCK.now += 5
    heard(mix, 2)
    assert mix.last_heard == began
