"""The desk: a position in one line is asked about, and the answer is the coach's page of it."""

from collections.abc import Iterator
from time import monotonic

from game.coaching.coach import Analysis
from game.coaching.coach_page import CardWords, CoachPage, page_lines
from game.players.champ import Champ
from game.players.weigh.rollouts import RolledOut, Rollouts
from game.rules.counting import peg, points, show
from game.rules.question import (
    GoesWithoutSaying,
    WhatItCounts,
    WhatToLayAway,
    WhatToPlay,
    WhetherItStands,
    question,
)
from game.rules.spoken import aloud, capital, made
from game.rules.view import View
from game.rules.voice import HOUSE

WORTH_A_CUT = "Cut as you like: one card is as likely as another."


def asked(view: View) -> str:
    """Return the question, in a word."""
    match question(view):
        case WhatToLayAway():
            return "discard?"
        case WhatToPlay():
            return "card?"
        case WhatItCounts() | WhetherItStands() | GoesWithoutSaying():
            return "count?"
        case None:
            return "not your turn"
        case _:
            return "cut?"


def ask_lines(view: View, card_words: CardWords, seconds: float = 0) -> Iterator[str]:
    """List every choice with its worth, the best first; played out for so many seconds, if any."""
    match question(view):
        case WhatToLayAway():
            yield from _weighed(view, card_words, seconds)
        case WhatToPlay(fits=fits) if len({card.rank for card in fits}) > 1:
            yield from _weighed(view, card_words, seconds)
        case WhatToPlay(fits=fits):
            yield f"Only one choice: {card_words(fits[:1])}." if fits else "No card fits: say go."
        case WhatItCounts() | WhetherItStands() | GoesWithoutSaying():
            yield _counted(view)
        case None:
            yield "It isn't your turn here."
        case _:
            yield WORTH_A_CUT


def _counted(view: View) -> str:
    shown = view.to_count
    scores = (
        show(shown.cards, shown.starter, crib=shown.crib) if shown else peg([card for _, card in view.pile])
    )
    true = points(scores)
    told = aloud(HOUSE, scores, shown.cards) if shown else made(HOUSE, scores, "") if scores else ""
    words = f"{capital(told)}. " if told else ""
    if not view.claimed:
        return f"{words}Say {true}."
    missed = true - view.claimed.said
    return f"{words}{f'Call muggins for {missed}' if missed > 0 else 'Let it stand'}."


def _weighed(view: View, card_words: CardWords, seconds: float) -> Iterator[str]:
    analysis = Analysis(view)
    analysis.finish()
    yield from page_lines(CoachPage(analysis), card_words)
    if seconds:
        rollouts = rollouts_of(analysis)
        ends = monotonic() + seconds
        for _ in rollouts.think():
            if monotonic() > ends:
                break
        yield from rolled_out_lines(rollouts, card_words)


def rollouts_of(analysis: Analysis) -> Rollouts:
    """Take the choices of an analysis, to be played out in the same deals."""
    view = analysis.view
    return Rollouts(view, Champ.odds(view.form), [option.cards for option in analysis.options])


def rolled_out_lines(rollouts: Rollouts, card_words: CardWords) -> Iterator[str]:
    """List each choice with its chance to win, and how far it is behind the best in the same deals."""
    results = rollouts.results()
    yield f"Played out in {rollouts.played} deals, the same for each choice:"
    for at, one in enumerate(results, 1):
        yield f"{at}: {card_words(one.cards)}. {_share(one.chance, one.error)} to win{_behind(one)}."
    if len(results) > 1:
        yield verdict(rollouts)


def verdict(rollouts: Rollouts) -> str:
    """Tell whether the best two are told apart."""
    _, second = rollouts.results()[:2]
    told = "ahead, for sure" if rollouts.is_settled else "ahead, but not for sure yet"
    return f"The best is {_share(second.behind, second.behind_error)} {told}."


def _behind(one: RolledOut) -> str:
    return f", {_share(one.behind, one.behind_error)} behind" if one.behind else ""


def _share(value: float, error: float) -> str:
    return f"{100 * value:.1f}% ± {100 * error:.1f}%"
