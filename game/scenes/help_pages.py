"""Help at any moment: the rules of the game in play, the coach, the table, the keys, what lies around."""

from game.devices.button import Button, Press
from game.handbook.page_parts import About, Page, prose
from game.handbook.rule_pages import coach_page, rule_pages
from game.rules.forms import Form
from game.rules.house import House
from game.scenes.pace import SPEEDS
from game.scenes.reading import Leafing
from game.scenes.scene import STAY, Answer, TakeOff
from game.screen.sheets import TextSheet
from game.screen.spots import LineSpot, Spot
from game.store.ended_games import MOST_KEPT


def keys_page(house: House) -> Page:
    """What the hands can do, for this house."""
    lines = [
        "\tkeyboard\tkeypad\tpad or joystick",
        "point\t{move}\t{keypad.move}\tstick, hat or d-pad",
        "the button\t{keys.fire}\t{keypad.fire}\t{pad.fire}",
    ]
    if house.go_by_hand:
        lines.append("go\t{keys.go}\t{keypad.go}\tup and the button, {pad.go}")
    if house.counting.in_play:
        lines.append("take his heels\t{up}, the button\t{keypad.up}, the button\tup, the button")
        lines.append("peg, call muggins\tP, M\t{keypad.down}, the button\tdown, the button")
    if house.counting.by_players:
        lines.append("a number\t0 to 9, {up}, {down}\t0 to 9\tup, down")
    lines += [
        "back, leave\t{keys.back}\t{keypad.back}\t{pad.back}",
        "help\t{keys.help}\t{keypad.help}\t{pad.help}",
        "hint\t{keys.hint}\t{keypad.hint}\t{pad.hint}",
        "scores before\t{earlier}\t{keypad.earlier}\t{pad.earlier}",
        "scores after\t{later}\t{keypad.later}\t{pad.earlier} + down",
        "fast\t{keys.fast}\t{keypad.fast}\t{pad.fast}",
        "take back\t{backspace}\t{keypad.backspace}\t{pad.backspace}",
        "tell the cards\t{keys.tell}\t{keypad.tell}\t{pad.tell}",
        f"sound on, off\t{{keys.mute}}{', but not in the play' * house.counting.in_play}",
        "another machine\t{keys.machine}",
        "full screen\t{keys.full_screen}",
        "",
        *prose(
            "The mouse works everywhere, and cards can be typed: 5h, 10c, jd. "
            "Any press hurries what is moving along; it never plays a card for you.",
        ),
    ]
    return Page("THE KEYS", lines, About.KEYS)


SEAL_GROUP = 8
"""Digits of a seal are compared more easily in groups."""


def the_table(house: House, seal: str) -> list[str]:
    """What everything on it means; `seal` is that of the game under way, if any."""
    return [
        "# The board",
        *prose(
            "Each side has two pegs. The front one stands at the score, the back one where it came from: "
            f"the holes between them are the last score. {{table.board}}{_line(house)}",
        ),
        "",
        "# The cards",
        *prose("{table.dealer}, who has the crib. {table.cards}"),
        "",
        "# The words",
        *prose(
            "{Table.reasons} stands what every score was for; {earlier}, or the wheel, goes back through the "
            "game. FAST, SILENT and HOUSE say that it goes fast, that there is no sound, and that the rules "
            "are not the source's own."
        ),
        "",
        "# The seal",
        *prose(
            "All cards follow from a seed and a word of yours, typed among the options or made of the moment "
            "of your press. The seal binds the seed before that, so no card can be chosen. All three stand "
            "in the game's file.",
            *([_in_groups(seal)] if seal else []),
        ),
    ]


def _in_groups(seal: str) -> str:
    return " ".join(seal[at : at + SEAL_GROUP] for at in range(0, len(seal), SEAL_GROUP))


def _line(house: House) -> str:
    """What the lines across the board are for, where the stakes have any."""
    stakes = house.stakes
    if stakes.lurch:
        return " A loser who has not passed the line marked L, half way home, is lurched."
    if stakes.skunk is None:
        return ""
    double = " Before the first of two it is a double skunk." * (stakes.double_skunk != stakes.skunk)
    return f" A loser who has not passed the line marked S is skunked.{double}"


FOOTER = "{left} {right} pages   {up} {down} lines   {fire} reads on   {back} back"


class Pages(Leafing):
    """Pages of the handbook; back returns to the very moment."""

    def __init__(self, pages: list[Page], at: About) -> None:
        """It opens at the page about something."""
        titles = [page.title for page in pages]
        sheets = [
            TextSheet(page.title, page.lines, FOOTER, 0, f"page {n + 1} of {len(pages)}", "HELP", titles, n)
            for n, page in enumerate(pages)
        ]
        super().__init__(sheets, [page.about for page in pages].index(at))

    def click(self, spot: Spot | None) -> Answer:
        """A line of the contents opens its page."""
        if isinstance(spot, LineSpot) and spot.index != self.at:
            self.stale = True
            self._turn_to(spot.index)
            return STAY
        return super().click(spot)

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


class RulesHelp(Pages):
    """Whatever is no rule of a game."""

    def __init__(self, house: House, at: About = About.TABLE) -> None:
        around = Page("AROUND THE TABLE", around_the_table(), About.TABLE)
        super().__init__([around, coach_page(), keys_page(house)], at)


def around_the_table() -> list[str]:
    """What can be done before a game and after it."""
    return [
        "# The cabinet",
        *prose(
            "Each drawer holds a game of its time, with its own rules and manner. The card of its table asks "
            "what the source leaves open. Any other rule is changed among the house rules: the table then "
            "says HOUSE."
        ),
        "",
        "# The records",
        *prose(
            "A game under initials leaves a line in WASCO: what you had, beside what is usual between two "
            "of BSD's players, and the luck of the cards dealt. Initials are typed among the options."
        ),
        "",
        "# A game looked at again",
        *prose(
            f"The last {MOST_KEPT} games are kept. They play by themselves, all cards open: {{fire}} stops "
            "and goes on, {left} and {right} step, {up} and {down} turn to another deal, "
            f"{SPEEDS[0]} to {SPEEDS[-1]} choose the pace, and "
            "{earlier} or the wheel reads the scores of before."
        ),
    ]
