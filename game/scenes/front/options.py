"""The options: who plays, how it looks and sounds; all of it is remembered."""

from game.players.levels import LEVELS
from game.rules.presets import PRESETS
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.evening import Evening
from game.scenes.lists.setting_rows import Row, RowScene
from game.scenes.scene import Answer, LayOver
from game.scenes.sitting.pace import SPEEDS
from game.store.wasco.initials import MOST_INITIALS
from game.store.window_settings import PICTURES

CABINET = "cabinet"
_PICTURE_WORDS = {"sharp": "4:3", "whole": "4:3, even pixels", "square": "square pixels"}


class Options(RowScene):
    """Everything that can be chosen between games."""

    heading = "OPTIONS"

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.settings = evening.settings

    @property
    def rows(self) -> list[Row]:
        """What is played and by whom, the pace, the sound, the picture."""
        return [*self._people_rows(), *self._pace_rows(), *self._picture_rows()]

    def _people_rows(self) -> list[Row]:
        levels = [(name, player.title) for name, player in LEVELS.items()]
        return [
            Row("Game", CABINET, (), "The button opens the cabinet: whose rules, which form, to what score"),
            Row("Opponents", "level", levels, LEVELS[self.evening.level].character),
            Row("Initials", "initials", (), "Type one to three, and games are recorded", MOST_INITIALS),
        ]

    def _pace_rows(self) -> list[Row]:
        speeds = [(speed, str(speed)) for speed in SPEEDS]
        volumes = [(volume, str(volume)) for volume in range(11)]
        return [
            Row("Speed", "speed", speeds, "From 1, with leisure, to 5; during a game . shows all at once"),
            Row("Wait for the button", "wait", note="Scores stay on the table until you press"),
            Row("Volume", "volume", volumes, "Of the one voice there is"),
            Row("Silence", "muted", note="Nothing is told by sound alone"),
        ]

    def _picture_rows(self) -> list[Row]:
        pictures = [(picture, _PICTURE_WORDS[picture]) for picture in PICTURES]
        return [
            Row("Four colours", "four_colour", note="Clubs are green and diamonds blue"),
            Row("Large index", "big_index", note="Cards for tired eyes"),
            Row("Picture", "picture", pictures, "How the picture fills the window"),
            Row("Scan lines", "scan_lines", note="The dark lines of a monitor"),
            Row("Full screen", "full_screen", note="Alt+Enter or F11 does it at any time"),
        ]

    def get(self, name: str) -> object:
        """A setting; the game by its title."""
        if name == CABINET:
            return PRESETS[self.settings.preset].title
        return self.evening.level if name == "level" else getattr(self.settings, name)

    def put(self, name: str, value: object) -> None:
        """Change a setting, and remember it."""
        setattr(self.settings, name, value)
        self.evening.settings_changed()

    def choose(self, index: int) -> Answer:
        """The next value, or the cabinet."""
        if self.rows[index].name == CABINET:
            return LayOver(Cabinet(self.evening))
        return super().choose(index)
