"""The lessons, a line each: done, skipped or done again; and what comes after the last of them."""

from collections.abc import Callable

from game.practice.learn import LESSONS, TITLE
from game.practice.learned import learned, left_at, next_lesson
from game.rules.in_words import so_many
from game.scenes.box import Box, Offered
from game.scenes.practice.drill_scene import DrillScene, PracticeDesk
from game.scenes.practice.lesson_scene import LessonScene
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import Answer, GoTo, LayOver, Scene, StartOver, TakeOff, Way
from game.store.practice_files import PracticeNotes

DONE, BEGUN = "done", "begun"
THE_END = (
    "",
    "The best hand of all makes 29:",
    "three fives and a jack, with the five of his suit turned up.",
)
ALL_DONE = "You can count, and you know the play."
FIRST_GAME, HARDER, BACK = "Play your first game", "A harder count", "Lessons"


class LearnList(RowScene):
    """It points at the first lesson that was not done."""

    def __init__(self, desk: PracticeDesk, wants_guide: Callable[[], None]) -> None:
        super().__init__(TITLE.upper(), self._lines)
        self.desk, self._wants_guide = desk, wants_guide
        self._look()

    def _look(self, at: int | None = None) -> None:
        """Look what was done, and point at the lesson that was just left, or at the next."""
        lines = PracticeNotes(self.desk.folder).lines
        self.done, self.left = learned(lines), left_at(lines)
        self.chosen = next_lesson(self.done, self.left) if at is None else at

    def _lines(self) -> list[Row]:
        lessons: list[Row] = [
            DoorRow(lesson.title, self._opens(at), lesson.about, self._state(at))
            for at, lesson in enumerate(LESSONS)
        ]
        if len(self.done) < len(LESSONS):
            return lessons
        return [
            *lessons,
            DoorRow(FIRST_GAME, self._plays, "With a guide to each step"),
            DoorRow(HARDER, lambda: LayOver(harder_count(self.desk)), "Ten hands, against the clock"),
        ]

    def _plays(self) -> Answer:
        self._wants_guide()
        return StartOver(Way.NEW_GAME)

    def _state(self, at: int) -> str:
        return DONE if at in self.done else BEGUN if at in self.left else ""

    def _opens(self, at: int) -> Callable[[], Answer]:
        return lambda: LayOver(self._lesson(at))

    def _lesson(self, at: int) -> Scene:
        lesson = LessonScene(self.desk, at, lambda: self._after(at), self.left.get(at))
        lesson.left = lambda: self._look(at)
        return lesson

    def _after(self, at: int) -> Scene:
        """Go on to the next lesson, or to the first game."""
        self._look()
        if at + 1 < len(LESSONS):
            return self._lesson(at + 1)
        return AfterTheLast(self.desk, self._plays, self.done)


def harder_count(desk: PracticeDesk) -> Scene:
    """Begin the drill, which notes its own score."""
    return DrillScene(desk, lambda: None)


class AfterTheLast(Box):
    """A first game, with the guide; or ten hands to count."""

    def __init__(self, desk: PracticeDesk, plays: Callable[[], Answer], done: set[int]) -> None:
        undone = [lesson.title for at, lesson in enumerate(LESSONS) if at not in done]
        told = f"{so_many(len(undone), 'lesson')} still to do." if undone else ALL_DONE
        if len(undone) == 1:
            told = f"Still to do: {undone[0]}."
        answers: list[Offered] = [
            (FIRST_GAME, plays),
            (HARDER, GoTo(harder_count(desk))),
            (BACK, TakeOff()),
        ]
        super().__init__((told, *THE_END), answers)
