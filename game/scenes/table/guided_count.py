"""The first hands, which the guide counts with you, item by item."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.handbook.guide import Guide
from game.handbook.guided_steps import News, part_of
from game.practice.items import Item, items_from, with_total
from game.practice.own_count import NOW_YOU, OwnCount
from game.rules.cadence import CountStep
from game.rules.counting import most_of
from game.rules.events import HandShown
from game.rules.in_words import capital, number_word
from game.scenes.pace import Debounce
from game.scenes.scene import NO_LINE, STAY, Answer, AskedLine, TakeOff
from game.scenes.table.guided import ANSWERS, GOES_ON, TURN_OFF, Guided, Helps
from game.scenes.table.input import NO_NUMBER, CountEntry, clicked
from game.session import typed
from game.session.typed import NotUnderstood
from game.sheets.marks import BEFORE_KEYS
from game.sheets.sheet import Sheet
from game.sheets.sheets import SHOW_ME, BalloonSheet, Thing
from game.sheets.spots import CardSpot, LineSpot, Spot
from game.sheets.table_state import CountPanel, TableState
from game.values import replace

TO_COUNT = (SHOW_ME, TURN_OFF)
FIRST_HINT, LAST_HINT = "{hint} hint, then", "{hint}"
"""What its key does before it shows the count, and then."""
HINT_WORD = "hint"
"""What is typed to be told where to look."""
WISHES_TO_SEE = ("show", SHOW_ME.lower())
"""What somebody types who cannot do it, in text."""
A_NUMBER, OR_IS_SHOWN = "A number, such as 4, or hint:", "A number, such as 4, or show:"
A_NUMBER_HOW = "Type the points these cards make, such as 4. hint: where to look. show: the count."
NO_HINT_WHILE_COUNTED = "No hint now: {fire} shows what counts next."
TYPES = "Type the points or {up} {down}, then {fire}"
GIVES_HINT = "Type a number first; {hint} gives a hint."
SHOWS_IT = "Type a number first; {hint} shows what it counts."
THE_SHOW, THE_CRIB = "The show", "The crib"
COUNTED_ENOUGH = "From here on the table counts for you."
"""What ends the last hand that the guide counts: it leaves no one wondering where it is."""


def going_on(words: str) -> str:
    """Say once more how it goes on, where nothing can be taken."""
    return f"{words.removesuffix(f' {GOES_ON}.')} {GOES_ON}."


def with_item(panel: CountPanel, title: str, item: Item, left: Sequence[Item]) -> CountPanel:
    """Write an item into the list of a count, with those that are left to be read."""
    total, steps = panel.steps[-1].total if panel.steps else 0, list[CountStep]()
    for one in (item, *left):
        total += one.points
        steps.append(CountStep(f"{one.name} is {number_word(total)}", one.cards, total))
    step, *to_come = steps
    read = *panel.steps, step
    words = tuple(one.words for one in read)
    return replace(panel, title=title, words=words, steps=read, to_come=tuple(to_come), total=step.total)


class GuidedCount(Guided):
    """A hand, item by item, each with its cards lit; the third is counted by whoever plays, and then read."""

    def __init__(self, guide: Guide, top: TableState, helps: Helps, shown: HandShown, first: str) -> None:
        super().__init__(guide, top, helps)
        assert top.count_panel, "the cards lie there"
        top.part = part_of(News.HAND)
        self.shown = shown
        items = [*items_from(shown.scores, (*shown.cards, shown.starter))]
        self._own_count = OwnCount(items)
        self._read_out = with_total(items, self.total)
        self._left = [*self._read_out]
        title = top.voice.say(top.voice.crib if shown.crib else top.voice.hand, top.seats[shown.seat].name)
        self.title, self._list = THE_CRIB if shown.crib else THE_SHOW, capital(title)
        self._is_alone = guide.counts_alone(shown)
        self.entry: CountEntry | None = None
        self._was_hinted = False
        self._before = ""
        """What was said before a number was refused."""
        self._right = ""
        """What comes before the first item, where it was counted alone."""
        top.message = self.foot
        self.words = first
        if self._is_alone and not first:
            self._ask()
        elif not first:
            self._read(self._left.pop(0))
        else:  # it speaks of the crib, or says of the starter that it counts with each hand
            top.lit = frozenset(shown.cards if shown.crib else [shown.starter])
        self._asks = self._is_alone and bool(first)
        self.buttons = {Button.HINT: self._hint}

    def _ask(self) -> None:
        assert self.top.count_panel
        self.top.count_panel = replace(self.top.count_panel, title=self._list, is_asked=True)
        self.entry = CountEntry("How many?", most=most_of(len(self.shown.cards)))
        self.words, self._asks, self._right = NOW_YOU, False, f"Right: {self.total}. "
        self.top.message, self.top.lit = TYPES, frozenset()
        if self.shown.seat != self.top.below:  # whoever is asked counts
            self.top.seats[self.shown.seat].say("")
        self.debounce = Debounce()  # a quick figure counts: no press takes a question away

    def _hint(self, _: Press) -> Answer:
        """Say where to look, then show what is asked; where the guide counts, it is shown anyhow."""
        if not self.entry:
            self.top.message = NO_HINT_WHILE_COUNTED
        elif self._was_hinted:
            return self.choose(self.choices.index(SHOW_ME))
        else:
            self._was_hinted, self.words, self._before = True, self._own_count.hint, ""
            self.top.lit = frozenset(self._own_count.hinted)
        return STAY

    @property
    def total(self) -> int:
        """What the hand counts."""
        return self._own_count.total

    @property
    def choices(self) -> Sequence[str]:
        return TO_COUNT if self.entry else ANSWERS

    def type_in(self, press: Press) -> bool:
        if not self.entry or press.letter or press.button is Button.BACK:
            return super().type_in(press)
        self._answer(self.entry, press)
        return True

    def _answer(self, entry: CountEntry, press: Press | None) -> None:
        """Take what is typed on; a refusal before it is over."""
        self.words, self._before = self._before or self.words, ""
        self._count(entry.answered(press, self._refuse))

    def _refuse(self, words: str) -> None:
        """Say what is wrong with a number, and what helps without one; the foot says how it is typed."""
        missing = SHOWS_IT if self._was_hinted else GIVES_HINT
        self._before, self.words = self.words, missing if words == NO_NUMBER else words
        self.top.message = TYPES

    def press(self, press: Press) -> Answer:
        if press.across and not self.entry:
            return self._points_at_nothing()
        return super().press(press)

    def _points_at_nothing(self) -> Answer:
        """Tell whoever points at cards how it goes on; no next press turns the guide off."""
        self.chosen, self.words = 0, going_on(self.words)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        if self.entry and not isinstance(spot, LineSpot):
            self._answer(self.entry, clicked(spot))
            return STAY
        if isinstance(spot, CardSpot):
            return self._points_at_nothing()
        return super().click(spot)

    def _count(self, said: int | None) -> None:
        """Take a count that was typed: a wrong one is told where to look, and asked again."""
        if said is None or not self.entry:
            return
        if wrong := self._own_count.wrong(said):
            self.words, self.top.message, self.top.lit = wrong, TYPES, frozenset()
            self._was_hinted |= self._own_count.is_stuck
            self.entry.clear()
        else:
            self.entry, self.top.message = None, self.foot
            self._read(self._left.pop(0))

    @property
    def asks_line(self) -> AskedLine:
        words = OR_IS_SHOWN if self._was_hinted else A_NUMBER
        return AskedLine(words, self._take_line, help=[A_NUMBER_HOW]) if self.entry else NO_LINE

    def _take_line(self, line: str) -> Answer:
        """Take a count that is typed in a line; what is wrong is said at once."""
        if line.lower() == HINT_WORD:
            return self._hint(Press(Button.HINT))
        if line.lower() in WISHES_TO_SEE:
            return self.choose(self.choices.index(SHOW_ME))
        before = self.words
        self._count(typed.number(line))
        if self.entry:
            said, self.words = self.words, before
            raise NotUnderstood(said)
        return STAY

    def end(self) -> None:
        super().end()
        self.entry, self.top.message = None, ""
        self._read_all()

    def go_on(self, word: str) -> Answer:
        if not (self._asks or self._left or self.entry):
            if self.guide.counts_last(self.shown) and self.words != COUNTED_ENOUGH:
                self.words = COUNTED_ENOUGH
                return STAY
            self.end()
            return TakeOff()
        self._right = "" if self.entry else self._right  # it is shown
        self.entry, self.top.message = None, self.foot
        if self._asks:
            self._ask()
            return STAY
        self._read(self._left.pop(0))
        return STAY

    def _read(self, item: Item) -> None:
        """Light the cards of an item, and write it into the list."""
        assert self.top.count_panel
        self.top.light(item.cards)
        self.top.count_panel = with_item(self.top.count_panel, self._list, item, self._left)
        self.words = self._said(item)

    def _said(self, item: Item) -> str:
        return f"{self._right}{item.words}" if item is self._read_out[0] else item.words

    @property
    def _all_words(self) -> list[str]:
        """All that is said of this hand, for which one place is found."""
        return [*map(self._said, self._read_out), *[COUNTED_ENOUGH] * self.guide.counts_last(self.shown)]

    def _read_all(self) -> None:
        """Leave the table with the whole count on it."""
        while self._left:
            self._read(self._left.pop(0))

    def picture(self) -> Sequence[Sheet]:
        top, panel = self.top.snapshot(), self.top.count_panel
        top.message = top.message.partition(BEFORE_KEYS)[0]  # an answer says how it ends
        about = Thing.SHOW, self.shown.seat, top
        chosen = None if self.entry else self.chosen
        balloon = BalloonSheet(
            *(self.title, self.words, self.top.part, *about, self.choices, chosen),
            stays=True,
            is_known=True,
            says_here=self._all_words if panel and panel.title else (),
            answers_here=TO_COUNT if self._is_alone else (),
            keys=(LAST_HINT if self._was_hinted else FIRST_HINT) if self.entry else "",
            always=self.always,
            out=self.out,
        )
        if self.entry:
            return [balloon, self.entry.sheet(self.top, self.pointed)]
        return [balloon]
