"""``carte-italiane sound``: plays the sounds whose names come in, for the window.

A process of its own, so that a device that is slow, hangs or breaks down touches nothing but itself, and so that
nothing that sound libraries print reaches a terminal. It says ``ready``, or ``silent`` and the reason, and ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from array import array
from contextlib import suppress
from io import BufferedReader, FileIO
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Generator
    from pathlib import Path

    from carte_italiane.cli import Subparsers
    from carte_italiane.cli.mixer import Mixer

RATE: Final = 44_100
#: Samples for the device are made for so many milliseconds at once: what a sound is late by at least.
PERIOD_MS: Final = 15
#: After so many seconds of silence the device rests: it costs no power, and other programs may have it.
REST_AFTER: Final = 10.0
#: The head of our WAV files.
_HEAD: Final = 44
_INPUT, _OUTPUT, _ERRORS = 0, 1, 2


def add_parser(subparsers: Subparsers) -> None:
    """Add the command; it has no options."""
    subparsers.add_parser(
        "sound",
        help="play sounds for the window",
        description="Reads lines from standard input, the name of a sound and a volume of 1 to 100, and plays them.",
    )


def run(options: argparse.Namespace) -> int:
    """Play until the input ends."""
    from carte_italiane.cli.mixer import Mixer
    from carte_italiane.paths import resource

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with suppress(OSError):  # ALSA and others write there, past Python
        os.dup2(os.open(os.devnull, os.O_WRONLY), _ERRORS)
    mixer = Mixer(read_sounds(resource("sounds")))
    called = threading.Event()
    threading.Thread(target=_serve_device, args=(mixer, called), daemon=True).start()
    for line in BufferedReader(FileIO(_INPUT, "rb", closefd=False)):
        name, _, volume = line.decode("ascii", "replace").strip().partition(" ")
        if mixer.begin(name, int(volume) if volume.isdecimal() else 0):
            called.set()
    _leave(0)
    return 0


def read_sounds(folder: Path) -> dict[str, list[array[int]]]:
    """The sounds of a folder by name; ``lay-1.wav`` and ``lay-2.wav`` are variants of ``lay``."""
    found: dict[str, list[array[int]]] = {}
    for path in sorted(folder.glob("*.wav")):
        sound = array("h", path.read_bytes()[_HEAD:])
        if sys.byteorder == "big":
            sound.byteswap()
        found.setdefault(path.stem.partition("-")[0], []).append(sound)
    return found


def _serve_device(mixer: Mixer, called: threading.Event) -> None:
    """Open the device; from then on let it run while there is something to hear. Without one the process ends."""
    try:
        import miniaudio

        named = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA", "JACK")  # all but the null device
        device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            backends=[miniaudio.Backend[name] for name in named],
            app_name="Carte Italiane",
        )
        _say("ready")
        while True:
            called.wait()
            stream = _stream(mixer)
            next(stream)
            device.start(stream)
            while not _rests(mixer, called):
                pass
            device.stop()
    except Exception as error:  # whatever it is: no sound
        _say(f"silent {error!r}")
        _leave(1)


def _rests(mixer: Mixer, called: threading.Event) -> bool:
    """Wait a while; whether nothing has been heard for long."""
    called.clear()
    called.wait(REST_AFTER)
    return not called.is_set() and time.monotonic() - mixer.last_heard >= REST_AFTER


def _stream(mixer: Mixer) -> Generator[bytes, int, None]:
    """What the device asks for its samples."""
    count = yield b""
    while True:
        count = yield mixer.samples(count)


def _say(line: str) -> None:
    with suppress(OSError):
        os.write(_OUTPUT, line.encode("ascii", "backslashreplace") + b"\n")


def _leave(status: int) -> None:
    """End now: a device that hangs would hold up an orderly end, and the system closes it anyway."""
    os._exit(status)
