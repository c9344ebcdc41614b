"""What the champ is asked of cards that are laid out, and his answer: weighed first, then played out."""

from game.coaching.ask import as_played_out, asked, is_likely, lead_words, rollouts_of
from game.coaching.coach import Analysis, match_chance_of
from game.coaching.coach_page import TO_WIN, CoachPage
from game.coaching.how_long import HowLong
from game.coaching.laid_out import LaidOut
from game.players.player import Thought
from game.players.weigh.option import Option
from game.players.weigh.rollouts import RolledOut, Rollouts
from game.rules.errors import InvalidPosition
from game.rules.match_length import Stand
from game.rules.position_reader import WrongWord
from game.rules.view import View
from game.session.playing_out import playing_out
from game.sheets.marks import small_cards
from game.sheets.page_parts import Estimate, Grid

_BETWEEN_PICTURES, _BETWEEN_WORDS = 50, 500
"""Deals: rows are written anew so often, and how many there were is said so often."""
_SEEN = 5
"""How many of the choices are seen at once."""
FOR_SURE, LIKELY, NOT_SURE = "For sure.", "Likely best.", "Not sure yet."
ROOM = 60
"""Letters of a reason, so that with these words it takes two rows of any machine."""
TO_WIN_PLAYED = "win    ±"


class AskedChamp:
    """One question, and what is found out about it, a slice at a time."""

    def __init__(self, table: LaidOut, stand: Stand | None) -> None:
        """Take `stand`, how its match stands, if it is a game of one."""
        self.view: View | None = None
        self.analysis: Analysis | None = None
        self.rollouts: Rollouts | None = None
        self._playing: Thought[None] | None = None
        self._results: tuple[RolledOut, ...] = ()
        self._most = 0
        """How many deals are to be played out."""
        try:
            self.view = table.view()
        except InvalidPosition as error:
            reason = error.reason if isinstance(error, WrongWord) else str(error)
            self.asks = reason.rpartition(": ")[2]
            return
        self.asks = asked(self.view)
        if self.asks in ("discard?", "card?") and (not self.view.kept or len(self.view.playable) > 1):
            self.analysis = Analysis(self.view, match_chance_of(self.view, stand))

    def think(self) -> tuple[bool, bool]:
        """Think a slice; whether there is more to think of, and anything new to see."""
        if self.analysis and not self.analysis.is_careful:
            return self.analysis.step(), True
        if not self.rollouts or not self._playing:
            return False, False
        before, is_over = self.rollouts.played, next(self._playing, self) is self
        is_news = is_over or self.rollouts.played // _BETWEEN_PICTURES > before // _BETWEEN_PICTURES
        if is_news:
            self._results = self.rollouts.results()
        if is_over:
            self._playing = None
        return not is_over, is_news

    @property
    def is_still(self) -> bool:
        return self._playing is None and (not self.analysis or self.analysis.is_careful)

    def play_out(self, deals: int) -> None:
        """Play the choices out, so many deals more each time; or stop it where it stands."""
        if self._playing and self.rollouts:
            self._playing.close()
            self._playing, self._results = None, self.rollouts.results()
        elif self.analysis and self.analysis.is_careful:
            self.rollouts = self.rollouts or rollouts_of(self.analysis)
            self._most = self.rollouts.played + deals
            self._playing = playing_out(HowLong(deals=self._most), self.rollouts)

    @property
    def ranked(self) -> Analysis | None:
        """The choices as they stand, by which rows, lit cards and the sentence name the same best."""
        if not self.analysis or not self.analysis.options or not self._results:
            return self.analysis
        return as_played_out(self.analysis, self._results)

    def answers(self) -> Grid | None:
        """Tabulate the choices, the best first, as far as they are thought of."""
        ranked = self.ranked
        if not ranked or not ranked.options:
            return None
        margins = {one.cards: 100 * one.margin for one in self._results}
        to_win = TO_WIN_PLAYED if margins else TO_WIN
        seen = ranked.options[:_SEEN]
        estimates = [Estimate(100 * one.chance, margins.get(one.cards, 0)) for one in seen]
        of_keeps = ("discard", "crib", "hand", "pegging")
        heads = [*(("card", "now", "you peg", "they peg") if ranked.view.kept else of_keeps), to_win]
        return Grid(
            heads, [_row(one, ranked.view, margins.get(one.cards)) for one in seen], 0, estimates=estimates
        )

    def how_far(self) -> str:
        """Say in how many deals it is played out, and at the end how far the best is ahead."""
        if not self.rollouts or not self._results:
            return ""
        if self._playing:
            played = self.rollouts.played // _BETWEEN_WORDS * _BETWEEN_WORDS
            return f"{played:,} of {self._most:,} deals"
        return f"{self.rollouts.played:,} deals{self.lead()}"

    def lead(self) -> str:
        """Say how far the best is ahead, once all is played out."""
        return "" if self._playing else lead_words(self._results)

    def why(self) -> str:
        """Say why the best is the best, and how sure that is."""
        ranked = self.ranked
        if not ranked or not ranked.is_careful:
            return ""
        marks = 2 * 2 * len(ranked.options[0].cards)  # they are not drawn
        why = CoachPage(ranked).why(0, room=ROOM + marks)
        if self._playing or not self.rollouts or not self._results[1:]:
            return why
        return f"{why} {_how_sure(self.rollouts)}"


def _how_sure(rollouts: Rollouts) -> str:
    if rollouts.is_sure:
        return FOR_SURE
    return LIKELY if is_likely(rollouts) else NOT_SURE


def _row(option: Option, view: View, margin: float | None) -> list[str]:
    if view.kept:
        figures = [str(option.now), f"{option.pegged:.1f}", f"{option.conceded:.1f}"]
    else:
        crib = option.crib if view.crib_is_ours else -option.crib
        figures = [f"{crib:+.1f}", f"{option.hand:.1f}", f"{option.pegged - option.conceded:+.1f}"]
    to_win = f"{100 * option.chance:.1f}" if margin is None else f"{100 * option.chance:.1f} ±{margin:.1f}"
    return [small_cards(option.cards), *figures, to_win]
