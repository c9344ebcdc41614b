"""The review of a game: its account, the chance to win, the moves, and the one that is pointed at, opened."""

from collections.abc import Iterator, Mapping

from game.devices.button import Button
from game.devices.tune_player import TunePlayer
from game.review.account import Account, account_of
from game.review.deal_by_deal import deal_rows
from game.review.in_short import two_lines
from game.review.miscounts import WRONG_COUNTS, counts_told
from game.review.opened_move import OpenedMove
from game.review.review_text import answer_lines, opening_lines
from game.review.review_words import (
    JUDGING,
    MARKED,
    OWN,
    THEIRS,
    UNMARKED,
    account_above_bars,
    costliest,
    list_rows,
    move_sentences,
    moves_told,
    named,
    one_of_each_side,
    sums,
    whose,
)
from game.review.reviewer import Reviewer
from game.review.reviewing import Judged
from game.review.what_was_seen import seen_notes
from game.review.wrong_counts import miscounts
from game.rules.in_words import capital, listed, so_many, together
from game.scenes.box import Notice
from game.scenes.menu import PageScene
from game.scenes.pace import for_a_while
from game.scenes.position_box import position_box
from game.scenes.reading_pages import Leafing
from game.scenes.records.move_page import DEEPER, MOVES, PRACTICE, MoveDesk, MovePage, opened_parts
from game.scenes.records.review_scene import (
    SECONDS_WHILE_NOTHING_MOVES,
    Leads,
    ReviewScene,
    drawn_chances,
    review_page,
)
from game.scenes.scene import STAY, Answer, AskedLine, LayOver, TakeOff
from game.session.typed import number_to, word_of
from game.sheets.charts import Share, Sums
from game.sheets.page_parts import Grid, Part, Words
from game.sheets.pages import MORE_PAGES, ORDER, PageSheet, reading_page
from game.sheets.sheet import Sheet
from game.sheets.spots import ButtonSpot, Spot

HEADS = ("deal", "score", "played", "better", f"cost{UNMARKED}")
COSTLIEST_MOVES, COSTLIEST_MOVE = "The costliest moves:", "The costliest move:"
COSTLIEST_FIRST, IN_ORDER = "costliest first", "in order"
TWO_ROWS = 76
"""Letters of two rows of forty, and the marks of the cards among them."""
FOOTER = f"{{up}} {{down}} moves   {{fire}} open   {{left}} {ORDER}   {{right}} {MORE_PAGES}   {{back}} back"
TYPED_HELP = (
    "A number opens that move: 1 cost most. moves: all of them, a line each.",
    "deals: your game, deal by deal.",
    "counts: the wrong ones.",
    "write: the whole review as a file.",
    "more: the chance to win and par deal by deal, your worst moves again, every move of each player.",
    "{fire} or back: leave the review; right after a whole page, back shows the costliest moves again.",
)


class ReviewPage(PageScene):
    """Up and down walk the moves, the costliest first; left puts them in order, right opens more pages."""

    def __init__(self, reviewer: Reviewer, speaker: TunePlayer) -> None:
        super().__init__()
        self.reviewer, self.review, self.speaker = reviewer, reviewer.review, speaker
        self.in_order = False
        self._moves: list[Judged] = []
        self._counts: dict[str, Leads] = {}
        """What leads to the counts that were wrong, where there are any."""
        self._looked_at: tuple[int, bool] | None = None
        self.buttons = {Button.POSITION: lambda _: self._position()}

    def tick(self) -> Answer:
        """Review meanwhile: nothing moves here, so there is time."""
        if not self.is_still:
            for_a_while(self.reviewer.step, SECONDS_WHILE_NOTHING_MOVES)
        if self._reached != self._looked_at:
            self._look()
        return STAY

    @property
    def _reached(self) -> tuple[int, bool]:
        """How many moves are judged, and whether there is more to do."""
        return len(self.review.judged), self.review.is_behind

    def _look(self) -> None:
        """List the reviewed moves; who has pointed at a move still points at it."""
        pointed = self._moves[self.chosen] if self._moves and self.chosen else None
        self._looked_at = self._reached
        self._moves = moves_told(self.review, in_order=self.in_order)
        self.chosen = self._moves.index(pointed) if pointed in self._moves else 0
        if counts := [] if self.review.is_behind else counts_told(self.review, miscounts(self.review)):
            self._counts = {"counts": lambda: LayOver(review_page(WRONG_COUNTS, counts))}
        self.stale = True

    @property
    def _opened(self) -> OpenedMove | None:
        """The move that is pointed at."""
        return OpenedMove.of(self.review, self._moves[self.chosen]) if self._moves else None

    @property
    def is_still(self) -> bool:
        return not self.review.is_behind and self._looked_at == self._reached

    @property
    def asks_line(self) -> AskedLine:
        words, most = listed([*self._by_word, "help"], "or"), len(self._moves)
        named = f"A move, 1{f' to {most}' if most > 1 else ''}; {words}" if most else capital(words)
        asked = f"Review? {named}; {{fire}} to go back:"
        missing = ("counts",) * (not self._counts) + ("A number", "deals") * (not most)
        told = [line for line in TYPED_HELP if not line.startswith(missing)]
        of_a_move = [words.lower() for words in (DEEPER, PRACTICE)]
        not_yet = JUDGING * self.review.is_behind
        return AskedLine(asked, self._open_line, not_yet=not_yet, help=told, answers=of_a_move)

    @property
    def _by_word(self) -> Mapping[str, Leads]:
        """What is typed here, and where it leads."""
        of_moves: dict[str, Leads] = {
            MOVES: lambda: LayOver(review_page("Moves", move_sentences(self.review, self._moves))),
            "deals": lambda: LayOver(Leafing([*self._deals()])),
        }
        return {
            **(of_moves if self._moves else {}),
            **self._counts,
            "write": lambda: LayOver(Notice(self.reviewer.write_down())),
            "more": self._more,
        }

    def _more(self) -> Answer:
        """Lay the list of more pages over it, where the same can be typed; `review` leads back."""
        by_word = {**self._by_word, "more": lambda: STAY, "review": TakeOff}
        return LayOver(ReviewScene(self.reviewer, self.speaker, by_word))

    def _deals(self) -> Iterator[Sheet]:
        """Tell it deal by deal, a page for each side."""
        for seat in one_of_each_side(self.review):
            words, whose = "Deal by deal for", named(self.review, seat)
            rows = deal_rows(self.review, seat)
            yield reading_page(f"{words.upper()} {whose}", rows, name=f"{words} {whose}")

    def _open_line(self, line: str) -> Answer:
        """Open a move by its place in the list, or the pages that tell more."""
        if not line:
            return TakeOff()
        if not line.isdecimal() or not self._moves:
            numbers = [f"a number from 1 to {len(self._moves)}"] * bool(self._moves)
            wanted = listed([*numbers, *self._by_word, "back"], "or")
            return word_of(self._by_word, self.back, wanted)(line)()
        self.chosen = number_to(len(self._moves))(line) - 1
        return self.choose(self.chosen)

    def _told(self) -> list[str]:
        """Tell it shortly: the main thing, and the moves that cost most."""
        told, most = [*opening_lines(self.review)], costliest(self.review)
        told += [COSTLIEST_MOVES if len(most) > 1 else COSTLIEST_MOVE] * bool(most)
        for number, one in enumerate(most, 1):
            first, *others = answer_lines(self.review, one)
            told += [f"{number}: {first}", *others]
        return told

    @property
    def size(self) -> int:
        """At least the line that is empty until a move is judged."""
        return max(1, len(self._moves))

    def turn(self, index: int, step: int) -> Answer:
        if step > 0:
            return self._more()
        self.in_order = not self.in_order
        self._look()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        """Do what the keys left and right do, where their words are clicked."""
        if spot in (ButtonSpot(ORDER), ButtonSpot(MORE_PAGES)):
            return self.turn(self.chosen, -1 if spot == ButtonSpot(ORDER) else 1)
        return super().click(spot)

    def _position(self) -> Answer | None:
        return LayOver(position_box(opened.made.view, opened.stand)) if (opened := self._opened) else None

    def choose(self, index: int) -> Answer:
        if not (opened := self._opened):
            return STAY
        desk = MoveDesk(self.reviewer.folder, self.speaker, self.reviewer.path)
        return LayOver(MovePage(opened, desk, f"{index + 1} of {len(self._moves)}"))

    # What is seen.

    def page(self) -> PageSheet:
        game, form = self.review.game, self.review.game.form
        sides = dict.fromkeys(map(form.side, self.review.seats_people_first))
        names = "   ".join(f"{together(self.review.names_of(side))} {game.scores[side]}" for side in sides)
        like, _ = (*two_lines(self.review, self.review.people[0]), "")[:2]
        far, told = ("", []) if self.review.is_behind else (like, self._told())
        return PageSheet(f"REVIEW   {names}", far, self._rows(), FOOTER, sentences=told)

    def _rows(self) -> list[list[Part]]:
        seat = self.review.people[0]
        above, notes = account_above_bars(self.review, seat), seen_notes(self.review)
        account = account_of(self.review, self.review.game.form.side(seat))
        summed = self._sums(seat, account) if account else Words([])
        rows = [[Part(above, summed)], *[[Part("", Words(notes))]] * bool(notes)]
        rows.append([*self._graph(), self._list()])
        if (opened := self._opened) and opened.analysis.is_careful:
            rows.append([Part(opened.question, Words([opened.why()], least=2), is_fine=True)])
            told = Words(opened.in_short, in_brief=[opened.why(TWO_ROWS)])
            rows += [opened_parts(opened), [Part("", told, is_beside=True, is_fine=False)]]
        return rows

    def _sums(self, seat: int, account: Account) -> Sums:
        """Draw what moved the chance of a seat's side, each piece in the color of whose moves it is of."""
        own = OWN.format(whose(named(self.review, seat)))
        sides = {own: 0, THEIRS: 1}
        bars = [
            [Share(one.deed, str(one.part), one.part, sides.get(one.name), brief=one.name) for one in bar]
            for bar in sums(account, own)
        ]
        return Sums(bars)

    def _graph(self) -> list[Part]:
        if not self.review.stations:
            return []
        pointed = self._moves[self.chosen] if self._moves else None
        return [Part("", drawn_chances(self.review, 2, pointed), share=5)]

    def _list(self) -> Part:
        rows = list_rows(self.review, self._moves)
        grid = Grid(HEADS, rows, self.chosen if rows else None)
        title = IN_ORDER if self.in_order else COSTLIEST_FIRST
        many = so_many(len(self._moves), "move")
        explained = f"! costly   {many}" if any(MARKED in row[-1] for row in rows) else many
        return Part(title, grid, explained, share=6, is_now=True)
