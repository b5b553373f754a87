"""Every variety of every game: all combinations of players and house rules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from carte_italiane.rules.house import GAMES, OPTIONS, SCOPONE, BriscolaRules, ScopaRules, make_rules, rules_values

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules


def _all_of(game: str) -> list[Rules]:
    choices = [[(option.id, choice) for choice in option.choices] for option in OPTIONS[game]]
    return [make_rules(game, dict(chosen)) for chosen in product(*choices)]


ALL_RULES: Final[list[Rules]] = [rules for game in GAMES for rules in _all_of(game)]

#: One of each way of playing a deal; targets and napola change only what follows it.
WAYS_TO_PLAY: Final[list[Rules]] = [
    ScopaRules(2),
    ScopaRules(3, 16),
    ScopaRules(4, 21),
    SCOPONE,
    ScopaRules(4, 11, cards_each=10),
    BriscolaRules(2),
    BriscolaRules(3),
    BriscolaRules(4),
    BriscolaRules(2, seven_exchange=True),
    BriscolaRules(3, seven_exchange=True),
    BriscolaRules(4, seven_exchange=True),
]


def rules_id(rules: Rules) -> str:
    """A short name for test ids and golden files: ``scopa-2-11-napola``."""
    words = [rules.game]
    for key, value in rules_values(rules).items():
        if value is True:
            words.append(key.replace("_", "-"))
        elif value is not False:
            words.append(str(value))
    return "-".join(words)
