"""What a change of the settings changes at once, wherever it was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.reduced_motion import usual_speed
from carte_italiane.ui.translation import choose_language

if TYPE_CHECKING:
    from carte_italiane.play.settings import Settings
    from carte_italiane.ui.main_window import MainWindow


def apply_settings(window: MainWindow, before: Settings) -> None:
    """Let a window follow its settings; rules, names and levels wait for the next match."""
    now = window.settings
    if now.look != before.look:
        window.show_look(now.look)
    if now.table != before.table:
        window.table.set_likes(now.table)
    if now.table.speed != before.table.speed:
        window.entries.show_speed(now.table.speed or usual_speed())
    if now.language != before.language:
        choose_language(now.language or None)
