"""What tests of pages share: the deck's look, the language spoken, a table to lay pages on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.style import apply_style
from carte_italiane.ui.translation import current_language, install_language

PLAIN = QSize(800, 600)
#: The table under a menu bar in the smallest window that there can be, and in a tall one that is as narrow.
SMALL = (PLAIN, QSize(640, 570), QSize(640, 870))


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """Every page wears the deck's look; English is spoken before and after each test."""
    if not qapp.styleSheet():
        apply_style(qapp)
    speak("en")
    yield
    speak("en")


def speak(language: str) -> None:
    """Change the language, if it is another."""
    if language != current_language():
        install_language(language)
        QApplication.processEvents()


@pytest.fixture
def table(dressed: None) -> Iterator[Stage]:
    """A table in a window of 800 x 600."""
    made = Stage(QWidget())
    made.resize(PLAIN)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)


@pytest.fixture(params=SMALL, ids=lambda size: f"{size.width()}x{size.height()}")
def small(request: pytest.FixtureRequest, table: Stage) -> Stage:
    """A table of each of the smallest sizes."""
    table.resize(request.param)
    return table


@pytest.fixture(params=["en", "it", "ru"])
def language(request: pytest.FixtureRequest, dressed: None) -> str:
    """Each of the languages in turn, already spoken."""
    spoken = str(request.param)
    speak(spoken)
    return spoken


def lay(page: PaperPanel, table: Stage) -> None:
    """Lay a page on the table."""
    table.show_page(page)
    QApplication.processEvents()


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key in a widget."""
    QTest.keyClick(widget, key)


def cut_texts(page: PaperPanel) -> list[str]:
    """Texts that have less room than they need."""
    cut = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            is_cut = widget.heightForWidth(widget.width()) > widget.height() + 1
        else:
            needed = widget.minimumSizeHint()
            is_cut = widget.width() < needed.width() or widget.height() < needed.height()
        if is_cut:
            cut.append(widget.text())
    return cut


def fits(page: PaperPanel, table: Stage) -> bool:
    """Whether the page lies on the table with all of its parts."""
    least = page.minimumSizeHint()
    return least.width() <= table.width() - 16 and least.height() <= table.height() - 16
