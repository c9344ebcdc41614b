"""Boxes that lie over a scene: a few lines, and answers to choose from; the question before leaving."""

from collections.abc import Callable, Sequence
from typing import Self

from game.devices.button import PASTE, Button, Press
from game.devices.clipboard import pasted_text
from game.scenes.menu import AnswerScene
from game.scenes.pace import DEAF_TO_ALL_STEPS, Debounce
from game.scenes.scene import STAY, Answer, LayOver, Leave, Scene, StartOver, TakeOff, Way
from game.scenes.spelling import Spelling
from game.sheets.sheet import Sheet
from game.sheets.sheets import BlankSheet, BoxSheet

_NO_OR_YES = {"N": "K", "Y": "T"}
"""To the question whether to leave the table; the choice by them begins with the other letters."""

KEYS_OF_A_LINE = "{backspace} erase   {fire} select   {back} back"
NOT_SAVED = ("It can't be saved here.", "Quit, and it is lost.")
LONGEST_LINE = 240  # letters
LONGEST_SPELLED = 16


Offered = tuple[str, Answer | Callable[[], Answer]]
"""The words of an answer, and where it leads, or what it does first."""


class Box(AnswerScene):
    """A box with a few answers; the first is the one that does least, and back does nothing."""

    typed_help: Sequence[str] = ()
    leads = "back"
    """Where the way back leads."""
    stand_alone = False
    """Whether each line says something of its own."""

    def __init__(self, lines: Sequence[str], answers: Sequence[Offered], *, is_first: bool = False) -> None:
        """Make a box; `is_first`: it lies over nothing."""
        super().__init__()
        self.lines = lines
        self.answers = answers
        self.is_first = is_first
        self.covers = is_first

    def seen_first(self, steps: int = DEAF_TO_ALL_STEPS) -> Self:
        """Hear nothing yet: it came while hands were at something else."""
        self.debounce = Debounce()
        self.debounce.hear_nothing(steps)
        return self

    @property
    def is_still(self) -> bool:
        return super().is_still and not (self.debounce and self.debounce.is_deaf)

    @property
    def choices(self) -> Sequence[str]:
        return [words for words, _ in self.answers]

    @property
    def keys(self) -> str:
        """What the line of keys says of it."""
        choosing = "{moves} choose   " * (self.size > 1)
        return f"{choosing}{{fire}} select   {{back}} {self.leads}"

    def below(self, sheet: Sheet) -> Sheet:
        """Return what is shown of a sheet over which it lies."""
        return sheet.at_rest()

    def choose(self, index: int) -> Answer:
        answer = self.answers[index][1]
        return answer() if callable(answer) else answer

    def back(self) -> Answer:
        return StartOver(Way.TITLE) if self.covers else super().back()

    def help(self) -> Scene | None:
        """Offer no help: the question says all that there is to be said."""
        return None

    def picture(self) -> Sequence[Sheet]:
        box = BoxSheet(self.lines, self.choices, self.chosen, stand_alone=self.stand_alone, keys=self.keys)
        return [BlankSheet(self.is_first), box] if self.covers else [box]


def back_to_title(lines: Sequence[str], *others: Offered) -> Box:
    """Say why something cannot be done, or is over: there is nothing below it."""
    return Box(lines, [("To the title", StartOver(Way.TITLE)), *others], is_first=True)


class Quit(Box):
    """Esc asks before it leaves a game, and says whether the game is kept."""

    def __init__(self, words: str = "Quit this game?", *, is_kept: bool) -> None:
        super().__init__(
            [words, "", *(["It is saved. Continue any time."] if is_kept else NOT_SAVED)],
            [
                ("Keep playing", TakeOff()),
                ("Title", StartOver(Way.TITLE)),
                ("Quit CRIB", Leave()),
            ],
        )

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return at_keyboard and press.is_one_of(self.initials + "".join(_NO_OR_YES))

    def pass_by(self, press: Press) -> Answer:
        """Take no and yes for the choices that they mean."""
        letter = _NO_OR_YES.get(press.letter or "")
        return self.choose(self.initials.index(letter)) if letter else STAY


class TypedBox(Box):
    """A box in which a line is typed, or pasted."""

    def __init__(
        self,
        words: Sequence[str],
        done: tuple[str, Callable[[str], Answer]],
        typed: str,
        spelled: str = "",
    ) -> None:
        """Make a box; `spelled`: what hands without a keyboard can put together instead."""
        self.spelled = spelled
        spells = [("Spell it", self._spell)] * bool(spelled)
        super().__init__(words, [(done[0], lambda: done[1](self.typed)), *spells, ("Back", TakeOff())])
        self.typed = typed[:LONGEST_LINE]

    def _spell(self) -> Answer:
        self.typed = self.typed[:LONGEST_SPELLED]  # its page has room for no more
        spelling = Spelling(self.spelled, LONGEST_SPELLED, lambda: self.typed, self._put, has_dash=True)
        return LayOver(spelling)

    def _put(self, word: str) -> None:
        self.typed = word

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return bool(press.typed) or press.button is Button.BACKSPACE

    def type_in(self, press: Press) -> bool:
        if press.typed:
            typed = pasted_text() if press.typed == PASTE else press.typed
            self.typed = (self.typed + typed)[:LONGEST_LINE]
        elif press.button is Button.BACKSPACE:
            self.typed = self.typed[:-1]
        return self.types(press)

    def picture(self) -> Sequence[Sheet]:
        return [BoxSheet(self.lines, self.choices, self.chosen, self.typed, keys=KEYS_OF_A_LINE)]


class Notice(Box):
    """A word to be acknowledged."""

    def __init__(self, *lines: str) -> None:
        super().__init__(lines, [("OK", TakeOff())])
