"""One evening at the window: the host, and the speaker and the pace that follow the settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.devices.speaker import Speaker
from game.evening.host import Host, RunOptions
from game.players.levels import LEVELS
from game.rules.forms import FORMS
from game.scenes.menu import YES_NO, ChoiceRow, Row, RowScene
from game.scenes.pace import Pace
from game.scenes.scene import distinct
from game.store.settings import Settings

if TYPE_CHECKING:
    from game.review.reviewer import Reviewer
    from game.scenes.help_pages import Help


class Evening(Host):
    """What lasts from one game to the next; the title says what went wrong."""

    def __init__(self, settings: Settings, run_options: RunOptions, speaker: Speaker) -> None:
        super().__init__(settings, run_options)
        self.speaker = speaker
        self.pace = Pace(settings.speed, settings.wait)
        self.reviewer: Reviewer | None = None
        """Who judges the game under way, or the last one."""
        self.followers.append(self._follow)

    def _follow(self) -> None:
        self.pace.speed, self.pace.waits = self.settings.speed, self.settings.wait
        self.speaker.volume, self.speaker.muted = self.settings.volume, self.settings.muted

    def help(self) -> Help:
        """The rules of the game that is chosen, in the words of its source."""
        from game.scenes.help_pages import Help

        manner = self.manner_of(self.settings.preset)
        return Help(self.form, self.settings.house_rules, manner.starter)


class EveningRows(RowScene):
    """A menu of settings; the evening is told of every change."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.settings = evening.settings

    def setting_row(self, words: str, name: str, values: Sequence[tuple[object, str]], note: str) -> Row:
        """A line for the setting of this name."""
        return ChoiceRow(
            words,
            values,
            lambda: getattr(self.settings, name),
            lambda value: self.evening.change(name, value),
            note,
        )

    def yes_or_no(self, words: str, name: str, note: str) -> Row:
        return self.setting_row(words, name, YES_NO, note)

    def opponents_row(self) -> Row:
        """Who plays against the people, with his character."""
        return ChoiceRow(
            "Opponents",
            [(name, player.title) for name, player in LEVELS.items()],
            lambda: self.evening.level,
            self._choose_level,
            LEVELS[self.evening.level].character,
        )

    def _choose_level(self, level: str) -> None:
        self.settings.play_against(level)
        self.evening.settings_changed()

    def form_row(self, names: Iterable[str]) -> Row:
        forms = [(name, FORMS[name].title) for name in distinct([*names, self.settings.form])]
        note = "How many play, and with what"
        return ChoiceRow("Form of the game", forms, lambda: self.settings.form, self._choose_form, note)

    def _choose_form(self, form: str) -> None:
        self.settings.form, self.settings.target = form, 0  # another form has another target
        self.evening.settings_changed()

    def rule_row(self, name: str, words: str, values: Sequence[tuple[str, str]], note: str) -> Row:
        """A line for a house rule; its values are given as they are written."""
        return ChoiceRow(
            words,
            values,
            lambda: self.settings.house_rules.words[name],
            lambda word: self._set_rule(name, word),
            note,
        )

    def _set_rule(self, name: str, word: str) -> None:
        self.settings.set_rule(name, word)
        self.evening.settings_changed()
