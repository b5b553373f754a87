"""How this program starts one of its own commands as a process beside the window."""

from __future__ import annotations

import sys


def own_command(name: str) -> list[str]:
    """The words that run ``carte-italiane NAME``, from a bundle or by Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, name]
    return [sys.executable, "-m", "carte_italiane", name]
