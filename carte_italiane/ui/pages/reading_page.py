"""A page to be read and put away: a heading, its own parts, and a row of buttons of which the last closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.ornaments import Ornament
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.mnemonics import Inscribed


class ReadingPage(PaperPanel):
    """``done`` is sent when it is to be put away. A page of this kind fills ``body`` and may ``add_button``."""

    done = Signal()

    def __init__(self) -> None:
        super().__init__(None, corner=36)
        self.title = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=False)
        set_role(self.title, Role.HEADING)
        self.rule = Ornament("divider", 240, self)
        self.body = QVBoxLayout()
        self._foot: list[QPushButton] = []
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self.close_button = self.add_button()
        self._buttons.addStretch(1)
        self.close_button.clicked.connect(self.done)
        self.set_default(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.rule)
        self._column.addLayout(self.body, 1)
        self._column.addLayout(self._buttons)

    def add_button(self) -> QPushButton:
        """A button beside the one that closes."""
        button = QPushButton(self)
        button.setAutoDefault(True)
        place = self._buttons.count() - 1 if self._buttons.count() > 1 else self._buttons.count()
        self._buttons.insertWidget(place, button)
        self._foot.append(button)
        return button

    def fit(self, room: QSize) -> None:
        """Leave some of a large table free."""
        super().fit((room * 0.8).expandedTo(QSize(760, 540)).boundedTo(room))

    def resized(self) -> None:
        """Size the gaps."""
        self._column.setSpacing(self.units(1.5))
        self.body.setSpacing(self.units(1))
        self._buttons.setSpacing(self.units(2))
        self.rule.set_scale(self.scale)

    def retranslate(self) -> None:
        """Write the texts."""
        self.close_button.setText(translate("ReadingPage", "Close"))
        self.setAccessibleName(self.title.text())
        self.letter()

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """The buttons at its foot."""
        return (self._foot,)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)


def copy(text: str) -> None:
    """Put a text where it can be pasted from."""
    QApplication.clipboard().setText(text)
