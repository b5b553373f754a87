"""Questions that a player may ask at any time by a key or from the menu: the answer is spoken and lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from carte_italiane.ui.table.keys import is_letter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from carte_italiane.play.session import Session
    from carte_italiane.ui.announcer import Announcer
    from carte_italiane.ui.table.view import TableView

#: What can be asked, in the order of the menu, and the key for it.
QUESTIONS: Final = {"table": "T", "hand": "M", "piles": "P", "score": "S", "stock": "B", "last": "R", "turn": "W"}


class Review(QObject):
    """The menu "Table", and its keys on every keyboard layout."""

    def __init__(self, table: TableView, announcer: Announcer, menu: QMenu) -> None:
        super().__init__(table)
        self._table, self._announcer = table, announcer
        stage = table.parentWidget()
        self.menu = menu
        self.actions: dict[str, QAction] = {}
        for question, letter in QUESTIONS.items():
            action = self.menu.addAction("")
            action.setShortcut(QKeySequence(letter))
            action.setAutoRepeat(False)
            action.setData(question)
            self.actions[question] = action
        self.menu.triggered.connect(self._triggered)
        table.other_key.connect(self._key_pressed)
        if stage is not None:
            stage.installEventFilter(self)

    def retext(self) -> None:
        """Take the words of a language."""
        self.actions["table"].setText(self.tr("What is on the &table"))
        self.actions["hand"].setText(self.tr("&My hand"))
        self.actions["piles"].setText(self.tr("&Piles and scope"))
        self.actions["score"].setText(self.tr("&Score of the match"))
        self.actions["stock"].setText(self.tr("Trump and stoc&k"))
        self.actions["last"].setText(self.tr("What has &just happened"))
        self.actions["turn"].setText(self.tr("&Whose turn it is"))

    def enable(self) -> None:
        """There is a match to ask about, and the answer can be seen, or heard."""
        can_be = self._announcer.session is not None and (self._table.isEnabled() or self._announcer.is_heard)
        for action in self.actions.values():
            action.setEnabled(can_be)

    def answer(self, question: str) -> str:
        """The answer, as things stand now; empty without a deal."""
        session = self._announcer.session
        if session is None or not session.match.deals:
            return ""
        return " ".join(self._sentences(question, session))

    def ask(self, question: str) -> None:
        """Speak the answer, and show it on the table; under a page it is only spoken."""
        text = self.answer(question)
        if text and self._table.isEnabled():
            self._table.remark(text)
        else:
            self._announcer.interrupt(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that no page wanted: questions are answered there too."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self._table.isEnabled():
            self._key_pressed(event)
        return False

    def _triggered(self, action: QAction) -> None:
        self.ask(str(action.data()))

    def _key_pressed(self, event: QKeyEvent) -> None:
        """A key whose layout has no such letter."""
        found = next((question for question, letter in QUESTIONS.items() if is_letter(event, letter)), None)
        if found is not None and not event.isAutoRepeat():
            self.ask(found)

    def _sentences(self, question: str, session: Session) -> list[str]:
        """Told from what the table shows, which may be behind what has been played."""
        from carte_italiane.ui import review_texts as texts
        from carte_italiane.ui.table.tableau import tableau_of

        scene, then = self._table.table_scene, session.observation()
        seen, tableau = scene.seen or then, scene.tableau or tableau_of(then)
        french, seat = scene.theme.is_french, -1 if session.is_watched else session.seat
        names = [player.name for player in session.players]
        match question:
            case "table":
                return [texts.table_now(tableau, names, french=french)]
            case "hand" if session.is_watched:
                return [texts.one_holds(tableau, session.seat, names[session.seat], french=french)]
            case "hand":
                return [texts.you_hold(tableau, seat, french=french)]
            case "piles":
                return texts.piles_now(tableau, names, french=french)
            case "score":
                return [texts.score_now(seen, names)]
            case "stock":
                return [text for text in (texts.trump_now(tableau, french=french), texts.stock_now(tableau)) if text]
            case "last":
                return self._announcer.recent or [texts.nothing_yet()]
            case _ if self._table.choreographer.is_running:
                return texts.shown_turn(tableau, tableau_of(then), seat, names)
            case _:
                return [texts.whose_turn(tableau, seat, names)]
