"""The command: makes every sound file in place, or checks that the files are what would be made."""

import argparse
from pathlib import Path

import made_files
from soundwork.catalogue import files

_KIND, _MADE = "*", "made"


def differences(out: Path, made: dict[str, bytes]) -> list[str]:
    """What below ``out`` is missing, changed or not ours, one line each; empty if all is well."""
    return made_files.differences(out, made, _KIND, _MADE)


def main(arguments: list[str] | None = None) -> int:
    """Command line entry; returns 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="soundwork", description="Make the sounds of the table.")
    return made_files.run(parser, arguments, files, _KIND, _MADE)
