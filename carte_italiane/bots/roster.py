"""Who plays at each level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Level
from carte_italiane.bots.briscola_sense import style as briscola_style
from carte_italiane.bots.briscola_sense.player import BriscolaSense
from carte_italiane.bots.chance import RandomPlayer
from carte_italiane.bots.master import MASTER, REFERENCE
from carte_italiane.bots.scopa_sense import style as scopa_style
from carte_italiane.bots.scopa_sense.player import ScopaSense
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Bot, Budget, Choice
    from carte_italiane.rules.views import Observation

#: The levels that a person may choose, weakest first.
OFFERED: Final = (Level.BEGINNER, Level.CLUB, Level.MASTER)


class UnknownLevel(ValueError):
    """A level that there is no player for."""


class SensePlayer:
    """Rules of thumb for every game."""

    def __init__(self, scopa: ScopaSense, briscola: BriscolaSense) -> None:
        self.scopa, self.briscola = scopa, briscola

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """What the player of this game chooses."""
        player: Bot = self.scopa if isinstance(seen.view, ScopaView) else self.briscola
        return player.choose(seen, budget)


_PLAYERS: Final[dict[Level, Bot]] = {
    Level.RANDOM: RandomPlayer(),
    Level.BEGINNER: SensePlayer(ScopaSense(scopa_style.BEGINNER), BriscolaSense(briscola_style.BEGINNER)),
    Level.CLUB: SensePlayer(ScopaSense(scopa_style.CLUB), BriscolaSense(briscola_style.CLUB)),
    Level.MASTER: MASTER,
    Level.REFERENCE: REFERENCE,
}


def level_named(name: str) -> Level:
    """The level of this name; raises ``UnknownLevel``."""
    if name not in set(Level):
        raise UnknownLevel(f"unknown player {name!r:.40}; known: {', '.join(_PLAYERS)}")
    return Level(name)


def player_at(level: Level) -> Bot:
    """The player of a level."""
    return _PLAYERS[level]
