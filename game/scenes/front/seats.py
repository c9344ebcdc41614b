"""The seats: a person or a player in each, and what the people are called."""

from game.evening.who_sits import PERSON, person_name, seat_words
from game.players.levels import LEVELS
from game.scenes.front.evening import Evening
from game.scenes.lists.setting_rows import Row, RowScene, Values
from game.store.setting_words import LONGEST_NAME

_WHERE = {2: ("below", "above"), 3: ("below", "left", "right"), 4: ("below", "left", "above", "right")}


class Seats(RowScene):
    """A line for each seat of the form, and a line below it where a person sits."""

    heading = "THE SEATS"

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.settings = evening.settings

    @property
    def words(self) -> list[str]:
        """`person` or a level for each seat."""
        return seat_words(self.settings, self.evening.form, self.evening.level)

    @property
    def rows(self) -> list[Row]:
        """Seat by seat, round to the left."""
        return [row for seat in range(self.evening.form.seats) for row in self._rows_of(seat)]

    def _rows_of(self, seat: int) -> list[Row]:
        form = self.evening.form
        sitters: Values = [(PERSON, "a person"), *((name, level.title) for name, level in LEVELS.items())]
        partner = f", partner of seat {(seat + 2) % 4 + 1}" if form.partners else ""
        note = f"Left and right change who sits here{partner}; one at least is a person"
        rows = [Row(f"Seat {seat + 1}, {_WHERE[form.seats][seat]}", f"seat {seat}", sitters, note)]
        if self.words[seat] == PERSON:
            called = Row("  called", f"name {seat}", (), "Type a name; Backspace takes back", LONGEST_NAME)
            rows.append(called)
        return rows

    def get(self, name: str) -> object:
        """Who sits in a seat, or what the person there is called."""
        what, _, seat = name.partition(" ")
        if what == "seat":
            return self.words[int(seat)]
        person = self._person(int(seat))
        return self.settings.names[person] if person < len(self.settings.names) else ""

    def put(self, name: str, value: object) -> None:
        """Another sitter, or another name."""
        what, _, seat = name.partition(" ")
        if what == "seat":
            words = self.words
            words[int(seat)] = str(value)
            self.settings.seats = tuple(words)
        else:
            self._call(self._person(int(seat)), str(value))
        self.evening.settings_changed()

    def _person(self, seat: int) -> int:
        """Which of the people sits here, counted from the first."""
        return self.words[:seat].count(PERSON)

    def _call(self, person: int, name: str) -> None:
        """A name that is taken back to nothing is the usual one again."""
        missing = person + 1 - len(self.settings.names)
        names = [*self.settings.names, *[""] * missing]
        names[person] = name
        self.settings.names = tuple(names)

    def value_words(self, row: Row) -> str:
        """The name that is usual stands in brackets until another is typed."""
        words = super().value_words(row)
        if row.typed and not words:
            person = self._person(int(row.name.partition(" ")[2]))
            return f"({person_name(self.settings, person, self.evening.initials)})"
        return words
