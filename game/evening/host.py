"""The host of an evening: what was chosen, who sits down, the match, and the games that wait.

What only a game needs is read when there is one: the title stands sooner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.evening.match_under_way import MatchUnderWay
from game.evening.shuffle import Shuffle
from game.evening.waiting_games import WaitingGames
from game.rules.forms import FORMS, Form
from game.rules.pack import short_seal
from game.rules.presets import PRESETS, Manner
from game.store.settings import Settings, save_settings

if TYPE_CHECKING:
    from game.table import Sitter


class RunOptions(NamedTuple):
    """What one run of the game was asked for, beyond what the settings remember."""

    saves: Path
    initials: str = ""
    seed: str | None = None
    demo: bool = False
    begin: bool = False
    frames: int | None = None
    screenshot: Path | None = None
    replay: Path | None = None
    complaints: tuple[str, ...] = ()


class Host:
    """What lasts from one game to the next."""

    def __init__(self, settings: Settings, run_options: RunOptions) -> None:
        self.settings = settings
        self.run_options = run_options
        self.followers: list[Callable[[], None]] = []
        """Who else must know when a setting has changed."""
        self.complaints = [*run_options.complaints]
        """What went wrong and has not been said yet."""
        self.waiting = WaitingGames(run_options.saves, self.complaints)
        self.match = MatchUnderWay()
        seed = run_options.seed
        self.shuffle = Shuffle(seed, is_wished=True) if seed else Shuffle.fresh()

    # The settings, and what is made of them.

    def change(self, name: str, value: object) -> None:
        """Give a setting another value."""
        self.settings.change(name, value)
        self.settings_changed()

    def settings_changed(self) -> None:
        """Told once by whoever changes settings: all that follows them does so, and they are kept."""
        for follow in self.followers:
            follow()
        if complaint := save_settings(self.run_options.saves, self.settings):
            self.complaints.append(complaint)

    @property
    def form(self) -> Form:
        return FORMS[self.settings.form]

    @property
    def level(self) -> str:
        """The level chosen, or the best there is."""
        from game.players.levels import LEVELS

        return self.settings.level if self.settings.level in LEVELS else [*LEVELS][-1]

    @property
    def initials(self) -> str:
        """Under whose initials this game is recorded."""
        return self.settings.initials

    def manner_of(self, source: str) -> Manner:
        """The manner of a source, or of the one chosen; to explain counts is a choice of its own."""
        preset = PRESETS.get(source, PRESETS[self.settings.preset])
        return replace(preset.manner, explains=self.settings.explain)

    def chosen_sitters(self) -> list[Sitter]:
        """Who is to sit where, as the settings have it."""
        from game.evening.who_sits import sitters

        return sitters(self.settings, self.form, self.level, self.initials)

    @property
    def asks_for_word(self) -> bool:
        """Whether a word is to be asked for: where that is wished, or nobody could see the seal before."""
        shuffle = self.shuffle
        return shuffle.wants_word and not shuffle.typed and (self.settings.own_word or not shuffle.is_told)

    def tell_seal(self) -> str:
        """The seal of the next cards, to be read before they are shuffled; none of a wished seed."""
        self.shuffle.is_told = True
        return f"seal {short_seal(self.shuffle.seal)}" if self.shuffle.wants_word else ""

    def next_shuffle(self) -> Shuffle:
        """The one that was wished for, once; then fresh ones."""
        shuffle, self.shuffle = self.shuffle, Shuffle.fresh()
        return shuffle
