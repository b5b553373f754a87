"""Single letters as keys that work on every keyboard: where a layout has no Latin letters, the key in their place."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

#: The letter on the same key of the Russian layout.
_RUSSIAN: Final = {"H": "Р", "C": "С"}
#: The key itself: as X11 and Wayland, as Windows and as macOS number it.
_PLACES: Final = {
    "H": {"linux": 43, "win32": 35, "darwin": 4},
    "C": {"linux": 54, "win32": 46, "darwin": 8},
}
#: Letters from here on belong to alphabets other than the Latin one.
_OTHER_ALPHABETS: Final = "\u0370"


def is_letter(event: QKeyEvent, letter: str) -> bool:
    """Whether a press without Ctrl or Alt means this Latin letter."""
    if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
        return False
    typed = event.text().upper()
    if event.key() == getattr(Qt.Key, f"Key_{letter}") or typed == _RUSSIAN[letter]:
        return True
    code = event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()
    return typed >= _OTHER_ALPHABETS and code == _PLACES[letter].get(sys.platform)
