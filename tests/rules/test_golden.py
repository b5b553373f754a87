"""Whole matches, word for word. After a wanted change: ``python -m tests.rules.regenerate``, and read the diff."""

from __future__ import annotations

import pytest

from tests.rules.transcripts import GOLDEN, MATCHES, transcript


@pytest.mark.parametrize("name", MATCHES)
def test_match_goes_as_recorded(name: str) -> None:
    rules, number = MATCHES[name]
    assert transcript(rules, number) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_file_belongs_to_a_match() -> None:
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(MATCHES)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("scopa-two-players-void-deal", "\nvoid "),
        ("scopa-two-players", " sweeps with "),
        ("scopa-two-players", " gets the leftovers "),
        ("scopa-pairs-napola", "napola [0, 3]"),
        ("briscola-two-players-series", " swaps 7"),
        ("briscola-two-players-series", "points [60, 60] winner None"),
        ("briscola-three-players", ", the trump"),
    ],
)
def test_the_files_show_what_they_are_for(name: str, words: str) -> None:
    assert words in (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
