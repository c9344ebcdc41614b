"""What can be practised, a line each."""

from game.practice.boxes import MistakesRound, at_once
from game.practice.counting_drill import best_of
from game.practice.hand_of_the_day import DayResult, hands_of, result_of
from game.practice.practice_round import Round
from game.practice.quiz import quiz
from game.scenes.menu import DoorRow, Row, RowScene
from game.scenes.practice.day_page import DayPage
from game.scenes.practice.drill_scene import DrillScene
from game.scenes.practice.finding import Finding
from game.scenes.practice.practice_desk import PracticeDesk
from game.scenes.practice.table_question import TableQuestion
from game.scenes.questions.overlays import Notice
from game.scenes.scene import Answer, GoTo, LayOver, Scene, TakeOff
from game.store.mistakes import Mistakes
from game.store.practice_notes import PracticeNotes

ABOUT_MISTAKES = ("", "A choice that costs 2 % of a game is kept when a game is over.")


class Practice(RowScene):
    """Five things, and how each of them stands."""

    heading = "PRACTICE"

    def __init__(self, desk: PracticeDesk) -> None:
        super().__init__()
        self.desk = desk
        self.kept = Mistakes(desk.folder)
        self.notes = PracticeNotes(desk.folder)
        self._look()

    def _look(self) -> None:
        """How things stand now."""
        lines, mistakes = self.notes.lines, self.kept.all()
        self.best = best_of(lines)
        self.today = result_of(self.day, lines)
        self.due = [mistake for mistake in mistakes if mistake.due <= self.desk.today]
        self.later = len(mistakes) - len(self.due)

    @property
    def day(self) -> str:
        return self.desk.today.isoformat()

    @property
    def rows(self) -> list[Row]:
        return [
            DoorRow(
                "My mistakes",
                self._ask_mistakes,
                "What cost you much comes again after 1, 3, 7 and 21 days",
                f"{len(self.due)} today, {self.later} later" if self.due or self.later else "none",
            ),
            DoorRow(
                "Hand of the day",
                self._hand_of_the_day,
                "Five lay-aways, the same for everybody, and the champ's",
                f"{self.today.right} of {len(self.today.laid)}" if self.today else "not yet",
            ),
            DoorRow(
                "Counting drill",
                lambda: LayOver(DrillScene(self.desk, self._look)),
                "Ten hands and cribs, counted against the clock",
                f"{self.best.right} of {self.best.hands}, {self.best.seconds:.1f} s" if self.best else "",
            ),
            DoorRow("Lay-away quiz", self._quiz, "Five hands in which one choice is the best"),
            DoorRow(
                "From the other side",
                lambda: LayOver(self.desk.other_side()),
                "A game that you played, once more with the cards of the others",
            ),
        ]

    def _quiz(self) -> Answer:
        thought = quiz(self.desk.form, self.desk.seed())
        return LayOver(Finding(thought, lambda found: self._asked(Round("Lay-away quiz", found))))

    def _asked(self, asked: Round, *words: str) -> Scene:
        """Its first question; how it went is told at the end."""
        return TableQuestion(
            asked, self.desk.speaker, lambda: self._told(f"{asked.words}.", *words), self._left
        )

    def _left(self) -> Answer:
        """What was answered before it was left is put away."""
        self._look()
        return TakeOff()

    def _told(self, *words: str) -> Answer:
        self._look()
        return GoTo(Notice(*words))

    def _hand_of_the_day(self) -> Answer:
        """Once a day; what was made of it can be looked at again."""
        if self.today:
            return LayOver(DayPage(self.today))
        asked = Round("Hand of the day", hands_of(self.day))
        return LayOver(TableQuestion(asked, self.desk.speaker, lambda: self._note_day(asked)))

    def _note_day(self, asked: Round) -> Answer:
        result = DayResult.of(self.day, asked.judged)
        self._tell(self.notes.add(str(result)))
        self._look()
        return GoTo(DayPage(result))

    def _ask_mistakes(self) -> Answer:
        due = at_once(self.due)
        if not due:
            said = "None of your mistakes comes again today."
            return LayOver(Notice(*filter(None, (self.kept.trouble, said)), *ABOUT_MISTAKES))
        asked = MistakesRound(self.kept, due, self.desk.today, self.desk.tell)
        return LayOver(self._asked(asked, *filter(None, [self.kept.trouble])))

    def _tell(self, trouble: str | None) -> None:
        if trouble:
            self.desk.tell(trouble)
