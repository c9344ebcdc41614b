"""Help on the table as it is drawn: the board, the words beside it, the marks, the seal."""

from game.handbook.page_parts import prose
from game.rules.house import House

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
        *prose("{table.cards}"),
        "",
        "# The words",
        *prose(
            "{table.reasons} stands what every score was for; {earlier}, or the wheel, goes back through the "
            "game. FAST, SILENT and HOUSE say that it goes fast, that there is no sound, and that the rules "
            "are not the source's own."
        ),
        "",
        "# The seal",
        *prose(
            "The cards of all deals follow from a seed, and the seal from the seed. The seal is shown before "
            "the first cut and the seed when the game is over: so nobody can have changed a card.",
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
