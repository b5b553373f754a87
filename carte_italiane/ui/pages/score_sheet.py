"""The score sheet at the end of a deal: every count of every side, who scored and why, and how the match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from carte_italiane.rules.endings import counted_out, race_to_target
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.match import points_of
from carte_italiane.ui.fonts import Role, set_role, write_within
from carte_italiane.ui.ornaments import Ornament
from carte_italiane.ui.pages.ledger import Ledger
from carte_italiane.ui.pages.match_chart import MatchChart
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.pages.score_rows import briscola_rows, scopa_rows, total_row
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.texts import category_in_a_sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.scoring import ScoreLine
    from carte_italiane.ui.mnemonics import Inscribed
    from carte_italiane.ui.pages.score_rows import Row

# The widest title, in grid units.
_TITLE: Final = 68


class ScoreSheet(PaperPanel):
    """The result of a deal; after ``show_result`` that of the match too.

    ``history``: match scores by side after each complete deal, this one included. ``own_side``: the person's side,
    None when only looking on. ``category_pointed`` names the score line (``cards``, ``primiera`` ...) that is pointed
    at, "" for none, so that the table can light its cards.
    """

    next_deal = Signal()
    again = Signal()
    change_game = Signal()
    category_pointed = Signal(str)

    def __init__(
        self,
        rules: Rules,
        names: tuple[str, ...],
        lines: tuple[ScoreLine, ...],
        history: Sequence[tuple[int, ...]],
        *,
        own_side: int | None = 0,
        theme: CardTheme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(None)
        self.rules, self.names, self.lines = rules, names, lines
        self.history = tuple(history) or (points_of(lines),)
        self.before = self.history[-2] if len(self.history) > 1 else (0,) * len(names)
        self.own_side = own_side
        self.is_over = False
        self.winner: int | None = None
        self._theme = theme or CardTheme()
        self._make_parts(self._theme)
        self._lay_out()
        self.retranslate()
        if parent is not None:
            self.setParent(parent)

    @property
    def target(self) -> int:
        """Points, or won deals, that decide the match."""
        return self.rules.wins if isinstance(self.rules, BriscolaRules) else self.rules.target

    def show_result(self, winner: int | None) -> None:
        """The match is over: show who has won it, or that it is drawn."""
        self.is_over, self.winner = True, winner
        self.laurel.setVisible(winner is not None)
        self.laurel.inscribe("" if winner is None else self._winning_score(winner))
        self.next_button.hide()
        self.again_button.show()
        self.change_button.show()
        self.set_default(self.again_button)
        self.retranslate()
        self.content_changed()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Name the sides otherwise, as in another language."""
        self.names = names
        self.ledger.set_names(names)
        if self.chart is not None:
            self.chart.set_names(names)
        self.retranslate()
        self.content_changed()

    def theme_changed(self) -> None:
        """Show its cards anew, and name the suits as they are now."""
        self._is_french = self._theme.is_french
        self.retranslate()
        self.content_changed()
        self.update()

    def rows(self) -> list[Row]:
        """All rows of the sheet in the language spoken now."""
        if isinstance(self.rules, BriscolaRules):
            rows = briscola_rows(self.lines[0], self.names, french=self._is_french)
            if self.rules.wins > 1:
                title = self.tr("Deals won, first to %1").replace("%1", str(self.rules.wins))
                rows.append(total_row("match", title, self.history[-1]))
            return rows
        rows = scopa_rows(self.lines, self.names, napola=self.rules.napola, french=self._is_french)
        rows.append(total_row("deal", self.tr("This deal"), points_of(self.lines), signed=True))
        title = self.tr("Match, to %1").replace("%1", str(self.target))
        return [*rows, total_row("match", title, self.history[-1])]

    def arrange(self, room: QSize) -> None:
        """The chart lies below the counts or beside them, whichever lets the sheet be larger."""
        if self.chart is None:
            return
        if self._plain_size is None:
            self._sizes = self._measured(True), self._measured(False)
        beside, below = (min(room.width() / size.width(), room.height() / size.height()) for size in self._sizes)
        is_other = self._is_beside != (beside > below)
        self._set_beside(beside > below)
        # The parts have other gaps now; without words or parts that are new the size is known.
        self._plain_size = None if is_other else self._sizes[0 if beside > below else 1]

    def _measured(self, is_beside: bool) -> QSize:
        self._set_beside(is_beside)
        self.set_scale(1.0)
        return self.minimumSizeHint()

    def _set_beside(self, is_beside: bool) -> None:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(across if is_beside else down)
        self._foot.setDirection(down if is_beside else across)
        # Below the counts the chart takes what height there is to spare.
        self._body.setStretch(0, 3 if is_beside else 0)
        self._is_beside = is_beside

    def sizeHint(self) -> QSize:
        """In a tall room the chart below the counts is higher."""
        wanted = super().sizeHint()
        if self.chart is None or self._is_beside or self.parentWidget() is None:
            return wanted
        return QSize(wanted.width(), max(wanted.height(), min(self.room().height(), wanted.height() + self.units(12))))

    def resized(self) -> None:
        """Size gaps, cards, counters, laurel and chart."""
        self._column.setSpacing(self.units(1))
        self._body.setSpacing(self.units(3 if self._is_beside else 1))
        self._foot.setSpacing(self.units(3))
        # In a small window the chart needs the room more.
        self.rule.setVisible(self._is_beside or self.scale >= 1 or self.chart is None)
        left, right, below = (0, 1, 2) if self._is_beside else (2, 0, 0)
        self._foot.setContentsMargins(self.units(left), 0, self.units(right), self.units(below))
        self._buttons.setSpacing(self.units(1))
        for ornament in (self.rule, self.laurel):
            ornament.set_scale(self.scale)
        self._write_title()
        self.ledger.write(self.rows(), self.scale)
        if self.chart is not None:
            self.chart.set_scale(self.scale)
        self.remark.setFixedHeight((3 if self._is_beside else 2) * self.remark.fontMetrics().lineSpacing() + 2)

    def retranslate(self) -> None:
        """Write the texts."""
        self._write_title()
        is_briscola = isinstance(self.rules, BriscolaRules)
        next_deal = self.tr("Next deal", "briscola") if is_briscola else self.tr("Next deal", "scopa, scopone")
        self.next_button.setText(next_deal)
        self.again_button.setText(self.tr("Play again"))
        self.change_button.setText(self.tr("Change game"))
        self.letter()
        self.ledger.write(self.rows(), self.scale)
        self._explain("")

    def _write_title(self) -> None:
        """Long names lose their middle; what is heard is whole."""
        title = self._result() if self.is_over else self._deal_title()
        write_within(self.title, title, Role.TITLE, self.scale, self.units(_TITLE))
        self.setAccessibleName(title)

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """The buttons, of which some are there at the end of a match only."""
        return ([self.next_button, self.again_button, self.change_button],)

    def _make_parts(self, theme: CardTheme) -> None:
        self._is_french = theme.is_french
        self.laurel = Ornament("laurel", 112, self)
        set_role(self.laurel, Role.HEADING)
        self.laurel.hide()
        self._is_beside = False
        self.title = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        set_role(self.title, Role.TITLE)
        self.rule = Ornament("divider", 360, self)
        self.ledger = Ledger(self.names, self.rows(), theme, self)
        self.ledger.pointed.connect(self._explain)
        self.remark = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.remark.setProperty("soft", True)
        has_course = len(self.history) > 1
        self.chart = MatchChart(self.names, self.history, self.target, self) if has_course else None
        self.next_button, self.again_button, self.change_button = (QPushButton(self) for _ in range(3))
        for button, signal in (
            (self.next_button, self.next_deal),
            (self.again_button, self.again),
            (self.change_button, self.change_game),
        ):
            button.setAutoDefault(True)
            button.clicked.connect(signal)
        self.next_button.setProperty("large", True)
        self.again_button.setProperty("primary", True)
        self.again_button.hide()
        self.change_button.hide()
        self.set_default(self.next_button)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self.laurel)
        head.addWidget(self.title)
        head.addStretch(1)
        self._buttons = QVBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.next_button, self.again_button, self.change_button):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._foot: QBoxLayout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if self.chart is None:
            self._foot.addStretch(1)
        else:
            self._foot.addWidget(self.chart, 1)
        self._foot.addLayout(self._buttons)
        if self.chart is None:
            self._foot.addStretch(1)
        counts = QVBoxLayout()
        counts.addWidget(self.ledger, 1)
        counts.addWidget(self.remark)
        self._body: QBoxLayout = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.addLayout(counts, 3)
        self._body.addLayout(self._foot, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.rule)
        self._column.addLayout(self._body, 1)

    def _winning_score(self, winner: int) -> str:
        is_single_deal = isinstance(self.rules, BriscolaRules) and self.rules.wins == 1
        return str(self.lines[0].counts[winner] if is_single_deal else self.history[-1][winner])

    def _deal_title(self) -> str:
        number = str(len(self.history))
        if isinstance(self.rules, BriscolaRules):
            return self.tr("Deal %1", "briscola").replace("%1", number)
        return self.tr("Deal %1", "scopa, scopone").replace("%1", number)

    def _result(self) -> str:
        if self.winner is None:
            return self.tr("The match is drawn")
        is_pair = self.rules.players == 4
        if self.winner == self.own_side:
            return self.tr("Your pair wins the match") if is_pair else self.tr("You win the match")
        text = self.tr("%1 win the match", "a pair") if is_pair else self.tr("%1 wins the match")
        return text.replace("%1", self.names[self.winner])

    def _explain(self, key: str) -> None:
        """Why a row counts; otherwise what is to be said of the whole."""
        found = next((row for row in self.rows() if row.key == key), None)
        if found is not None and found.why:
            self.remark.setText(found.why)
        else:
            self.remark.setText(self._remark())
        self.category_pointed.emit(key if found is not None and not found.is_total else "")

    def _remark(self) -> str:
        if isinstance(self.rules, ScopaRules):
            return self._ending_of_scopa(self.rules)
        if self.lines[0].winner is None and self.rules.wins > 1:
            return self.tr("A drawn deal counts for nobody and is played again.")
        return self.rows()[-1].why or next(row.why for row in self.rows() if row.key == "points")

    def _ending_of_scopa(self, rules: ScopaRules) -> str:
        if self.is_over and race_to_target(rules, self.before, self.lines) is None:
            return self._counting_out(rules)
        if not self.is_over and max(self.history[-1]) >= rules.target:
            return self.tr("Nobody is alone in the lead, so another deal is played.")
        return self.tr("Point at a line to see how it counts.")

    def _counting_out(self, rules: ScopaRules) -> str:
        """The scores are equal: the category that brought the winner to the target first."""
        side = counted_out(rules.target, self.before, self.lines)
        if side is None:
            return ""
        score = self.before[side]
        for line in self.lines:
            score += line.points[side]
            if score >= rules.target:
                break
        category = category_in_a_sentence(line.category, french=self._is_french)
        text = self._first_there(side).replace("%2", str(rules.target)).replace("%3", category)
        return text.replace("%1", self.names[side])

    def _first_there(self, side: int) -> str:
        """Who has reached the target (%2) first, and with which category (%3)."""
        is_pair = self.rules.players == 4
        if side == self.own_side and is_pair:
            return self.tr("Equal scores are counted out in order: your pair reached %2 first (%3).")
        if side == self.own_side:
            return self.tr("Equal scores are counted out in order: you reached %2 first (%3).")
        if is_pair:
            return self.tr("Equal scores are counted out in order: %1 reached %2 first (%3).", "a pair")
        return self.tr("Equal scores are counted out in order: %1 reached %2 first (%3).")
