"""``carte-italiane sound`` as a process: with a device, without one, and with one that hangs."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from pathlib import Path
from typing import IO

from carte_italiane.cli.sound import read_sounds
from carte_italiane.paths import resource

from .standin import FAILS, HANGS, stand_in

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "carte_italiane", "sound"]


def started(environment: dict[str, str]) -> subprocess.Popen[bytes]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(COMMAND, cwd=ROOT, env=environment, bufsize=0, **pipes)  # type: ignore[call-overload,no-any-return]


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def ended(process: subprocess.Popen[bytes]) -> tuple[int, bytes, bytes]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def heard(file: Path) -> array[int]:
    """What was played, without the silence before and after it."""
    data = file.read_bytes() if file.exists() else b""
    samples = array("h", data[: len(data) // 2 * 2])
    sounding = [place for place, sample in enumerate(samples) if sample]
    return samples[sounding[0] : sounding[-1] + 1] if sounding else array("h")


def stripped(samples: array[int]) -> array[int]:
    sounding = [place for place, sample in enumerate(samples) if sample]
    return samples[sounding[0] : sounding[-1] + 1]


def test_a_sound_goes_to_the_device_as_it_is(tmp_path: Path) -> None:
    process = started(stand_in(tmp_path))
    assert pipe(process.stdout).readline() == b"ready\n"
    pipe(process.stdin).write(b"\nnonsense\nlay\nlay x\nlay 100\n")
    wanted = stripped(read_sounds(resource("sounds"))["lay"][0])
    while heard(tmp_path / "played") != wanted:
        assert process.poll() is None
    assert ended(process) == (0, b"", b"")


def test_without_a_device_it_says_so_and_ends(tmp_path: Path) -> None:
    process = started(stand_in(tmp_path, FAILS))
    process.wait(timeout=60)
    assert ended(process) == (1, b"silent OSError('no device')\n", b"")


def test_where_there_is_no_sound_at_all_nothing_is_printed(tmp_path: Path) -> None:
    """The real library, if it is installed, with its ways to any device cut off."""
    nowhere = str(tmp_path / "nowhere")
    ways = ("ALSA_CONFIG_PATH", "PULSE_SERVER", "XDG_RUNTIME_DIR")
    process = started({**os.environ, **dict.fromkeys(ways, nowhere), "JACK_NO_START_SERVER": "1"})
    process.wait(timeout=60)
    status, out, err = ended(process)
    assert err == b""
    if sys.platform == "linux":
        assert status == 1
        assert out.startswith(b"silent ")


def test_without_the_library_it_is_silent(tmp_path: Path) -> None:
    environment = stand_in(tmp_path)
    (tmp_path / "miniaudio.py").write_text("raise ImportError('not here')", encoding="utf-8")
    process = started(environment)
    process.wait(timeout=60)
    assert ended(process) == (1, b"silent ImportError('not here')\n", b"")


def test_a_device_that_hangs_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    process = started(stand_in(tmp_path, HANGS))
    pipe(process.stdin).write(b"lay 100\n" * 50)
    assert ended(process) == (0, b"", b"")
