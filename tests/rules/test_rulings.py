"""The paper of the rulings, the code and the tests speak of the same rulings."""

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.house import AUTOMATIC, COUNTINGS
from game.rules.presets import PRESETS
from tests.sources import HOUSE

PAPER = (HOUSE / "game/rules/RULINGS.md").read_text(encoding="utf-8")
NAMED = re.compile(r"\b[DSPHWX]\d{1,2}\b")
ROWS = {
    row[1]: row[0] for row in re.finditer(r"^\| ([DSPHWX]\d+) \|.*\|$", PAPER, re.MULTILINE)
}  # by ID, the whole line


def remarks(path: Path) -> Iterator[str]:
    """All comments and docstrings of a file: elsewhere C7 and D8 are cards, or seats and what they play."""
    with tokenize.open(path) as file:
        yield from (
            token.string
            for token in tokenize.generate_tokens(file.readline)
            if token.type == tokenize.COMMENT
        )
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def named_by_tests() -> set[str]:
    """The rulings that some test has in its name."""
    found = set()
    for path in (HOUSE / "tests").rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {name.upper() for name in re.findall(r"^ *def test_([dsphwx]\d+)_", text, re.MULTILINE)}
    return found


@pytest.mark.parametrize("folder", ["game", "tests"])
def test_whatever_ruling_the_code_names_is_in_the_paper(folder: str) -> None:
    for path in (HOUSE / folder).rglob("*.py"):
        named = {*NAMED.findall(path.read_text(encoding="utf-8"))}
        if not named <= ROWS.keys():  # else there is no need to look which of it are remarks
            named = {name for remark in remarks(path) for name in NAMED.findall(remark)}
        assert named <= ROWS.keys(), path


def test_whatever_ruling_a_test_names_is_in_the_paper() -> None:
    assert named_by_tests() <= ROWS.keys()


def test_remarks_are_found() -> None:
    named = {
        name for path in (HOUSE / "game/rules").rglob("*.py") for name in NAMED.findall(str([*remarks(path)]))
    }
    assert {"P22", "S3", "P18"} <= named, "a docstring, a comment behind code, and one on a line of its own"


def test_every_ruling_is_held_by_a_test_or_marked_as_not_followed_yet() -> None:
    waiting = {name for name, row in ROWS.items() if "**Not yet" in row}
    assert ROWS.keys() - named_by_tests() == waiting, (
        "a test for what is not marked, and no mark for what is tested"
    )


def test_every_ruling_stands_once_and_in_order() -> None:
    found = re.findall(r"^\| ([DSPHWX])(\d+) \|", PAPER, re.MULTILINE)
    for letter, number in Counter(letter for letter, _ in found).items():
        assert [int(at) for name, at in found if name == letter] == [*range(1, number + 1)], letter


@pytest.mark.parametrize("name", ROWS)
def test_where_a_ruling_lives_is_a_place(name: str) -> None:
    places = re.findall(r"`(.+?)`", ROWS[name].split(" | ")[-1])
    assert places, name
    for place in places:
        assert (HOUSE / "game" / place).exists(), f"{name} is no longer in {place}"


def test_every_file_that_is_spoken_of_exists() -> None:
    for place in re.findall(r"`([\w/]+/\w+\.py)`", PAPER):
        assert (HOUSE / place).exists() or (HOUSE / "game" / place).exists(), place


def test_every_counting_and_every_preset_has_its_row() -> None:
    rows = re.findall(r"^\| `?(.+?)`? \|", PAPER, re.MULTILINE)
    assert {preset.title for preset in PRESETS.values()} <= {*rows}
    assert COUNTINGS.keys() - {str(AUTOMATIC)} <= {*rows}
