"""The terminal: eighty columns, twenty-four lines, and one phosphor that glows in three strengths."""

TITLE = "terminal"
