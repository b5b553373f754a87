"""Means with their 95 % intervals, percentiles, and how probable a chi-square value is."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp, inf, lgamma, log, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Standard errors on either side of a mean that hold it in 95 of a hundred samples.
_REACH: Final = 1.96
_PRECISION: Final = 1e-12


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


def chi_square_tail(value: float, freedom: int) -> float:
    """How probable a chi-square value as large as this, or larger, is by chance alone.

    The upper incomplete gamma function by its series, or by its continued fraction far from the middle.
    Source: Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964), 6.5.29 and 6.5.31.
    """
    a, x = freedom / 2, value / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1.0 - scale * _lower_series(a, x) if x < a + 1 else scale * _upper_fraction(a, x)


def _lower_series(a: float, x: float) -> float:
    term = total = 1 / a
    step = a
    while term > total * _PRECISION:
        step += 1
        term *= x / step
        total += term
    return total


def _upper_fraction(a: float, x: float) -> float:
    """By Lentz's method, from the front."""
    bottom = x + 1 - a
    c, d = inf, 1 / bottom
    total, factor = d, 0.0
    step = 0
    while abs(factor - 1) > _PRECISION:
        step += 1
        top = -step * (step - a)
        bottom += 2
        d = 1 / (top * d + bottom)
        c = bottom + top / c
        factor = c * d
        total *= factor
    return total
