"""Playing by keys: digits play, arrows move the focus, Enter takes; and what has the focus is seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from carte_italiane.ui.table.accessible import Accessible, nearest
from carte_italiane.ui.table.choosing import moves_with
from carte_italiane.ui.table.focus_ring import FocusRing
from carte_italiane.ui.table.keys import digit_of
from carte_italiane.ui.table.target_texts import no_such_card, no_such_table_card
from carte_italiane.ui.table.targets import HAND, ROWS, TABLE, Target, TargetKey, targets_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.table.view import TableView

_KEY = Qt.Key
_ACROSS: Final = {_KEY.Key_Left: -1, _KEY.Key_Right: 1, _KEY.Key_Home: -99, _KEY.Key_End: 99}
_UP_DOWN: Final = {_KEY.Key_Up: 1, _KEY.Key_Down: -1}
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
#: The button of the seven exchange lies between the hand and the table.
_SWAP: Final = "swap"
_ORDER: Final = (HAND, _SWAP, *ROWS[1:])


class KeyPlay(QObject):
    """The keyboard at one table. It exists from the first key on, or as soon as a screen reader is there."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._controller = view, view.controller
        self.accessible = Accessible(view.viewport())
        self.accessible.pressed.connect(self._press)
        #: Keys were the last to be used, not the mouse: the focus is shown.
        self.in_use = False
        self.targets: dict[TargetKey, Target] = {}
        self._place = TargetKey(HAND, 0)
        self._played = -1
        self.ring = FocusRing(view.table_scene.theme)
        view.table_scene.addItem(self.ring)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)
        self.update()

    @property
    def focus(self) -> Target | None:
        """What has the keyboard now."""
        key = self.accessible.key_of_focus()
        return self.targets.get(key) if key is not None else None

    # ------------------------------------------------------------------ what there is

    def update(self) -> None:
        """The table lies anew, or something on it has another state."""
        self.targets = {target.key: target for target in targets_of(self._controller)}
        room, watched = self._view.viewport().rect(), self._controller.watched
        self.accessible.show_targets(list(self.targets.values()), room, watched)
        if not self.targets:
            self._place = TargetKey(HAND, 0)  # the next match starts there
        elif self._view.hasFocus() and (self.in_use or QAccessible.isActive()):
            self.take_focus()
        self._show_focus()

    def take_focus(self) -> None:
        """The table has got the keyboard: it goes to where it was."""
        self.accessible.focus(self._place if self._place in self.targets else nearest(self._place, [*self.targets]))

    def mouse_used(self) -> None:
        """The focus steps back until the next key."""
        self.in_use = False
        self._show_focus()

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        key = self.accessible.key_of(now)
        if key is not None:
            self._place = key
        if key is not None or self.accessible.key_of(old) is not None:
            self._show_focus()

    def _show_focus(self) -> None:
        """Draw the ring, and show of a focused hand card what it would take."""
        focus = self.focus if self.in_use else None
        card = focus.card if focus is not None and focus.key.row == HAND and focus.card >= 0 else None
        if card != self._controller.focused:
            self._controller.focused = card
            self._controller.light()
        layout = self._view.table_scene.layout
        if focus is None or layout is None:
            self.ring.setVisible(False)
            return
        item = self._view.table_scene.cards.get(focus.card)
        lifted = item.place.y - item.comes_to.y() if item is not None and item.place is not None else 0.0
        self.ring.show_round(focus.box._replace(y=focus.box.y - lifted), layout.text)

    # ------------------------------------------------------------------ keys

    def press(self, event: QKeyEvent) -> bool:
        """A key; whether it was one of ours. A held key moves the focus, but plays nothing."""
        key, plain = _KEY(event.key()), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        digit = digit_of(event)
        if digit is not None:
            if not event.isAutoRepeat():
                self._digit(digit or 10)
        elif plain and (key in _ACROSS or key in _UP_DOWN):
            self._move(_ACROSS.get(key, 0), _UP_DOWN.get(key, 0))
        elif plain and key in _ENTER:
            if not event.isAutoRepeat():
                self._enter()
        else:
            return False
        return True

    def back_to_hand(self) -> None:
        """A choice has been taken back: the focus returns to where it was before."""
        if self.in_use and self._place.row == TABLE:
            self.accessible.focus(self._hand_place(self._played))

    def _digit(self, number: int) -> None:
        """The card of this place in the hand; while a capture is chosen, of this place on the table."""
        row = HAND if self._controller.choice is None else TABLE
        cards = [target for target in self.targets.values() if target.key.row == row and target.card >= 0]
        if number > len(cards):
            self._view.remark(no_such_card(len(cards)) if row == HAND else no_such_table_card(len(cards)))
            return
        self.in_use = True
        self._press(cards[number - 1].key)

    def _enter(self) -> None:
        swap = self._swap()
        if swap is not None and swap.hasFocus():
            swap.click()
        elif self.focus is None:
            self._first_use()
        else:
            self._press(self.focus.key)

    def _press(self, key: TargetKey) -> None:
        """Play or take a card; of all else say what it is."""
        target, controller = self.targets.get(key), self._controller
        if target is None:
            return
        if key.row == HAND and target.card >= 0:
            self._played = target.card
            self._step_aside(target.card)
        before = controller.note.text
        if target.card >= 0:
            controller.click(target.card)
        if key.row != HAND and target.card not in controller.laid() and controller.note.text == before:
            self._view.remark(f"{target.name} {target.description}".strip())
        if controller.choice is not None and controller.choice.card == target.card and self._has_focus():
            self._to_table()
        elif controller.choreographer.is_running:
            self.ring.setVisible(False)  # until the card has come to rest

    def _has_focus(self) -> bool:
        return self.in_use or self.accessible.key_of_focus() is not None

    def _step_aside(self, card: int) -> None:
        """The last place of a hand goes with a card: the focus leaves it before anything is told."""
        seen = self._view.table_scene.seen
        own = [key for key in self.targets if key.row == HAND]
        plays = seen is not None and self._controller.may_play() and len(moves_with(card, seen.legal)) == 1
        if plays and len(own) > 1 and self.accessible.key_of_focus() == own[-1]:
            self.accessible.focus(own[-2])

    def _to_table(self) -> None:
        """A capture is to be chosen: the focus goes to the first card that can be taken."""
        choice = self._controller.choice
        for target in self.targets.values():
            if choice is not None and target.key.row == TABLE and not choice.refuses(target.card):
                self.accessible.focus(target.key)
                return

    def _hand_place(self, card: int) -> TargetKey:
        found = (target.key for target in self.targets.values() if target.key.row == HAND and target.card == card)
        return next(found, TargetKey(HAND, 0))

    # ------------------------------------------------------------------ moving the focus

    def _move(self, across: int, up: int) -> None:
        self._controller.note.end_remark()
        swap = self._swap()
        if not self.in_use or (self.focus is None and (swap is None or not swap.hasFocus())):
            self._first_use()
        elif up:
            self._to_row(up)
        elif self.focus is not None:
            row = [key for key in self.targets if key.row == self.focus.key.row]
            place = row.index(self.focus.key) + across
            self.accessible.focus(row[min(max(place, 0), len(row) - 1)])

    def _first_use(self) -> None:
        """The first key only shows where the focus is."""
        self.in_use = True
        self.take_focus()
        self._show_focus()

    def _to_row(self, up: int) -> None:
        """To the next row that has something, there to what lies nearest."""
        focus = self.focus
        here = _ORDER.index(_SWAP if focus is None else focus.key.row)
        rows = _ORDER[here + 1 :] if up > 0 else _ORDER[:here][::-1]
        middle = focus.box.centre.x if focus is not None else self._view.viewport().width() / 2
        for row in rows:
            if row == _SWAP and (swap := self._swap()) is not None:
                swap.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            there = [target for target in self.targets.values() if target.key.row == row]
            if there:
                self.accessible.focus(min(there, key=lambda target: abs(target.box.centre.x - middle)).key)
                return

    def _swap(self) -> QAbstractButton | None:
        """The offer of the seven exchange, while there is one."""
        button = self._view.viewport().findChild(QAbstractButton, "swapButton")
        return button if isinstance(button, QAbstractButton) and button.isVisible() else None
