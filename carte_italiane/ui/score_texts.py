"""The result of a deal and of a match in sentences, for those who hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.play.session import HUMAN
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.ui.card_lists import listed
from carte_italiane.ui.review_texts import standing
from carte_italiane.ui.texts import category_in_a_sentence, side_name
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.session import Session
    from carte_italiane.rules.scoring import ScoreLine


def deal_result(session: Session, *, french: bool = False) -> list[str]:
    """What every side has scored in the last deal and with what, how the match stands, who has won it."""
    names = [player.name for player in session.players]
    sides = [side_name([names[seat] for seat in session.seats_of(side)]) for side in range(session.rules.sides)]
    lines = session.last_score()
    if isinstance(session.rules, BriscolaRules):
        said = _briscola(lines[0], sides)
    else:
        said = [_side_result(lines, side, name, french) for side, name in enumerate(sides)]
    match = session.match
    if match.is_over:
        return [*said, _winner(session, match.winner, sides)]
    stands = translate("Score", "The match stands at %1.")
    return [*said, stands.replace("%1", standing(session.observation(), names))]


def _side_result(lines: Sequence[ScoreLine], side: int, name: str, french: bool) -> str:
    """One side's points, and the categories that brought them; several scope with their number."""
    total = sum(line.points[side] for line in lines)
    if not total:
        return translate("Score", "%1: no points.", "a side").replace("%1", name)
    won = []
    for line in lines:
        if line.points[side]:
            category = category_in_a_sentence(line.category, french=french)
            won.append(f"{category} {line.points[side]}" if line.points[side] > 1 else category)
    text = translate("Score", "%1: %2 for %3.", "a side, its points, what brought them")
    return text.replace("%1", name).replace("%2", _points(total)).replace("%3", listed(won))


def _briscola(line: ScoreLine, sides: Sequence[str]) -> list[str]:
    counted = translate("Score", "%1: %2.", "a side, its points")
    said = [
        counted.replace("%1", name).replace("%2", _points(line.counts[side] or 0)) for side, name in enumerate(sides)
    ]
    if line.winner is None:
        return [*said, translate("Score", "The deal is drawn.", "Briscola")]
    return [*said, translate("Score", "The deal is won by: %1.", "Briscola").replace("%1", sides[line.winner])]


def _points(number: int) -> str:
    return translate("Score", "%n point(s)", "", PLURAL, number)


def _winner(session: Session, winner: int | None, sides: Sequence[str]) -> str:
    if winner is None:
        return translate("Score", "The match is drawn.")
    is_pair = session.rules.players == 4
    if winner == 0 and session.players[session.seat].kind == HUMAN:
        return translate("Score", "Your pair wins the match.") if is_pair else translate("Score", "You win the match.")
    text = translate("Score", "%1 win the match.", "a pair") if is_pair else translate("Score", "%1 wins the match.")
    return text.replace("%1", sides[winner])
