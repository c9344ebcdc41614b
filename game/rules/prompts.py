"""What a seat is asked, in the words of a voice."""

from collections.abc import Sequence

from game.rules import question
from game.rules.events import Phase
from game.rules.in_words import listed, number_word
from game.rules.pack import HEIGHTS
from game.rules.spoken import claim_told, whose
from game.rules.voice import Voice


def prompt(voice: Voice, asked: question.Question, names: Sequence[str], seat: int) -> str:
    """Ask a seat its question."""
    name = names[seat]
    match asked:
        case question.WhereToCut(phase):
            cuts = {Phase.CUT_FOR_DEAL: voice.cut_for_deal, Phase.CUT_PACK: voice.cut_pack}
            words = voice.say(cuts.get(phase, voice.cut_starter), name, starter=voice.starter)
            return f"{words}: {listed([*HEIGHTS], 'or')}" if voice.names_heights else words
        case question.WhichTarget(targets):
            ways = [voice.target.format(target=target) for target in targets]
            return voice.say(voice.which_target, name, targets=listed(ways, "or"))
        case question.WhatToLayAway(_, number, dealer):
            return voice.say(voice.discard, names[dealer], **_discarding(voice, number, names[dealer]))
        case question.WhatToPlay():
            return voice.play_and_count if asked.pegs else f"{voice.play}{voice.or_go * asked.goes_by_hand}"
        case question.WhatItCounts(shown):
            if not shown:
                return voice.say(voice.count_card, name)
            return voice.say(voice.count_crib if shown.crib else voice.count_hand, name)
        case question.WhetherItStands(claim):
            return f"{claim_told(voice, claim, names[claim.seat])}. {voice.call}"
        case question.GoesWithoutSaying():
            raise AssertionError("nobody is asked")


def _discarding(voice: Voice, number: int, dealer: str) -> dict[str, object]:
    cards = "a card" if number == 1 else f"{number_word(number)} cards"
    return {"cards": cards, "number": number_word(number), "whose": whose(voice, dealer)}


def discard_the_rest(voice: Voice, number: int, dealer: str) -> str:
    """Ask for the rest of a discard, of which some is chosen."""
    more = f"{number_word(number)} more"
    words = _discarding(voice, number, dealer)
    return voice.say(voice.discard, dealer, **{**words, "cards": f"{more} card", "number": more})


def confirm(voice: Voice, number: int, dealer: str) -> str:
    """Say the effect of fire once the discard is chosen, where it asks again."""
    return voice.say(voice.confirm, dealer, **_discarding(voice, number, dealer))
