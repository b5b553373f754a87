"""A small seeded generator for playouts and sampled worlds; real decks come from ``shuffle``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_MODULUS: Final = 2147483647


class Dice:
    """Lehmer's generator with multiplier 48271: its products fit 64 bits, so compiled and interpreted agree."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % (_MODULUS - 1) + 1
        for _ in range(4):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A random whole number from 0 to ``limit - 1``; ``limit`` is small (below a thousand)."""
        self.state = self.state * 48271 % 2147483647
        return (self.state >> 7) % limit
