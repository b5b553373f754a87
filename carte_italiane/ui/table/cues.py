"""What is to be heard with what is seen on the table."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, SETTEBELLO
from carte_italiane.rules.events import CardsCaptured, LeftoversTaken, PacketDealt, SweepMade, TrickTaken
from carte_italiane.ui.table import timing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from carte_italiane.cards import CardSet
    from carte_italiane.rules.events import Event

#: From the least to the most important.
_ORDER: Final = ("deal", "lay", "refused", "take", "trick", "shuffle", "settebello", "scopa", "lose", "win")
#: The part of its time after which a card seems to have landed, for it slows down: thrown, and drawn over the table.
LAID: Final = 0.7
SLID: Final = 0.85
#: Milliseconds from the beginning of these sounds to the moment at which the cards lie.
TAPS: Final = {"take": 150, "trick": 200}


class Cues:
    """Names of sounds are handed to ``play``, which does nothing unless somebody listens."""

    def __init__(self) -> None:
        self.play: Callable[[str], object] = str
        self._held: list[str] | None = None

    def give(self, name: str) -> None:
        """This is to be heard now."""
        if self._held is None:
            self.play(name)
        else:
            self._held.append(name)

    @contextmanager
    def only_one(self) -> Iterator[None]:
        """Of all that is given inside only the most important is heard: what was to follow is shown at once."""
        outer, self._held = self._held, []
        try:
            yield
        finally:
            held, self._held = self._held, outer
            if held:
                self.give(max(held, key=_ORDER.index))

    def give_at_once(self, events: Sequence[Event], *, starts: bool) -> None:
        """A step that is shown without animation: one sound, and only if something was won or a deal begins."""
        with self.only_one():
            for event in events:
                for name in _important(event, starts):
                    self.give(name)


def taking(cards: CardSet) -> tuple[str, ...]:
    """What is heard when these cards are captured."""
    return ("take", "settebello") if cards & BIT[SETTEBELLO] else ("take",)


def before_landing(name: str, number: int, factor: float) -> int:
    """When a sound begins whose cards, so many, slide to a pile: milliseconds at normal speed."""
    lies = SLID * timing.TO_PILE + (number - 1) * timing.STAGGER
    return max(0, int(lies - TAPS.get(name, 0) / factor))


def _important(event: Event, starts: bool) -> tuple[str, ...]:
    match event:
        case SweepMade():
            return ("scopa",)
        case CardsCaptured(_, card, taken):
            return taking(taken | BIT[card])
        case LeftoversTaken(_, cards):
            return taking(cards)
        case TrickTaken():
            return ("trick",)
        case PacketDealt() if starts:
            return ("shuffle",)
        case _:
            return ()
