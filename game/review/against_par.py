"""How somebody plays against par: in one game deal by deal, and over the last games in running figures."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.players.par import Par, par_after, par_of, positions, share_of_first_dealer
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.rules.in_words import so_many
from game.store.game_figures import DealFigures, GameFigures, Mean, average, ratio, share
from game.store.usual_figures import EXPECTED
from game.store.wasco_line import GameRecord, PointsInHands
from game.store.wasco_page import in_columns

PAR = "par"
LAST = (20, 100)
"""Over how many games the figures run; the last of them are all that is saved."""


class Stood(NamedTuple):
    """Where a side stood after a deal, and where par is."""

    deal: int
    score: int
    par: float


def stood(review: Reviewing, side: int) -> list[Stood]:
    """Return where a side stood after each deal that was played to its end."""
    form, target = review.game.form, review.game.target
    dealt: list[bool] = []
    found = []
    for number, dealer, scores in review.boards:
        dealt.append(form.side(dealer) == side)
        found.append(Stood(number, scores[side], par_after(form.name, target, dealt)))
    return found[:-1] if review.game.outcome else found


def par_words(review: Reviewing, side: int, name: str) -> str:
    """Say how far somebody was from par when the last deal began; nothing of a game of one deal."""
    if not (boards := stood(review, side)):
        return ""
    deal, score, par = boards[-1]
    apart = score - round(par)
    side_of_par = "ahead of" if apart > 0 else "behind"
    far = f"{abs(apart)} {side_of_par} par" if apart else "at par"
    verb = "were" if name == "you" else "was"
    return f"After {so_many(deal, 'deal')} {name} {verb} at {score}, {far}, the average of good players."


def positions_words(form: str, target: int) -> list[str]:
    """Say where par is after each deal, dealing the first or not."""
    told = []
    for deals, words in ((True, "Dealing first"), (False, "Not dealing first")):
        holes = ", ".join(str(round(at)) for at in positions(form, target, deals=deals))
        told.append(f"{words}, par after each deal is {holes}.")
    return told


class FigureTable(NamedTuple):
    """Figures in rows below their heads, which are numbers of games."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]


def tables(saved: Sequence[GameFigures], records: Sequence[GameRecord]) -> list[FigureTable]:
    """Tabulate the figures of one form, the latest game first: those of WASCO, and of the saved games."""
    form = saved[0].form if saved else records[0].form
    of_form = [game for game in saved if game.form == form]
    noted = [record for record in records if record.form == form]
    return [
        _of_games(form, of_form, noted),
        *(_of_deals(form, of_form, deals=deals) for deals in (True, False) if of_form),
    ]


def _of_games(form: str, saved: Sequence[GameFigures], records: Sequence[GameRecord]) -> FigureTable:
    """Tabulate what both WASCO and the saved games tell of whole games."""
    expected, runs = EXPECTED[form], _runs(len(records))

    def row(
        name: str, of: Callable[[Sequence[GameRecord]], Mean], par: float | None = None
    ) -> tuple[str, ...]:
        cells = (of(records[:many]) for many in runs)
        if par is None:
            return name, *(cell.in_percent for cell in cells), ""
        return name, *map(str, cells), f"{par:.1f}"

    def first(name: str, *, is_first: bool) -> tuple[str, ...]:
        kept = [game.won for game in saved if game.dealt_first == is_first]
        dealing = share_of_first_dealer(form)
        par = dealing if is_first else (1 - dealing) / (FORMS[form].sides - 1)
        cells = (share(kept[:many]).in_percent if many <= LAST[-1] else "" for many in runs)
        return name, *cells, f"{100 * par:.0f}"

    heads = [*map(str, runs[:-1]), "all"]
    return FigureTable(
        f"Your last {', '.join(heads[:-1])} and all games" if heads[1:] else "All your games",
        ("", *heads, PAR),
        [
            row("won %", lambda some: share([one.won for one in some])),
            first("dealt 1st", is_first=True),
            first("dealt 2nd", is_first=False),
            row("skunks %", lambda some: share([one.won and "-" in one.result for one in some])),
            row("skunked %", lambda some: share([not one.won and "-" in one.result for one in some])),
            row("cards", lambda some: ratio(_held(some, expected.dealt)), expected.dealt),
            row("hand", lambda some: ratio(_each(one.hands[0] for one in some)), expected.hand),
            row("crib", lambda some: ratio(_each(one.cribs[0] for one in some)), expected.crib),
            row("pegs", lambda some: ratio((one.pegged[0], one.deals) for one in some), expected.pegging),
        ],
    )


def _held(records: Sequence[GameRecord], dealt: float) -> Iterator[tuple[float, int]]:
    """Yield for each game what the cards dealt could hold: the best a hand can be before the starter."""
    return ((dealt * record.deals + record.luck[0], record.deals) for record in records)


def _each(tallies: Iterable[PointsInHands]) -> Iterator[tuple[float, int]]:
    """Yield for each game the points of its hands, or of its cribs, and how many these are."""
    return ((tally.points, tally.hands) for tally in tallies)


def _of_deals(form: str, saved: Sequence[GameFigures], *, deals: bool) -> FigureTable:
    """Tabulate the deals of the saved games that the side dealt, or did not."""
    par, runs = par_of(form, deals=deals), _runs(len(saved))

    def row(name: str, of: Callable[[DealFigures], Iterator[float]], at_par: float) -> tuple[str, ...]:
        cells = []
        for many in runs:
            dealt = (deal for game in saved[:many] for deal in game.deals if deal.is_dealer == deals)
            cells.append(str(average(value for deal in dealt for value in of(deal))))
        return name, *cells, f"{at_par:.1f}"

    rows = [row("hand", lambda deal: iter(deal.hands), par.hand)]
    if deals:
        rows.append(row("crib", lambda deal: iter(() if deal.crib is None else (deal.crib,)), par.crib))
    rows += [row("pegs", lambda deal: iter((deal.pegged,)), par.pegged), row("deal", _whole, _counted(par))]
    title = "Deals that you dealt" if deals else "Deals that they dealt"
    return FigureTable(title, ("", *map(str, runs[:-1]), so_many(runs[-1], "game"), PAR), rows)


def _runs(games: int) -> list[int]:
    """Return over how many of these games the figures run: of few games the last twenty are all."""
    return [*(many for many in LAST if many < games), games]


def _whole(deal: DealFigures) -> Iterator[float]:
    """Yield the points of a deal that was counted to its end."""
    if deal.hands and (deal.crib is not None or not deal.is_dealer):
        yield sum(deal.hands) + (deal.crib or 0) + deal.pegged


def _counted(par: Par) -> float:
    """Return the par of what is counted of a deal: heels are no part of it."""
    return par.hand + par.crib + par.pegged


AGAINST_PAR = (
    "Beside par, the average of good players. Give or take (±) holds 95 times in 100.",
    "Dealt 1st and 2nd: games won when you dealt first, or not.",
    "Cards: what a hand could hold when it was dealt.",
    "Deal: hand, crib and pegs of one deal together.",
)


def table_lines(saved: Sequence[GameFigures], records: Sequence[GameRecord]) -> Iterator[str]:
    """Write the tables as lines."""
    if not saved and not records:
        return
    yield from ("", *(AGAINST_PAR if saved else AGAINST_PAR[:-1]))
    for title, heads, rows in tables(saved, records):
        yield from ("", f"{title}:", *in_columns(rows, heads))
