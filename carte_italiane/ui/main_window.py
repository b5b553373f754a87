"""The main window: the table, the page that lies on it, and the match that is being played."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from carte_italiane.play.session import EXTERNAL, HUMAN, Player, Session
from carte_italiane.play.settings import Settings
from carte_italiane.rules.shuffle import new_number
from carte_italiane.ui.announcer import Announcer
from carte_italiane.ui.computer_players import FALLBACK_LEVEL, ComputerPlayers
from carte_italiane.ui.review import Review
from carte_italiane.ui.sound_menu import SoundMenu
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.texts import default_name, side_name

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from carte_italiane.play.look import Look
    from carte_italiane.play.record import Record
    from carte_italiane.play.settings import SoundSetting
    from carte_italiane.rules.house import Rules
    from carte_italiane.ui.hint import Hint
    from carte_italiane.ui.pages.notice import Notice
    from carte_italiane.ui.pages.start import StartPage
    from carte_italiane.ui.rulebook.reading import Reading

SPEEDS: Final = ("relaxed", "normal", "fast", "none")


class MainWindow(QMainWindow):
    """Start page, matches, score sheets: one after the other on one table.

    Pages are imported when they are first needed, so that the window is there at once.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self.session: Session | None = None
        self.level = "club"
        self.table = TableView(theme=CardTheme(self.settings.look))
        self.stage = Stage(self.table)
        self.setCentralWidget(self.stage)
        self.computers = ComputerPlayers(self.settings.seats, self)
        self.computers.replaced.connect(self._player_replaced)
        self._dropped_out: list[tuple[str, str]] = []
        self._page_theme = CardTheme(self.settings.look)
        self._start_page: StartPage | None = None
        self.table.hint_wanted.connect(self._give_hint)
        self.announcer = Announcer(self.table)
        self._make_menus()
        self._retext()
        self.setMinimumSize(QSize(640, 480))
        self.resize(1280, 800)

    def show_start_page(self) -> None:
        """Leave the match, if there is one, and choose a game."""
        self._leave_match()
        self.stage.show_page(self.start_page)

    @property
    def start_page(self) -> StartPage:
        """The page on which a game is chosen."""
        if self._start_page is None:
            from carte_italiane.ui.pages.start import StartPage

            self._start_page = StartPage(theme=self._page_theme)
            self._start_page.deal_requested.connect(self.start_match)
            self._start_page.rules_requested.connect(self.show_rules)
        return self._start_page

    @cached_property
    def hint(self) -> Hint:
        """Who is asked for a hint."""
        from carte_italiane.ui.hint import Hint

        return Hint(self.table, self.computers.engine, self)

    @cached_property
    def reading(self) -> Reading:
        """The rule book."""
        from carte_italiane.ui.rulebook.reading import Reading

        return Reading(self.stage, self.table.choreographer, self._page_theme)

    def show_rules(self) -> None:
        """Open the rules at the game that is played or chosen, over whatever there is; or put them away."""
        self.reading.toggle(self.session.rules.game if self.session is not None else self.start_page.game)

    def start_match(self, rules: Rules, level: str, number: int | None = None, *, watch: bool = False) -> None:
        """Sit down at a new match; ``watch``: a computer player sits at the person's seat too."""
        players = tuple(self._player(seat, level if watch or seat else HUMAN) for seat in range(rules.players))
        self._sit_down(Session.start(rules, players, number or new_number(), self.computers.ask))
        self.level = level
        self._next_deal()

    def open_record(self, record: Record) -> None:
        """Go on with the match of a record; one person sits here, computer players take the seats of other people."""
        players = tuple(
            replace(player, kind=FALLBACK_LEVEL) if seat != Session.seat and player.kind == HUMAN else player
            for seat, player in enumerate(record.players)
        ) or tuple(Player(default_name(n), FALLBACK_LEVEL if n else HUMAN) for n in range(record.match.rules.players))
        number = record.meta.get("deal_number")
        session = Session(record.match, players, number if type(number) is int else new_number(), self.computers.ask)
        aids = record.meta.get("aids")
        session.aids.update(map(str, aids) if isinstance(aids, list) else ())
        self._sit_down(session)
        self.level = next((player.kind for player in players if player.kind not in (HUMAN, EXTERNAL)), FALLBACK_LEVEL)
        session.resume()
        for seat, player in enumerate(players):
            if player.kind == EXTERNAL and not self.computers.has_program(seat):
                self._player_replaced(seat, "missing")

    def show_look(self, look: Look) -> None:
        """Another deck, back, indices or table, at once on everything that is there."""
        from carte_italiane.ui.pages.paper import PaperPanel

        self.settings = replace(self.settings, look=look)
        self.table.set_look(look)
        self._page_theme.set_look(look)
        for page in self.stage.findChildren(PaperPanel):  # what is put away comes back with the new look
            page.theme_changed()

    def tell(self, notice: Notice) -> None:
        """Lay a slip with a message on the table; what lay there comes back when it has been read."""
        notice.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        notice.accepted.connect(self._back_to_match)
        self.stage.show_page(notice)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the thinking processes with the window."""
        self._leave_match()
        self.computers.close()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Take the words of a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retext()
        super().changeEvent(event)

    def _player(self, seat: int, kind: str) -> Player:
        """Who sits down at a seat: as the settings want it, else as it has been chosen."""
        setting = self.settings.seat(seat)
        kind = EXTERNAL if setting.program else setting.level or kind
        return Player(setting.name or default_name(seat), kind)

    def _player_replaced(self, seat: int, fault: str) -> None:
        """Say so: whom one plays against is no secret."""
        if self.session is not None:
            from carte_italiane.ui.pages.news import replaced_notice

            self._dropped_out.append((self.session.players[seat].name, fault))
            self.tell(replaced_notice(self._dropped_out))

    def _renew_players(self) -> None:
        self._dropped_out.clear()
        self.computers.renew()

    def _sit_down(self, session: Session) -> None:
        self._leave_match()
        self._renew_players()
        self.computers.answered.connect(session.answer)
        session.on_deal_end(self._sound_result)
        session.on_deal_end(self._show_score)
        self.session = session
        self.announcer.follow(session)
        self.stage.clear()
        self.table.attach(session)

    def _leave_match(self) -> None:
        if self.session is not None:
            self.computers.answered.disconnect(self.session.answer)
            self.computers.cancel()
            self.announcer.leave()
            self.table.detach()
            self.session = None

    def _give_hint(self) -> None:
        if self.session is not None and self.stage.page is None and self.session.match.is_playing:
            self.hint.ask(self.session)

    def _ask_to_leave(self) -> None:
        """Back to the start page; a match under way is left only after asking."""
        session = self.session
        if session is None or session.match.is_over:
            self.show_start_page()
            return
        from carte_italiane.ui.pages.notice import Notice

        notice = Notice(
            self.tr("Leave this match?"),
            self.tr("It is not finished, and it will not be kept."),
            accept=self.tr("Leave the match"),
            reject=self.tr("Play on"),
        )
        notice.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        notice.accepted.connect(self.show_start_page)
        notice.rejected.connect(self._back_to_match)
        self.stage.show_page(notice)

    def _back_to_match(self) -> None:
        session = self.session
        if session is None:
            self.show_start_page()
        elif session.match.deals and session.match.deal.is_complete and not session.is_showing:
            self._show_score()
        else:
            self.stage.clear()

    def _show_score(self) -> None:
        session = self.session
        if session is None:
            return
        from carte_italiane.ui.pages.score_sheet import ScoreSheet

        sheet = ScoreSheet(
            session.rules,
            self._side_names(session),
            session.last_score(),
            session.score_history(),
            own_side=0 if session.players[session.seat].kind == HUMAN else None,
            theme=self._page_theme,
        )
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if session.match.is_over:
            sheet.show_result(session.match.winner)
        sheet.next_deal.connect(self._next_deal)
        sheet.again.connect(self._again)
        sheet.change_game.connect(self.show_start_page)
        self.stage.show_page(sheet)

    def _sound_result(self) -> None:
        """The end of a match is heard; those who only watch hear it won."""
        session = self.session
        if session is not None and session.match.is_over:
            lost = session.players[session.seat].kind == HUMAN and session.match.winner != 0
            self.table.choreographer.cues.give("lose" if lost else "win")

    def _side_names(self, session: Session) -> tuple[str, ...]:
        """One name, or a pair of names, by side."""
        sides = range(session.rules.sides)
        return tuple(side_name([session.players[seat].name for seat in session.seats_of(side)]) for side in sides)

    def _next_deal(self) -> None:
        if self.session is not None:
            self.stage.clear()
            self._renew_players()
            self.session.next_deal()

    def _again(self) -> None:
        if self.session is not None:
            self.start_match(self.session.rules, self.level)

    def _make_menus(self) -> None:
        self._game_menu = QMenu(self)
        self._view_menu = QMenu(self)
        self._speed_menu = QMenu(self)
        self._help_menu = QMenu(self)
        bar = QMenuBar()
        self.setMenuBar(bar)
        bar.addMenu(self._game_menu)
        self.review = Review(self.table, self.announcer)
        bar.addMenu(self.review.menu)
        bar.addMenu(self._view_menu)
        bar.addMenu(self._help_menu)
        self._rules = self._action(self._help_menu, QKeySequence("F1"), self.show_rules)
        self._new = self._action(self._game_menu, QKeySequence.StandardKey.New, self._ask_to_leave)
        self._hint = self._action(self._game_menu, QKeySequence("H"), self._give_hint)
        self._hint.setShortcuts([QKeySequence("H"), QKeySequence("Ctrl+H")])
        self._hint.setAutoRepeat(False)
        self._quit = self._action(self._game_menu, QKeySequence("Ctrl+Q"), self.close)
        self._quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._full_screen = self._action(self._view_menu, QKeySequence("F11"), self._toggle_full_screen)
        self._full_screen.setCheckable(True)
        self._view_menu.addMenu(self._speed_menu)
        self.sound_menu = SoundMenu(self.settings.sound, self)
        self.sound_menu.chosen.connect(self._choose_sound)
        self._view_menu.addMenu(self.sound_menu)
        group = QActionGroup(self)
        self._speeds: dict[str, QAction] = {}
        for speed in SPEEDS:
            action = self._speed_menu.addAction("")
            action.setCheckable(True)
            action.setChecked(speed == "normal")
            action.setData(speed)
            group.addAction(action)
            self._speeds[speed] = action
        group.triggered.connect(self._choose_speed)
        self._look_menu = self._view_menu.addMenu("")
        self._look_menu.aboutToShow.connect(self._fill_look_menu)

    def _action(self, menu: QMenu, shortcut: QKeySequence | QKeySequence.StandardKey, slot: object) -> QAction:
        action = QAction(self)
        action.setShortcut(shortcut)
        action.triggered.connect(lambda *_: slot())  # type: ignore[operator]
        menu.addAction(action)
        return action

    def _choose_speed(self, action: QAction) -> None:
        self.table.set_speed(str(action.data()))

    def _choose_sound(self, setting: SoundSetting) -> None:
        self.settings = replace(self.settings, sound=setting)

    def _fill_look_menu(self) -> None:
        from carte_italiane.ui.look_menu import fill_look_menu

        fill_look_menu(self._look_menu, self.settings.look, self.show_look)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _retext(self) -> None:
        self.setWindowTitle(self.tr("Carte Italiane"))
        self._game_menu.setTitle(self.tr("&Game"))
        self._new.setText(self.tr("&New game…"))
        self._hint.setText(self.tr("&Hint"))
        self._quit.setText(self.tr("&Quit"))
        self.review.retext()
        self._view_menu.setTitle(self.tr("&View"))
        self._full_screen.setText(self.tr("&Full screen"))
        self._look_menu.setTitle(self.tr("&Look"))
        self._speed_menu.setTitle(self.tr("&Speed of the animation"))
        self._help_menu.setTitle(self.tr("H&elp"))
        self._rules.setText(self.tr("&Rules"))
        self._speeds["relaxed"].setText(self.tr("&Relaxed"))
        self._speeds["normal"].setText(self.tr("&Normal"))
        self._speeds["fast"].setText(self.tr("&Fast"))
        self._speeds["none"].setText(self.tr("N&o animation"))
