"""Who explains each step of a first game, once, when it comes."""

from collections.abc import Callable

from game.handbook.guided_steps import News, guide_words
from game.rules.events import CountCleared, Dealt, Event, HandShown, Pegged, Phase, WentGo, Won
from game.rules.question import Question, WhatItCounts, WhatToLayAway, WhatToPlay, WhereToCut, WhetherItStands
from game.scenes.box import Box
from game.scenes.scene import Answer, TakeOff
from game.table import Table

_BEFORE: dict[type[Event], News] = {
    Dealt: News.DEAL,
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
    """Tells every step once; `leave` is called when it is not wanted any more."""

    def __init__(self, table: Table, starter: str, leave: Callable[[], None]) -> None:
        game = table.game
        self._untold = guide_words(game.form, game.house, starter)
        self._leave = leave

    def leave(self) -> None:
        """No more is told, in this game and in others."""
        self._untold.clear()
        self._leave()

    def before(self, event: Event) -> str | None:
        if isinstance(event, HandShown):
            return self._tell(News.CRIB if event.crib else News.HAND)
        words = self._tell(_BEFORE.get(type(event)))
        if words and isinstance(event, Won):
            self.leave()
        return words

    def asked(self, asked: Question) -> str | None:
        match asked:
            case WhereToCut(phase):
                return self._tell(_CUTS[phase])
            case WhatToLayAway():
                return self._tell(News.LAY_AWAY)
            case WhatItCounts(shown):
                return self._tell(News.COUNT if shown else News.COUNT_CARD)
            case WhetherItStands() | WhatToPlay(lets_stand=True):
                return self._tell(News.CALL_MUGGINS)
            case WhatToPlay() if News.STARTER in self._untold:
                return self._tell(News.STARTER)
            case WhatToPlay(pegs=True) if News.PLAY not in self._untold:
                return self._tell(News.COUNT_CARD)
            case WhatToPlay():
                return self._tell(News.PLAY)
            case _:
                return None

    def _tell(self, step: News | None) -> str | None:
        return self._untold.pop(step, None) if step else None


class GuideBox(Box):
    """A step explained; who knows the game sends the guide away."""

    def __init__(self, guide: Guide, words: str) -> None:
        super().__init__([words], [("Go on", TakeOff()), ("No more of this", TakeOff())])
        self.guide = guide

    def choose(self, index: int) -> Answer:
        if index:
            self.guide.leave()
        return super().choose(index)
