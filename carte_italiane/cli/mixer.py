"""Sounds played at once become one stream of samples. Asked by the sound device's own thread, told by another."""

from __future__ import annotations

import time
from array import array
from collections import deque
from operator import add
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

#: A sound that could not begin in this many seconds is left out: what it belongs to is over.
LATEST: Final = 0.12
#: The same sound does not begin again so soon.
SOONEST: Final = 0.07
#: More sounds at once are only noise.
MOST: Final = 6
_HIGHEST: Final = 32767


class _Wanted(NamedTuple):
    asked: float
    samples: array[int]


class Mixer:
    """``begin`` sounds by name; ``samples`` are what is to be heard next. A name with variants takes turns."""

    def __init__(self, sounds: Mapping[str, Sequence[array[int]]], clock: Callable[[], float] = time.monotonic) -> None:
        self._sounds = sounds
        self._clock = clock
        self._turns = dict.fromkeys(sounds, 0)
        self._asked: dict[str, float] = {}
        self._at_volume: dict[tuple[str, int, int], array[int]] = {}
        self._wanted: deque[_Wanted] = deque()
        self._playing: list[tuple[array[int], int]] = []
        self.last_heard = clock()

    def begin(self, name: str, volume: int) -> bool:
        """Have a sound begin now, at a volume of 1 to 100; whether it will."""
        now = self._clock()
        if name not in self._sounds or volume <= 0 or now - self._asked.get(name, -1.0e9) < SOONEST:
            return False
        self._asked[name] = now
        variants = self._sounds[name]
        turn = self._turns[name]
        self._turns[name] = (turn + 1) % len(variants)
        key = (name, turn, volume)
        if key not in self._at_volume:
            # Twice as loud to the ear is more than twice as far for the air.
            gain = (min(volume, 100) / 100) ** 2
            self._at_volume[key] = array("h", [round(sample * gain) for sample in variants[turn]])
        self._wanted.append(_Wanted(now, self._at_volume[key]))
        self.last_heard = now
        return True

    def samples(self, count: int) -> bytes:
        """The next samples; silence where nothing is to be heard."""
        now = self._clock()
        while self._wanted:
            wanted = self._wanted.popleft()
            if now - wanted.asked <= LATEST and len(self._playing) < MOST:
                self._playing.append((wanted.samples, 0))
        if not self._playing:
            return bytes(2 * count)
        self.last_heard = now
        parts = [sound[at : at + count] for sound, at in self._playing]
        self._playing = [(sound, at + count) for sound, at in self._playing if at + count < len(sound)]
        return _sum(parts, count).tobytes()


def _sum(parts: list[array[int]], count: int) -> array[int]:
    for part in parts:
        part.extend([0] * (count - len(part)))
    if len(parts) == 1:
        return parts[0]
    total: Sequence[int] = parts[0]
    for part in parts[1:]:
        total = list(map(add, total, part))
    return array("h", [min(max(sample, -_HIGHEST), _HIGHEST) for sample in total])
