"""Where in the program's window a person would click, found out by asking the same window of the checkout, unseen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

#: The size of the window when the program starts.
SIZE = (1280, 800)
#: A little beside the middle of the hand: on a card, whether the hand has three, two or one.
_BESIDE = 0.4


class Spots(NamedTuple):
    """Points of the window: the picture of Briscola, the button that deals, a card of the hand of Briscola.

    ``go_on`` is the button that offers an unfinished match when there is one.
    """

    briscola: tuple[int, int]
    deal: tuple[int, int]
    go_on: tuple[int, int]
    hand: tuple[int, int]


def window_spots() -> Spots:
    """Ask a window that is shown nowhere; to be called where Qt draws offscreen."""
    from carte_italiane.rules.house import BriscolaRules
    from carte_italiane.ui.app import open_window

    window = open_window("en", keeps=False)
    window.resize(*SIZE)
    window.show_start_page()
    window.show()
    page = window.start_page
    page.tiles["briscola"].click()
    QApplication.processEvents()
    briscola, deal = _middle(page.tiles["briscola"], window), _middle(page.deal_button, window)
    page.offer("Briscola, 0:0")
    QApplication.processEvents()
    go_on = _middle(page.deal_row.go_on_button, window)
    window.table.set_speed("none")
    window.start_match(BriscolaRules(), "beginner", number=1)
    QApplication.processEvents()
    layout = window.table.table_scene.layout
    assert layout is not None
    fan = layout.seats[0].fan
    hand = window.table.mapTo(window, QPoint(round(fan.x + _BESIDE * layout.hand_width), round(fan.y)))
    window.close()
    window.deleteLater()
    return Spots(briscola, deal, go_on, hand.toTuple())


def _middle(part: QWidget, window: QWidget) -> tuple[int, int]:
    point = part.mapTo(window, part.rect().center())
    return point.x(), point.y()
