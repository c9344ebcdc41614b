"""The records: everybody in WASCO, the pages of one of them, and the way to the games that were kept."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.devices.tune_player import TunePlayer
from game.rules.in_words import so_many
from game.scenes.menu import PageScene
from game.scenes.pace import USUAL_SPEED, for_a_while
from game.scenes.reading_pages import Leafing
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.record_pictures import best_hand, record_pictures, running_figures, won_less_lost
from game.scenes.scene import STAY, Answer, LayOver, TakeOff, Way
from game.session.typed import NotUnderstood
from game.sheets.page_parts import Grid, Part, Words
from game.sheets.pages import PageSheet
from game.sheets.spots import PartSpot, Spot
from game.store.ended_games import MOST_KEPT, EndedGames
from game.store.game_figures import GameFigures, latest_figures
from game.store.judged import JudgedGame, JudgedGames
from game.store.standings import History, Standing, standings_of
from game.store.wasco_file import LOOKED_AT, Wasco
from game.store.wasco_page import luck_words
from game.values import replace

KEPT_GAMES, ALL = "Replay a game", "All games"
EMPTY = "WASCO, the record book, is still empty."
UNSIGNED = "Games without initials don't count here."
HOW_TO_SIGN = "Type your initials under Options to record your games."
FIRST_SIGNED = "Your next game, under {}, will be the first."
FROM_A_SEED = "Games from a seed don't count; type all games to see them."
HEADS = ("who       ", "won", "lost", "games", "margin", "best", "avg hand", "skunks")
HEADS_TOLD = ("who", "won", "lost", "margin", "best hand", "average hand", "skunks")
LATEST = 60
"""Games of the curve."""
TO_REPLAY = ", to replay or review"
ABOUT = "Games under initials, the winners first. Margin: points ahead per game. Skunks: given and taken."


class Records(PageScene):
    """Everybody on a board of honors, the winners first; strange lines are set aside, and told of once."""

    footer = "{up} {down} who   {fire} charts   {back} back"
    footer_of_all = "{up} {down} who   {fire} replay a game   {back} back"
    most_seen = 6
    typed_help = (
        "Initials: that player's game against the average, and the luck of the cards.",
        "all games: the saved games, to be replayed or reviewed.",
        "again: the list once more. back or leave: one step back.",
    )

    def __init__(
        self,
        folder: Path,
        speed: int = USUAL_SPEED,
        speaker: TunePlayer | None = None,
        initials: str = "",
        *,
        is_scrolled: bool = True,
    ) -> None:
        """Take `speed`, that of games looked at again, the speaker of their reviews, and whose games come.

        Where nothing is scrolled all are told, by their places in the list, and Enter is for the first."""
        super().__init__()
        self.folder, self.speed, self.speaker, self._is_scrolled = folder, speed, speaker, is_scrolled
        self._initials = initials
        self.most_seen = Records.most_seen if is_scrolled else 0
        self.wasco = Wasco(folder)
        counts = self.wasco.count()
        self.standings = sorted(standings_of(counts), key=lambda one: -one.won)
        self.complaint = self.wasco.set_strange_lines_aside() if counts.strange else ""
        self.kept = len(EndedGames(folder).paths)
        self._latest = self.wasco.latest(LOOKED_AT)

    @property
    def size(self) -> int:
        """Everybody, and all games together."""
        return len(self.standings) + 1

    def line(self, index: int) -> tuple[str, str]:
        """Tell the words in a row of the board, and how many were won and lost."""
        if index == len(self.standings):
            return KEPT_GAMES, f"{self.kept} saved"
        one = self.standings[index]
        return one.initials, f"{one.won} won, {one.lost} lost"

    def choose(self, index: int) -> Answer:
        if index == len(self.standings):
            return LayOver(KeptGames(self.folder, self.speed, self.speaker).or_notice)
        standing = self.standings[index]
        judged = JudgedGames(self.folder).of(standing.initials)
        saved = latest_figures(self.folder, standing.initials)
        return LayOver(PlayerRecord(standing, self._history(standing), judged, saved))

    def click(self, spot: Spot | None) -> Answer:
        answer = super().click(spot)
        self.chosen = self.chosen if self._is_scrolled else 0
        return answer

    def _history(self, standing: Standing) -> History:
        games = self._latest
        return History([game for game in games if game.initials == standing.initials and not game.has_seed])

    def other_line(self, line: str) -> Answer | None:
        """Tell whoever asks for initials that stand nowhere here why they do not."""
        who = line.upper()
        seeded = {game.initials for game in self._latest if game.has_seed}
        if who in seeded - {one.initials for one in self.standings}:
            raise NotUnderstood(f"{who} has no game that counts here. {FROM_A_SEED}")
        return None

    def row_of(self, spot: Spot | None) -> int | None:
        """Return whose row it is; the last one is that of all games, whoever else is seen."""
        is_all = isinstance(spot, PartSpot) and spot.index == len(self.seen)
        return len(self.standings) if is_all else super().row_of(spot)

    # What is seen.

    @property
    def seen(self) -> range:
        """The players who are seen: all games have a row of their own below them."""
        return self.seen_of(len(self.standings))

    def page(self) -> PageSheet:
        is_all, told = self.chosen == len(self.standings), (self.complaint,) if self.complaint else ()
        board = [Part("", self._grid(), is_now=True)]
        is_nobody = not self.standings and not self._latest
        how = FIRST_SIGNED.format(self._initials) if self._initials else HOW_TO_SIGN
        nobody = (UNSIGNED if self.kept else EMPTY, how) * is_nobody
        below = self._saved(told or nobody) if is_all else self._player(told)
        footer = self.footer_of_all if is_all else self.footer
        rows = [board, below, *self._not_counted()]
        sheet = PageSheet("WASCO", "the records", rows, footer, on_wood=True, is_sign=True, name="Records")
        return replace(sheet, about=ABOUT * bool(self.standings))

    def _grid(self) -> Grid:
        seen = self.standings[self.seen.start : self.seen.stop]
        in_all = _in_all(self.standings) if seen else [""] * 7
        rows = [*map(_cells, seen), [ALL, *in_all]]
        saved = f"{self.kept} saved{TO_REPLAY * bool(self.kept)}"
        told = [*map(_cells_told, seen), [ALL, *in_all[:2], "", "", "", saved]]
        at = len(seen) if self.chosen == len(self.standings) else self.chosen - self.seen.start
        shares = [one.won / one.games for one in seen]
        in_words = Grid(HEADS_TOLD, told)
        return Grid(HEADS, rows, at, last_is_total=True, shares=shares, in_words=in_words)

    def _saved(self, told: Sequence[str]) -> list[Part]:
        if not self._is_scrolled:  # the list has told the rest
            return [Part("", Words(told))]
        lines = [f"Your last {MOST_KEPT} games, step by step", f"{self.kept} saved", "", *told]
        return [Part(KEPT_GAMES.upper(), Words(lines))]

    def _not_counted(self) -> list[list[Part]]:
        """Tell of games that stand in no row."""
        seeded = sum(game.has_seed for game in self._latest)
        words = f"{so_many(seeded, 'game')} from a seed: not counted"
        return [[Part("", Words([words]))]] * bool(seeded)

    def _player(self, told: Sequence[str]) -> list[Part]:
        """Tell how the lit one has fared game by game, and the best hand."""
        standing = self.standings[self.chosen]
        history, who = self._history(standing), standing.initials
        if told or not history.records:
            return [Part("", Words([*told, *luck_words(standing)]))]
        curve = won_less_lost(history, LATEST)
        games = so_many(standing.games, "game")
        parts = [Part(f"{who}: won minus lost", curve, games, share=7, is_beside=True)]
        most, _, cards = standing.best.partition(":")
        if cards:
            hand, points_of_it = best_hand(standing.best, history), f"{most} points"
            parts.append(Part(f"{who}'s best hand", hand, points_of_it, share=6, is_beside=True))
        return parts


def _cells(one: Standing) -> list[str]:
    """Fill a row of the board."""
    figures = map(str, (one.won, one.lost, one.games))
    best, skunks = one.best.partition(":")[0], f"{one.skunks_given} : {one.skunks_taken}"
    return [one.initials, *figures, f"{one.margin:+.1f}", best, f"{one.hand.each:.2f}", skunks]


def _in_all(standings: Sequence[Standing]) -> list[str]:
    """Add up what can be, of everybody; of the hands the best is told."""
    won, lost, games, given, taken = (
        sum(getattr(one, name) for one in standings)
        for name in ("won", "lost", "games", "skunks_given", "skunks_taken")
    )
    bests = [int(best) for one in standings if (best := one.best.partition(":")[0]).isdigit()]
    return [str(won), str(lost), str(games), "", str(max(bests, default="-")), "", f"{given} : {taken}"]


def _cells_told(one: Standing) -> list[str]:
    """Fill the same row for an ear, which hears of no skunk that there was not."""
    initials, won, lost, _, margin, best, hand, _ = _cells(one)
    skunks = ((one.skunks_given, "given"), (one.skunks_taken, "taken"))
    told = ", ".join(f"{many} {words}" for many, words in skunks if many)
    return [initials, won, lost, f"{margin} a game", best, hand, told]


class PlayerRecord(Leafing):
    """Fire leafs on, round and round; a click leaves after the last page."""

    def __init__(
        self,
        standing: Standing,
        history: History,
        judged: Sequence[JudgedGame],
        saved: Iterable[GameFigures | None],
    ) -> None:
        """Take `saved`, the games whose deals are looked at one after the other, while the pages are seen."""
        super().__init__(record_pictures(standing, history, judged))
        self._standing, self._history = standing, history
        self._saved, self._seen_games = iter(saved), list[GameFigures]()
        self.is_counted = False

    @property
    def is_still(self) -> bool:
        return self.is_counted

    def tick(self) -> Answer:
        """Look at the saved games meanwhile: nothing moves here, so there is time."""
        if not self.is_counted:
            for_a_while(self._count)
        return STAY

    def _count(self) -> bool:
        """Look at one more of them; once all are counted there are pages of their figures."""
        for one in self._saved:
            self._seen_games += [one] if one else []
            return True
        if self._history.records:
            pages = running_figures(self._standing.initials, self._seen_games, self._history)
            self.pages, self.stale = [self.pages[0], *pages, *self.pages[1:]], True
            self.at += len(pages) * (self.at > 0)
        self.is_counted = True
        return False

    def read_on(self) -> Answer:
        self.turn_to(self.at + 1)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return super().click(spot) if self.has_more else TakeOff()

    def help(self) -> Way:
        return Way.HELP
