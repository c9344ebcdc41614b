"""The options, in groups; all of it is remembered."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

from game.devices.button import Button, Press
from game.devices.tunes import LOUDEST
from game.machines import names, title
from game.rules.errors import MOST_INITIALS, are_initials
from game.rules.match_length import Length
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import ChooseGame, card_of, rules_by_name
from game.scenes.front.keys_page import KeysPage, PadPage
from game.scenes.front.setting_rows import SettingRows
from game.scenes.front.window_session import WindowSession
from game.scenes.pace import SPEEDS
from game.scenes.rows import DoorRow, Row, RowScene, WordRow
from game.scenes.scene import STAY, Answer, GoTo, LayOver, TakeOff
from game.sheets.pages import OPENS
from game.sheets.sheet import Sheet
from game.sheets.spots import ButtonSpot, Spot
from game.store.settings import AS_THE_SOURCE, PICTURES, STAYS
from game.values import replace

_PICTURE_WORDS = {"sharp": "4:3", "whole": "4:3, even lines", "square": "square pixels"}
_MATCHES = (("", "no end"), *((word, Length.parse(word).words) for word in ("3", "5", "7", "9", "12-points")))
TABS = ("GAME", "PLAY", "SOUND", "CONTROLS", "DISPLAY")
_GUIDES = (("ask", "ask before a game"), ("yes", "yes"), ("no", "no"))


class Group(RowScene):
    """A page of the options; a digit or a click on its tab opens another, and so do the keys for reading."""

    def __init__(self, session: WindowSession, title: str, rows: Callable[[], list[Row]]) -> None:
        super().__init__(title, rows)
        self.session, self.tab = session, TABS.index(title)
        self.buttons = {
            Button.LATER: lambda _: self._open((self.tab + 1) % len(TABS)),
            Button.EARLIER: lambda _: self._open((self.tab - 1) % len(TABS)),
            None: self._by_digit,
        }

    def _by_digit(self, press: Press) -> Answer | None:
        is_tab = press.digit and press.digit <= len(TABS)
        return self._open(press.digit - 1) if press.digit and is_tab else None

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, ButtonSpot) and spot.name in TABS:
            return self._open(TABS.index(spot.name))
        return super().click(spot)

    def _open(self, tab: int) -> Answer:
        """Go to another page; the first is the one that the others lie on."""
        if tab == self.tab:
            return STAY
        room = (play, sound, controls, display)[tab - 1]
        if self.tab == 0:
            return LayOver(room(self.session))
        return GoTo(room(self.session)) if tab else TakeOff()

    def picture(self) -> Sequence[Sheet]:
        opened_from = OptionsScene(self.session).at(self.title).menu() if self.tab else None
        return [replace(self.with_beside(), tabs=TABS, tab=self.tab, opened_from=opened_from)]


OF_THE_WINDOW = "for the window only"
IN_TEXT = "Large print: cards by their names. The rest of it is set at the window"


def _of_the_window(session: WindowSession, note: str) -> str:
    """Return the note of what changes nothing in a terminal; it is set there for the window all the same."""
    return note if session.is_at_window else OF_THE_WINDOW


def play(session: WindowSession) -> RowScene:
    """Set how a game goes."""
    make = SettingRows(session)
    speeds = [(speed, str(speed)) for speed in SPEEDS]
    about_speed = f"{SPEEDS[0]} is slow, {SPEEDS[-1]} is fast; for fast mode press {{fast}} in a game"
    about_pause = "Scores stay up until you press {fire}"
    about_original = "Hides what we added to the table; the HINT and UNDO keys still work"
    rows: list[Row] = [
        make.setting("Speed", "speed", speeds, _of_the_window(session, about_speed)),
        make.yes_or_no("Pause after scores", "wait", _of_the_window(session, about_pause)),
        make.yes_or_no("As the original", "as_original", _of_the_window(session, about_original)),
        make.setting("Match", "match", _MATCHES, "How many games decide it"),
        make.setting("Guide", "guide", _GUIDES, "Explains each step as you play"),
        make.tutor(),
        make.yes_or_no("Talk", "talk", "Friends far away can write to you, and you to them"),
        *make.word_to_mix(),
    ]
    rows.sort(key=lambda row: row.note == OF_THE_WINDOW)  # Enter is for the first, which does something
    return Group(session, "PLAY", lambda: rows)


def sound(session: WindowSession) -> RowScene:
    """Set sound and speech."""
    make = SettingRows(session)
    volumes = [(volume, str(volume)) for volume in range(LOUDEST + 1)]
    rows: list[Row] = [
        make.setting("Volume", "volume", volumes, f"0 is silent, {LOUDEST} is loudest"),
        make.yes_or_no("Mute", "muted", "Every beep shows on the screen too"),
        make.yes_or_no("Speech", "speech", "Reads the game aloud; {tell} reads the table"),
    ]
    return Group(session, "SOUND", lambda: rows)


def controls(session: WindowSession) -> RowScene:
    """Set keys and pads."""
    make = SettingRows(session)
    stays = [(0, "no"), *((tenths, f"every {tenths / 10:g} sec") for tenths in STAYS)]
    about_left = "W A S D move, F selects, Q goes back; other keys still work"
    rows: list[Row] = [
        make.setting("One switch", "one_button", stays, "One switch: the highlight moves, you press"),
        make.yes_or_no("Confirm discard", "confirm_discard", "One more press before a discard"),
        make.yes_or_no("Left hand", "left_hand", about_left),
    ]
    buttons = "Change any button of your pad or joystick"
    of_window: list[Row] = [
        DoorRow("Keys", lambda: LayOver(KeysPage(session)), "Change any key", OPENS),
        DoorRow("Pad", lambda: LayOver(PadPage(session)), buttons, OPENS),
    ]
    return Group(session, "CONTROLS", lambda: [*rows, *of_window * session.is_at_window])


def display(session: WindowSession) -> RowScene:
    """Set the picture."""
    make = SettingRows(session)
    if not session.is_at_window:  # a terminal may be without pygame, which the machines need
        return Group(session, "DISPLAY", lambda: [make.large_print()])
    pictures = [(picture, _PICTURE_WORDS[picture]) for picture in PICTURES]
    about_machine = "The machine on your screen; {machine} changes it"
    machines = [(AS_THE_SOURCE, "the original's"), *((name, title(name)) for name in names())]
    rows: list[Row] = [
        make.setting("Machine", "machine", machines, about_machine),
        make.yes_or_no("Four colors", "four_colour", "Green clubs and blue diamonds, on machines in color"),
        make.yes_or_no("High contrast", "contrast", "Dark table, plain cards, a thick highlight"),
        make.large_print(),
        make.setting("Picture", "picture", pictures, "The shape of the picture in its window"),
        make.yes_or_no("Scan lines", "scan_lines", "Dark lines, like a monitor's"),
        make.yes_or_no("Soft glow", "glow", "Bright things glow, like a real tube"),
        make.yes_or_no("Full screen", "full_screen", "{full_screen} switches any time"),
    ]
    return Group(session, "DISPLAY", lambda: rows)


class OptionsScene(Group):
    """Everything that can be chosen between games: the usual changes, and then the groups."""

    shows_beside = True

    def __init__(self, session: WindowSession) -> None:
        super().__init__(session, TABS[0], self._lines)
        self.title = "OPTIONS"

    def at(self, tab: str) -> Self:
        """Choose the line of a group."""
        self.chosen = [row.words.upper() for row in self.rows].index(tab)
        return self

    def other_line(self, line: str) -> Answer | None:
        return rules_by_name(self.session, line)

    def _lines(self) -> list[Row]:
        settings = self.session.settings
        has_keys = self.session.is_at_window
        with_hands = "Play with one hand or one button" + ", or on your own keys" * has_keys
        spelled = ", or use {left} {right}"
        of_window = partial(_of_the_window, self.session)
        return [
            DoorRow(
                "Game",
                lambda: LayOver(ChooseGame(self.session)),
                "Choose the rules, the cards and the score",
                PRESETS[settings.preset].title,
                lambda: card_of(PRESETS[settings.preset]),
            ),
            SettingRows(self.session).opponents(),
            WordRow(
                "Initials",
                MOST_INITIALS,
                lambda: settings.initials,
                lambda initials: self.session.change("initials", initials),
                f"To record your games, type 1 to 3 letters or digits{spelled * has_keys}",
                usual="none",
                is_fit=are_initials,
                is_spelled=has_keys,
                about=(
                    "Your name in the records",
                    "Under it they keep your wins and losses, your best hand, your luck, and your play "
                    "against the average.",
                    "",
                    "Without initials nothing is recorded. Somebody else plays? Type theirs.",
                ),
            ),
            self._group("Play", play, "How fast a game goes, and how much it explains"),
            self._group("Sound", sound, of_window("How loud it is, and whether it talks")),
            self._group("Controls", controls, of_window(with_hands)),
            self._group("Display", display, "How cards, letters and colors look" if has_keys else IN_TEXT),
        ]

    def _group(self, words: str, room: Callable[[WindowSession], RowScene], note: str) -> Row:
        return DoorRow(
            *(words, lambda: LayOver(room(self.session)), note, OPENS),
            shows=lambda: room(self.session).menu(),
        )
