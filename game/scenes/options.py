"""The options: whose rules, who plays, how it looks and sounds; all of it is remembered."""


from game.devices.button import Button, Press
from game.players.levels import LEVELS
from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.scenes.evening import Evening
from game.scenes.house_rules import HouseRules
from game.scenes.pace import SPEEDS
from game.scenes.rows import Row, RowScene, Values
from game.scenes.scene import STAY, Answer, LayOver
from game.store.settings import PICTURES

MOST_INITIALS = 3
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
        """What is played, who plays, the pace, the sound, the picture."""
        return [*self._game_rows(), *self._pace_rows(), *self._picture_rows()]

    def _game_rows(self) -> list[Row]:
        presets = [(preset.name, preset.title) for preset in PRESETS.values()]
        levels = [(name, player.title) for name, player in LEVELS.items()]
        return [
            Row("Whose rules", "preset", presets, "The game of one of the five sources, or the tournament's"),
            Row("Form of the game", "form", self._forms(), "How many play, and with how many cards"),
            Row("Target", "target", self._targets(), "The hole that wins the game"),
            Row("House rules", "house", (), "Press the button to change any rule for your own table"),
            Row("Opponent", "level", levels, LEVELS[self.evening.level].character),
            Row("Initials", "initials", (), "Type up to three, and games are recorded; Backspace takes back"),
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

    def _forms(self) -> Values:
        return [(name, FORMS[name].title) for name in PRESETS[self.settings.preset].forms]

    def _targets(self) -> Values:
        usual = self.evening.form.target
        others = [target for target in PRESETS[self.settings.preset].targets if target != usual]
        return [(0, str(usual)), *((target, str(target)) for target in others)]

    def get(self, name: str) -> object:
        """A setting; house rules are as in the source, or the table's own."""
        if name == "house":
            return "your own" if self.settings.house else "as the source has them"
        return self.evening.level if name == "level" else getattr(self.settings, name)

    def put(self, name: str, value: object) -> None:
        """Change a setting; another source brings its own form, target and house rules."""
        setattr(self.settings, name, value)
        if name == "preset":
            self.settings.form = PRESETS[self.settings.preset].forms[0]
            self.settings.house = ""
        if name in ("preset", "form"):
            self.settings.target = 0
        self.evening.remember()

    def choose(self, index: int) -> Answer:
        """The next value, or the page of the house rules."""
        if self.rows[index].name == "house":
            return LayOver(HouseRules(self.evening))
        return super().choose(index)

    def press(self, press: Press) -> Answer:
        """On the line of the initials, letters and digits are taken first."""
        if self.rows[self.chosen].name != "initials":
            return super().press(press)
        typed = press.letter or ("" if press.digit is None else str(press.digit))
        if press.button is Button.BACKSPACE:
            self.put("initials", self.settings.initials[:-1])
        elif typed:
            self.put("initials", (self.settings.initials + typed)[:MOST_INITIALS])
        else:
            return super().press(press)
        self.stale = True
        return STAY
