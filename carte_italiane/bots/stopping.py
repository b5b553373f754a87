"""Ending a search before its iterations are spent: the time is up, or nobody wants the answer any more.

Only the engine thinks by the clock: measurements and tests never do.
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


class TimeLimit:
    """Says that the time is up: so many milliseconds after it was made, or never if they are 0."""

    def __init__(self, milliseconds: int, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._end = clock() + milliseconds / 1000 if milliseconds else math.inf

    def __call__(self) -> bool:
        """Whether the time is up."""
        return self._clock() >= self._end


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
