"""The menu of the sound: on or off, and how loud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from carte_italiane.play.settings import SoundSetting

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

VOLUMES: Final = {"soft": 35, "medium": 65, "loud": 100}


class SoundMenu(QMenu):
    """Tells every choice by ``chosen(setting)``; a volume that is chosen turns the sound on as well."""

    chosen = Signal(object)

    def __init__(self, setting: SoundSetting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self.switch = self._checkable()
        self.switch.triggered.connect(lambda on: self._choose(self.setting._replace(on=on)))
        self.addSeparator()
        group = QActionGroup(self)
        self.volumes: dict[str, QAction] = {}
        for name in VOLUMES:
            self.volumes[name] = group.addAction(self._checkable())
        group.triggered.connect(self._choose_volume)
        self.show_setting(setting)
        self._retext()

    def changeEvent(self, event: QEvent) -> None:
        """Take the words of a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retext()
        super().changeEvent(event)

    def _checkable(self) -> QAction:
        action = self.addAction("")
        action.setCheckable(True)
        return action

    def _choose_volume(self, action: QAction) -> None:
        name = next(name for name, other in self.volumes.items() if other is action)
        self._choose(SoundSetting(on=True, volume=VOLUMES[name]))

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
