"""Why a move is good, as an English sentence for the command line; the window has its own in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import card_text, members

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Reason
    from carte_italiane.cards import CardSet

#: What each reason says, by id; ``{cards}`` stands for its cards, ``{either}`` for any one of them, ``{tenths}`` for a
#: tenth of its number.
SENTENCES: Final[dict[str, str]] = {
    "only_move": "It is the only move.",
    "little_in_it": "There is little to choose between the moves.",
    "as_good": "{cards} would be nearly as good.",
    "next_best": "The next best, {cards}, comes out {tenths} points worse.",
    "search": "It simply came out best in {number:,} imagined deals.",
    "all_in_all": "All in all it seems best.",
    # Scopa and Scopone
    "sweep": "It sweeps the table.",
    "settebello": "It wins the settebello.",
    "sevens": "It wins {cards} for the primiera.",
    "primiera": "It wins {cards} for the primiera.",
    "primiera_sure": "It makes the primiera sure, whatever the others still win.",
    "sevens_lost": "The others have more sevens, so {cards} must help the primiera.",
    "coins": "It wins {cards} for the coins.",
    "cards": "It wins {cards}, and every card counts.",
    "napola": "It wins {cards} for the napola.",
    "target": "One point is missing to {number}, and this is it.",
    "their_target": "The next player's side is one point from the target, and gets no sweep here.",
    "above_ten": "What lies on the table then adds up to more than ten, so nobody can sweep it.",
    "few_sweepers": "Only {either} could sweep the table then.",
    "sweepers_gone": "No card that could sweep the table then is in other hands.",
    "empty_table": "On an empty table the next player has to lay a card.",
    "gives_little": "No coin and no seven is left to take.",
    "stuck": "No card in other hands can take anything then.",
    "mulinello": "The next player can probably take nothing and has to lay a card.",
    "partner": "The partner laid {cards} before and may take with another one.",
    "keeps": "It keeps {cards} for later.",
    "keeps_pair": "It keeps {cards} together.",
    "follow_up": "{cards} can take from the table next time.",
    "held_twice": "{cards} of the same rank stays in the hand.",
    "opening": "With {cards} in the hand as well, fewer cards that sweep this lead are out.",
    "rank_held": "All cards of its rank that are left are in the hand.",
    "rank_gone": "Most cards of the same rank have gone.",
    "spariglio": "It leaves ranks unpaired, which does not suit the dealer.",
    "pairs": "It leaves ranks paired, which suits the dealer.",
    "lays_low": "It is a lower one of three unpaired ranks, which a sum may pair again, and that suits the dealer.",
    "lays_high": "It is the highest of three unpaired ranks, so that no sum pairs them again.",
    "fewer_take": "Fewer cards could take from the table then than after {cards}.",
    "less_to_take": "Fewer coins and sevens lie on the table then than after {cards}.",
    "takes_most": "It takes more cards than any other move.",
    "leftovers": "Few cards are to come, and who captures last takes what is left.",
    # Briscola
    "lead_worthless": "{cards} costs nothing to lead.",
    "lead_little": "{cards} is worth only {number} points.",
    "lead_safe": "No card in other hands beats {cards}.",
    "highest_trump": "{cards} is the highest trump that is left.",
    "trumps_gone": "No trump is left in other hands, and nothing beats {cards}.",
    "load_partner": "The trick is the partner's for sure, so points belong on it.",
    "partner_sure": "The trick is the partner's for sure, so there is no need to go over.",
    "partner_has_it": "The partner has the trick so far.",
    "partner_last": "The partner plays last to this trick.",
    "only_trumps_beat": "Only a trump can beat {cards}.",
    "fewer_beat": "Fewer cards can beat it than {cards}.",
    "less_at_stake": "It has fewer points to lose than {cards}.",
    "throw_worthless": "{cards} gives no points away.",
    "throw_little": "{cards} is the least to lose.",
    "trump_rich": "There are {number} points in the trick, enough to trump it.",
    "takes_points": "It wins the trick and its {number} points for sure.",
    "takes_over": "It goes over {cards}.",
    "lowest_winner": "{cards} is enough to go over; a higher card of its suit stays in the hand.",
    "keeps_trump": "It saves trumps ({cards}).",
    "poor_trick": "The trick, of {number} points, is not worth a trump.",
    "last_word": "The other player then leads, and you play last.",
    "turned_trump": "The last draw then brings your side {cards}.",
    "no_exchange": "The side that loses this trick draws {cards} without the exchange.",
    "seven_exchange": "The seven of trumps is exchanged for {cards}.",
    "ending": "All hidden cards are known, and this is the best way to play them out.",
}


def sentence(reason: Reason) -> str:
    """A reason as an English sentence."""
    named = {"cards": _listed(reason.cards, "and"), "either": _listed(reason.cards, "or"), "number": reason.number}
    return SENTENCES[reason.id].format_map({**named, "tenths": reason.number / 10})


def _listed(cards: CardSet, word: str) -> str:
    """Cards as in "5D, 7D and RB"."""
    names = [card_text(card) for card in members(cards)]
    return f" {word} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
