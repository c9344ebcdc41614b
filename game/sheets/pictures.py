"""What a whole picture says and offers: of all its sheets, the lowest first."""

from collections.abc import Iterable, Sequence
from itertools import chain

from game.sheets.pages import FIRE_DOES
from game.sheets.sheet import Choice, Sheet
from game.sheets.sheets import AdviceSheet, BalloonSheet, BoxSheet, EndingSheet, PullDownSheet, TableSheet
from game.sheets.spots import Spot
from game.sheets.table_said import table_in_full


def stops(sheets: Iterable[Sheet]) -> list[Spot | None]:
    """List the choices, in order, on the uppermost sheet: lines, or nothing in particular and the words."""
    found: Sequence[Spot | None] = []
    for sheet in sheets:
        found = sheet.stops(found)
    return [*dict.fromkeys(found)]


def choices(sheets: Iterable[Sheet]) -> Sequence[Choice]:
    """List what the uppermost sheet offers; the words beside it are for those who cannot type more."""
    found: Sequence[Choice] = []
    for sheet in sheets:
        found = sheet.choices(found)
    return found


def fire_does(sheets: Sequence[Sheet]) -> str:
    """Return what Enter does, as the line of keys below a page says it."""
    for sheet in reversed(sheets):
        if found := FIRE_DOES.search(getattr(sheet, "footer", "")):
            return found[1]
    return ""


def in_full(sheets: Sequence[Sheet]) -> list[str]:
    """Say all of a picture: of a table that nothing but words is laid over, the cards there."""
    tables = [sheet for sheet in sheets if isinstance(sheet, TableSheet)]
    over = (AdviceSheet, EndingSheet, BalloonSheet, BoxSheet, PullDownSheet)
    if tables and not any(isinstance(sheet, over) for sheet in sheets):
        return [*table_in_full(tables[-1].top)]
    return [words for _, words in chain.from_iterable(sheet.said() for sheet in sheets)]
