"""PROTOCOL.md says what goes over the line, and somebody writes another program from it: it must be true."""

import inspect
import re
from itertools import chain

import pytest

pytest.importorskip("nacl")

from game.wire import checked, encryption, talk, tcp
from game.wire.heading import WireHeading
from game.wire.lines import Lines, Taken
from game.wire.record import Record
from tests.sources import HOUSE
from tests.wire.test_vectors import VECTORS

WIRE = HOUSE / "game" / "wire"
PAPER = (HOUSE / "PROTOCOL.md").read_text(encoding="utf-8")
LIMITS = {
    "letters in a line": checked.LONGEST_LINE,
    "lines in a game": checked.MOST_LINES,
    "bytes in a sealed letter": encryption.LONGEST_FRAME,
    "lines in a letter": encryption.MOST_LINES,
    "letters in a second": tcp.LETTERS_A_SECOND,
    "letters in a line of talk": checked.LONGEST_TALK,
    "lines of talk in a minute": talk.A_MINUTE,
    "seconds to send the hello": tcp.TO_SHOW_THE_KEY,
    "seconds for a letter to come whole": tcp.TO_COME_WHOLE,
}


def rows(head: str) -> list[list[str]]:
    """The rows of the table that begins with this line, each as its cells."""
    table = PAPER.partition(f"{head}\n")[2].split("\n\n")[0]
    return [line.strip("| ").split(" | ") for line in table.splitlines()[1:]]


def blocks() -> list[list[str]]:
    return [block.splitlines() for block in re.findall(r"```\n(.*?)```", PAPER, re.DOTALL)]


def test_the_heading_and_the_first_line_are_those_of_the_vectors() -> None:
    heading, (line,) = blocks()
    assert heading == VECTORS["heading"]
    assert WireHeading.parse(heading).gid.hex() in PAPER
    assert Record(WireHeading.parse(heading)).add(line)


def test_every_first_word_of_a_letter() -> None:
    told = [re.findall(r"`(\w+) ", what)[0] for what, _ in rows("| line | says |")]
    assert sorted(told) == sorted([*checked._SAID, "N"])


def test_every_row_of_the_heading() -> None:
    assert list(checked._ROWS) == list(dict.fromkeys(row.split(" ")[0] for row in blocks()[0]))


def test_every_limit_stands_in_the_protocol() -> None:
    assert {name: float(value) for name, value in rows("| limit | value |")} == LIMITS


def test_every_kind_of_line() -> None:
    methods = {name[1:]: inspect.signature(m) for name, m in inspect.getmembers(Lines, inspect.isfunction)}
    taken = {kind for kind, method in methods.items() if [*method.parameters][:3] == ["self", "side", "n"]}
    kinds = {kind for kind in taken if methods[kind].return_annotation == Taken}
    states = rows("| state | who speaks | line | checked at once |")
    assert {*chain(*(re.findall(r"`([a-z]+)[ `]", line) for _, _, line, _ in states)), "stop"} == kinds


def test_every_label_of_a_hash() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in WIRE.glob("*.py"))
    (told,) = re.findall(r"The labels: (.*?)\.\n", PAPER, re.DOTALL)
    assert {*re.findall(r"`(\w+)`", told)} == {*re.findall(r"digest\(['\"](\w+)", code)}
