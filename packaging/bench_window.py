"""One measurement in a process of its own: how long until a window is painted, and what memory it takes then.

Run by ``bench.py`` as ``bench_window.py bare|table``; prints a JSON object: ``seconds`` since the process was
started (given by the environment variable BENCH_START, seconds since the epoch), ``processor seconds`` used until
then, and ``megabytes`` resident.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


def resident_megabytes() -> float:
    """Memory of this process in MB, from the operating system (Linux)."""
    fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class FirstPaint(QObject):
    """Reports and quits after the first complete paint of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)
        self._done = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Wait for the paint event, and report when the event loop has gone round once more."""
        if event.type() == QEvent.Type.Paint and not self._done:
            self._done = True
            QTimer.singleShot(0, self._report)
        return False

    def _report(self) -> None:
        seconds = time.time() - float(os.environ["BENCH_START"])
        figures = {"seconds": seconds, "processor seconds": time.process_time(), "megabytes": resident_megabytes()}
        print(json.dumps(figures))
        sys.stdout.flush()
        QApplication.exit(0)


def bare_window() -> QWidget:
    """An empty window, the least that PySide6 can do."""
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    return window


def table_window() -> QWidget:
    """The program's own window, with a deal of Scopone on the table."""
    from carte_italiane.rules.house import SCOPONE
    from carte_italiane.ui.app import open_window

    window = open_window(language="en")
    window.resize(1280, 800)
    window.table.set_speed("none")
    window.start_match(SCOPONE, "club", number=7)
    window.show()
    return window.table.viewport()


def main() -> int:
    """Measure one window."""
    if sys.argv[1] == "bare":
        _application = QApplication(sys.argv[:1])
        watched = bare_window()
    else:
        watched = table_window()
    _first_paint = FirstPaint(watched)
    return int(QApplication.exec())


if __name__ == "__main__":
    sys.exit(main())
