"""The house itself: what each room may know, what it may not touch, and how large its files are."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
RULES = {"rules"}
KNOWLEDGE = RULES | {"players", "store"}
FRONT = KNOWLEDGE | {"table", "wishes", "screen", "devices", "scenes"}

# What each room may know of the others. A new room must find its floor here first.
MAY_KNOW: dict[str, set[str]] = {
    "rules": set(),
    "players": RULES,
    "store": RULES,
    "wishes": set(),
    "pauses": set(),
    "table": KNOWLEDGE,
    "tournament": RULES | {"players", "pauses"},
    "screen": RULES,
    "devices": RULES,
    "scenes": FRONT,
    "cover": {"store", "screen"},
    "app": FRONT | {"cover", "pauses"},
    "commandwords": FRONT | {"app"},
    "commandline": FRONT | {"cover", "app", "commandwords"},
    "main": FRONT | {"cover", "app", "commandwords", "commandline"},
}
MAY_KNOW_PYGAME = {"screen", "devices", "app", "main", "commandline"}
PURE = ("rules", "players")
CLOCKS_AND_FILES = {
    *("time", "datetime", "os", "io", "pathlib", "shutil", "tempfile", "socket", "subprocess", "secrets"),
    *("uuid", "sys", "threading", "asyncio", "signal", "locale", "getpass", "platform"),
}
READS_ITS_OWN_TABLES = {"players": {"pathlib"}}
COMMANDS = {"game/players/build_odds.py": "run by hand, it writes the tables that the players read"}

LONGEST_FILE = 300
LONGER_FOR_A_REASON: dict[str, str] = {}
VAGUE_NAMES = {"util", "utils", "common", "helper", "helpers", "misc", "tools", "stuff", "shared"}

TOP_LEVEL = {
    *("main.py", "game", "assets", "saves", "tests", "requirements.txt", "README.md"),
    *("pyproject.toml", "LICENSE", "PHILOSOPHY.md", "CHANGELOG.md", ".ci", ".gitignore"),
}
LEFT_BY_TOOLS = {
    ".git",
    ".venv",
    "venv",
    "__pycache__",
    ".pytest_cache",
    ".mypy_cache",
    ".ruff_cache",
    ".idea",
}


def sources() -> list[Path]:
    """Every file of the game."""
    return sorted([HOUSE / "main.py", *(HOUSE / "game").rglob("*.py")])


def room(path: Path) -> str:
    """The room a file is in: `rules`, `table`, `main`; nothing for the package itself."""
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return "main" if parts[0] == "main" else room_called(parts[1].replace("__init__", ""))


def room_called(name: str) -> str:
    """The command line lies in several files, all with the same view."""
    return "commandline" if name.startswith("command") else name


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each module that a file imports, with the names it takes from it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ()
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports say where from"
            assert node.module
            if node.module == "game":
                yield from ((f"game.{alias.name}", ()) for alias in node.names)
            else:
                yield node.module, tuple(alias.name for alias in node.names)


def names(path: Path) -> str:
    """How a test is called for a file."""
    return str(path.relative_to(HOUSE))


each_file = pytest.mark.parametrize("path", sources(), ids=names)
each_pure_file = pytest.mark.parametrize(
    "path", [path for path in sources() if room(path) in PURE and names(path) not in COMMANDS], ids=names
)


def test_every_room_has_its_floor() -> None:
    assert {room(path) for path in sources()} - {""} <= set(MAY_KNOW)


def test_no_two_rooms_know_each_other() -> None:
    for name, known in MAY_KNOW.items():
        assert not [other for other in known - {name} if name in MAY_KNOW[other]]


@each_file
def test_street_is_one_way(path: Path) -> None:
    here = room(path)
    may_know = MAY_KNOW.get(here, set()) | {here}
    for module, _ in imports(path):
        parts = module.split(".")
        if parts[0] in ("game", "main", "tests"):
            assert parts[0] == "game", f"{names(path)} imports {module}"
            assert room_called(parts[1]) in may_know, f"{names(path)} imports {module}"


@each_file
def test_only_the_standard_library_and_pygame_at_the_front(path: Path) -> None:
    for module, _ in imports(path):
        top = module.split(".")[0]
        if top == "pygame":
            assert room(path) in MAY_KNOW_PYGAME, f"{names(path)} imports {module}"
        else:
            assert top in sys.stdlib_module_names | {"game"}, f"{names(path)} imports {module}"


@each_pure_file
def test_rules_and_players_have_no_clock_and_no_file(path: Path) -> None:
    for module, _ in imports(path):
        top = module.split(".")[0]
        if top not in READS_ITS_OWN_TABLES.get(room(path), ()):
            assert top not in CLOCKS_AND_FILES, f"{names(path)} imports {module}"


@each_file
def test_nobody_imports_a_command(path: Path) -> None:
    commands = {name.removesuffix(".py").replace("/", ".") for name in COMMANDS}
    for module, taken in imports(path):
        assert not commands & {module, *(f"{module}.{name}" for name in taken)}, (
            f"{names(path)} imports {module}"
        )


@each_pure_file
def test_rules_and_players_never_open_print_or_ask(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "exec", "eval"), names(path)
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("write_text", "write_bytes", "unlink", "mkdir"), names(path)


@each_pure_file
def test_rules_and_players_have_no_global_random_number(path: Path) -> None:
    for module, taken in imports(path):
        if module.split(".")[0] == "random":
            assert taken == ("Random",), f"{names(path)} takes {taken or 'all'} from random"
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            assert node.args, f"{names(path)}: a Random without a seed is a global random number"


@pytest.mark.parametrize("path", [*sources(), *sorted((HOUSE / "tests").rglob("*.py"))], ids=names)
def test_no_file_is_too_long(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= LONGEST_FILE or names(path) in LONGER_FOR_A_REASON, f"{names(path)} has {length} lines"


def test_long_files_on_the_list_are_long() -> None:
    for name, reason in LONGER_FOR_A_REASON.items():
        assert reason
        assert len((HOUSE / name).read_text(encoding="utf-8").splitlines()) > LONGEST_FILE


def test_no_module_is_called_nothing_in_particular() -> None:
    for path in [*(HOUSE / "game").rglob("*"), *(HOUSE / "tests").rglob("*")]:
        assert path.stem.removeprefix("test_") not in VAGUE_NAMES, names(path)


def test_top_level_holds_what_it_should() -> None:
    assert {path.name for path in HOUSE.iterdir()} - LEFT_BY_TOOLS <= TOP_LEVEL


@each_file
def test_nothing_is_put_off(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [word for word in ("TO" + "DO", "FIX" + "ME", "X" * 3) if word in text]
