"""Words that are longer than the room for them, broken into rows."""

import re
from functools import lru_cache
from textwrap import wrap

GAP = re.compile(r" {3,}")
PER_CENT, UNTORN = " %", "\N{NO-BREAK SPACE}%"
KEPT = 500


@lru_cache(maxsize=KEPT)
def fitted(words: str, columns: int) -> tuple[str, ...]:
    """Rows of words: broken where parts stand apart, and a part that is too long between its words."""
    rows: list[str] = []
    while len(words) > columns:
        gaps = [gap for gap in GAP.finditer(words) if 0 < gap.start() <= columns]
        if not gaps:
            return (*rows, *_wrapped(words, columns))
        rows.append(words[: gaps[-1].start()])
        words = words[gaps[-1].end() :]
    return (*rows, words) if words else tuple(rows)


def _wrapped(words: str, columns: int) -> list[str]:
    """Broken between words; a figure keeps its per cent."""
    return [row.replace(UNTORN, PER_CENT) for row in wrap(words.replace(PER_CENT, UNTORN), columns)]
