"""The deal number of a match, to be read out, written down or copied."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.pages.notice import slip_room
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.pages.reading_page import ReadingPage, copy
from carte_italiane.ui.translation import translate


class NumberSlip(ReadingPage):
    """Shows a number, or why there is none."""

    def __init__(self, number: int | None) -> None:
        super().__init__()
        self._number = number
        self.figures = QLabel(str(number or ""), self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.figures.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        set_role(self.figures, Role.TITLE)
        self.figures.setVisible(number is not None)
        self.text = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.copy_button = self.add_button()
        self.copy_button.setVisible(number is not None)
        self.copy_button.clicked.connect(partial(copy, str(number)))
        self.body.addWidget(self.figures)
        self.body.addWidget(self.text)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText(translate("NumberSlip", "Deal number"))
        self.copy_button.setText(translate("NumberSlip", "Copy"))
        self.text.setText(
            translate(
                "NumberSlip",
                "Whoever enters this number on the first page, for the same game with the same number of players, "
                "plays the same cards.",
            )
            if self._number is not None
            else translate("NumberSlip", "This match was dealt by hand: no number gives its cards.")
        )
        super().retranslate()

    def fit(self, room: QSize) -> None:
        """A slip stays small."""
        PaperPanel.fit(self, slip_room(room))

    def resized(self) -> None:
        """Keep the lines short."""
        super().resized()
        width = self.units(40)
        self.text.setMinimumWidth(width)
        self.text.setMinimumHeight(self.text.heightForWidth(width))
