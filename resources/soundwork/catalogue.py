"""All sounds by file name, at the loudness at which they go together."""

import struct
from collections.abc import Callable

from soundwork import cards, tones
from soundwork.loudness import finished
from soundwork.synthesis import RATE, Sound

#: Variants of sounds that are often heard soon after each other.
VARIANTS = 3

#: Loudness in decibels below full scale: cards below what they win, and the refusal below all.
CARDS, MANY_CARDS, TONES, REFUSAL = -21.0, -19.5, -17.0, -26.0


def recordings() -> dict[str, Sound]:
    """The finished sounds by name."""
    made: dict[str, tuple[Callable[[], Sound], float]] = {
        "take": (cards.take, MANY_CARDS),
        "trick": (cards.trick, MANY_CARDS),
        "shuffle": (cards.shuffle, MANY_CARDS),
        "scopa": (tones.scopa, TONES),
        "settebello": (tones.settebello, TONES),
        "win": (tones.win, TONES),
        "lose": (tones.lose, TONES - 2),
        "refused": (cards.refused, REFUSAL),
    }
    found = {name: finished(make(), level) for name, (make, level) in made.items()}
    for variant in range(1, VARIANTS + 1):
        found[f"lay-{variant}"] = finished(cards.lay(variant), CARDS)
        found[f"deal-{variant}"] = finished(cards.deal(variant), CARDS - 2)
    return dict(sorted(found.items()))


def files() -> dict[str, bytes]:
    """The contents of the files, by name below the resources."""
    return {f"sounds/{name}.wav": wav(sound) for name, sound in recordings().items()}


def wav(sound: Sound) -> bytes:
    """A WAV file of one channel, 16 bits."""
    data = struct.pack(f"<{len(sound)}h", *(round(sample * 32767) for sample in sound))
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    body = b"WAVE" + form + struct.pack("<4sI", b"data", len(data)) + data
    return struct.pack("<4sI", b"RIFF", len(body)) + body
