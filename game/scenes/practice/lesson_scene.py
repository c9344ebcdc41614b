"""A lesson at the table: cards lie there, something is said of them or asked, and the answer shows why."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.practice.learn import LESSONS, Number, Pick, PlayCard, Take, ToCrib
from game.practice.learned import Halfway, note_of, note_of_leaving
from game.rules.cards import Cards, letters
from game.rules.counting import Kind, most_of
from game.rules.errors import IllegalMove
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.in_words import capital, listed
from game.rules.moves import Moves
from game.scenes.help_pages import Help
from game.scenes.practice.drill_scene import PracticeDesk
from game.scenes.practice.lesson_course import LessonCourse
from game.scenes.practice.lesson_table import OWN, LessonTable
from game.scenes.scene import (
    NO_LINE,
    STAY,
    Answer,
    AskedLine,
    GoTo,
    LayOver,
    Scene,
    Stop,
    TakeOff,
    ToldInLines,
    distinct,
)
from game.scenes.table.cards_input import CardsInput
from game.scenes.table.guided_count import (
    A_NUMBER,
    FIRST_HINT,
    HINT_WORD,
    LAST_HINT,
    OR_IS_SHOWN,
    WISHES_TO_SEE,
    going_on,
)
from game.scenes.table.input import NOT_YET, CountEntry, clicked
from game.session import typed
from game.session.typed import NotUnderstood
from game.sheets.marks import BEFORE_KEYS
from game.sheets.pictures import stops
from game.sheets.sheet import Sheet
from game.sheets.sheets import NEXT, SHOW_ME, BalloonSheet, TableSheet
from game.sheets.spots import CardSpot, LineSpot, Spot
from game.sheets.table_state import InHand, TableState
from game.store.practice_files import PracticeNotes

LEAVE = "Leave"
HINT, OUT = "{hint} hint", "{back} leave"
HINTS = f"{HINT}{BEFORE_KEYS}{OUT}"
TAKES = f"{{left}} {{right}} choose a card   {{fire}} take it   {HINTS}"
PICKS = f"{{left}} {{right}} choose   {{fire}} select   {HINTS}"
TYPES = f"0-9 type   {{fire}} done   {HINTS}"
GOES_ON = f"{{fire}} go on{BEFORE_KEYS}{OUT}"
FORM = FORMS["six-card"]
_RULE = {"The crib": About.CRIB, "The play": About.PLAY, "The board": About.GAME}
"""Which page of the rules tells of a lesson's thing: of most of them that on the show."""


class LessonCards(CardsInput):
    """The cards of a lesson: each that is taken is told to whoever asked."""

    called = "Your card?"

    def __init__(self, top: TableState, take: Callable[[int], None]) -> None:
        super().__init__(OWN, top)
        self._tell = take
        self.point(0)

    def take(self, index: int) -> Moves:
        self._tell(index)
        return NOT_YET


class LessonScene(Scene, ToldInLines):
    """One lesson, taken up where it was left; `then` is the scene after it."""

    no_score = "A lesson keeps no score."
    typed_help = (
        "Type what is asked for: cards as rank and suit, such as 5h 10d, or a number.",
        "hint: where to look. hint again: the answer. table: the cards that lie there.",
        "leave or back: the list of lessons. Each goes on where you left it.",
    )
    only_leave = "Type leave to go back to the lessons."

    def __init__(
        self, desk: PracticeDesk, at: int, then: Callable[[], Scene], halfway: Halfway | None = None
    ) -> None:
        super().__init__()
        self.desk, self.at, self._then = desk, at, then
        self.left: Callable[[], None] = lambda: None
        """Told when somebody leaves it."""
        lesson = LESSONS[at]
        self.course = LessonCourse(lesson, LessonTable(f"{at + 1}. {lesson.title}"), halfway or Halfway())
        self.top, self.place = self.course.top, f"{at + 1} of {len(LESSONS)}"
        self.cards: LessonCards | None = None
        self.entry: CountEntry | None = None
        self.chosen: int | None = None
        self.buttons = {Button.HINT: self._hints, Button.BACK: lambda _: TakeOff()}
        self._hold()
        self.course.sound, self.course.turned = desk.speaker.play, self._hold

    def was_lifted(self) -> None:
        """Remember how far it was done, whatever ended it."""
        if self.course.is_done:
            return
        if self.course.steps:
            found = self.course.search.found if self.course.search else ()
            self._note(note_of_leaving(self.at, self.course.steps, found, str(self.desk.today)))
        self.left()

    def _note(self, note: str) -> None:
        self.desk.tell(PracticeNotes(self.desk.folder).add(note))

    def _hold(self) -> None:
        """Put the hands where what is asked now is answered, or on the word that goes on."""
        task = self.course.task
        self.top.cursor, self.cards, self.entry = None, None, None
        self.chosen = None if task else 0  # a light on an answer is no advice
        match task:
            case Number():
                self.entry, self.top.message = CountEntry("How many?", most=most_of(FORM.kept)), TYPES
            case Pick():
                self.top.message = PICKS
            case Take() | ToCrib() | PlayCard():
                self.cards, self.top.message = LessonCards(self.top, self.course.take), TAKES
            case _:
                self.top.message = GOES_ON

    @property
    def told_of_table(self) -> Sequence[str]:
        return self.course.told

    def _hints(self, _: Press) -> Answer:
        """Say where to look; whoever asks again is shown."""
        if not self.course.hints():
            return self._go_on()
        if self.cards and (card := self.course.hinted):
            self.cards.point(self.course.hand.index(card))
        return STAY

    def _go_on(self) -> Answer:
        """Go on; what is asked is done for whoever cannot."""
        self.course.do()
        return self._led()

    def _led(self) -> Answer:
        """Go where an answer leads, if anywhere."""
        if self.course.is_done:
            self._note(note_of(self.at, str(self.desk.today)))
            return GoTo(self._then())
        page, self.course.page = self.course.page, None
        return LayOver(page) if page else STAY

    def _count(self, said: int | None) -> None:
        """Take a count that was typed; a wrong one can be typed anew."""
        if said is None or not self.entry:
            return
        self.course.count(said)
        if self.entry:
            self.top.message = TYPES
            self.entry.clear()

    def _refuse(self, words: str) -> None:
        """Say that a number is missing; the foot does not say so a second time."""
        self.course.refuse(words)
        self.top.message = HINTS

    # The hands.

    @property
    def answers(self) -> Sequence[str]:
        """The words to choose from."""
        match self.course.task:
            case None:
                return NEXT, LEAVE
            case Pick(choices=choices):
                return *choices, SHOW_ME, LEAVE
        return SHOW_ME, LEAVE

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        if isinstance(self.course.task, Pick):
            return press.is_one_of("".join(words[0] for words in self.course.task.choices))
        if not self.cards:
            return at_keyboard and not self.course.task and press.is_one_of(ascii_uppercase)
        return self.cards.types(press) or (at_keyboard and press.is_one_of(self.cards.typed_letters))

    def press(self, press: Press) -> Answer:
        if self.entry:
            self._count(self.entry.answered(press, self._refuse))
        elif self.cards and self.chosen is None:
            if press.down:
                self._walk_out()
            else:
                self._hand(lambda cards: cards.press(press))
        elif self.cards and press.down:
            self._walk_back()
        elif not self.course.task and press.across:
            self._points_at_nothing()
        elif self.chosen is None and (press.across or press.down or press.chosen):
            self.chosen = 0
        elif step := press.across + press.down:
            self.chosen = ((self.chosen or 0) + step) % len(self.answers)
        elif sign := press.sign:
            return self._choose_by(sign)
        elif press.chosen and self.chosen is not None:
            return self._choose(self.chosen)
        return self._led()

    def _hand(self, do: Callable[[LessonCards], object]) -> None:
        """Let the cards have a press; one that is none of the hand is refused in a sentence."""
        assert self.cards
        try:
            do(self.cards)
        except IllegalMove as error:
            self.course.words = str(error)

    def _walk_out(self) -> None:
        """Leave the cards for the words below them."""
        self.chosen, self.top.cursor, self.top.message = 0, None, PICKS

    def _walk_back(self) -> None:
        assert self.cards
        self.chosen, self.top.message = None, TAKES
        self.cards.point(self.cards.at)

    def _choose_by(self, letter: str) -> Answer:
        """Take the answer that begins with a letter or is this figure."""
        found = [at for at, words in enumerate(self.answers) if words.startswith(letter)]
        if found:
            return self._choose(found[0])
        if isinstance(self.course.task, Pick):
            self.course.refuse(f"{letter} is not an answer. Choose {listed(self.course.task.choices, 'or')}.")
        elif not self.course.task:
            self._points_at_nothing()
        return STAY

    def _points_at_nothing(self) -> None:
        """Tell whoever would take something how it goes on; no next press leaves."""
        self.desk.speaker.play(Tune.ERROR)
        self.chosen, self.course.words = 0, going_on(self.course.words)

    def _choose(self, index: int) -> Answer:
        word = self.answers[index]
        if word == LEAVE:
            return TakeOff()
        if word in (NEXT, SHOW_ME):
            return self._go_on()
        self._pick(index)
        return STAY

    def _pick(self, index: int) -> None:
        """Take an answer; from a wrong one the arrows go on."""
        self.course.pick(index)
        if self.course.task:
            self.chosen = index

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, LineSpot) and spot.index < len(self.answers):
            return self._choose(spot.index)
        if self.entry:
            self._count(self.entry.answered(clicked(spot), self._refuse))
        elif self.cards:
            self.chosen = None
            self._hand(lambda cards: cards.click(spot))
        elif isinstance(spot, CardSpot) and not self.course.task:
            self._points_at_nothing()
        return self._led()

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        if isinstance(spot, LineSpot) and not self.cards and spot.index < len(self.answers):
            self.stale |= self.chosen != spot.index
            self.chosen = spot.index
        elif self.cards and self.cards.hover(spot):
            self.stale, self.chosen = True, None

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        """Stop at the cards of the hand, too, where one is to be taken."""
        cards = [CardSpot(InHand(OWN, at)) for at in range(len(self.course.hand) if self.cards else 0)]
        return distinct([*cards, *stops(sheets)])

    def help(self) -> Scene:
        """Open the rules where they tell of the same."""
        return Help(FORM, House(), at=_RULE.get(self.course.lesson.title, About.SHOW))

    # A line.

    @property
    def asks_line(self) -> AskedLine:
        words = self._asks
        return AskedLine(words, self._take_line) if words else NO_LINE

    @property
    def _asks(self) -> str:
        helps = "show" if self.course.was_hinted else HINT_WORD
        match self.course.task:
            case Take(kind=Kind.NOBS) | PlayCard():
                return f"Your card, such as ah, or {helps}:"
            case Take():
                return f"Your cards, such as ah kc, or {helps}:"
            case ToCrib():
                return f"Two cards, such as ah kc, or {helps}:"
            case Pick(choices=choices):
                return f"{capital(listed((*choices, helps), 'or').lower())}:"
            case Number():
                return OR_IS_SHOWN if self.course.was_hinted else A_NUMBER
        return ""

    def _take_line(self, line: str) -> Answer:
        """Take cards, a number or one of the answers; what is wrong is said at once."""
        before, self.course.was_wrong = self.course.words, False
        match self.course.task:
            case _ if line.lower() == HINT_WORD:
                return self._hints(Press(Button.HINT))
            case _ if line.lower() in WISHES_TO_SEE:
                return self._go_on()
            case Number():
                self._count(typed.number(line))
            case Pick(choices=choices):
                if not line:
                    raise NotUnderstood(f"Type {listed(choices, 'or').lower()}.")
                read = typed.word_of({word.lower(): at for at, word in enumerate(choices)}, 0)
                self._pick(read(typed.in_figures(line)))
            case Take() | ToCrib() | PlayCard():
                self._take_named(typed.cards_of(self.course.hand, line))
        if self.course.was_wrong:
            said, self.course.words = self.course.words, before
            raise NotUnderstood(said)
        return self._led()

    def _take_named(self, cards: Cards) -> None:
        if isinstance(self.course.task, ToCrib) and len(cards) != len(self.course.task.best.split()):
            raise NotUnderstood("Discard two cards.")
        if missing := [card for card in cards if card not in self.course.hand]:
            raise NotUnderstood(f"You don't have {letters(missing[0])}.")
        self.course.take_all(cards)

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        course, top = self.course, self.top.snapshot()
        keys = top.message.split(BEFORE_KEYS) if not self.entry else ()  # which tells its own
        # An answer says how it is shown, and how it ends.
        top.message = BEFORE_KEYS.join(key for key in keys if key not in (HINT, OUT))
        balloon = BalloonSheet(
            *(course.lesson.title, course.words, self.place, course.thing, OWN, top),
            answers=self.answers,
            chosen=self.chosen,
            stays=True,
            heard=course.heard,
            says_here=course.says_here,
            about=(course.hinted,) if course.hinted else (),
            asks=self.cards.typed_so if self.cards else "",
            keys=(LAST_HINT if course.was_hinted else FIRST_HINT) if course.task else "",
            always=f"{{help}} help{BEFORE_KEYS}{OUT}",
            out=LEAVE,
        )
        table = TableSheet(self.top.snapshot())
        if not self.entry:
            return [table, balloon]
        return [table, balloon, self.entry.sheet(self.top, self.pointed)]
