"""A stand-in for the library that plays: its device asks for samples and writes them down, fails, or hangs."""

from __future__ import annotations

import os
from pathlib import Path

_LIBRARY = """
import threading, time

class _Names(type):
    def __getitem__(cls, name):
        return name

class Backend(metaclass=_Names):
    pass

class PlaybackDevice:
    def __init__(self, **options):
        {opening}

    def start(self, stream):
        self.runs = True
        self.thread = threading.Thread(target=self._play, args=(stream,), daemon=True)
        self.thread.start()

    def _play(self, stream):
        with open({output!r}, "ab", buffering=0) as file:
            while self.runs:
                file.write(stream.send(441))
                time.sleep(0.001)

    def stop(self):
        self.runs = False
        self.thread.join()
"""
WORKS = "pass"
FAILS = "import os; os.write(2, b'ALSA lib: cannot find card'); raise OSError('no device')"
HANGS = "time.sleep(3600)"


def stand_in(folder: Path, opening: str = WORKS) -> dict[str, str]:
    """Put the library there; returns the environment in which a program finds it. It plays into ``played``."""
    output = str(folder / "played")
    text = _LIBRARY.replace("{opening}", opening).replace("{output!r}", repr(output))
    (folder / "miniaudio.py").write_text(text, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
