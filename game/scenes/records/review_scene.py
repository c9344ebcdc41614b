"""The review of a game: how far it is, the cost of all moves, and the pages that tell more."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.devices.tune_player import TunePlayer
from game.review.against_par import par_words, positions_words, stood
from game.review.deal_by_deal import deal_rows
from game.review.miscounts import WRONG_COUNTS, counts_told
from game.review.opened_move import OpenedMove
from game.review.review_text import both_sides, match_words
from game.review.review_words import (
    WRITE_DOWN,
    AskedAgain,
    account_words,
    chance_graph,
    costliest,
    decision_rows,
    how_far,
    in_title,
    named,
)
from game.review.reviewer import Reviewer
from game.review.reviewing import Judged, Reviewing
from game.review.wrong_counts import miscounts
from game.scenes.box import Notice
from game.scenes.menu import MenuScene
from game.scenes.pace import for_a_while
from game.scenes.practice.table_question import TableQuestion
from game.scenes.reading_pages import Leafing
from game.scenes.scene import STAY, Answer, LayOver
from game.sheets.charts import Curve, Graph, Scale
from game.sheets.pages import MenuSheet, chart_page, reading_page
from game.values import replace

READING = "{up} {down} parts   {fire} more   {back} back"


def review_page(title: str, lines: Sequence[str]) -> Leafing:
    """Fire and a click read on, and lead back after the last line."""
    return Leafing([reading_page(title.upper(), lines, READING, name=title)])


BOTH_SIDES = "BOTH SIDES"


class BothSidesPage(Leafing):
    """Until the first game is judged it says how far it is."""

    def __init__(self, first: Reviewer, then: Reviewing) -> None:
        super().__init__([reading_page(BOTH_SIDES, [], READING)])
        self._is_told = False
        self._first, self._then = first, then

    @property
    def is_still(self) -> bool:
        return self._is_told

    def tick(self) -> Answer:
        first = self._first.review
        if not self._is_told:
            for_a_while(self._first.step)
            self._is_told = not first.is_behind
            lines = both_sides(first, self._then) if self._is_told else [how_far(first)]
            self.pages, self.stale = [reading_page(BOTH_SIDES, lines, READING)], True
        return STAY


CHANCES, CHANCE_FOOTER = "The chance to win, deal by deal", "1 2 3: the costliest moves   {back} back"


def drawn_chances(
    review: Reviewing, parts: int, pointed: Judged | None = None, *, each_is_told: bool = False
) -> Graph:
    """Draw the chances to win, with a line at each of so many parts; each deal may be told."""
    graph = chance_graph(review, review.people[0], pointed)
    last = max(1, len(graph.values) - 1)
    marks = [(part / parts, f"{100 * part // parts}%") for part in range(parts + 1)]
    columns = [(at / last, str(deal)) for deal, at in graph.deals.items()]
    scale = Scale(0, 1, marks, columns, "deal", each_is_told)
    return Graph([Curve("", graph.values, labels=graph.marks, lit=graph.lit)], scale)


def chance_page(review: Reviewing) -> Leafing:
    """Show the chances; any press that chooses leads back."""
    words = [account_words(review, review.people[0], in_short=True)]
    return Leafing([chart_page(CHANCES, words, drawn_chances(review, 4, each_is_told=True), CHANCE_FOOTER)])


PAR = "The score and par, deal by deal"


def par_page(review: Reviewing) -> Leafing:
    """Draw the score deal by deal over the holes where par is."""
    seat = review.people[0]
    form, target = review.game.form, review.game.target
    side = form.side(seat)
    at = stood(review, side)
    scale = Scale(
        0,
        target,
        [(mark, str(mark)) for mark in range(0, target + 1, 30)],
        [(number / max(1, len(at)), str(one.deal)) for number, one in enumerate(at)],
        "deal",
        each_is_told=True,
    )
    curves = [
        Curve(named(review, seat), [0.0, *(float(one.score) for one in at)]),
        Curve("par", [0.0, *(one.par for one in at)], is_dotted=True),
    ]
    words = [par_words(review, side, named(review, seat)), *positions_words(form.name, target)]
    return Leafing([chart_page(PAR, words, Graph(curves, scale), "{back} back")])


BESIDE_THE_FIRST = "Beside the first game"
QUESTIONS = "Your worst three again"
EVERY_MOVE, BY_DEALS = "Every move by", "Deal by deal"
ABOUT = {
    BESIDE_THE_FIRST: "The same cards, as you had them and as they did",
    CHANCES: "A curve, with a mark where each costly move was made",
    QUESTIONS: "The costliest moves at the table, to be chosen again",
    EVERY_MOVE: "What was played, what was better, and what that cost",
    WRONG_COUNTS: "What was said of a hand or a card, what it counts, and who took it",
    BY_DEALS: "What cards, moves and play did to the chance to win",
    PAR: "The score beside what is average after as many deals",
    WRITE_DOWN: "All of these pages as a text, in your folder of games",
}

TAKES_A_WHILE = "It takes a few seconds, and then its pages open here"
SECONDS_WHILE_NOTHING_MOVES = 0.010

Leads = Callable[[], Answer]
Row = tuple[str, Leads]


class ReviewScene(MenuScene):
    """Pages are there once all is judged; until then it says how far it is."""

    title = "REVIEW PAGES"

    def __init__(self, reviewer: Reviewer, speaker: TunePlayer, by_word: Mapping[str, Leads] = {}) -> None:
        """Take `by_word`: what is typed on the page before it, and here too."""
        super().__init__()
        self.reviewer, self.review = reviewer, reviewer.review
        self.speaker, self._by_word = speaker, by_word
        self._words = ""
        self._rows: list[Row] = []
        self._look()

    def _look(self) -> None:
        """List the pages, once all is judged."""
        if self._rows or self.review.is_behind:
            return
        seat = self.review.people[0]
        told = [account_words(self.review, seat, in_short=True), *match_words(self.review, seat)]
        self._words, self._rows = " ".join(told), self._pages()

    @property
    def size(self) -> int:
        return max(1, len(self._rows))

    def line(self, index: int) -> tuple[str, str]:
        if not self._rows:
            return how_far(self.review), ""
        return self._rows[index][0], ""

    @property
    def about(self) -> str:
        """Say what there is on the page that is pointed at."""
        words = self._rows[self.chosen][0] if self._rows else ""
        return next((about for begins, about in ABOUT.items() if words.startswith(begins)), "")

    @property
    def card(self) -> Sequence[str]:
        return (self._words,)

    def menu(self) -> MenuSheet:
        if self._rows:
            return replace(super().menu(), note=self.about)
        return replace(super().menu(), chosen=-1, card=(), note=TAKES_A_WHILE, footer="{back} back")

    def tick(self) -> Answer:
        """Review meanwhile: nothing moves here, so there is time."""
        self.stale |= not self._rows
        for_a_while(self.reviewer.step, SECONDS_WHILE_NOTHING_MOVES)
        self._look()
        return STAY

    @property
    def is_still(self) -> bool:
        return bool(self._rows)

    def choose(self, index: int) -> Answer:
        return self._rows[index][1]() if self._rows else STAY

    def other_line(self, line: str) -> Answer | None:
        leads = self._by_word.get(line.lower())
        return leads() if leads else None

    def _pages(self) -> list[Row]:
        """List the pages to open; before a deal is over there are no chances to draw."""
        rows: list[Row] = []
        if first := self.reviewer.first:
            rows.append((BESIDE_THE_FIRST, lambda: LayOver(BothSidesPage(first, self.review))))
        if self.review.stations:
            rows.append((CHANCES, lambda: LayOver(chance_page(self.review))))
        if costliest(self.review):
            rows.append((QUESTIONS, self._ask_again))
        for seat in self.review.seats_people_first:
            rows.append((f"{EVERY_MOVE} {in_title(self.review, seat)}", partial(self._decisions, seat)))
        if counts := counts_told(self.review, miscounts(self.review)):
            rows.append((WRONG_COUNTS, lambda: LayOver(review_page(WRONG_COUNTS, counts))))
        if self.review.lucks:
            rows += [(self._luck_title(seat), partial(self._luck, seat)) for seat in self.review.people]
        if stood(self.review, self.review.game.form.side(self.review.people[0])):
            rows.append((PAR, lambda: LayOver(par_page(self.review))))
        return [*rows, (WRITE_DOWN, lambda: LayOver(Notice(self.reviewer.write_down())))]

    def _ask_again(self) -> Answer:
        opened = [OpenedMove.of(self.review, one) for one in costliest(self.review)]
        return LayOver(TableQuestion(AskedAgain(opened), self.speaker).scene())

    def _decisions(self, seat: int) -> Answer:
        rows = decision_rows(self.review, seat)
        return LayOver(review_page(f"{EVERY_MOVE} {in_title(self.review, seat)}", rows))

    def _luck_title(self, seat: int) -> str:
        return f"{BY_DEALS}: {in_title(self.review, seat)}"

    def _luck(self, seat: int) -> Answer:
        return LayOver(review_page(self._luck_title(seat), deal_rows(self.review, seat)))
