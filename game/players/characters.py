"""The people of the club, `assets/club.txt`: who they are, where they come from, and how they play."""

from typing import NamedTuple

from game.assets import ASSETS


class Character(NamedTuple):
    """Somebody who comes to club nights and tournaments."""

    name: str
    town: str
    discards: str
    """The level that he discards and counts as."""
    plays: str
    """The style in which he plays his cards; his level's own where there is none."""
    face: str
    """His portrait: how his hair is and of what color, the color of his coat, and the rest."""
    line: str
    """What he says when he sits down with you."""

    @property
    def key(self) -> str:
        """What stands for him in files: `club-mabel`."""
        return f"club-{self.name.lower()}"

    @property
    def seat_name(self) -> str:
        """What he is called at the table: `MABEL`."""
        return self.name.upper()


_SHEET = (ASSETS / "club.txt").read_text(encoding="utf-8").splitlines()
_EVERYBODY = [Character(*line.split("|")) for line in _SHEET if line and not line.startswith(";")]
REGULARS, VISITORS = _EVERYBODY[:9], _EVERYBODY[9:]
"""The nine that you meet on a club night, the mildest first, and those who come to a tournament, too."""
CHARACTERS = {who.key: who for who in _EVERYBODY}
