"""The text that a person sends us when something went wrong; they copy it and see all that is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit

from carte_italiane.play.report import problem_report
from carte_italiane.ui.pages.reading_page import ReadingPage, copy
from carte_italiane.ui.translation import current_language, translate

if TYPE_CHECKING:
    from carte_italiane.play.record import Record


class ReportPage(ReadingPage):
    """A text and a button that copies it. Nothing is sent."""

    def __init__(self, record: Record | None) -> None:
        super().__init__()
        self.explained = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.text = QPlainTextEdit(self, readOnly=True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.text.setPlainText(problem_report(record, _environment()))
        self.copy_button = self.add_button()
        self.copy_button.clicked.connect(self._copy)
        self.body.addWidget(self.explained)
        self.body.addWidget(self.text, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText(translate("Report", "Report a problem"))
        self.explained.setText(
            translate(
                "Report",
                "Copy this text and send it to whoever looks after the program, with a word on what happened. "
                "Nothing is sent by itself; players' names are left out.",
            )
        )
        self.text.setAccessibleName(translate("Report", "Text of the report"))
        self.copy_button.setText(translate("Report", "Copy the text"))
        super().retranslate()

    def resized(self) -> None:
        """Show a good part of the text."""
        super().resized()
        width = self.units(64)
        self.explained.setMinimumWidth(width)
        self.explained.setMinimumHeight(self.explained.heightForWidth(width))
        self.text.setMinimumHeight(self.units(28))

    def _copy(self) -> None:
        copy(self.text.toPlainText())
        self.copy_button.setText(translate("Report", "Copied"))
        self.letter()


def _environment() -> dict[str, str]:
    import PySide6

    sizes = [(screen.size().toTuple(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()]
    return {
        "Qt": qVersion() or "",
        "PySide6": PySide6.__version__,
        "Platform": QGuiApplication.platformName(),
        "Screens": ", ".join(f"{wide}x{high} at {ratio:g}" for (wide, high), ratio in sizes),
        "Language": current_language(),
    }
