"""The conversation: sentences a line each, and questions that are asked until the answer is understood."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from shutil import get_terminal_size
from threading import Event, Thread
from typing import NoReturn, Protocol, TextIO, TypeVar

from game.players.player import Thought
from game.session.typed import word_of
from game.sheets.filling import filled, filled_to_answer

T = TypeVar("T")
Word = Callable[[str], object]

LONGEST_ANSWER = 4_000
MOST_LINES_AGAIN = 40
ROOM_FOR_TABLES = 72
"""Columns of a terminal on which the widest table, the coach's, is seen whole."""
_OVER = object()
_SAME = {"?": "help", "exit": "quit", "puzzle": "practice", "title": "home"}
"""Words that people try first, and what they are called here."""
MORE = "More? Enter for more, or no:"
MORE_HOW = "Enter or more: the next lines. no: back to where you were. A number: that line of the list."
_MORE = {"more": True, "next": True, "yes": True, "no": False, "back": False, "leave": False}
BACK_WORD, HOME_WORD = "back", "home"
BACK_HOW = "back: one step back."
NOTHING_BEHIND = "There is nothing to go back to here. Type quit to leave."
JUST_STOPS = ("", "stop", BACK_WORD)
"""What stops a long thought and says no more."""
YES_OR_NO = {"y": True, "yes": True, "n": False, "no": False}
SWITCHED = {**YES_OR_NO, "on": True, "off": False}
"""What is typed behind a word to have what it tells of, or not."""


class Hangup(Exception):
    """The person typed `quit`, or there is nothing more to be read."""


class WentHome(Exception):
    """The person typed `home`, in a room away from the games."""


def hang_up(*_: object) -> NoReturn:
    """End the conversation, whatever is going on."""
    raise Hangup


class Typed(Protocol):
    """Where lines are typed."""

    def isatty(self) -> bool: ...
    def readline(self, longest: int, /) -> str: ...


class Conversation:
    """Nothing but lines goes out and nothing but lines comes in. `words` are understood at any question."""

    def __init__(self, hears: Typed, speaks: TextIO) -> None:
        self._hears, self._speaks = hears, speaks
        self.words: dict[str, Word] = dict.fromkeys(("quit", "leave"), hang_up)
        self._answers: Collection[str] = ()
        """Those of them, and the lines, that are answers for a while."""
        self.is_aside = False
        """Whether something else is talked of for a while than a game and which it is to be."""
        self.told: list[str] = []
        """What everybody at the table may hear again."""
        self._heard: dict[int | None, int] = {}
        """How much of it each listener had heard when they answered last."""
        self._open = ""
        """The question that stands while its line is typed."""
        self._ahead = ""
        """What was typed at "More?" or in a long thought, and answers the question that comes next."""
        self.beside: Callable[[], bool] = lambda: False
        """Does a little of what goes on while a line is typed, and tells whether there is more to do."""

    @property
    def is_at_a_terminal(self) -> bool:
        """Whether somebody sees the lines before."""
        return self._hears.isatty() and self._speaks.isatty()

    @property
    def shows_tables(self) -> bool:
        """Whether somebody sees the lines, and columns in them."""
        return self.is_at_a_terminal and get_terminal_size().columns >= ROOM_FOR_TABLES

    @contextmanager
    def answering(self, words: Collection[str]) -> Iterator[None]:
        """Take these words as answers for a while, whatever else they mean at any question."""
        with self.answering_alone({*self._answers, *words}):
            yield

    @contextmanager
    def answering_alone(self, words: Collection[str]) -> Iterator[None]:
        """Take no words as answers for a while but these."""
        before, self._answers = self._answers, words
        try:
            yield
        finally:
            self._answers = before

    @contextmanager
    def knowing(self, words: Mapping[str, Word]) -> Iterator[None]:
        """Understand these words at any question for a while, as they are meant here."""
        before, self.words = self.words, {**self.words, **words}
        try:
            yield
        finally:
            self.words = before

    def say(self, *lines: str) -> None:
        """Say something that is not told again: an answer, or a secret of one person.

        News that comes while a line is typed has lines of its own, and the question stands again below."""
        if lines and self._open:
            self._put("\n")
        for line in lines:
            self._put(f"{self._filled(line)}\n")
        if lines and self._open:
            self._put(self._open)

    def tell(self, *lines: str) -> None:
        """Tell of an event."""
        self.told += lines
        self.say(*lines)

    def again(self, listener: int | None = None) -> list[str]:
        """Return what was told since this listener answered last; no empty line is worth telling again."""
        told = [line for line in self.told[self._heard.get(listener, 0) :] if line]
        return told[-MOST_LINES_AGAIN:]

    def was_answered(self, listener: int | None) -> None:
        """Note that a listener has heard all that was told so far."""
        self._heard[listener] = len(self.told)

    def unsay(self, line: str) -> None:
        """Forget a line that holds no longer; nobody who has heard it misses another for it."""
        at = self.told.index(line)
        del self.told[at]
        self._heard = {who: heard - (heard > at) for who, heard in self._heard.items()}

    def go_home(self, _: str = "") -> None:
        """Leave what is talked of aside; at a game there is nothing to leave but itself."""
        if self.is_aside:
            raise WentHome
        self.say(NOTHING_BEHIND)

    def forget(self) -> None:
        """Forget what was told: another game begins."""
        self.told, self._heard = [], {}

    @contextmanager
    def aside(self, *answers: str) -> Iterator[None]:
        """Talk of something else for a while; none of it is repeated, and only these words are answers.

        Whoever goes home leaves all that was talked of aside, one thing out of the other."""
        *_, was_aside = before = self.told, self._heard, self.is_aside
        self.forget()
        self.is_aside = True
        try:
            with self.answering_alone(answers):
                yield
        except WentHome:
            if was_aside:
                raise
        finally:
            self.told, self._heard, self.is_aside = before

    @contextmanager
    def until_hung_up(self, last_words: Callable[[], Iterable[str]]) -> Iterator[None]:
        """Say the last words when somebody has hung up, if anybody still hears them."""
        try:
            yield
        except Hangup:
            with suppress(Hangup):
                self.say(*last_words())
        except KeyboardInterrupt:
            with suppress(Hangup):  # the question stands there still
                self.say(*[""] * self.is_at_a_terminal, *last_words())
            raise

    def hide(self) -> None:
        """Move what somebody saw out of sight of the next one."""
        if self.is_at_a_terminal:
            self.say(*[""] * get_terminal_size().lines)

    def ask(self, question: str | Callable[[], str], read: Callable[[str], T], how: str = "") -> T:
        """Ask until an answer is understood; a question may change with words typed meanwhile.

        `how`: what `help` tells of a question that is none of the game's."""
        while True:
            word, _, rest = self._line(question() if callable(question) else question).partition(" ")
            word = _SAME.get(word.lower(), word)
            if (plain := word.rstrip("?!.")) and plain.lower() in {*self.words, *self._answers}:
                word = plain
            answer = f"{word} {rest}".strip()
            if how and answer.lower() == "help":
                self.say(*how.splitlines())
                continue
            is_answer = word.lower() in self._answers or answer.lower() in self._answers
            try:
                if is_answer or word.lower() not in self.words:
                    return read(answer)
                self.words[word.lower()](rest.strip())
            except ValueError as error:  # the rules refuse with sentences too
                self.say(*str(error).splitlines())

    def agrees(self, question: str, *, usual: bool, how: str = "", goes_home: bool = False) -> bool | None:
        """Ask for yes or no; Enter is the standard answer: if a yes, so is the verb.

        `how`: what `help` tells of it."""
        verb = {question.partition(" ")[0].lower(): True} if usual else {}
        word = "yes" if usual else "no"
        words, how = f"{question} Yes or no, or Enter for {word}:", how or f"Type yes or no. Enter is {word}."
        answers = {**YES_OR_NO, **verb}
        return self.ask_or_back(words, answers, "yes, no", usual=usual, how=how, goes_home=goes_home)

    def ask_or_back(
        self,
        question: str,
        answers: Mapping[str, T],
        named: str,
        *,
        usual: T,
        how: str,
        goes_home: bool = True,
    ) -> T | None:
        """Ask for one of these words, of which `named` tells; `back` is none of them, and so is `home` where
        it `goes_home` and nothing else is left behind."""
        back = dict.fromkeys((BACK_WORD, *[HOME_WORD] * (goes_home and not self.is_aside)))
        read = word_of({**answers, **back}, usual, f"{named} or {BACK_WORD}")
        with self.answering(back):
            return self.ask(question, read, f"{how}\n{BACK_HOW}")

    def wants_more(self, leads_back: Callable[[str], bool] = lambda _: False) -> bool:
        """Ask whether a long text goes on; who leaves it is back where it was asked for.

        A number answers what is asked there, and so does a line that `leads_back`."""
        read_word = word_of(_MORE, usual=True, wanted="more or no")

        def read(text: str) -> bool:
            is_word = any(word.startswith(text.lower()) for word in _MORE)
            self._ahead = text if text.isdecimal() or (not is_word and leads_back(text)) else ""
            return not self._ahead and read_word(text)

        with self.answering(_MORE):
            return self.ask(MORE, read, MORE_HOW)

    def wait_for(self, thought: Thought[object], words: str, done: str) -> None:
        """Run a thought, at a terminal, to its end or until a line is typed: one with an answer in it is
        an answer to the next question."""

        def step() -> bool:
            is_over = next(thought, _OVER) is _OVER
            if is_over:
                self._put(f"\n{self._filled(done)} ")
            return not is_over

        before, self.beside = self.beside, step
        try:
            line = self._line(words)
        finally:
            self.beside = before
        self._ahead = "" if line.lower() in JUST_STOPS else line

    def _line(self, question: str) -> str:
        if line := self._ahead:
            self._ahead = ""
            self._put(f"{self._filled(question, filled_to_answer)} {line}\n")
            return line
        try:  # Ctrl-C may come as soon as the question is seen
            self._open = f"{self._filled(question, filled_to_answer)} "
            self._put(self._open)
            line = self._typed()
        finally:
            self._open = ""
        if not self._hears.isatty():
            self._put(f"{line.strip()}\n")  # whoever reads this afterwards sees what was answered
        if not line:
            self._put("\n" * self.is_at_a_terminal)  # the question stands there still
            raise Hangup
        return " ".join(line.split())

    def _typed(self) -> str:
        """Read a line, no more of it than anybody would type; nothing when there are no more."""
        try:
            with self._meanwhile() if self.is_at_a_terminal else nullcontext():
                line = rest = self._hears.readline(LONGEST_ANSWER)
            while len(rest) == LONGEST_ANSWER and not rest.endswith("\n"):
                rest = self._hears.readline(LONGEST_ANSWER)
        except OSError:  # the terminal is gone
            return ""
        return line

    @contextmanager
    def _meanwhile(self) -> Iterator[None]:
        """Go on beside the table until the line has come; the thread has ended by then."""
        has_come = Event()

        def work() -> None:
            while not has_come.is_set() and self.beside():
                pass

        worker = Thread(target=work, daemon=True)
        try:
            worker.start()
            yield
        finally:
            has_come.set()
            if worker.is_alive():
                worker.join()

    def _filled(self, text: str, fill: Callable[[str], str] = filled) -> str:
        """Fill lines where somebody looks."""
        return fill(text) if self.is_at_a_terminal else text

    def _put(self, text: str) -> None:
        clean = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)
        try:
            self._speaks.write(clean)
            self._speaks.flush()
        except OSError:  # nobody hears any more
            raise Hangup from None
