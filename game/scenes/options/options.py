"""The options: who plays, and a door to each group of the others; all of it is remembered."""

from collections.abc import Callable

from game.rules.presets import PRESETS
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.evening import Evening
from game.scenes.front.evening_rows import EveningRows
from game.scenes.lists.setting_rows import DoorRow, Row, WordRow
from game.scenes.options.option_groups import AtTheTable, PictureAndCards, SoundAndVoice, TheHands
from game.scenes.scene import LayOver, Scene
from game.store.settings import Settings
from game.store.wasco.initials import MOST_INITIALS


class Options(EveningRows):
    """Everything that can be chosen between games."""

    heading = "OPTIONS"

    @property
    def rows(self) -> list[Row]:
        """What is changed often, and then the groups."""
        source = PRESETS[self.settings.preset].title
        return [
            self._door(
                "Game", "The button opens the cabinet: whose rules, which form, to what score", source
            ),
            self.opponents_row(),
            WordRow(
                "Initials",
                MOST_INITIALS,
                lambda: self.settings.initials,
                lambda initials: self.evening.change(Settings.initials, initials),
                "Type one to three, and games are recorded",
            ),
            self._door("At the table", "How fast it goes, when it waits, and what is explained"),
            self._door("Sound", "How loud it is, and speech"),
            self._door("Hands", "One button, the left hand, keys and buttons of your own"),
            self._door("Picture", "The cards, the monitor and the window"),
        ]

    def _door(self, words: str, note: str, value: str = "►") -> Row:
        return DoorRow(words, lambda: LayOver(self._room(words)), note, value)

    def _room(self, words: str) -> Scene:
        return _ROOMS[words](self.evening)


_ROOMS: dict[str, Callable[[Evening], Scene]] = {
    "Game": Cabinet,
    "At the table": AtTheTable,
    "Sound": SoundAndVoice,
    "Picture": PictureAndCards,
    "Hands": TheHands,
}
