"""A second engine, written from the rules alone in the most obvious way: lists of card texts and plain loops.

It shares no line with ``carte_italiane.rules``. Cards and moves are texts as in records, options are a plain
dictionary with every option of the game in it.
"""

from __future__ import annotations

from itertools import combinations

Options = dict[str, int]
Result = dict[str, list[int] | list[int | None] | int | None]

VALUE = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "F": 8, "C": 9, "R": 10}
PRIMIERA = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}
HIGH_TO_LOW = "A3RCF76542"
SUITS = "DCSB"

DECK = [rank + suit for suit in SUITS for rank in VALUE]
DECK_OF_39 = [card for card in DECK if card != "2D"]
PLACE = {card: place for place, card in enumerate(DECK)}


def in_order(cards: list[str]) -> list[str]:
    """Sorted as in records: coins, cups, swords, clubs, each from the ace to the king."""
    return sorted(cards, key=PLACE.__getitem__)


def number_of_sides(players: int) -> int:
    return 2 if players == 4 else players


def alone_in_front(counts: list[int]) -> int | None:
    """The side with the most, None when that is shared or nothing."""
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else None


class OracleDeal:
    """What the games have in common: seats, hands, piles by side, the stock in the order of drawing."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        self.options = options
        self.players = options.get("players", 4)
        self.sides = number_of_sides(self.players)
        self.dealer = dealer
        self.turn = (dealer + 1) % self.players
        self.stock = list(deck)
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.table: list[str] = []
        self.piles: list[list[str]] = [[] for _ in range(self.sides)]

    def seats_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def give_each(self, size: int) -> None:
        """A packet to each player, starting after the dealer."""
        for seat in self.seats_from(self.dealer + 1):
            for _ in range(size):
                self.hands[seat].append(self.stock.pop(0))

    def lay_on_table(self, size: int) -> None:
        for _ in range(size):
            self.table.append(self.stock.pop(0))

    def nobody_has_cards(self) -> bool:
        return all(hand == [] for hand in self.hands)


class ScopaOracle(OracleDeal):
    """Scopa, and Scopone when ``cards_each`` is among the options."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        super().__init__(options, deck, dealer)
        self.sweeps = [0] * self.sides
        self.last_taker: int | None = None
        if options.get("cards_each") == 9:
            self.give_each(3)
            self.lay_on_table(2)
            self.give_each(3)
            self.lay_on_table(2)
            self.give_each(3)
        elif options.get("cards_each") == 10:
            self.give_each(5)
            self.give_each(5)
        else:
            self.give_each(3)
            self.lay_on_table(4)
        kings = [card for card in self.table if card[0] == "R"]
        self.is_void = len(kings) >= 3 and options.get("redeal_on_kings", True) == 1

    def captures(self, card: str) -> list[list[str]]:
        value = VALUE[card[0]]
        table = in_order(self.table)
        equal = [other for other in table if VALUE[other[0]] == value]
        if equal:
            return [[other] for other in equal]
        lower = [(VALUE[other[0]], other) for other in table if VALUE[other[0]] < value]
        found = []
        for size in range(2, len(lower) + 1):
            for chosen in combinations(lower, size):
                if sum([worth for worth, _ in chosen]) == value:
                    found.append([other for _, other in chosen])
        return found

    def legal_moves(self) -> list[str]:
        moves = []
        for card in in_order(self.hands[self.turn]):
            possible = self.captures(card)
            if not possible:
                moves.append(card)
            for taken in possible:
                moves.append(card + " x " + "+".join(taken))
        return moves

    def play(self, move: str) -> None:
        card, _, captured = move.partition(" x ")
        side = self.turn % self.sides
        self.hands[self.turn].remove(card)
        is_last_card = self.nobody_has_cards() and self.stock == []
        if captured:
            for taken in captured.split("+"):
                self.table.remove(taken)
                self.piles[side].append(taken)
            self.piles[side].append(card)
            self.last_taker = self.turn
            if self.table == [] and not is_last_card:
                self.sweeps[side] += 1
        else:
            self.table.append(card)
        self.turn = (self.turn + 1) % self.players
        if is_last_card and self.last_taker is not None:
            self.piles[self.last_taker % self.sides].extend(self.table)
            self.table = []
        elif self.nobody_has_cards() and self.stock:
            self.give_each(3)

    def is_complete(self) -> bool:
        return self.nobody_has_cards() and self.stock == []

    def result(self) -> Result:
        cards = [len(pile) for pile in self.piles]
        coins = [len([card for card in pile if card[1] == "D"]) for pile in self.piles]
        settebello = [1 if "7D" in pile else 0 for pile in self.piles]
        primiera = [self.primiera(pile) for pile in self.piles]
        napola = [self.napola(pile) if self.options["napola"] else 0 for pile in self.piles]
        winners = {
            "cards": alone_in_front(cards),
            "coins": alone_in_front(coins),
            "settebello": alone_in_front(settebello),
            "primiera": alone_in_front([total or 0 for total in primiera]),
        }
        points = [0] * self.sides
        for winner in winners.values():
            if winner is not None:
                points[winner] += 1
        for side in range(self.sides):
            points[side] += napola[side] + self.sweeps[side]
        return {
            "cards": cards,
            "coins": coins,
            "settebello": winners["settebello"],
            "primiera": primiera,
            "napola": napola,
            "sweeps": list(self.sweeps),
            "cards to": winners["cards"],
            "coins to": winners["coins"],
            "primiera to": winners["primiera"],
            "points": points,
        }

    def primiera(self, pile: list[str]) -> int | None:
        total = 0
        for suit in SUITS:
            of_suit = [PRIMIERA[card[0]] for card in pile if card[1] == suit]
            if not of_suit:
                return None
            total += max(of_suit)
        return total

    def napola(self, pile: list[str]) -> int:
        length = 0
        for rank in VALUE:
            if rank + "D" not in pile:
                break
            length += 1
        return length if length >= 3 else 0


class BriscolaOracle(OracleDeal):
    """Briscola; ``table`` is the trick, ``turned`` the card under the stock (None once drawn)."""

    is_void = False

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        super().__init__(options, deck, dealer)
        self.give_each(3)
        self.turned: str | None = self.stock.pop(0)
        self.trump = self.turned
        self.tricks = 0
        #: Cards in hands that everybody has seen go there.
        self.shown: list[str] = []

    def legal_moves(self) -> list[str]:
        hand = in_order(self.hands[self.turn])
        return (["swap"] if self.may_swap() else []) + hand

    def may_swap(self) -> bool:
        if not self.options["seven_exchange"] or self.tricks == 0 or self.table or self.turned is None:
            return False
        return "7" + self.trump[1] in self.hands[self.turn] and self.turned[0] in "A3RCF"

    def play(self, move: str) -> None:
        hand = self.hands[self.turn]
        if move == "swap":
            assert self.turned is not None
            hand.remove("7" + self.trump[1])
            hand.append(self.turned)
            self.shown.append(self.turned)
            self.turned = "7" + self.trump[1]
            return
        hand.remove(move)
        if move in self.shown:
            self.shown.remove(move)
        self.table.append(move)
        self.turn = (self.turn + 1) % self.players
        if len(self.table) == self.players:
            self.end_trick()

    def end_trick(self) -> None:
        trumps = [card for card in self.table if card[1] == self.trump[1]]
        followers = [card for card in self.table if card[1] == self.table[0][1]]
        best = min(trumps or followers, key=lambda card: HIGH_TO_LOW.index(card[0]))
        winner = (self.turn + self.table.index(best)) % self.players
        self.piles[winner % self.sides].extend(self.table)
        self.table = []
        self.tricks += 1
        self.turn = winner
        for seat in self.seats_from(winner):
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
            elif self.turned is not None:
                self.hands[seat].append(self.turned)
                self.shown.append(self.turned)
                self.turned = None

    def is_complete(self) -> bool:
        return self.nobody_has_cards() and self.table == []

    def result(self) -> Result:
        points = [sum([POINTS[card[0]] for card in pile]) for pile in self.piles]
        return {"points": points, "winner": alone_in_front(points)}


class OracleMatch:
    """Scores, dealer and verdict of a match; ``winner`` is a side, None while it goes on or when it is drawn."""

    def __init__(self, game: str, options: Options, first_dealer: int, scores: list[int]) -> None:
        self.game = game
        self.options = options
        self.players = options.get("players", 4)
        self.dealer = first_dealer
        self.scores = list(scores)
        self.is_over = False
        self.winner: int | None = None

    def deal(self, deck: list[str]) -> ScopaOracle | BriscolaOracle:
        kind = BriscolaOracle if self.game == "briscola" else ScopaOracle
        return kind(self.options, deck, self.dealer)

    def end_deal(self, deal: ScopaOracle | BriscolaOracle) -> None:
        """Score a deal that is complete or void, and pass the deal on."""
        if deal.is_void:
            return
        self.dealer = (self.dealer + 1) % self.players
        if isinstance(deal, BriscolaOracle):
            self.end_briscola(deal)
        else:
            self.end_scopa(deal)

    def end_briscola(self, deal: BriscolaOracle) -> None:
        winner = deal.result()["winner"]
        if winner is None:
            self.is_over = self.options["wins"] == 1
            return
        assert isinstance(winner, int)
        self.scores[winner] += 1
        if self.scores[winner] == self.options["wins"]:
            self.is_over = True
            self.winner = winner

    def end_scopa(self, deal: ScopaOracle) -> None:
        result = deal.result()
        before = list(self.scores)
        points = result["points"]
        assert isinstance(points, list)
        self.scores = [old + (new or 0) for old, new in zip(before, points, strict=True)]
        target = self.options["target"]
        there = [score for score in self.scores if score >= target]
        if there and self.scores.count(max(self.scores)) == 1:
            self.winner = self.scores.index(max(self.scores))
        elif there and self.game == "scopone":
            self.winner = self.count_out(before, result)
        self.is_over = self.winner is not None

    def count_out(self, scores: list[int], result: Result) -> int | None:
        """The pair that gets to the target first in the order cards, coins, settebello, primiera, napola."""
        target = self.options["target"]
        if scores[0] >= target and scores[1] >= target:
            return None
        scores = list(scores)
        napola = result["napola"]
        assert isinstance(napola, list)
        for award in ("cards to", "coins to", "settebello", "primiera to"):
            for side in (0, 1):
                if result[award] == side:
                    scores[side] += 1
                    if scores[side] >= target:
                        return side
        for side in (0, 1):
            if scores[side] + (napola[side] or 0) >= target:
                return side
        return None
