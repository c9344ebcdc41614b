"""The counting drill: a hand or a crib lies there, its count is typed, and the reasons are read."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from game.devices.button import Button, Press
from game.devices.tune_player import TunePlayer
from game.devices.tunes import Tune
from game.practice.counting_drill import Countable, DrillResult, best_of, drill
from game.practice.items import items_from, with_total
from game.rules.cards import Card
from game.rules.counting import most_of
from game.rules.forms import Form
from game.rules.spoken import aloud, nothing, steps
from game.rules.voice import HOUSE, YOU
from game.scenes.box import Notice
from game.scenes.pace import STEPS_A_SECOND, Debounce, Mouse
from game.scenes.practice.table_question import END_PRACTICE, NO_HINTS
from game.scenes.scene import STAY, Answer, AskedLine, GoTo, Scene, TakeOff, ToldInLines
from game.scenes.table.input import CountEntry, clicked
from game.session.typed import number
from game.sheets.marks import marked, marked_hand
from game.sheets.sheet import Sheet
from game.sheets.sheets import ButtonsSheet, TableSheet
from game.sheets.spots import BACK, GO_ON, ButtonSpot, Spot
from game.sheets.table_state import CountPanel, Pegs, SeatTop, TableState
from game.store.practice_files import PracticeNotes
from game.values import frozen, replace


@frozen
class PracticeDesk:
    """`tell` takes words for the title, if anything, `seed` answers one that nobody knows."""

    folder: Path
    form: Form
    speaker: TunePlayer
    today: date
    tell: Callable[[str | None], None]
    seed: Callable[[], str]
    other_side: Callable[[], Scene]
    """The games that can be played from the other side."""
    is_at_window: bool = True


RIGHT = "Right! {fire} for the next"
CLOCK = "CLOCK"
"""It sits opposite, and pegs the miscount."""
HOW_MANY = ("How many in the hand?", "How many in the crib?")


class DrillScene(Scene, ToldInLines):
    """The clock runs only while a count is asked for; the reasons may be read at leisure."""

    typed_help = (
        "Type how many points the cards count with the starter, then {fire}. The clock runs while you count.",
        "leave or back: end the drill.",
    )
    only_leave = END_PRACTICE

    def __init__(self, desk: PracticeDesk, look: Callable[[], None]) -> None:
        """Take `look`, which is told when the result is noted down."""
        super().__init__()
        self.desk, self._look = desk, look
        self.hands = drill(desk.form, desk.seed())
        self.at = self.right = self.steps = 0
        self.entry: CountEntry | None = None
        self.debounce: Debounce = Debounce()
        self.buttons = {Button.HINT: self._no_hint}
        self._deal()

    @property
    def hand(self) -> Countable:
        return self.hands[self.at]

    @property
    def no_score(self) -> str:
        return f"Right so far: {self.right} of {self.at}."

    def _deal(self) -> None:
        hand, title = self.hand, HOUSE.say(HOUSE.crib if self.hand.crib else HOUSE.hand, YOU)
        words = f"{self.at + 1} of {len(self.hands)}: {HOW_MANY[hand.crib]}"
        self.entry = CountEntry(words, most=most_of(len(hand.cards)))
        cards: list[Card | None] = [*hand.cards]
        self.top = TableState(
            [SeatTop(YOU, [] if hand.crib else cards), SeatTop(CLOCK)],
            [Pegs(self.right), Pegs(self.at - self.right)],
            crib=cards if hand.crib else [],
            is_gathered=True,
            dealer=0 if hand.crib else None,
            turn=0,
            starter=hand.starter,
            pack=True,
            count_panel=CountPanel(0, hand.crib, title, is_asked=True),
        )

    def _no_hint(self, _: Press) -> Answer:
        self.top.asides += (NO_HINTS,)
        return STAY

    def press(self, press: Press) -> Answer:
        if press.button is Button.BACK:
            return self._left()
        if self.entry:
            return self._take(press, self.entry.answered(press, self._refuse))
        return self._go_on() if press.chosen else STAY

    def click(self, spot: Spot | None) -> Answer:
        if self.entry:
            return self._take(Mouse.CLICK, self.entry.answered(clicked(spot), self._refuse))
        return self._go_on() if spot == ButtonSpot(GO_ON) else STAY

    def tick(self) -> Answer:
        if self.entry:
            self.steps += 1
            self.stale |= self.steps % STEPS_A_SECOND == 0
        return STAY

    @property
    def asks_line(self) -> AskedLine:
        if not self.entry:
            return AskedLine(by_clock=True)
        hand = self.hand
        place = f"{'Crib' if hand.crib else 'Hand'} {self.at + 1} of {len(self.hands)}"
        shown = f"{place}: {marked_hand(hand.cards)}"
        words = f"{shown}, with {marked([hand.starter])}. How many points? A number, such as 4:"
        return AskedLine(words, lambda line: self._take(Mouse.CLICK, number(line)), by_clock=True)

    def _refuse(self, words: str) -> None:
        self.desk.speaker.play(Tune.ERROR)
        self.top.message = words

    def _take(self, press: Press | Mouse, said: int | None) -> Answer:
        """Take a count that was typed: tell whether it is right, and why."""
        if said is None:
            return STAY
        self.entry = self.top.turn = None
        self.debounce.did_something(press)
        hand, is_right = self.hand, said == self.hand.points
        self.right += is_right
        self.top.pegs = [Pegs(self.right), Pegs(self.at + 1 - self.right)]
        self.desk.speaker.play(Tune.FIRE if is_right else Tune.ERROR)
        in_short = f"Right: {aloud(HOUSE, hand.scores, hand.cards)}."
        self.top.told += (in_short,) if is_right else self._with_cards()
        self.top.message = RIGHT if is_right else f"You said {said}. It is {hand.points}."
        assert self.top.count_panel
        read = steps(HOUSE, hand.scores)
        self.top.light(read[-1].cards if read else ())
        words = tuple(step.words for step in read) or (nothing(HOUSE, hand.cards),)
        self.top.count_panel = replace(self.top.count_panel, words=words, total=hand.points, steps=read)
        return STAY

    def _with_cards(self) -> tuple[str, ...]:
        """Tell a count item by item as the lessons do, with the cards of each."""
        hand = self.hand
        if not hand.scores:
            return (f"It counts 0: {nothing(HOUSE, hand.cards)}.",)
        found = items_from(hand.scores, (*hand.cards, hand.starter))
        items = (item.words for item in with_total([*found], hand.points))
        return f"It counts {hand.points}.", *items

    def _go_on(self) -> Answer:
        self.at += 1
        if self.at < len(self.hands):
            self._deal()
            return STAY
        return GoTo(self._result())

    def _left(self) -> Answer:
        """Tell how it went so far, if anything was answered."""
        answered = self.at + (not self.entry)
        return GoTo(Notice(f"{self.right} of {answered} right.")) if answered else TakeOff()

    def _result(self) -> Scene:
        notes = PracticeNotes(self.desk.folder)
        best = best_of(notes.lines)
        result = DrillResult(str(self.desk.today), self.right, len(self.hands), self.steps / STEPS_A_SECOND)
        self.desk.tell(notes.add(str(result)))
        self._look()
        if best and best.rank >= result.rank:
            return Notice(f"{result.words}.", "", f"The best: {best.words}, {best.day}.")
        return Notice(f"{result.words}.", "", "Your best yet.")

    def picture(self) -> Sequence[Sheet]:
        """Draw the cards, the count so far, and the clock on the plate opposite."""
        top = self.top.snapshot()
        top.seats[1].say(f"{self.steps // STEPS_A_SECOND} s")
        table = TableSheet(top)
        if not self.entry:
            return [table, ButtonsSheet([GO_ON, BACK], BACK if self.pointed == BACK else GO_ON)]
        number = self.entry.sheet(top, self.pointed)
        return [table, number, ButtonsSheet([BACK], self.pointed)]
