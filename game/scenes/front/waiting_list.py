"""All the games that wait, with whose they are, and what each of them is."""

from collections.abc import Sequence

from game.evening.waiting_games import WaitingGames
from game.evening.waiting_words import how_it_stands
from game.scenes.front.resume import NOT_NOW, SET_ASIDE, Resume, about
from game.scenes.lists.long_list import LongMenu
from game.scenes.scene import Answer, LayOver


class WaitingList(LongMenu):
    """One line a game, first those of the initials that were given."""

    title, note = "GAMES THAT WAIT", "The button takes one up   {back} back"

    def __init__(self, games: WaitingGames) -> None:
        super().__init__()
        self.games = games

    @property
    def size(self) -> int:
        return len(self.games.found)

    def line(self, index: int) -> tuple[str, str]:
        """Whose it is, when it was begun, and how it stands."""
        waiting = self.games.found[index]
        if not waiting.saved:
            return waiting.path.name, "cannot be read"
        begun = waiting.saved.extras.get("begun", "")[:10]
        return f"{waiting.initials or 'nobody':6}  {begun}", how_it_stands(waiting)

    @property
    def card(self) -> Sequence[str]:
        """The same as the question says, without whose it is."""
        waiting = self.games.found[self.chosen]
        return about(waiting)[2:] if waiting.saved else about(waiting)

    def choose(self, index: int) -> Answer:
        """Ask what becomes of it."""
        return LayOver(Resume(self.games, self.games.found[index], [SET_ASIDE, NOT_NOW]))
