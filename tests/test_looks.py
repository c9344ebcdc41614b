"""A look is a whole machine: no number or colour of one stands outside it, and no scene counts columns."""

import ast
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.sources import HOUSE, names, of_each, sources, tree

SCREEN = HOUSE / "game" / "screen"
PAINTING = [
    path
    for path in sources()
    if SCREEN in path.parents and not {"looks", "window"} & set(path.relative_to(SCREEN).parts)
]
SCENES = [path for path in sources() if HOUSE / "game" / "scenes" in path.parents]
FEW = 3
"""Up to here a number is a half, a pair or a step; any other needs a name in a look, or a reason here."""
NO_MACHINES = {
    "card_art.py": {256: "all numbers a byte has"},
    "figures.py": {4: "a bar takes three quarters of its place", 5: "so many fill the height"},
    "logo.py": {32: "the icon of a window, and its colours", 256: "all numbers a byte has"},
    "fitting.py": {500: "words that are kept"},
    "glyphs.py": {1000: "lines of words that are kept"},
    "turned.py": {4: "how finely a card is turned", 16: "turned cards that are kept"},
    "wood.py": dict.fromkeys(range(4, 16), "the order of dots in any dithering"),
    "layout.py": {4: "the cards of every crib"},
    "tabletop.py": {121: "the usual game"},
}
WIDTH_IN_A_FORMAT = re.compile(r"\d\d")
COUNTED = re.compile(r"COLUMN|WIDTH|WIDE|ROWS|LINES_SEEN")
PADDING = ("ljust", "rjust", "center", "expandtabs")


def numbers(path: Path) -> Iterator[tuple[int, float]]:
    """Every number written in a file, with its line."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            yield node.lineno, node.value


@partial(of_each, PAINTING)
def test_painters_know_no_number_of_a_machine(path: Path) -> None:
    strange = [
        (line, number)
        for line, number in numbers(path)
        if number > FEW and number not in NO_MACHINES.get(path.name, {})
    ]
    assert not strange, f"{names(path)}: give them a name in the look"


def test_every_number_with_a_reason_is_still_there() -> None:
    for path in PAINTING:
        if path.name in NO_MACHINES:
            assert NO_MACHINES[path.name].keys() <= {number for _, number in numbers(path)}, names(path)


@partial(of_each, sources())
def test_only_who_opens_a_machine_names_one(path: Path) -> None:
    if HOUSE / "game" / "machines" in path.parents:
        return
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            assert node.module
            assert not re.match(r"game\.machines\.\w+", node.module), f"{names(path)}: {node.module}"


@partial(of_each, SCENES)
def test_scenes_count_no_columns(path: Path) -> None:
    for node in ast.walk(tree(path)):
        match node:
            case ast.Import(aliases) | ast.ImportFrom(_, aliases):
                taken = {alias.name for alias in aliases}
                assert not taken & {"textwrap", "wrap", "fill", "shorten"}, (
                    f"{names(path)}: lines are the screen's"
                )
            case ast.Attribute(_, name):
                assert name not in PADDING, f"{names(path)}, line {node.lineno}: {name}"
            case ast.Name(name, ast.Store()):
                assert not COUNTED.search(name), f"{names(path)}, line {node.lineno}: {name}"
            case ast.FormattedValue(_, _, ast.JoinedStr([ast.Constant(str(width))])):
                assert not WIDTH_IN_A_FORMAT.match(width), f"{names(path)}, line {node.lineno}: {width}"
