"""The first page: which game, with how many, under which house rules, against whom. Enter deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from carte_italiane.cards import SUITS
from carte_italiane.play.match_settings import OFFERED_LEVELS
from carte_italiane.play.session import EXTERNAL
from carte_italiane.rules.house import OPTIONS, make_rules
from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.ornaments import Ornament
from carte_italiane.ui.pages.chips import Chips, stop_at_chosen
from carte_italiane.ui.pages.deal_row import DealRow
from carte_italiane.ui.pages.folding import NO_LIMIT
from carte_italiane.ui.pages.game_tile import GameTile
from carte_italiane.ui.pages.paper import UNIT, PaperPanel
from carte_italiane.ui.pages.rules_form import RulesForm
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.table.seat_plate import kind_name
from carte_italiane.ui.texts import (
    choice_name,
    default_name,
    level_in_a_line,
    level_name,
    option_explained,
    option_name,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.match_settings import MatchSettings
    from carte_italiane.play.settings import Settings
    from carte_italiane.rules.house import Rules
    from carte_italiane.ui.mnemonics import Inscribed

#: Narrower than this the two halves of the form fold their rows, so that they still stand side by side.
_NARROW: Final = 784
#: How wide a folded half may be, in grid units.
_HALF: Final = 40
#: The games in the order of the page.
ORDER: Final[tuple[str, ...]] = ("scopa", "scopone", "briscola")


class StartPage(PaperPanel):
    """Choose a match and deal. Remembers what was chosen last; every game keeps its own form."""

    deal_requested = Signal(object, str)
    rules_requested = Signal()
    go_on_requested = Signal()
    players_requested = Signal()
    #: The person has chosen something about the next match.
    chosen = Signal()
    _is_tall = False
    _is_narrow = False

    def __init__(
        self,
        rules: Rules | None = None,
        level: str = "club",
        *,
        levels: Sequence[str] = OFFERED_LEVELS,
        theme: CardTheme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(None)
        self._own_levels: tuple[str, ...] = ()
        self._own_names: tuple[str, ...] = ()
        self.levels = tuple(str(level) for level in levels)
        self._theme = theme or CardTheme()
        self._make_parts(self._theme)
        self._lay_out()
        self._connect()
        self.tiles[ORDER[0]].setChecked(True)
        self.retranslate()
        self.remember(rules or make_rules(ORDER[0], {}), level)
        if parent is not None:
            self.setParent(parent)

    @property
    def game(self) -> str:
        """The chosen game."""
        return next(game for game, tile in self.tiles.items() if tile.isChecked())

    def rules(self) -> Rules:
        """The rules as chosen."""
        return self.forms[self.game].rules()

    def level(self) -> str:
        """The opponents' level as chosen."""
        return self.levels[self.opponents.value()]

    def remember(self, rules: Rules, level: str) -> None:
        """Show what was chosen last."""
        self.forms[rules.game].show_rules(rules)
        self._show_choice(rules.game, level)

    def show_settings(self, settings: Settings) -> None:
        """Show what is remembered: the last match, what was chosen in each game, who has a level of their own."""
        match = settings.match
        self._own_levels = tuple(seat.level or (EXTERNAL if seat.program else "") for seat in settings.seats)
        self._own_names = tuple(seat.name for seat in settings.seats)
        for game, form in self.forms.items():
            form.show_chosen(match.chosen(game))
        self._show_choice(match.game, match.level)

    def match_settings(self, before: MatchSettings) -> MatchSettings:
        """The choice as it is to be remembered."""
        game = self.game
        return before.with_rules(game, self.forms[game].chosen())._replace(game=game, level=self.level())

    def number(self) -> int | None:
        """The deal number that was entered, None for cards by lot."""
        return self.deal_row.number()

    def offer(self, match: str) -> None:
        """Offer to go on with an unfinished match (in a line), or with none."""
        self.deal_row.offer(match)
        self.letter()
        self.content_changed()

    def set_theme(self, theme: CardTheme) -> None:
        """Show the cards of another deck."""
        self._theme = theme
        for tile in self.tiles.values():
            tile.set_theme(theme)
        self._speak_french(theme.is_french)
        for mark, suit in zip(self._marks, SUITS, strict=True):
            mark.show_other(f"{_mark_of(theme)}-{suit}")

    def theme_changed(self) -> None:
        """Show its cards anew, and name the suits as they are now."""
        self.set_theme(self._theme)
        self._explain("")

    def arrange(self, room: QSize) -> None:
        """In a tall window the pictures lie below each other, and so do the two halves of the form."""
        is_tall = room.height() > room.width() * 1.15
        is_narrow = not is_tall and room.width() < _NARROW
        if (is_tall, is_narrow) == (self._is_tall, self._is_narrow):
            return
        self._is_tall, self._is_narrow = is_tall, is_narrow
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._pictures.setDirection(down if is_tall else across)
        self._form.setDirection(down if is_tall else across)
        self._plain_size = None

    def resized(self) -> None:
        """Size gaps and pictures."""
        self._column.setSpacing(self.units(1))
        self._heading.setSpacing(self.units(1.5))
        self._pictures.setSpacing(self.units(1.5))
        self._form.setSpacing(self.units(1 if self._is_tall else 3))
        self._table.setHorizontalSpacing(self.units(1.5))
        self._table.setVerticalSpacing(self.units(1))
        self._pairs.setMinimumHeight(self.players.sizeHint().height())
        for ornament in (self.rule, *self._marks):
            ornament.set_scale(self.scale)
        for tile in self.tiles.values():
            tile.set_shape(self.scale, self._is_tall, self._is_narrow)
        titles = max(label.sizeHint().width() for label in (self._players_title, self._opponents_title))
        if self._is_tall:
            titles = max(titles, *(form.widest_title() for form in self.forms.values()))
        self._table.setColumnMinimumWidth(0, titles)
        half = self.units(_HALF) if self._is_narrow else NO_LIMIT
        for chips in (self.players, self.opponents):
            chips.fold(half - titles - self.units(1.5))
        for form in self.forms.values():
            form.set_spacing(self.units(1.5), self.units(1), titles if self._is_tall else 0)
            form.fold(half)
        self.deal_row.resized()
        self.remark.setFixedHeight(2 * self.remark.fontMetrics().lineSpacing() + 2)

    def retranslate(self) -> None:
        """Write the texts."""
        self.setAccessibleName(self.tr("New match"))
        self.title.setText("Carte Italiane")
        self._players_title.setText(option_name("players"))
        names = [choice_name("players", choice) for choice in self.players.choices]
        self.players.name(option_name("players"), names)
        self._pairs.setText(choice_name("players", 4))
        self._opponents_title.setText(self.tr("Opponents"))
        self.opponents.name(self.tr("Opponents"), [level_name(level) for level in self.levels])
        for form in self.forms.values():
            form.retranslate()
        self.deal_row.retranslate()
        self.rules_button.setText(self.tr("Rules"))
        self.players_button.setText(self.tr("Names and levels…"))
        self.players_button.setToolTip(self.tr("What the players are called, and a level for each of them"))
        self.players_button.setAccessibleDescription(self.players_button.toolTip())
        self._explain("")
        self.letter()

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """All but the games, which in Italian would leave too few letters; then the form of each game."""
        always: list[Inscribed] = [self._players_title, self._opponents_title, self.players_button]
        always += [*self.deal_row.inscribed(), self.rules_button]
        return always, *(form.inscribed() for form in self.forms.values())

    def _make_parts(self, theme: CardTheme) -> None:
        """In the order of the page: it is that of the Tab key."""
        self.title = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        set_role(self.title, Role.TITLE)
        self._marks = [Ornament(f"{_mark_of(theme)}-{suit}", 26, self) for suit in SUITS]
        for mark in self._marks:
            mark.stand_lower(5)
        self.rule = Ornament("divider", 400, self)
        self.tiles = {game: GameTile(game, theme, self) for game in ORDER}
        self._games = QButtonGroup(self)
        for tile in self.tiles.values():
            tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            self._games.addButton(tile)
        stop_at_chosen(self._games)
        self._players_title, self._opponents_title, self._pairs = QLabel(self), QLabel(self), QLabel(self)
        for label in (self._players_title, self._opponents_title):
            label.setProperty("soft", True)
        self.players = Chips(OPTIONS["scopa"][0].choices, self)
        self.opponents = Chips(range(len(self.levels)), self)
        self._players_title.setBuddy(self.players)
        self._opponents_title.setBuddy(self.opponents)
        self.players_button = QPushButton(self)
        self.players_button.setAutoDefault(True)
        self.players_button.setProperty("small", True)
        self.forms = {game: RulesForm(game, self) for game in ORDER}
        self._speak_french(theme.is_french)
        self.remark = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.remark.setProperty("soft", True)
        self.deal_row = DealRow(self)
        self.deal_button = self.deal_row.deal_button
        self.rules_button = QPushButton(self)
        self.rules_button.setAutoDefault(True)

    def _lay_out(self) -> None:
        self._heading = QHBoxLayout()
        self._heading.addStretch(1)
        for mark in self._marks[:2]:
            self._heading.addWidget(mark, 0, Qt.AlignmentFlag.AlignVCenter)
        self._heading.addWidget(self.title)
        for mark in self._marks[2:]:
            self._heading.addWidget(mark, 0, Qt.AlignmentFlag.AlignVCenter)
        self._heading.addStretch(1)
        self._pictures: QBoxLayout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for tile in self.tiles.values():
            self._pictures.addWidget(tile, 1)
        self._table = QGridLayout()
        self._table.addWidget(self._players_title, 0, 0)
        self._table.addWidget(self.players, 0, 1)
        self._table.addWidget(self._pairs, 0, 1)
        self._table.addWidget(self._opponents_title, 1, 0)
        self._table.addWidget(self.opponents, 1, 1)
        self._table.addWidget(self.players_button, 2, 1, Qt.AlignmentFlag.AlignLeft)
        self._table.setColumnStretch(1, 1)
        self._table.setRowStretch(3, 1)
        self._house = QStackedWidget(self)
        for form in self.forms.values():
            self._house.addWidget(form)
        self._form: QBoxLayout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._form.addLayout(self._table, 1)
        self._form.addWidget(self._house, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._heading)
        self._column.addWidget(self.rule)
        self._column.addLayout(self._pictures, 1)
        self._column.addSpacing(UNIT)
        self._column.addLayout(self._form)
        self._column.addWidget(self.remark)
        buttons = QGridLayout()  # a grid keeps the deal in the middle
        buttons.setHorizontalSpacing(0)
        buttons.addWidget(self.deal_row, 0, 1)
        buttons.addWidget(self.rules_button, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        buttons.setColumnStretch(0, 1)
        buttons.setColumnStretch(2, 1)
        self._column.addLayout(buttons)

    def _connect(self) -> None:
        self._games.buttonClicked.connect(self._show_game)
        self._games.buttonClicked.connect(self.chosen)
        self.players.chosen.connect(self._set_players)
        self.opponents.chosen.connect(lambda _level: self._explain(""))
        self.opponents.chosen.connect(self.chosen)
        self.players_button.clicked.connect(self.players_requested)
        self.deal_button.clicked.connect(self._deal)
        self.rules_button.clicked.connect(self.rules_requested)
        self.deal_row.go_on_button.clicked.connect(self.go_on_requested)
        for form in self.forms.values():
            form.explained.connect(self._explain)
            form.changed.connect(self.chosen)

    def _show_choice(self, game: str, level: str) -> None:
        self.tiles[game].setChecked(True)
        self.opponents.choose(self.levels.index(level) if level in self.levels else 0)
        self._show_game()

    def _show_game(self) -> None:
        """Show the form of the chosen game; Scopone is always for four."""
        form = self.forms[self.game]
        has_choice = OPTIONS[self.game][0].id == "players"
        self.players.setVisible(has_choice)
        self._pairs.setVisible(not has_choice)
        if has_choice:
            self.players.choose(form.players)
        self._house.setCurrentWidget(form)
        self._explain("")

    def _speak_french(self, french: bool) -> None:
        self._french = french
        for form in self.forms.values():
            form.speak_french(french)
        self.letter()

    def _set_players(self, players: int) -> None:
        self.forms[self.game].set_players(players)
        self._explain("")
        self.chosen.emit()

    def _explain(self, option: str) -> None:
        self.remark.setText(option_explained(option, french=self._french) or self._opponents_in_a_line())

    def _opponents_in_a_line(self) -> str:
        """How they play; where somebody has a level of their own, who plays how."""
        others = range(1, self.forms[self.game].players)
        own = [self._own_levels[seat] if seat < len(self._own_levels) else "" for seat in others]
        if not any(own):
            return level_in_a_line(self.level())
        names = [(self._own_names[seat : seat + 1] or ("",))[0] or default_name(seat) for seat in others]
        return ", ".join(f"{name}: {kind_name(level or self.level())}" for name, level in zip(names, own, strict=True))

    def _deal(self) -> None:
        self.deal_requested.emit(self.rules(), self.level())


def _mark_of(theme: CardTheme) -> str:
    """The kind of suit marks that belongs to a deck."""
    return {"italian": "suit", "french": "french"}.get(theme.deck, "french-four")
