"""The mouse over the picture, the menu on its right button, and the walk for one button."""

from collections.abc import Callable, Sequence
from math import dist

from game.devices.button import Button, Click, Hover, LetGo, Point, Press, Pull
from game.paint.screen import Screen
from game.scenes.scene import STAY, Answer, PassOn, Scene, Stop, TakeOff
from game.scenes.stack import Stack
from game.sheets.menu_bar import MenuBar, MenuItem, OpenMenu
from game.sheets.sheet import Sheet
from game.sheets.sheets import PullDownSheet, TableSheet
from game.sheets.spots import ButtonSpot, LineSpot, Spot
from game.window.own_pointer import OwnPointer
from game.window.window import Window

STEPS_A_TENTH = 6
LEAST_DEAF_STEPS = 36
"""A hand that presses twice, or trembles, is heard once: so long, or half a stop."""


class OneButton:
    """Walks over the scene on top; it clicks as a mouse would, and needs no word from any scene."""

    def __init__(self, stack: Stack, screen: Screen) -> None:
        self.stack, self.screen = stack, screen
        self.tenths = 0
        """How long the highlight stays, in tenths of a second; 0: the button is one of many."""
        self.at = 0
        self._steps = self._deaf = 0
        self._scene: Scene | None = None
        self._stops: Sequence[Stop] = ()

    @property
    def stop(self) -> Stop:
        """What the button would take now; none where it only goes on."""
        return self._stops[self.at] if self._stops else None

    def tick(self) -> bool:
        """Step the clock; tell whether the highlight has moved."""
        scene = self.stack.top
        if not self.tenths or not scene:
            return False
        self._deaf = max(0, self._deaf - 1)
        stops = scene.stops(self.screen.sheets, self.screen.spots)
        has_changed = scene is not self._scene or len(stops) != len(self._stops)
        self._scene, self._stops = scene, stops
        if has_changed:
            return self._go_to(0)
        self._steps += 1
        return self._steps >= self._stay and len(stops) > 1 and self._go_to((self.at + 1) % len(stops))

    @property
    def _stay(self) -> int:
        return self.tenths * STEPS_A_TENTH

    def _go_to(self, at: int) -> bool:
        self.at, self._steps = at, 0
        if self.stop:
            self.stack.hover(self.stop)
        self.stack.redraw()
        return True

    def press(self) -> None:
        """Take the highlighted thing, unless the button has only just taken something."""
        if self._deaf:
            return
        self._deaf = max(LEAST_DEAF_STEPS, self._stay // 2)
        self._steps = -self._deaf
        self.stack.mouse_moved()
        self.stack.click(self.stop)

    def draw(self) -> None:
        """Frame what the button takes; no card is framed beside a word."""
        if not (self.tenths and self.stop):
            return
        sheets = [*self.screen.sheets]
        tables = [sheet.top for sheet in sheets if isinstance(sheet, TableSheet) and sheet.top.cursor]
        if isinstance(self.stop, ButtonSpot) and tables:
            for top in tables:
                top.cursor = None
            self.screen.show(sheets)
        self.screen.frame(self.stop)


Offer = Press | Spot


class PullDown(Scene):
    """Columns of items; a choice that is closed now is a ghost."""

    def __init__(self, columns: MenuBar, offered: Callable[[MenuItem], Offer | None]) -> None:
        super().__init__()
        self.covers = False
        self.columns = columns
        self.offers = {item: offered(item) for items in columns.values() for item in items}
        self.open: int | None = None
        self.item: int | None = None

    @property
    def _items(self) -> Sequence[MenuItem]:
        return () if self.open is None else [*self.columns.values()][self.open]

    def hover(self, spot: Spot | None) -> None:
        """Open a column as soon as its word is pointed at; it stays open.

        A mouse may be ahead of the picture, and still over the picture below the menu."""
        self.stale = True
        self.item = None
        titles, items = [*self.columns], self._items
        match spot:
            case ButtonSpot(title) if title in titles:
                self.open = titles.index(title)
            case LineSpot(index, words) if index < len(items) and items[index].words == words:
                self.item = index if self.offers[items[index]] else None

    def click(self, spot: Spot | None) -> Answer:
        self.hover(spot)
        return STAY if isinstance(spot, ButtonSpot) else self.take()

    def take(self) -> Answer:
        offer = None if self.item is None else self.offers[self._items[self.item]]
        return PassOn(offer) if offer else TakeOff()

    def press(self, press: Press) -> Answer:
        match press.button:
            case Button.LEFT | Button.RIGHT:
                first = 0 if press.across > 0 else -1
                self.open = (first if self.open is None else self.open + press.across) % len(self.columns)
                self.item = None
            case Button.UP | Button.DOWN:
                self._walk(press.down)
            case Button.BACK:
                return TakeOff()
            case _ if press.chosen:
                return self.take()
        return STAY

    def _walk(self, step: int) -> None:
        self.open = self.open or 0
        can = [at for at, item in enumerate(self._items) if self.offers[item]]
        if can:
            here = can.index(self.item) if self.item in can else -1 if step > 0 else 0
            self.item = can[(here + step) % len(can)]

    def picture(self) -> Sequence[Sheet]:
        ghosts = frozenset(item.words for item, offer in self.offers.items() if not offer)
        return [PullDownSheet(self.columns, OpenMenu(self.open, self.item, ghosts))]


TREMOR = 12  # pixels of the window within which a hand that clicks twice may shake


class Pointing:
    """Hands the mouse to the scene on top; on a machine that has a menu the right button holds that open."""

    def __init__(self, one_button: OneButton, window: Window, pointer: OwnPointer) -> None:
        self.one_button, self.stack, self.screen = one_button, one_button.stack, one_button.screen
        self.window, self.pointer = window, pointer
        self._clicked = self._pulled = (0, 0)
        self._lay: Point | None = None
        """Where the mouse lay as the window opened under it, until it is moved from there."""
        self._is_moved = False

    def follow(self, gesture: Click | Hover | Pull | LetGo) -> None:
        """Follow the mouse; where there is but one button, only its right one leads back."""
        point = gesture.point
        self.pointer.show(self.window.area, self.window.monitor)
        if self.one_button.tenths:
            if isinstance(gesture, Pull):
                self.stack.press(Press(Button.BACK))
            return
        if dist(point, self._clicked) > TREMOR:
            self.stack.mouse_moved()
        self._lay = self._lay or point
        self._is_moved |= not isinstance(gesture, Hover) or dist(point, self._lay) > TREMOR
        match gesture:
            case Hover() if self._is_moved:
                self.stack.hover(self._spot(point))
            case Click():
                self._clicked = point
                self.stack.click(self._spot(point))
            case Pull():
                self._pull(point)
            case LetGo() if self.has_menu_open:
                self._let_go(point)

    def _spot(self, point: Point) -> Spot | None:
        picture_point = self.window.picture_point(point)
        return self.screen.spot_at(picture_point) if picture_point else None

    @property
    def has_menu_open(self) -> bool:
        return isinstance(self.stack.top, PullDown)

    def close_menu(self) -> None:
        """Close the menu with nothing of it chosen."""
        if self.has_menu_open:
            self.stack.press(Press(Button.BACK))

    def _pull(self, point: Point) -> None:
        """Pull the menu down; where there is none, or it is open already, a right click leads back."""
        menu, self._pulled = self.screen.machine.menu, point
        if menu and self.stack.top and not self.has_menu_open:
            self.stack.lay_over(PullDown(menu, self._offered))
        else:
            self.stack.press(Press(Button.BACK))

    def _offered(self, item: MenuItem) -> Offer | None:
        if spot := item.spot(self.screen.spots):
            return spot
        has_it = item.button is not Button.HELP or self.stack.has_help
        return Press(item.button) if item.button and has_it else None

    def _let_go(self, point: Point) -> None:
        """Choose the spot under the pointer. Let go where it was pressed, the menu stays open for a click."""
        spot = self._spot(point)
        self.stack.hover(spot)
        if dist(point, self._pulled) > TREMOR:
            self.close_menu() if isinstance(spot, ButtonSpot) else self.stack.click(spot)
