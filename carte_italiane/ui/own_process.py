"""How this program starts one of its own commands as a process beside the window."""

from __future__ import annotations

import os
import sys
from typing import Final

#: On Windows a program with a window has no standard input and output; this one, beside it, has both.
WITH_TERMINAL: Final = "carte-italiane.exe"


def own_command(name: str) -> list[str]:
    """The words that run ``carte-italiane NAME``, from a bundle or by Python."""
    if getattr(sys, "frozen", False):
        if os.name == "nt":
            return [os.path.join(os.path.dirname(sys.executable), WITH_TERMINAL), name]
        return [sys.executable, name]
    return [sys.executable, "-m", "carte_italiane", name]
