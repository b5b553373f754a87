"""The first tab of the preferences: language, sound, and who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QSlider, QWidget

from carte_italiane.play.settings import LANGUAGES
from carte_italiane.ui.preference_pages.players import PlayersForm
from carte_italiane.ui.preference_pages.rows import ChoiceRows
from carte_italiane.ui.preference_pages.tabs import Tab
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from carte_italiane.ui.mnemonics import Lettered
    from carte_italiane.ui.pages.paper import PaperPanel
    from carte_italiane.ui.preferences import Preferences


class GeneralTab(Tab):
    """``try_sound`` lets a card be heard, as loud as it is now."""

    def __init__(self, preferences: Preferences, try_sound: Callable[[], object]) -> None:
        super().__init__(preferences)
        self._try_sound = try_sound
        self.rows = ChoiceRows({"language": ("", *LANGUAGES)})
        self.rows.chosen.connect(lambda _key, language: preferences.change(language=language))
        self.sound_title, self.percent = QLabel(self), QLabel(self)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sound_title.setProperty("soft", True)
        self.switch = QCheckBox(self)
        self.sound_title.setBuddy(self.switch)
        self.switch.toggled.connect(self._switch_sound)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self.slider.setSingleStep(5)
        self.slider.valueChanged.connect(self._change_volume)
        self.slider.sliderReleased.connect(self._hear)
        self.players = PlayersForm(preferences)
        self._sound = QHBoxLayout()
        for widget in (self.switch, self.slider, self.percent):
            self._sound.addWidget(widget, 1 if widget is self.slider else 0)
        self._grid = QGridLayout()
        self._grid.addWidget(self.sound_title, 0, 0)
        self._grid.addLayout(self._sound, 0, 1)
        self.column.addWidget(self.rows)
        self.column.addLayout(self._grid)
        self.column.addWidget(self.players)
        self.column.addStretch(1)

    @property
    def title(self) -> str:
        """What stands on the tab."""
        return translate("Preferences", "General")

    def show_settings(self) -> None:
        """Show what holds now."""
        sound = self.settings.sound
        self.rows.show_values({"language": self.settings.language})
        with QSignalBlocker(self.switch), QSignalBlocker(self.slider):
            self.switch.setChecked(sound.on)
            self.slider.setValue(sound.volume)
        self.slider.setEnabled(sound.on)
        self.percent.setText(f"{sound.volume} %")
        self.percent.setEnabled(sound.on)
        self.players.show_settings()

    def retranslate(self) -> None:
        """Write the texts."""
        self.rows.retranslate()
        self.switch.setText(translate("Preferences", "On", "sound"))
        self.switch.setAccessibleName(translate("Preferences", "Sound"))
        self.slider.setAccessibleName(translate("Preferences", "Volume"))
        self.players.retranslate()

    def resized(self, page: PaperPanel) -> None:
        """Size the gaps."""
        super().resized(page)
        titles = max(self.rows.widest_title(), self.players.widest_title(), self.sound_title.sizeHint().width())
        self.rows.resized(page, titles)
        self.players.resized(page, titles)
        self._grid.setHorizontalSpacing(page.units(2))
        self._grid.setColumnMinimumWidth(0, titles)
        self._grid.setColumnStretch(1, 1)
        self._sound.setSpacing(page.units(2))
        self.percent.setMinimumWidth(self.percent.fontMetrics().horizontalAdvance("100 %") + 2)

    def stops(self) -> list[QWidget]:
        """Line by line."""
        languages = self.rows.chips["language"]
        chips = [languages.chip(choice) for choice in languages.choices]
        return [*chips, self.switch, self.slider, *self.players.stops()]

    def lettered(self) -> Lettered:
        """Language, sound, and the players."""
        sound = (translate("Preferences", "Sound"), self.sound_title)
        return [*self.rows.lettered(), sound, *self.players.lettered()]

    def _switch_sound(self, on: bool) -> None:
        self.preferences.change(sound=self.settings.sound._replace(on=on))
        self._hear()

    def _change_volume(self, volume: int) -> None:
        self.preferences.change(sound=self.settings.sound._replace(volume=volume))
        if not self.slider.isSliderDown():
            self._hear()

    def _hear(self) -> None:
        if self.settings.sound.heard:
            self._try_sound()
