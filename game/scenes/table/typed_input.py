"""Lines typed at a prompt, where the original is typed at: a card by its rank, a number, or nothing."""

import string
from abc import abstractmethod

from game.devices.button import Button, Press
from game.rules.cards import Card, Cards
from game.rules.errors import IllegalMove
from game.rules.moves import Moves
from game.rules.question import Question, WhatItCounts, WhatToLayAway, WhatToPlay, WhereToCut
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, Input
from game.scenes.table.line_answers import LineAnswers
from game.session.typed import NotUnderstood
from game.sheets.spots import CardSpot, Spot
from game.sheets.table_state import InHand

SPACE = " "
LONGEST_CARD, LONGEST_NUMBER = len("queen of diamonds"), 2


def as_listed(card: Card | None) -> tuple[int, int]:
    """Order a hand as the program lists it: of one rank spades lie first, and clubs last."""
    return (card.rank, -card.suit) if card else (0, 0)


class TypedInput(Input):
    """One prompt: letters and figures go into the line, Return takes it, and arrows write it for the hand."""

    typed_letters = string.ascii_uppercase + SPACE
    takes_figures = True
    room = LONGEST_NUMBER

    def __init__(self, asked: Question, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        assert context.top.messages, "lines are typed in a window of messages"
        self.messages = context.top.messages
        self.prompt = self.asking(asked)
        self.asked, self.answers = asked, LineAnswers(context, seat)
        self._is_pointed = False

    def ask(self) -> None:
        """Write the prompt, unless it is there."""
        if self.messages.typed is None:
            self._is_pointed = False
            self.messages.ask(self.prompt)

    def tell(self, words: str) -> None:
        """Write something above the line being typed, and go on with it."""
        typed = self.messages.take()
        self.messages.say(words)
        self.ask()
        self.messages.typed = typed

    def press(self, press: Press) -> Moves:
        typed = self.messages.typed or ""
        if press.letter == SPACE and not typed:
            return NOT_YET
        if press.sign:
            self._write(("" if self._is_pointed else typed) + press.sign.lower())
        elif press.letter == SPACE and not self._is_pointed:
            self._write(typed + SPACE)
        elif press.chosen:
            return self.enter()
        elif press.button is Button.BACKSPACE:
            self.erase()
        elif press.more:
            self.point(press.more)
        return NOT_YET

    def _write(self, line: str) -> None:
        self.messages.typed = line[: self.room]
        self._is_pointed = False

    def write_for(self, line: str) -> None:
        """Write a line that was pointed at: the first letter typed takes its place."""
        self.messages.typed, self._is_pointed = line.lower(), True

    def enter(self) -> Moves:
        """Take the line."""
        return self.read(SPACE.join(self.messages.take().lower().split()))

    def read(self, line: str) -> Moves:
        """Read a whole line; `IllegalMove` where it means nothing."""
        try:
            return self.answers.read(line)
        except NotUnderstood as error:
            raise IllegalMove(str(error)) from None

    @abstractmethod
    def point(self, step: int) -> None:
        """Write the next thing that could be typed."""

    def erase(self) -> None:
        self._write((self.messages.typed or "")[:-1])

    def types(self, press: Press) -> bool:
        """Take letters and figures, whatever their keys do elsewhere; and what erases, while it can."""
        is_erasing = press.button is Button.BACKSPACE and bool(self.messages.typed)
        return bool(press.letter) or press.digit is not None or is_erasing

    def refused(self) -> None:
        """Say why, and ask again."""
        self.messages.say(self.top.message)
        self.top.message = ""
        self.ask()


class TypedNumber(TypedInput):
    """A number in figures, within bounds that the arrows know."""

    def __init__(self, asked: Question, seat: int, context: GameContext, numbers: range) -> None:
        super().__init__(asked, seat, context)
        self._numbers = numbers

    def point(self, step: int) -> None:
        typed, least, most = self.messages.typed or "", self._numbers[0], self._numbers[-1]
        number = int(typed) + step if typed.isdecimal() else least
        self.write_for(str(min(max(number, least), most)))


class TypedCards(TypedInput):
    """A card of the own hand; the arrows walk through it, and a click takes one."""

    room = LONGEST_CARD

    def __init__(self, asked: Question, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        self._at = -1
        self._to_write: list[Card] = []

    @property
    def takes_cards(self) -> bool:
        return True

    def ask(self) -> None:
        super().ask()
        if self._to_write and not self.messages.typed:
            self.write_for(str(self._to_write.pop(0)))

    def point(self, step: int) -> None:
        self._at = (self._at + step) % len(self.hand) if self._is_pointed or step < 0 else 0
        self.write_for(str(self.hand[self._at]))

    def point_at(self, cards: Cards) -> None:
        """Write these, one prompt after the other."""
        self._to_write = [*cards]
        self.messages.typed = ""
        self.ask()

    def click(self, spot: Spot | None) -> Moves:
        place = spot.place if isinstance(spot, CardSpot) else None
        if not isinstance(place, InHand) or place.seat != self.seat or place.index >= len(self.hand):
            return NOT_YET  # a card that has just gone
        self.write_for(str(self.hand[place.index]))
        return self.enter()


class TypedDiscard(TypedCards):
    """A card a line, each gone from the hand at once; what erases an empty line brings the last back."""

    def read(self, line: str) -> Moves:
        moves = super().read(line)
        if moves == NOT_YET:
            self.hand.remove(self.answers.gone[-1])
            self.ask()
        else:
            self.put_down()
        return moves

    def put_down(self) -> None:
        """Take all back into the hand."""
        while self.answers.gone:
            self._bring_back()

    def _bring_back(self) -> None:
        self.hand.append(self.answers.take_back())
        self.hand.sort(key=as_listed)

    def erase(self) -> None:
        if self.messages.typed or not self.answers.gone:
            super().erase()
        else:
            self._bring_back()

    def types(self, press: Press) -> bool:
        return super().types(press) or (press.button is Button.BACKSPACE and bool(self.answers.gone))


def typed_input_for(asked: Question, seat: int, context: GameContext) -> TypedInput:
    """Return the prompt for the question; all other questions belong to house rules of one's own."""
    match asked:
        case WhereToCut():
            return TypedNumber(asked, seat, context, asked.depths)
        case WhatToLayAway():
            return TypedDiscard(asked, seat, context)
        case WhatToPlay():
            return TypedCards(asked, seat, context)
        case WhatItCounts():
            return TypedNumber(asked, seat, context, range(asked.most + 1))
        case _:
            raise AssertionError("the original never asks this")
