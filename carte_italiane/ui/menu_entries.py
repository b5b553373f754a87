"""What the menus of the main window hold, and what it does: made when the window has been painted, or is asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from carte_italiane.play.table_settings import SPEEDS
from carte_italiane.ui.cards_seen import CardsSeenChoice
from carte_italiane.ui.deal_number import DealNumber
from carte_italiane.ui.help_menu import HelpMenu
from carte_italiane.ui.menu import MenuPart, choices, entry, key_for, usual_and
from carte_italiane.ui.pause import Pause
from carte_italiane.ui.reduced_motion import usual_speed
from carte_italiane.ui.review import Review
from carte_italiane.ui.saving import Saving
from carte_italiane.ui.sound_menu import SoundMenu
from carte_italiane.ui.table_menu import TableMenu
from carte_italiane.ui.table_texts import choice_title, speed_name
from carte_italiane.ui.taking_back import TakingBack
from carte_italiane.ui.watching import Watching

if TYPE_CHECKING:
    from carte_italiane.play.settings import SoundSetting
    from carte_italiane.ui.main_window import MainWindow
    from carte_italiane.ui.menus import Menus
    from carte_italiane.ui.stage import Stage


class MenuEntries(QObject):
    """The entries, menu by menu."""

    def __init__(self, window: MainWindow, menus: Menus) -> None:
        super().__init__(window)
        self._window = window
        self._fill_game_menu(menus.game)
        self.review = Review(window.table, window.announcer, menus.table)
        self._fill_view_menu(menus.view)
        self.help_menu = HelpMenu(window, menus.help)
        self._parts: tuple[MenuPart, ...] = (
            self.watching,
            self.saving,
            self.pause,
            self.table_menu,
            self.taking_back,
            self.cards_seen,
            self.deal_number,
            self.help_menu,
        )
        menus.game.aboutToShow.connect(self.refresh)
        menus.table.aboutToShow.connect(self.enable)
        window.stage.turned.connect(self.enable)  # keys are asked for without a menu
        self.retext()
        self.refresh()
        if not window.settings.table.speed and usual_speed() == "none":
            self.show_speed("none")

    def refresh(self) -> None:
        """Say what can be chosen now."""
        for part in self._parts:
            part.refresh()
        self.sound_menu.show_setting(self._window.settings.sound)
        self.enable()

    def enable(self) -> None:
        """Let nothing be chosen that would do nothing now."""
        stage, session = self._window.stage, self._window.session
        self.new.setEnabled(session is not None or not _is_at_first_page(stage))
        self.hint.setEnabled(stage.is_open and session is not None and not session.is_watched)
        self.review.enable()
        self.pause.enable()
        self.table_menu.enable()
        self.taking_back.enable()

    def retext(self) -> None:
        """Write everything in the language of now."""
        for part in self._parts:
            part.retext()
        self.review.retext()
        self.new.setText(self.tr("&New game…"))
        self.hint.setText(self.tr("&Hint"))
        self.preferences.setText(self.tr("P&references…"))
        self.quit.setText(self.tr("&Quit"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.look_menu.setTitle(self.tr("&Look"))
        self.speed_menu.setTitle(choice_title("speed"))
        for speed, action in self.speeds.items():
            action.setText(speed_name(speed))

    def show_speed(self, speed: str) -> None:
        """Let things move at another speed; what the person has chosen stays remembered."""
        self.speeds[speed].setChecked(True)
        self._window.table.set_speed(speed)

    def _fill_game_menu(self, menu: QMenu) -> None:
        window = self._window
        self.new = entry(menu, window.show_start_page, QKeySequence.StandardKey.New)
        self.watching = Watching(window)
        menu.addSeparator()
        self.saving = Saving(window)
        menu.addSeparator()
        self.pause = Pause(window)
        self.hint = entry(menu, window.give_hint, QKeySequence("H"))
        self.hint.setShortcuts([QKeySequence("H"), QKeySequence("Ctrl+H")])
        self.hint.setAutoRepeat(False)
        self.table_menu = TableMenu(window)
        self.taking_back = TakingBack(window)
        self.cards_seen = CardsSeenChoice(window)
        menu.addSeparator()
        self.deal_number = DealNumber(window)
        menu.addSeparator()
        self.preferences = entry(menu, window.show_preferences, None)
        self.preferences.setShortcuts(key_for(QKeySequence.StandardKey.Preferences, "Ctrl+,"))
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        self.quit = entry(menu, window.close, None)
        self.quit.setShortcuts(key_for(QKeySequence.StandardKey.Quit, "Ctrl+Q"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _fill_view_menu(self, menu: QMenu) -> None:
        window = self._window
        self.full_screen = entry(menu, self._toggle_full_screen, None)
        # On macOS F11 shows the desktop.
        keys = key_for if sys.platform == "darwin" else usual_and
        self.full_screen.setShortcuts(keys(QKeySequence.StandardKey.FullScreen, "F11"))
        self.full_screen.setCheckable(True)
        menu.aboutToShow.connect(lambda: self.full_screen.setChecked(window.isFullScreen()))
        self.speed_menu = menu.addMenu("")
        self.speeds = choices(self.speed_menu, SPEEDS, lambda speed: self.table_menu.like(speed=speed))
        self.speeds[window.settings.table.speed or "normal"].setChecked(True)
        self.sound_menu = SoundMenu(window.settings.sound, window)
        self.sound_menu.chosen.connect(self._choose_sound)
        menu.addMenu(self.sound_menu)
        self.look_menu = menu.addMenu("")
        self.look_menu.aboutToShow.connect(self._fill_look_menu)

    def _choose_sound(self, setting: SoundSetting) -> None:
        self._window.preferences.change(sound=setting)

    def _fill_look_menu(self) -> None:
        from carte_italiane.ui.look_menu import fill_look_menu

        preferences = self._window.preferences
        fill_look_menu(self.look_menu, preferences.settings.look, lambda look: preferences.change(look=look))

    def _toggle_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _is_at_first_page(stage: Stage) -> bool:
    from carte_italiane.ui.pages.start import StartPage

    return stage.sheet is None and isinstance(stage.page, StartPage)
