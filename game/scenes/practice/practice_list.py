"""What can be practiced, a line each, and the page of the hand of the day."""

from collections.abc import Callable, Sequence

from game.coaching.coach import Analysis, amount, cost_shown, figure
from game.coaching.coach_page import CoachPage, figures_part
from game.coaching.reasons import because
from game.devices.clipboard import copy_text
from game.players.weigh.weighing import Judgment
from game.practice.counting_drill import HANDS as DRILLED
from game.practice.counting_drill import best_of
from game.practice.lessons import LESSONS, LessonsRound, learned, lessons_now
from game.practice.lessons import TITLE as LESSONS_TITLE
from game.practice.quiz import (
    DAY,
    HANDS,
    QUESTIONS,
    QUIZ,
    DayResult,
    DayRound,
    hands_of,
    judged_again,
    quiz,
    result_of,
)
from game.practice.rounds import COMES_AGAIN, NONE_DUE, MistakesRound, Round, asked_now, due_on, is_right
from game.rules.cards import Cards
from game.rules.in_words import capital, number_word
from game.scenes.box import Box, Notice
from game.scenes.menu import PageScene
from game.scenes.pace import for_a_while
from game.scenes.practice.drill_scene import DrillScene, PracticeDesk
from game.scenes.practice.table_question import Finding, TableQuestion
from game.scenes.rows import DoorRow, Row, RowScene
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, TakeOff
from game.scenes.table.beside import THINKING
from game.sheets.marks import small_cards
from game.sheets.page_parts import Grid, Hand, Part, Words
from game.sheets.pages import PageSheet
from game.store.practice_files import Mistakes, PracticeNotes

COPIES, COPIED = "Send this line to a friend", "The line is copied"
NOT_COPIED = "Can't copy it here: write it down"
REST_WAITS = "The other hands wait for you today."
FOOTER = "{up} {down} hands   {fire} copy   {back} back"
FOOTER_IN_LINES = FOOTER.replace("copy", "to practice")
HEADS = "", "yours", "champ's", "cost", "score", "crib"
SAME, A_HAIR = "the same", "a hair"
"""What a cost is called if there is next to none."""


class DayPage(PageScene):
    """The choices are judged anew, which brings the same figures; up and down open each hand in its cards."""

    def __init__(self, result: DayResult, *, is_at_window: bool = True) -> None:
        """Take `is_at_window`: elsewhere nothing can be copied, and Enter leads back."""
        super().__init__()
        self.result, self._is_at_window = result, is_at_window
        self.said = COPIES
        views = [position.view for position in hands_of(result.day)]
        self._analyses = [Analysis(view) for view in views]

    def tick(self) -> Answer:
        behind = next((analysis for analysis in self._analyses if not analysis.is_careful), None)
        if behind:
            for_a_while(behind.step)
            self.stale |= behind.is_careful
        return STAY

    @property
    def is_still(self) -> bool:
        return all(analysis.is_careful for analysis in self._analyses)

    @property
    def size(self) -> int:
        return len(self._analyses)

    def choose(self, index: int) -> Answer:
        """Copy the result, whichever hand is open."""
        if not self._is_at_window:
            return TakeOff()
        self.said = COPIED if copy_text(self.result.line) else NOT_COPIED
        return STAY

    def page(self) -> PageSheet:
        analysis, laid = self._analyses[self.chosen], self.result.laid[self.chosen]
        champ = analysis.judgment(laid).best.cards if analysis.is_careful else ()
        hand = sorted(analysis.view.hand)
        whose = {at: _whose(card in laid, card in champ) for at, card in enumerate(hand)}
        opened = Hand(hand, 0, {at: name for at, name in whose.items() if name}, frozenset(champ))
        cells = [self._cells(number) for number in range(len(self._analyses))]
        title = f"{self.chosen + 1}: {' to '.join(map(str, analysis.view.scores))}, {_crib(analysis)} crib"
        rows = [
            [Part(self.said, Words([self.result.line], is_printed=True))],
            [Part("", Grid(HEADS, cells, self.chosen))],
            [Part(title, Words([self._why(analysis, laid)]), self._cost(self.chosen, amount))],
            [Part("", opened, share=8), *_figures(analysis, laid)],
        ]
        footer = FOOTER if self._is_at_window else FOOTER_IN_LINES
        return PageSheet("THE HAND OF THE DAY", self.result.day, rows, footer, on_wood=True)

    def _why(self, analysis: Analysis, laid: Cards) -> str:
        if not analysis.is_careful or not (judged := analysis.judgment(laid)).cost:
            return ""
        return because(analysis.view, judged.best, judged.taken)

    def _cells(self, at: int) -> Sequence[str]:
        analysis, laid = self._analyses[at], self.result.laid[at]
        champ = small_cards(analysis.judgment(laid).best.cards) if analysis.is_careful else ""
        score = "-".join(map(str, analysis.view.scores))
        yours, cost = small_cards(sorted(laid)), self._cost(at, figure)
        return f"{at + 1}", yours, champ, cost, score, f"{_crib(analysis)}s"

    def _cost(self, at: int, written: Callable[[float], str]) -> str:
        if not self._analyses[at].is_careful:
            return THINKING
        judged = self._analyses[at].judgment(self.result.laid[at])
        return SAME if not judged.cost else A_HAIR if is_right(judged) else written(cost_shown(judged))


def _figures(analysis: Analysis, laid: Cards) -> list[Part]:
    """Set one's own choice beside the champ's, where there is room for both."""
    if not analysis.is_careful:
        return []
    best = analysis.judgment(laid).best.cards
    choices = [laid, *[best] * (best != laid)]
    return [figures_part(CoachPage(analysis, laid).figures, choices)]


def _crib(analysis: Analysis) -> str:
    return "your" if analysis.view.crib_is_ours else "their"


def _number(number: int) -> str:
    return capital(number_word(number))


def _whose(is_own: bool, is_champs: bool) -> str:
    return "both" if is_own and is_champs else "you" if is_own else "best" if is_champs else ""


MISTAKES, DRILL, SIDES = "My mistakes", "Counting drill", "Switch sides"
ABOUT = {
    MISTAKES: (
        "The discards and plays that cost you games",
        "Each comes with the cards and the score you had then. Get it right and it waits longer until the "
        "next time.",
    ),
    DAY: (
        "Once a day, for everybody alike",
        "Your discards stand beside the champ's, with their cost. A line to send tells a friend how you did, "
        "and gives nothing away.",
    ),
    DRILL: (
        "Say what each hand counts, and quickly",
        "After each answer its fifteens, pairs and runs are told one by one. Your best round stands beside "
        "the line.",
    ),
    QUIZ: (
        "New hands each time",
        "In each one discard is clearly the best. Choose, and the coach says why.",
    ),
    SIDES: (
        "The same deals, seen from across the board",
        "You hold the cards that your opponent had. The review shows both games side by side: what was luck, "
        "and what was not.",
    ),
    LESSONS_TITLE: (
        "What good players do without thinking",
        "Never lead a five, never a pair to their crib: a few positions at a time, "
        "until you have learned them all.",
    ),
}
"""What there is to read beside each line: a sentence, and more."""


class Practice(RowScene):
    """Six things, and how each of them stands."""

    shows_beside = True

    def __init__(self, desk: PracticeDesk) -> None:
        super().__init__("PRACTICE", self._lines)
        self.desk = desk
        self.kept = Mistakes(desk.folder)
        self.notes = PracticeNotes(desk.folder)
        self._look()
        self._point_at_lessons()

    def _point_at_lessons(self) -> None:
        """Point at what can be done by whoever has made no mistakes."""
        if not (self.due or self.later):
            self.chosen = [*ABOUT].index(LESSONS_TITLE)

    def _look(self) -> None:
        lines, mistakes = self.notes.lines, self.kept.all()
        self.best, self.learned = best_of(lines), learned(lines)
        self.today = result_of(self.day, lines)
        self.due = due_on(self.desk.today, mistakes)
        self.later = sum(mistake.due > self.desk.today for mistake in mistakes)

    @property
    def day(self) -> str:
        return self.desk.today.isoformat()

    def _lines(self) -> list[Row]:
        mistakes = f"{len(self.due)} today, {self.later} later" if self.due or self.later else "none"
        best = f"{self.best.right} of {self.best.hands}, {self.best.seconds:.1f} s" if self.best else ""
        lines: list[tuple[str, Callable[[], Answer], str, str]] = [
            (
                MISTAKES,
                self._ask_mistakes,
                f"Your mistakes come back {COMES_AGAIN}; or practice them now",
                mistakes,
            ),
            (
                DAY,
                self._hand_of_the_day,
                f"{_number(HANDS)} discards, the same for everybody, and the champ's",
                self._today_in_words,
            ),
            (
                DRILL,
                lambda: LayOver(DrillScene(self.desk, self._look)),
                f"{_number(DRILLED)} hands and cribs, counted against the clock",
                best,
            ),
            (QUIZ, self._quiz, f"{_number(QUESTIONS)} hands, one best discard each", ""),
            (SIDES, lambda: LayOver(self.desk.other_side()), "Replay a game with the other hands", ""),
            (
                LESSONS_TITLE,
                lambda: LayOver(self._lessons()),
                f"{_number(len(LESSONS))} positions that teach one thing each",
                f"{len(self.learned)} of {len(LESSONS)}",
            ),
        ]
        return [DoorRow(*line, about=ABOUT[line[0]]) for line in lines]

    def _quiz(self) -> Answer:
        thought = quiz(self.desk.form, self.desk.seed())
        return LayOver(Finding(thought, lambda found: self._asked(Round(QUIZ, found))))

    def _asked(self, asked: Round, *words: str) -> Scene:
        """Ask the first question; how it went is told at the end."""
        question = TableQuestion(
            *(asked, self.desk.speaker, lambda: self._told(f"{asked.words}.", *words)),
            left=lambda: self._left(asked),
        )
        scene = question.scene()
        scene.top.told = (*words, *scene.top.told)
        return scene

    def _left(self, asked: Round, *words: str) -> Answer:
        """Tell how it went so far, if anything was answered."""
        if asked.judged:
            return self._told(f"{asked.words}.", *words)
        self._look()
        return TakeOff()

    def _told(self, *words: str) -> Answer:
        self._look()
        return GoTo(Notice(*words))

    def _lessons(self) -> Scene:
        return self._asked(LessonsRound(lessons_now(self.notes.lines), self.desk.today, self._note))

    def _note(self, line: str) -> None:
        self.desk.tell(self.notes.add(line))

    @property
    def _today_in_words(self) -> str:
        if not self.today:
            return "not yet"
        played = len(self.today.laid)
        return f"{self.today.right} of {HANDS}" if self.today.is_whole else f"{played} of {HANDS} played"

    def _hand_of_the_day(self) -> Answer:
        """Show what was played today, or ask the hands that were not."""
        if not self.today:
            return LayOver(self._asked_today([]))
        if self.today.is_whole:
            return LayOver(self._day_page(self.today))
        return LayOver(Finding(judged_again(self.today), self._asked_today))

    def _asked_today(self, judged: Sequence[Judgment]) -> Scene:
        asked = DayRound(self.day, judged, self._note)
        question = TableQuestion(
            asked,
            self.desk.speaker,
            lambda: self._show_day(asked.result),
            left=lambda: self._left(asked, REST_WAITS),
        )
        return question.scene()

    def _show_day(self, result: DayResult) -> Answer:
        self._look()
        return GoTo(self._day_page(result))

    def _day_page(self, result: DayResult) -> Scene:
        return DayPage(result, is_at_window=self.desk.is_at_window)

    def _ask_mistakes(self) -> Answer:
        """Ask the mistakes due, or the next ones; whoever has made none is offered a lesson."""
        due = asked_now(self.desk.today, self.kept.all())
        if not due:
            lessons = (LESSONS_TITLE, lambda: GoTo(self._lessons()))
            lines = [*filter(None, [self.kept.trouble]), NONE_DUE]
            self._point_at_lessons()
            return LayOver(Box(lines, [lessons, ("Back", TakeOff())]))
        asked = MistakesRound(self.kept, due, self.desk.today, self.desk.tell)
        return LayOver(self._asked(asked, *filter(None, [self.kept.trouble])))
