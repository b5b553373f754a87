"""Joins a session with the table: clicks become moves, steps become animation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from carte_italiane.cards import suit_of
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.table.choosing import Choice, moves_with
from carte_italiane.ui.table.geometry import height_of
from carte_italiane.ui.table.lighting import lights
from carte_italiane.ui.table.remarks import looking_on, why_not
from carte_italiane.ui.table.table_notes import TableNotes
from carte_italiane.ui.texts import no_swap_now, not_your_turn

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from carte_italiane.cards import Card
    from carte_italiane.play.session import Step
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.choreographer import Choreographer
    from carte_italiane.ui.table.hinted import Hinted
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.swap_button import SwapButton
    from carte_italiane.ui.table.table_session import TableSession
    from carte_italiane.ui.table.wish import Wish


class TableController(QObject):
    """One person at one table. Whatever input there is ends in ``card_chosen`` and ``table_card_chosen``."""

    message = Signal(str)
    #: Somebody would play, but the match is paused.
    go_on_wanted = Signal()
    #: Something lies or is lit in another way, or the table has been cleared.
    changed = Signal()

    def __init__(self, scene: TableScene, choreographer: Choreographer, surface: QWidget) -> None:
        super().__init__()
        self.scene = scene
        self.choreographer = choreographer
        self.choice: Choice | None = None
        #: What would be played if the card that follows the pointer were let go now.
        self.aimed: Choice | None = None
        self.hint: Hinted | None = None
        self.wish: Wish | None = None
        self._notes = TableNotes(scene)
        self.note = self._notes.note
        self._swap_button: SwapButton | None = None
        self._surface = surface
        self._session: TableSession | None = None
        #: Changes with every attachment, so that a session that comes back is not heard twice.
        self._attached: object | None = None
        self._pointed: int | None = None
        #: The card of the hand that has the keyboard.
        self.focused: int | None = None
        #: The match is paused: nothing can be played, whoever tries wants it to go on.
        self.paused = False
        choreographer.idle.connect(self.table_changed)

    @property
    def swap_button(self) -> SwapButton:
        """The offer of the seven exchange, which few games have."""
        if self._swap_button is None:
            from carte_italiane.ui.table.swap_button import SwapButton

            self._swap_button = SwapButton(self._surface)
            self._swap_button.clicked.connect(self.swap)
        return self._swap_button

    # ------------------------------------------------------------------ the session

    def attach(self, session: TableSession) -> None:
        """Show a session; a match before its first deal is an empty table."""
        self.detach()
        self._session = session
        attached = self._attached = object()
        self.scene.kinds = tuple(player.kind for player in session.players)

        def tell(step: Step) -> None:
            if self._attached is attached:
                self._show(step)

        session.subscribe(tell)
        try:
            seen = session.observation()
        except LookupError:
            return
        self.scene.arrange(seen, self._names())
        self.table_changed()
        session.shown()  # a step that another attachment has begun to show

    def detach(self) -> None:
        """Leave the session and clear the table."""
        self.choreographer.stop()
        self.note.hide()
        self._session = self._attached = None
        self._withdraw_wish()
        self._forget_choice()
        self._hide_swap()
        self.scene.clear_table()
        self.changed.emit()

    def _show(self, step: Step) -> None:
        if not step.events:
            self.note.hide()  # what was said of the table before is no longer so
        self._forget_choice()
        self._hide_swap()
        session = self._session
        if session is not None:
            self.choreographer.play(step.events, step.seen, self._names(), self._shown)

    def _shown(self) -> None:
        if self._session is not None:
            self._session.shown()

    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._session.players) if self._session is not None else ()

    # ------------------------------------------------------------------ pointing

    def preview(self, card: int | None) -> None:
        """Lift a hand card and light what it would take."""
        if card is not None and (self.watched or (card not in self.hand() and not self._is_choosable(card))):
            card = None
        if card != self._pointed:
            self._pointed = card
            self.light()
        if card is None:
            self._surface.unsetCursor()
        else:
            self._surface.setCursor(Qt.CursorShape.PointingHandCursor)

    def click(self, card: Card) -> None:
        """A card of the hand or of the table is clicked."""
        if self.paused:
            self.go_on_wanted.emit()
            return
        self.scene.card_clicked.emit(card)
        if card in self.hand():
            self.card_chosen(card)
        elif card in self.laid():
            self.table_card_chosen(card)
        else:
            self._trump_clicked(card)

    @property
    def watched(self) -> str:
        """The name of the player over whose shoulder the person looks on; empty where the person plays."""
        session = self._session
        return session.players[session.seat].name if session is not None and session.is_watched else ""

    def is_of(self, session: object) -> bool:
        """This is the session that is shown."""
        return self._session is session

    def may_play(self) -> bool:
        """It is the person's turn, and nothing moves."""
        can_play = self._session is not None and self._session.can_play()
        return can_play and not self.choreographer.is_running and not self.paused

    # ------------------------------------------------------------------ playing

    def card_chosen(self, card: Card) -> None:
        """Play a card of the hand, or ask what it is to take."""
        session, seen = self._session, self.scene.seen
        if session is None or seen is None:
            return
        if self.choreographer.is_running:
            self.choreographer.finish()  # and no more: what it ends in has not been seen yet
            return
        if not session.can_play():
            self.explain_turn(card)
            return
        if self.choice is None or self.choice.card != card:
            self.choose(Choice(card, moves_with(card, seen.legal)))
        elif self.choice.complete is not None:
            self._submit(self.choice.complete)
        else:
            self._forget_choice()
            self.light()

    def choose(self, choice: Choice, *, sure: bool = False) -> None:
        """Play what is complete, if the person is sure or needs no second click; else go on asking."""
        move = choice.complete
        if move is not None and (sure or not self.scene.likes.confirm):
            self._submit(move)
        elif choice.moves:
            self.choice = choice
            if self.hint is not None and self.hint.card != choice.card:
                self.hint = None
            self.light()
            self._notes.say_choice(choice)
            self.message.emit(self.note.text)

    def table_card_chosen(self, card: Card) -> None:
        """Take a table card with the card that is being played."""
        choice = self.choice
        if choice is None:
            if self._session is not None and self._session.can_play():
                self.refuse(card, self.tr("First choose a card of your hand."))
            return
        if choice.awaits(card):
            self.choose(choice, sure=True)
        elif choice.refuses(card):
            self.refuse(card, why_not(choice, card, french=self._notes.french))
        else:
            self.choose(choice.toggled(card))

    def awaited(self) -> int:
        """The seat of another player, or of a program at the own seat, that is to play; -1 if the person is."""
        tableau, session = self.scene.tableau, self._session
        return -1 if tableau is None or session is None or session.can_play() else tableau.turn

    def explain_turn(self, card: Card) -> None:
        """Why a card cannot be played now, at the card."""
        if self.watched:
            self.refuse(card, looking_on())
        elif self.scene.seen is not None:
            self.refuse(card, self._whose_turn(self.scene.seen))

    def swap(self) -> None:
        """The seven exchange."""
        seen = self.scene.seen
        if seen is not None and SWAP in seen.legal:
            self._submit(SWAP)

    def _trump_clicked(self, card: Card) -> None:
        """The trump under the stock is clicked by one who holds its 7: why it cannot be exchanged now."""
        seen = self.scene.seen
        if seen is None or not isinstance(seen.view, BriscolaView) or not seen.view.rules.seven_exchange:
            return
        if card == seen.view.turned and SWAP not in seen.legal and suit_of(card) * 10 + 6 in self.hand():
            self.refuse(card, no_swap_now())

    def take_back(self) -> bool:
        """Give back the card chosen last, then the choice, and a hint or the wish for one; whether there was any."""
        if self.choice is None and self.hint is None and self.wish is None:
            return False
        back = self.choice.stepped_back() if self.choice is not None else None
        if back is None:
            self._withdraw_wish()
            self._forget_choice()
        self.choice = back
        self.light()
        if back is not None:
            self._notes.say_choice(back)
        return True

    def show_hint(self, hint: Hinted) -> None:
        """Light a move until something is played or taken back, and say why it is good."""
        self.hint = hint
        self.light()
        self._notes.say_hint(hint)
        self.message.emit(hint.heard(french=self._notes.french))

    def table_changed(self) -> None:
        """The table lies anew: light and offer again what is to be."""
        self._pointed = None
        self.light()
        if self.choice is None and self.hint is not None:
            self._notes.say_hint(self.hint)
        else:
            self.say_wish()
        self._offer_swap()

    def retext(self) -> None:
        """Say everything in the language of now; what is running is at its end."""
        self.choreographer.finish(self._names())
        seen = self.scene.seen
        if seen is not None and not self.choreographer.is_running:
            self.scene.arrange(seen, self._names())
            self.table_changed()

    def _submit(self, move: Move) -> None:
        session = self._session
        if session is None or not session.can_play():
            return
        if self.paused:
            self.go_on_wanted.emit()
            return
        self.note.hide()
        self._withdraw_wish()
        self._forget_choice()
        self._pointed = None
        self._surface.unsetCursor()
        self._hide_swap()
        for item in self.scene.cards.values():
            item.set_glow("")
        session.submit(move)

    # ------------------------------------------------------------------ what is seen of it

    def light(self) -> None:
        """Lift and light cards as pointer and choice want it."""
        seen, choice = self.scene.seen, self.aimed or self.choice
        if seen is None or self.choreographer.is_running:
            return
        pointed = self._pointed if self._pointed is not None else self.focused
        lit = lights(choice, self.hint, pointed if pointed in self.hand() else None, seen.legal)
        for key, item in self.scene.cards.items():
            if isinstance(key, int) and item.place is not None:
                item.lift(height_of(item.place.width) * lit.height(key))
                item.set_glow(lit.glow(key))
        self.changed.emit()

    def say_wish(self) -> None:
        """What the person waits for, until it comes; a capture that is chosen meanwhile goes first."""
        if self.choice is not None:
            self._notes.say_choice(self.choice)
        else:
            self._notes.say_wish(self.wish.says() if self.wish is not None else "")

    def remark(self, text: str) -> None:
        """Say something in a note on the own hand, which goes by itself, and aloud."""
        self._notes.remark(text)
        self.message.emit(text)

    def say_whose_turn(self) -> None:
        """Why nothing can be played, on the own hand."""
        why = self._whose_turn(self.scene.seen) if self.scene.seen is not None else ""
        if why:
            self.remark(why)

    def _whose_turn(self, seen: Observation) -> str:
        turn = self.scene.tableau.turn if self.scene.tableau is not None else -1
        names = self._names()
        is_other = turn != seen.view.seat or bool(self.watched)
        return not_your_turn(names[turn]) if 0 <= turn < len(names) and is_other else ""

    def refuse(self, card: Card, why: str) -> None:
        """Say at a card why it cannot be."""
        if why:
            self._notes.at_card(card, why)
            self.message.emit(why)
            self.choreographer.cues.give("refused")

    def _hide_swap(self) -> None:
        if self._swap_button is not None:
            self._swap_button.setVisible(False)

    def _offer_swap(self) -> None:
        session, seen, layout = self._session, self.scene.seen, self.scene.layout
        offered = seen is not None and SWAP in seen.legal and session is not None and session.can_play()
        if not offered or seen is None or layout is None or not isinstance(seen.view, BriscolaView):
            self._hide_swap()
            return
        turned = seen.view.turned
        self.swap_button.offer(self.scene.theme, suit_of(turned) * 10 + 6, turned, layout)

    def _forget_choice(self) -> None:
        self.choice = self.aimed = self.hint = None
        self.say_wish()

    def _withdraw_wish(self) -> None:
        wish, self.wish = self.wish, None
        if wish is not None:
            wish.withdraw()

    def hand(self) -> tuple[int, ...]:
        """The own hand as it lies."""
        tableau, seen = self.scene.tableau, self.scene.seen
        return tableau.hands[seen.view.seat] if tableau is not None and seen is not None else ()

    def laid(self) -> tuple[int, ...]:
        """The cards on the table slots."""
        tableau = self.scene.tableau
        return tuple(card for card in tableau.slots if card >= 0) if tableau is not None else ()

    def _is_choosable(self, card: int) -> bool:
        return self.choice is not None and card in self.laid() and not self.choice.refuses(card)
