"""What a lesson says and asks, one thing after the other, and what is made of an answer."""

from collections.abc import Callable, Sequence

from game.devices.tunes import Tune
from game.practice.items import Item, called, with_total
from game.practice.learn import (
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
from game.practice.learned import Halfway
from game.practice.own_count import OwnCount
from game.practice.search import Search
from game.rules.cards import Card, Cards, parse_cards
from game.rules.counting import THIRTY_ONE
from game.rules.spoken import a_rank
from game.scenes.practice.lesson_table import THEIRS, LessonTable
from game.scenes.practice.two_discards import TwoDiscards
from game.sheets.sheets import Thing


class LessonCourse:
    """A lesson that goes on at its table. Whoever holds its cards is told of each turn: `turned` is called
    when something else is said or asked."""

    def __init__(self, lesson: Lesson, table: LessonTable, halfway: Halfway) -> None:
        self.lesson, self.table, self.top = lesson, table, table.top
        self.words = self.heard = ""
        self.says_here: Sequence[str] = ()
        """All items of the count that is read."""
        self.thing = Thing.HAND
        self.task: Beat | None = None
        """What is asked now, until it is answered."""
        self.taken: list[Card] = []
        self.search: Search | None = None
        self.own_count: OwnCount | None = None
        self.page: TwoDiscards | None = None
        """A page that an answer leads to, until it is seen."""
        self.was_wrong = self.was_hinted = self.is_done = False
        self.steps = -1
        """How often it went on since its beginning, to be taken up there."""
        self.sound: Callable[[Tune], None] = lambda _: None
        self.turned: Callable[[], None] = lambda: None
        self._to_come: list[Beat | Item] = [*lesson.beats]
        self._noted = halfway.found
        self._next()
        self._catch_up(halfway.steps)

    def _catch_up(self, steps: int) -> None:
        """Do without a sound what was done before it was left, and tell the cards anew."""
        while self.steps < steps and (self._to_come or self.task):
            self.do()
        self.page, self.heard = None, self.heard or self.table.told

    @property
    def hand(self) -> Cards:
        return self.table.hand

    # What happens, one thing after the other.

    def do(self) -> None:
        """Do what is asked now, or go on."""
        match self.task:
            case Take() if self.search:
                self._find(self.search.nearest(self.taken))
            case Pick(why=why):
                self._answered(why)
            case Number():
                self._read_out(f"It counts {self.table.total}.")
            case ToCrib(best=best):
                self._discarded(self.task, parse_cards(best), is_shown=True)
            case PlayCard(card=card):
                self._played(self.task, Card.parse(card))
            case None:
                self._next()

    def _next(self) -> None:
        """Go on to the next thing that is said or asked; after the last the lesson is done."""
        self.steps += 1
        self.task, self.search, self.own_count, self.taken = None, None, None, []
        self.top.lit, self.heard = frozenset(), ""
        while self._to_come:
            beat = self._to_come.pop(0)
            if isinstance(beat, Lay):
                self.table.lay(beat)
                self.heard = self.table.told
            elif isinstance(beat, Count):
                self._count_out(beat)
            else:
                self._begin(beat)
                return
        self.is_done = True

    def _count_out(self, beat: Count) -> None:
        """Make ready to read a count item by item."""
        items = self.table.items(beat.kinds)
        items = items if beat.words else with_total(items, self.table.total)
        self.says_here = [item.words for item in items]
        self._to_come[:0] = [*items, *([Say(beat.words)] if beat.words else [])]

    def _begin(self, beat: Beat | Item) -> None:
        """Say or ask one thing."""
        self.thing = self._usual_thing
        self.says_here = self.says_here if isinstance(beat, Item) else ()
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
            case Number() | Pick() | Take() | ToCrib() | PlayCard():
                self._ask(beat)
        self.turned()

    @property
    def _usual_thing(self) -> Thing:
        """What it speaks of if nothing else is named."""
        if self.top.count_panel:
            return Thing.SHOW
        return Thing.HAND if self.top.count is None or self.task else Thing.COUNT

    def _ask(self, beat: Number | Pick | Take | ToCrib | PlayCard) -> None:
        self.task, self.words, self.was_hinted = beat, beat.words, False
        match beat:
            case Number():
                self.own_count = OwnCount(self.table.items())
                self.table.lay_slip()
            case Pick(thing=thing):
                self.thing = thing or self.thing
            case Take(kind=kind):
                self.search = Search(beat, self.hand, self.table.sets(kind), self._noted)
                self.thing = self._usual_thing
            case ToCrib():
                self.thing = Thing.CRIB
            case PlayCard():
                self.heard, self.thing = self.table.told_hand, self._usual_thing

    def _read(self, item: Item) -> None:
        """Read one item of a count."""
        self.words = item.words
        self.table.read(item, [beat for beat in self._to_come if isinstance(beat, Item)])

    # What is answered.

    def take(self, index: int) -> None:
        """Take a card up, or lay it back."""
        card = self.hand[index]
        self.taken = [one for one in self.taken if one != card] if card in self.taken else [*self.taken, card]
        self.top.lit = frozenset(self.taken)
        match self.task:
            case Take():
                self._look_at_taken()
            case ToCrib(best=best) if len(self.taken) == len(best.split()):
                self._discarded(self.task, tuple(self.taken))
            case PlayCard():
                self._played(self.task, card)

    def take_all(self, cards: Cards) -> None:
        """Take these cards, and no others."""
        self.taken = []
        if self.search:
            self.taken, self.top.lit = [*cards], frozenset(cards)
            self._look_at_taken(are_all=True)
            return
        for card in cards:
            if self.task:
                self.take(self.hand.index(card))

    def _look_at_taken(self, *, are_all: bool = False) -> None:
        assert self.search
        taken = tuple(sorted(self.taken))
        if self.search.finds(taken):
            self._find(taken)
        elif wrong := self.search.wrong(taken, are_all=are_all):
            self.refuse(wrong)
        else:
            self.words, self.heard = self.search.said_of(taken), ""

    def refuse(self, words: str) -> None:
        """Say what is wrong with an answer; whoever took cards begins again."""
        self.sound(Tune.ERROR)
        self.words, self.taken, self.heard, self.was_wrong = words, [], "", True
        self.top.lit = frozenset()

    def _find(self, cards: Cards) -> None:
        """Score a set that was found; the next may be looked for, or all is found."""
        assert self.search
        self.sound(Tune.FIRE)
        self.search.found.append(cards)
        self.was_hinted = False
        item = next(one for one in self.table.items([self.search.task.kind]) if one.cards == cards)
        self._read(item)
        if self.search.is_over:
            self._answered(item.words, cards)
        else:
            self.steps += 1
            self.words, self.heard, self.taken = f"{item.words} {self.search.asks}", "", []

    def _answered(self, words: str, lit: Cards = ()) -> None:
        """Say why it is right, with the cards of it lit."""
        self.steps += 1
        self.task, self.search, self.own_count = None, None, None
        self.words, self.heard = words, ""
        if lit or self.top.count_panel or self.top.count is not None:
            self.thing = self._usual_thing
        self.taken, self.top.lit = [*lit], frozenset(lit)
        self.turned()

    def pick(self, index: int) -> None:
        """Take one of a few answers."""
        assert isinstance(self.task, Pick)
        if index == self.task.right:
            self.sound(Tune.FIRE)
            self._answered(f"Yes. {self.task.why}")
        else:
            self.refuse(f"{self.task.choices[index]}? {self.task.wrong}")

    def count(self, said: int) -> None:
        """Take a count; a right one is read item by item."""
        assert self.own_count
        if wrong := self.own_count.wrong(said):
            self.refuse(wrong)
        else:
            self._read_out(f"Right: {said}.")

    def _read_out(self, words: str) -> None:
        """Say what the hand counts, and read it item by item."""
        self.sound(Tune.FIRE)
        self._answered("")
        first, *left = with_total(self.table.items(), self.table.total)
        self._to_come[:0] = left
        self._read(first)
        self.words, self.thing = f"{words} {self.words}", self._usual_thing
        self.says_here = [self.words, *(item.words for item in left)]

    def _played(self, task: PlayCard, card: Card) -> None:
        count = (self.top.count or 0) + card.pips
        if card != Card.parse(task.card):
            played = called((card,), self.hand)
            over = f"That would make {count}: over 31."
            why = over if count > THIRTY_ONE else task.wrong.format(card=played, count=count)
            self.refuse(f"{why} Try another card.")
            return
        self.sound(Tune.THIRTY_ONE if count == THIRTY_ONE else Tune.CARD)
        self.table.play(card)
        self.table.score(task.short, task.points)
        self._answered(task.why)
        self.heard = f"You play {a_rank(card.rank)}: {count}."

    def _discarded(self, task: ToCrib, cards: Cards, *, is_shown: bool = False) -> None:
        best, other = parse_cards(task.best), parse_cards(task.other)
        is_best = {*cards} == {*best}
        both = [tuple(sorted(one)) for one in (cards, other if is_best else best)]
        self.page = TwoDiscards(self.hand, both, task, is_shown=is_shown)
        self._answered(task.why, () if is_best else best)
        self.thing = Thing.CRIB
        if is_best:
            self.table.discard(best)

    # What helps.

    def hints(self) -> bool:
        """Say where to look; not where that was said, or nothing is asked."""
        if self.was_hinted or not self.task:
            return False
        self.was_hinted, self.words, self.heard = True, self._hint, ""
        if self.own_count:
            self.top.lit = frozenset(self.own_count.hinted)
        if self.search:
            self.top.lit = frozenset(self.taken)  # no card that was found draws the eye from it
        return True

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
    def hinted(self) -> Card | None:
        """The card that a hint names, as long as it is read."""
        is_read = self.was_hinted and self.words == self._hint
        return self.search.looked_at(self.taken) if is_read and self.search else None

    @property
    def told(self) -> Sequence[str]:
        """What is asked, and of a search what was found and how much is left."""
        if self.search:
            return self.search.told
        match self.task:
            case Number(words) | Pick(words) | ToCrib(words) | PlayCard(words):
                return (words,)
        return ()
