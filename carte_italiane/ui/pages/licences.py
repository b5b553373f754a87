"""The licences to be read, one at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QPlainTextEdit

from carte_italiane.licences import licence_texts
from carte_italiane.ui.pages.reading_page import ReadingPage
from carte_italiane.ui.translation import translate


class LicencesPage(ReadingPage):
    """Whose licence is chosen above, and its text stands below, as it was written."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = licence_texts()
        self.choice: QComboBox = QComboBox(self)
        self.choice.addItems(list(self._texts))
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.choice.currentTextChanged.connect(self._show)
        self.body.addWidget(self.choice)
        self.body.addWidget(self.text, 1)
        self._show(self.choice.currentText())
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText(translate("About", "Licences"))
        self.choice.setAccessibleName(self.title.text())
        self.text.setAccessibleName(self.choice.currentText())
        super().retranslate()

    def resized(self) -> None:
        """Room for some lines."""
        super().resized()
        self.text.setMinimumSize(self.units(60), self.units(34))

    def _show(self, name: str) -> None:
        self.text.setPlainText(self._texts.get(name, ""))
        self.text.setAccessibleName(name)
