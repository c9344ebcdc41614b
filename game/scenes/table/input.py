"""What all inputs have in common: presses, clicks and letters go in, and the moves of an answer come out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from game.devices.button import Button, Press
from game.rules.cards import Card, Cards
from game.rules.counting import MOST_POINTS
from game.rules.errors import IllegalMove
from game.rules.moves import Moves
from game.rules.prompts import prompt
from game.rules.question import Question
from game.sheets.sheets import DONE, LESS, MORE, TAKE_BACK, NumberSheet
from game.sheets.spots import ButtonSpot, Spot
from game.sheets.table_state import TableState

MOST_DIGITS = 2
_CLICKED = {
    MORE: Press(Button.UP),
    LESS: Press(Button.DOWN),
    TAKE_BACK: Press(Button.BACKSPACE),
    DONE: Press(Button.FIRE),
    **{str(digit): Press(None, digit=digit) for digit in range(10)},
}


def clicked(spot: Spot | None) -> Press | None:
    """Return the meaning of a figure or a sign of the number pad."""
    return _CLICKED.get(spot.name) if isinstance(spot, ButtonSpot) else None


NO_NUMBER = "Type a number, then {fire}."


class CountEntry:
    """A number on its way. The 1 of 10 is never taken as 1; `usual` is fire's own answer.

    `most` is the highest that can be typed or that the arrows come to; `stakes` tells what it costs to say
    too much, and `costs` besides what it costs to say too little; `plain` is the prompt without 0,
    where that tells of it."""

    def __init__(
        self,
        prompt: str,
        usual: str = "",
        stakes: str = "",
        most: int = MOST_POINTS,
        costs: Sequence[tuple[str, str]] = (),
        plain: str = "",
    ) -> None:
        self.prompt, self.stakes, self.most, self.costs, self.plain = prompt, stakes, most, costs, plain
        self.digits = self._usual = usual
        self._is_typed = False

    @property
    def is_empty(self) -> bool:
        return not self.digits

    def clear(self) -> None:
        self.digits = self._usual
        self._is_typed = False

    def sheet(self, top: TableState, lit: str, refusal: str = "") -> NumberSheet:
        """Return the question, over the table or on the slip that waits for a count there."""
        panel = top.count_panel
        has_slip = panel is not None and not panel.words
        is_of_count, seats = panel is not None, len(top.seats)
        is_total = is_of_count and not self._usual  # what was missed is mostly nothing
        asked = self.prompt, self.digits, lit, seats, has_slip, is_of_count, is_total
        is_guided = panel is not None and panel.is_guided
        whose = top.seats[panel.seat].name if panel else ""
        listed = sum(panel.rows) if panel else 0
        return NumberSheet(*asked, refusal, self.stakes, is_guided, whose, self.costs, self.plain, listed)

    def press(self, press: Press) -> int | None:
        """Take a press; the number once fire was pressed."""
        if press.digit is not None:
            self._type(press.digit)
        elif press.chosen and self.is_empty:
            raise IllegalMove(NO_NUMBER)
        elif press.chosen:
            return int(self.digits)
        elif press.down:
            before = int(self.digits or press.down > 0)  # down from nothing is 0, not the most
            self.digits = str((before - press.down) % (self.most + 1))
        elif press.button in (Button.BACKSPACE, Button.LEFT):
            self.digits = self.digits[:-1]
            self._is_typed = True
        return None

    def click(self, spot: Spot | None) -> int | None:
        key = clicked(spot)
        return self.press(key) if key else None

    def answered(self, press: Press | None, refuse: Callable[[str], object]) -> int | None:
        """Take a press where no game is played; `refuse` says that a number is missing."""
        try:
            return self.press(press) if press else None
        except IllegalMove as error:
            refuse(str(error))
            return None

    def _type(self, digit: int) -> None:
        """Type a figure; the first takes the place of the figure shown unasked."""
        typed = self.digits if self._is_typed else ""
        number = int((typed + str(digit))[-MOST_DIGITS:])
        self._is_typed = True
        if number > self.most:
            self.digits = ""
            raise IllegalMove(f"{self.most} at most.")
        self.digits = str(number)


NOT_YET: Moves = ()
"""What was pressed is no answer yet."""


class Input(ABC):
    """One question to one seat: it keeps the cursor and the typed text, and writes only upon the tabletop."""

    typed_letters = ""
    entry: CountEntry | None = None
    """The number that is being typed."""

    def __init__(self, seat: int, top: TableState) -> None:
        self.seat, self.top = seat, top
        self.plate = top.voice.your_turn
        """What stands on the plate of the person asked."""

    def asking(self, asked: Question) -> str:
        """Ask the question in the words of the table."""
        return prompt(self.top.voice, asked, [one.name for one in self.top.seats], self.seat)

    @property
    def names(self) -> Sequence[str]:
        """Words that can be clicked."""
        return ()

    @property
    def hand(self) -> list[Card | None]:
        return self.top.seats[self.seat].hand

    @property
    def lit(self) -> str:
        """The word that fire would take."""
        return ""

    @property
    def typed_so(self) -> str:
        """What may be typed now, with an example."""
        return ""

    @property
    def chosen(self) -> Cards:
        """The cards chosen so far, if they are a whole choice."""
        return ()

    @property
    def advice(self) -> str:
        """What the guide said to choose, while it does: no hint says less than that."""
        return ""

    def puts_out_light(self) -> bool:
        """Darken the cards that are advised; tell whether any were lit."""
        return False

    @property
    def takes_figures(self) -> bool:
        """Whether a number may be typed now."""
        return False

    @property
    def takes_cards(self) -> bool:
        """Whether a card may be chosen now, so that the coach has something to say."""
        return False

    @property
    def takes_back(self) -> bool:
        """Whether something chosen can be taken back, before any move is."""
        return False

    def point_at(self, cards: Cards) -> None:
        """Choose these cards, but do not answer."""

    @abstractmethod
    def press(self, press: Press) -> Moves:
        """Take a button, a letter or a figure."""

    def click(self, spot: Spot | None) -> Moves:
        return NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """Follow the mouse; tell whether anything looks different now."""
        return False

    def types(self, press: Press) -> bool:
        """Tell whether this press is a letter or a figure here, whatever its key does otherwise."""
        return self.takes_figures and press.digit is not None

    def put_down(self) -> None:
        """Leave the table as it was before anything was chosen."""

    def refused(self) -> None:
        """Ask again; fire right after a figure too many is no answer, not even the usual one."""
        if self.entry and not self.entry.is_empty:
            self.entry.clear()
