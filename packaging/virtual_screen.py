"""An X server without a monitor, ended whatever happens."""

import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from console import Trouble

_PATIENCE = 20.0


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether windows can be shown: always outside Linux, else if a Wayland or X server is there and answers."""
    if sys.platform != "linux" or environment.get("WAYLAND_DISPLAY"):
        return True
    display = environment.get("DISPLAY", "")
    if not display.startswith(":"):
        return bool(display)
    number = display[1:].split(".")[0]
    return any(_answers(address) for address in (f"\0/tmp/.X11-unix/X{number}", f"/tmp/.X11-unix/X{number}"))


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(1)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


@contextmanager
def virtual_screen(
    size: str = "1280x900", window_manager: bool = False, pixels: Path | None = None
) -> Iterator[dict[str, str]]:
    """Start Xvfb on a free display number; gives the environment for programs that shall show on it.

    Given a folder for ``pixels``, what is on the screen is to be read there at any time (``screen_pixels``).
    """
    with ExitStack() as ends:
        number = ends.enter_context(_x_server(size, pixels))
        unwanted = ("WAYLAND_DISPLAY", "XAUTHORITY", "QT_SCALE_FACTOR")
        environment = {name: value for name, value in os.environ.items() if name not in unwanted}
        environment |= {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11"}
        if window_manager:
            ends.enter_context(_running(["openbox"], environment))
            _wait_for_window_manager(environment)
        yield environment


@contextmanager
def _x_server(size: str, pixels: Path | None) -> Iterator[int]:
    """Xvfb picks a free number itself and writes it into a pipe when it is ready: no guessing, no waiting."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-dpi", "96"]
    command += ["-fbdir", str(pixels)] if pixels else []
    try:
        with _running(command, dict(os.environ), keep_open=(writer,)):
            os.close(writer)
            writer = -1
            ready, _, _ = select.select([reader], [], [], _PATIENCE)
            told = os.read(reader, 32).strip() if ready else b""
            if not told:
                raise Trouble("The virtual screen (Xvfb) did not start.", 1)
            yield int(told)
    finally:
        for end in (reader, writer):
            if end >= 0:
                os.close(end)


@contextmanager
def _running(command: list[str], environment: dict[str, str], keep_open: tuple[int, ...] = ()) -> Iterator[None]:
    """A program in the background, in a group of its own (so that Ctrl+C reaches it last), ended on leaving."""
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=keep_open,
        start_new_session=True,
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for_window_manager(environment: dict[str, str]) -> None:
    """Until the window manager answers; only a window manager knows the number of desktops."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        asked = subprocess.run(["xdotool", "get_num_desktops"], env=environment, capture_output=True, check=False)
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise Trouble("The window manager (openbox) did not start on the virtual screen.", 1)
