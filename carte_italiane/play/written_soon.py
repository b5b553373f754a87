"""A file of the program's own, written whole by a thread: nobody waits for the disk.

Writing takes its time, as the disk must say that it has it. While it is under way only the newest state waits: it
stands for all earlier ones.
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Final

from carte_italiane.play.storage import remove, remove_parts, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

#: How long the end of the program waits for a disk that does not answer.
LAST_SECONDS: Final = 5.0
_LOG = logging.getLogger(__name__)


class WrittenSoon:
    """Keeps one file. ``told(error)`` is called from its thread when writing fails or works again."""

    def __init__(self, path: Path, told: Callable[[Exception | None], None] | None = None) -> None:
        self.path = path
        self._told = told
        self._thread: threading.Thread | None = None
        self._awake = threading.Condition()
        self._waiting: Callable[[], str] | None = None
        self._is_due = False
        self._is_writing = False
        self._is_failing = False
        self._is_closed = False

    def clean(self) -> None:
        """Take away what writes that were cut off have left."""
        remove_parts(self.path)

    def write(self, content: Callable[[], str] | None) -> None:
        """Have something written soon, which the thread asks for; None: the file is to go."""
        with self._awake:
            self._waiting, self._is_due = content, True
            self._awake.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="writing", daemon=True)
            self._thread.start()

    def wait(self, seconds: float = LAST_SECONDS) -> bool:
        """Wait until everything is written; whether it is."""
        with self._awake:
            return self._awake.wait_for(lambda: not self._is_due and not self._is_writing, seconds)

    def is_kept(self) -> bool:
        """Everything is written, once the disk has had its time."""
        return self.wait() and not self._is_failing

    def close(self) -> None:
        """Write what waits, and nothing any more."""
        self.wait()
        with self._awake:
            self._is_closed = True
            self._awake.notify_all()

    def _work(self) -> None:
        while True:
            with self._awake:
                self._awake.wait_for(lambda: self._is_due or self._is_closed)
                if self._is_closed:
                    return
                content, self._waiting, self._is_due, self._is_writing = self._waiting, None, False, True
            self._try(content)
            with self._awake:
                self._is_writing = False
                self._awake.notify_all()

    def _try(self, content: Callable[[], str] | None) -> None:
        try:
            if content is None:
                remove(self.path)
            else:
                write_whole(self.path, content())
        except Exception as error:  # whatever it is, the next time is tried again
            _LOG.warning("%s: %s: %s", self.path, type(error).__name__, error)
            self._tell(error)
        else:
            self._tell(None)

    def _tell(self, error: Exception | None) -> None:
        """Tell a fault once, not every time."""
        if self._told is not None and (error is not None) != self._is_failing:
            self._told(error)
        self._is_failing = error is not None
