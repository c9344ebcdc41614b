"""Weighing every choice of a view, at a glance or with care; and the choice, against the best."""

from enum import IntEnum

from game.players.player import Thought
from game.players.search.situation import Effort
from game.players.tables.odds import form_odds
from game.players.weigh.discards import weighed_keeps
from game.players.weigh.option import Option, Options, PointsFrom
from game.players.weigh.plays import weighed_cards
from game.rules.cards import Cards, are_known
from game.rules.game import Game
from game.rules.moves import LayAway, Move, Play, cards_chosen
from game.rules.view import View
from game.values import frozen, replace


class Mark(IntEnum):
    """How costly a choice was."""

    NONE = 0
    DOUBTFUL = 1
    ERROR = 2
    BLUNDER = 3


MARKED_FROM = {Mark.DOUBTFUL: 0.01, Mark.ERROR: 0.02, Mark.BLUNDER: 0.04}  # of a game
MOST_COUNTED = MARKED_FROM[Mark.ERROR]
"""A decision counts no more than this where a player is measured: one disaster near home is as much as a
hundred others, and with it five hundred decisions tell nobody from his neighbor."""
_MOST_OF_IT = 0.5


def mark_of(cost: float) -> Mark:
    """Return the mark for a move that costs this share of a game."""
    return Mark(sum(cost >= step for step in MARKED_FROM.values()))


@frozen
class Judgment:
    """What a seat chose among its options, which stand best first."""

    chosen: Cards
    options: Options

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def taken(self) -> Option:
        """The option that was chosen, with the cards that were: it stands for others of their ranks, too."""
        alike = next(option for option in self.options if option.stands_for(self.chosen))
        return alike.with_cards(self.chosen)

    @property
    def is_best(self) -> bool:
        return self.best.stands_for(self.chosen)

    @property
    def cost(self) -> float:
        """What was given away of a game."""
        return self.best.chance - self.taken.chance

    @property
    def counted(self) -> float:
        """Return the cost as far as it counts where a player is measured."""
        return min(self.cost, MOST_COUNTED)

    @property
    def mark(self) -> Mark:
        return mark_of(self.cost)


def chief_part(best: Option, other: Option) -> PointsFrom | None:
    """Name the part that makes half or more of one option's lead; near home points may not tell it."""
    better_by = best.chance - other.chance
    if better_by <= 0:
        return None
    lost = best.ahead_of(other)
    part = max(lost, key=lambda each: lost[each])
    return part if lost[part] * best.worth >= _MOST_OF_IT * better_by else None


@frozen
class Decision:
    """A lay-away or a card where there was a choice; `at` counts the moves of the log before it."""

    at: int
    deal: int
    view: View
    move: LayAway | Play

    @property
    def seat(self) -> int:
        return self.view.seat


def decision(game: Game, seat: int, move: Move) -> Decision | None:
    """Return the decision that a seat is about to make by this move, if anything."""
    if not isinstance(move, LayAway | Play):
        return None
    view = game.view(seat)
    if not are_known((*view.hand, *view.laid_away)):
        return None  # whoever wrote the game down did not see what this seat knew
    if isinstance(move, Play) and len({card.rank for card in view.playable}) < 2:
        return None
    return Decision(len(game.moves), game.deals, view, move)


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
    cards_played=6_000,
)


def careful_options(view: View, effort: Effort = CAREFUL) -> Thought[Options]:
    """Weigh every choice, best first; a discard needs no effort, being worked out exactly."""
    odds = form_odds(view.form.name)
    if view.kept:
        return (yield from weighed_cards(view, odds, replace(effort, account=True)))
    return (yield from weighed_keeps(view, odds, effort.races))


def quick_options(view: View) -> Thought[Options]:
    """Weigh every choice, best first, as a glance of some milliseconds has it."""
    return careful_options(view, QUICK)


def judge(view: View, move: LayAway | Play, effort: Effort = CAREFUL) -> Thought[Judgment]:
    """Return the worth of a move, and the best one."""
    options = yield from careful_options(view, effort)
    return Judgment(cards_chosen((move,)), options)
