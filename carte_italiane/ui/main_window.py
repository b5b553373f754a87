"""The main window: the table, the page that lies on it, and the match that is being played."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from carte_italiane.paths import autosave_file
from carte_italiane.play.session import EXTERNAL, HUMAN, Player, Session
from carte_italiane.play.settings import Settings
from carte_italiane.rules.shuffle import new_number
from carte_italiane.ui.announcer import Announcer
from carte_italiane.ui.computer_players import FALLBACK_LEVEL, ComputerPlayers
from carte_italiane.ui.keeping import Keeping
from carte_italiane.ui.menus import Menus
from carte_italiane.ui.preferences import Preferences
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.texts import default_name, watched_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QCloseEvent, QMoveEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from carte_italiane.play.look import Look
    from carte_italiane.play.record import Record
    from carte_italiane.rules.house import Rules
    from carte_italiane.ui.hint import Hint
    from carte_italiane.ui.menu_entries import MenuEntries
    from carte_italiane.ui.pages.notice import Notice
    from carte_italiane.ui.pages.start import StartPage
    from carte_italiane.ui.preference_pages.opening import Opening
    from carte_italiane.ui.rulebook.reading import Reading
    from carte_italiane.ui.score import Score
    from carte_italiane.ui.window_place import WindowPlace

# By then a window that is shown has been painted: processes and files can wait so long, nobody plays so soon.
PAINTED_AFTER_MS: Final = 80
#: In a window of this size every page is whole. On a lower screen it may be lower, less the frame of the system.
SMALLEST: Final = QSize(640, 600)
FRAME: Final = 40


class MainWindow(QMainWindow):
    """Start page, matches, score sheets: one after the other on one table.

    Pages are imported when they are first needed, so that the window is there at once.
    """

    def __init__(self, settings: Settings | None = None, *, keeps: bool = True) -> None:
        super().__init__()
        self.preferences = Preferences(settings or Settings(), self, keeps=keeps)
        self.preferences.changed.connect(self._settings_changed)
        self.session: Session | None = None
        self.level = "club"
        self.table = TableView(theme=CardTheme(self.settings.look))
        self.stage = Stage(self.table)
        self.setCentralWidget(self.stage)
        self.stage.covered.connect(lambda: self.table.choreographer.hold(True))  # the match waits
        self.stage.uncovered.connect(lambda: self.table.choreographer.hold(False))
        self.computers = ComputerPlayers(self.settings.seats, self)
        self.computers.replaced.connect(self._player_replaced)
        self._dropped_out: list[tuple[int, str]] = []
        self.page_theme = CardTheme(self.settings.look)
        self._start_page: StartPage | None = None
        self.table.hint_wanted.connect(self.give_hint)
        self.table.set_likes(self.settings.table)
        self.table.set_speed(self.settings.table.speed or "normal")
        self.announcer = Announcer(self.table)
        self.keeping = Keeping(self, autosave_file() if keeps else None)
        self.menus = Menus(self)
        self._retext()
        self.setMinimumSize(SMALLEST.boundedTo(self.screen().availableSize() - QSize(0, FRAME)))
        self.resize(1280, 800)
        if self.settings.window is not None:
            self.place.restore(self.settings.window)
        self._painted = QTimer(self, singleShot=True, interval=PAINTED_AFTER_MS)
        self._painted.timeout.connect(self.computers.begin)
        self._painted.timeout.connect(self.keeping.begin)
        self._painted.timeout.connect(lambda: self.entries)
        self._painted.timeout.connect(self.stage.show_focus)
        self._painted.start()

    @property
    def settings(self) -> Settings:
        """What the person has chosen; ``preferences`` changes it."""
        return self.preferences.settings

    def show_start_page(self) -> None:
        """Leave the match, if there is one, and choose a game."""
        self._leave_match()
        self.start_page.deal_row.number_field.clear()
        self.keeping.offer()
        self.stage.show_page(self.start_page)

    @property
    def start_page(self) -> StartPage:
        """The page on which a game is chosen."""
        if self._start_page is None:
            from carte_italiane.ui.pages.start import StartPage

            self._start_page = StartPage(theme=self.page_theme)
            self._start_page.show_settings(self.settings)
            self._start_page.chosen.connect(self._match_chosen)
            self._start_page.players_requested.connect(lambda: self.preference_pages.open_at_players())
            self._start_page.deal_requested.connect(self._deal_wanted)
            self._start_page.rules_requested.connect(self.show_rules)
            self._start_page.go_on_requested.connect(self.keeping.go_on)
        return self._start_page

    @cached_property
    def entries(self) -> MenuEntries:
        """What the menus hold, and what it does."""
        from carte_italiane.ui.menu_entries import MenuEntries

        return MenuEntries(self, self.menus)

    @cached_property
    def hint(self) -> Hint:
        """Who is asked for a hint."""
        from carte_italiane.ui.hint import Hint

        return Hint(self.table, self.computers.engine, self)

    @cached_property
    def score(self) -> Score:
        """How the match stands."""
        from carte_italiane.ui.score import Score

        return Score(self)

    @cached_property
    def reading(self) -> Reading:
        """The rule book."""
        from carte_italiane.ui.rulebook.reading import Reading

        return Reading(self.stage, self.page_theme)

    def show_rules(self) -> None:
        """Open the rules at the game that is played or chosen, over whatever there is; or put them away."""
        self.reading.toggle(self.session.rules.game if self.session is not None else self.start_page.game)

    @cached_property
    def place(self) -> WindowPlace:
        """Where the window is and how large."""
        from carte_italiane.ui.window_place import WindowPlace

        return WindowPlace(self)

    @cached_property
    def preference_pages(self) -> Opening:
        """The preferences as a page."""
        from carte_italiane.ui.preference_pages.opening import Opening

        return Opening(self)

    def show_preferences(self) -> None:
        """Open the preferences over whatever there is; or put them away."""
        self.preference_pages.toggle()

    def start_match(self, rules: Rules, level: str, number: int | None = None, *, watch: bool = False) -> None:
        """Sit down at a new match; ``watch``: a computer player sits at the person's seat too."""
        players = tuple(self._player(seat, level if watch or seat else HUMAN) for seat in range(rules.players))
        if watch:
            players = (players[0]._replace(name=watched_name()), *players[1:])
        self.level = level
        self.begin(Session.start(rules, players, number or new_number(), self.computers.ask))

    def begin(self, session: Session) -> None:
        """Sit down at a match that has not begun, and deal."""
        self._sit_down(session)
        self.next_deal()
        if session.is_watched:
            self.entries.watching.greet()

    def next_deal(self) -> None:
        """Deal again in the match that is played."""
        if self.session is not None:
            self.stage.clear()
            self._renew_players()
            self.session.next_deal()

    def play_again(self) -> None:
        """Another match of the same kind."""
        if self.session is not None:
            self.start_match(self.session.rules, self.level, watch=self.session.is_watched)

    def open_record(self, record: Record) -> None:
        """Go on with the match of a record."""
        from carte_italiane.ui.reopened import session_of

        session = session_of(record, self.computers.ask)
        players = session.players
        self._sit_down(session)
        self.level = next((player.kind for player in players if player.kind not in (HUMAN, EXTERNAL)), FALLBACK_LEVEL)
        session.resume()
        if session.is_watched and not session.match.is_over:
            self.entries.watching.greet()
        for seat, player in enumerate(players):
            if player.kind == EXTERNAL and not self.computers.has_program(seat):
                self._player_replaced(seat, "missing")

    def show_look(self, look: Look) -> None:
        """Another deck, back, indices or table, at once on everything that is there."""
        from carte_italiane.ui.pages.paper import PaperPanel

        self.table.set_look(look)
        self.page_theme.set_look(look)
        for page in self.stage.findChildren(PaperPanel):  # what is put away comes back with the new look
            page.theme_changed()

    def tell(self, notice: Notice) -> None:
        """Lay a slip with a message on the table; what lay there comes back when it has been read."""
        self.lay(notice, notice.accepted)

    def ask(self, notice: Notice, then: Callable[[], None]) -> None:
        """Lay a slip with a question on the table, and do something if the answer is yes."""
        notice.accepted.connect(then)
        self.lay(notice, notice.rejected)

    def lay(self, page: QWidget, done: SignalInstance) -> None:
        """Lay a page on the table until it is done with; what lay there comes back then."""
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        done.connect(self._back_to_match)
        self.stage.show_page(page)

    def shows_match(self) -> bool:
        """The table or the score sheet of a match is before the person, not another page."""
        from carte_italiane.ui.pages.score_sheet import ScoreSheet

        return self.session is not None and (self.stage.page is None or isinstance(self.stage.page, ScoreSheet))

    def showEvent(self, event: QShowEvent) -> None:
        """What waits for the first painting waits from here."""
        super().showEvent(event)
        if self._painted.isActive():
            self._painted.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Remember where it is."""
        super().moveEvent(event)
        self._place_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember how large it is."""
        super().resizeEvent(event)
        self._place_changed()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the thinking processes with the window, and let nothing be lost."""
        if self.isVisible():
            if not self.keeping.may_leave():
                event.ignore()
                return
            self.place.remember()
        self._leave_match()
        self.preferences.close()
        self.computers.close()
        self.keeping.close()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Take the words of a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retext()
            if self._start_page is not None:
                self.keeping.offer()
        super().changeEvent(event)

    def _place_changed(self) -> None:
        if self.isVisible() and not self._painted.isActive():  # what the start does to it is no choice
            self.place.changed()

    def _settings_changed(self, before: Settings) -> None:
        from carte_italiane.ui.applying import apply_settings

        apply_settings(self, before)
        if self._start_page is not None:
            self._start_page.show_settings(self.settings)
        self.refresh_menus()

    def _match_chosen(self) -> None:
        """The next match, as it is chosen on the first page, is remembered."""
        self.preferences.change(match=self.start_page.match_settings(self.settings.match))

    def _player(self, seat: int, kind: str) -> Player:
        """Who sits down at a seat: as the settings want it, else as it has been chosen."""
        setting = self.settings.seat(seat)
        kind = EXTERNAL if setting.program else setting.level or kind
        return Player(setting.name or default_name(seat), kind)

    def _player_replaced(self, seat: int, fault: str) -> None:
        """Say so: whom one plays against is no secret."""
        session = self.session
        if session is not None:
            from carte_italiane.ui.pages.news import replaced_notice

            self._dropped_out.append((seat, fault))
            self.tell(replaced_notice(tuple(self._dropped_out), lambda seat: session.players[seat].name))

    def _renew_players(self) -> None:
        self._dropped_out.clear()
        self.computers.renew()

    def _sit_down(self, session: Session) -> None:
        self._leave_match()
        self._renew_players()
        self.computers.answered.connect(session.answer)
        session.on_deal_end(lambda: self.score.deal_ended())
        self.keeping.follow(session)
        self.session = session
        self.announcer.follow(session)
        self.stage.clear()
        self.table.attach(session)
        self.refresh_menus()

    def _leave_match(self) -> None:
        if self.session is not None:
            if "entries" in self.__dict__:
                self.entries.pause.end()
            self.computers.answered.disconnect(self.session.answer)
            self.computers.cancel()
            self.announcer.leave()
            self.table.detach()
            self.session = None
            self.keeping.left()
            self.refresh_menus()

    def give_hint(self) -> None:
        """What would a strong player do? Asked while the table of a match lies open."""
        if self.session is not None and self.stage.page is None and self.session.match.is_playing:
            self.hint.ask(self.session)

    def _deal_wanted(self, rules: Rules, level: str) -> None:
        number = self.start_page.number()
        if self.start_page.deal_row.watches():
            self.start_match(rules, level, number, watch=True)
            return
        self.keeping.unless_given_up(lambda: self.start_match(rules, level, number))

    def _back_to_match(self) -> None:
        session = self.session
        if session is None:
            self.show_start_page()
        elif session.match.deals and session.match.deal.is_complete and not session.is_showing:
            self.score.show()
        else:
            self.stage.clear()

    def refresh_menus(self) -> None:
        """Say in the menus what can be chosen now."""
        if "entries" in self.__dict__:
            self.entries.refresh()

    def _retext(self) -> None:
        if self.session is not None:
            from carte_italiane.ui.names import names_now

            self.session.players = names_now(self.session.players)
            if self.stage.page is not None:
                self.score.retext()
        self.setWindowTitle(self.tr("Carte Italiane"))
        self.menus.retext()
        if "entries" in self.__dict__:
            self.entries.retext()
