"""Ending a search before its iterations are spent: the time is up, or nobody wants the answer any more.

Only here, and for the engine alone, is a clock read: measurements and tests never think by the clock.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    Stop: TypeAlias = Callable[[], bool]

#: Iterations between two looks at the clock: about 10 ms interpreted, less than 1 ms compiled.
SLICE: Final = 50


class Limit:
    """Says when to stop: when it is cancelled (from any thread), or so many milliseconds after it was made."""

    def __init__(self, milliseconds: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._end = clock() + milliseconds / 1000 if milliseconds else math.inf
        self.is_cancelled = False

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.is_cancelled = True

    def __call__(self) -> bool:
        """Whether to stop now."""
        return self.is_cancelled or self._clock() >= self._end


def in_slices(run: Callable[[int], None], iterations: int, stop: Stop | None) -> None:
    """Run so many iterations, at least one slice; with somebody to stop it slice by slice, which gives the same."""
    if stop is None:
        run(iterations)
        return
    done = 0
    while done < iterations and not (done and stop()):
        share = min(SLICE, iterations - done)
        run(share)
        done += share
