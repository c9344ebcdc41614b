"""The menu that is held open above a scene: it clicks and presses there what hands could as well."""

from collections.abc import Callable, Sequence

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, PassOn, Scene, TakeOff
from game.screen.menu_bar import MenuColumn, MenuItem, OpenMenu
from game.screen.sheets import PullDownSheet, Sheet
from game.screen.spots import ButtonSpot, LineSpot, Spot

Offer = Press | Spot


class PullDown(Scene):
    """Columns of items; what cannot be chosen now is a ghost."""

    covers = False

    def __init__(self, columns: Sequence[MenuColumn], offered: Callable[[MenuItem], Offer | None]) -> None:
        super().__init__()
        self.columns = columns
        self.offers = {item: offered(item) for column in columns for item in column.items}
        self.open: int | None = None
        self.item: int | None = None

    @property
    def _items(self) -> Sequence[MenuItem]:
        return () if self.open is None else self.columns[self.open].items

    def point_at(self, spot: Spot | None) -> None:
        """A column opens as soon as its word is pointed at, and stays open.

        A mouse may be ahead of the picture, and still over what was there before the menu."""
        self.stale = True
        self.item = None
        titles, items = [column.title for column in self.columns], self._items
        match spot:
            case ButtonSpot(title) if title in titles:
                self.open = titles.index(title)
            case LineSpot(index, words) if index < len(items) and items[index].words == words:
                self.item = index if self.offers[items[index]] else None

    def hover(self, spot: Spot | None) -> None:
        self.point_at(spot)

    def click(self, spot: Spot | None) -> Answer:
        self.point_at(spot)
        return STAY if isinstance(spot, ButtonSpot) else self.take()

    def take(self) -> Answer:
        """What is pointed at; without it nothing happens."""
        offer = None if self.item is None else self.offers[self._items[self.item]]
        return PassOn(offer) if offer else TakeOff()

    def press(self, press: Press) -> Answer:
        self.stale = True
        match press.button:
            case Button.LEFT | Button.RIGHT:
                step = 1 if press.button is Button.RIGHT else -1
                first = 0 if step > 0 else -1
                self.open = (first if self.open is None else self.open + step) % len(self.columns)
                self.item = None
            case Button.UP | Button.DOWN:
                self._walk(1 if press.button is Button.DOWN else -1)
            case Button.BACK:
                return TakeOff()
            case _ if press.chosen:
                return self.take()
        return STAY

    def _walk(self, step: int) -> None:
        """To the next item that can be chosen."""
        self.open = self.open or 0
        can = [at for at, item in enumerate(self._items) if self.offers[item]]
        if can:
            here = can.index(self.item) if self.item in can else -1 if step > 0 else 0
            self.item = can[(here + step) % len(can)]

    def picture(self) -> Sequence[Sheet]:
        ghosts = frozenset(item.words for item, offer in self.offers.items() if not offer)
        return [PullDownSheet(self.columns, OpenMenu(self.open, self.item, ghosts))]
