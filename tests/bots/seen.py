"""What seat 0 sees, set up from card texts, and what players make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.cards import count, parse_card
from carte_italiane.rules.briscola import pack
from carte_italiane.rules.captures import moves_of
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.moves import SWAP, move_text
from carte_italiane.rules.tricks import beats
from carte_italiane.rules.views import BriscolaView, Observation, ScopaView
from tests.rules.positions import cards
from tests.rules.walks import deal_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from carte_italiane.bots.bot import Choice
    from carte_italiane.rules.house import Rules


def scopa(
    hand: str,
    table: str = "",
    *,
    rules: ScopaRules | None = None,
    piles: Sequence[str] = (),
    sizes: Sequence[int] = (),
    last_taker: int = -1,
    dealer: int = -1,
    at_the_end: bool = False,
    scores: Sequence[int] = (),
) -> Observation:
    """Seat 0 to move; ``piles`` by side, ``sizes`` of the other hands (else as large as the own)."""
    rules = rules or ScopaRules()
    held, lying = cards(hand), cards(table)
    won = [cards(pile) for pile in piles] + [0] * (rules.sides - len(piles))
    hand_sizes = (count(held), *(sizes or [count(held)] * (rules.players - 1)))
    rest = 40 - count(lying) - sum(count(pile) for pile in won) - sum(hand_sizes)
    view = ScopaView(
        rules=rules,
        seat=0,
        dealer=dealer % rules.players,
        turn=0,
        hands_seen=(held, *[0] * (rules.players - 1)),
        hand_sizes=hand_sizes,
        table=lying,
        piles=tuple(won),
        sweep_cards=0,
        last_taker=last_taker,
        stock_size=0 if rules.cards_each > 3 or at_the_end else rest,
    )
    return Observation(view, (), tuple(moves_of(held, lying)), (), tuple(scores) or (0,) * rules.sides)


def briscola(
    hand: str,
    trick: str = "",
    *,
    trump: str = "4B",
    rules: BriscolaRules | None = None,
    piles: Sequence[str] = (),
    known: Sequence[str] = (),
    stock: int = -1,
    swap: bool = False,
) -> Observation:
    """Seat 0 to move; ``trump`` is turned up, ``known`` are cards that others have shown, ``stock`` is its size."""
    rules = rules or BriscolaRules()
    players, held = rules.players, cards(hand)
    played = tuple(parse_card(word) for word in trick.split())
    won = [cards(pile) for pile in piles] + [0] * (rules.sides - len(piles))
    have_played = [seat in range(players - len(played), players) for seat in range(1, players)]
    sizes = (count(held), *[count(held) - played for played in have_played])
    gone = sum(count(pile) for pile in won) + len(played)
    turned = parse_card(trump) if stock else -1
    view = BriscolaView(
        rules=rules,
        seat=0,
        dealer=players - 1,
        turn=0,
        hands_seen=(held, *[cards(shown) for shown in known], *[0] * (players - 1 - len(known))),
        hand_sizes=sizes,
        trick=played,
        best_seat=_best_seat(played, players, parse_card(trump) // 10),
        trump_card=parse_card(trump),
        turned=turned,
        piles=tuple(won),
        tricks_won=sum(count(pile) for pile in won) // players,
        stock_size=stock if stock >= 0 else count(pack(players)) - gone - sum(sizes),
    )
    legal = ((SWAP,) if swap else ()) + tuple(moves_of(held, 0))
    return Observation(view, (), legal, played, (0,) * rules.sides)


def _best_seat(trick: Sequence[int], players: int, trump_suit: int) -> int:
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best], trump_suit):
            best = place
    return players - len(trick) + best if trick else -1


def decisions(rules: Rules, numbers: range) -> Iterator[Observation]:
    """What the seats to move see in random deals."""
    for number in numbers:
        for match, _, _ in deal_steps(rules, number):
            yield match.observe(match.deal.state.turn)


def choice(seen: Observation, level: Level = Level.CLUB, seed: int = 1) -> Choice:
    """What a player chooses."""
    return player_at(level).choose(seen, Budget(seed=seed))


def move(seen: Observation, level: Level = Level.CLUB, seed: int = 1) -> str:
    """The chosen move as text."""
    return move_text(choice(seen, level, seed).move)


def reasons(seen: Observation) -> list[str]:
    """The ids of the club player's reasons."""
    return [reason.id for reason in choice(seen).reasons]
