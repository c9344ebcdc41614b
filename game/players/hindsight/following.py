"""The deals of a game, as they are followed move by move: all their cards, and when they came how far."""

from dataclasses import dataclass, field
from enum import Enum, auto

from game.rules.events import Dealt, Events
from game.rules.game import Game
from game.rules.stage import Deal


class Stop(Enum):
    """The stations of a deal, in order."""

    BEFORE = auto()
    DEALT = auto()
    LAID_AWAY = auto()
    STARTER = auto()
    AFTER = auto()


@dataclass
class FollowedDeal:
    """One deal: its cards, the scores before and after it, and after how many moves it came where."""

    deal: Deal
    scores: tuple[int, ...]
    reached: dict[Stop, int] = field(default_factory=dict)
    scores_after: tuple[int, ...] | None = None
    """Nothing while it lasts."""

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from the same deal with moves taken back and made anew."""
        deal = self.deal
        return deal.number, tuple(deal.laid_away), deal.starter, self.scores, self.scores_after


class Following:
    """Goes along with a game; it is to be told of all that happens, from the opening on."""

    def __init__(self, game: Game) -> None:
        self.deals: list[FollowedDeal] = []
        self.note(game, game.opening)

    @property
    def over(self) -> list[FollowedDeal]:
        """The deals that are over."""
        return [deal for deal in self.deals if deal.scores_after]

    def note(self, game: Game, events: Events) -> None:
        """What came of the latest move."""
        number = len(game.moves)
        if game.outcome or any(isinstance(event, Dealt) for event in events):
            self._end_deal(number, tuple(game.scores))
        if any(isinstance(event, Dealt) for event in events):
            reached = {Stop.BEFORE: number, Stop.DEALT: number}
            self.deals.append(FollowedDeal(game.deal, tuple(game.scores), reached))
        if self.deals and all(self.deals[-1].deal.laid_away):
            self.deals[-1].reached.setdefault(Stop.LAID_AWAY, number)
        if self.deals and self.deals[-1].deal.starter:
            self.deals[-1].reached.setdefault(Stop.STARTER, number)

    def _end_deal(self, number: int, scores: tuple[int, ...]) -> None:
        if self.deals and not self.deals[-1].scores_after:
            self.deals[-1].scores_after = scores
            self.deals[-1].reached[Stop.AFTER] = number
