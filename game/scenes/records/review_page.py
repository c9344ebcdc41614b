"""The review of a game: its account, the chance to win, the moves, and the one that is pointed at, opened."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.review.account import account_of
from game.review.opened_move import OpenedMove
from game.review.review_words import (
    OWN,
    THEIRS,
    account_words,
    chance_graph,
    how_far,
    list_rows,
    moves_told,
    sums,
    two_lines,
)
from game.review.reviewer import Reviewer
from game.review.reviewing import Judged
from game.scenes.pace import for_a_while
from game.scenes.position_box import position_box
from game.scenes.records.move_page import MoveDesk, MovePage, opened_parts
from game.scenes.records.review_scene import SECONDS_WHILE_NOTHING_MOVES, ReviewScene
from game.scenes.scene import STAY, Answer, LayOver, Scene, TakeOff, Way
from game.screen.page_parts import Curve, Graph, Grid, PageSheet, Part, Scale, Share, Sums, Words
from game.screen.sheets import Sheet
from game.screen.spots import BACK, ButtonSpot, PartSpot, Spot

HEADS = ("deal", "score", "played", "better", "cost")
FOOTER = "{up} {down} moves   {fire} open it   {left} order   {right} more pages   {back} back"
WHOSE = {OWN: 0, THEIRS: 1}
"""What of an account is in the color of a side."""
_SEEN, _ABOVE = 5, 2
"""Rows of the list, and how many of them stay above the one pointed at."""


class ReviewPage(Scene):
    """Up and down walk the moves, the costliest first; left puts them in order, right opens more pages."""

    def __init__(self, reviewer: Reviewer, speaker: Speaker) -> None:
        super().__init__()
        self.reviewer, self.review, self.speaker = reviewer, reviewer.review, speaker
        self.chosen, self.in_order = 0, False
        self._moves: list[Judged] = []
        self._opened: OpenedMove | None = None
        self._judged = -1
        self.buttons = {
            Button.POSITION: lambda _: LayOver(position_box(self._opened.made.view)) if self._opened else None
        }

    def tick(self) -> Answer:
        """Review meanwhile: nothing moves here, so there is time."""
        if not self.is_still:
            for_a_while(self.reviewer.step, SECONDS_WHILE_NOTHING_MOVES)
        if len(self.review.judged) != self._judged or (self.review.is_behind != bool(self._moves)):
            self._look()
        return STAY

    def _look(self) -> None:
        """List the reviewed moves; who has pointed at a move still points at it."""
        pointed = self._moves[self.chosen] if self._moves and self.chosen else None
        self._judged = len(self.review.judged)
        self._moves = moves_told(self.review, in_order=self.in_order)
        self.chosen = self._moves.index(pointed) if pointed in self._moves else 0
        self._point()

    def _point(self) -> None:
        self._opened = OpenedMove.of(self.review, self._moves[self.chosen]) if self._moves else None
        self.stale = True

    @property
    def is_still(self) -> bool:
        return not self.review.is_behind and self._judged == len(self.review.judged)

    def press(self, press: Press) -> Answer:
        self.stale = True
        match press.button:
            case Button.BACK:
                return TakeOff()
            case Button.UP | Button.DOWN if self._moves:
                step = 1 if press.button is Button.DOWN else -1
                self.chosen = (self.chosen + step) % len(self._moves)
                self._point()
            case Button.LEFT:
                self.in_order = not self.in_order
                self._look()
            case Button.RIGHT:
                return LayOver(ReviewScene(self.reviewer, self.speaker))
            case _ if press.chosen:
                return self._open()
        return STAY

    def _open(self) -> Answer:
        if not self._opened:
            return STAY
        desk = MoveDesk(self.reviewer.folder, self.speaker, self.reviewer.path)
        return LayOver(MovePage(self._opened, desk, f"{self.chosen + 1} of {len(self._moves)}"))

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, PartSpot) and self._first + spot.index < len(self._moves):
            at = self._first + spot.index
            is_again, self.chosen = self.chosen == at, at
            self._point()
            return self._open() if is_again else STAY
        return TakeOff() if spot == ButtonSpot(BACK) else STAY

    def help(self) -> Way:
        return Way.HELP

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        names = "   ".join(
            f"{self.review.name(seat)} {self.review.game.scores[self.review.game.form.side(seat)]}"
            for seat in self.review.seats_people_first
        )
        like, _ = (*two_lines(self.review, self.review.people[0]), "")[:2]
        far = how_far(self.review) if self.review.is_behind else like
        return [PageSheet(f"REVIEW   {names}", far, self._rows(), FOOTER)]

    def _rows(self) -> list[list[Part]]:
        seat = self.review.people[0]
        rows = []
        if account := account_of(self.review, self.review.game.form.side(seat)):
            bars = [
                [Share(f"{words} {size / 10:.1f}", size, WHOSE.get(words)) for words, size in bar]
                for bar in sums(account)
            ]
            rows.append([Part("", Words([account_words(self.review, seat, in_short=True)]))])
            rows.append([Part("", Sums(bars))])
        else:
            rows.append([Part("", Words([account_words(self.review, seat)]))])
        if self.review.is_behind:
            done = self.review.share
            rows.append([Part("", Sums([[Share(how_far(self.review), done, 1), Share("", 1 - done)]]))])
        rows.append([*self._graph(seat), self._list()])
        if self._opened and self._opened.analysis.is_careful:
            rows.append([Part(self._opened.question, Words([self._opened.why()]), is_fine=True)])
            rows += [opened_parts(self._opened), [Part("", Words(self._opened.in_short), is_fine=False)]]
        return rows

    def _graph(self, seat: int) -> list[Part]:
        graph = chance_graph(self.review, seat, self._moves[self.chosen] if self._moves else None)
        if not graph.values:
            return []
        last = max(1, len(graph.values) - 1)
        columns = [(at / last, str(deal)) for deal, at in graph.deals.items()]
        scale = Scale(0, 1, [(share / 2, f"{50 * share}") for share in range(3)], columns)
        return [Part("", Graph([Curve("", graph.values, labels=graph.marks)], scale), share=6)]

    def _list(self) -> Part:
        first = self._first
        rows = list_rows(self.review, self._moves[first : first + _SEEN])
        left = len(self._moves) - first - len(rows)
        grid = Grid(HEADS, rows, self.chosen - first if rows else None)
        return Part(f"{left} more moves" if left else "", grid, share=5, is_now=True)

    @property
    def _first(self) -> int:
        return max(0, min(self.chosen - _ABOVE, len(self._moves) - _SEEN))
