"""A word spelled by hands without a keyboard: letters to choose from, one after the other."""

from collections.abc import Callable
from string import ascii_uppercase, digits

from game.devices.button import Button, Press
from game.scenes.menu import PageScene
from game.scenes.scene import STAY, Answer, TakeOff
from game.sheets.page_parts import Choices, Part
from game.sheets.pages import PageSheet

ERASE, DONE = "ERASE", "DONE"
LETTERS = (*ascii_uppercase, *digits)
DASH = "-"
SPELLS = "{up} {down} {left} {right} move   {fire} select   {back} back"


class Spelling(PageScene):
    """A word put together from keys by a pad or a mouse; whoever can types it."""

    columns = 9
    are_side_by_side = True

    def __init__(
        self,
        words: str,
        longest: int,
        get: Callable[[], str],
        put: Callable[[str], None],
        done: Callable[[], object] = lambda: None,
        *,
        has_dash: bool = False,
    ) -> None:
        """Take `done`, what is done when it is said to be whole; `has_dash`: dashes may stand in it."""
        super().__init__()
        self.title = words.strip().upper()
        self._longest, self._get, self._put, self._done = longest, get, put, done
        self.signs = (*LETTERS, *[DASH] * has_dash, ERASE, DONE)
        self._most = f"1 to {longest} {'letters, digits or dashes' if has_dash else 'letters or digits'}"

    @property
    def size(self) -> int:
        return len(self.signs)

    def choose(self, index: int) -> Answer:
        """Take a letter; of a whole word the next press is the end."""
        sign = self.signs[index]
        if sign == DONE:
            self._done()
            return TakeOff()
        self._write(self._get()[:-1] if sign == ERASE else self._get() + sign)
        return STAY

    def _write(self, word: str) -> None:
        self._put(word[: self._longest])
        if len(word) == self._longest:
            self.chosen = self.signs.index(DONE)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return press.written.isalnum() or press.button is Button.BACKSPACE

    def type_in(self, press: Press) -> bool:
        if self.types(press):
            self._write(press.spelled_onto(self._get()))
        return self.types(press)

    def page(self) -> PageSheet:
        word = f"{self._get():_<{self._longest}}"
        keys = Choices(self.signs, self.chosen, self.columns)
        return PageSheet(self.title, "", [[Part(word, keys, self._most, is_now=True)]], SPELLS)
