"""The cabinet: each source in its drawer, with a card that says what it is."""

from game.rules.presets import PRESETS
from game.scenes.front.evening import Evening
from game.scenes.front.house_rules import HouseRules
from game.scenes.front.table_card import TableCard
from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import Answer, LayOver, TakeOff
from game.scenes.sitting.source_style import as_it_comes
from game.screen.screen import Screen
from game.store.settings import Settings

NOTE = "The button takes a game out of its drawer   Esc back"
OWN_TABLE = "Your own table"
_WHENCE = {
    "champ": "PC, 1987",
    "loadstar": "Commodore 128",
    "amiga": "Amiga",
    "bsd": "Unix, since 1980",
    "hoyle": "about 1900",
    "acc": "tournaments of today",
}
# All cards are equally long, so that the drawers do not move.
_CARDS = {
    "champ": (
        "Cribbage Champ, shareware from Wichita, Kansas",
        "Six cards, 121. The table counts for you and knows when you must",
        "say go; it beeps when the go is yours. Each score has its reason",
        "below the board. Its games are kept in a file named WASCO.",
    ),
    "loadstar": (
        "CRIBBAGE 128, from a magazine that came on disks",
        "Cut low, in the middle or high, and play to 61, 91 or 121. You say",
        "go yourself: 0, or up and fire. A full stop makes it think in the",
        "dark. With muggins you count your hand, and it takes what you miss.",
    ),
    "amiga": (
        "Cribbage v1.0, the game with the Help key",
        "Five, six or seven cards; two players, or four in partners with a",
        "card less. Three for last in the five-card game, whose play ends at",
        "the first go. Help shows the rules at any time, and Esc ends.",
    ),
    "bsd": (
        "cribbage(6), the game on every Berkeley system",
        "You count your own hand and crib: too much gives two to the other",
        "side, what you miss is lost, and nineteen is nothing. A skunk wins",
        "two games and a double skunk four; the loser deals the next.",
    ),
    "hoyle": (
        "The game of the old rule books, with pegs of ivory or bone",
        "Five, six or seven cards; three players, each for himself; partners,",
        "cut for as at whist. A loser who is not half way home is lurched and",
        "pays double. Muggins by the old law, if the table wants it.",
    ),
    "acc": (
        "The law of the American Cribbage Congress",
        "Nothing is done for you: say go, count what you play and what you",
        "hold, take your own heels, and watch what the other side counts. A",
        "win is two match points, a skunk three.",
    ),
    OWN_TABLE: (
        "The game you played last, with any rule changed",
        "Whichever game lies on the table keeps its cards and its board; who",
        "counts, what a miscount costs, who says go, what a win is worth and",
        "who deals next are for the house to say.",
    ),
}


def take_out(settings: Settings, preset: str) -> None:
    """Another source brings its own form, target, rules and manner; the same one stays as it was left."""
    if preset != settings.preset:
        for name, value in as_it_comes(preset).items():
            setattr(settings, name, value)


class Cabinet(MenuScene):
    """Seven drawers; the last is for whoever wants another rule."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.drawers = [*PRESETS, OWN_TABLE]
        self.chosen = self.drawers.index(evening.settings.preset)

    @property
    def size(self) -> int:
        """How many drawers there are."""
        return len(self.drawers)

    def choose(self, index: int) -> Answer:
        """Lay the game on the table, and say how it is to be played."""
        drawer = self.drawers[index]
        if drawer == OWN_TABLE:
            return LayOver(HouseRules(self.evening))
        take_out(self.evening.settings, drawer)
        self.evening.remember()
        return LayOver(TableCard(self.evening))

    def back(self) -> Answer:
        """To the title."""
        return TakeOff()

    def draw(self, screen: Screen) -> None:
        """The drawers, and the card of the one that is open."""
        lines = [(preset.title, _WHENCE[preset.name]) for preset in PRESETS.values()]
        card = _CARDS[self.drawers[self.chosen]]
        screen.menu("THE CABINET", [*lines, (OWN_TABLE, "")], self.chosen, NOTE, card)
