"""Pages to leaf through, and how a long one is read."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.sheets.page_parts import Reading
from game.sheets.pages import PageSheet
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.spots import Spot
from game.values import replace

LINES_A_PAGE_KEY = 4


class Leafing(Scene):
    """Left and right leaf, up and down move the lines, or leaf where all are seen; fire reads on."""

    def __init__(self, pages: Sequence[Sheet], at: int = 0) -> None:
        super().__init__()
        self.pages, self.at = pages, at
        self.first, self._seen = 0, Seen()

    def press(self, press: Press) -> Answer:
        match press.button:
            case Button.BACK:
                return TakeOff()
            case Button.LEFT | Button.RIGHT:
                self.turn_to(self.at + press.across)
            case Button.UP | Button.DOWN if not self._seen.last_first:
                self.turn_to(self.at + press.down)
            case Button.UP | Button.DOWN:
                self._move(press.down)
            case Button.EARLIER | Button.LATER:
                step = 1 if press.button is Button.LATER else -1
                self._move(step * LINES_A_PAGE_KEY)
            case _ if press.chosen:
                return self.read_on()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return self.read_on()

    def read_on(self) -> Answer:
        """Read the next screenful, the next page, and after the last one go back to where it was opened."""
        if self._move(self._seen.rows - self._seen.left):
            return STAY
        if not self.has_more:
            return TakeOff()
        self.turn_to(self.at + 1)
        return STAY

    @property
    def has_more(self) -> bool:
        """Whether another page comes behind this one."""
        return self.at + 1 < len(self.pages)

    def turn_to(self, page: int) -> None:
        """Open another page at its first line."""
        if page % len(self.pages) != self.at:
            self.at = page % len(self.pages)
            self.first, self._seen = 0, Seen()

    def _move(self, rows: int) -> bool:
        before, self.first = self.first, self._seen.moved(self.first, rows)
        return self.first != before

    def picture(self) -> Sequence[Sheet]:
        match page := self.pages[self.at]:
            case PageSheet(reading=Reading() as reading):
                return [page.with_reading(replace(reading, first=self.first))]
            case PageSheet(at_right="") if len(self.pages) > 1:
                return [replace(page, at_right=f"{self.at + 1} of {len(self.pages)}")]
        return [page]

    @property
    def reading(self) -> Reading | None:
        """What there is to read on the open page."""
        page = self.pages[self.at]
        return page.reading if isinstance(page, PageSheet) else None

    def was_shown(self, seen: Seen) -> None:
        self._seen = seen
