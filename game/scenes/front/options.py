"""The options, in groups; all of it is remembered."""

from collections.abc import Callable

from game.machines import titles
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import ChooseGame
from game.scenes.front.keys_page import KeysPage, PadPage
from game.scenes.front.setting_rows import SettingRows
from game.scenes.front.window_session import WindowSession
from game.scenes.pace import SPEEDS
from game.scenes.rows import DoorRow, Row, RowScene, WordRow
from game.scenes.scene import LayOver, Scene
from game.store.setting_words import MOST_INITIALS
from game.store.settings import AS_THE_SOURCE, LOUDEST, PICTURES, STAYS, TUTOR_WORDS

_PICTURE_WORDS = {"sharp": "4:3", "whole": "4:3, even lines", "square": "square pixels"}
_TUTORS = [(word, word) for word in TUTOR_WORDS]
_MATCHES = (("", "one game after another"), *((str(games), f"best of {games}") for games in (3, 5, 7, 9)))
_GUIDES = (("ask", "asked before a game"), ("yes", "yes"), ("no", "no"))


def at_the_table(session: WindowSession) -> RowScene:
    """How a game goes."""
    make = SettingRows(session)
    speeds = [(speed, str(speed)) for speed in SPEEDS]
    about_speed = f"From {SPEEDS[0]}, with leisure, to {SPEEDS[-1]}; during a game {{fast}} shows all at once"
    rows: list[Row] = [
        make.setting("Speed", "speed", speeds, about_speed),
        make.yes_or_no("Wait for the button", "wait", "Scores stay on the table until you press"),
        make.setting("Match", "match", _MATCHES, "How many games settle it"),
        make.setting("Guide", "guide", _GUIDES, "Each step is explained when it comes"),
        make.setting("Tutor", "tutor", _TUTORS, "Asks before you make a costly move"),
        *make.word_to_mix(),
    ]
    return RowScene("AT THE TABLE", lambda: rows)


def sound(session: WindowSession) -> RowScene:
    """What is heard."""
    make = SettingRows(session)
    volumes = [(volume, str(volume)) for volume in range(LOUDEST + 1)]
    rows: list[Row] = [
        make.setting("Volume", "volume", volumes, f"Of the tunes, from 0 to {LOUDEST}"),
        make.yes_or_no("Silence", "muted", "Nothing is told by sound alone"),
        make.yes_or_no("Speech", "speech", "What happens is spoken; {tell} tells all there is"),
    ]
    return RowScene("SOUND", lambda: rows)


def hands(session: WindowSession) -> RowScene:
    """What the hands do it with."""
    make = SettingRows(session)
    stays = [(0, "no"), *((tenths, f"{tenths / 10:g} s a stop") for tenths in STAYS)]
    about_left = "W A S D point, F is the button, Q leads back, beside the usual keys"
    rows: list[Row] = [
        make.setting("One button", "one_button", stays, "The highlight walks by itself, the button takes"),
        make.yes_or_no("Left hand", "left_hand", about_left),
        DoorRow("Keys", lambda: LayOver(KeysPage(session)), "Other keys for anything", "►"),
        DoorRow("Pad", lambda: LayOver(PadPage(session)), "Other buttons of it for anything", "►"),
    ]
    return RowScene("HANDS", lambda: rows)


def picture(session: WindowSession) -> RowScene:
    """What is seen."""
    make = SettingRows(session)
    pictures = [(picture, _PICTURE_WORDS[picture]) for picture in PICTURES]
    machines = [(AS_THE_SOURCE, "as the source"), *titles()]
    about_machine = "On which it is played; {machine} takes another at any time"
    rows: list[Row] = [
        make.setting("Machine", "machine", machines, about_machine),
        make.yes_or_no("Four colours", "four_colour", "Clubs are green and diamonds blue"),
        make.yes_or_no("High contrast", "contrast", "Dark cloth, plain cards, thick highlight"),
        make.yes_or_no("Large index", "big_index", "Cards for tired eyes"),
        make.setting("Picture", "picture", pictures, "How the picture fills the window"),
        make.yes_or_no("Scan lines", "scan_lines", "The dark lines of a monitor"),
        make.yes_or_no("Soft glow", "glow", "What is bright shines a little beyond its edge"),
        make.yes_or_no("Full screen", "full_screen", "{full_screen} does it at any time"),
    ]
    return RowScene("PICTURE", lambda: rows)


class Options(RowScene):
    """Everything that can be chosen between games: what is changed often, and then the groups."""

    def __init__(self, session: WindowSession) -> None:
        super().__init__("OPTIONS", self._lines)
        self.session = session

    def _lines(self) -> list[Row]:
        settings = self.session.settings
        return [
            self._door(
                "Game",
                ChooseGame,
                "The button opens the cabinet: whose rules, which form, to what score",
                PRESETS[settings.preset].title,
            ),
            SettingRows(self.session).opponents(),
            WordRow(
                "Initials",
                MOST_INITIALS,
                lambda: settings.initials,
                lambda initials: self.session.change("initials", initials),
                "Type one to three, and games are recorded",
            ),
            self._door(
                "At the table", at_the_table, "How fast it goes, when it waits, and what is explained"
            ),
            self._door("Sound", sound, "How loud it is, and speech"),
            self._door("Hands", hands, "One button, the left hand, keys and buttons of your own"),
            self._door("Picture", picture, "The cards, the monitor and the window"),
        ]

    def _door(self, words: str, room: Callable[[WindowSession], Scene], note: str, value: str = "►") -> Row:
        return DoorRow(words, lambda: LayOver(room(self.session)), note, value)
