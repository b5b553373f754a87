"""Cards on felt: nothing rings, everything is noise that the cloth swallows at once, the high of it first."""

import random

from soundwork.synthesis import (
    Sound,
    band_pass,
    low_pass,
    mixed,
    noise,
    samples,
    shaped,
    struck,
    swelling,
    swept,
    tone,
)


def lay(variant: int) -> Sound:
    """A card comes down: its edge, then its face, and the table under the cloth."""
    chance = random.Random(f"lay {variant}")
    flat = 0.009 + 0.005 * chance.random()
    return _on_felt(0.105, (0.0, 0.35, _slap(chance, 2600, 0.004)), (flat, 1.0, _tap(chance, 1.0)))


def deal(variant: int) -> Sound:
    """A card is flicked from the stock: it leaves the thumb, brushes over the others, and is gone."""
    chance = random.Random(f"deal {variant}")
    height = 0.9 + 0.2 * chance.random()
    brush = shaped(swept(noise(0.1, chance), 1500 * height, 3600 * height, 0.9), swelling(0.1, 0.3))
    thumb = _slap(chance, 3000 * height, 0.0025)
    return _on_felt(0.115, (0.0, 0.5, thumb), (0.004, 0.8, brush), (0.006, 0.25, _tap(chance, 1.1)))


def take() -> Sound:
    """Cards are drawn over the cloth and come to lie on the pile, ``TAP_OF_TAKE`` seconds after they set out."""
    chance = random.Random("take")
    return _on_felt(0.27, (0.0, 0.55, _slide(chance, 0.17, 1300)), (TAP_OF_TAKE, 1.0, _tap(chance, 0.85)))


def trick() -> Sound:
    """Several cards, one after the other, and the thud of all of them."""
    chance = random.Random("trick")
    slides = [(0.034 * n, 0.45, _slide(chance, 0.17, 1000 + 170 * n)) for n in range(3)]
    taps = [(TAP_OF_TRICK + 0.016 * n, 0.9 - 0.25 * n, _tap(chance, 0.72 + 0.06 * n)) for n in range(3)]
    return _on_felt(0.34, *slides, *taps)


#: When the cards lie, in seconds from the beginning; the table starts these sounds as much earlier.
TAP_OF_TAKE = 0.15
TAP_OF_TRICK = 0.2


def shuffle() -> Sound:
    """A riffle: two halves run off the thumbs into each other, first slowly, then in a rush, and are knocked flush."""
    chance = random.Random("shuffle")
    grains = []
    count = 34
    for n in range(count):
        way = n / (count - 1)
        start = 0.34 * (1.5 * way - 0.5 * way**2.4) + 0.004 * chance.random()
        level = (0.35 + 0.65 * way) * (0.7 + 0.3 * chance.random())
        grains.append((start, level, _slap(chance, 1900 + 1300 * way + 500 * chance.random(), 0.0035)))
    rush = shaped(swept(noise(0.33, chance), 1400, 2900, 0.8), swelling(0.33, 0.8))
    return _on_felt(0.47, *grains, (0.02, 0.22, rush), (0.375, 0.9, _tap(chance, 0.8)))


def refused() -> Sound:
    """Two dull knocks of a finger on the edge of the table."""
    chance = random.Random("refused")
    knock = shaped(tone(310, 0.045), struck(0.003, 0.009))
    dull = shaped(low_pass(1100).over(noise(0.045, chance)), struck(0.002, 0.005))
    return _on_felt(0.105, (0.0, 1.0, knock), (0.0, 0.6, dull), (0.055, 0.8, knock), (0.055, 0.45, dull))


def _on_felt(seconds: float, *parts: tuple[float, float, Sound]) -> Sound:
    """Parts together, softened by the cloth."""
    return low_pass(5800, 0.6).over(mixed(seconds, *parts))


def _slap(chance: random.Random, frequency: float, decay: float) -> Sound:
    """A very short stroke of card on card."""
    length = 8 * decay
    return shaped(band_pass(frequency, 0.8).over(noise(length, chance)), struck(0.0008, decay))


def _tap(chance: random.Random, height: float) -> Sound:
    """A card meets the cloth: paper above, a little of the table below."""
    height *= 0.93 + 0.14 * chance.random()
    paper = shaped(band_pass(1250 * height, 0.7).over(noise(0.09, chance)), struck(0.001, 0.011))
    snap = shaped(band_pass(2900 * height, 0.9).over(noise(0.03, chance)), struck(0.0006, 0.0035))
    table = shaped(tone(165 * height, 0.09), struck(0.0025, 0.012))
    return mixed(0.09, (0.0, 1.0, paper), (0.0, 0.55, snap), (0.001, 0.34, table))


def _slide(chance: random.Random, length: float, frequency: float) -> Sound:
    """Card over cloth: soft noise, a little uneven, as the hand is."""
    rough = low_pass(60).over(noise(length, chance))
    strongest = max(map(abs, rough))
    grip = [0.75 + 0.25 * sample / strongest for sample in rough]
    cloth = swept(noise(length, chance), frequency, frequency * 1.7, 0.7)
    return shaped(shaped(cloth, swelling(length, 0.55)), grip)[: samples(length)]
