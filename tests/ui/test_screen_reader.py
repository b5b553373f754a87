"""A real session with accessibility: a screen reader reads the hand, presses a card and hears of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carte_italiane.play.record import record_text
from carte_italiane.play.session import HUMAN, Player
from system_libs import can_read_screens
from tests.ui.table.looking import with_table
from virtual_screen import virtual_screen

LISTENER = Path(__file__).with_name("listening.py")
#: What the listener itself needs, not the program: it is run by the system's own Python.
SYSTEM_PYTHON = "/usr/bin/python3"

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def only_where_screens_can_be_read() -> None:
    """Say what is missing; ``packaging/dev.py test --slow`` installs it."""
    if sys.platform != "linux":
        pytest.skip("AT-SPI is for Linux")
    missing = [name for name in ("dbus-run-session", "Xvfb", "openbox", "xdotool") if shutil.which(name) is None]
    missing += [] if can_read_screens() else ["at-spi2-core and python3-pyatspi"]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


def test_a_screen_reader_plays_a_card_and_hears_it(tmp_path: Path) -> None:
    players = (Player("Tu", HUMAN), Player("Beppe", "beginner"))
    record = tmp_path / "match.carte"
    record.write_text(record_text(with_table("7D AC RB", "2D 3C 4S 6B"), players, {}), encoding="utf-8")
    program = [sys.executable, "-m", "carte_italiane", "--language", "it", str(record)]
    session = ["dbus-run-session", "--", SYSTEM_PYTHON, str(LISTENER), *program]
    with virtual_screen(window_manager=True) as screen:
        wanted = {**screen, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": str(Path.cwd())}
        done = subprocess.run(session, env=wanted, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["window"] == "Carte Italiane"
    assert told["hand"] == ["Sette di denari", "Asso di coppe", "Re di bastoni"]
    assert told["about"][0] == "Carta 1 di 3 in mano. Prende il tre di coppe e il quattro di spade."
    assert told["roles"] == ["push button"] * 3
    assert told["on the screen"]
    assert told["focused"] == ["Sette di denari"]
    assert any(text.startswith("Prendi il tre di coppe e il quattro di spade") for text in told["heard"])
