"""Help between games: the cabinet, the shuffle, the records, games looked at again, and the coach."""

from game.handbook.about_coach import coach_page
from game.handbook.page_parts import About, Page, prose
from game.rules.house import House
from game.scenes.help.help_scene import Pages, keys_page


class EveningHelp(Pages):
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
        "# The shuffle",
        *prose(
            "The seal of the next cards stands on the title, and at the end of a game. It binds them to a "
            "seed before your press, whose moment is mixed in, or a word of yours that you type on the card "
            "of the table: nobody can choose a card."
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
            "The last hundred games are kept. They play by themselves, all cards open: {fire} stops and goes "
            "on, {left} and {right} step, {up} and {down} turn to another deal, 1 to 5 choose the pace, and "
            "{earlier} or the wheel reads the scores of before."
        ),
    ]
