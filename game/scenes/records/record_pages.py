"""What is to be seen of one player's record: figures beside what is usual, and pictures."""

from collections.abc import Sequence

from game.review.plays_like import averages, in_chances, plays_like
from game.screen.sheets import Bar, BarsSheet, Curve, CurvesSheet, Scale, Sheet, TextSheet
from game.store.judged import JudgedGame
from game.store.wasco.past_games import WIDTH_OF_MARGINS, History
from game.store.wasco.standings import Average, Standing
from game.store.wasco.wasco_page import best_words, hints_words, luck_words

FOOTER = "{left} {right} pages   {back} back"
_MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]

LEAST_SCALE = 0.2


def record_pictures(standing: Standing, history: History, judged: Sequence[JudgedGame]) -> list[Sheet]:
    """One after the other, to be leafed through; none of games too long ago to be read again."""
    who = standing.initials
    pages: list[Sheet] = [TextSheet(f"{who} IN WASCO", figures(standing), FOOTER)]
    if history.records:
        pages += [_months(who, history), _share(who, history), _margins(who, history), _luck(who, history)]
    if comparable := in_chances(judged):
        pages.append(_given_away(who, comparable))
    return pages


def figures(standing: Standing) -> list[str]:
    """The figures beside what is usual."""
    return [
        f"Games       {standing.games:6}      {hints_words(standing)}".rstrip(),
        f"Won         {standing.won:6}      by a lurch or skunk {standing.skunks_given:6}",
        f"Lost        {standing.lost:6}      by a lurch or skunk {standing.skunks_taken:6}",
        f"Margin      {standing.margin:+8.1f}    on the average",
        "",
        "#              yours   usual",
        f"A hand      {_beside(standing.hand)}",
        f"A crib      {_beside(standing.crib)}",
        f"Pegged      {_beside(standing.pegging)}    in a deal",
        "",
        f"Best hand   {best_words(standing.best)}",
        "",
        "# Luck of the cards",
        *luck_words(standing),
        "",
        "What is usual was found by letting BSD's player meet itself.",
    ]


def _beside(average: Average) -> str:
    return f"{average.each:8.2f}{average.usual:8.2f}"


def _months(initials: str, history: History) -> Sheet:
    months = history.months()
    bars = [Bar(_month(month), won, lost) for month, won, lost in months]
    words = ["Above the line games won, below it games lost,", f"from {months[0][0]} to {months[-1][0]}."]
    return BarsSheet(f"{initials}: MONTH BY MONTH", words, bars, FOOTER)


def _month(word: str) -> str:
    """The name of a month; in a record that was edited there may be more than twelve."""
    month = word.partition("-")[2]
    return dict(enumerate(_MONTHS, 1)).get(int(month), month)


def _share(initials: str, history: History) -> Sheet:
    shares = history.share_won()
    words = ["The share of games won, after each game from the first to the last."]
    scale = Scale(0, 1, [(share / 4, f"{25 * share}%") for share in range(5)])
    curve = Curve(f"{shares[-1]:.0%} now", shares)
    return CurvesSheet(f"{initials}: THE SHARE WON", words, [curve], scale, FOOTER)


def _margins(initials: str, history: History) -> Sheet:
    bars = [
        Bar(_margin(least), number if least >= 0 else 0, number if least < 0 else 0)
        for least, number in history.margins()
    ]
    words = ["How often games were won (above) and lost (below), and by how many holes."]
    return BarsSheet(f"{initials}: BY HOW MUCH", words, bars, FOOTER)


def _margin(least: int) -> str:
    nearest = least if least >= 0 else -least - WIDTH_OF_MARGINS
    return f"{nearest + 1}+"


def _luck(initials: str, history: History) -> Sheet:
    luck, theirs, chance = history.luck(), history.their_luck(), history.chance()
    most = max(map(abs, [*luck, *theirs, chance[-1], 1.0]))
    scale = Scale(-most, most, [(-most, f"{-most:+.0f}"), (0, "0"), (most, f"{most:+.0f}")])
    curves = [
        Curve("you", luck),
        Curve("the others", theirs),
        Curve("chance", chance, is_dotted=True),
        Curve("", [-value for value in chance], is_dotted=True),
    ]
    words = [
        "Points that the cards dealt could hold, beyond what is usual, in all.",
        "Between the dots it is chance alone.",
    ]
    return CurvesSheet(f"{initials}: THE LUCK OF THE CARDS", words, curves, scale, FOOTER)


def _given_away(initials: str, games: Sequence[JudgedGame]) -> Sheet:
    each, mean = [game.given_away for game in games], averages(games)
    most = max(*each, LEAST_SCALE)
    scale = Scale(0, most, [(share * most, f"{share * most:.0%}") for share in (0, 0.5, 1)])
    curves = [Curve(f"{mean[-1]:.1%} now".replace("%", " %"), mean), Curve("each game", each)]
    words = ["What was given away in each game that was judged.", plays_like(games)]
    return CurvesSheet(f"{initials}: GIVEN AWAY", words, curves, scale, FOOTER)
