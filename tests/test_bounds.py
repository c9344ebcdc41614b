"""Whatever is remembered has a bound, which is written beside it."""

import ast
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from tests.sources import names, of_each, sources, tree

GATHERS, EMPTY = ("dict[", "defaultdict[", "list[", "set["), ("{}", "[]", "set()", "defaultdict(")
each_file = partial(of_each, sources())


@cache
def remembered(path: Path) -> list[tuple[ast.FunctionDef, str]]:
    """Each function whose answers are kept, and what keeps them."""
    return [*_remembered(path)]


def _remembered(path: Path) -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef):
            for decorator in map(ast.unparse, node.decorator_list):
                if decorator.rpartition(".")[2].partition("(")[0] in ("cache", "lru_cache"):
                    yield node, decorator


@each_file
def test_answers_are_kept_up_to_a_number(path: Path) -> None:
    for function, keeper in remembered(path):
        told = f"{names(path)}: {function.name}"
        if "maxsize=" in keeper:
            assert "None" not in keeper, told
        else:
            assert not ast.unparse(function.args), f"{told} may be asked anything, and has no bound"


@each_file
def test_what_a_module_gathers_has_its_bound_beside_it(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    for node in tree(path).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith(GATHERS):
            is_bounded = "# at most " in lines[node.lineno - 1]
            assert is_bounded or not node.value or not ast.unparse(node.value).startswith(EMPTY), (
                f"{names(path)}, line {node.lineno}: how many may there be?"
            )


def test_each_way_to_remember_is_found(tmp_path: Path) -> None:
    written = "@cache\ndef one(): ...\n@functools.lru_cache(maxsize=None)\ndef two(): ...\ndef three(): ...\n"
    (tmp_path / "module.py").write_text(written)
    found = {function.name: keeper for function, keeper in remembered(tmp_path / "module.py")}
    assert found == {"one": "cache", "two": "functools.lru_cache(maxsize=None)"}
