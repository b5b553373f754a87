"""What stands on a score sheet, row by row, from the score lines of a deal; the words that go with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import RANK_MASK, count, members
from carte_italiane.rules.scoring import BRISCOLA_VALUE
from carte_italiane.ui.card_names import rank_name
from carte_italiane.ui.texts import category_name, default_name
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.rules.scoring import ScoreLine

#: Ranks that count in briscola, the dearest first.
_COUNTING: Final = (1, 3, 10, 9, 8)
#: No primiera, for want of a suit.
NO_PRIMIERA: Final = "–"
#: Counts that are nothing.
NOTHING: Final = ("0", NO_PRIMIERA)


@dataclass(frozen=True, slots=True)
class Cell:
    """What a side has in a row: a count in figures, cards to show (None: a back), and the points it gets for it."""

    count: str
    cards: tuple[Card | None, ...] = ()
    points: int = 0

    @property
    def heard(self) -> str:
        """The count for those who hear it."""
        return translate("ScoreSheet", "none", "no primiera") if self.count == NO_PRIMIERA else self.count


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its title, a cell for each side, why it counts; ``is_total`` rows stand below a double rule.

    ``award`` is only heard: who has scored, where the counters alone show it.
    """

    key: str
    title: str
    cells: tuple[Cell, ...]
    why: str = ""
    is_total: bool = False
    award: str = ""


def scopa_rows(lines: tuple[ScoreLine, ...], names: tuple[str, ...], *, napola: bool, french: bool) -> list[Row]:
    """The rows of Scopa and Scopone; that of the napola only where it is played."""
    played = [line for line in lines if napola or line.category != "napola"]
    return [_scopa_row(line, names, french) for line in played]


def briscola_rows(line: ScoreLine, names: tuple[str, ...], *, french: bool) -> list[Row]:
    """The won cards counted out: a row for every rank that counts, and their sum."""
    rows = []
    for rank in _COUNTING:
        value = BRISCOLA_VALUE[rank]
        found = [tuple(members(pile & RANK_MASK[rank])) for pile in line.cards]
        cells = tuple(Cell(str(value * len(cards)), cards) for cards in found)
        title = translate("ScoreSheet", "%1, %2 each", "rank, its value").replace("%2", str(value))
        rows.append(Row(str(rank), title.replace("%1", plural_rank(rank, french)), cells))
    points = tuple(Cell(str(number), (), got) for number, got in zip(line.counts, line.points, strict=True))
    won = ""
    if line.winner is not None:
        won = translate("Score", "The deal is won by: %1.", "Briscola").replace("%1", names[line.winner])
    return [*rows, Row("points", category_name("points"), points, _briscola_result(line), is_total=True, award=won)]


def total_row(key: str, title: str, numbers: tuple[int, ...], *, signed: bool = False) -> Row:
    """A row of sums."""
    return Row(key, title, tuple(Cell(f"+{n}" if signed and n else str(n)) for n in numbers), is_total=True)


def plural_rank(rank: int, french: bool) -> str:
    """A rank as the title of what is counted: "Aces"."""
    return {
        1: translate("ScoreSheet", "Aces"),
        3: translate("ScoreSheet", "Threes"),
        10: translate("ScoreSheet", "Kings"),
        9: translate("ScoreSheet", "Queens") if french else translate("ScoreSheet", "Knights"),
        8: translate("ScoreSheet", "Jacks"),
    }.get(rank, rank_name(rank, french=french))


def spoken(row: Row, names: tuple[str, ...]) -> str:
    """A row in sentences, for those who hear it."""
    cells = zip(names, row.cells, strict=True)
    counts = f"{row.title}: " + ", ".join(f"{name} {cell.heard}" for name, cell in cells) + "."
    return " ".join(part for part in (counts, row.award, row.why) if part)


def _scopa_row(line: ScoreLine, names: tuple[str, ...], french: bool) -> Row:
    cells = []
    for number, points, cards in zip(line.counts, line.points, line.cards, strict=True):
        shown: tuple[Card | None, ...] = tuple(members(cards))
        if line.category == "cards":
            shown = (None,) * count(cards)
        cells.append(Cell(NO_PRIMIERA if number is None else str(number), shown, points))
    title, award = category_name(line.category, french=french), "" if _who(line, names) else _award(line, names)
    return Row(line.category, title, tuple(cells), _why(line, names, french), award=award)


def _award(line: ScoreLine, names: tuple[str, ...]) -> str:
    """Who has scored how much with a category."""
    said = []
    for name, points in zip(names, line.points, strict=True):
        if points and name == default_name(0):
            said.append(translate("ScoreSheet", "%n point(s) for you.", "", PLURAL, points))
        elif points:
            said.append(translate("ScoreSheet", "%n point(s) for %1.", "", PLURAL, points).replace("%1", name))
    return " ".join(said) or translate("ScoreSheet", "Nobody scores.")


def _why(line: ScoreLine, names: tuple[str, ...], french: bool) -> str:
    rule = {
        "cards": translate("ScoreSheet", "One point for the most cards."),
        "coins": translate("ScoreSheet", "One point for the most diamonds.")
        if french
        else translate("ScoreSheet", "One point for the most coins."),
        "settebello": translate("ScoreSheet", "One point for the seven of diamonds.")
        if french
        else translate("ScoreSheet", "One point for the seven of coins."),
        "primiera": translate(
            "ScoreSheet",
            "The best card of each suit: 7 = 21, 6 = 18, ace = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figures = 10.",
        ),
        "napola": translate("ScoreSheet", "Ace, 2, 3 of diamonds and each next diamond in order: one point a card.")
        if french
        else translate("ScoreSheet", "Ace, 2, 3 of coins and each next coin in order: one point a card."),
        "sweeps": translate("ScoreSheet", "One point for every scopa."),
    }[line.category]
    # No line ends within an equation.
    return " ".join(part for part in (rule, _who(line, names)) if part).replace(" = ", "\u00a0=\u00a0")


def _who(line: ScoreLine, names: tuple[str, ...]) -> str:
    """Who got a point that only one side can get."""
    if line.category in ("napola", "sweeps", "settebello"):
        return ""
    if line.winner is not None:
        return translate("ScoreSheet", "It goes to: %1.", "the point; a name follows").replace("%1", names[line.winner])
    return translate("ScoreSheet", "Nobody has the most alone, so nobody scores.")


def _briscola_result(line: ScoreLine) -> str:
    if line.winner is None and len(line.counts) == 2:
        return translate("ScoreSheet", "Sixty all: a draw.")
    if line.winner is None:
        return translate("ScoreSheet", "The first place is shared: a draw.")
    if len(line.counts) == 2:
        return translate("ScoreSheet", "More than 60 of the 120 points win the deal.")
    return translate("ScoreSheet", "The most points win the deal.")
