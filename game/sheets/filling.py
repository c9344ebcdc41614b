"""Fills lines for the terminal they are seen on, so that no word is broken at its edge."""

import re
from functools import partial
from shutil import get_terminal_size
from textwrap import fill

ROOM_TO_ANSWER = 8
"""Columns behind a question: enough for two cards."""
_LAST_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-Z][^.!?]*[:?]$)")
_WHOLE = re.compile(r"\([^()]{,40}\)|(?<=[,;] )[^,;()]{,40}$")
"""An example, and the last clause, which stay in one line each."""
_HARD_SPACE = "\u00a0"
_TO_COPY = re.compile(r"[a-z]+=|(\S+,){3}")
"""How a position or a row of figures begins, which the terminal alone may wrap: it is copied as one line."""
_LABEL = re.compile(r".{,40}\S {2,}(?=\S)")
"""What stands in a column before the words: they stay in theirs."""
_fill = partial(fill, break_long_words=False, break_on_hyphens=False)


def filled(line: str) -> str:
    """Fill a line."""
    if _TO_COPY.match(line):
        return line
    wide = max(1, get_terminal_size().columns - 1)
    label = _LABEL.match(line)
    indent = " " * (label.end() if label else 0)
    return _fill(line, wide, subsequent_indent=indent)


def filled_to_answer(question: str) -> str:
    """Fill a question so that an answer has room behind it, below what is told before it."""
    wide = get_terminal_size().columns
    if len(question) + ROOM_TO_ANSWER <= wide:
        return question
    *told, asked = _LAST_SENTENCE.split(question)
    whole = _WHOLE.sub(lambda part: part[0].replace(" ", _HARD_SPACE), asked)
    last = _fill(whole, max(1, wide - ROOM_TO_ANSWER)).replace(_HARD_SPACE, " ")
    return "\n".join([*map(filled, told), last])
