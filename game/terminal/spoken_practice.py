"""Practice in a terminal: positions and counts are asked as at the table, and answered in sentences."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import partial
from time import monotonic
from typing import TypeVar

from game.coaching.coach import Analysis
from game.coaching.coach_page import CoachPage, page_lines
from game.players.player import think_through
from game.practice.counting_drill import Countable, DrillResult, drill
from game.practice.lessons import LessonsRound, lessons_now
from game.practice.position import Position
from game.practice.quiz import DAY, QUIZ, DayResult, hands_of, quiz, result_of
from game.practice.rounds import NONE_DUE, MistakesRound, Round, asked_now
from game.rules.cards import Cards
from game.rules.moves import Moves, cards_chosen
from game.rules.preset import PLAIN_MANNER
from game.rules.spoken import aloud
from game.rules.voice import HOUSE
from game.session.session import Session
from game.session.shuffle import Shuffle
from game.session.telling import CardNames, scores_line
from game.store.practice_files import Mistakes, PracticeNotes
from game.table import Sitter, Table
from game.terminal import typed
from game.terminal.conversation import Conversation, NotUnderstood, Word
from game.terminal.lines import table_lines
from game.terminal.questions import Asked, asked_of
from game.values import replace

T = TypeVar("T")

WHAT = "Practice? Lessons, mistakes, quiz, drill or hand of the day; Enter for nothing:"
NO_HINTS = "No hints in practice. The figures come after your answer."
NOTHING_YET = "You aren't practicing yet."
A_CARD = "Type a card here, such as 5h."
SHOWN = 3
"""So many of the best choices are told with their figures."""


class LeftError(Exception):
    """Raised where somebody has had enough of it."""


class SpokenPractice:
    """The same questions as at the window, and the same notes are kept of them."""

    def __init__(self, session: Session, conversation: Conversation, cards: CardNames) -> None:
        self.session, self.conversation, self.cards = session, conversation, cards
        self.notes = PracticeNotes(session.run_options.saves)
        self._told: list[str] = []
        self._score: Callable[[], str] = lambda: NOTHING_YET
        self._table: Callable[[], Iterable[str]] = lambda: [NOTHING_YET]
        self._so_far: Callable[[], str] = lambda: ""

    def choose(self) -> None:
        """Offer one thing or nothing; till it is over, words that tell of a game tell of the question."""
        things = {
            "lessons": self._lessons,
            "mistakes": self._mistakes,
            "quiz": self._quiz,
            "drill": self._drill,
            "hand of the day": self._day,
            "nothing": None,
        }
        with self.conversation.understanding(self._words), suppress(LeftError):
            thing = self._ask(lambda: WHAT, typed.word_of(things, None))
            if thing:
                thing()

    def ask_again(self, asked: Round) -> None:
        """Ask some positions; whoever leaves goes back to where he asked."""
        with self.conversation.understanding(self._words), suppress(LeftError):
            self._ask_all(asked)

    @property
    def _words(self) -> Mapping[str, Word]:
        say = self.conversation.say
        return {
            "hint": lambda _: say(NO_HINTS),
            "score": lambda _: say(self._score()),
            "table": lambda _: say(*self._table()),
            "again": lambda _: say(*self._told),
            "leave": self._leave,
        }

    def _leave(self, _: str) -> None:
        """Tell the answers, and leave; mistakes among it are put away already."""
        if so_far := self._so_far():
            self.conversation.say(f"{so_far}.")
        raise LeftError

    def _ask(self, question: Callable[[], str], read: Callable[[str], T]) -> T:
        answer = self.conversation.ask(question, read)
        self._told.clear()
        return answer

    def _tell(self, *lines: str) -> None:
        """Say lines to repeat till the next answer."""
        self._told += lines
        self.conversation.say(*lines)

    def _drill(self) -> None:
        hands = drill(self.session.form, Shuffle.fresh().seed)
        result = DrillResult(date.today().isoformat(), 0, 0, 0.0)
        self._score = lambda: f"Drill: hand {result.hands + 1} of {len(hands)}, {result.right} right so far."
        self._table = lambda: [self._score()]
        self._so_far = lambda: result.words if result.hands else ""
        for hand in hands:
            begun = monotonic()
            is_right = self._ask(partial(self._to_count, hand), typed.number) == hand.points
            seconds = result.seconds + monotonic() - begun
            result = replace(result, right=result.right + is_right, hands=result.hands + 1, seconds=seconds)
            said = "Right" if is_right else f"It counts {hand.points}"
            self._tell(f"{said}: {aloud(HOUSE, hand.scores, hand.cards)}.")
        self._note(str(result), f"{result.words}.")

    def _to_count(self, hand: Countable) -> str:
        shown = f"The {'crib' if hand.crib else 'hand'}: {self.cards.hand(hand.cards)}"
        return f"{shown}, with {self.cards.row([hand.starter])}. How many points? A number, such as 4:"

    def _quiz(self) -> None:
        self.conversation.say("thinking....")
        asked = Round(QUIZ, think_through(quiz(self.session.form, Shuffle.fresh().seed)))
        self._ask_all(asked)
        self.conversation.say(f"{asked.words}.")

    def _day(self) -> None:
        """Play the hand of the day once a day; then tell its line again."""
        day = date.today().isoformat()
        if known := result_of(day, self.notes.lines):
            self.conversation.say(known.line)
            return
        asked = Round(DAY, hands_of(day))
        self._ask_all(asked)
        result = DayResult.of(day, asked.judged)
        self._note(str(result), result.line)

    def _mistakes(self) -> None:
        kept, today = Mistakes(self.session.run_options.saves), date.today()
        self.conversation.say(*filter(None, [kept.trouble]))
        due = asked_now(today, kept.all())
        if not due:
            self.conversation.say(NONE_DUE)
            self._lessons()
            return
        asked = MistakesRound(kept, due, today, self._tell)
        self._ask_all(asked)
        self.conversation.say(f"{asked.words}.")

    def _lessons(self) -> None:
        def note(line: str) -> None:
            self.conversation.say(*filter(None, [self.notes.add(line)]))

        asked = LessonsRound(lessons_now(self.notes.lines), date.today(), note)
        self._ask_all(asked)
        self.conversation.say(f"{asked.words}.")

    def _note(self, line: str, told: str) -> None:
        trouble = self.notes.add(line)
        self.conversation.say(told, *[trouble] if trouble else [])

    # One question.

    def _ask_all(self, asked: Round) -> None:
        self._so_far = lambda: asked.words if asked.judged else ""
        while not asked.is_over:
            position = asked.position
            self._tell(f"{asked.heading}.")
            chosen = self._chosen(position)
            analysis = Analysis(position.view)
            analysis.finish()
            said = asked.answer(analysis, chosen)
            page = page_lines(CoachPage(analysis, chosen), self.cards.hand)
            self._tell(f"{said}.", *page[:SHOWN])

    def _chosen(self, position: Position) -> Cards:
        """Ask for the discard or the card played; a refused one is asked for again."""
        table, seat = Table(position.reached(), [*map(Sitter, position.names)]), position.seat
        self._score = lambda: scores_line(table)
        self._table = lambda: table_lines(table, seat, PLAIN_MANNER, self.cards)
        self._tell(self._score(), *self._table())

        def asked() -> Asked[Moves]:
            return asked_of(table, seat, PLAIN_MANNER, self.cards)

        def read(text: str) -> Cards:
            if not (chosen := cards_chosen(asked().read(text))):
                raise NotUnderstood(A_CARD)
            return chosen

        return self._ask(lambda: asked().words, read)
