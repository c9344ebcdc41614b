"""A nudge: where to look, as this position has it, and never at which card."""

from game.coaching.study import Study
from game.players.weigh.judgement import chief_part
from game.players.weigh.option import Option, Part
from game.rules.view import View

LITTLE_BETWEEN = "There is little between them"
THE_PEGS = "Look at the pegs before the points"
ALL_TOGETHER = "No one thing decides: weigh them all"
NOT_ONLY_POINTS = "Points at once are not everything"
WHOSE_CRIB = "Think of whose crib it is"
_OF_PARTS = {
    Part.HAND: "Look at what the hand itself counts",
    Part.CRIB: WHOSE_CRIB,
    Part.PEGGED: "Think of what your cards can peg",
    Part.CONCEDED: "Think of what the others can peg",
    Part.NOW: "There are points to be had",
    Part.REPLY: "Think of what the next card can make",
    Part.LATER: "Think of what you keep for later",
}
_LITTLE = 0.005  # of a game


def nudge(study: Study) -> str:
    """What makes the best choice better than the one that a first glance would take, or than the next."""
    best, *others = study.options
    if not others or best.chance - others[-1].chance < _LITTLE:
        return LITTLE_BETWEEN
    tempting = max(study.options, key=lambda option: _at_first_glance(study.view, option))
    other = others[0] if tempting is best else tempting
    if best.points < other.points:
        return THE_PEGS
    is_counted_for_them = not study.view.house.counting.in_play
    if is_counted_for_them and tempting.now > best.now:
        return NOT_ONLY_POINTS
    part = chief_part(best, other)
    return _OF_PARTS[part] if part and (is_counted_for_them or part is not Part.NOW) else ALL_TOGETHER


def _at_first_glance(view: View, option: Option) -> float:
    """What is seen without much thought: the hand that is kept, or what a card pegs at once."""
    return option.now if view.kept else option.hand
