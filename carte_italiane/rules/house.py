"""House rules as data: one frozen value per game, and the options from which forms and records are made.

The titles of games and options, in three languages, are in ``ui/texts.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from carte_italiane.rules.moves import sides_of as sides_of

if TYPE_CHECKING:
    from collections.abc import Mapping


class RulesError(ValueError):
    """House rules that do not exist, with the place and the reason."""


class ScopaRules(NamedTuple):
    """Scopa and Scopone: ``cards_each`` is 3 (Scopa), 9 or 10 (Scopone)."""

    players: int = 2
    target: int = 11
    napola: bool = False
    cards_each: int = 3
    redeal_on_kings: bool = True

    @property
    def game(self) -> str:
        """Id of the game."""
        return "scopa" if self.cards_each == 3 else "scopone"

    @property
    def sides(self) -> int:
        """How many sides play."""
        return sides_of(self.players)

    @property
    def counting_out(self) -> bool:
        """Equal scores past the target are settled by counting out (rules.md, "Scopone", 4)."""
        return self.cards_each != 3


class BriscolaRules(NamedTuple):
    """Briscola: ``wins`` is the number of won deals that decides the match."""

    players: int = 2
    wins: int = 1
    seven_exchange: bool = False

    @property
    def game(self) -> str:
        """Id of the game."""
        return "briscola"

    @property
    def sides(self) -> int:
        """How many sides play."""
        return sides_of(self.players)


Rules: TypeAlias = ScopaRules | BriscolaRules

#: Four-handed Scopa with all cards dealt at once; a preset, not a game of its own.
SCOPONE: Final = ScopaRules(players=4, target=11, cards_each=9)


class Option(NamedTuple):
    """One choice that a person has about a game; ``by_players`` overrides ``default`` for a number of players."""

    id: str
    choices: tuple[int, ...]
    default: int
    by_players: tuple[tuple[int, int], ...] = ()

    @property
    def is_switch(self) -> bool:
        """On or off."""
        return isinstance(self.default, bool)

    def default_for(self, players: int) -> int:
        """The default with this number of players."""
        return dict(self.by_players).get(players, self.default)


_SWITCH: Final = (False, True)
_NAPOLA: Final = Option("napola", _SWITCH, False)
_TARGETS: Final = (11, 16, 21)

#: Options by game, in the order of forms; ``players`` first.
OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "scopa": (
        Option("players", (2, 3, 4), 2),
        Option("target", _TARGETS, 11, ((3, 16), (4, 21))),
        _NAPOLA,
    ),
    "briscola": (
        Option("players", (2, 3, 4), 2),
        Option("wins", (1, 2, 3), 1),
        Option("seven_exchange", _SWITCH, False),
    ),
    "scopone": (
        Option("target", _TARGETS, 11),
        Option("cards_each", (9, 10), 9),
        Option("redeal_on_kings", _SWITCH, True),
        _NAPOLA,
    ),
}
GAMES: Final = tuple(OPTIONS)


def side_of(seat: int, players: int) -> int:
    """The side a seat belongs to."""
    return seat % sides_of(players)


def make_rules(game: str, values: Mapping[str, object]) -> Rules:
    """Rules of a game from option values; what is left out has its default. Raises ``RulesError``."""
    if game not in OPTIONS:
        raise RulesError(f"unknown game {game!r:.40}; known: {', '.join(GAMES)}")
    known = {option.id: option for option in OPTIONS[game]}
    for key in values:
        if key not in known:
            raise RulesError(f"rules: {game} has no rule {key!r:.40}; it has: {', '.join(known)}")
    chosen = {key: _checked(known[key], value) for key, value in values.items()}
    players = chosen.get("players", known["players"].default if "players" in known else SCOPONE.players)
    full = {option.id: chosen.get(option.id, option.default_for(players)) for option in OPTIONS[game]}
    if game == "briscola":
        return BriscolaRules(players, full["wins"], bool(full["seven_exchange"]))
    return ScopaRules(
        players,
        full["target"],
        bool(full["napola"]),
        full.get("cards_each", 3),
        bool(full.get("redeal_on_kings", True)),
    )


def rules_values(rules: Rules) -> dict[str, int]:
    """Option values of rules, in the order of ``OPTIONS``; the inverse of ``make_rules``."""
    return {option.id: getattr(rules, option.id) for option in OPTIONS[rules.game]}


def _checked(option: Option, value: object) -> int:
    wanted = bool if option.is_switch else int
    if type(value) is not wanted or value not in option.choices:
        allowed = "true or false" if option.is_switch else ", ".join(str(choice) for choice in option.choices)
        raise RulesError(f"rules: '{option.id}' is {value!r:.40}; allowed: {allowed}")
    return value
