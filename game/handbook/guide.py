"""Who explains each step of a first game, once, when it has happened or is asked for."""

from collections.abc import Callable

from game.handbook.guided_steps import News, Step, guide_words, number_of_steps
from game.rules.events import (
    CountCleared,
    Dealt,
    Event,
    HandShown,
    Pegged,
    Phase,
    StarterCut,
    WentGo,
    Won,
)
from game.rules.question import Question, WhatItCounts, WhatToLayAway, WhatToPlay, WhereToCut, WhetherItStands
from game.table import Table

_AFTER: dict[type[Event], News] = {
    Dealt: News.DEAL,
    StarterCut: News.STARTER,
    Pegged: News.PEG,
    WentGo: News.GO,
    CountCleared: News.NEW_COUNT,
    Won: News.END,
}
_CUTS = {
    Phase.CUT_FOR_DEAL: News.CUT_FOR_DEAL,
    Phase.CUT_PACK: News.CUT_PACK,
    Phase.CUT_STARTER: News.CUT_STARTER,
}


class Guide:
    """Tells every step once, and remembers what it told; `leave` is done when it is not wanted any more."""

    def __init__(self, table: Table, starter: str, leave: Callable[[], None]) -> None:
        self._table, self._starter, self._leave = table, starter, leave
        self._known: set[News] = set()
        self.told: list[tuple[Step, int]] = []
        """Each with the seat whose thing it is about."""
        self.is_gone = False

    def place(self, at: int) -> str:
        """Say which step this is, and of how many."""
        to_come = 0 if self.is_gone else number_of_steps(self._table.game.house)
        return f"{at + 1} of {max(to_come, len(self.told))}"

    def leave(self) -> None:
        """Leave: no more is told, in this game and in others."""
        self.is_gone = True
        self._leave()

    def after(self, event: Event) -> bool:
        """Tell whether there is something to tell of the last event."""
        seat = event.outcome.seat if isinstance(event, Won) else getattr(event, "seat", None)
        seat = event.dealer if isinstance(event, Dealt) else seat
        if isinstance(event, HandShown):
            return self._tell(News.CRIB if event.crib else News.HAND, event.seat)
        if not self._tell(_AFTER.get(type(event)), seat):
            return False
        if isinstance(event, Won):
            self.leave()
        return True

    def asked(self, asked: Question, seat: int) -> bool:
        """Tell whether there is something to tell of somebody's question now."""
        return self._tell(self._of_question(asked), seat)

    def _of_question(self, asked: Question) -> News | None:
        match asked:
            case WhereToCut(phase):
                return _CUTS[phase]
            case WhatToLayAway():
                return News.LAY_AWAY
            case WhatItCounts(shown):
                return News.COUNT if shown else News.COUNT_CARD
            case WhetherItStands() | WhatToPlay(lets_stand=True):
                return News.CALL_MUGGINS
            case WhatToPlay(pegs=True) if News.PLAY in self._known:
                return News.COUNT_CARD
            case WhatToPlay():
                return News.PLAY
            case _:
                return None

    def _tell(self, news: News | None, seat: int | None) -> bool:
        if news is None or news in self._known or self.is_gone:
            return False
        self._known.add(news)
        game = self._table.game
        step = guide_words(game.form, game.house, self._starter, game.target)[news]
        people = self._table.people or (0,)
        self.told.append((step, people[0] if seat is None else seat))
        return True
