"""A person at the real program, from outside: a window on a virtual screen, a mouse, and the match that is kept."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from console import Trouble
from package_info import TITLE
from screen_pixels import ScreenPixels
from window_spots import Spots

if TYPE_CHECKING:
    from carte_italiane.rules.match import Match

_PATIENCE = 60.0
_LOOK_EVERY = 0.05
#: A click may only end an animation; after this without a move it is repeated.
_CLICK_AGAIN = 1.5
_STILL = 2.0


class RealPlayer:
    """Clicks in the window of the program that runs on a screen; ``kept`` is its file of the unfinished match."""

    def __init__(self, screen: Mapping[str, str], pixels: ScreenPixels, kept: Path, spots: Spots) -> None:
        self._screen, self._pixels, self._kept, self._spots = dict(screen), pixels, kept, spots

    def wait_for_window(self) -> None:
        """Until the window is there and painted."""
        self._until(lambda: self._pixels.lit() > 0.5 and self._window() is not None, "no window was shown")

    def wait_until_closed(self) -> None:
        """Until there is no window any more."""
        self._until(lambda: self._window() is None, "the window stayed")

    def wait_until_ended(self, program: Path) -> None:
        """Until no process runs this program any more."""
        self._until(lambda: own_processes(program) == {}, "the program did not end")

    def wait_until_still(self) -> None:
        """Until nothing has moved on the screen for a while."""
        shown, since = self._pixels.rows(), time.monotonic()
        end = since + _PATIENCE
        while time.monotonic() - since < _STILL and time.monotonic() < end:
            time.sleep(_LOOK_EVERY)
            if (now := self._pixels.rows()) != shown:
                shown, since = now, time.monotonic()

    def start_briscola(self) -> None:
        """Choose Briscola on the first page and have it dealt."""
        self._click_until(self._spots.briscola, self._spots.deal, until=lambda: self.moves() is not None)

    def go_on(self) -> None:
        """Go on with the unfinished match that the first page offers."""
        before = self.moves() or 0
        self._click_until(self._spots.go_on, self._spots.hand, until=lambda: (self.moves() or 0) > before)

    def play_until(self, moves: int) -> None:
        """Play cards until so many have been played by all."""
        while (done := self.moves()) is not None and done < moves:
            self._click_until(self._spots.hand, until=partial(self._is_past, done))

    def play_to_the_end(self) -> None:
        """Play the last card of a match of one deal; its result comes then."""
        while (match := self._match()) is not None and not match.is_over:
            self._click_until(self._spots.hand, until=partial(self._is_past, len(match.deal.moves)))

    def moves(self) -> int | None:
        """How many cards have been played in the deal, by the file that the program keeps; None without one."""
        match = self._match()
        return None if match is None else len(match.deal.moves)

    def _match(self) -> Match | None:
        from carte_italiane.play.record import BadRecord, read_record_file

        try:
            return read_record_file(self._kept).match
        except (OSError, BadRecord):
            return None

    def picture(self, path: Path) -> None:
        """Keep what the screen shows."""
        shown = self._pixels
        image = QImage(shown.rows(), shown.width, shown.height, shown.row_length, QImage.Format.Format_RGB32)
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(path))

    def close_window(self) -> None:
        """Close the window by the window manager's key."""
        if (window := self._window()) is not None:
            self._xdotool("windowfocus", "--sync", window, "key", "alt+F4")

    def _is_past(self, moves: int) -> bool:
        return (now := self.moves()) is None or now > moves

    def _click_until(self, *spots: tuple[int, int], until: Callable[[], bool]) -> None:
        """Click at these points in turn, and again, until something has come of it."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            for spot in spots:
                self._click(spot)
                again = time.monotonic() + _CLICK_AGAIN / len(spots)
                while time.monotonic() < again:
                    if until():
                        return
                    time.sleep(_LOOK_EVERY)
        raise Trouble(f"Clicks at {spots} had no effect.", 1)

    def _click(self, spot: tuple[int, int]) -> None:
        window = self._window()
        if window is not None:
            x, y = map(str, spot)
            self._xdotool("mousemove", "--window", window, x, y, "click", "1")

    def _window(self) -> str | None:
        """The program's window, if it is shown."""
        found = self._xdotool("search", "--onlyvisible", "--name", f"^{TITLE}$").split()
        return found[-1] if found else None

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self._screen, capture_output=True, text=True, check=False)
        return done.stdout

    def _until(self, is_so: Callable[[], bool], trouble: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not is_so():
            if time.monotonic() > end:
                raise Trouble(f"In {_PATIENCE:.0f} seconds {trouble}.", 1)
            time.sleep(_LOOK_EVERY)


def own_processes(program: Path) -> dict[str, int]:
    """The processes that run a program, by its first argument ('' for the window), with their numbers."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                if (folder / "exe").resolve().samefile(program):
                    words = (folder / "cmdline").read_bytes().split(b"\0")
                    found[os.fsdecode(words[1]) if len(words) > 1 else ""] = int(folder.name)
            except OSError:
                continue
    return found


def loaded_files(process: int) -> set[str]:
    """The names of the files that a process has loaded."""
    lines = Path(f"/proc/{process}/maps").read_text(encoding="utf-8", errors="replace").splitlines()
    return {Path(line.split(maxsplit=5)[5]).name for line in lines if len(line.split(maxsplit=5)) == 6}
