"""Slips of paper that tell of something out of the ordinary: a program was replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def replaced_notice(replaced: Sequence[tuple[int, str]], name_of: Callable[[int], str]) -> Notice:
    """Tells which players' programs (by seat and fault) are sat in for by a club player."""

    def text() -> str:
        lines = [_what_happened(fault).replace("%1", name_of(seat)) for seat, fault in replaced]
        if any(fault != "missing" for _, fault in replaced):
            lines.append(translate("News", "A club player takes that place until the end of this deal."))
        return "\n".join(lines)

    return Notice(
        lambda: translate("News", "A program has dropped out"), text, accept=lambda: translate("News", "Play on")
    )


def _what_happened(fault: str) -> str:
    return {
        "start": translate("News", "The program that plays for %1 could not be started."),
        "end": translate("News", "The program that plays for %1 has ended."),
        "silence": translate("News", "The program that plays for %1 does not answer."),
        "nonsense": translate("News", "The program that plays for %1 talks nonsense."),
        "illegal": translate("News", "The program that plays for %1 made a move that is not allowed."),
        "missing": translate("News", "There is no program here that plays for %1: a club player steps in."),
    }[fault]
