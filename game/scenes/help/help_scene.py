"""Help, at any moment: the rules of the form and house in play, the coach, the table, the keys."""

from game.devices.button import Button, Press
from game.handbook.about_coach import coach_page
from game.handbook.page_parts import About, Page
from game.handbook.rule_pages import rule_pages
from game.rules.forms import Form
from game.rules.house import House
from game.scenes.help.about_keys import keys
from game.scenes.help.about_table import the_table
from game.scenes.reading import Leafing
from game.scenes.scene import Answer, TakeOff
from game.screen.sheets import TextSheet

FOOTER = "{left} {right} pages   {up} {down} lines   {fire} reads on   {back} back"


class Pages(Leafing):
    """Pages of the handbook; back returns to the very moment."""

    def __init__(self, pages: list[Page], at: About) -> None:
        """It opens at the page about something."""
        of = f"of {len(pages)}   {FOOTER}"
        sheets = [TextSheet(page.title, page.lines, f"Page {n} {of}") for n, page in enumerate(pages, 1)]
        super().__init__(sheets, [page.about for page in pages].index(at))

    def press(self, press: Press) -> Answer:
        """The button that opens the help closes it, too."""
        return TakeOff() if press.button is Button.HELP else super().press(press)


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
