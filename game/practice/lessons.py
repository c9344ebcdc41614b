"""Rules of thumb: twenty positions, each of which teaches one thing that has a name."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date

from game.players.player import think_through
from game.players.weigh.weighing import Judgment
from game.practice.position import Position, dealt
from game.practice.rounds import Round, is_right, verdict
from game.rules.forms import FORMS
from game.table import Sitter, Table
from game.values import frozen

FORM = FORMS["six-card"]
AT_ONCE = 5
TITLE = "Rules of thumb"
_PLAYER = "skipper"
_WRITTEN = re.compile(r"lesson (\d{1,2}) \d{4}-\d\d-\d\d")


@frozen
class LessonPosition:
    """What is taught; the number of the deck and who deals; how many moves were made before, and the scores.

    They were looked for by `python -m tools.lessons`."""

    name: str
    number: int
    dealer: int
    moves: int = 0
    scores: tuple[int, int] = (0, 0)

    @property
    def position(self) -> Position:
        """The choice, which is seat 0's; what came before it is what the skipper would have done."""
        position = dealt(FORM, f"{self.name} {self.number}", self.dealer, self.scores)
        if not self.moves:
            return position
        table = Table(position.begun(), [Sitter(name, _PLAYER) for name in position.names])
        while len(table.game.moves) < self.moves and (seat := table.turn) is not None:
            table.answer(seat, think_through(table.think(seat)))
        return Position(position.heading, tuple(table.game.moves), 0, self.scores)


LESSONS = (
    LessonPosition("Keep what counts in the hand", 2, 1),
    LessonPosition("Never lead a five", 127, 1, 3),
    LessonPosition("No five to their crib", 115, 1),
    LessonPosition("Take the points", 9, 0, 4),
    LessonPosition("A five for your own crib", 17, 0),
    LessonPosition("Lead below five", 147, 1, 3),
    LessonPosition("No pair to their crib", 82, 1),
    LessonPosition("Not to five", 25, 0, 4),
    LessonPosition("A pair for your own crib", 68, 0),
    LessonPosition("Lead from a pair", 22, 1, 3),
    LessonPosition("No fifteen to their crib", 111, 1),
    LessonPosition("Not to twenty-one", 26, 1, 5),
    LessonPosition("A fifteen for your own crib", 40, 0),
    LessonPosition("A pair can be tripled", 144, 0, 4),
    LessonPosition("No neighbors to their crib", 55, 1),
    LessonPosition("Don't open a run for them", 4, 0, 4),
    LessonPosition("Neighbors for your own crib", 48, 0),
    LessonPosition("A flush is worth keeping", 25, 0),
    LessonPosition("Near home, play off", 19, 1, 0, (109, 109)),
    LessonPosition("Near home, play on", 211, 1, 0, (98, 115)),
)


def learned(lines: Iterable[str]) -> set[int]:
    """Return which lessons have been right, by their place, as practice has noted it."""
    found = (_WRITTEN.fullmatch(line) for line in lines)
    return {int(one[1]) - 1 for one in found if one}


def lessons_now(lines: Iterable[str]) -> list[int]:
    """Return the next few that have not been right yet; once all have, the first again."""
    known = learned(lines)
    left = [at for at in range(len(LESSONS)) if at not in known]
    return (left or [*range(len(LESSONS))])[:AT_ONCE]


class LessonsRound(Round):
    """Some of the lessons; each is named once it is answered, and noted when it is right."""

    def __init__(self, places: Sequence[int], today: date, note: Callable[[str], None]) -> None:
        super().__init__(TITLE, [LESSONS[at].position for at in places])
        self._places, self._today, self._note = places, today, note

    @property
    def heading(self) -> str:
        return f"{TITLE}: {self._places[len(self.judged)] + 1} of {len(LESSONS)}"

    def take(self, judgment: Judgment) -> None:
        if is_right(judgment):
            self._note(f"lesson {self._places[len(self.judged)] + 1} {self._today}")
        super().take(judgment)

    def verdict(self, judgment: Judgment) -> str:
        return f"{verdict(judgment)}. The lesson: {LESSONS[self._places[len(self.judged) - 1]].name}"
