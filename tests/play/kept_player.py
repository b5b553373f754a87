"""A program that plays by itself and keeps its match, to be killed: ``python -m tests.play.kept_player FILE``.

It goes on with the match in the file, if there is one. It prints ``moves N`` when N moves of the match have been made
and handed over, and ``kept N`` when they are on disk; between the two it may be killed with at most one move lost.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from carte_italiane.play.autosave import Autosave, Kept
from carte_italiane.play.record import read_record_file
from carte_italiane.play.session import Player, Request, Session
from carte_italiane.rules.house import make_rules

NUMBER = 424242
PLAYERS = (Player("Zoë", "human"), Player("Beppe", "beginner"))
RULES = make_rules("scopa", {"target": 21})


def main(path: Path) -> None:
    """Play until the match is over."""
    autosave = Autosave(path)
    autosave.clean()
    requests: list[Request] = []
    session = opened(path, requests)

    def changed() -> None:
        autosave.keep(Kept(session.match, session.players, session.meta()))
        print("moves", moves_in(session), flush=True)
        autosave.wait()
        print("kept", moves_in(session), flush=True)

    session.on_change(changed)
    session.helped_by("hint")
    session.resume()
    while not session.match.is_over:
        session.shown()
        if session.can_play():
            session.submit(random.choice(session.match.legal_moves()))
        elif session.is_thinking():
            request = requests[-1]
            session.answer(request.ticket, random.choice(request.seen.legal))
        else:
            session.next_deal()


def opened(path: Path, requests: list[Request]) -> Session:
    """The match in a file, or a new one."""
    if not path.exists():
        return Session.start(RULES, PLAYERS, NUMBER, requests.append)
    record = read_record_file(path)
    number = record.meta["deal_number"]
    assert isinstance(number, int)
    return Session(record.match, record.players, number, requests.append)


def moves_in(session: Session) -> int:
    """How many moves have been made in the match."""
    return sum(len(deal.moves) for deal in session.match.deals)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
