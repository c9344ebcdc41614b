"""A lesson at the table: cards lie there, something is said of them or asked, and the answer shows why."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.practice.items import Item, called, with_total
from game.practice.learn import (
    LESSONS,
    Beat,
    Count,
    Lay,
    Lesson,
    NewCount,
    Number,
    Pick,
    PlayCard,
    Say,
    Take,
    They,
    ToCrib,
)
from game.practice.learned import Halfway, note_of, note_of_leaving
from game.practice.own_count import OwnCount
from game.practice.search import Search
from game.rules.cards import Card, Cards, letters, parse_cards
from game.rules.counting import THIRTY_ONE, Kind, most_of
from game.rules.errors import IllegalMove
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.in_words import capital, listed
from game.rules.moves import Moves
from game.rules.spoken import a_rank
from game.scenes.help_pages import Help
from game.scenes.practice.drill_scene import PracticeDesk
from game.scenes.practice.lesson_table import OWN, THEIRS, LessonTable
from game.scenes.practice.two_discards import TwoDiscards
from game.scenes.scene import (
    FIRE,
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
from game.scenes.table.guide_balloon import A_NUMBER, HINT_WORD, SHOW_ME, WISHES_TO_SEE, going_on
from game.scenes.table.input import NOT_YET, CountEntry, clicked
from game.session import typed
from game.session.typed import NotUnderstood
from game.sheets.pictures import stops
from game.sheets.sheet import Sheet
from game.sheets.sheets import BalloonSheet, TableSheet, Thing
from game.sheets.spots import CardSpot, LineSpot, Spot
from game.sheets.table_state import InHand, TableState
from game.store.practice_files import PracticeNotes

NEXT, LEAVE = "Next", "Leave"
HINTS = "{hint} hint   {back} leaves"
TAKES = f"{{left}} {{right}} choose a card, {{fire}} takes it   {HINTS}"
PICKS = f"{{left}} {{right}} choose, {{fire}} takes it   {HINTS}"
TYPES = f"Type a number, then {{fire}}   {HINTS}"
GOES_ON = "{fire} goes on   {back} leaves"
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

    def __init__(
        self, desk: PracticeDesk, at: int, then: Callable[[], Scene], halfway: Halfway | None = None
    ) -> None:
        super().__init__()
        self.desk, self.at, self._then = desk, at, then
        self.left: Callable[[], None] = lambda: None
        """Told when somebody leaves it."""
        self.lesson: Lesson = LESSONS[at]
        self._left: list[Beat | Item] = [*self.lesson.beats]
        self.table = LessonTable(f"{at + 1}. {self.lesson.title}")
        self.top = self.table.top
        self.place = f"Lesson {at + 1}"
        self.words = self.heard = ""
        self._says_here: Sequence[str] = ()
        """All items of the count that is read."""
        self.thing = Thing.HAND
        self.task: Beat | None = None
        """What is asked now, until it is answered."""
        self.taken: list[Card] = []
        self.search: Search | None = None
        self.cards: LessonCards | None = None
        self.entry: CountEntry | None = None
        self.own_count: OwnCount | None = None
        self.chosen: int | None = 0
        self._leads: Answer = STAY
        self._was_wrong = self._was_hinted = False
        self.buttons = {Button.HINT: self._hints, Button.BACK: lambda _: TakeOff()}
        self._is_heard, self._is_done = True, False
        self.steps = -1
        """How often it went on since its beginning, to be taken up there."""
        halfway = halfway or Halfway()
        self._noted = halfway.found
        self._next()
        self._catch_up(halfway.steps)

    def _catch_up(self, steps: int) -> None:
        """Do without a sound what was done before it was left, and tell the cards anew."""
        self._is_heard = False
        while self.steps < steps and (self._left or self.task):
            self._do()
        self._leads, self._is_heard = STAY, True
        self.heard = self.heard or self.table.told

    def was_lifted(self) -> None:
        """Remember how far it was done, whatever ended it."""
        if self._is_done:
            return
        if self.steps:
            found = self.search.found if self.search else ()
            self._note(note_of_leaving(self.at, self.steps, found, str(self.desk.today)))
        self.left()

    def _note(self, note: str) -> None:
        self.desk.tell(PracticeNotes(self.desk.folder).add(note))

    def _sound(self, tune: Tune) -> None:
        if self._is_heard:
            self.desk.speaker.play(tune)

    @property
    def hand(self) -> Cards:
        return self.table.hand

    # What happens, one thing after the other.

    def _next(self) -> Answer:
        """Go on to the next thing that is said or asked; after the last the lesson is done."""
        self.steps += 1
        self.task, self.search, self.cards, self.entry = None, None, None, None
        self.top.cursor, self.top.lit, self.taken, self.chosen, self.heard = None, frozenset(), [], 0, ""
        while self._left:
            beat = self._left.pop(0)
            if isinstance(beat, Lay):
                self.table.lay(beat)
                self.heard = self.table.told
            elif isinstance(beat, Count):
                items = self.table.items(beat.kinds)
                items = items if beat.words else with_total(items, self.table.total)
                self._says_here = [item.words for item in items]
                self._left[:0] = [*items, *([Say(beat.words)] if beat.words else [])]
            else:
                self._begin(beat)
                return STAY
        self._is_done = True
        self._note(note_of(self.at, str(self.desk.today)))
        return GoTo(self._then())

    def _begin(self, beat: Beat | Item) -> None:
        """Say or ask one thing."""
        self.top.message, self.thing = GOES_ON, self._usual_thing
        self._says_here = self._says_here if isinstance(beat, Item) else ()
        match beat:
            case Item():
                self._read(beat)
                self.thing = self._usual_thing
            case Say(words, lit, points, short, thing):
                self.words, self.top.lit = words, frozenset(lit)
                self.thing = thing or self.thing
                self.table.score(short, points)
            case They(card, words, points, short):
                self.table.they_play(Card.parse(card))
                self.table.score(short, points, THEIRS)
                self.words, self.thing, self.top.lit = words, Thing.PLAYED, frozenset([Card.parse(card)])
            case NewCount(words):
                self.table.start_over()
                self.words, self.thing = words, Thing.COUNT
            case Number():
                self._ask(beat)
                self.entry = CountEntry("How many?", most=most_of(FORM.kept))
                self.chosen, self.top.message = None, TYPES
                self.own_count = OwnCount(self.table.items())
                self.table.lay_slip()
            case Pick():
                self._ask(beat)
                self.chosen = None  # a light is no advice
                self.thing, self.top.message = beat.thing or self.thing, PICKS
            case Take() | ToCrib() | PlayCard():
                self._ask(beat)
                self.thing = Thing.CRIB if isinstance(beat, ToCrib) else self._usual_thing
                self._hold_cards()
                if isinstance(beat, Take):
                    self.search = Search(beat, self.hand, self.table.sets(beat.kind), self._noted)
                if isinstance(beat, PlayCard):
                    self.heard = self.table.told_hand

    @property
    def _usual_thing(self) -> Thing:
        """What it speaks of if nothing else is named."""
        if self.top.count_panel:
            return Thing.SHOW
        return Thing.HAND if self.top.count is None or self.task else Thing.COUNT

    def _ask(self, beat: Number | Pick | Take | ToCrib | PlayCard) -> None:
        self.task, self.words, self._was_hinted = beat, beat.words, False

    def _hold_cards(self) -> None:
        """Put the hands on the cards."""
        self.taken, self.chosen, self.top.message = [], None, TAKES
        self.cards = LessonCards(self.top, self._take)

    def _read(self, item: Item) -> None:
        """Read one item of a count."""
        self.words = item.words
        self.table.read(item, [beat for beat in self._left if isinstance(beat, Item)])

    # What is answered.

    def _take(self, index: int) -> None:
        """Take a card up, or lay it back."""
        card = self.hand[index]
        self.taken = [one for one in self.taken if one != card] if card in self.taken else [*self.taken, card]
        self.top.lit = frozenset(self.taken)
        match self.task:
            case Take():
                self._look_at_taken()
            case ToCrib() if len(self.taken) == len(self.task.best.split()):
                self._discarded(tuple(self.taken))
            case PlayCard():
                self._played(self.task, card)

    @property
    def told_of_table(self) -> Sequence[str]:
        """What is asked, and of a search what was found and how much is left."""
        if self.search:
            return self.search.told
        match self.task:
            case Number(words) | Pick(words) | ToCrib(words) | PlayCard(words):
                return (words,)
        return ()

    def _look_at_taken(self, *, are_all: bool = False) -> None:
        assert self.search
        taken = tuple(sorted(self.taken))
        if self.search.finds(taken):
            self._find(taken)
        elif wrong := self.search.wrong(taken, are_all=are_all):
            self._wrong(wrong)
        else:
            self.words, self.heard = self.search.said_of(taken), ""

    def _wrong(self, words: str) -> None:
        self._sound(Tune.ERROR)
        self.words, self.taken, self.heard, self._was_wrong = words, [], "", True
        self.top.lit = frozenset()

    def _find(self, cards: Cards) -> None:
        """Score a set that was found; the next may be looked for, or all is found."""
        assert self.search
        self._sound(Tune.FIRE)
        self.search.found.append(cards)
        self._was_hinted = False
        item = next(one for one in self.table.items([self.search.task.kind]) if one.cards == cards)
        self._read(item)
        if self.search.is_over:
            self._answered(item.words, cards)
        else:
            self.steps += 1
            self.words, self.heard, self.taken = f"{item.words} {self.search.asks}", "", []

    def _answered(self, words: str, lit: Cards = ()) -> None:
        """Say why it is right, with the cards of it lit; the hands go on from there."""
        self.steps += 1
        self.task, self.search, self.cards, self.entry = None, None, None, None
        self.words, self.heard = words, ""
        if lit or self.top.count_panel or self.top.count is not None:
            self.thing = self._usual_thing
        self.top.cursor, self.chosen, self.top.message = None, 0, GOES_ON
        self.taken, self.top.lit = [*lit], frozenset(lit)

    def _pick(self, task: Pick, index: int) -> None:
        if index == task.right:
            self._sound(Tune.FIRE)
            self._answered(f"Yes. {task.why}")
        else:
            self._wrong(f"{task.choices[index]}? {task.wrong}")
            self.chosen = index

    def _count(self, said: int | None) -> None:
        """Take a count that was typed; a right one is read item by item."""
        if said is None or not (self.entry and self.own_count):
            return
        if wrong := self.own_count.wrong(said):
            self._wrong(wrong)
            self.top.message = TYPES
            self.entry.clear()
        else:
            self._read_out(f"Right: {said}.")

    def _refuse(self, words: str) -> None:
        """Say that a number is missing; the foot does not say so a second time."""
        self._wrong(words)
        self.top.message = HINTS

    def _read_out(self, words: str) -> None:
        """Say what the hand counts, and read it item by item."""
        self._sound(Tune.FIRE)
        self._answered("")
        first, *left = with_total(self.table.items(), self.table.total)
        self._left[:0] = left
        self._read(first)
        self.words, self.thing = f"{words} {self.words}", self._usual_thing
        self._says_here = [self.words, *(item.words for item in left)]

    def _played(self, task: PlayCard, card: Card) -> None:
        count = (self.top.count or 0) + card.pips
        if card != Card.parse(task.card):
            played = called((card,), self.hand)
            over = f"That would make {count}: over 31."
            why = over if count > THIRTY_ONE else task.wrong.format(card=played, count=count)
            self._wrong(f"{why} Try another card.")
            return
        self._sound(Tune.THIRTY_ONE if count == THIRTY_ONE else Tune.CARD)
        self.table.play(card)
        self.table.score(task.short, task.points)
        self._answered(task.why)
        self.heard = f"You play {a_rank(card.rank)}: {count}."

    def _discarded(self, cards: Cards) -> None:
        assert isinstance(self.task, ToCrib)
        best, other = parse_cards(self.task.best), parse_cards(self.task.other)
        is_best = {*cards} == {*best}
        beside = other if is_best else best
        page = TwoDiscards(self.hand, [tuple(sorted(one)) for one in (cards, beside)], self.task)
        self._answered(self.task.why, () if is_best else best)
        self.thing = Thing.CRIB
        if is_best:
            self.table.discard(best)
        self._leads = LayOver(page)

    def _hints(self, press: Press) -> Answer:
        """Say where to look; whoever asks again is shown."""
        if self._was_hinted or not self.task:
            return self._shows(press)
        self._was_hinted, self.words, self.heard = True, self._hint, ""
        if self.own_count and self.entry:
            self.top.lit = frozenset(self.own_count.hinted)
        if self.search and self.cards:
            self.top.lit = frozenset(self.taken)  # no card that was found draws the eye from it
            self.cards.point(self.hand.index(self.search.looked_at(self.taken)))
        return STAY

    @property
    def _hint(self) -> str:
        """Where to look now."""
        match self.task:
            case Take() if self.search:
                return self.search.hint(self.taken)
            case Pick(hint=hint) | ToCrib(hint=hint) | PlayCard(hint=hint):
                return hint
            case Number() if self.own_count:
                return self.own_count.hint
        return ""

    @property
    def _named(self) -> Cards:
        """The card that a hint names, as long as it is read."""
        is_read = self._was_hinted and self.words == self._hint
        return (self.search.looked_at(self.taken),) if is_read and self.search else ()

    def _shows(self, _: Press) -> Answer:
        """Do it for whoever cannot, and say why."""
        return self._do() or self._led()

    def _do(self) -> Answer | None:
        """Do what is asked now, or go on."""
        match self.task:
            case Take() if self.search:
                self._find(self.search.nearest(self.taken))
            case Pick():
                self._answered(self.task.why)
            case Number():
                self._read_out(f"It counts {self.table.total}.")
            case ToCrib():
                self._discarded(parse_cards(self.task.best))
            case PlayCard():
                self._played(self.task, Card.parse(self.task.card))
            case None:
                return self._next()
        return None

    def _led(self) -> Answer:
        """Go where an answer leads, if anywhere."""
        leads, self._leads = self._leads, STAY
        return leads

    # The hands.

    @property
    def answers(self) -> Sequence[str]:
        """The words to choose from."""
        if isinstance(self.task, Pick):
            return (*self.task.choices, SHOW_ME, LEAVE)
        return (SHOW_ME, LEAVE) if self.task else (NEXT, LEAVE)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        if isinstance(self.task, Pick):
            return press.is_one_of("".join(words[0] for words in self.task.choices))
        if not self.cards:
            return at_keyboard and not self.task and press.is_one_of(ascii_uppercase)
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
        elif not self.task and press.across:
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
            self.words = str(error)

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
        if isinstance(self.task, Pick):
            self._wrong(f"{letter} is not an answer. Choose {listed(self.task.choices, 'or')}.")
        elif not self.task:
            self._points_at_nothing()
        return STAY

    def _points_at_nothing(self) -> None:
        """Tell whoever would take something how it goes on; no next press leaves."""
        self._sound(Tune.ERROR)
        self.chosen, self.words = 0, going_on(self.words)

    def _choose(self, index: int) -> Answer:
        word = self.answers[index]
        if word == LEAVE:
            return TakeOff()
        if word == NEXT:
            return self._next()
        if word == SHOW_ME:
            return self._shows(FIRE)
        assert isinstance(self.task, Pick)
        self._pick(self.task, index)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, LineSpot) and spot.index < len(self.answers):
            return self._choose(spot.index)
        if self.entry:
            self._count(self.entry.answered(clicked(spot), self._refuse))
        elif self.cards:
            self.chosen = None
            self._hand(lambda cards: cards.click(spot))
        elif isinstance(spot, CardSpot) and not self.task:
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
        cards = [CardSpot(InHand(OWN, at)) for at in range(len(self.hand) if self.cards else 0)]
        return distinct([*cards, *stops(sheets)])

    def help(self) -> Scene:
        """Open the rules where they tell of the same."""
        return Help(FORM, House(), at=_RULE.get(self.lesson.title, About.SHOW))

    # A line.

    @property
    def asks_line(self) -> AskedLine:
        words = self._asks
        return AskedLine(words, self._take_line) if words else NO_LINE

    @property
    def _asks(self) -> str:
        match self.task:
            case Take(kind=Kind.NOBS) | PlayCard():
                return "Your card, such as ah, or hint:"
            case Take():
                return "Your cards, such as ah kc, or hint:"
            case ToCrib():
                return "Two cards, such as ah kc, or hint:"
            case Pick(choices=choices):
                return f"{capital(listed(choices, 'or').lower())}:"
            case Number():
                return A_NUMBER
        return ""

    def _take_line(self, line: str) -> Answer:
        """Take cards, a number or one of the answers; what is wrong is said at once."""
        before, self._was_wrong = self.words, False
        match self.task:
            case _ if line.lower() == HINT_WORD:
                return self._hints(Press(Button.HINT))
            case _ if line.lower() in WISHES_TO_SEE:
                return self._shows(Press(Button.HINT))
            case Number():
                self._count(typed.number(line))
            case Pick(choices=choices):
                if not line:
                    raise NotUnderstood(self.task.words)
                read = typed.word_of({word.lower(): at for at, word in enumerate(choices)}, 0)
                self._pick(self.task, read(typed.in_figures(line)))
            case Take() | ToCrib() | PlayCard():
                self._take_named(typed.cards_of(self.hand, line))
        if self._was_wrong:
            said, self.words = self.words, before
            raise NotUnderstood(said)
        return self._led()

    def _take_named(self, cards: Cards) -> None:
        if isinstance(self.task, ToCrib) and len(cards) != len(self.task.best.split()):
            raise NotUnderstood("Discard two cards.")
        if missing := [card for card in cards if card not in self.hand]:
            raise NotUnderstood(f"You don't have {letters(missing[0])}.")
        self.taken = []
        if isinstance(self.task, Take):
            self.taken, self.top.lit = [*cards], frozenset(cards)
            self._look_at_taken(are_all=True)
            return
        for card in cards:
            if self.cards:
                self._take(self.hand.index(card))

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        balloon = BalloonSheet(
            *(self.lesson.title, self.words, self.place, self.thing, OWN, self.top.snapshot()),
            answers=self.answers,
            chosen=self.chosen,
            stays=True,
            heard=self.heard,
            says_here=self._says_here,
            about=self._named,
            asks=self.cards.typed_so if self.cards else "",
        )
        table = TableSheet(self.top.snapshot())
        if not self.entry:
            return [table, balloon]
        return [table, balloon, self.entry.sheet(self.top, self.pointed)]
