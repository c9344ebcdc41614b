"""Words that are longer than the room for them, broken into rows."""

import re
from functools import lru_cache
from textwrap import wrap

GAP = re.compile(r" {3,}")
KEPT = 500


@lru_cache(maxsize=KEPT)
def fitted(words: str, columns: int) -> tuple[str, ...]:
    """Rows of words: broken where parts stand apart, and a part that is too long between its words."""
    rows: list[str] = []
    while len(words) > columns:
        gaps = [gap for gap in GAP.finditer(words) if 0 < gap.start() <= columns]
        if not gaps:
            return (*rows, *wrap(words, columns))
        rows.append(words[: gaps[-1].start()])
        words = words[gaps[-1].end() :]
    return (*rows, words) if words else tuple(rows)
