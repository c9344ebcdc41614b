"""The review in a terminal: a short talk, and any move opened and asked of, in sentences."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

from game.coaching.ask import rolled_out_lines
from game.coaching.coach_page import page_lines
from game.players.player import think_through
from game.review import review_words
from game.review.opened_move import OpenedMove
from game.review.review_text import answer_lines, opening_lines, plain
from game.review.review_words import AskedAgain
from game.review.reviewer import Reviewer, practice_today
from game.rules.cards import Cards
from game.rules.position_line import position_line
from game.session.telling import CardNames, EventLines
from game.table import Sitter, Table
from game.terminal import typed
from game.terminal.conversation import Conversation, Word
from game.terminal.spoken_practice import LeftError, SpokenPractice

A_SCREEN = 16
"""So many lines are told without being asked for more."""
MORE = "More? Enter for more, or no:"
DEEPER = "Playing every choice out. Press Enter to stop:"
DEEPER_DONE = "Done. Press Enter:"


class SpokenReview:
    """What the window's pages hold, told bit by bit."""

    def __init__(
        self, reviewer: Reviewer, conversation: Conversation, cards: CardNames, practice: SpokenPractice
    ) -> None:
        self.reviewer, self.review = reviewer, reviewer.review
        self.conversation, self.cards, self.practice = conversation, cards, practice
        self.moves = review_words.moves_told(self.review)

    def talk(self) -> None:
        """Tell the main thing first, then anything asked for; `leave` goes back from anywhere in it."""
        words: dict[str, Word] = {"again": lambda _: self._opening(), "leave": self._leave}
        with self.conversation.understanding(words), suppress(LeftError):
            self._opening()
            self._talk()

    def _leave(self, _: str) -> None:
        raise LeftError

    def _opening(self) -> None:
        say = self.conversation.say
        say(*opening_lines(self.review))
        for number, one in enumerate(review_words.costliest(self.review), 1):
            first, *others = answer_lines(self.review, one)
            say(f"{number}: {first}", *others)

    def _talk(self) -> None:
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
        self._told([f"{at}: {_move_words(*row)}" for at, row in enumerate(rows, 1)])

    def _deals(self) -> None:
        seats = review_words.one_of_each_side(self.review)
        for seat in seats:
            heading = [f"Deal by deal for {review_words.named(self.review, seat)}."] if len(seats) > 1 else []
            self._told([*heading, *review_words.deal_sentences(self.review, seat)])

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
        say = self.conversation.say
        about = [*map(plain, self._about(opened))]
        say(*about)

        def practice(_: str = "") -> None:
            say(practice_today(self.reviewer.folder, opened, self.reviewer.path))

        def position(_: str = "") -> None:
            say(position_line(opened.made.view))

        deeds: dict[str, Callable[[], None] | None] = {
            "try again": lambda: self.practice.ask_again(AskedAgain([opened])),
            "play on": lambda: self._play_on(opened),
            "coach": lambda: self._told(page_lines(opened.page, self.cards.hand)),
            "deeper": lambda: self._deeper(opened),
            "practice": practice,
            "position": position,
            "back": None,
        }
        own: dict[str, Word] = {"again": lambda _: say(*about), "practice": practice, "position": position}
        words = "This move? Try again, play on, coach, deeper, practice, position, or Enter to go back:"
        with self.conversation.understanding(own):
            while deed := self.conversation.ask(words, typed.word_of(deeds, None)):
                deed()

    def _about(self, opened: OpenedMove) -> Iterator[str]:
        yield opened.question
        for words, cards in opened.lying:
            yield f"On the table, {words}: {self.cards.row(cards)}."
        is_own, name = opened.reader is not None, self.review.name(opened.made.seat)
        whose, who = ("Your", "You") if is_own else (f"{name}'s", name)
        chosen = f"{who} chose {self._hand(opened.chosen)}"
        yield f"{whose} hand: {self._hand(opened.made.view.hand)}."
        if opened.is_best:
            yield f"{chosen}."
        else:
            heads, played, better = zip(*opened.figures, strict=True)
            yield f"{chosen}: {_figures(heads, played)}."
            yield f"Better, {self._hand(opened.judgement.best.cards)}: {_figures(heads, better)}."
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
        """Play every choice out, as long as somebody at the terminal likes."""
        rollouts = opened.rollouts()
        seconds = self.conversation.wait_for(rollouts.think(), DEEPER, DEEPER_DONE)
        self.conversation.say(f"{seconds:.1f} seconds.")
        self._told([*rolled_out_lines(rollouts, self.cards.hand)])


def _move_words(deal: str, score: str, chosen: str, better: str, cost: str) -> str:
    told = f"deal {deal}, {score.replace(':', ' to ')}: {chosen}"
    return f"{told} cost {cost.partition(' ')[0]}%. Better: {better}." if better else f"{told}, the best."


def _figures(heads: Sequence[str], cells: Sequence[str]) -> str:
    return ", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True))
