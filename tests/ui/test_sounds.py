"""The window's sounds: handed on in time or not at all, and never a burden."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from carte_italiane.paths import settings_file
from carte_italiane.play.settings import Settings, SoundSetting
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.sound_menu import VOLUMES
from carte_italiane.ui.sounds import Sounds, give_sound
from tests.sound.standin import HANGS, WORKS, stand_in

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]
LOUD = SoundSetting(on=True, volume=100)

#: Says ready and writes down what comes.
LISTENER = """
import sys
print("ready", flush=True)
with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
"""


def listener(file: Path) -> list[str]:
    return [sys.executable, "-c", LISTENER, str(file)]


def heard(file: Path) -> str:
    """What the listener has written; it makes its file when the first sound comes."""
    return file.read_text() if file.exists() else ""


def test_names_and_volume_are_handed_on(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds(SoundSetting(volume=40), command=listener(tmp_path / "heard"))
    sounds.begin()
    qtbot.waitUntil(lambda: sounds.is_ready)
    sounds.play("lay")
    sounds.change(LOUD)
    sounds.play("scopa")
    qtbot.waitUntil(lambda: heard(tmp_path / "heard") == "lay 40\nscopa 100\n")
    sounds.close()


def test_what_is_asked_for_before_it_is_ready_is_not_heard_later(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds(LOUD, command=listener(tmp_path / "heard"))
    sounds.begin()
    sounds.play("lay")
    qtbot.waitUntil(lambda: sounds.is_ready)
    sounds.play("take")
    qtbot.waitUntil(lambda: heard(tmp_path / "heard") == "take 100\n")
    sounds.close()


@pytest.mark.parametrize("setting", [SoundSetting(on=False), SoundSetting(volume=0)], ids=["off", "volume 0"])
def test_without_volume_nothing_is_played_or_even_started(setting: SoundSetting, tmp_path: Path) -> None:
    sounds = Sounds(setting, command=listener(tmp_path / "heard"))
    sounds.begin()
    sounds.play("lay")
    assert not sounds.is_running


def test_turning_it_off_ends_the_process_and_on_starts_another(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds(LOUD, command=listener(tmp_path / "heard"))
    sounds.begin()
    qtbot.waitUntil(lambda: sounds.is_ready)
    sounds.change(SoundSetting(on=False, volume=100))
    assert not sounds.is_running
    sounds.play("lay")
    sounds.change(LOUD)
    qtbot.waitUntil(lambda: sounds.is_ready)
    sounds.close()
    assert (tmp_path / "heard").read_text() == ""


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, "-c", "print('silent: no device')"],
        [sys.executable, "-c", "import os; os.abort()"],
        ["/nowhere/at/all"],
    ],
    ids=["no device", "crash", "no program"],
)
def test_without_sound_the_game_goes_on_and_the_log_knows(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, command: list[str]
) -> None:
    caplog.set_level(logging.INFO)
    sounds = Sounds(LOUD, command=command)
    sounds.begin()
    qtbot.waitUntil(lambda: not sounds.is_running)
    sounds.play("lay")
    assert not sounds.is_running, "it is not tried again at every sound"
    assert "no sound" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_process_that_hangs_is_no_burden(qtbot: QtBot) -> None:
    sounds = Sounds(LOUD, command=[sys.executable, "-c", "print('ready', flush=True); import time; time.sleep(3600)"])
    sounds.begin()
    qtbot.waitUntil(lambda: sounds.is_ready)
    for _ in range(20_000):
        sounds.play("lay")
    sounds.close()
    assert not sounds.is_running


def test_a_window_is_silent_until_it_is_given_sound(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(Sounds, "begin", lambda _: played.append("begin"))
    monkeypatch.setattr(Sounds, "play", lambda _, name: played.append(name))
    window = MainWindow(Settings(sound=LOUD))
    qtbot.addWidget(window)
    window.table.choreographer.cues.give("lay")
    assert played == []
    give_sound(window)
    window.table.choreographer.cues.give("lay")
    assert played == ["begin", "lay"]
    window.close()


def test_the_menu_turns_sound_off_and_on_and_sets_the_volume(qtbot: QtBot) -> None:
    window = MainWindow(Settings(sound=SoundSetting(volume=65)))
    qtbot.addWidget(window)
    menu = window.entries.sound_menu
    told: list[SoundSetting] = []
    menu.chosen.connect(told.append)
    assert menu.switch.isChecked()
    assert menu.volumes["medium"].isChecked()
    menu.switch.trigger()
    menu.switch.trigger()
    menu.volumes["loud"].trigger()
    menu.switch.trigger()
    menu.volumes["soft"].trigger()
    assert menu.switch.isChecked(), "who chooses a volume wants to hear something"
    assert told == [
        SoundSetting(on=False, volume=65),
        SoundSetting(on=True, volume=65),
        SoundSetting(on=True, volume=VOLUMES["loud"]),
        SoundSetting(on=False, volume=VOLUMES["loud"]),
        SoundSetting(on=True, volume=VOLUMES["soft"]),
    ]
    assert window.settings.sound == told[-1]
    window.close()


def test_a_volume_of_the_settings_file_is_marked_as_the_nearest(qtbot: QtBot) -> None:
    window = MainWindow(Settings(sound=SoundSetting(on=False, volume=90)))
    qtbot.addWidget(window)
    assert not window.entries.sound_menu.switch.isChecked()
    assert window.entries.sound_menu.volumes["loud"].isChecked()
    window.close()


#: The program as it is started; it ends when sound is set up.
PROGRAM = """
import sys
from carte_italiane.ui import app, sounds
from PySide6.QtCore import QTimer

def begin(self):
    print("sound", self.parent().isVisible(), self._setting.heard, flush=True)
    QTimer.singleShot(0, self.parent().close)

sounds.Sounds.begin = begin
sys.exit(app.main([]))
"""


def test_the_program_sets_up_sound_as_the_settings_want_it_when_the_window_is_there() -> None:
    settings_file().write_text(
        '{"format": "carte-italiane-settings", "version": 1, "sound": {"volume": 17}}', encoding="utf-8"
    )
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"sound True 17\n", b"")


#: A window that is closed while a sound is played, or when the process that plays has just been started.
WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from carte_italiane.ui.app import open_window
from carte_italiane.ui.sounds import give_sound

def look():
    if getattr(sounds, sys.argv[1]):
        window.table.choreographer.cues.give("win")
        window.close()

window = open_window("en")
window.show()
sounds = give_sound(window)
timer = QTimer(window)
timer.timeout.connect(look)
timer.start(10)
sys.exit(QApplication.exec())
"""


@pytest.mark.parametrize(("opening", "when"), [(WORKS, "is_ready"), (HANGS, "is_running")], ids=["works", "hangs"])
def test_the_program_ends_cleanly_with_a_device_open(tmp_path: Path, opening: str, when: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WINDOW, when],
        cwd=ROOT,
        env=stand_in(tmp_path, opening),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
