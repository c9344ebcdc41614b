"""Weighing every choice of a view, quickly or with care."""

from random import Random

from game.players.judge.judgement import Judgement
from game.players.judge.option import Option, Options, Part
from game.players.player import Thought, what_it_knows
from game.players.tables.odds import FormOdds
from game.players.thought.advice import Advice
from game.players.thought.choosing import advise
from game.players.thought.effort import Effort
from game.rules.counting import peg, points
from game.rules.moves import LayAway, Play
from game.rules.view import View

QUICK = Effort(work=40_000, work_on_lead=40_000, deals_drawn=300, deals_played=40)
CAREFUL = Effort(work=16 * 135_000, work_on_lead=16 * 150_000)


def quick_options(view: View, odds: FormOdds) -> Thought[Options]:
    """Every choice, best first, as a glance of some milliseconds has it."""
    return (yield from careful_options(view, odds, QUICK))


def careful_options(view: View, odds: FormOdds, effort: Effort = CAREFUL) -> Thought[Options]:
    """Every choice, best first, with as much effort as that."""
    advice = yield from advise(view, odds, effort, Random(what_it_knows(view)))
    make = _card if view.kept else _keep
    options = [make(view, one) for one in advice]
    if not odds.win:
        options.sort(key=lambda option: -option.points)
    return tuple(options)


def judge(view: View, move: LayAway | Play, odds: FormOdds, effort: Effort = CAREFUL) -> Thought[Judgement]:
    """What a move cost."""
    options = yield from careful_options(view, odds, effort)
    chosen = move.cards if isinstance(move, LayAway) else (move.card,)
    return Judgement(view.seat, chosen, options, is_careful=True)


def _keep(view: View, advice: Advice) -> Option:
    crib = advice.crib if view.crib_is_ours else -advice.crib / (view.form.sides - 1)
    parts = (
        (Part.HAND, advice.hand),
        (Part.CRIB, crib),
        (Part.PEGGED, advice.pegged),
        (Part.CONCEDED, -advice.conceded),
    )
    return _option(view, advice, 0, parts)


def _card(view: View, advice: Advice) -> Option:
    (card,) = advice.cards
    now = points(peg([*(laid for _, laid in view.pile), card]))
    parts = ((Part.NOW, float(now)), (Part.LATER, advice.pegged - now - advice.conceded))
    return _option(view, advice, now, parts)


def _option(view: View, advice: Advice, now: int, parts: tuple[tuple[Part, float], ...]) -> Option:
    cards = tuple(sorted(advice.cards))
    total = sum(value for _, value in parts)
    chance = advice.chance if view.form.sides == 2 else None
    return Option(
        cards,
        (cards,),
        now,
        advice.hand,
        advice.crib,
        advice.pegged - now,
        advice.conceded,
        total,
        chance,
        parts,
    )
