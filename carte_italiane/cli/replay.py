"""``carte-italiane replay``: what happened in the games of record files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from carte_italiane.cli import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the options of ``replay``."""
    parser = subparsers.add_parser("replay")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    """Print every record; returns 2 if any was refused."""
    raise NotImplementedError
