"""The window: table, pages, texts. The only package that imports Qt."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401  (brings shibokensupport with it)


def _spare_source_search() -> None:
    """Keep PySide6 from reading the source of every module that is imported after it.

    It searches that for its own name, in case ``from __feature__ import`` is used somewhere; nothing here does, and
    the search took 24 ms of a start. A PySide6 that works otherwise is left as it is.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if callable(getattr(feature, "_mod_uses_pyside", None)):
        setattr(feature, "_mod_uses_pyside", lambda _module: False)  # noqa: B010  (mypy knows no such module)


_spare_source_search()
