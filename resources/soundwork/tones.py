"""What is won and lost: plucked strings under felt, and a small bell. All of it is in C, so that it goes together."""

import math
import random

from soundwork.synthesis import Sound, low_pass, mixed, noise, samples, shaped, struck, tone

C4, EB4, F4, G4, A4, B4 = 261.63, 311.13, 349.23, 392.0, 440.0, 493.88
C5, E5, G6 = 523.25, 659.26, 1567.98


def scopa() -> Sound:
    """Two plucked notes upwards, the second one stays."""
    return mixed(
        0.6, (0.0, 0.8, _plucked(G4, 0.13)), (0.11, 1.0, _plucked(C5, 0.15)), (0.112, 0.35, _plucked(E5, 0.12))
    )


def settebello() -> Sound:
    """A little bell."""
    partials = ((1.0, 1.0, 0.14), (2.756, 0.42, 0.06), (5.404, 0.16, 0.025), (1.004, 0.35, 0.13))
    ringing = [(0.0, level, shaped(tone(G6 * ratio, 0.55), struck(0.003, decay))) for ratio, level, decay in partials]
    return mixed(0.55, *ringing)


def win() -> Sound:
    """A cadence: fourth, fifth, and home."""
    chords = ((0.0, (F4, A4), 0.09), (0.15, (G4, B4), 0.09), (0.3, (C4, G4, C5, E5), 0.17))
    notes = [
        (start + 0.009 * n, 0.8, _plucked(note, decay))
        for start, chord, decay in chords
        for n, note in enumerate(chord)
    ]
    return mixed(0.92, *notes)


def lose() -> Sound:
    """Two soft notes downwards."""
    return mixed(0.62, (0.0, 0.9, _plucked(EB4, 0.1, 0.5)), (0.17, 1.0, _plucked(C4, 0.13, 0.5)))


def _plucked(frequency: float, decay: float, brightness: float = 1.0) -> Sound:
    """A gut string under a felt: the overtones go first, and the finger is just heard."""
    length = 5.5 * decay
    chance = random.Random(f"string {frequency:.0f}")
    parts = []
    for n in range(1, 9):
        stretched = frequency * n * math.sqrt(1 + 0.0004 * n * n)
        level = brightness ** (n - 1) * abs(math.sin(math.pi * n * 0.21)) / n**1.35
        parts.append((0.0, level, shaped(tone(stretched, length), struck(0.004, decay / n**0.85))))
    finger = shaped(low_pass(frequency * 4).over(noise(0.03, chance)), struck(0.002, 0.006))
    whole = mixed(length, *parts, (0.0, 0.18 * brightness, finger))
    fade = samples(0.03)
    return [sample * min(1.0, (len(whole) - n) / fade) for n, sample in enumerate(whole)]
