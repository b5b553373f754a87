"""Where things lie: the drawings, translations and texts that come with the program."""

from __future__ import annotations

from pathlib import Path


def resource_folder() -> Path:
    """The folder of everything the program brings along: inside the package (wheel, bundle) or beside it (checkout)."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """One of these files or folders: ``resource("icons", "check.svg")``."""
    return resource_folder().joinpath(*parts)
