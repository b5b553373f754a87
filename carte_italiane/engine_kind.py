"""Whether the rules run compiled or interpreted: the same rules, at another speed."""

from __future__ import annotations

from carte_italiane import cards


def is_compiled() -> bool:
    """The rules that Python has found are compiled ones; all their modules are, or none."""
    return not str(cards.__file__).endswith((".py", ".pyc"))


def engine_kind() -> str:
    """``compiled`` or ``interpreted``, as people are told."""
    return "compiled" if is_compiled() else "interpreted"
