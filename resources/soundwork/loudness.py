"""How loud a sound is to the ear, and bringing it to a level; what every sound goes through at the end."""

import math
from collections.abc import Sequence

from soundwork.synthesis import RATE, Sound, high_pass, high_shelf, samples

#: Short sounds are judged by their loudest stretch of this many seconds.
WINDOW = 0.05
#: No sample goes beyond this (of 1), so that several sounds have room at once.
HIGHEST_PEAK = 0.6
#: Lengths of the fades in seconds.
FADE_IN, FADE_OUT = 0.0012, 0.012


def loudness(sound: Sequence[float]) -> float:
    """Decibels below full scale in the loudest stretch, weighted as ears weigh: less of the deep, more of the high."""
    heard = high_pass(38.0, 0.5).over(high_shelf(1680.0, 4.0).over(sound))
    width = samples(WINDOW)
    power = [0.0]
    for sample in [*heard, *[0.0] * width]:
        power.append(power[-1] + sample * sample)
    hop = width // 5
    loudest = max(power[n + width] - power[n] for n in range(0, len(power) - width, hop))
    return 10 * math.log10(loudest / width + 1e-12)


def finished(sound: Sequence[float], level: float) -> Sound:
    """A sound without rumble, from and to silence, at a loudness, or below where its peaks would be too high."""
    clean = faded(high_pass(45.0).over(sound))
    mean = math.fsum(clean) / len(clean)  # the same on every Python, as plain sums are not
    clean = faded([sample - mean for sample in clean])
    gain = 10 ** ((level - loudness(clean)) / 20)
    gain = min(gain, HIGHEST_PEAK / max(map(abs, clean)))
    return [sample * gain for sample in clean]


def faded(sound: Sequence[float]) -> Sound:
    """The first and the last sample are zero, and nothing jumps."""
    out = list(sound)
    for length, ends in ((samples(FADE_IN), range(len(out))), (samples(FADE_OUT), range(len(out) - 1, -1, -1))):
        for n, place in zip(range(length), ends, strict=False):
            out[place] *= 0.5 - 0.5 * math.cos(math.pi * n / length)
    return out


def peak(sound: Sequence[float]) -> float:
    """The highest sample."""
    return max(map(abs, sound))


def seconds(sound: Sequence[float]) -> float:
    """How long it lasts."""
    return len(sound) / RATE
