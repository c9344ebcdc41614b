"""The marks at the beginning of a line of a page that say what it is, and the card among words."""

import re

HEADING_MARK, CARDS_MARK, PRICE_MARK, BOARD_MARK, TAB = "# ", "= ", ". ", "| ", "\t"
ANSWER_MARK = "? "
"""Stands before an answer that is turned up when asked for."""
COUNTS_MARK = "counts: "
"""Stands below cards that two players played in turn: the count of each."""
BEFORE_KEYS = "   "
"""Stands between words and what a key does."""
SMALL_CARD = re.compile(r"\[(10|[2-9TJQKA])([CDHS])\]")
