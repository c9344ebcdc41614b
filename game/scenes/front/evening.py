"""One evening at the window: the host, and the speaker and the pace that follow the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.speaker import Speaker
from game.evening.host import Host
from game.run_options import RunOptions
from game.scenes.sitting.pace import Pace
from game.store.settings import Settings

if TYPE_CHECKING:
    from game.review.reviewer import Reviewer
    from game.scenes.help.help_scene import Help


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
        from game.scenes.help.help_scene import Help

        manner = self.manner_of(self.settings.preset)
        return Help(self.form, self.settings.house_rules, manner.starter)
