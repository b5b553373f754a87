"""Why a move is good, as an English sentence for the command line; the window has its own in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import cards_text

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Reason

#: What each reason says, by id; ``{cards}`` stands for its cards.
SENTENCES: Final[dict[str, str]] = {
    "only_move": "It is the only move.",
    "little_in_it": "There is little to choose between the moves.",
    # Scopa and Scopone
    "sweep": "It sweeps the table.",
    "settebello": "It wins the settebello.",
    "sevens": "It wins {cards} for the primiera.",
    "primiera": "It helps the primiera.",
    "coins": "It wins {cards} for the coins.",
    "cards": "It wins cards.",
    "napola": "It brings the napola nearer.",
    "above_ten": "What lies on the table then adds up to more than ten, so nobody can sweep it.",
    "few_sweepers": "Few cards are left that could sweep the table then.",
    "sweepers_gone": "No card is left that could sweep the table then.",
    "empty_table": "On an empty table the next player has to lay a card.",
    "gives_little": "It leaves the next player little to take.",
    "mulinello": "The next player can probably take nothing and has to lay a card.",
    "partner": "It leaves something for the partner.",
    "keeps": "It keeps {cards} for later.",
    "follow_up": "Another card of the hand can take from the table next time.",
    "held_twice": "There is more of this rank in the hand ({cards}).",
    "rank_gone": "Most cards of this rank have gone.",
    "spariglio": "It leaves ranks unpaired, which does not suit the dealer.",
    "pairs": "It leaves ranks paired, which suits the dealer.",
    "leftovers": "Who captures last takes what is left.",
    # Briscola
    "lead_worthless": "{cards} is a card to lead without regret.",
    "lead_safe": "{cards} is hardly in danger.",
    "load_partner": "The partner takes the trick, so points belong on it.",
    "partner_has_it": "The partner has the trick already.",
    "throw_worthless": "The trick is not worth more than {cards}.",
    "throw_little": "{cards} is the least to lose.",
    "trump_rich": "The trick is rich enough to be trumped.",
    "takes_points": "It takes the trick.",
    "takes_over": "It goes over {cards}.",
    "lowest_winner": "A low card is enough to take the trick.",
    "keeps_trump": "It saves trumps ({cards}).",
    "draws_out": "It draws good cards out of other hands.",
    "next_lead": "It decides well who leads next.",
    "turned_trump": "The player who draws last gets {cards}.",
    "seven_exchange": "The seven of trumps is exchanged for {cards}.",
    "ending": "All hidden cards are known, and this is the best way to play them out.",
}


def sentence(reason: Reason) -> str:
    """A reason as an English sentence."""
    return SENTENCES[reason.id].format(cards=cards_text(reason.cards))
