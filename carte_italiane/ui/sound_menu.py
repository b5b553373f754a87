"""The menu of the sound: on or off, and how loud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu

from carte_italiane.play.settings import SoundSetting
from carte_italiane.ui.menu import choices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

VOLUMES: Final = {"soft": 35, "medium": 65, "loud": 100}


class SoundMenu(QMenu):
    """Tells every choice by ``chosen(setting)``; a volume that is chosen turns the sound on as well."""

    chosen = Signal(object)

    def __init__(self, setting: SoundSetting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self.switch = self.addAction("")
        self.switch.setCheckable(True)
        self.switch.triggered.connect(lambda on: self._choose(self.setting._replace(on=on)))
        self.addSeparator()
        self.volumes = choices(self, VOLUMES, lambda name: self._choose(SoundSetting(True, VOLUMES[name])))
        self.show_setting(setting)
        self._retext()

    def changeEvent(self, event: QEvent) -> None:
        """Take the words of a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retext()
        super().changeEvent(event)

    def _choose(self, setting: SoundSetting) -> None:
        self.show_setting(setting)
        self.chosen.emit(setting)

    def show_setting(self, setting: SoundSetting) -> None:
        """Mark what holds; a volume that is none of ours is marked as the nearest one."""
        self.setting = setting
        self.switch.setChecked(self.setting.on)
        nearest = min(VOLUMES, key=lambda name: abs(VOLUMES[name] - self.setting.volume))
        self.volumes[nearest].setChecked(True)

    def _retext(self) -> None:
        self.setTitle(self.tr("S&ound"))
        self.switch.setText(self.tr("&On"))
        self.volumes["soft"].setText(self.tr("&Soft"))
        self.volumes["medium"].setText(self.tr("&Medium"))
        self.volumes["loud"].setText(self.tr("&Loud"))
