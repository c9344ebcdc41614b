"""The files of the game as Python reads them, for tests that ask something of all of them."""

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parent.parent


def sources() -> list[Path]:
    """Every file of the game."""
    return sorted([HOUSE / "main.py", *(HOUSE / "game").rglob("*.py")])


def package(path: Path) -> str:
    """The package of the game that a file belongs to, or the module that it is: `rules`, `table`, `main`."""
    first, *below = path.relative_to(HOUSE).with_suffix("").parts
    return below[0].replace("__init__", "") if below else first


def is_of_a_machine(path: Path) -> bool:
    """Whether a file is a machine's own."""
    return path.parent.parent == HOUSE / "game" / "machines"


def module_path(module: str) -> Path:
    """Where a module of ours lies."""
    path = HOUSE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def imports(path: Path) -> list[tuple[str, tuple[str, ...]]]:
    """Each module that a file imports, with the names it takes from it."""
    return [*_imports(path)]


def _imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ()
        elif isinstance(node, ast.ImportFrom):
            module = _module(path, node)
            if (HOUSE / module.replace(".", "/")).is_dir():
                yield from ((f"{module}.{alias.name}", ()) for alias in node.names)
            else:
                yield module, tuple(alias.name for alias in node.names)


def _module(path: Path, node: ast.ImportFrom) -> str:
    """Where from, by its whole name. A machine's folder may be copied: its files know each other as near."""
    if not node.level:
        assert node.module
        return node.module
    assert node.level == 1, f"{path}: imports say where from"
    assert is_of_a_machine(path), f"{path}: imports say where from"
    return ".".join((*path.relative_to(HOUSE).parts[:-1], *filter(None, [node.module])))


def names(path: Path) -> str:
    """How a file is called."""
    return str(path.relative_to(HOUSE))


def of_each(paths: Sequence[Path], ask: Callable[[Path], None]) -> Callable[[], None]:
    """One test that asks it of all these files: a test for each would take longer to begin than to ask."""

    def test() -> None:
        for path in paths:
            ask(path)

    return test
