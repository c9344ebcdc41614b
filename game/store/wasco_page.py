"""The record as a page of text: a table by initials, and the last ten games."""

from collections.abc import Iterator, Sequence

from game.assets import COMMAND
from game.rules.cards import Card
from game.store.standings import AgainstAverage, Standing
from game.store.wasco_line import WITH_HINTS, GameRecord

LAST_GAMES = 10
NO_RECORD = f"WASCO, the record book, is still empty. To fill it, start with your initials: {COMMAND} ABC"

_WON_HEAD = "     games  won lost"
_FIGURES_HEAD = (
    "        skunks margin        hand         crib         pegging",
    "   given taken           you   avg    you   avg    you   avg",
)


def page(standings: Sequence[Standing], latest: Sequence[GameRecord], initials: str = "") -> Iterator[str]:
    """Write who won, then the last games, then the figures: of everybody, or under these initials."""
    standings = [one for one in standings if initials in ("", one.initials)]
    last = [record for record in latest if initials in ("", record.initials)][-LAST_GAMES:]
    if not last:
        yield f"WASCO holds no games of {initials}." if initials else NO_RECORD
        return
    if standings:
        yield _WON_HEAD
        yield from (f"{one.initials:3} {one.games:6} {one.won:4} {one.lost:4}" for one in standings)
        yield ""
    yield f"The last {len(last)} games:" if len(last) > 1 else "The last game:"
    yield from games_words(last)
    if standings:
        yield from ("", *_FIGURES_HEAD)
        yield from map(_row, standings)
        yield ""
        for standing in standings:
            yield from _remarks(standing)


def _row(standing: Standing) -> str:
    averages = "  ".join(map(_beside, (standing.hand, standing.crib, standing.pegging)))
    return (
        f"{standing.initials:3}{standing.skunks_given:5} {standing.skunks_taken:5} "
        f"{standing.margin:+6.1f}  {averages}"
    )


def _beside(average: AgainstAverage) -> str:
    return f"{average.each:5.2f} {average.usual:5.2f}"


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
        f"theirs: {standing.their_luck.each:+z.2f}; luck alone up to {standing.chance:.2f}",
    )


def _remarks(standing: Standing) -> Iterator[str]:
    yield f"{standing.initials:3}  best hand {best_words(standing.best)}"
    yield from (f"     {words}" for words in (f"{LUCK}:", *luck_words(standing)))
    if hints := hints_words(standing):
        yield f"     {hints}"


def hints_words(standing: Standing) -> str:
    """Tell how many of the games were played with hints; nothing where none was."""
    return f"with hints {standing.with_hints} of them" if standing.with_hints else ""


def games_words(records: Sequence[GameRecord]) -> Iterator[str]:
    """Write one game on a line."""
    return in_columns([_cells(record) for record in records])


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Write rows of cells in columns as wide as the longest word in them."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _cells(record: GameRecord) -> tuple[str, ...]:
    return (
        record.initials,
        record.begun.replace("T", " ")[:16],
        record.form,
        record.preset.removesuffix(WITH_HINTS),
        record.level,
        record.result.replace("-", " ", 1),
        "-".join(map(str, record.scores)),
        ", ".join(["with hints"] * record.has_hints + ["from a seed: not counted"] * record.has_seed),
    )
