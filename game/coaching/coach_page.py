"""The coach's page: every choice, best first, its worth, and why one is better."""

from collections.abc import Callable, Mapping, Sequence

from game.coaching.coach import Analysis
from game.coaching.reasons import CardWords, as_shown, because, is_or_are
from game.players.weigh.option import Option
from game.rules.cards import Cards
from game.rules.in_words import capital, listed, number_word
from game.sheets.marks import small_cards
from game.sheets.page_parts import Grid, Part
from game.sheets.sheets import Figures
from game.values import replace

NOTHING_BEATS_IT = "Nothing beats it."
EITHER_WAY = ": either will do."
NO_HOPE = "Whatever you do, you win less than 1 game in 1000 here."
_HARDLY_EVER = 0.0005  # at one digit of a percent it is none
_MOST_WITHOUT_HOPE = 5

ABOUT, ROUGH, CAREFUL = "~", ".0%", ".1%"
MAKES, PEG, PEG_LATER, TO_WIN = "makes", "you peg", "you peg later", "to win"
NEARLY = 0.005  # of a game: nearer to each other than this, choices are as good
QUICK_WORDS = "~ rough figures; thinking...."


class CoachPage:
    """The choices of one analysis as they stand now, and which of them the person has chosen so far."""

    def __init__(self, analysis: Analysis, chosen: Cards = ()) -> None:
        self.options = [one.with_cards(chosen) for one in analysis.options]
        self.is_careful = analysis.is_careful
        self.view, self._match_chance = analysis.view, analysis.match_chance
        self.starred = self.place_of(chosen)

    def place_of(self, cards: Cards) -> int | None:
        """Find which choice these cards are, if they are one."""
        return next((at for at, option in enumerate(self.options) if option.stands_for(cards)), None)

    @property
    def title(self) -> str:
        """The questions; in a match that has an end, with the chance to win it too."""
        whose = "YOUR CRIB" if self.view.crib_is_ours else "THEIR CRIB"
        asked = "WHICH CARD" if self.view.kept else f"DISCARD TO {whose}"
        if not self._match_chance or not self.options:
            return asked
        return f"{asked}   MATCH {self._match_chance(self.options[0].chance):.0%}"

    @property
    def columns(self) -> list[Figures]:
        """The figures of each choice; what a card makes is not told to those who count for themselves."""
        found = self._of_cards() if self.view.kept else self._of_keeps()
        about, form = ("", CAREFUL) if self.is_careful else (ABOUT, ROUGH)
        to_win = self._column(TO_WIN, lambda option: f"{about}{option.chance:{form}}")
        longest = max((len(f"{option.chance:{CAREFUL}}") for option in self.options), default=0)
        return [*found, replace(to_win, least=longest)]  # no column moves as the first figures settle

    @property
    def figures(self) -> list[tuple[str, str, str]]:
        """Each figure by its name, for the own choice and for the best: first the one that decides."""
        *others, decides = self.columns
        return [(one.head, one.cells[self.starred or 0], one.cells[0]) for one in (decides, *others)]

    def _of_keeps(self) -> list[Figures]:
        sign = 1 if self.view.crib_is_ours else -1
        return [
            self._column("hand", lambda option: _tenths(option.hand)),
            self._column("crib", lambda option: f"{sign * option.crib:+.1f}"),
            self._column(PEG, lambda option: _tenths(option.pegged), is_detail=True),
            self._column("they peg", lambda option: _tenths(option.conceded), is_detail=True),
            self._column("points", _in_all),
        ]

    def _of_cards(self) -> list[Figures]:
        if self.view.house.counting.in_play:
            gained = [self._column(PEG, lambda option: _tenths(option.now + option.pegged))]
        else:
            gained = [
                self._column("now", lambda option: str(option.now)),
                self._column(PEG_LATER, lambda option: _tenths(option.pegged), is_detail=True),
            ]
        return [
            self._column(MAKES, lambda option: str(self.view.count + option.cards[0].pips)),
            *gained,
            self._column("they peg", lambda option: _tenths(option.conceded), is_detail=True),
        ]

    def _column(self, head: str, cell: Callable[[Option], str], *, is_detail: bool = False) -> Figures:
        return Figures(head, tuple(map(cell, self.options)), is_detail)

    def why(self, at: int, card_words: CardWords = small_cards, room: int = 0) -> str:
        """Say the fault of this choice, or the lead of the best; nothing of first figures."""
        if not self.is_careful:
            return QUICK_WORDS
        if not self.options[1:]:
            return ""
        if self.has_no_hope:
            return NO_HOPE
        better, other = self._compared(at)
        if better.chance - other.chance < NEARLY:
            return f"{card_words(better.cards)} or {card_words(other.cards)}{EITHER_WAY}"
        told = because(self.view, better, other, card_words, room)
        ties = [card_words(one.cards) for one in self._ties() if one not in (better, other)]
        as_good = f" {listed(ties, 'or')} {is_or_are(better.cards)} as good." if ties and told else ""
        return told if room and len(told + as_good) > room else told + as_good

    @property
    def has_no_hope(self) -> bool:
        """Whether the best choice hardly ever wins."""
        return self.is_careful and self.options[0].chance < _HARDLY_EVER

    @property
    def as_good(self) -> list[Option]:
        """What wins as often as the best, to any eye."""
        best, *others = self.options
        return [option for option in others if best.chance - option.chance < NEARLY]

    def _compared(self, at: int) -> tuple[Option, Option]:
        """Return the best and this choice; or, where this one is as good, it and the own choice."""
        best, this, own = self.options[0], self.options[at], self.options[self.starred or 0]
        if best.chance - this.chance < NEARLY <= this.chance - own.chance:
            return this, own
        return best, self.options[at or self.starred or 1]

    def _ties(self) -> list[Option]:
        """List what has the same figure to win as the best, and the best."""
        cells = self.columns[-1].cells
        return [one for one, cell in zip(self.options, cells, strict=True) if cell == cells[0]]


def figures_part(
    figures: Sequence[Sequence[str]], choices: Sequence[Cards], *, is_fine: bool | None = None
) -> Part:
    """Set the figures of one choice or two side by side, below their cards."""
    rows = [row[: 1 + len(choices)] for row in figures]
    grid = Grid(("", *map(small_cards, choices)), rows)
    return Part("", grid, share=5, is_dark=True, is_beside=True, is_fine=is_fine)


def _tenths(points: float) -> str:
    """Write points to a tenth, and never less than nothing by nothing."""
    return f"{as_shown(points) + 0.0:.1f}"


def _in_all(option: Option) -> str:
    """Add up the points of a choice as they stand beside it, so that the row adds up for whoever checks."""
    return _tenths(sum(as_shown(points) for _, points in option.parts))


def page_lines(page: CoachPage, card_words: CardWords, most: int | None = None) -> list[str]:
    """Write the page as sentences: the best choices, those that are alike together, the own one, and why."""
    lines = []
    for at in _told_places(page, _MOST_WITHOUT_HOPE if page.has_no_hope else most):
        option = page.options[at]
        cells = {column.head: column.cells[at] for column in page.columns}
        own = ", your choice," if at == page.starred else ""
        makes = f" makes {cells.pop(MAKES)}" if MAKES in cells else ""
        named = f"{at + 1}: {card_words(option.cards)}{own if makes else own[:-1]}{makes}"
        lines.append(f"{named}: {told_figures(cells)}{_same(option, card_words)}")
    return [NO_HOPE, *lines] if page.has_no_hope else [*lines, *_remarks(page, card_words, most)]


def figures_told(page: CoachPage, card_words: CardWords) -> list[str]:
    """Tell each choice's figures but its chance to win, which was told before them."""
    *others, _ = page.columns
    cells = ({column.head: column.cells[at] for column in others} for at in range(len(page.options)))
    return [
        f"{capital(told_figures(each))}{_same(option, card_words)}"
        for each, option in zip(cells, page.options, strict=True)
    ]


def told_figures(cells: Mapping[str, str], pegs: str = PEG) -> str:
    """Tell these figures by their names; `pegs` is all that is said where who pegs was named before."""
    return f"{', '.join(_figure(head, cell, pegs) for head, cell in cells.items())}."


def _same(option: Option, card_words: CardWords) -> str:
    alike = _alike(option, card_words)
    return f" The same: {alike}." if alike else ""


def page_table(page: CoachPage, card_words: CardWords, most: int | None) -> list[list[str]]:
    """Write the same choices as rows below their heads; a star stands by the own one."""
    heads = ["", "", *(column.head for column in page.columns)]
    rows = [
        [f"{at + 1}:", f"{card_words(page.options[at].cards)}{' *' * (at == page.starred)}"]
        + [column.cells[at] for column in page.columns]
        for at in _told_places(page, most)
    ]
    return [heads, *rows]


def table_remarks(page: CoachPage, card_words: CardWords, most: int | None) -> list[str]:
    """Write what stands below the rows: the star, what is the same as another, what is left out, and why."""
    places = _told_places(page, most)
    same = [(at + 1, _alike(page.options[at], card_words)) for at in places]
    star = [f"* your choice{'' if page.starred else ', and the best'}."] if page.starred in places else []
    alike = [f"The same as {at}: {words}." for at, words in same if words]
    return [*star, *alike, *_remarks(page, card_words, most)]


def _told_places(page: CoachPage, most: int | None) -> list[int]:
    """List which choices are told: the best, and the own one."""
    return [at for at in range(len(page.options)) if most is None or at < most or at == page.starred]


def _alike(option: Option, card_words: CardWords) -> str:
    """Name the cards that are as good as these because they are like them."""
    return "; ".join(card_words(cards) for cards in option.alike if cards != option.cards)


def _remarks(page: CoachPage, card_words: CardWords, most: int | None) -> list[str]:
    """Say what is left out, and why the best is the best."""
    others = len(page.options) - len(_told_places(page, most))
    better = max(0, (page.starred or 0) - most) if most is not None else 0
    return [*[_left_out(others, better)] * bool(others), *filter(None, [page.why(0, card_words)])]


def _left_out(others: int, better: int) -> str:
    """Say of the choices not listed whether they win less: some may stand above the own one."""
    which = f"The other {others} win" if others > 1 else "The other one wins"
    if better in (0, others):
        return f"{which} {'more than yours' if better else 'less'}."
    win = "win" if better > 1 else "wins"
    return f"Of the other {others}, {number_word(better)} {win} more than yours, and the rest less."


def _figure(head: str, cell: str, pegs: str) -> str:
    """Say one figure of a choice."""
    if head in (PEG, PEG_LATER):
        return f"{pegs} {cell}{head.removeprefix(PEG)}"
    return f"{cell} to win" if head == TO_WIN else f"{head} {cell}"
