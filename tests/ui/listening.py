"""A very small screen reader, run by the system's Python inside a session of its own (test_screen_reader.py).

Starts the program given as arguments, finds its window, reads the hand, presses the first card and tells what it hears,
as one line of JSON.
"""

import json
import subprocess
import sys
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

EVERY_MS, LONGEST_MS = 200, 60_000


class Reader:
    """Looks for the hand until it is there, presses a card, and waits for an announcement that follows."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.found: dict[str, object] = {}
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")
        GLib.timeout_add(EVERY_MS, self._look)
        GLib.timeout_add(LONGEST_MS, pyatspi.Registry.stop)

    def _hear(self, event: Any) -> None:
        self.heard.append(str(event.any_data))
        if "hand" in self.found:
            pyatspi.Registry.stop()

    def _look(self) -> bool:
        """One look at all applications; whether to look again."""
        for window in self._windows():
            hand = pyatspi.findDescendant(window, lambda item: item.name in ("Your hand", "Le tue carte"))
            cards = [item for item in hand or () if item.getState().contains(pyatspi.STATE_SHOWING)]
            if len(cards) == 3:
                self._touch(window, cards)
                return False
        return True

    def _windows(self) -> list[Any]:
        desktop = pyatspi.Registry.getDesktop(0)
        return [window for program in desktop if program is not None for window in program if window is not None]

    def _touch(self, window: Any, cards: list[Any]) -> None:
        self.found = {
            "window": window.name,
            "hand": [card.name for card in cards],
            "about": [card.description for card in cards],
            "roles": [card.getRoleName() for card in cards],
            "on the screen": all(card.queryComponent().getExtents(pyatspi.DESKTOP_COORDS).width > 20 for card in cards),
            "focused": [card.name for card in cards if card.getState().contains(pyatspi.STATE_FOCUSED)],
        }
        action = cards[0].queryAction()
        names = [action.getName(number) for number in range(action.nActions)]
        self.found["actions"] = names
        action.doAction(names.index("Press"))


def main() -> None:
    """Listen to one run of the program."""
    program = subprocess.Popen(sys.argv[1:])
    try:
        reader = Reader()
        pyatspi.Registry.start()
    finally:
        program.terminate()
        program.wait()
    print(json.dumps({**reader.found, "heard": reader.heard}), flush=True)


if __name__ == "__main__":
    main()
