"""The match under way: the same people in the same seats, until other rules or people are chosen."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.forms import Form
from game.rules.house import House
from game.rules.log import Heading
from game.rules.match import Match, read_won
from game.session.shuffle import Shuffle
from game.table import Sitter, Table


class MatchUnderWay:
    """Who was invited to it, who sits where since partners were cut for, and the games won."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._invited: list[Sitter] = []
        self._seated: list[Sitter] = []

    @property
    def won(self) -> tuple[int, ...]:
        """The games won by each side, at their worth; nothing where no match is under way."""
        return self.match.won if self.match else ()

    def next_table(self, form: Form, house: House, chosen: list[Sitter], shuffle: Shuffle) -> Table:
        """The table of the next game, or of the first of another match."""
        match = self.match
        if match is None or (match.form, match.house, self._invited) != (form, house, chosen):
            match = self.match = Match(form, house)
            self._invited = self._seated = chosen
        return Table(match.next_game(shuffle.seed, shuffle.word), self._seated)

    def take_up(
        self, heading: Heading, people: Sequence[Sitter], won: str, house: House, chosen: list[Sitter]
    ) -> None:
        """The match of a game that is gone on with; it ends with it if other rules or people are chosen."""
        if replace(house, cut_for_partners=heading.house.cut_for_partners) != heading.house:
            house = heading.house
        self.match = Match(heading.form, house, before=read_won(won, heading.form))
        self._seated = [*people]
        self._invited = chosen if sorted(map(str, chosen)) == sorted(map(str, people)) else self._seated

    def finish(self, table: Table) -> None:
        """Put a finished game down; who was moved by the cut for partners stays there."""
        assert self.match, "a game belongs to a match"
        self.match.finish(table.game)
        self._seated = table.sitters
