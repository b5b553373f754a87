"""Which match a person chose last: the part ``match`` of the settings."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.play.settings_part import BadSettings, one_of, part_of
from carte_italiane.rules.house import GAMES, OPTIONS, RulesError, make_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from carte_italiane.rules.house import Rules

#: Levels that a person may choose for all opponents at once.
OFFERED_LEVELS: Final = ("beginner", "club", "master")
_NOTHING: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType({})


class MatchSettings(NamedTuple):
    """``game``: the last one. ``level`` of the opponents who have none of their own. ``rules``: by game, the options
    that were chosen by hand; all others follow the number of players.
    """

    game: str = "scopa"
    level: str = "club"
    rules: Mapping[str, Mapping[str, int]] = _NOTHING

    def chosen(self, game: str) -> Mapping[str, int]:
        """What was chosen by hand in a game."""
        return self.rules.get(game, {})

    def rules_of(self, game: str) -> Rules:
        """The house rules of a game."""
        return make_rules(game, self.chosen(game))

    def with_rules(self, game: str, chosen: Mapping[str, int]) -> MatchSettings:
        """The same with other choices in a game."""
        others = {name: values for name, values in self.rules.items() if name != game}
        return self._replace(rules=others | ({game: dict(chosen)} if chosen else {}))


USUAL_MATCH: Final = MatchSettings()


def read_match_settings(entry: object) -> MatchSettings:
    """The part in a settings file; raises ``BadSettings``."""
    given = part_of(entry, "'match'", MatchSettings._fields)
    game = one_of(given.get("game", USUAL_MATCH.game), "match: 'game'", GAMES)
    level = one_of(given.get("level", USUAL_MATCH.level), "match: 'level'", OFFERED_LEVELS)
    rules: dict[str, dict[str, int]] = {}
    for name, chosen in part_of(given.get("rules", {}), "match: 'rules'", GAMES).items():
        values = part_of(chosen, f"match: rules of {name}", (option.id for option in OPTIONS[name]))
        try:
            make_rules(name, values)
        except RulesError as error:
            raise BadSettings(f"match: {error}") from None
        if values:
            rules[name] = values  # type: ignore[assignment]  # checked by the rules
    return MatchSettings(game, level, rules)


def match_settings_values(match: MatchSettings) -> dict[str, object]:
    """The part as a settings file holds it: only what is not as usual."""
    values: dict[str, object] = {
        name: value
        for name, value in (("game", match.game), ("level", match.level))
        if value != getattr(USUAL_MATCH, name)
    }
    rules = {game: dict(chosen) for game, chosen in match.rules.items() if chosen}
    return values | ({"rules": rules} if rules else {})
