"""What may come in: every letter and every kept row is opened here, and only known words get through."""

import re

from game.wire.faults import Rubbish

LONGEST_LINE = 3000
MOST_LINES = 5000  # of a game
LONGEST_TALK = 120  # letters
WHO = r"[a-z0-9:-]{1,40} [!-~](?:[ -~]{0,18}[!-~])?"
"""A level or `person`, and a name that moves no cursor."""
_NUMBER = "(?:0|[1-9][0-9]{0,9})"
_KEY, _CHANCE, _SIGNATURE = (f"[A-Za-z0-9_-]{{{many}}}" for many in (43, 22, 86))
_MATCH = f"(?:[0-9]{{1,3}}(?:-points)?(?: {_NUMBER}){{0,8}})?"
_PLAIN = re.compile(rb"[\n -~]*")
_RECORD = re.compile(f"{_NUMBER} {_NUMBER} {_KEY} [a-z]{{2,8}}(?: [A-Za-z0-9_-]+)* {_SIGNATURE}")
_ROWS = {
    "crib": "wire [0-9]{1,3}",
    "game": f"{_NUMBER} (?:-|{_KEY})",
    "form": "[a-z-]{1,40}",
    "house": "[a-z0-9_=. -]{1,1000}",
    "dealer": "(?:cut|[0-3])",
    "seat": f"[0-3] [0-3] {WHO}",
    "side": f"[0-3] {_KEY} {_CHANCE}",
}
"""What stands behind the first word of a row of the heading."""
_HEADING = "|".join(f"{name} {rest}" for name, rest in _ROWS.items())
_SAID = {
    "iam": f"{_KEY} {_SIGNATURE}",
    "program": "[!-~]{1,40}",
    "you": "[1-3]",
    "row": f"(?:{_HEADING})",
    "match": _MATCH,
    "sit": _CHANCE,
    "have": f"{_NUMBER} {_KEY}",
    "heard": _NUMBER,
    "at": _NUMBER,
    "say": f"{_NUMBER} [ -~]{{1,{LONGEST_TALK}}}",
}
"""What stands behind the first word of every other line."""
_KNOWN = {name: re.compile(rest) for name, rest in _SAID.items()}


def lines_of(plain: bytes) -> list[str]:
    """Return the lines of a letter; `Rubbish` where one is none that anybody says.

    One with an unknown first word gets through: it says that the other program is newer."""
    if not _PLAIN.fullmatch(plain):
        raise Rubbish("there are signs in it that no line has")
    lines = plain.decode("ascii").rstrip("\n").split("\n")
    for line in lines:
        if not is_said(line):
            raise Rubbish("a line in it isn't one that anybody says")
    return lines


def is_said(line: str) -> bool:
    """Tell whether the words of a line fit its first one, as far as that is known here."""
    if len(line) > LONGEST_LINE:
        return False
    if line[:1].isdecimal():
        return bool(_RECORD.fullmatch(line))
    name, _, rest = line.partition(" ")
    return name not in _KNOWN or bool(_KNOWN[name].fullmatch(rest))
