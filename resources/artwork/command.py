"""The command: draws every file in place, or checks that the files are what would be drawn."""

import argparse
from pathlib import Path

import made_files
from artwork.catalogue import drawings

_KIND, _MADE = "*.svg", "drawn"


def differences(out: Path, files: dict[str, str]) -> list[str]:
    """What below ``out`` is missing, changed or not ours, one line each; empty if all is well."""
    return made_files.differences(out, _encoded(files), _KIND, _MADE)


def main(arguments: list[str] | None = None) -> int:
    """Command line entry; returns 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="artwork", description="Draw the decks, backs, tables and icons.")
    return made_files.run(parser, arguments, lambda: _encoded(drawings()), _KIND, _MADE)


def _encoded(files: dict[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in files.items()}
