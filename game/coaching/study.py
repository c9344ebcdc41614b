"""A decision that is thought about: by a glance, and then with care."""

from game.players.champ import Champ
from game.players.player import Thought
from game.players.weigh.judgement import Judgement
from game.players.weigh.option import Option, Options
from game.players.weigh.weighing import careful_options, quick_options
from game.rules.cards import Cards
from game.rules.view import View


class Study:
    """The options of one view, best first, as far as they have been weighed."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.options: Options = ()
        self.is_careful = False
        self._thought = self._think()

    def _think(self) -> Thought[None]:
        odds = Champ.odds(self.view.form)
        self.options = yield from quick_options(self.view, odds)
        yield
        self.options = yield from careful_options(self.view, odds)
        self.is_careful = True

    def step(self) -> bool:
        """Think one slice of a few milliseconds; whether there was anything left to think of."""
        next(self._thought, None)
        return not self.is_careful

    def finish(self) -> None:
        """Think to the end, where nobody looks at a picture."""
        while self.step():
            pass

    def option(self, cards: Cards) -> Option | None:
        """The option that these cards stand for, if they are one."""
        return next((option for option in self.options if option.stands_for(cards)), None)

    def judgement(self, chosen: Cards) -> Judgement:
        """What these cards would cost."""
        return Judgement(self.view.seat, chosen, self.options, self.is_careful)
