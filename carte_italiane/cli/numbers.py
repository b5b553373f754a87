"""Numbers among the options of commands."""

from __future__ import annotations

import argparse


def positive(text: str) -> int:
    """A positive whole number; raises ``ArgumentTypeError``, which argparse turns into a sentence."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from 1 to 999999999")
    return int(text)
