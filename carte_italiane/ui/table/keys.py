"""Single letters and digits as keys that work on every keyboard: where a layout lacks them, the key in their place."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

#: The keys in their rows, and the letters on the same keys of the Russian layout.
_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_RUSSIAN: Final = dict(zip("".join(_ROWS), "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", strict=True))
_DIGITS: Final = "1234567890"
#: The number of the first key of each row of letters, and of the row of digits: X11 and Wayland, Windows.
_FIRST: Final = {"linux": (24, 38, 52, 10), "win32": (16, 30, 44, 2)}
#: macOS numbers its keys row by row in no order.
_MAC: Final = (
    *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    *(0, 1, 2, 3, 5, 4, 38, 40, 37),
    *(6, 7, 8, 9, 11, 45, 46),
    *(18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
)
#: Letters from here on belong to alphabets other than the Latin one.
_OTHER_ALPHABETS: Final = "\u0370"
_WITH_ANY_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def is_letter(event: QKeyEvent, letter: str) -> bool:
    """Whether a press without Ctrl or Alt means this Latin letter."""
    if event.modifiers() & ~_WITH_ANY_SHIFT:
        return False
    typed = event.text().upper()
    if event.key() == getattr(Qt.Key, f"Key_{letter}") or typed == _RUSSIAN[letter]:
        return True
    return typed >= _OTHER_ALPHABETS and _place(event) == key_places()[letter]


def digit_of(event: QKeyEvent) -> int | None:
    """The digit that a press without Ctrl or Alt means; layouts that have others there (``&``) count by the place."""
    if event.modifiers() & ~_WITH_ANY_SHIFT:
        return None
    typed = event.text()
    if len(typed) == 1 and typed in _DIGITS:
        return int(typed)
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return int(event.key()) - int(Qt.Key.Key_0)
    if not typed or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    places = key_places()
    return next((int(digit) for digit in _DIGITS if places[digit] == _place(event)), None)


def key_places() -> dict[str, int]:
    """The system's number of the key on which a letter or a digit is found on an English keyboard."""
    names = "".join((*_ROWS, _DIGITS))
    if sys.platform == "darwin":
        return dict(zip(names, _MAC, strict=True))
    first = _FIRST["win32" if sys.platform == "win32" else "linux"]
    rows = zip((*_ROWS, _DIGITS), first, strict=True)
    return {name: start + number for row, start in rows for number, name in enumerate(row)}


def _place(event: QKeyEvent) -> int:
    return event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()
