"""The desk: a position in one line is asked about, and the answer is the coach's page of it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest

from game.coaching.coach import Analysis
from game.coaching.coach_page import CoachPage, figures_told, page_lines, page_table, table_remarks
from game.coaching.reasons import CardWords, is_or_are
from game.players.weigh.option import Option
from game.players.weigh.rollouts import RolledOut, Rollouts
from game.rules.counting import points
from game.rules.errors import InvalidPosition
from game.rules.in_words import capital, listed
from game.rules.match_length import Stand
from game.rules.position_reader import WrongWord, read_position, read_stand
from game.rules.position_typed import in_plain_words, typed_hand, typed_position
from game.rules.question import (
    GoesWithoutSaying,
    WhatItCounts,
    WhatToLayAway,
    WhatToPlay,
    WhetherItStands,
    question,
)
from game.rules.spoken import aloud, made, no_flush
from game.rules.view import View
from game.rules.voice import HOUSE
from game.sheets.columns import laid_out
from game.values import replace

PlaysOut = Callable[[Rollouts], object]
"""Plays choices out as long as somebody wants it."""
MARGINS = "± holds 95 times in 100."
_ROUNDS_TO_NOTHING = 0.0005  # at one digit of a percent
_MOST_NAMED = 3
SURE = "that is wrong at most once in 100"
NO_SCORE = "At 0 to 0. For another score add it, yours first, such as 45-60."
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


def answer_lines(
    text: str, card_words: CardWords, plays_out: PlaysOut | None = None, *, in_columns: bool = False
) -> Iterator[str]:
    """Answer a position as it was typed; `InvalidPosition` says how to ask."""
    if counted := typed_hand(text):
        told = aloud(HOUSE, counted.scores, counted.cards)
        why_not = [f"{words}."] if (words := no_flush(HOUSE, counted)) else []
        yield " ".join([f"{capital(told)}. Say {points(counted.scores)}.", *why_not])
        return
    line = typed_position(text)
    try:
        view = read_position(line)
    except WrongWord as error:
        if "=" in text:
            raise
        raise InvalidPosition(in_plain_words(error, line)) from None
    if line != text and "scores=" not in line:
        yield NO_SCORE
    yield from ask_lines(view, card_words, plays_out, read_stand(line), in_columns=in_columns)


def ask_lines(
    view: View,
    card_words: CardWords,
    plays_out: PlaysOut | None = None,
    stand: Stand | None = None,
    *,
    in_columns: bool = False,
) -> Iterator[str]:
    """List every choice with its worth, the best first; as they were played out, if they are to be."""
    match question(view):
        case WhatToLayAway():
            yield from _weighed(view, card_words, plays_out, stand, in_columns)
        case WhatToPlay(fits=fits) if len({card.rank for card in fits}) > 1:
            yield from _weighed(view, card_words, plays_out, stand, in_columns)
        case WhatToPlay(fits=[_, _, *_] as fits):
            yield f"These are worth the same: {card_words(fits)}."
        case WhatToPlay(fits=fits):
            yield f"Only one choice: {card_words(fits[:1])}." if fits else "No card fits: say go."
        case WhatItCounts() | WhetherItStands() | GoesWithoutSaying():
            yield _counted(view)
        case None:
            yield "It isn't your turn here."
        case _:
            yield WORTH_A_CUT


def _counted(view: View) -> str:
    shown, scores = view.to_count, view.scores_to_count
    true = points(scores)
    told = aloud(HOUSE, scores, shown.cards) if shown else made(HOUSE, scores, "") if scores else ""
    words = f"{capital(told)}. " if told else ""
    if not view.claimed:
        return f"{words}Say {true}."
    missed = true - view.claimed.said
    return f"{words}{f'Call muggins for {missed}' if missed > 0 else 'Let it stand'}."


def _weighed(
    view: View, card_words: CardWords, plays_out: PlaysOut | None, stand: Stand | None, in_columns: bool
) -> Iterator[str]:
    analysis = Analysis(view)
    analysis.finish()
    if plays_out:
        rollouts = rollouts_of(analysis)
        plays_out(rollouts)
        page = CoachPage(as_played_out(analysis, rollouts.results()))
        yield from rolled_out_lines(rollouts, card_words, figures_told(page, card_words))
        yield page.why(0, card_words)
    else:
        yield from _priced(CoachPage(analysis), card_words, in_columns)
    if stand:
        chance = stand.chance(view.form.side(view.seat), analysis.options[0].chance)
        yield f"To win the match, {stand.length.words}: {chance:.0%}."


def _priced(page: CoachPage, card_words: CardWords, in_columns: bool) -> Iterator[str]:
    """Say what to do, and list every choice; a choice that is as good is named once, at the top."""
    if page.has_no_hope:
        yield from page_lines(page, card_words)
        return
    as_good = page.as_good
    ties = f"; {_as_good_words(as_good, card_words)} as good" if as_good else ""
    yield f"{'Play' if page.view.kept else 'Discard'} {card_words(page.options[0].cards)}{ties}."
    if in_columns:
        lines = [*laid_out(page_table(page, card_words, None)), *table_remarks(page, card_words, None)]
    else:
        lines = page_lines(page, card_words)
    yield from lines[:-1] if as_good else lines


def _as_good_words(options: Sequence[Option], card_words: CardWords) -> str:
    if options[_MOST_NAMED:]:
        return f"{len(options)} others are"
    return f"{listed([card_words(one.cards) for one in options], 'or')} {is_or_are(options[0].cards)}"


def rollouts_of(analysis: Analysis) -> Rollouts:
    """Take the choices of an analysis, to be played out in the same deals."""
    return Rollouts(analysis.view, [option.cards for option in analysis.options])


def as_played_out(analysis: Analysis, results: Sequence[RolledOut]) -> Analysis:
    """Rank the choices as they were played out, so that every word of them names the same best."""
    options = {option.cards: option for option in analysis.options}
    ranked = [replace(options[one.cards], chance=one.chance) for one in results]
    return Analysis.found(analysis.view, tuple(ranked) or analysis.options, analysis.match_chance)


def rolled_out_lines(rollouts: Rollouts, card_words: CardWords, figures: Sequence[str] = ()) -> Iterator[str]:
    """List each choice with its chance to win, and how far it is behind the best in the same deals.

    `figures`: what else is told of each."""
    results = rollouts.results()
    yield f"Played out in {rollouts.played:,} deals, the same for each choice. {MARGINS}"
    for at, (one, more) in enumerate(zip_longest(results, figures), 1):
        chance = f"{_share(one.chance, one.margin)} to win{_behind(one)}."
        yield f"{at}: {card_words(one.cards)}. {chance}{f' {more}' if more else ''}"
    if len(results) > 1:
        yield verdict(rollouts, card_words)


def verdict(rollouts: Rollouts, card_words: CardWords) -> str:
    """Tell whether the best is told apart from all others."""
    first, second = rollouts.results()[:2]
    verb = is_or_are(first.cards)
    best = f"{card_words(first.cards)} {verb} {_share(second.behind, second.behind_margin)} ahead"
    if rollouts.is_sure:
        return f"{best}: {SURE}."
    return f"{best}, {'very likely, ' * is_likely(rollouts)}but not for sure yet."


def is_likely(rollouts: Rollouts) -> bool:
    """Tell whether the best leads all others by more than the margin, which holds 95 times in 100."""
    return all(one.behind > one.behind_margin for one in rollouts.results()[1:])


def lead_words(results: Sequence[RolledOut]) -> str:
    """Tell in a few words how far the best is ahead of the next, in figures as the rows have them."""
    return "".join(
        f": lead {100 * second.behind:.1f} ±{100 * second.behind_margin:.1f}" for second in results[1:2]
    )


def _behind(one: RolledOut) -> str:
    return f", {_share(one.behind, one.behind_margin)} behind" if one.behind else ""


def _share(value: float, margin: float) -> str:
    digits = 1 if margin >= _ROUNDS_TO_NOTHING else 2
    return f"{100 * value:.{digits}f}% ± {100 * margin:.{digits}f}%"
