"""Observations, budgets and choices as JSON, for the thinking process and for other people's programs.

Cards, moves and sets of cards have the text form of records; what is not exactly as expected is refused with the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carte_italiane.bots.bot import Budget, Choice, Reason
from carte_italiane.bots.fields import Fields, ProtocolError
from carte_italiane.bots.plausible import check
from carte_italiane.cards import card_text, members
from carte_italiane.rules.house import RulesError, make_rules, rules_values
from carte_italiane.rules.moves import move_text
from carte_italiane.rules.views import BriscolaView, Observation, ScopaView

if TYPE_CHECKING:
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import View

#: Version of the protocol, raised whenever an older reader would misunderstand a line.
PROTOCOL: Final = 1
#: Seeds and iterations are whole numbers up to this.
_MOST: Final = 2**53


def encode_observation(seen: Observation) -> dict[str, Any]:
    """An observation as JSON values."""
    return {
        "view": _encode_view(seen.view),
        "moves": [move_text(move) for move in seen.moves],
        "legal": [move_text(move) for move in seen.legal],
        "laid": [card_text(card) for card in seen.laid],
        "scores": list(seen.scores),
    }


def decode_observation(given: object) -> Observation:
    """The observation that JSON values stand for; raises ``ProtocolError``."""
    fields = Fields(given, "observation")
    view = _decode_view(fields.value("view"))
    seen = Observation(
        view=view,
        moves=fields.moves("moves"),
        legal=fields.moves("legal"),
        laid=fields.cards("laid"),
        scores=fields.numbers("scores", view.rules.sides, -_MOST, _MOST),
    )
    fields.done()
    check(seen)
    return seen


def encode_request(request_id: int | str, level: str, seen: Observation, budget: Budget) -> dict[str, Any]:
    """A ``choose`` as JSON values: all that a computer player gets to know."""
    return {
        "type": "choose",
        "id": request_id,
        "level": level,
        "observation": encode_observation(seen),
        "budget": encode_budget(budget),
    }


def encode_budget(budget: Budget) -> dict[str, Any]:
    """A budget as JSON values; ``stop`` is nothing to be sent."""
    return {"iterations": budget.iterations, "seed": budget.seed, "milliseconds": budget.milliseconds}


def decode_budget(given: object) -> Budget:
    """The budget that JSON values stand for; raises ``ProtocolError``."""
    fields = Fields(given, "budget")

    def number(key: str) -> int:
        return fields.number(key, 0, _MOST) if fields.has(key) else 0

    budget = Budget(number("iterations"), number("seed"), number("milliseconds"))
    fields.done()
    return budget


def encode_choice(choice: Choice) -> dict[str, Any]:
    """A choice as JSON values."""
    alternatives = [{"move": move_text(move), "value": round(value, 4)} for move, value in choice.alternatives]
    return {
        "move": move_text(choice.move),
        "value": round(choice.value, 4),
        "reasons": [_encode_reason(reason) for reason in choice.reasons],
        "alternatives": alternatives,
        "deals": choice.deals,
    }


def _encode_reason(reason: Reason) -> dict[str, Any]:
    return {"id": reason.id, "cards": _texts(reason.cards), "number": reason.number}


def decode_choice(given: object) -> Choice:
    """The choice that JSON values stand for; raises ``ProtocolError``. Fields that it does not know are passed over."""
    fields = Fields(given, "choice")
    value = fields.real("value") if fields.has("value") else 0.0
    reasons = fields.entries("reasons") if fields.has("reasons") else []
    others = fields.entries("alternatives") if fields.has("alternatives") else []
    deals = fields.number("deals", 0, _MOST) if fields.has("deals") else 0
    told, alternatives = tuple(map(_decode_reason, reasons)), tuple(map(_decode_alternative, others))
    return Choice(fields.move("move"), value, told, alternatives, deals)


def _decode_reason(given: object) -> Reason:
    fields = Fields(given, "reason")
    number = fields.number("number", 0, _MOST) if fields.has("number") else 0
    reason = Reason(fields.text("id"), fields.card_set("cards"), number)
    fields.done()
    return reason


def _decode_alternative(given: object) -> tuple[Move, float]:
    fields = Fields(given, "alternative")
    return fields.move("move"), fields.real("value")


def _encode_view(view: View) -> dict[str, Any]:
    common: dict[str, Any] = {
        "game": view.rules.game,
        "rules": rules_values(view.rules),
        "seat": view.seat,
        "dealer": view.dealer,
        "turn": view.turn,
        "hands_seen": [_texts(hand) for hand in view.hands_seen],
        "hand_sizes": list(view.hand_sizes),
        "piles": [_texts(pile) for pile in view.piles],
        "stock_size": view.stock_size,
    }
    if isinstance(view, ScopaView):
        own = {"table": _texts(view.table), "sweep_cards": _texts(view.sweep_cards), "last_taker": view.last_taker}
        return common | own
    return common | {
        "trick": [card_text(card) for card in view.trick],
        "best_seat": view.best_seat,
        "trump_card": card_text(view.trump_card),
        "turned": card_text(view.turned) if view.turned >= 0 else None,
        "tricks_won": view.tricks_won,
    }


def _decode_view(given: object) -> View:
    fields = Fields(given, "view")
    rules = _decode_rules(fields)
    players, sides = rules.players, rules.sides
    common: dict[str, Any] = {
        "rules": rules,
        "seat": fields.number("seat", 0, players - 1),
        "dealer": fields.number("dealer", 0, players - 1),
        "turn": fields.number("turn", 0, players - 1),
        "hands_seen": fields.card_sets("hands_seen", players),
        "hand_sizes": fields.numbers("hand_sizes", players, 0, 10),
        "piles": fields.card_sets("piles", sides),
        "stock_size": fields.number("stock_size", 0, 40),
    }
    view = _scopa_part(fields, common, players) if rules.game != "briscola" else _briscola_part(fields, common, players)
    fields.done()
    return view


def _decode_rules(fields: Fields) -> Rules:
    game, values = fields.text("game"), fields.value("rules")
    if not isinstance(values, dict):
        raise ProtocolError("view: 'rules' is not an object")
    try:
        return make_rules(game, values)
    except RulesError as error:
        raise ProtocolError(str(error)) from None


def _scopa_part(fields: Fields, common: dict[str, Any], players: int) -> ScopaView:
    return ScopaView(
        **common,
        table=fields.card_set("table"),
        sweep_cards=fields.card_set("sweep_cards"),
        last_taker=fields.number("last_taker", -1, players - 1),
    )


def _briscola_part(fields: Fields, common: dict[str, Any], players: int) -> BriscolaView:
    return BriscolaView(
        **common,
        trick=fields.cards("trick"),
        best_seat=fields.number("best_seat", -1, players - 1),
        trump_card=fields.card("trump_card"),
        turned=-1 if fields.value("turned") is None else fields.card("turned"),
        tricks_won=fields.number("tricks_won", 0, 20),
    )


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in members(cards)]
