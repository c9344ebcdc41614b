"""The options: who plays, how it looks and sounds; all of it is remembered."""

from game.rules.presets import PRESETS
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.evening_rows import EveningRows
from game.scenes.lists.setting_rows import DoorRow, Row, WordRow
from game.scenes.scene import Answer, LayOver
from game.scenes.sitting.pace import SPEEDS
from game.store.settings import Settings
from game.store.wasco.initials import MOST_INITIALS
from game.store.window_settings import PICTURES

_PICTURE_WORDS = {"sharp": "4:3", "whole": "4:3, even lines", "square": "square pixels"}

GUIDES = (("ask", "asked before a game"), ("yes", "yes"), ("no", "no"))


class Options(EveningRows):
    """Everything that can be chosen between games."""

    heading = "OPTIONS"

    @property
    def rows(self) -> list[Row]:
        return [*self._people_rows(), *self._pace_rows(), *self._picture_rows()]

    def _people_rows(self) -> list[Row]:
        return [
            DoorRow(
                "Game",
                self._open_cabinet,
                "The button opens the cabinet: whose rules, which form, to what score",
                PRESETS[self.settings.preset].title,
            ),
            self.opponents_row(),
            WordRow(
                "Initials",
                MOST_INITIALS,
                lambda: self.settings.initials,
                lambda initials: self.evening.change(Settings.initials, initials),
                "Type one to three, and games are recorded",
            ),
            self.yes_or_no(
                "A word of yours", Settings.own_word, "Mixed into the cards, so that none is chosen"
            ),
        ]

    def _open_cabinet(self) -> Answer:
        return LayOver(Cabinet(self.evening))

    def _pace_rows(self) -> list[Row]:
        speeds = [(speed, str(speed)) for speed in SPEEDS]
        volumes = [(volume, str(volume)) for volume in range(11)]
        about_speed = "From 1, with leisure, to 5; during a game . shows all at once"
        return [
            self.setting_row("Speed", Settings.speed, speeds, about_speed),
            self.yes_or_no("Wait for the button", Settings.wait, "Scores stay on the table until you press"),
            self.setting_row("Guide", Settings.guide, GUIDES, "Each step of a game is explained as it comes"),
            self.setting_row("Volume", Settings.volume, volumes, "Of the one voice there is"),
            self.yes_or_no("Silence", Settings.muted, "Nothing is told by sound alone"),
        ]

    def _picture_rows(self) -> list[Row]:
        pictures = [(picture, _PICTURE_WORDS[picture]) for picture in PICTURES]
        return [
            self.yes_or_no("Four colours", Settings.four_colour, "Clubs are green and diamonds blue"),
            self.yes_or_no("Large index", Settings.big_index, "Cards for tired eyes"),
            self.setting_row("Picture", Settings.picture, pictures, "How the picture fills the window"),
            self.yes_or_no("Scan lines", Settings.scan_lines, "The dark lines of a monitor"),
            self.yes_or_no("Full screen", Settings.full_screen, "Alt+Enter or F11 does it at any time"),
        ]
