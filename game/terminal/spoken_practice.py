"""Practice in a terminal: positions and counts are asked as at the table, and answered in sentences."""

from datetime import date
from time import monotonic

from game.coaching.coach_page import CoachPage, page_lines
from game.coaching.study import Study
from game.evening.host import Host
from game.evening.shuffle import Shuffle
from game.players.player import think_through
from game.practice.boxes import MistakesRound, can_be_asked
from game.practice.counting_drill import DrillResult, drill
from game.practice.hand_of_the_day import DayResult, hands_of
from game.practice.position import Position
from game.practice.practice_round import Round
from game.practice.quiz import quiz
from game.rules.aloud import aloud
from game.rules.cards import Cards
from game.rules.moves import LayAway, Play
from game.rules.presets import PLAIN_MANNER
from game.store.mistakes import Mistakes
from game.store.practice_notes import PracticeNotes
from game.table import Sitter, Table
from game.terminal import typed
from game.terminal.card_names import CardNames
from game.terminal.conversation import Conversation
from game.terminal.questions import Pegging, asked_of
from game.terminal.standing import scores_line, table_lines

WHAT = "Practise what? Drill, quiz, hand of the day, or mistakes; Enter for nothing:"
SHOWN = 3
"""So many of the best choices are told with their figures."""


class SpokenPractice:
    """The same questions as at the window, and the same notes are kept of them."""

    def __init__(self, host: Host, conversation: Conversation, cards: CardNames) -> None:
        self.host, self.conversation, self.cards = host, conversation, cards
        self.notes = PracticeNotes(host.run_options.saves)

    def choose(self) -> None:
        """One thing, or nothing."""
        things = {"drill": self._drill, "quiz": self._quiz, "hand of the day": self._day}
        thing = self.conversation.ask(
            WHAT, typed.one_of({**things, "mistakes": self._mistakes, "nothing": None}, None)
        )
        if thing:
            thing()

    def _drill(self) -> None:
        hands, right, seconds = drill(self.host.form, Shuffle.fresh().seed), 0, 0.0
        for hand in hands:
            what = f"The {'crib' if hand.crib else 'hand'}: {self.cards.hand(hand.cards)}"
            begun = monotonic()
            words = f"{what}, with {self.cards.row([hand.starter])}. What does it count? A number, such as 4:"
            said = self.conversation.ask(words, typed.number)
            seconds += monotonic() - begun
            right += said == hand.points
            is_right = "Right" if said == hand.points else f"It counts {hand.points}"
            self.conversation.say(f"{is_right}: {aloud(hand.scores)}.")
        result = DrillResult(date.today().isoformat(), right, len(hands), seconds)
        self._note(str(result), f"{result.words}.")

    def _quiz(self) -> None:
        self.conversation.say("thinking....")
        asked = Round("Quiz", think_through(quiz(self.host.form, Shuffle.fresh().seed)))
        self._ask_all(asked)
        self.conversation.say(f"{asked.words}.")

    def _day(self) -> None:
        """Once a day; then its line is told again."""
        day = date.today().isoformat()
        results = map(DayResult.parse, self.notes.lines)
        if known := next((one for one in results if one and one.day == day), None):
            self.conversation.say(known.line)
            return
        asked = Round("Hand of the day", hands_of(day))
        self._ask_all(asked)
        result = DayResult.of(day, asked.judged)
        self._note(str(result), result.line)

    def _mistakes(self) -> None:
        kept, today = Mistakes(self.host.run_options.saves), date.today()
        due = [mistake for mistake in kept.all() if mistake.due <= today and can_be_asked(mistake)]
        asked = MistakesRound(kept, due, today, self.conversation.say)
        self._ask_all(asked)
        self.conversation.say(f"{asked.words}." if due else "None of your mistakes comes again today.")

    def _note(self, line: str, told: str) -> None:
        trouble = self.notes.add(line)
        self.conversation.say(told, *[trouble] if trouble else [])

    # One question.

    def _ask_all(self, asked: Round) -> None:
        while not asked.is_over:
            position = asked.position
            self.conversation.say(f"{asked.heading}.")
            chosen = self._chosen(position)
            study = Study(position.view)
            study.finish()
            judgement = study.judgement(chosen)
            asked.take(judgement)
            page = page_lines(CoachPage(study, chosen), self.cards.hand)
            self.conversation.say(f"{asked.verdict(judgement)}.", *page[:SHOWN])

    def _chosen(self, position: Position) -> Cards:
        """What is laid away or played; what the rules refuse is asked again."""
        game, seat = position.begun(), position.seat
        for mover, move in position.moves:
            game.apply(mover, move)
        table = Table(game, [Sitter(name) for name in position.names])
        asked = asked_of(table, seat, PLAIN_MANNER, self.cards)
        self.conversation.say(scores_line(table))
        self.conversation.say(*table_lines(table, seat, PLAIN_MANNER, self.cards))

        def read(text: str) -> Cards:
            answer = asked.read(text)
            made = answer.move if isinstance(answer, Pegging) else answer
            game.apply(seat, made)
            return made.cards if isinstance(made, LayAway) else (made.card,) if isinstance(made, Play) else ()

        return self.conversation.ask(asked.words, read)
