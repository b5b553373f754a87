"""A slip of paper that offers to save the match somewhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from carte_italiane.ui.pages.file_news import why_not_written
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from carte_italiane.play.faults import Fault
    from carte_italiane.ui.mnemonics import Inscribed
    from carte_italiane.ui.pages.notice import Text


class SaveNotice(Notice):
    """Besides its other answers there is "Save elsewhere": ``save_wanted``."""

    save_wanted = Signal()

    def __init__(self, title: Text, text: Text, *, accept: Text, reject: Text = "") -> None:
        super().__init__(title, text, accept=accept, reject=reject)
        self.save_button.clicked.connect(self.save_wanted)

    def retranslate(self) -> None:
        """Write the texts."""
        self.save_button.setText(translate("Files", "Save elsewhere…"))
        super().retranslate()

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """The answers."""
        return ([*super().lettered()[0], self.save_button],)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.save_button = QPushButton(self)
        self.save_button.setAutoDefault(True)
        self._buttons.insertWidget(self._buttons.indexOf(self.accept_button), self.save_button)


class UnkeptNotice(SaveNotice):
    """Tells that the match in progress cannot be kept on disk, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(
            lambda: translate("Files", "Your match cannot be kept"),
            lambda: (
                why_not_written(fault)
                + " "
                + translate(
                    "Files",
                    "You can play on, and it is tried again after every move. But if you leave the program before "
                    "that works, this match is lost.",
                )
            ),
            accept=lambda: translate("Files", "Play on"),
        )


class LeavingNotice(SaveNotice):
    """Asks whether to leave although the match, told in a line, is lost by it."""

    def __init__(self, match: Callable[[], str]) -> None:
        super().__init__(
            lambda: translate("Files", "Leave, and lose this match?"),
            lambda: f"{match()}\n" + translate("Files", "This match could not be kept. If you leave now, it is lost."),
            accept=lambda: translate("Files", "Leave anyway", "button: ends the program"),
            reject=lambda: translate("Files", "Stay", "button: the program goes on"),
        )
