"""The match under way: the same people in the same seats, until other rules or people are chosen."""

from collections.abc import Iterable, Mapping, Sequence

from game.rules.forms import Form
from game.rules.house import House
from game.rules.log import Heading
from game.rules.match import Match, match_before
from game.rules.match_length import Length
from game.session.shuffle import Shuffle
from game.store.kept_game import MATCH, WON, KeptGame
from game.store.setting_words import PERSON, as_chosen
from game.table import Sitter, Table

NO_LENGTH = "none"


def _agreed(form: Form, house: House, length: Length | None, sitters: Sequence[Sitter]) -> tuple[object, ...]:
    """Return what a match is agreed on: rules and people, however strong a shipmate is today."""
    return form, house, length, [(one.name, as_chosen(one.level or "")) for one in sitters]


def _people(sitters: Sequence[Sitter]) -> list[str]:
    """Return who they are wherever they sit: a player by its level, as older versions named it otherwise."""
    return sorted(as_chosen(one.level) if one.level else f"{PERSON} {one.name}" for one in sitters)


class MatchUnderWay:
    """What was agreed for it, who sits where since partners were cut for, and the games won."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._agreed: tuple[object, ...] = ()
        self.seated: list[Sitter] = []
        """Who sat down last."""
        self._seed = ""
        """Of the game of it that is played, or waits."""

    def goes_on(self, form: Form, house: House, chosen: list[Sitter], length: Length | None) -> Match | None:
        """Return the match, if these rules and people play its next game."""
        is_agreed = self._agreed == _agreed(form, house, length, chosen)
        return self.match if self.match and is_agreed and not self.match.is_over else None

    def leave_with(self, waiting: Iterable[KeptGame]) -> None:
        """Leave it where a game of it waits: whoever comes back to that goes on with both."""
        if self._seed and self._seed in {kept.seed for kept in waiting if kept.lines}:
            self.match, self._seed = None, ""

    @property
    def was_lost(self) -> bool:
        """Whether no human sat on the side that won the last game."""
        if not self.match or not self.match.outcomes:
            return False
        side, winner = self.match.form.side, self.match.outcomes[-1].winner
        return not any(side(seat) == winner and not one.level for seat, one in enumerate(self.seated))

    def next_table(
        self, form: Form, house: House, chosen: list[Sitter], length: Length | None, shuffle: Shuffle
    ) -> Table:
        """Return the table of the next game, or of the first of another match."""
        match = self.goes_on(form, house, chosen, length)
        if match is None:
            match = self.match = Match(form, house, length=length)
            self._agreed, self.seated = _agreed(form, house, length, chosen), chosen
        self._seed = shuffle.seed
        now = {sitter.name: sitter for sitter in chosen}
        self.seated = [now.get(sitter.name, sitter) for sitter in self.seated]  # a shipmate was tuned
        return Table(match.next_game(shuffle.seed, shuffle.word), self.seated, match=match)

    @property
    def extras(self) -> dict[str, str]:
        """What is kept with a game of it."""
        match = self.match
        if not match:
            return {}
        found = {WON: " ".join(map(str, match.won))}
        if match.length or match.has_points:
            found[MATCH] = " ".join(map(str, (match.length or NO_LENGTH, *match.games)))
        return found

    def take_up(
        self,
        heading: Heading,
        people: Sequence[Sitter],
        extras: Mapping[str, str],
        house: House,
        chosen: list[Sitter],
    ) -> None:
        """Take up the match of a continued game; it ends with it if other people are chosen."""
        match = self.match = match_before(heading.form, house, extras.get(MATCH, ""), extras.get(WON, ""))
        self.seated, self._seed = [*people], heading.seed
        invited = chosen if _people(chosen) == _people(people) else self.seated
        self._agreed = _agreed(match.form, match.house, match.length, invited)

    def finish(self, table: Table) -> None:
        """Put a finished game down; who was moved by the cut for partners stays there."""
        assert self.match, "a game belongs to a match"
        self.match.finish(table.game)
        self._seed = ""
        self.seated = table.sitters
