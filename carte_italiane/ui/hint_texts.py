"""Why a move is good, in the language of the window: one short sentence for each reason of ``bots.reasons``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from carte_italiane.cards import count, members
from carte_italiane.ui.card_names import Form, card_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Reason
    from carte_italiane.cards import CardSet

# Cards stand in these sentences as what is taken, kept or beaten; elsewhere they are what does something.
_OBJECTS: Final = {
    "sevens", "primiera", "coins", "napola", "partner", "keeps", "lead_safe", "takes_over", "keeps_trump",
    "seven_exchange", "sevens_lost", "trumps_gone", "only_trumps_beat", "fewer_beat", "less_at_stake", "fewer_take",
    "less_to_take",
}  # fmt: skip
# So many cards are named, more are "several".
_NAMED: Final = 2


def why_sentence(reason: Reason, *, french: bool = False) -> str:
    """A reason as a sentence."""
    form = Form.OBJECT if reason.id in _OBJECTS else Form.THE
    text = _text(reason, french=french)
    text = text.replace("%1", _named(reason.cards, form, french=french, any_of=reason.id == "few_sweepers"))
    tenths = QLocale().toString(reason.number / 10, "f", 1) if reason.id == "next_best" else ""
    text = text.replace("%2", tenths or QLocale().toString(reason.number))
    return text[:1].upper() + text[1:]


def hint_on_its_way() -> str:
    """What is said while the computer thinks about a hint."""
    return translate("Hints", "Let me think…")


def hint_in_your_turn() -> str:
    """What is said to one who asks for a hint while others play."""
    return translate("Hints", "The hint will come when it is your turn.")


def marked_from_now_on() -> str:
    """What is said once in a match, when the person has been helped for the first time."""
    return translate("Hints", "The match is marked now: an aid was used.")


def _named(cards: CardSet, form: Form, *, french: bool, any_of: bool) -> str:
    """One or two cards in words."""
    names = [card_name(card, form, french=french) for card in members(cards)]
    if len(names) != _NAMED:
        return ", ".join(names)
    both = (
        translate("Hints", "%1 or %2", "one of two cards") if any_of else translate("Hints", "%1 and %2", "two cards")
    )
    return both.replace("%1", names[0]).replace("%2", names[1])


def _text(reason: Reason, *, french: bool) -> str:
    several = _several(french=french)
    if count(reason.cards) > _NAMED and reason.id in several:
        return several[reason.id]
    if reason.id == "takes_points" and not reason.number:
        return translate("Hints", "It wins the trick for sure.")
    if reason.id == "poor_trick" and not reason.number:
        return translate("Hints", "There is nothing in the trick that is worth a trump.")
    if reason.id == "keeps_trump" and count(reason.cards) == 1:
        return translate("Hints", "It saves a trump for later: %1.")
    texts = _everywhere() | _winning(french=french) | _leaving(french=french) | _briscola()
    return texts[reason.id]


def _everywhere() -> dict[str, str]:
    return {
        "only_move": translate("Hints", "It is the only move."),
        "little_in_it": translate("Hints", "There is little to choose between the moves."),
        "as_good": translate("Hints", "%1 would be nearly as good."),
        "next_best": translate("Hints", "The next best, %1, comes out about %2 points worse."),
        "search": translate("Hints", "It simply came out best in %2 imagined deals."),
        "all_in_all": translate("Hints", "All in all it seems best."),
        "keeps": translate("Hints", "It keeps %1 for later."),
    }


def _winning(*, french: bool) -> dict[str, str]:
    """What a capture brings in Scopa."""
    return {
        "sweep": translate("Hints", "It sweeps the table: a point at once."),
        "settebello": translate("Hints", "It wins the settebello."),
        "sevens": translate("Hints", "It wins %1 for the primiera."),
        "primiera": translate("Hints", "It wins %1 for the primiera."),
        "primiera_sure": translate("Hints", "It makes the primiera sure."),
        "sevens_lost": translate("Hints", "It wins %1 for the primiera: the others have more sevens."),
        "coins": translate("Hints", "It wins %1 for the diamonds.")
        if french
        else translate("Hints", "It wins %1 for the coins."),
        "cards": translate("Hints", "It captures, and every card counts."),
        "napola": translate("Hints", "It wins %1 for the napola."),
        "target": translate("Hints", "It is the last point that is missing to %2."),
        "spariglio": translate("Hints", "It leaves ranks unpaired, which does not suit the dealer."),
        "pairs": translate("Hints", "It pairs ranks again, which suits the dealer’s side."),
        "lays_low": translate(
            "Hints", "It lays a low unpaired card, which a sum can pair again: that suits the dealer’s side."
        ),
        "lays_high": translate("Hints", "It lays the highest of three unpaired cards before a sum pairs them again."),
        "takes_most": translate("Hints", "It takes more cards than any other move."),
        "leftovers": translate("Hints", "Whoever captures last takes what is left."),
    }


def _several(*, french: bool) -> dict[str, str]:
    return {
        "coins": translate("Hints", "It wins several diamonds at once.")
        if french
        else translate("Hints", "It wins several coins at once."),
        "sevens": translate("Hints", "It wins several sevens for the primiera."),
        "primiera": translate("Hints", "It wins several good cards for the primiera."),
        "sevens_lost": translate("Hints", "It wins good cards for the primiera: the others have more sevens."),
        "napola": translate("Hints", "It wins several cards for the napola."),
        "keeps_trump": translate("Hints", "It saves the trumps for later."),
    }


def _leaving(*, french: bool) -> dict[str, str]:
    """What a move of Scopa leaves on the table and in the hand."""
    return {
        "above_ten": translate("Hints", "What is left makes more than ten: nobody can sweep it."),
        "their_target": translate("Hints", "The next player is one point from the target, and gets no sweep here."),
        "few_sweepers": translate("Hints", "Only %1 could sweep the table then."),
        "sweepers_gone": translate("Hints", "Nobody else can hold a card that sweeps the table then."),
        "empty_table": translate("Hints", "On an empty table the next player has to lay a card."),
        "gives_little": translate("Hints", "No diamond and no seven is left to take.")
        if french
        else translate("Hints", "No coin and no seven is left to take."),
        "less_to_take": translate("Hints", "It leaves fewer diamonds and sevens on the table than if you played %1.")
        if french
        else translate("Hints", "It leaves fewer coins and sevens on the table than if you played %1."),
        "fewer_take": translate("Hints", "Fewer cards can take from the table then than if you played %1."),
        "stuck": translate("Hints", "Nobody else can take anything from this table."),
        "mulinello": translate("Hints", "The next player can probably take nothing and has to lay."),
        "partner": translate("Hints", "Your partner laid %1 before and may take with another."),
        "keeps_pair": translate("Hints", "It keeps a pair together: one to lay, one to take it with."),
        "follow_up": translate("Hints", "%1 can take from the table next time."),
        "held_twice": translate("Hints", "You hold another card of this rank."),
        "opening": translate("Hints", "You hold more of this rank, so fewer cards can sweep this lead."),
        "rank_held": translate("Hints", "Nobody else can hold a card of this rank."),
        "rank_gone": translate("Hints", "Nearly all cards of this rank have gone."),
    }


def _briscola() -> dict[str, str]:
    return {
        "lead_worthless": translate("Hints", "%1 costs nothing to lead."),
        "lead_little": translate("Hints", "%1 is worth only %2 points."),
        "lead_safe": translate("Hints", "Nobody can beat %1."),
        "highest_trump": translate("Hints", "%1 is the highest trump left."),
        "trumps_gone": translate("Hints", "The others have no trumps left: nobody can beat %1."),
        "load_partner": translate("Hints", "The trick is your partner’s for sure: load it."),
        "partner_sure": translate("Hints", "The trick is your partner’s for sure: no need to beat it."),
        "partner_has_it": translate("Hints", "Your partner has the trick so far."),
        "partner_last": translate("Hints", "Your partner plays last to this trick."),
        "only_trumps_beat": translate("Hints", "Only a trump can beat %1."),
        "fewer_beat": translate("Hints", "Fewer cards can beat it than if you played %1."),
        "less_at_stake": translate("Hints", "Fewer points are at stake than if you played %1."),
        "throw_worthless": translate("Hints", "%1 gives no points away."),
        "throw_little": translate("Hints", "%1 is the least to lose."),
        "trump_rich": translate("Hints", "There are %2 points in the trick: worth a trump."),
        "takes_points": translate("Hints", "It wins the trick for sure: %2 points."),
        "takes_over": translate("Hints", "It beats %1."),
        "lowest_winner": translate("Hints", "%1 is enough; the higher card stays in your hand."),
        "keeps_trump": translate("Hints", "It saves trumps for later: %1."),
        "poor_trick": translate("Hints", "There is too little in the trick for a trump: %2 points."),
        "last_word": translate("Hints", "Then the other player leads, and you answer."),
        "turned_trump": translate("Hints", "Then the last draw brings your side %1."),
        "no_exchange": translate("Hints", "Even without the exchange %1 goes to whoever loses this trick."),
        "seven_exchange": translate("Hints", "The seven of trumps becomes %1."),
        "ending": translate("Hints", "All cards are known: this is the best way to play them out."),
    }
