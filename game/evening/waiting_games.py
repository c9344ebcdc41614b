"""The games that wait: where each move of the game under way is kept, and what can be gone on with."""

from game.evening.match_under_way import MatchUnderWay
from game.store.saved import SavedGame
from game.store.unfinished import Unfinished
from game.table import Table


class WaitingGames:
    """What goes wrong with them is added to the complaints."""

    def __init__(self, unfinished: Unfinished, complaints: list[str]) -> None:
        self._unfinished = unfinished
        self._complaints = complaints
        self.offered: SavedGame | None = None
        """The game that can be gone on with, as it was last looked at."""
        self.has_asked = False
        """Whether the people were asked to go on with the game that waited when they came."""

    def look(self) -> SavedGame | None:
        """The game that can be gone on with now."""
        self.offered = self._unfinished.load()
        self._complaints += self._unfinished.complaints
        self._unfinished.complaints = []
        return self.offered

    def begin(self, saved: SavedGame) -> None:
        """A new game is kept from now on, and no other is offered."""
        self._tell(self._unfinished.begin(saved))

    def keep(self, table: Table, match: MatchUnderWay) -> None:
        """Every move goes to disk as it is made; a finished game goes among the finished ones."""

        def journal(line: str) -> None:
            self._tell(self._unfinished.append(line))
            if table.game.outcome:
                match.finish(table)
                self._tell(self._unfinished.finish())

        table.journal = journal

    def _tell(self, complaint: str | None) -> None:
        if complaint:
            self._complaints.append(complaint)
