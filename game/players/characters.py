"""The people of the club: who they are, where they come from, and how they play."""

from typing import NamedTuple


class Character(NamedTuple):
    """Somebody who comes to club nights and tournaments."""

    name: str
    town: str
    discards: str
    """The level that he discards and counts as."""
    plays: str = ""
    """The style in which he plays his cards; his level's own where there is none."""
    line: str = ""
    """What he says when he sits down with you."""
    face: str = ""

    @property
    def portrait(self) -> str:
        """The court card that he looks like."""
        return self.face or f"{'JQK'[len(self.name) % 3]}{'CDHS'[len(self.town) % 4]}"

    @property
    def key(self) -> str:
        """What stands for him in files: `club-mabel`."""
        return f"{PREFIX}{self.name.lower()}"


PREFIX = "club-"
REGULARS = (
    Character("Wally", "Eastport", "landlubber", "", "My wife taught me, a month ago. Go easy.", "JC"),
    Character("Dot", "Astoria", "deckhand", "", "I keep what I like. The crib looks after itself.", "QD"),
    Character("Vern", "Berkeley", "bsd", "", "I learned this from a machine, and I play like one.", "JS"),
    Character("Mabel", "Duluth", "skipper", "", "Forty years of odds, dear. They add up.", "QC"),
    Character("Judge", "Bangor", "champ", "greedy", "Every point I can reach, I take.", "KS"),
    Character("Ruby", "Coos Bay", "skipper", "wary", "You'll find no cheap pairs at my table.", "QH"),
    Character(
        "Hank",
        "Gloucester",
        "deckhand",
        "by the book",
        "Lead a three, answer a ten with a five. It's all in the book.",
        "JD",
    ),
    Character("Sam", "Next Berth", "shipmate", "", "I play about like you. One of us gets lucky.", "JH"),
    Character("Leona", "Portland", "champ", "sharp", "Nothing personal. I count what you hold.", "QS"),
)
"""The nine that you meet on a club night, the mildest first."""

_VISITORS = """
Abner Nantucket|Bea Tacoma|Clyde Marquette|Della Eureka|Emmett Halifax|Fern Yakima|Gus Sault|Hattie Salem
Ike Portsmouth|June Victoria|Karl Green_Bay|Lena Bremerton|Milo Camden|Nell Ashland|Otto Superior|Pearl Mystic
Quinn Juneau|Rose Everett|Stan Houlton|Thea Olympia|Ulric Ely|Viola Newport|Walt Kodiak|Xenia Escanaba
Yancy Belfast|Zelda Anacortes|Amos Rockland|Birdie Sitka|Cal Bayfield|Dora Medford
"""
_MANNERS = (
    *(("landlubber", ""), ("deckhand", ""), ("bsd", ""), ("skipper", ""), ("champ", "able")),
    *(
        ("skipper", "greedy"),
        ("bsd", "careless"),
        ("champ", "wary"),
        ("deckhand", "easy"),
        ("skipper", "sharp"),
    ),
)
_NAMED = [line.partition(" ") for line in "|".join(_VISITORS.split("\n")[1:-1]).split("|")]
VISITORS = tuple(
    Character(name, town.replace("_", " "), *_MANNERS[at % len(_MANNERS)])
    for at, (name, _, town) in enumerate(_NAMED)
)
"""Those who come to a tournament beside the nine."""
CHARACTERS = {who.key: who for who in (*REGULARS, *VISITORS)}
