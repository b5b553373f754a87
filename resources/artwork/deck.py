"""Cast of the court cards and the complete decks.

A card code is rank + suit: ranks A 2 3 4 5 6 7 F C R, suits D C S B. ``7D`` is the seven
of coins, ``CC`` the knight of cups. The French deck uses the same codes: F jack, C queen,
R king; D diamonds, C hearts, S spades, B clubs.
"""

from collections.abc import Callable
from typing import Final

from artwork.cards import card
from artwork.figures.costume import Livery
from artwork.figures.faces import Head
from artwork.figures.king_enthroned import king_enthroned
from artwork.figures.king_striding import king_striding
from artwork.figures.kings import king_in_gown, king_in_state
from artwork.figures.knaves import knave_leaning, knave_standing
from artwork.figures.knights import knight
from artwork.figures.page import knave_page
from artwork.figures.queens import queen
from artwork.french import french_ace, french_numeral
from artwork.numerals import numeral
from artwork.pen import mirrored, reversed_light
from artwork.scenery import ground

RANKS: Final = "A234567FCR"
SUITS: Final = "DCSB"
CODES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)


def facing_right(draw: Callable[[], str]) -> str:
    """Draw a figure and mirror it, with the light still from the upper left."""
    with reversed_light():
        body = draw()
    return mirrored(body)


def _italian_knave(suit: str) -> str:
    if suit == "D":
        livery = Livery("wine", "gold", "red")
        face = Head(hair="bob", hat="beret", hat_colour="wine", nose="long", jaw="lean")
        return knave_standing("D", livery, face, ("ivory", "wine"), "gold", swap_legs=True, lean=-2.5)
    if suit == "C":
        livery = Livery("red", "blue", "gold", pattern="")
        face = Head("profile", hair="curls", hair_colour="sand", hat="page", hat_colour="red", band="blue")
        return facing_right(lambda: knave_page("C", livery, face, ("ivory", "red")))
    if suit == "S":
        livery = Livery("sand", "blue", "gold")
        face = Head("front", "tan", "bob", "black", hat="helm", band="gold", feather="red", brow=3)
        return facing_right(
            lambda: knave_standing("S", livery, face, ("ivory", "blue"), "blue", buckler=True, tabard=True)
        )
    livery = Livery("red", "green", "gold")
    face = Head(hair="curls", hair_colour="auburn", nose="bulbous", jaw="heavy", hat="cap", hat_colour="red")
    return facing_right(lambda: knave_leaning("B", livery, face, ("ivory", "green"), "green"))


def _italian_knight(suit: str) -> str:
    if suit == "D":
        livery = Livery("wine", "gold", "red")
        face = Head(hair="bob", beard="moustache", nose="long", jaw="lean", age=1, hat="brim", hat_colour="wine")
        return facing_right(
            lambda: knight("D", livery, face, coat="sand", mane="ivory", pose="levade", hose="ivory", low_hand=True)
        )
    if suit == "C":
        livery = Livery("red", "blue", "gold")
        face = Head("front", hair="curls", hair_colour="sand", hat="beret", hat_colour="red")
        return knight("C", livery, face, coat="white", mane="grey", pose="caparison", hose="ivory")
    if suit == "S":
        livery = Livery("blue", "sand", "gold")
        face = Head(
            "quarter",
            "tan",
            "bob",
            "black",
            "short",
            "aquiline",
            age=1,
            brow=3.2,
            hat="helm",
            band="blue",
            feather="blue",
        )
        return knight(
            "S", livery, face, coat="black", mane="grey", pose="walk", hose="sand", hoof="grey", armoured=True
        )
    livery = Livery("green", "red", "gold")
    face = Head(
        "profile",
        "tan",
        "curls",
        "auburn",
        "moustache",
        "aquiline",
        age=1,
        hat="turban",
        hat_colour="green",
        feather="red",
    )
    return knight("B", livery, face, coat="brown", mane="black", pose="collected", hose="red", boot="black")


def _italian_king(suit: str) -> str:
    if suit == "D":
        livery = Livery("gold", "wine", "red", pattern="lozenge")
        face = Head(
            hair="long", hair_colour="ivory", beard="long", nose="bulbous", jaw="heavy", age=2, brow=3.2, crown=0
        )
        return king_in_gown("D", livery, face)
    if suit == "C":
        livery = Livery("red", "blue", gem="blue")
        face = Head(
            hair="long", hair_colour="brown", beard="curly", nose="long", age=1, brow=3.2, crown=1, gems=("blue", "red")
        )
        return facing_right(lambda: king_enthroned("C", livery, face))
    if suit == "S":
        livery = Livery("blue", "sand", gem="blue", pattern_colour="blue")
        face = Head("front", "tan", "long", "black", "fork", age=1, brow=3.2, crown=2, gems=("blue", "red"))
        return facing_right(lambda: king_in_state("S", livery, face))
    livery = Livery("green", "red", pattern="quatre")
    face = Head(
        "profile",
        hair="long",
        hair_colour="auburn",
        beard="short",
        nose="aquiline",
        age=1,
        brow=2.8,
        crown=3,
        gems=("red", "green"),
    )
    return facing_right(lambda: king_striding("B", livery, face))


def italian_card(rank: str, suit: str) -> str:
    """SVG file of one Italian card, without index."""
    if rank in "FCR":
        figure = {"F": _italian_knave, "C": _italian_knight, "R": _italian_king}[rank](suit)
        return card(ground(ord(suit) + "FCR".index(rank)) + figure)
    body, defs = numeral(rank, suit)
    return card(body, defs)


def _french_jack(suit: str, sign: str) -> str:
    if suit == "D":
        livery = Livery("wine", "gold", "red", pattern="")
        face = Head("profile", hair="curls", hair_colour="sand", hat="page", hat_colour="wine", band="gold")
        return facing_right(lambda: knave_page(sign, livery, face, ("ivory", "wine")))
    if suit == "C":
        livery = Livery("blue", "red", "gold")
        face = Head(hair="bob", hat="beret", hat_colour="red", nose="small")
        return knave_standing(sign, livery, face, ("ivory", "red"), "blue", swap_legs=True, lean=-2)
    if suit == "S":
        livery = Livery("black", "blue", "gold")
        face = Head("front", hair="bob", hair_colour="black", hat="helm", feather="red")
        return facing_right(
            lambda: knave_standing(sign, livery, face, ("ivory", "blue"), "black", buckler=True, tabard=True)
        )
    livery = Livery("wine", "green", "gold")
    face = Head(hair="curls", hair_colour="auburn", hat="cap", hat_colour="green", nose="long", jaw="lean")
    return facing_right(lambda: knave_leaning(sign, livery, face, ("ivory", "wine"), "wine"))


def _french_queen(suit: str, sign: str) -> str:
    if suit == "D":
        livery = Livery("gold", "wine", "red", pattern="lozenge")
        return queen(sign, livery, Head("front", hair="long", hair_colour="auburn", woman=True, crown=1, brow=2.2))
    if suit == "C":
        livery = Livery("red", "blue")
        return facing_right(lambda: queen(sign, livery, Head(hair="long", woman=True, crown=0), "fan"))
    if suit == "S":
        livery = Livery("blue", "black", gem="blue", pattern="star")
        return facing_right(
            lambda: queen(
                sign, livery, Head("profile", hair="long", hair_colour="black", woman=True, crown=3), "book", veil=True
            )
        )
    livery = Livery("green", "red", gem="green", pattern="quatre")
    face = Head(hair="long", hair_colour="sand", woman=True, crown=0, gems=("green", "red"))
    return queen(sign, livery, face, "wheat")


def _french_king(suit: str, sign: str) -> str:
    if suit == "D":
        livery = Livery("gold", "wine", "red", pattern="lozenge", mantle_pattern="quatre")
        face = Head("profile", hair="long", hair_colour="ivory", beard="short", nose="long", age=1, crown=1)
        return king_striding(sign, livery, face)
    if suit == "C":
        livery = Livery("red", "blue")
        face = Head(hair="long", hair_colour="brown", beard="curly", nose="aquiline", age=1, brow=3.2, crown=0)
        return facing_right(lambda: king_enthroned(sign, livery, face))
    if suit == "S":
        livery = Livery("blue", "black", gem="blue", pattern="star")
        face = Head(
            "front", hair="long", hair_colour="black", beard="fork", age=1, brow=3.2, crown=2, gems=("blue", "red")
        )
        return king_in_state(sign, livery, face, "sceptre")
    livery = Livery("green", "red", pattern="quatre")
    face = Head(hair="bob", hair_colour="auburn", beard="long", nose="bulbous", jaw="heavy", age=2, brow=3, crown=3)
    return facing_right(lambda: king_in_gown(sign, livery, face))


def french_card(rank: str, suit: str, four_colours: bool = False) -> str:
    """SVG file of one French-suited card, without index."""
    if rank in "FCR":
        sign = ("q" if four_colours else "f") + suit
        figure = {"F": _french_jack, "C": _french_queen, "R": _french_king}[rank](suit, sign)
        return card(ground(ord(suit)) + figure)
    if rank == "A":
        body, defs = french_ace(suit, four_colours)
    else:
        body, defs = french_numeral(int(rank), suit, four_colours)
    return card(body, defs)
