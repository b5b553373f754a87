"""The score sheet of a finished deal as text for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.match import points_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.scoring import ScoreLine

_INDENT = " " * 6


def score_sheet(
    rules: Rules, lines: tuple[ScoreLine, ...], scores: Sequence[int], sides: Sequence[str]
) -> Iterator[str]:
    """A row for each category, with what each side has and who got a point; then the sums and the match."""
    widths = [max(len(side), 5) for side in sides]

    def row(title: str, cells: Sequence[object], note: str = "") -> str:
        columns = "  ".join(f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"{_INDENT}{title:<10}  {columns}  {note}".rstrip()

    yield row("", sides)
    for line in lines:
        if line.category == "napola" and not any(line.counts):
            continue
        cells = ["-" if count is None else count for count in line.counts]
        yield row(line.category, cells, _note(line, sides))
    if not isinstance(rules, BriscolaRules):
        yield row("points", points_of(lines))
    yield row("match", scores)


def _note(line: ScoreLine, sides: Sequence[str]) -> str:
    if line.category in ("sweeps", "napola"):
        return ""
    return "nobody" if line.winner is None else sides[line.winner]
