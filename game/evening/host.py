"""The host of an evening: what was chosen, who sits down, the match, and the games that are kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.evening.match_under_way import MatchUnderWay
from game.evening.shuffle import Shuffle
from game.evening.who_sits import sitters
from game.players.levels import LEVELS
from game.rules.forms import FORMS, Form
from game.rules.presets import PRESETS, Manner
from game.store.kept_game import HINTS, KeptGame
from game.store.settings import Settings, save_settings
from game.store.unfinished import UnfinishedGames
from game.table import Journal, Sitter, Table


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
        self.unfinished = UnfinishedGames(run_options.saves, self.complaints)
        self.has_asked = False
        """Whether the people were asked to go on with the game that waited when they came."""
        self.match = MatchUnderWay()
        seed = run_options.seed
        self.shuffle = Shuffle(seed, is_wished=True) if seed else Shuffle.fresh()

    # The settings, and what is made of them.

    def change(self, name: str, value: object) -> None:
        self.settings.change(name, value)
        self.settings_changed()

    def settings_changed(self) -> None:
        """Told once by whoever changes settings: all that follows them does so, and they are kept."""
        for follow in self.followers:
            follow()
        self.tell(save_settings(self.run_options.saves, self.settings))

    def tell(self, trouble: str | None) -> None:
        """Say it as soon as there is somebody to hear it."""
        if trouble:
            self.complaints.append(trouble)

    @property
    def form(self) -> Form:
        return FORMS[self.settings.form]

    @property
    def level(self) -> str:
        """The level chosen, or the best there is."""
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
        return sitters(self.settings, self.form, self.level, self.initials)

    def next_shuffle(self) -> Shuffle:
        """The one that was wished for, once; then fresh ones. What is played from it is settled now."""
        shuffle, self.shuffle = self.shuffle, Shuffle.fresh()
        shuffle.mix()
        return shuffle

    # The game under way.

    def begin(self, table: Table, match: MatchUnderWay, kept: KeptGame) -> None:
        """A new game is kept from now on; the others wait on."""
        self.tell(self.unfinished.begin(kept))
        self.keep(table, match)

    def keep(self, table: Table, match: MatchUnderWay) -> None:
        """Every move goes to disk as it is made, and the last one ends the game."""
        table.journal = _KeptJournal(self, table, match)

    def end(self, table: Table, match: MatchUnderWay) -> None:
        """The match first; then the record, the file and the news (`UnfinishedGames.finish`)."""
        match.finish(table)
        self.tell(self.unfinished.finish())


class _KeptJournal(Journal):
    """The log of the game under way, in its file."""

    def __init__(self, host: Host, table: Table, match: MatchUnderWay) -> None:
        self._host, self._table, self._match = host, table, match

    def append(self, line: str) -> None:
        self._host.tell(self._host.unfinished.append(line))
        if self._table.game.outcome:
            self._host.end(self._table, self._match)

    def rewrite(self, lines: Sequence[str]) -> None:
        self._host.tell(self._host.unfinished.rewrite(lines))

    def note_hints(self, hints: Sequence[int]) -> None:
        self._host.tell(self._host.unfinished.note(HINTS, " ".join(map(str, hints))))
