"""Why one choice is better than another, in one sentence; nothing where no one part makes the difference."""

from collections.abc import Callable

from game.players.weigh.judgement import chief_part
from game.players.weigh.option import Option, Part
from game.rules.cards import Cards
from game.rules.view import View

CardWords = Callable[[Cards], str]
WINS_OFTENER = "brings less on the whole and wins the race oftener"


def small_cards(cards: Cards) -> str:
    """Cards as a page shows them small."""
    return " ".join(f"[{card}]" for card in cards)


def because(view: View, better: Option, other: Option, card_words: CardWords = small_cards) -> str:
    """The part that makes at least half of the difference."""
    part, lost = chief_part(better, other), _apart(better, other)
    if part is Part.REPLY and round(other.answered, 2) > round(better.answered, 2):
        return _answers(view, better, other, card_words)
    if part:
        reason = _reason(view, part, lost[part])
    elif better.points < other.points:
        reason = WINS_OFTENER
    else:
        return ""
    return f"{card_words(better.cards)} against {card_words(other.cards)}: {reason}."


def _answers(view: View, better: Option, other: Option, card_words: CardWords) -> str:
    """How often the next card of another side scores on either."""
    led = " led" if not view.pile else ""
    often, seldom = (round(100 * option.answered) for option in (other, better))
    first, second = card_words(other.cards), card_words(better.cards)
    return f"{first}{led} is scored on {often} times in 100, {second} {seldom}."


def _apart(better: Option, other: Option) -> dict[Part, float]:
    less = dict(other.parts)
    return {part: value - less[part] for part, value in better.parts}


def _reason(view: View, part: Part, more: float) -> str:
    points = f"{more:.1f}"
    match part:
        case Part.HAND:
            return f"the hand counts {points} more"
        case Part.CRIB if view.crib_is_ours:
            return f"your crib counts {points} more"
        case Part.CRIB:
            return f"the crib costs you {points} less"
        case Part.PEGGED:
            return f"you peg {points} more"
        case Part.CONCEDED:
            return f"they peg {points} less"
        case Part.NOW:
            return f"{points} more at once"
        case Part.REPLY:
            return f"the reply costs {points} less"
        case Part.LATER:
            return f"the later play brings {points} more"
