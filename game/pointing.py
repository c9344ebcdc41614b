"""The mouse over the picture: what it points at, clicks, and pulls down with its right button."""

from math import dist

from game.devices.button import Button, Click, Hover, LetGo, Point, Press, Pull
from game.scenes.one_button import OneButton
from game.scenes.pull_down import Offer, PullDown
from game.screen.menu_bar import MenuItem
from game.screen.spots import ButtonSpot, Spot
from game.screen.window.own_pointer import OwnPointer
from game.screen.window.window import Window

TREMOR = 12  # pixels of the window within which a hand that clicks twice may shake


class Pointing:
    """Hands the mouse to the scene on top; on a machine that has a menu the right button holds that open."""

    def __init__(self, one_button: OneButton, window: Window, pointer: OwnPointer) -> None:
        self.one_button, self.stack, self.screen = one_button, one_button.stack, one_button.screen
        self.window, self.pointer = window, pointer
        self._clicked = self._pulled = (0, 0)

    def follow(self, gesture: Click | Hover | Pull | LetGo) -> None:
        """What the mouse does; where there is but one button, only its right one leads back."""
        point = gesture.point
        self.pointer.show(self.window.area, self.window.monitor)
        if self.one_button.tenths:
            if isinstance(gesture, Pull):
                self.stack.press(Press(Button.BACK))
            return
        if dist(point, self._clicked) > TREMOR:
            self.stack.mouse_moved()
        match gesture:
            case Hover():
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
        """Whether the menu has the hands."""
        return isinstance(self.stack.top, PullDown)

    def close_menu(self) -> None:
        """Nothing of it is chosen."""
        if self.has_menu_open:
            self.stack.press(Press(Button.BACK))

    def _pull(self, point: Point) -> None:
        """Where there is no menu, or it is open already, a right click leads back."""
        menu, self._pulled = self.screen.machine.menu, point
        if menu and self.stack.top and not self.has_menu_open:
            self.stack.lay_over(PullDown(menu, self._offered))
        else:
            self.stack.press(Press(Button.BACK))

    def _offered(self, item: MenuItem) -> Offer | None:
        """What an item would do now."""
        if spot := item.spot(self.screen.spots):
            return spot
        has_it = item.button is not Button.HELP or self.stack.has_help
        return Press(item.button) if item.button and has_it else None

    def _let_go(self, point: Point) -> None:
        """What is pointed at is chosen. Let go where it was pressed, the menu stays open for a click."""
        spot = self._spot(point)
        self.stack.hover(spot)
        if dist(point, self._pulled) > TREMOR:
            self.close_menu() if isinstance(spot, ButtonSpot) else self.stack.click(spot)
