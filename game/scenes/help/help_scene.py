"""Help, at any moment: the rules of the form and house in play, the coach, the table, the keys."""

from game.devices.button import Button, Press
from game.handbook.about_coach import coach_page
from game.handbook.page_parts import About, Page
from game.handbook.rule_pages import rule_pages
from game.rules.forms import Form
from game.rules.house import House
from game.scenes.help.about_keys import keys
from game.scenes.help.about_table import the_table
from game.scenes.reading import Reading
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.screen.screen import Screen
from game.screen.spots import Spot

FOOTER = "{left} {right} pages   {up} {down} lines   {fire} reads on   {back} back"


class Pages(Scene):
    """Pages to leaf through; back returns to the very moment."""

    def __init__(self, pages: list[Page], at: About) -> None:
        """It opens at the page about something."""
        super().__init__()
        self.pages = pages
        self.at = [page.about for page in self.pages].index(at)
        self.reading = Reading()

    @property
    def page(self) -> Page:
        """The page that lies open."""
        return self.pages[self.at]

    def press(self, press: Press) -> Answer:
        """Left and right leaf, up and down move the lines, fire goes on and back leaves."""
        self.stale = True
        match press.button:
            case Button.BACK | Button.HELP:
                return TakeOff()
            case Button.LEFT:
                self._turn_to(self.at - 1)
            case Button.RIGHT:
                self._turn_to(self.at + 1)
            case button if self.reading.moves(button):
                return STAY
            case _ if press.chosen:
                return self._read_on()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        """A click reads on."""
        self.stale = True
        return self._read_on()

    def _turn_to(self, page: int) -> None:
        self.at = page % len(self.pages)
        self.reading = Reading()

    def _read_on(self) -> Answer:
        """The next screenful, the next page, and after the last one back to the table."""
        if self.reading.reads_on():
            return STAY
        if self.at + 1 == len(self.pages):
            return TakeOff()
        self._turn_to(self.at + 1)
        return STAY

    def draw(self, screen: Screen) -> None:
        """The page, and how to get on."""
        footer = f"Page {self.at + 1} of {len(self.pages)}   {FOOTER}"
        self.reading.draw(screen, self.page.title, self.page.lines, footer)


class Help(Pages):
    """The rules, the coach, the table, the keys; a game under way has a seal."""

    def __init__(
        self, form: Form, house: House, starter: str = "starter", at: About = About.GAME, seal: str = ""
    ) -> None:
        table = Page("THE TABLE", the_table(house, seal), About.TABLE)
        super().__init__([*rule_pages(form, house, starter), coach_page(), table, keys_page(house)], at)


def keys_page(house: House) -> Page:
    """What the hands can do, for this house."""
    return Page("THE KEYS", keys(house), About.KEYS)
