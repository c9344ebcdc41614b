"""A session: the settings chosen, who sits down, the match, and the saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from game.players.levels import BEST, LEVELS
from game.rules.forms import FORMS, Form
from game.rules.preset import Manner, Preset
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE
from game.session.far_wish import OpenLine
from game.session.run_options import RunOptions
from game.session.shuffle import Shuffle
from game.store.folder import has_unfinished_games
from game.store.setting_words import ENGINE
from game.store.settings import Settings, save_settings
from game.values import replace

if TYPE_CHECKING:  # see `unfinished` and `match`
    from game.session.match_under_way import MatchUnderWay
    from game.store.kept_game import KeptGame
    from game.store.unfinished import UnfinishedGames


FIRST_RIVAL = "landlubber"
"""Who sits across the table in a first game with the guide, unless somebody else is asked."""


def manner_played(preset: Preset, *, is_guided: bool) -> Manner:
    """Return the manner of a source; of a first game with a guide the house's own, as in the lessons."""
    if is_guided and preset is PRESETS[Settings.preset]:
        voice = preset.manner.voice
        return Manner(replace(HOUSE, rival=voice.rival, signs_plates=voice.signs_plates))
    return preset.manner


class Session:
    """What lasts from one game to the next."""

    def __init__(self, settings: Settings, run_options: RunOptions) -> None:
        self.settings = settings
        self.run_options = run_options
        self.followers: list[Callable[[], None]] = []
        """Who else must know when a setting has changed."""
        self.complaints = [*run_options.complaints]
        """Trouble that the players have not been told of yet."""
        self.is_instructed = False
        """Whether the instructions were offered, where the original does that."""
        self.has_asked = False
        """Whether the people were asked to go on with the game that waited when they came."""
        self.duplicate = run_options.duplicate
        """The word whose cards come next, and who against."""
        self.has_called = False
        """Whether the friend that this run was asked for was called, or waited for."""
        self.far: OpenLine | None = None
        """The friend far away, while his line is open."""
        seed = run_options.seed
        self.shuffle = Shuffle(seed, is_wished=True) if seed else Shuffle.fresh()

    def hang_up(self) -> None:
        """End the line to a friend far away, if one is open."""
        if self.far:
            self.far.leave()

    def hold_the_line(self) -> None:
        """Look after it, whatever lies over the table."""
        if self.far:
            self.far.poll()

    # What needs the rules: the title does not wait for them where no game does.

    @cached_property
    def unfinished(self) -> UnfinishedGames:
        """The games that wait, and the one under way. The door to kept games: 25 ms."""
        from game.store.unfinished import UnfinishedGames

        return UnfinishedGames(self.run_options.saves, self.complaints)

    @cached_property
    def match(self) -> MatchUnderWay:
        """The door to the table: 20 ms."""
        from game.session.match_under_way import MatchUnderWay

        return MatchUnderWay()

    @property
    def has_laid_a_table(self) -> bool:
        """Whether that door is open: a game was begun or continued here."""
        return "match" in vars(self)

    def look(self) -> list[KeptGame]:
        """Look for the games that can be continued; none is under way now."""
        is_read = "unfinished" in vars(self)
        if not is_read and not has_unfinished_games(self.run_options.saves):
            return []
        return self.unfinished.look(self.settings.initials)

    # The settings, and what is made of them.

    def change(self, name: str, value: object) -> None:
        self.settings.change(name, value)
        self.settings_changed()

    def settings_changed(self) -> None:
        """Tell all that follows the settings, once whoever calls has changed them, and keep them."""
        for follow in self.followers:
            follow()
        self.tell(save_settings(self.run_options.saves, self.settings))

    def tell(self, trouble: str | None) -> None:
        """Say it as soon as there is somebody to hear it."""
        if trouble:
            self.complaints.append(trouble)

    @property
    def is_kept(self) -> bool:
        """Whether the game under way, if there is one, is on the disk as far as it was played."""
        return "unfinished" not in vars(self) or self.unfinished.is_on_disk

    @property
    def is_all_kept(self) -> bool:
        """Whether all games and the settings are; what is not is tried once more."""
        are_settings = save_settings(self.run_options.saves, self.settings) is None
        return are_settings and ("unfinished" not in vars(self) or self.unfinished.are_all_on_disk)

    @property
    def form(self) -> Form:
        return FORMS[self.settings.form]

    @property
    def level(self) -> str:
        """The level chosen, or the best there is; a first rival where nobody has named one."""
        level = self.settings.level
        if self.has_first_rival:
            return FIRST_RIVAL
        return level if level in LEVELS or level.startswith(f"{ENGINE}:") else BEST

    @property
    def has_first_rival(self) -> bool:
        """Whether the first rival sits down, as a first game is guided and nobody else was named."""
        is_usual = self.settings.level == PRESETS[self.settings.preset].level
        return is_usual and not self.settings.has_named_opponent and self.is_guided_first_game

    @property
    def is_guided_first_game(self) -> bool:
        """Whether the guide was asked for, and no game has been played to its end here."""
        return self.settings.guide == "yes" and self._is_first_game

    @property
    def offers_guide(self) -> bool:
        """Whether nobody has said yet if the guide is wanted, and a first game is to come."""
        return self.settings.guide == "ask" and self._is_first_game

    @property
    def _is_first_game(self) -> bool:
        from game.store.ended_games import EndedGames

        return not EndedGames(self.run_options.saves).paths

    def manner_kept(self, kept: KeptGame) -> Manner:
        """Return the manner in which a kept game was begun."""
        return self.manner_of(kept.source, is_guided=kept.is_guided)

    def manner_of(self, source: str, *, is_guided: bool | None = None) -> Manner:
        """Return the manner of a source, or of the one chosen, as far as it is not a choice of its own."""
        preset, settings = PRESETS.get(source, PRESETS[self.settings.preset]), self.settings
        manner = manner_played(
            preset, is_guided=self.is_guided_first_game if is_guided is None else is_guided
        )
        voice = manner.quiet if manner.quiet and settings.short_messages else manner.voice
        is_bare = settings.as_original and not settings.one_button  # one switch needs the words
        asks = not settings.random_cut
        is_chosen = preset.name == settings.preset  # an evening at the club is another's
        explains = settings.explain if is_chosen else manner.explains
        return replace(manner, voice=voice, explains=explains, asks_cuts=asks, is_bare=is_bare)

    def next_duplicate(self) -> str:
        """Return the word whose cards were wished for, once."""
        word, self.duplicate = self.duplicate, ""
        return word

    def next_shuffle(self) -> Shuffle:
        """Return the shuffle that was wished for, once; then fresh ones. Its word is settled now."""
        shuffle, self.shuffle = self.shuffle, Shuffle.fresh()
        shuffle.mix()
        return shuffle
