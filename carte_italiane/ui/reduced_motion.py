"""Whether the system asks for little motion, as far as can be known: asked once, cheaply, after the first painting."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

#: Windows: SystemParametersInfo, "are controls animated?".
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_UTF8: Final = 0x08000100
_PATIENCE: Final = 1.0


@cache
def usual_speed() -> str:
    """The speed of the animation as long as the person has chosen none; the system is asked once."""
    return "none" if wants_little_motion() else "normal"


def wants_little_motion() -> bool:
    """The system asks programs not to animate; False where nothing is known."""
    try:
        if sys.platform == "win32":
            return not _windows_animates()
        if sys.platform == "darwin":
            return _mac_reduces()
        return not (_kde_animates() and _gtk_animates() and _gnome_animates())
    except (OSError, ValueError, AttributeError):
        return False


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined, unused-ignore]
    user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)


def _mac_reduces() -> bool:
    """The switch "Reduce motion", read as every program's preferences are."""
    import ctypes

    core = ctypes.CDLL("/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation")
    core.CFStringCreateWithCString.restype = ctypes.c_void_p
    core.CFStringCreateWithCString.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint32)
    core.CFPreferencesGetAppBooleanValue.restype = ctypes.c_ubyte
    core.CFPreferencesGetAppBooleanValue.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    key = core.CFStringCreateWithCString(None, b"reduceMotion", _UTF8)
    domain = core.CFStringCreateWithCString(None, b"com.apple.universalaccess", _UTF8)
    return bool(core.CFPreferencesGetAppBooleanValue(key, domain, None))


def _config() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _kde_animates() -> bool:
    """KDE: a factor for all durations, 0 for none."""
    return float(_value("kdeglobals", "KDE", "AnimationDurationFactor") or 1) > 0


def _gtk_animates() -> bool:
    said = [_value(f"gtk-{version}.0/settings.ini", "Settings", "gtk-enable-animations") for version in (3, 4)]
    return not any(value.lower() in ("0", "false") for value in said)


def _gnome_animates() -> bool:
    """GNOME and its relatives; where their tool is not installed nothing is known."""
    if "GNOME" not in os.environ.get("XDG_CURRENT_DESKTOP", "").upper().split(":"):
        return True
    import subprocess

    command = ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        return True
    return done.stdout.strip() != "false"


def _value(name: str, section: str, key: str) -> str:
    """An entry of a file in the user's configuration folder; empty if there is none."""
    file = _config() / name
    if not file.is_file():
        return ""
    inside = ""
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("["):
            inside = line.strip()
        found, _, value = line.partition("=")
        if inside == f"[{section}]" and found.strip() == key:
            return value.strip()
    return ""
