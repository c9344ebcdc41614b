"""The options, in groups; all of it is remembered."""

from collections.abc import Callable

from game.machines import titles
from game.rules.presets import PRESETS
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.evening import Evening, EveningRows
from game.scenes.front.keys_page import KeysPage, PadPage
from game.scenes.menu import DoorRow, Row, WordRow
from game.scenes.pace import SPEEDS
from game.scenes.scene import LayOver, Scene
from game.store.settings import AS_THE_SOURCE, PICTURES, STAYS, TUTOR_WORDS
from game.store.wasco_line import MOST_INITIALS

_PICTURE_WORDS = {"sharp": "4:3", "whole": "4:3, even lines", "square": "square pixels"}
_TUTORS = [(word, word) for word in TUTOR_WORDS]
_GUIDES = (("ask", "asked before a game"), ("yes", "yes"), ("no", "no"))


class AtTheTable(EveningRows):
    """How a game goes."""

    heading = "AT THE TABLE"

    @property
    def rows(self) -> list[Row]:
        speeds = [(speed, str(speed)) for speed in SPEEDS]
        about_speed = "From 1, with leisure, to 5; during a game {fast} shows all at once"
        return [
            self.setting_row("Speed", "speed", speeds, about_speed),
            self.yes_or_no("Wait for the button", "wait", "Scores stay on the table until you press"),
            self.setting_row("Guide", "guide", _GUIDES, "Each step is explained when it comes"),
            self.setting_row("Tutor", "tutor", _TUTORS, "Asks before you make a costly move"),
            self.yes_or_no(
                "Ask for a word", "own_word", "Mixed into the cards; else the moment of your press is"
            ),
        ]


class SoundAndVoice(EveningRows):
    """What is heard."""

    heading = "SOUND"

    @property
    def rows(self) -> list[Row]:
        volumes = [(volume, str(volume)) for volume in range(11)]
        return [
            self.setting_row("Volume", "volume", volumes, "Of the tunes, from 0 to 10"),
            self.yes_or_no("Silence", "muted", "Nothing is told by sound alone"),
            self.yes_or_no("Speech", "speech", "What happens is spoken; {tell} tells all there is"),
        ]


class TheHands(EveningRows):
    """What the hands do it with."""

    heading = "HANDS"

    @property
    def rows(self) -> list[Row]:
        stays = [(0, "no"), *((tenths, f"{tenths / 10:g} s a stop") for tenths in STAYS)]
        about_left = "W A S D point, F is the button, Q leads back, beside the usual keys"
        return [
            self.setting_row(
                "One button", "one_button", stays, "The highlight walks by itself, the button takes"
            ),
            self.yes_or_no("Left hand", "left_hand", about_left),
            DoorRow("Keys", lambda: LayOver(KeysPage(self.evening)), "Other keys for anything", "►"),
            DoorRow("Pad", lambda: LayOver(PadPage(self.evening)), "Other buttons of it for anything", "►"),
        ]


class PictureAndCards(EveningRows):
    """What is seen."""

    heading = "PICTURE"

    @property
    def rows(self) -> list[Row]:
        pictures = [(picture, _PICTURE_WORDS[picture]) for picture in PICTURES]
        machines = [(AS_THE_SOURCE, "as the source"), *titles()]
        about_machine = "On which it is played; {machine} takes another at any time"
        return [
            self.setting_row("Machine", "machine", machines, about_machine),
            self.yes_or_no("Four colours", "four_colour", "Clubs are green and diamonds blue"),
            self.yes_or_no("High contrast", "contrast", "Dark cloth, plain cards, thick highlight"),
            self.yes_or_no("Large index", "big_index", "Cards for tired eyes"),
            self.setting_row("Picture", "picture", pictures, "How the picture fills the window"),
            self.yes_or_no("Scan lines", "scan_lines", "The dark lines of a monitor"),
            self.yes_or_no("Soft glow", "glow", "What is bright shines a little beyond its edge"),
            self.yes_or_no("Full screen", "full_screen", "{full_screen} does it at any time"),
        ]


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
                lambda initials: self.evening.change("initials", initials),
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
