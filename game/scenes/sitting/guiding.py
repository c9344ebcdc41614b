"""Who explains each step of a first game, once, when it comes."""

from collections.abc import Callable

from game.handbook.guided_steps import News, guide_words
from game.rules.events import CountCleared, Dealt, Event, Pegged, Shown, WentGo, Won
from game.rules.phase import Ask, Phase
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
_ASKS = {Ask.LAY_AWAY: News.LAY_AWAY, Ask.PLAY: News.PLAY, Ask.CALL_MUGGINS: News.CALL_MUGGINS}


class Guide:
    """Tells every step once; `leave` is what is done when it is not wanted any more."""

    def __init__(self, table: Table, starter: str, leave: Callable[[], None]) -> None:
        self._table = table
        game = table.game
        self._untold = guide_words(game.form, game.house, starter)
        self._leave = leave

    def leave(self) -> None:
        """No more is told, in this game and in others."""
        self._untold.clear()
        self._leave()

    def before(self, event: Event) -> str | None:
        """What is to be told before this is seen."""
        if isinstance(event, Shown):
            return self._tell(News.CRIB if event.crib else News.HAND)
        words = self._tell(_BEFORE.get(type(event)))
        if words and isinstance(event, Won):
            self.leave()
        return words

    def asked(self, seat: int) -> str | None:
        """What is to be told before this person acts."""
        game = self._table.game
        match game.asks(seat):
            case Ask.CUT:
                return self._tell(_CUTS.get(game.phase))
            case Ask.COUNT:
                return self._tell(News.COUNT if game.phase is Phase.SHOW else News.COUNT_CARD)
            case Ask.PLAY if News.STARTER in self._untold:
                return self._tell(News.STARTER)
            case Ask.PLAY if News.PLAY not in self._untold and game.house.counting.in_play:
                return self._tell(News.COUNT_CARD)
            case ask:
                return self._tell(_ASKS.get(ask)) if ask else None

    def _tell(self, step: News | None) -> str | None:
        return self._untold.pop(step, None) if step else None
