"""A slip of paper with a question or a message, instead of a message box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.ornaments import Ornament
from carte_italiane.ui.pages.paper import PaperPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.mnemonics import Inscribed

    #: A text, or what gives it in the language spoken then.
    Text: TypeAlias = str | Callable[[], str]


def slip_room(room: QSize) -> QSize:
    """The room for a slip: it is drawn as if it had to leave most of the table free."""
    return QSize(round(room.width() * 0.6), round(room.height() * 0.5)).expandedTo(QSize(480, 300))


class Notice(PaperPanel):
    """Asks for yes or no, or (without ``reject``) only tells.

    Esc leaves everything as it is, and so does Enter unless ``enter_accepts``.
    """

    accepted = Signal()
    rejected = Signal()

    def __init__(
        self,
        title: Text,
        text: Text,
        *,
        accept: Text,
        reject: Text = "",
        enter_accepts: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(None, corner=36)
        self._texts = title, text, accept, reject
        self.title = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        set_role(self.title, Role.HEADING)
        self.rule = Ornament("divider", 240, self)
        self.text = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.accept_button, self.reject_button = QPushButton(self), QPushButton(self)
        for button, signal in ((self.accept_button, self.accepted), (self.reject_button, self.rejected)):
            button.setAutoDefault(True)
            button.clicked.connect(signal)
        self.reject_button.setVisible(bool(reject))
        self.set_default(self.accept_button if enter_accepts or not reject else self.reject_button)
        self._lay_out()
        self.retranslate()
        if parent is not None:
            self.setParent(parent)

    def write(self, title: Text, text: Text, accept: Text, reject: Text = "") -> None:
        """Write other texts."""
        self._texts = title, text, accept, reject
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        title, text, accept, reject = (given if isinstance(given, str) else given() for given in self._texts)
        self.title.setText(title)
        self.text.setText(text)
        self.accept_button.setText(accept)
        self.reject_button.setText(reject)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.letter()

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """The answers."""
        return ([button for button in (self.accept_button, self.reject_button) if button.text()],)

    def resized(self) -> None:
        """Size the gaps and the width of the lines."""
        self._column.setSpacing(self.units(1.5))
        self._buttons.setSpacing(self.units(2))
        self.rule.set_scale(self.scale)
        self.text.setMinimumWidth(self.units(44))
        width = self.units(44)
        self.text.setMinimumHeight(self.text.heightForWidth(width))
        self.title.setMinimumHeight(self.title.heightForWidth(width))

    def fit(self, room: QSize) -> None:
        """A slip stays small."""
        super().fit(slip_room(room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves everything as it is."""
        if event.key() == Qt.Key.Key_Escape:
            (self.reject_button if self.reject_button.text() else self.accept_button).click()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.reject_button)
        self._buttons.addWidget(self.accept_button)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self)
        for part in (self.title, self.rule, self.text):
            self._column.addWidget(part)
        self._column.addLayout(self._buttons)
