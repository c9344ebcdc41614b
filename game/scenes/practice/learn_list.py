"""The lessons, a line each: done, skipped or done again; and what comes after the last of them."""

from collections.abc import Callable

from game.practice.learn import LESSONS, TITLE, learned, next_lesson
from game.scenes.box import Box
from game.scenes.practice.drill_scene import DrillScene, PracticeDesk
from game.scenes.practice.lesson_scene import LessonScene
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import Answer, GoTo, LayOver, Scene, StartOver, TakeOff, Way
from game.store.practice_files import PracticeNotes

DONE = "done"
THE_END = (
    "You can count, and you know the play.",
    "",
    "The best hand of all makes 29:",
    "a jack and three fives, and the fourth five turned up.",
)
FIRST_GAME, HARDER, BACK = "Play your first game", "A harder count", "Lessons"


class LearnList(RowScene):
    """It points at the first lesson that was not done."""

    def __init__(self, desk: PracticeDesk, wants_guide: Callable[[], None]) -> None:
        super().__init__(TITLE.upper(), self._lines)
        self.desk, self._wants_guide = desk, wants_guide
        self._look()

    def _look(self) -> None:
        self.done = learned(PracticeNotes(self.desk.folder).lines)
        self.chosen = next_lesson(self.done)

    def _lines(self) -> list[Row]:
        return [
            DoorRow(lesson.title, self._opens(at), lesson.about, DONE if at in self.done else "")
            for at, lesson in enumerate(LESSONS)
        ]

    def _opens(self, at: int) -> Callable[[], Answer]:
        return lambda: LayOver(self._lesson(at))

    def _lesson(self, at: int) -> Scene:
        return LessonScene(self.desk, at, lambda: self._after(at))

    def _after(self, at: int) -> Scene:
        """Go on to the next lesson, or to the first game."""
        self._look()
        if at + 1 < len(LESSONS):
            return self._lesson(at + 1)
        return AfterTheLast(self.desk, self._wants_guide)


class AfterTheLast(Box):
    """A first game, with the guide; or ten hands to count."""

    def __init__(self, desk: PracticeDesk, wants_guide: Callable[[], None]) -> None:
        drill = GoTo(DrillScene(desk, lambda: None))
        answers: list[tuple[str, Answer]] = [
            (FIRST_GAME, StartOver(Way.NEW_GAME)),
            (HARDER, drill),
            (BACK, TakeOff()),
        ]
        super().__init__(THE_END, answers)
        self._wants_guide = wants_guide

    def choose(self, index: int) -> Answer:
        if self.choices[index] == FIRST_GAME:
            self._wants_guide()
        return super().choose(index)
