"""Means with their 95 % intervals, and percentiles."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Standard errors on either side of a mean that hold it in 95 of a hundred samples.
_REACH: Final = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval, None when a single value tells nothing about it."""

    mean: float
    reach: float | None

    @property
    def is_above_zero(self) -> bool:
        """The whole interval is above zero."""
        return self.reach is not None and self.mean - self.reach > 0


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some independent values, of which there is at least one."""
    reach = _REACH * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return Estimate(fmean(values), reach)


def percentile(values: Sequence[float], percent: float) -> float:
    """The least of the values that is not below this percentage of them; 0 if there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]
