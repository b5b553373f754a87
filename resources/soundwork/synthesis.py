"""What sounds are made of: noise, filters, tones, envelopes. A sound is a list of samples, one channel."""

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

RATE = 44_100

Sound: TypeAlias = list[float]


class Filter(NamedTuple):
    """A filter of second order, normalised: two zeros (b0, b1, b2) and two poles (a1, a2)."""

    b0: float
    b1: float
    b2: float
    a1: float
    a2: float

    def over(self, sound: Sequence[float]) -> Sound:
        """The sound behind the filter."""
        x1 = x2 = y1 = y2 = 0.0
        out = []
        for x in sound:
            y = self.b0 * x + self.b1 * x1 + self.b2 * x2 - self.a1 * y1 - self.a2 * y2
            x2, x1, y2, y1 = x1, x, y1, y
            out.append(y)
        return out


def _angles(frequency: float, q: float) -> tuple[float, float]:
    omega = 2 * math.pi * frequency / RATE
    return math.cos(omega), math.sin(omega) / (2 * q)


def band_pass(frequency: float, q: float) -> Filter:
    """Lets a band through, at its middle unchanged."""
    c, alpha = _angles(frequency, q)
    a0 = 1 + alpha
    return Filter(alpha / a0, 0.0, -alpha / a0, -2 * c / a0, (1 - alpha) / a0)


def low_pass(frequency: float, q: float = math.sqrt(0.5)) -> Filter:
    """Lets through what is below a frequency."""
    c, alpha = _angles(frequency, q)
    a0 = 1 + alpha
    return Filter((1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0)


def high_pass(frequency: float, q: float = math.sqrt(0.5)) -> Filter:
    """Lets through what is above a frequency."""
    c, alpha = _angles(frequency, q)
    a0 = 1 + alpha
    return Filter((1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0)


def high_shelf(frequency: float, decibels: float) -> Filter:
    """Raises what is above a frequency."""
    a = 10 ** (decibels / 40)
    c, alpha = _angles(frequency, math.sqrt(0.5))
    root = 2 * math.sqrt(a) * alpha
    a0 = (a + 1) - (a - 1) * c + root
    return Filter(
        a * ((a + 1) + (a - 1) * c + root) / a0,
        -2 * a * ((a - 1) + (a + 1) * c) / a0,
        a * ((a + 1) + (a - 1) * c - root) / a0,
        2 * ((a - 1) - (a + 1) * c) / a0,
        ((a + 1) - (a - 1) * c - root) / a0,
    )


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def noise(seconds: float, chance: random.Random) -> Sound:
    """White noise."""
    return [2 * chance.random() - 1 for _ in range(samples(seconds))]


def struck(attack: float, decay: float) -> Iterator[float]:
    """An envelope without end: up in ``attack`` seconds, then down to a third every ``decay`` seconds."""
    rising = max(samples(attack), 1)
    for n in range(rising):
        yield 0.5 - 0.5 * math.cos(math.pi * n / rising)
    level, step = 1.0, math.exp(-1 / (decay * RATE))
    while True:
        yield level
        level *= step


def swelling(seconds: float, peak: float) -> Sound:
    """An envelope that rises smoothly to its peak, a part of the way, and falls smoothly to nothing."""
    count = samples(seconds)
    top = max(int(count * peak), 1)
    rise = [0.5 - 0.5 * math.cos(math.pi * n / top) for n in range(top)]
    return rise + [0.5 + 0.5 * math.cos(math.pi * n / (count - top)) for n in range(count - top)]


def shaped(sound: Sequence[float], envelope: Iterator[float] | Sequence[float]) -> Sound:
    """A sound under an envelope; it ends with the shorter of them."""
    return [sample * level for sample, level in zip(sound, envelope, strict=False)]


def tone(frequency: float, seconds: float) -> Sound:
    """A sine, from zero."""
    step = 2 * math.pi * frequency / RATE
    return [math.sin(step * n) for n in range(samples(seconds))]


def swept(sound: Sequence[float], start: float, end: float, q: float) -> Sound:
    """A sound behind a band-pass that glides from one frequency to another, in steps too small to hear."""
    out: Sound = []
    x1 = x2 = y1 = y2 = 0.0
    for n, x in enumerate(sound):
        if n % 32 == 0:
            f = band_pass(start * (end / start) ** (n / len(sound)), q)
        y = f.b0 * x + f.b2 * x2 - f.a1 * y1 - f.a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def mixed(seconds: float, *parts: tuple[float, float, Sequence[float]]) -> Sound:
    """Parts ``(start in seconds, level, sound)`` together, cut at a length."""
    out = [0.0] * samples(seconds)
    for start, level, sound in parts:
        first = samples(start)
        for n, sample in enumerate(sound[: max(len(out) - first, 0)], first):
            out[n] += level * sample
    return out
