"""The review in a terminal: a short talk, and any move opened and asked of, in sentences."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.coaching.coach_page import page_lines
from game.players.player import think_through
from game.review import review_words
from game.review.opened_move import OpenedMove, rollout_rows
from game.review.review_text import answer_lines, opening_lines, plain, table_lines
from game.review.review_words import AskedAgain
from game.review.reviewer import Reviewer, practice_today
from game.rules.cards import Cards
from game.session.telling import CardNames, EventLines
from game.table import Sitter, Table
from game.terminal import typed
from game.terminal.conversation import Conversation
from game.terminal.spoken_practice import SpokenPractice

A_SCREEN = 16
"""So many lines are told without being asked for more."""
MORE = "More? Enter for more, or no:"


class SpokenReview:
    """What the window's pages hold, told bit by bit."""

    def __init__(
        self, reviewer: Reviewer, conversation: Conversation, cards: CardNames, practice: SpokenPractice
    ) -> None:
        self.reviewer, self.review = reviewer, reviewer.review
        self.conversation, self.cards, self.practice = conversation, cards, practice
        self.moves = review_words.moves_told(self.review)

    def talk(self) -> None:
        """Tell the main thing first, then anything asked for."""
        say = self.conversation.say
        say(*opening_lines(self.review))
        for number, one in enumerate(review_words.costliest(self.review), 1):
            first, *others = answer_lines(self.review, one)
            say(f"{number}: {first}", *others)
        words = f"Review? A move, 1 to {len(self.moves)}, moves, deals, write, or Enter to go back:"
        while asked := self.conversation.ask(words, self._read):
            asked()

    def _read(self, text: str) -> Callable[[], None] | None:
        deeds = {"moves": self._list, "deals": self._deals, "write": self._write}
        if text.isdecimal() and 1 <= int(text[:4]) <= len(self.moves):
            return partial(self._open, OpenedMove.of(self.review, self.moves[int(text[:4]) - 1]))
        return typed.word_of({**deeds, "back": None}, None)(text)

    def _list(self) -> None:
        rows = review_words.list_rows(self.review, self.moves)
        self._told([f"{at}: deal {' '.join(filter(None, row))}" for at, row in enumerate(rows, 1)])

    def _deals(self) -> None:
        self._told([*table_lines(review_words.deal_rows(self.review, self.review.people[0]))])

    def _write(self) -> None:
        self.conversation.say(self.reviewer.write_down())

    def _told(self, lines: Sequence[str]) -> None:
        """Tell a screenful, and another as long as more is wanted."""
        for first in range(0, len(lines), A_SCREEN):
            if first and not self.conversation.ask(MORE, typed.word_of({"more": True, "no": False}, True)):
                return
            self.conversation.say(*map(plain, lines[first : first + A_SCREEN]))

    # A move.

    def _open(self, opened: OpenedMove) -> None:
        self.conversation.say(*map(plain, self._about(opened)))
        deeds: dict[str, Callable[[], None] | None] = {
            "again": lambda: self.practice.ask_again(AskedAgain([opened])),
            "play on": lambda: self._play_on(opened),
            "coach": lambda: self._told(page_lines(opened.page, self.cards.hand)),
            "deeper": lambda: self._deeper(opened),
            "practice": lambda: self.conversation.say(
                practice_today(self.reviewer.folder, opened, self.reviewer.path)
            ),
            "back": None,
        }
        words = "This move? Again, play on, coach, deeper, practice, or Enter to go back:"
        while deed := self.conversation.ask(words, typed.word_of(deeds, None)):
            deed()

    def _about(self, opened: OpenedMove) -> Iterator[str]:
        yield opened.question
        for words, cards in opened.lying:
            yield f"On the table, {words}: {self.cards.row(cards)}."
        yield f"Your hand: {self._hand(opened.made.view.hand)}. You chose {self._hand(opened.chosen)}."
        if not opened.is_best:
            yield f"Better: {self._hand(opened.judgement.best.cards)}."
            yield "".join(f"{head}: {played}, better {better}. " for head, played, better in opened.figures)
        yield opened.why(self.cards.hand)

    def _hand(self, cards: Cards) -> str:
        return self.cards.hand(cards)

    def _play_on(self, opened: OpenedMove) -> None:
        """Play the rest of the deal with the better card, event by event."""
        self.conversation.say("thinking....")
        game = think_through(opened.played_on())
        again, begins = game.begun_again(), len(opened.position.moves)
        table = Table(again, [Sitter(name) for name in opened.names])
        manner = self.practice.session.manner_of(self.practice.session.settings.preset)
        lines, told = EventLines(table, manner, self.cards), list[str]()
        for number, (seat, move) in enumerate(game.moves):
            events = table.apply(seat, move)
            told += [line for event in events for line in lines.lines(event)] if number >= begins else []
        self._told(told)

    def _deeper(self, opened: OpenedMove) -> None:
        """Play every choice out; as long as that takes nobody can do anything else here."""
        self.conversation.say("thinking....")
        rollouts = opened.rollouts()
        think_through(rollouts.think())
        rows = rollout_rows(rollouts.results(), self.cards.hand)
        self.conversation.say(f"{rollouts.played} deals for every choice, to the end of the deal.")
        self._told([f"{cards}: {chance}, {behind}." for cards, chance, behind in rows])
