"""The turns of a game: who must act is asked or thinks, may ask the coach, and its outcome is told."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from shutil import get_terminal_size

from game.coaching.ask import answer_lines, ask_lines
from game.coaching.coach import PLAY_IT, SHOW_ME, THINK_AGAIN, Analysis, Coach, hint
from game.coaching.coach_page import CoachPage, page_lines
from game.coaching.how_long import HowLong, NoSuchLength
from game.players.player import think_through
from game.rules.cards import Cards
from game.rules.errors import IllegalMove, InvalidPosition
from game.rules.events import Events
from game.rules.log import SeatMove
from game.rules.moves import Moves
from game.rules.position_line import position_line
from game.rules.preset import Manner
from game.rules.question import WhatToPlay
from game.rules.spoken import as_sentence, refused
from game.session import typed
from game.session.playing_out import plays_out
from game.session.questions import Asked, asked_of, first_of_several
from game.session.telling import CardNames, EventLines, scores_line
from game.session.typed import NotUnderstood
from game.table import Table
from game.terminal.conversation import Conversation
from game.terminal.lines import table_lines

NOTHING_TO_HINT = "No hint now. Ask when you discard or play."


class SpokenCoach:
    """What he says is not told again: it is for whoever looks at this hand."""

    def __init__(self, coach: Coach, conversation: Conversation, cards: CardNames) -> None:
        self.coach, self.conversation, self.cards = coach, conversation, cards

    def hint(self, seat: int | None) -> None:
        """Hint first where to look, and then everything."""
        if seat is None or not self.coach.may_be_asked(seat):
            self.conversation.say(*self._no_choice(seat))
            return
        wants_all, analysis = self.coach.hint(seat), self.coach.analysis(seat)
        analysis.finish()
        if wants_all:
            self._show(analysis)
        else:
            self.conversation.say(as_sentence(hint(analysis)))

    def _no_choice(self, seat: int | None) -> Iterator[str]:
        """Name the only card that fits, or tell when to ask."""
        table = self.coach.table
        if seat is not None and isinstance(table.question(seat), WhatToPlay):
            yield from ask_lines(table.game.view(seat), self.cards.hand)
        else:
            yield NOTHING_TO_HINT

    def _show(self, analysis: Analysis, chosen: Cards = ()) -> None:
        self.conversation.say(*page_lines(CoachPage(analysis, chosen), self.cards.hand))

    def hear(self, seat: int, moves: Moves) -> None:
        """Hear the move that a person is about to make; whoever thinks again is asked again."""
        check = self.coach.check(seat, moves)
        if not check:
            return
        check.analysis.finish()
        objection = check.objection()
        if not objection:
            return
        self.conversation.say(objection)
        words = f"{PLAY_IT}, {SHOW_ME.lower()}, or Enter to think again:"
        answers = {word.lower(): word for word in (THINK_AGAIN, PLAY_IT, SHOW_ME)}
        answer = SHOW_ME
        while answer == SHOW_ME:
            answer = self.conversation.ask(words, typed.word_of(answers, THINK_AGAIN))
            if answer == SHOW_ME:
                self._show(check.analysis, check.chosen)
        if answer == THINK_AGAIN:
            raise NotUnderstood(as_sentence(THINK_AGAIN))


MOST_LINES_AGAIN = 40
A_MOMENT = 0.05  # seconds
NOTHING_TO_UNDO = "Nothing to take back now."


NO_HINTS = "No hints at this table, unless you choose the tutor before the game."


NOTHING_ASKED = "No position now. Ask when you discard or play."
ASK_HOW = "Type ask and a position, such as: ask 5S 6D 7C 8H KH KD mine 45-60. ask 5 and a position plays it"
ASK_HOW += " out for five seconds, ask 5000-deals or ask 0.5% as long as that takes."
ASK_HOW += " Type position for this moment's line."


def asked_about(text: str, cards: CardNames, say: Callable[[str], object]) -> Iterator[str]:
    """Answer a position as the desk does, or how to ask."""
    if not text:
        yield ASK_HOW
        return
    try:
        how_long, position = _how_long(text)
        plays = plays_out(how_long, say) if how_long else None
        yield from answer_lines(position, cards.hand, plays)
    except (InvalidPosition, NoSuchLength) as error:
        yield str(error)


LENGTHS = ("%", "deals", "sec", "seconds")


def _how_long(text: str) -> tuple[HowLong | None, str]:
    """Take from the front of it how long it is to be played out, if it begins so."""
    first, _, rest = text.partition(" ")
    is_length = first.isdecimal() or (first[:1].isdecimal() and first.lower().endswith(LENGTHS))
    return (HowLong.parse(first), rest) if is_length else (None, text)


class _TakenBackError(Exception):
    """Raised where a move is taken back: another seat may be asked now."""


class Turns:
    """One game at one terminal. A hand is told only to the person who was asked to look."""

    def __init__(
        self,
        table: Table,
        manner: Manner,
        conversation: Conversation,
        cards: CardNames,
        tutor: str = "",
    ) -> None:
        self.table = table
        self.manner = manner
        cards.voice = manner.voice
        self.conversation = conversation
        self.cards = cards
        self._lines = EventLines(table, manner, cards)
        self._coach = SpokenCoach(Coach(table, tutor), conversation, cards)
        self._told_before = len(conversation.told)
        self._listener: int | None = None
        self._looks: int | None = None
        self._heard: dict[int | None, int] = {}
        conversation.words |= {
            "again": self._again,
            "score": self._score,
            "table": self._table,
            "undo": self._undo,
            "position": self._position,
            "ask": self._ask_about,
            "hint": self._hint,
        }
        self._has_hints = manner.hints or bool(self._coach.coach.speaks_from)

    def play(self, after_each: Callable[[], None]) -> None:
        """Play to the end of the game."""
        while not self.table.is_over:
            seat = self.table.turn
            if seat is None:
                self.tell(self.table.news(A_MOMENT))
            elif moves := self.table.unasked or self._by_itself(seat):
                self.tell(self.table.answer(seat, moves))
            elif self.table.sitters[seat].is_person:
                with suppress(_TakenBackError):
                    self.tell(self._ask(seat))
            else:
                self.tell(self.table.apply(seat, think_through(self.table.think(seat))))
            after_each()

    def tell(self, events: Events) -> None:
        for event in events:
            self.conversation.tell(*self._lines.lines(event))

    def catch_up(self, opening: Events, moves: Iterable[SeatMove]) -> None:
        """Make moves again; their outcome can be heard again, but is not told."""
        self._remember(opening)
        for seat, move in moves:
            self._remember(self.table.apply(seat, move))

    def _remember(self, events: Events) -> None:
        for event in events:
            self.conversation.told += self._lines.lines(event)

    def tell_the_table(self) -> None:
        """Tell the table, and nothing that one seat alone knows."""
        self.conversation.say(*table_lines(self.table, None, self.manner, self.cards))

    def _ask(self, seat: int) -> Events:
        """Ask a person for a move; one that the rules refuse is answered with why, and asked for again."""
        name = self.table.sitters[seat].name
        if self._are_several:
            self._change_places(seat, name)
        self._listener = seat
        called = f"{name}: " * self._are_several
        gone: Cards = ()
        while first := first_of_several(self.table, seat, self.manner, self.cards, gone):
            gone += self.conversation.ask(f"{called}{first.words}", first.read)

        def asked() -> Asked[Moves]:
            return asked_of(self.table, seat, self.manner, self.cards, gone)

        events = self.conversation.ask(
            lambda: f"{called}{asked().words}",
            lambda text: self._make(seat, asked().read, text),
        )
        self._heard[seat] = len(self.conversation.told)
        return events

    def _by_itself(self, seat: int) -> Moves:
        """Play the last card, where the program does that unasked."""
        is_ours = self.manner.is_typed and self.table.sitters[seat].is_person
        match self.table.question(seat) if is_ours else None:
            case WhatToPlay(hand, fits=fits) as asked if len(hand) == len(fits) == 1:
                return asked.play(*hand)
        return ()

    def _make(self, seat: int, read: Callable[[str], Moves], text: str) -> Events:
        """Make the moves that are typed, or say in the voice of the table why they will not do."""
        try:
            answer = read(text)
            self._coach.hear(seat, answer)
            return self.table.answer(seat, answer)
        except IllegalMove as error:
            raise NotUnderstood(as_sentence(refused(self.manner.voice, error))) from None

    @property
    def _who_looks(self) -> int | None:
        """Whose hand may be spoken of now."""
        return self._looks if self._are_several else self._listener

    @property
    def _are_several(self) -> bool:
        return len(self.table.people) > 1

    def _change_places(self, seat: int, name: str) -> None:
        """Hide one hand, and tell the next when the others look away."""
        if seat == self._looks:
            return
        is_hidden = self._looks is not None and self.conversation.is_at_a_terminal
        if is_hidden:
            self.conversation.say(*[""] * get_terminal_size().lines)
        self._listener = self._looks = None
        if self.table.needs_curtain(seat, self.table.question(seat), self._looks):
            words = f"{name}, your turn. Everybody else: no peeking! Press Enter:"
            self.conversation.ask(words, lambda _: None)
            self._looks = seat
        if is_hidden:
            self._listener = seat
            self._again()

    def _again(self, _: str = "") -> None:
        """Tell again all that was told since the listener was asked last."""
        told = self.conversation.told[self._heard.get(self._listener, 0) :]
        self.conversation.say(*told[-MOST_LINES_AGAIN:])

    def _undo(self, _: str) -> None:
        """Take back the last own move: the lines told again are the game without it."""
        if not self.table.to_take_back:
            self.conversation.say(NOTHING_TO_UNDO)
            return
        with self.table.taking_back() as moves:
            del self.conversation.told[self._told_before :]
            self._lines = EventLines(self.table, self.manner, self.cards)
            self.catch_up(self.table.game.opening, moves)
        self.conversation.say("Taken back.")
        raise _TakenBackError

    def _hint(self, _: str) -> None:
        if self._has_hints:
            self._coach.hint(self._who_looks)
        else:
            self.conversation.say(NO_HINTS)

    def _position(self, _: str) -> None:
        """Write the moment as one line, for whoever looks."""
        seat = self._who_looks
        self.conversation.say(self._line_of(seat) if seat is not None else NOTHING_ASKED)

    def _line_of(self, seat: int) -> str:
        return position_line(self.table.game.view(seat), self.table.stand)

    def _ask_about(self, text: str) -> None:
        """Answer another position, and how long it is played out; to ask about this one is a hint."""
        self.conversation.say(*asked_about(text, self.cards, self.conversation.say))
        seat = self._who_looks
        if seat is not None and self._line_of(seat) in text:
            self.table.note_hint()

    def _score(self, _: str) -> None:
        self.conversation.say(scores_line(self.table))

    def _table(self, _: str) -> None:
        """Tell a seat's own knowledge while nobody else looks."""
        self.conversation.say(*table_lines(self.table, self._who_looks, self.manner, self.cards))
