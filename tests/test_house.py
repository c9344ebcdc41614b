"""The house: which package may know which, and what rules and players may not touch."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.sources import HOUSE, imports, module_path, names, of_each, package, sources, tree

MAY_KNOW = {"nacl": {"wire"}, "paho": {"wire"}, "_sha256": {"rules"}, "_sha2": {"rules"}}
"""What a friend far away takes, and nobody else needs; and what shuffles, under the names it has had."""
MAY_KNOW_PYGAME = {"paint", "machines", "devices", "window"}
PURE = ("rules", "players")
CLOCKS_AND_FILES = {
    *("time", "datetime", "os", "io", "pathlib", "shutil", "tempfile", "socket", "subprocess", "secrets"),
    *("uuid", "sys", "threading", "asyncio", "signal", "locale", "getpass", "platform"),
}
TOP_LEVEL = {
    *("main.py", "game", "assets", "saves", "tests", "tools", ".ci", ".gitignore"),
    *("requirements.txt", "pyproject.toml", "LICENSE"),
    *(
        "README.md",
        "PHILOSOPHY.md",
        "ENGINES.md",
        "PROTOCOL.md",
        "benchmark",
        "requirements-cluster.txt",
        "requirements-wire.txt",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ),
}
_ROOM = re.compile(r"^\| `(\w+)/` \|", re.MULTILINE)
LEFT_BY_TOOLS = {
    *(".git", ".venv", "venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".idea"),
    *("build", "dist", "crib.spec", "PKG-INFO"),
}


each_file = partial(of_each, sources())
each_pure_file = partial(of_each, [path for path in sources() if package(path) in PURE])


def layers() -> dict[str, int]:
    """The layer of each package in the table of ARCHITECTURE.md; a module beside the packages is one."""
    paper = (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+?) \|", paper, re.MULTILINE)
    return {
        Path(word).stem: int(layer)
        for layer, packages in rows
        for word in re.findall(r"`(?:game/)?(\w+(?:/|\.py))`", packages)
    }


def ours(path: Path) -> Iterator[Path]:
    """The files of the game that a file imports."""
    for module, _ in imports(path):
        if module.split(".")[0] == "game":
            yield module_path(module)


def test_the_table_has_the_packages_that_there_are() -> None:
    assert layers().keys() == {package(path) for path in sources()} - {""}


@each_file
def test_imports_go_down_the_layers(path: Path) -> None:
    layer, own = layers(), package(path)
    for module, _ in imports(path):
        assert module.split(".")[0] not in ("main", "tests", "tools"), f"{names(path)} imports {module}"
    for known in ours(path):
        lower = package(known)
        assert lower == own or layer[lower] < layer[own], f"{names(path)} imports {names(known)}"


def test_a_room_of_the_paint_knows_those_below_it() -> None:
    paper = (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = [HOUSE / "game" / "paint", *(HOUSE / "game" / "paint" / room for room in _ROOM.findall(paper))]
    assert {path.parent for path in sources() if package(path) == "paint"} == {*rooms}
    for path in sources():
        for known in ours(path):
            if package(path) == package(known) == "paint":
                is_below = rooms.index(known.parent) >= rooms.index(path.parent)
                assert is_below, f"{names(path)} imports {names(known)}"


def test_imports_inside_functions_stand_at_the_doors_of_the_paper() -> None:
    paper = (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = paper.partition("| door | where it is | why |\n")[2].split("\n\n")[0]
    later = {
        names(path)
        for path in sources()
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    }
    assert later == {*re.findall(r"`(game/\S+)`", table)}


def test_no_two_files_know_each_other_by_however_long_a_way() -> None:
    known = {path: set(ours(path)) for path in sources()}
    while known:
        free = [path for path, needed in known.items() if not needed & known.keys()]
        assert free, f"a circle: {sorted(map(names, known))}"
        for path in free:
            del known[path]


@each_file
def test_only_the_standard_library_and_pygame_at_the_front(path: Path) -> None:
    for module, _ in imports(path):
        top = module.split(".")[0]
        if top == "pygame":
            assert package(path) in MAY_KNOW_PYGAME, f"{names(path)} imports {module}"
        elif package(path) not in MAY_KNOW.get(top, ()):
            assert top in sys.stdlib_module_names | {"game"}, f"{names(path)} imports {module}"


@each_pure_file
def test_rules_and_players_have_no_clock_and_no_file(path: Path) -> None:
    for module, _ in imports(path):
        assert module.split(".")[0] not in CLOCKS_AND_FILES, f"{names(path)} imports {module}"
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "exec", "eval"), names(path)


@each_pure_file
def test_rules_and_players_have_no_global_random_number(path: Path) -> None:
    for module, taken in imports(path):
        if module.split(".")[0] == "random":
            assert taken == ("Random",), f"{names(path)} takes {taken or 'all'} from random"
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            assert node.args, f"{names(path)}: a Random without a seed is a global random number"


def test_top_level_holds_what_it_should() -> None:
    assert {path.name for path in HOUSE.iterdir()} - LEFT_BY_TOOLS <= TOP_LEVEL


def test_no_merge_was_left_half_done() -> None:
    markers = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
    texts = [*HOUSE.glob("*.md"), *HOUSE.glob("tests/**/*.txt"), *HOUSE.glob("game/**/*.md")]
    assert not [
        path.name for path in texts if markers.search(path.read_text(encoding="utf-8", errors="replace"))
    ]


BRITISH = re.compile(
    r"(?<!four_)colour|centred?\b|favour|behaviour|honour|neighbour|harbour|judgement|practis(e|ing)|labell"
    r"|grey|learnt|(?<![a-z])spelt",
    re.IGNORECASE,
)
"""How this is spelled elsewhere; `four_colour` stands in the settings that players have kept."""


def test_there_is_one_spelling() -> None:
    texts = [*HOUSE.glob("*.md"), *HOUSE.glob("assets/**/*.txt")]
    texts += [path for room in ("game", "tests", "tools") for path in HOUSE.glob(f"{room}/**/*.py")]
    found = {path.name: BRITISH.findall(path.read_text(encoding="utf-8")) for path in texts}
    assert not {name for name, words in found.items() if words} - {Path(__file__).name, "CHANGELOG.md"}
