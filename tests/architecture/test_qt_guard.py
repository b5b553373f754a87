"""A guard against PySide6 versions that lose references to None: they abort the program after a while."""

import sys

import PySide6
import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

REPAINTS = 500
TOLERATED_LOSS = 250


class Painted(QWidget):
    """A widget whose painting is written in Python, as a good part of the table is."""

    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawLine(0, 0, self.width(), self.height())
        painter.end()
        self.paints += 1


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be lost from Python 3.12 on: it is immortal")
def test_repaints_keep_their_references_to_none(qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(60, 60)
    with qtbot.waitExposed(widget):
        widget.show()
    before, painted = sys.getrefcount(None), widget.paints
    for _ in range(REPAINTS):
        widget.repaint()
    assert widget.paints - painted >= REPAINTS
    assert before - sys.getrefcount(None) < TOLERATED_LOSS


def test_version_is_the_one_that_was_chosen() -> None:
    assert PySide6.__version_info__[:2] == (6, 11)
