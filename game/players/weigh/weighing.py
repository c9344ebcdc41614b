"""Weighing every choice of a view, at a glance or with care."""

from dataclasses import replace

from game.players.player import Thought
from game.players.search.situation import Effort
from game.players.tables.odds import FormOdds
from game.players.weigh.judgement import Judgement
from game.players.weigh.keeps import weighed_keeps
from game.players.weigh.option import Options
from game.players.weigh.play import weighed_cards
from game.rules.cards import Cards
from game.rules.moves import LayAway, Play
from game.rules.view import View

# Of a hundred cards the careful choice was that of a search at sixteen times its effort in 97, and
# cost 0.07 % of a game in the others. Against all hands that may be held a cost is off (sd) by 0.2
# to 0.4 % at a lead, by 0.15 at the reply, and not at all later (`python -m tools.bench judge`).
QUICK = Effort(
    work=12_000, work_on_lead=12_000, pilot_hands=3, deals_drawn=120, deals_played=20, shows=20, races=False
)
CAREFUL = Effort(
    work=150_000,
    work_on_lead=240_000,
    most_hands=455,
    weighed_hands=2000,
    deals_drawn=2000,
    deals_played=500,
)


def weigh(view: View, odds: FormOdds, effort: Effort) -> Thought[Options]:
    """Every choice of a view, best first."""
    if view.kept:
        return (yield from weighed_cards(view, odds, replace(effort, account=True)))
    return (yield from weighed_keeps(view, odds, effort.races))


def quick_options(view: View, odds: FormOdds) -> Thought[Options]:
    """Every choice, best first, as a glance of some milliseconds has it."""
    return weigh(view, odds, QUICK)


def careful_options(view: View, odds: FormOdds, effort: Effort = CAREFUL) -> Thought[Options]:
    """Every choice, best first; what is laid away needs no effort, being worked out exactly."""
    return weigh(view, odds, effort)


def judge(view: View, move: LayAway | Play, odds: FormOdds, effort: Effort = CAREFUL) -> Thought[Judgement]:
    """What a move was worth, and what would have been best."""
    options = yield from careful_options(view, odds, effort)
    return Judgement(view.seat, chosen_by(move), options, is_careful=True)


def chosen_by(move: LayAway | Play) -> Cards:
    """What was laid away, or the card that was played."""
    return move.cards if isinstance(move, LayAway) else (move.card,)
