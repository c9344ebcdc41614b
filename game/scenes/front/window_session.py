"""A session at the window: with the speaker and the pace that follow its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.tune_player import TunePlayer
from game.scenes.pace import Pace
from game.session.run_options import RunOptions
from game.session.session import Session
from game.sheets.table_state import TableState
from game.store.settings import Settings

if TYPE_CHECKING:  # it brings the players with it, and the title waits for nobody
    from game.review.reviewer import Reviewer
    from game.scenes.table.game_context import GameContext
    from game.session.club_session import ClubSession


class WindowSession(Session):
    """What lasts from one game to the next; the title tells of any trouble."""

    is_at_window = True
    """Whether there are a machine, keys and a pad to be chosen; at a terminal there are lines alone."""

    def __init__(self, settings: Settings, run_options: RunOptions, speaker: TunePlayer) -> None:
        super().__init__(settings, run_options)
        self.speaker = speaker
        self.pace = Pace(settings.speed, settings.wait)
        self.reviewer: Reviewer | None = None
        """Who judges the game under way, or the last one."""
        self.club_kind = run_options.club
        """What is played at the club, once somebody has chosen it."""
        self.club: ClubSession | None = None
        """The evening at the club, once somebody has gone there."""
        self.asks_at: TableState | None = None
        """The table of a program that is typed at, where it asks what comes before the next game."""
        self.amid: GameContext | None = None
        """The game that is played on, whatever lies over it, as in lines practice can."""
        self.followers.append(self._follow)

    @property
    def is_amid_a_game(self) -> bool:
        """Whether one goes on below, and not a question of practice alone."""
        return self.amid is not None and not self.amid.no_hints

    @property
    def is_all_kept(self) -> bool:
        return super().is_all_kept and (self.club is None or self.club.is_kept)

    def _follow(self) -> None:
        self.pace.speed, self.pace.waits = self.settings.speed, self.settings.wait
        self.speaker.volume, self.speaker.muted = self.settings.volume, self.settings.muted
