"""The people of the club: who they are, where they come from, and how they play."""

from itertools import cycle
from typing import NamedTuple


class Character(NamedTuple):
    """Somebody who comes to club nights and tournaments."""

    name: str
    town: str
    discards: str
    """The level that he discards and counts as."""
    plays: str = ""
    """The style in which he plays his cards; his level's own where there is none."""
    face: str = ""
    """His portrait: how his hair is and of what color, the color of his coat, and the rest."""
    line: str = ""
    """What he says when he sits down with you."""

    @property
    def key(self) -> str:
        """What stands for him in files: `club-mabel`."""
        return f"{PREFIX}{self.name.lower()}"

    @property
    def seat_name(self) -> str:
        """What he is called at the table: `MABEL`."""
        return self.name.upper()


PREFIX = "club-"
_REGULARS = """
Wally|Eastport|landlubber||cap brown red stubble|My wife taught me, a month ago. Go easy.
Dot|Astoria|deckhand||curls brown gold earring|I keep what I like. The crib looks after itself.
Vern|Berkeley|bsd||long grey green beard glasses|I learned this from a machine, and I play like one.
Mabel|Duluth|skipper||bun white blue glasses collar|Forty years of odds, dear. They add up.
Judge|Bangor|champ|greedy|sides grey black moustache bow|Every point I can reach, I take.
Ruby|Coos Bay|skipper|wary|waves ginger green earring|You'll find no cheap pairs at my table.
Hank|Gloucester|deckhand|by the book|visor grey brown moustache|Five on a ten, three to lead: by the book.
Sam|Next Berth|shipmate||sailor gold blue stubble|I play about like you. One of us gets lucky.
Leona|Portland|champ|sharp|bob black red earring|Nothing personal. I count what you hold.
"""
REGULARS = tuple(Character(*row.split("|")) for row in _REGULARS.split("\n")[1:-1])
"""The nine that you meet on a club night, the mildest first."""

_VISITORS = """
Abner Nantucket|Bea Tacoma|Clyde Marquette|Della Eureka|Emmett Halifax|Fern Yakima|Gus Sault|Hattie Salem
Ike Portsmouth|June Victoria|Karl Green_Bay|Lena Bremerton|Milo Camden|Nell Ashland|Otto Superior|Pearl Mystic
Quinn Juneau|Rose Everett|Stan Houlton|Thea Olympia|Ulric Ely|Viola Newport|Walt Kodiak|Xenia Escanaba
Yancy Belfast|Zelda Anacortes|Amos Rockland|Birdie Sitka|Cal Bayfield|Dora Medford
"""
_MANNERS = """
landlubber|deckhand|bsd|skipper|champ able|skipper greedy|bsd careless|champ wary|deckhand easy|skipper sharp
"""
_MEN, _WOMEN = ("short", "cap", "sides", "visor", "long", "sailor"), ("curls", "bun", "waves", "bob")
_HAIR, _COATS = ("brown", "grey", "black", "gold", "white", "ginger", "brown"), ("blue", "red", "green")
_REST = ("collar", "moustache", "glasses", "beard", "bow"), ("earring", "collar", "glasses")


def _face(at: int) -> str:
    """Return the face of a visitor: men and women come in turns."""
    styles, rest = ((_MEN, _REST[0]), (_WOMEN, _REST[1]))[at % 2]
    choices = (styles, at // 2), (_HAIR, at), (_COATS, at // 2), (rest, at // 2)
    return " ".join(words[number % len(words)] for words, number in choices)


def _pairs(rows: str) -> list[tuple[str, str]]:
    """Split rows of pairs: the second of a pair may be missing, and stands for words with `_`."""
    pairs = (pair.partition(" ") for pair in rows.strip().replace("\n", "|").split("|"))
    return [(first, second.replace("_", " ")) for first, _, second in pairs]


VISITORS = tuple(
    Character(*named, *manner, _face(at))
    for at, (named, manner) in enumerate(zip(_pairs(_VISITORS), cycle(_pairs(_MANNERS)), strict=False))
)
"""Those who come to a tournament beside the nine."""
CHARACTERS = {who.key: who for who in (*REGULARS, *VISITORS)}
