"""How long everything on the table takes, in milliseconds at normal speed, and how much the speeds stretch it."""

from __future__ import annotations

from typing import Final

#: Speed to factor; at ``none`` nothing is animated at all.
SPEEDS: Final = {"relaxed": 1.6, "normal": 1.0, "fast": 0.42, "none": 0.0}

PLAY: Final = 380
#: A moment before another player's card, so that a person can follow.
THINK: Final = 320
#: After the capturing card has landed, before it takes.
POINT: Final = 320
GATHER: Final = 260
#: The captured cards lie together before they go.
REST_CAPTURE: Final = 260
TO_PILE: Final = 420
SWEEP: Final = 850
SETTEBELLO: Final = 760
#: A full trick is read before it goes.
REST_TRICK: Final = 1100
PACKET: Final = 320
#: Between the packets of a deal.
NEXT_PACKET: Final = 150
#: Between the cards that fly together.
STAGGER: Final = 35
DRAW: Final = 320
TURN_UP: Final = 420
SWAP: Final = 480
#: The trump is pushed under the stock, or comes out from there.
PUSH: Final = 240
#: Before the last cards on the table go: it is said who gets them.
REST_LEFT: Final = 900
#: Everything has been taken; a moment before the score.
REST_DEAL: Final = 600
#: Before cards are gathered that nobody plays.
REST_VOID: Final = 2200
GATHER_ALL: Final = 520
SETTLE: Final = 220

#: Not stretched by the speed: what follows the pointer.
HOVER: Final = 90
NOTE: Final = 3200
#: To read a letter of a long note.
LETTER: Final = 65
#: From when on it is shown that a player thinks, and how its dots follow each other.
THINKING: Final = 700
NEXT_DOT: Final = 420
#: Before a forced card plays itself.
FORCED: Final = 650
#: How long the last trick is shown again.
RECALL: Final = 5000
RESIZE_PAUSE: Final = 150
