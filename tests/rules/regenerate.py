"""Writes the golden transcripts anew: ``python -m tests.rules.regenerate``, from the project folder."""

from __future__ import annotations

from tests.rules.transcripts import GOLDEN, MATCHES, transcript


def main() -> None:
    """Write every golden file, and delete those that belong to no match."""
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.iterdir():
        if path.stem not in MATCHES:
            path.unlink()
    for name, (rules, number) in MATCHES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(rules, number), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
