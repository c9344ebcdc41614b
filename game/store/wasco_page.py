"""The record as a page of text: a table by initials, and the last ten games."""

from collections.abc import Iterable, Iterator, Sequence

from game.assets import COMMAND
from game.rules.cards import Card
from game.rules.forms import FORMS
from game.store.standings import Standing
from game.store.wasco_line import GameRecord

LAST_GAMES = 10
NO_RECORD = f"WASCO, the record book, is still empty. To fill it, start with your initials: {COMMAND} ABC"

WON = "Games won and lost. Margin: points ahead at the end, on average."
_WON_HEADS = ("who", "games", "won", "lost", "skunks given", "taken", "margin", "with hints")
_GAMES_HEADS = ("who", "begun     ", "game", "rules", "opponents", "result", "score", "")
_SIGNS = {"*": "with hints", "+": "from a seed you chose, not counted above"}
FIGURES = "Points per hand, per crib, and pegged per deal, each beside the average (avg)."
_FIGURES_HEADS = ("who", "hand", "avg", "crib", "avg", "pegged", "avg", "best hand")
LUCK_TOLD = "Luck: points per hand that the cards could hold, above or below average."
_LUCK_HEADS = ("who", "yours", "theirs", "by chance up to")


def page(standings: Sequence[Standing], latest: Sequence[GameRecord], initials: str = "") -> Iterator[str]:
    """Write who won, then the last games, then the figures: of everybody, or under these initials."""
    standings = [one for one in standings if initials in ("", one.initials)]
    last = [record for record in latest if initials in ("", record.initials)][-LAST_GAMES:]
    if not last:
        yield f"WASCO holds no games of {initials}." if initials else NO_RECORD
        return
    if standings:
        yield WON
        shown = len(_WON_HEADS) - (not any(one.with_hints for one in standings))
        yield from in_columns([_won(one)[:shown] for one in standings], _WON_HEADS[:shown])
        yield ""
    yield f"The last {len(last)} games, the newest last:" if len(last) > 1 else "The last game:"
    yield from games_words(last)
    if standings:
        yield from ("", FIGURES)
        yield from in_columns(map(_figures, standings), _FIGURES_HEADS)
        yield from ("", LUCK_TOLD)
        yield from in_columns(map(_lucky, standings), _LUCK_HEADS)


def _won(one: Standing) -> Sequence[str]:
    counts = (one.games, one.won, one.lost, one.skunks_given, one.skunks_taken)
    return (one.initials, *map(str, counts), f"{one.margin:+.1f}", str(one.with_hints))


def _figures(one: Standing) -> Sequence[str]:
    averages = (f"{value:.2f}" for of in (one.hand, one.crib, one.pegging) for value in (of.each, of.usual))
    return (one.initials, *averages, best_words(one.best))


def _lucky(one: Standing) -> Sequence[str]:
    luck, theirs = f"{one.luck.each:+z.2f}", f"{one.their_luck.each:+z.2f}"
    return (one.initials, luck, theirs, f"{one.chance:.2f}")


def best_words(best: str) -> str:
    """Tell the best hand: its points, its cards and the starter."""
    points, _, cards = best.partition(":")
    hand, _, starter = cards.partition("+")
    return f"{points} with {_spaced(hand)} + {starter}" if cards else "none yet"


def _spaced(cards: str) -> str:
    return " ".join(map(str, sorted(Card.parse(cards[at : at + 2]) for at in range(0, len(cards), 2))))


LUCK = "luck of the cards, a hand"


def luck_words(standing: Standing) -> tuple[str, str]:
    """Tell whether somebody was dealt better cards than the other side, and the bounds of luck, a hand."""
    return (
        f"yours: {standing.luck.each:+z.2f} points from average;",
        f"theirs: {standing.their_luck.each:+z.2f}; most stay within {standing.chance:.2f}",
    )


def hints_words(standing: Standing) -> str:
    """Tell how many of the games were played with hints; nothing where none was."""
    return f"with hints {standing.with_hints} of them" if standing.with_hints else ""


def games_words(records: Sequence[GameRecord]) -> Iterator[str]:
    """Write one game on a line, and what the signs behind them mean."""
    yield from in_columns([_cells(record) for record in records], _GAMES_HEADS)
    signs = {sign for record in records for sign in _signs(record)}
    if told := [f"{sign} {words}" for sign, words in _SIGNS.items() if sign in signs]:
        yield f"{'; '.join(told)}."


def in_columns(rows: Iterable[Sequence[str]], heads: Sequence[str]) -> Iterator[str]:
    """Write rows of cells below their heads; figures end below one another, words begin so."""
    table = [heads, *rows]
    ended = [all(map(_is_figure, column)) for column in zip(*table[1:], strict=True)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = zip(row, widths, ended, strict=True)
        yield "  ".join(cell.rjust(wide) if ends else cell.ljust(wide) for cell, wide, ends in cells).rstrip()


def _is_figure(cell: str) -> bool:
    return not cell.strip("0123456789+-.±%")


def _signs(record: GameRecord) -> str:
    return "*" * record.has_hints + "+" * record.has_seed


def _cells(record: GameRecord) -> tuple[str, ...]:
    form = FORMS[record.form]
    return (
        record.initials,
        record.begun[:10],
        f"{form.dealt} cards" if form.seats == 2 else f"{form.seats} players",
        record.preset.partition("+")[0],
        record.level,
        record.result.replace("-", " ", 1),
        "-".join(map(str, record.scores)),
        _signs(record),
    )
