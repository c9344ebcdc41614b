"""The records: everybody in WASCO, each player's pictures, and the games that were kept."""

from collections.abc import Sequence
from pathlib import Path

from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.scenes.lists.long_list import LongMenu
from game.scenes.reading import Leafing
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.record_pages import record_pictures
from game.scenes.scene import FIRE, Answer, LayOver, TakeOff, Way
from game.scenes.sitting.pace import USUAL_SPEED
from game.screen.spots import Spot
from game.store.finished import Finished
from game.store.judged import JudgedGame, JudgedGames
from game.store.wasco.column_counts import count_file
from game.store.wasco.past_games import History
from game.store.wasco.standings import Standing, standings_of
from game.store.wasco.wasco_file import Wasco
from game.store.wasco.wasco_page import luck_words

TITLE = "WASCO"
NOTE = "The button shows pictures   {back} back"
KEPT_GAMES = "Look at a game again"
NOBODY = ("WASCO holds no games yet.", "A game begun under initials leaves a line: see the options.")
LOOKED_AT = 1 << 20  # bytes: some thousands of games


class Records(LongMenu):
    """Everybody by initials; strange lines are set aside, and told of once."""

    title, note = TITLE, NOTE

    def __init__(self, folder: Path, speed: int = USUAL_SPEED, speaker: Speaker | None = None) -> None:
        """`speed` is that of games looked at again, and the speaker that of their reviews."""
        super().__init__()
        self.folder, self.speed, self.speaker = folder, speed, speaker
        self.wasco = Wasco(folder)
        counts = count_file(self.wasco.path)
        self.standings = standings_of(counts)
        self.complaint = self.wasco.set_strange_lines_aside() if counts.strange else ""
        self.kept = len(Finished(folder).paths)

    @property
    def size(self) -> int:
        """The kept games, then the players."""
        return 1 + len(self.standings)

    def line(self, index: int) -> tuple[str, str]:
        """A player, and how he stands."""
        if not index:
            return KEPT_GAMES, f"{self.kept} kept"
        standing = self.standings[index - 1]
        return standing.initials, f"{standing.won} won, {standing.lost} lost"

    @property
    def card(self) -> Sequence[str]:
        """What is to be said of the player that is chosen."""
        if self.complaint:
            return (self.complaint,)
        if not self.standings:
            return NOBODY
        if not self.chosen:
            # As long as the others, lest the rows move away under the mouse that points at them.
            rest = ("",) * len(luck_words(self.standings[0]))
            return ("The last hundred games, step by step, both ways", *rest)
        standing = self.standings[self.chosen - 1]
        best = standing.best.partition(":")[0]
        shown = f"margin {standing.margin:+.1f}, a hand {standing.hand.each:.2f}, best hand {best}"
        return (f"{standing.initials}: {shown}", *luck_words(standing))

    def choose(self, index: int) -> Answer:
        """Open what was chosen."""
        if not index:
            return LayOver(KeptGames(self.folder, self.speed, self.speaker))
        standing = self.standings[index - 1]
        own = [record for record in self.wasco.latest(LOOKED_AT) if record.initials == standing.initials]
        judged = JudgedGames(self.folder).of(standing.initials)
        return LayOver(PlayerRecord(standing, History(own), judged))


class PlayerRecord(Leafing):
    """Fire leafs on, round and round; a click leaves after the last page."""

    def __init__(self, standing: Standing, history: History, judged: Sequence[JudgedGame]) -> None:
        super().__init__(record_pictures(standing, history, judged))

    def press(self, press: Press) -> Answer:
        return super().press(press._replace(button=Button.RIGHT) if press.chosen else press)

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff() if self.at + 1 == len(self.pages) else self.press(FIRE)

    def help(self) -> Way:
        return Way.HELP
