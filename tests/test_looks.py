"""Only who switches a machine on knows its name, and no scene counts columns."""

import ast
import re
from functools import partial
from pathlib import Path

from tests.sources import HOUSE, names, of_each, sources, tree

SCENES = [path for path in sources() if HOUSE / "game" / "scenes" in path.parents]
WIDTH_IN_A_FORMAT = re.compile(r"\d\d")
PADDING = ("ljust", "rjust", "center", "expandtabs")


@partial(of_each, sources())
def test_only_who_opens_a_machine_names_one(path: Path) -> None:
    if HOUSE / "game" / "machines" in path.parents:
        return
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            assert node.module
            assert not re.match(r"game\.machines\.(?!power$)\w+", node.module), names(path)


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
            case ast.FormattedValue(_, _, ast.JoinedStr([ast.Constant(str(width))])):
                assert not WIDTH_IN_A_FORMAT.match(width), f"{names(path)}, line {node.lineno}: {width}"
