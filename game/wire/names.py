"""Names for the people at a table by wire: only who plays at this machine is YOU."""

from collections.abc import Sequence

from game.rules.errors import LONGEST_NAME
from game.rules.voice import YOU
from game.table import told_apart

SOMEBODY = "FRIEND"


def names_at(whos: Sequence[tuple[int, str]], me: int) -> list[str]:
    """Name who sits in each seat, given its side and who it is; whoever plays here by hand is YOU."""
    people = [side == me and who.startswith("person ") for side, who in whos]
    names = [
        YOU if is_own and sum(people) == 1 else _name(who)
        for is_own, (_, who) in zip(people, whos, strict=True)
    ]
    return told_apart(names)


def _name(who: str) -> str:
    """Return the name as the other machine has it; it cannot speak as YOU, with any dots beside it."""
    name = who.partition(" ")[2][:LONGEST_NAME].strip()
    return SOMEBODY if "".join(filter(str.isalpha, name)).upper() == YOU else name
