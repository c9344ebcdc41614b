"""The choices that were made in a game, each held against the best there was."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from game.players.weigh.option import Option, Options, Part
from game.rules.cards import Cards
from game.rules.game import Game
from game.rules.moves import LayAway, Move, Play
from game.rules.view import View


class Mark(IntEnum):
    """How costly a choice was."""

    NONE = 0
    DOUBTFUL = 1
    ERROR = 2
    BLUNDER = 3


MARKED_FROM = {Mark.DOUBTFUL: 0.01, Mark.ERROR: 0.02, Mark.BLUNDER: 0.04}  # of a game
_MOST_OF_IT = 0.5


def mark_of(cost: float) -> Mark:
    """The mark for giving away so much of a game."""
    return Mark(sum(cost >= step for step in MARKED_FROM.values()))


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat chose among its options, which stand best first."""

    seat: int
    chosen: Cards
    options: Options
    is_careful: bool

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def taken(self) -> Option:
        """The option that was chosen."""
        return next(option for option in self.options if option.stands_for(self.chosen))

    @property
    def cost(self) -> float:
        """What was given away of a game."""
        return self.best.chance - self.taken.chance

    @property
    def mark(self) -> Mark:
        return mark_of(self.cost)

    @property
    def why(self) -> Part | None:
        """The part that makes most of the difference, if one does."""
        return chief_part(self.best, self.taken)


def chief_part(best: Option, other: Option) -> Part | None:
    """The part that makes at least half of what one option is better by; near home points may not tell it."""
    better_by = best.chance - other.chance
    if better_by <= 0:
        return None
    lost = {part: points - dict(other.parts)[part] for part, points in best.parts}
    part = max(lost, key=lambda each: lost[each])
    return part if lost[part] * best.worth >= _MOST_OF_IT * better_by else None


@dataclass(frozen=True, slots=True)
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
    """What a seat is about to decide by this move, if anything."""
    if not isinstance(move, LayAway | Play):
        return None
    view = game.view(seat)
    if isinstance(move, Play) and len({card.rank for card in view.playable}) < 2:
        return None
    return Decision(len(game.moves), game.deals, view, move)


def decisions(game: Game) -> Iterator[Decision]:
    """All decisions of a game, from its first move on."""
    again = game.begun_again()
    for seat, move in game.moves:
        made = decision(again, seat, move)
        if made:
            yield made
        again.apply(seat, move)
