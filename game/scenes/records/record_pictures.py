"""The pictures of one player's games: his figures beside the average, his months, his luck, his best hand."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil

from game.club.one_number import A_DECISION, in_chances, number_words, numbers
from game.review.against_par import AGAINST_PAR, PAR, FigureTable, tables
from game.rules.cards import Card, parse_cards
from game.rules.counting import Kind, points, show
from game.rules.in_words import NO_FIGURE, so_many
from game.sheets.charts import Bar, Bars, Compared, Comparison, Curve, Graph, Scale, Share, Sums
from game.sheets.columns import with_room_for
from game.sheets.marks import small_cards
from game.sheets.page_parts import Grid, Hand, Part, Words
from game.sheets.pages import PageSheet, chart_page
from game.sheets.sheet import Sheet
from game.store.game_figures import GameFigures
from game.store.judged import JudgedGame
from game.store.standings import WIDEST_MARGIN, WIDTH_OF_MARGINS, History, Standing
from game.store.wasco_page import LUCK, hints_words, luck_words
from game.values import replace

RESULTS = ("won", "lost")
FOOTER = "{left} {right} pages   {back} back"
_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August"),
    *("September", "October", "November", "December"),
)
KINDS = {
    Kind.FIFTEEN: "in fifteens",
    Kind.RUN: "in runs",
    Kind.PAIR: "in pairs",
    Kind.FLUSH: "for the flush",
    Kind.NOBS: "for his nobs",
}
HEARD = {
    "won %": "games won",
    "dealt 1st": "games won when you dealt first",
    "dealt 2nd": "games won when you didn't",
    "skunks %": "games won by a skunk",
    "skunked %": "games lost by a skunk",
    "cards": "points that a hand could hold when it was dealt",
    "hand": "points in a hand",
    "crib": "points in a crib",
    "pegs": "points pegged in a deal",
    "deal": "points in a deal, with crib and pegs",
}
"""What the figures against par are called for an ear."""
GAMES_NUMBERED = 9
"""Below a curve, at most."""
BY_HOW_MUCH = "By how many points games were won or lost."
ROUND_LUCK = 5
"""What the scale of the luck ends at is so many points, or twice as many, and so on."""


def record_pictures(standing: Standing, history: History, judged: Sequence[JudgedGame]) -> list[Sheet]:
    """Draw one after the other, to be leafed through; none of games too long ago to be read again.

    One game has no curve: its figures are all there is to see."""
    who = standing.initials
    pages: list[Sheet] = [figures(standing, history)]
    if history.records[1:]:
        pages += [_months(who, history), _share(who, history), _margins(who, history), _luck(who, history)]
    if in_chances(judged):
        pages.append(_one_number(who, judged))
    return pages


def figures(standing: Standing, history: History) -> PageSheet:
    """Draw the figures beside the average, the luck of the cards, and the best hand."""
    most, _, cards = standing.best.partition(":")
    compared = [
        Compared("Hand", standing.hand.each, standing.hand.usual),
        Compared("Crib", standing.crib.each, standing.crib.usual),
        Compared("Pegging", standing.pegging.each, standing.pegging.usual),
    ]
    results = [
        Share("won", f"{standing.won}, skunks {standing.skunks_given}", standing.won, 0, is_result=True),
        Share("lost", f"{standing.lost}, skunks {standing.skunks_taken}", standing.lost, 1, is_result=True),
    ]
    games = f"{so_many(standing.games, 'game')}, {standing.margin:+.1f} points a game"
    heads = "".join(Comparison.figures("you", "avg", "+/-")).strip()
    rows = [
        [Part(games, Sums([results]), hints_words(standing))],
        [Part("Points a deal", Comparison(compared), heads)],
        [Part(LUCK.capitalize(), Words([" ".join(luck_words(standing))]))],
    ]
    if cards:
        rows.append([Part("Best hand", best_hand(standing.best, history), f"{most} points")])
    name = f"{standing.initials} against the average"
    return PageSheet(name.upper(), "", rows, FOOTER, on_wood=True, name=name)


def running_figures(initials: str, saved: Sequence[GameFigures], history: History) -> list[PageSheet]:
    """Draw the figures of the last games against par, of whole games and of deals, with their intervals."""
    of_all, *of_each = tables(saved, history.records[::-1])
    below_each_other = [row for table in of_each for row in (table.heads, *table.rows)]
    games = [Part(of_all.title, _figures_grid(of_all))]
    deals = [[Part(table.title, _figures_grid(table, below_each_other))] for table in of_each]
    name = f"{initials} against par"
    of_games, of_deals = ([Part("", Words(told))] for told in (AGAINST_PAR[:-1], AGAINST_PAR[-1:]))
    sheet = PageSheet(name.upper(), "", [games, of_games], FOOTER, on_wood=True, name=name)
    return [sheet, *[replace(sheet, rows=[*deals, of_deals])] * bool(deals)]


def _figures_grid(table: FigureTable, below_each_other: Sequence[Sequence[str]] = ()) -> Grid:
    """Lay out a table in columns as wide as those of all that stand below each other.

    An ear hears what a figure is of, of how many games."""
    of = ["", *map(_games_told, table.heads[1:])]
    rows = [[HEARD.get(row[0], row[0]), *map(_figure_told, row[1:], of[1:])] for row in _heard(table.rows)]
    return Grid(with_room_for(table.heads, below_each_other), table.rows, in_words=Grid([""] * len(of), rows))


def _games_told(head: str) -> str:
    """Say of which games a column is."""
    number, _, _ = head.partition(" ")
    if not number.isdecimal():
        return f"in {head} games" * (head != PAR)
    return f"in your last {so_many(int(number), 'game')}"


def _figure_told(cell: str, of: str) -> str:
    """Say a figure of these games, and how far off it may be; of none it is par. Shares have no tenths."""
    mean, _, margin = cell.partition("±")
    words = f"{mean}{' percent' * ('.' not in mean)}"
    told = f"{words} {of}{f', give or take {margin}' * bool(margin)}" if of else f"{PAR} {words}"
    return told * bool(cell)


def _heard(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Leave out what is missing."""
    known = [["" if cell == NO_FIGURE else cell for cell in row] for row in rows]
    heard = [row for row in known if any(row[1:-1])]
    return heard + [[""] * len(rows[0])] * (len(rows) - len(heard))


def _months(initials: str, history: History) -> Sheet:
    months = history.months()
    bars = [Bar(_month(month), won, lost) for month, won, lost in months]
    words = [f"Games won above the line, lost below, from {months[0][0]} to {months[-1][0]}."]
    first, last = (_month_of_year(months[at][0]) for at in (0, -1))
    when = last if first == last else f"from {first} to {last}"
    told = [f"Games won and lost, {when}."]
    return chart_page(f"{initials}: month by month", words, Bars(bars, RESULTS), FOOTER, told)


def _month(word: str) -> str:
    """Name a month in short."""
    return _month_of_year(word).partition(" ")[0][:3].upper()


def _month_of_year(word: str) -> str:
    """Name a month with its year; in a record that was edited there may be more than twelve."""
    year, _, month = word.partition("-")
    return f"{dict(enumerate(_MONTHS, 1)).get(int(month), month)} {year}"


def _share(initials: str, history: History) -> Sheet:
    shares = history.share_won()
    words = [f"Your share of games won, after each game: {shares[-1]:.0%} now."]
    scale = Scale(0, 1, [(share / 4, f"{25 * share}%") for share in range(5)], _games(1, len(shares)), "game")
    return chart_page(f"{initials}: the share won", words, Graph([Curve("", shares)], scale), FOOTER)


def _games(first: int, last: int) -> list[tuple[float, str]]:
    """Tell where games are numbered below a curve: each of them, or each fifth, tenth and so on."""
    wide = max(last - first, 1)
    apart = next(step for step in (1, 5, 10, 25, 50, 100, 250, last) if wide // step < GAMES_NUMBERED)
    numbers = range(-(-max(first, 1) // apart) * apart, last + 1, apart)
    return [((game - first) / wide, f"{game}") for game in numbers]


def _margins(initials: str, history: History) -> Sheet:
    bars = [
        Bar(_margin(least), number if least >= 0 else 0, number if least < 0 else 0, _margin_told(least))
        for least, number in history.margins()
    ]
    words = [f"Games lost (left) and won (right), by points: 1+ is 1 to {WIDTH_OF_MARGINS}."]
    return chart_page(f"{initials}: by how much", words, Bars(bars, RESULTS), FOOTER, [BY_HOW_MUCH])


def _margin(least: int) -> str:
    return f"{_nearest(least)}+"


def _margin_told(least: int) -> str:
    """Tell the margins of a group, of which the outer two go on."""
    nearest, farthest = _nearest(least), _nearest(least) + WIDTH_OF_MARGINS - 1
    return f"{nearest} to {farthest}" if farthest < WIDEST_MARGIN else f"{nearest} or more"


def _nearest(least: int) -> int:
    return 1 + (least if least >= 0 else -least - WIDTH_OF_MARGINS)


def _luck(initials: str, history: History) -> Sheet:
    luck, theirs = history.luck(), history.their_luck()
    most = ROUND_LUCK * ceil(max(map(abs, [*luck, *theirs, 1.0])) / ROUND_LUCK)
    marks = [(-most, f"{-most:+.0f}"), (0, "0"), (most, f"{most:+.0f}")]
    scale = Scale(-most, most, marks, _games(0, len(luck) - 1), "game")
    curves = [Curve("you", luck), Curve("the others", theirs)]
    games = so_many(len(luck) - 1, "game")
    words = [
        "How many points above average the cards were worth, added up.",
        f"In {games} luck alone stays within {history.chance():.0f} points, 19 times in 20.",
    ]
    return chart_page(f"{initials}: the luck of the cards", words, Graph(curves, scale), FOOTER)


def _one_number(initials: str, games: Sequence[JudgedGame]) -> Sheet:
    """Draw the cost of a decision, from the first game that tells; the line rises where you play better."""
    levels = [(1000 * cost, f"{level.upper()} ({1000 * cost:.1f})") for level, cost in A_DECISION.items()]
    found = [each.thousandths for each in numbers(games)]
    most = max([*found, *(cost for cost, _ in levels)])
    curves = [Curve(f"{found[-1]:.1f} now", found)] if found else []
    words = ["Game by game, in thousandths of a game; no decision counts more than 20.", number_words(games)]
    graph = Graph(curves, Scale(most, 0, levels, _games(1, len(found)), "game"))
    return chart_page(f"{initials}: the cost of a decision", words, graph, FOOTER)


def won_less_lost(history: History, latest: int) -> Graph:
    """Draw a step up for each game won, a step down for each one lost, and the months below."""
    records = history.records[-latest:]
    values = [*accumulate((1 if one.won else -1 for one in records), initial=0)]
    low, high = min(values) - 1, max(values) + 1
    apart = max((high - low) // 4, 1)
    marks = [(float(at), f"{at:+}" if at else "0") for at in range(low, high + 1) if at % apart == 0]
    begun = [_month(one.begun[:7]) for one in records]
    firsts = [at for at, month in enumerate(begun) if not at or month != begun[at - 1]]
    columns = [(at / len(records), begun[at]) for at in firsts[:: len(firsts) // 4 + 1]]
    return Graph([Curve("", values, has_points=True)], Scale(low, high, marks, columns))


def best_hand(best: str, history: History) -> Hand:
    """Lay out the cards, what counts in them, and when they lay there."""
    held, _, cut = best.partition(":")[2].partition("+")
    hand = sorted(parse_cards(held))
    starter = Card.parse(cut)
    told, each, rest = [], [], []
    for kind, words in KINDS.items():
        if scores := [one for one in show(hand, starter) if one.kind is kind]:
            of_it = tuple(card for card in (*hand, starter) if any(card in one.cards for one in scores))
            told.append(f"{points(scores)} {words}   {small_cards(of_it)}")
            each.append(f"{points(scores)} {words}: {'; '.join(small_cards(one.cards) for one in scores)}")
    if record := next((one for one in history.records if one.best == best), None):
        rest.append(f"against {record.level.upper()}   {record.begun[:10]}")
    if margins := [one for one in history.records if one.won]:
        widest = max(margins, key=lambda one: one.margin)
        rest.append(f"Best win   {widest.scores[0]} to {max(widest.scores[1:])}")
    return Hand(
        [*hand, starter],
        words={len(hand): "starter"},
        fanned=True,
        has_cut=True,
        below=[*told, *rest],
        below_told=[*each, *rest],
    )
