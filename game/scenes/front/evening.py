"""One evening: the settings and who follows them, the match, and the games that wait."""

from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex
from typing import TypeVar

from game.devices.speaker import Speaker
from game.players.levels import LEVELS
from game.rules.forms import FORMS, Form
from game.rules.presets import PRESETS, Manner
from game.run_options import RunOptions
from game.scenes.front.match_under_way import MatchUnderWay
from game.scenes.front.waiting_games import WaitingGames
from game.scenes.front.who_sits import sitters
from game.scenes.sitting.pace import Pace
from game.store.settings import Settings, save_settings
from game.store.unfinished import Unfinished
from game.store.window_settings import Setting
from game.table import Sitter

SEED_BYTES = 8
T = TypeVar("T")


class Evening:
    """What lasts from one game to the next."""

    def __init__(self, settings: Settings, run_options: RunOptions, speaker: Speaker) -> None:
        self.settings = settings
        self.run_options = run_options
        self.speaker = speaker
        self.pace = Pace(settings.speed, settings.wait)
        self.followers: list[Callable[[], None]] = []
        """Who else must know when a setting has changed."""
        self.complaints = [*run_options.complaints]
        """What went wrong and has not been said yet; the title says it."""
        self.waiting = WaitingGames(Unfinished(run_options.saves), self.complaints)
        self.match = MatchUnderWay()
        self._seed = run_options.seed
        LEVELS[self.level].get_ready(self.form)

    # The settings, and what is made of them.

    def change(self, setting: Setting[T], value: T) -> None:
        """Change one setting, and tell."""
        setting.put(self.settings, value)
        self.settings_changed()

    def settings_changed(self) -> None:
        """Told once by whoever changes settings: all that follows them does so, and they are kept."""
        self.pace.speed, self.pace.waits = self.settings.speed, self.settings.wait
        self.speaker.volume, self.speaker.muted = self.settings.volume, self.settings.muted
        for follow in self.followers:
            follow()
        if complaint := save_settings(self.run_options.saves, self.settings):
            self.complaints.append(complaint)

    @property
    def form(self) -> Form:
        """The form chosen."""
        return FORMS[self.settings.form]

    @property
    def level(self) -> str:
        """The level chosen, or the best there is."""
        return self.settings.level if self.settings.level in LEVELS else [*LEVELS][-1]

    @property
    def initials(self) -> str:
        """Under whose initials this game is recorded."""
        return self.run_options.initials or self.settings.initials

    def manner_of(self, source: str) -> Manner:
        """The manner of a source, or of the one chosen; to explain counts is a choice of its own."""
        preset = PRESETS.get(source, PRESETS[self.settings.preset])
        return replace(preset.manner, explains=self.settings.explain)

    def chosen_sitters(self) -> list[Sitter]:
        """Who is to sit where, as the settings have it."""
        return sitters(self.settings, self.form, self.level, self.initials)

    def next_seed(self) -> str:
        """The seed that was wished for, once; then fresh ones."""
        seed, self._seed = self._seed or token_hex(SEED_BYTES), None
        return seed
