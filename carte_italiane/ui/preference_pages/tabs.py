"""What every tab of the preferences can do, and those that are forms of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from carte_italiane.play.look import CHOICES as LOOKS
from carte_italiane.play.table_settings import CHOICES as TABLES
from carte_italiane.play.table_settings import GAMES, SWITCHES
from carte_italiane.ui.pages.chips import Chips
from carte_italiane.ui.pages.rules_form import RulesForm
from carte_italiane.ui.preference_pages.preview import Preview
from carte_italiane.ui.preference_pages.rows import ChoiceRows
from carte_italiane.ui.reduced_motion import usual_speed
from carte_italiane.ui.texts import game_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.play.settings import Settings
    from carte_italiane.ui.mnemonics import Lettered
    from carte_italiane.ui.pages.paper import PaperPanel
    from carte_italiane.ui.preferences import Preferences
    from carte_italiane.ui.table.card_theme import CardTheme


class Tab(QWidget):
    """A part of the preferences: shows the settings, and changes them at once."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.column = QVBoxLayout(self)

    @property
    def title(self) -> str:
        """What stands on the tab."""
        raise NotImplementedError

    @property
    def settings(self) -> Settings:
        """The settings of now."""
        return self.preferences.settings

    def show_settings(self) -> None:
        """Show what holds now."""

    def retranslate(self) -> None:
        """Write the texts."""

    def resized(self, page: PaperPanel) -> None:
        """Size the gaps."""
        self.column.setContentsMargins(page.units(1), page.units(2), page.units(1), page.units(1))
        self.column.setSpacing(page.units(2))

    def stops(self) -> list[QWidget]:
        """Where the Tab key stops, in this order; of a row of chips it stops at the chosen one."""
        parts = [part for part in self.findChildren(QWidget) if not isinstance(part, Chips)]
        return [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.ClickFocus]

    def lettered(self) -> Lettered:
        """The texts that have a mnemonic, with the widgets on which they are written."""
        return []


class LookTab(Tab):
    """Deck, back, indices and table, with a piece of table on which they are seen."""

    def __init__(self, preferences: Preferences, theme: CardTheme) -> None:
        super().__init__(preferences)
        self.rows = ChoiceRows(LOOKS)
        self.rows.chosen.connect(self._choose)
        self.preview = Preview(theme)
        self.column.addWidget(self.rows)
        self.column.addWidget(self.preview, 1)

    @property
    def title(self) -> str:
        """What stands on the tab."""
        return translate("Preferences", "Look")

    def show_settings(self) -> None:
        """Show what holds now."""
        self.rows.show_values(self.settings.look._asdict())
        self.preview.update()

    def retranslate(self) -> None:
        """Write the texts."""
        self.rows.retranslate()
        self.preview.setAccessibleName(translate("Preferences", "Cards as they look now"))

    def resized(self, page: PaperPanel) -> None:
        """Size the gaps and the piece of table."""
        super().resized(page)
        self.rows.resized(page)
        self.preview.setMinimumHeight(page.units(14))

    def lettered(self) -> Lettered:
        """The titles of the rows."""
        return self.rows.lettered()

    def _choose(self, part: str, choice: object) -> None:
        self.preferences.change(look=self.settings.look._replace(**{part: str(choice)}))


class TableTab(Tab):
    """How it is played at the table, and the aids beside it."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.rows = ChoiceRows(TABLES, {"clockwise": GAMES}, (*SWITCHES, "cards_seen"))
        self.rows.chosen.connect(self._choose)
        self.column.addWidget(self.rows)
        self.column.addStretch(1)

    @property
    def title(self) -> str:
        """What stands on the tab."""
        return translate("Preferences", "At the table")

    def show_settings(self) -> None:
        """Show what holds now."""
        table = self.settings.table
        speed = table.speed or usual_speed()
        self.rows.show_values({**table._asdict(), "speed": speed, "cards_seen": self.settings.aids.cards_seen})

    def retranslate(self) -> None:
        """Write the texts."""
        self.rows.retranslate()

    def resized(self, page: PaperPanel) -> None:
        """Size the gaps."""
        super().resized(page)
        self.rows.resized(page)

    def lettered(self) -> Lettered:
        """The titles of the rows and boxes."""
        return self.rows.lettered()

    def _choose(self, key: str, value: object) -> None:
        if key == "cards_seen":
            self.preferences.change(aids=self.settings.aids._replace(cards_seen=bool(value)))
        else:
            self.preferences.change(table=self.settings.table._replace(**{key: value}))  # type: ignore[arg-type]


class GameTab(Tab):
    """The house rules of a game."""

    def __init__(self, preferences: Preferences, game: str, theme: CardTheme) -> None:
        super().__init__(preferences)
        self._game, self._theme = game, theme
        self.form = RulesForm(game, self, explained_below=True)
        self.form.changed.connect(self._choose)
        self.remark = QLabel(self, wordWrap=True)
        self.remark.setProperty("gold", True)
        self.column.addWidget(self.form)
        self.column.addStretch(1)
        self.column.addWidget(self.remark)

    @property
    def title(self) -> str:
        """What stands on the tab."""
        return game_name(self._game)

    def show_settings(self) -> None:
        """Show what holds now."""
        self.form.show_chosen(self.settings.match.chosen(self._game))
        self.form.speak_french(self._theme.is_french)

    def retranslate(self) -> None:
        """Write the texts."""
        self.form.retranslate()
        self.remark.setText(translate("Preferences", "House rules hold from the next match on."))

    def resized(self, page: PaperPanel) -> None:
        """Size the gaps."""
        super().resized(page)
        self.form.set_spacing(page.units(2), page.units(1.5), self.form.widest_title())
        self.form.set_remark_width(page.units(62))

    def lettered(self) -> Lettered:
        """The titles of the options."""
        return self.form.lettered()

    def _choose(self) -> None:
        self.preferences.change(match=self.settings.match.with_rules(self._game, self.form.chosen()))
