"""The seats: a person or a player in each, and what the people are called."""

from functools import partial

from game.evening.who_sits import person_name, seat_words
from game.players.levels import LEVELS
from game.scenes.front.evening_rows import EveningRows
from game.scenes.lists.setting_rows import ChoiceRow, Row, WordRow
from game.store.setting_words import LONGEST_NAME, PERSON
from game.store.settings import Settings

_WHERE = {2: ("below", "above"), 3: ("below", "left", "right"), 4: ("below", "left", "above", "right")}


class Seats(EveningRows):
    """A line for each seat of the form, and a line below it where a person sits."""

    heading = "THE SEATS"

    @property
    def words(self) -> list[str]:
        """`person` or a level for each seat."""
        return seat_words(self.settings, self.evening.form, self.evening.level)

    @property
    def rows(self) -> list[Row]:
        rows: list[Row] = []
        for seat, word in enumerate(self.words):
            rows.append(self._seat_row(seat))
            if word == PERSON:
                rows.append(self._name_row(self.words[:seat].count(PERSON)))
        return rows

    def _seat_row(self, seat: int) -> Row:
        form = self.evening.form
        sitters = [(PERSON, "a person"), *((name, level.title) for name, level in LEVELS.items())]
        partner = f", partner of seat {(seat + 2) % 4 + 1}" if form.partners else ""
        note = f"Left and right change who sits here{partner}; one at least is a person"
        words = f"Seat {seat + 1}, {_WHERE[form.seats][seat]}"
        return ChoiceRow(words, sitters, lambda: self.words[seat], partial(self._seat, seat), note)

    def _seat(self, seat: int, word: str) -> None:
        words = self.words
        words[seat] = word
        if word != PERSON:
            self.settings.level = word
        self.evening.change(Settings.seats, tuple(words))

    def _name_row(self, person: int) -> Row:
        """The people are counted from the first seat."""
        note = "Type a name; {backspace} takes back"
        usual = person_name(self.settings, person, self.evening.initials)
        get, put = partial(self._name, person), partial(self._call, person)
        return WordRow("  called", LONGEST_NAME, get, put, note, usual)

    def _name(self, person: int) -> str:
        return self.settings.names[person] if person < len(self.settings.names) else ""

    def _call(self, person: int, name: str) -> None:
        """A name that is taken back to nothing is the usual one again."""
        missing = person + 1 - len(self.settings.names)
        names = [*self.settings.names, *[""] * missing]
        names[person] = name
        self.evening.change(Settings.names, tuple(names))
