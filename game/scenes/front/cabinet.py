"""The cabinet: each source in its drawer, with a card that says what it is."""

from collections.abc import Sequence

from game.rules.presets import PRESETS
from game.scenes.front.evening import Evening
from game.scenes.front.house_rules import HouseRules
from game.scenes.front.table_card import TableCard
from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import Answer, LayOver, TakeOff
from game.screen.sheets import MenuSheet, Sheet

NOTE = "The button takes a game out of its drawer   {back} back"
OWN_TABLE = "Your own table"
OWN_CARD = (
    "The game you played last, with any rule changed",
    "Whichever game lies on the table keeps its cards and its board; who counts, what a miscount "
    "costs, who says go, what a win is worth and who deals next are for the house to say.",
)


class Cabinet(MenuScene):
    """A drawer for each source; the last is for whoever wants another rule."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.drawers = [*PRESETS, OWN_TABLE]
        self.chosen = self.drawers.index(evening.settings.preset)

    @property
    def size(self) -> int:
        return len(self.drawers)

    def choose(self, index: int) -> Answer:
        drawer = self.drawers[index]
        if drawer == OWN_TABLE:
            return LayOver(HouseRules(self.evening))
        self.evening.settings.take_out(drawer)
        self.evening.settings_changed()
        return LayOver(TableCard(self.evening))

    def back(self) -> Answer:
        return TakeOff()

    def picture(self) -> Sequence[Sheet]:
        lines = [(preset.title, preset.whence) for preset in PRESETS.values()]
        cards = [*((preset.known_as, preset.about) for preset in PRESETS.values()), OWN_CARD]
        lines.append((OWN_TABLE, ""))
        return [MenuSheet("THE CABINET", lines, self.chosen, NOTE, cards[self.chosen], self.pointed)]
