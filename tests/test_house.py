"""The house itself: what each room may know, what it may not touch, and how large its files are."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.sources import (
    HOUSE,
    floor,
    imports,
    is_of_a_machine,
    module_path,
    names,
    of_each,
    room,
    sources,
    tree,
)

RULES = {"rules", "rules/results", "rules/spoken", "rules/stages"}
PLAYERS = {"players", *(f"players/{room}" for room in ("hindsight", "judge", "race", "tables", "thought"))}
STORE = {"store", "store/wasco"}
EYES = {"screen", "devices"}
GAME_SCENES = {
    "scenes",
    *(f"scenes/{room}" for room in ("sitting", "questions", "help", "lists", "coach", "inputs")),
}
ENTERED = ("moments", "records", "front", "options", "practice", "review")
SCENES = GAME_SCENES | {f"scenes/{room}" for room in ENTERED}
AT_TABLE = GAME_SCENES | {"scenes/moments", "table"}
WINDOW = {"cover", "run_options", "screen/window"}
RUNNING = {"gc_tuning", "hearing", "metronome", "picture_wanted", "pointing"}
MENTORS = {"coaching", "practice", "review"}
PAINTED = {"screen/looks", "screen/paint", "screen/cards"}
SCREEN = PAINTED | {"screen", "screen/cloth", "screen/pages"}
MACHINES = {door.parent.name for door in (HOUSE / "game/screen/looks").glob("*/__init__.py")}

# What each room may know of the others; a folder is a room, and so is each module beside the folders.
# A new room must find its floor here first.
MAY_KNOW: dict[str, set[str]] = {
    "assets": set(),
    "__main__": {"commands"},
    "run_options": set(),
    "gc_tuning": set(),
    "rules": RULES,
    "rules/stages": {"rules"},
    "rules/results": {"rules"},
    "rules/spoken": {"rules", "rules/results"},
    "players": RULES | PLAYERS,
    "players/tables": {"assets", "players", *RULES},
    "players/race": {"players", "players/tables", *RULES},
    "players/thought": {"players", "players/race", "players/tables", *RULES},
    "players/hindsight": PLAYERS - {"players/judge"} | RULES,
    "players/judge": PLAYERS | RULES,
    "players/building": PLAYERS | RULES,
    "tournament": PLAYERS | RULES | {"gc_tuning"},
    "store": RULES | STORE | {"assets"},
    "store/wasco": RULES | {"assets", "store"},
    "table": RULES | PLAYERS,
    "handbook": RULES,
    "practice": {"coaching", "players", "players/judge", "store", "table", *RULES},
    "coaching": {"players", "players/judge", "table", *RULES},
    "review": PLAYERS | RULES | STORE | {"coaching", "practice"},
    "evening": PLAYERS | RULES | STORE | {"practice", "review", "run_options", "table"},
    "screen": SCREEN | RULES | {"devices"},
    "screen/looks": {"screen", *RULES},
    **{f"screen/looks/{name}": {"assets", "devices", *SCREEN, *RULES} for name in MACHINES},
    "screen/cards": {"screen/looks", *RULES},
    "screen/paint": {"screen", "screen/looks", "screen/cards"},
    "screen/cloth": {"screen", *PAINTED, *RULES},
    "screen/pages": {"screen", "screen/cloth", *PAINTED, *RULES},
    "screen/window": {"screen/looks"},
    "devices": set(),
    "scenes": EYES,
    "scenes/lists": EYES | {"scenes"},
    "scenes/help": EYES | RULES | {"handbook", "scenes"},
    "scenes/sitting": EYES | RULES | {"handbook", "scenes", "table", "screen/cloth", "coaching"},
    "scenes/inputs": EYES | RULES | {"scenes", "scenes/sitting"},
    "scenes/coach": EYES | RULES | GAME_SCENES | {"coaching", "handbook", "players/judge"},
    "scenes/questions": EYES | STORE | {"scenes", "scenes/lists", "scenes/sitting"},
    "scenes/moments": EYES | RULES | GAME_SCENES | {"coaching", "handbook"},
    "scenes/practice": EYES | RULES | PLAYERS | STORE | AT_TABLE | MENTORS,
    "scenes/review": EYES | GAME_SCENES | MENTORS | {"scenes/practice"},
    "scenes/records": EYES | RULES | STORE | AT_TABLE | {"review", "scenes/review"},
    "scenes/front": EYES | RULES | PLAYERS | STORE | SCENES | MENTORS | {"evening", "run_options", "table"},
    "scenes/options": EYES | RULES | STORE | SCENES,
    "terminal": PLAYERS | RULES | STORE | MENTORS | {"evening", "handbook", "run_options", "table"},
    "metronome": {"scenes/sitting"},
    "pointing": EYES | {"scenes", "screen/window"},
    "hearing": EYES | {"scenes", "scenes/questions"},
    "picture_wanted": {"screen", "screen/looks", "store"},
    "cover": {"assets", "screen/looks", "screen/window", "store"},
    "app": EYES | STORE | SCENES | WINDOW | RUNNING | {"screen/pages"},
    "commands": RULES
    | PLAYERS
    | STORE
    | SCENES
    | WINDOW
    | MENTORS
    | {"gc_tuning", "assets", "app", "screen/looks", "terminal"},
    "main": {"commands"},
}
MAY_KNOW_PYGAME = {"screen", "devices", "app"}
PURE = ("rules", "players")
CLOCKS_AND_FILES = {
    *("time", "datetime", "os", "io", "pathlib", "shutil", "tempfile", "socket", "subprocess", "secrets"),
    *("uuid", "sys", "threading", "asyncio", "signal", "locale", "getpass", "platform"),
}
READS_ITS_OWN_TABLES = {"players/tables": {"pathlib"}}
COMMANDS = {
    "game/players/building/build_odds.py": "run by hand, it writes the tables that the players read",
    "game/players/building/build_habit.py": "run by hand, it writes a habit that the players read",
}

LONGEST_FILE = 400
LONGER_FOR_A_REASON: dict[str, str] = {}
VAGUE_NAMES = {"util", "utils", "common", "helper", "helpers", "misc", "tools", "stuff", "shared"}

TOP_LEVEL = {
    *("main.py", "game", "assets", "saves", "tests", "requirements.txt", "README.md"),
    *(
        "pyproject.toml",
        "LICENSE",
        "PHILOSOPHY.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        ".ci",
        ".gitignore",
    ),
}
LEFT_BY_TOOLS = {
    *(".git", ".venv", "venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".idea"),
}


each_file = partial(of_each, sources())
each_pure_file = partial(
    of_each, [path for path in sources() if floor(path) in PURE and names(path) not in COMMANDS]
)


def test_every_room_has_its_floor() -> None:
    assert {room(path) for path in sources()} - {""} <= set(MAY_KNOW)


def ours(path: Path) -> Iterator[Path]:
    """The files of the game that a file imports."""
    for module, _ in imports(path):
        if module.split(".")[0] == "game":
            yield module_path(module)


def test_no_two_files_know_each_other_by_however_long_a_way() -> None:
    known = {path: set(ours(path)) for path in sources()}
    while known:
        free = [path for path, needed in known.items() if not needed & known.keys()]
        assert free, f"a circle: {sorted(map(names, known))}"
        for path in free:
            del known[path]


@each_file
def test_street_is_one_way(path: Path) -> None:
    may_know = MAY_KNOW.get(room(path), set()) | {room(path)}
    for module, _ in imports(path):
        assert module.split(".")[0] not in ("main", "tests"), f"{names(path)} imports {module}"
    for known in ours(path):
        assert room(known) in may_know, f"{names(path)} imports {names(known)}"


def test_no_name_stands_in_two_rooms() -> None:
    """Machines may have the same in their folders: one of them is a copy of another, to begin with."""
    shared = [path for path in sources() if not is_of_a_machine(path)]
    files = [path.stem for path in shared if not path.stem.startswith("__")]
    assert not [name for name, number in Counter(files).items() if number > 1]
    classes = [
        node.name
        for path in shared
        for node in tree(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert not [name for name, number in Counter(classes).items() if number > 1]


@each_file
def test_only_the_standard_library_and_pygame_at_the_front(path: Path) -> None:
    for module, _ in imports(path):
        top = module.split(".")[0]
        if top == "pygame":
            assert floor(path) in MAY_KNOW_PYGAME, f"{names(path)} imports {module}"
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


@partial(of_each, [*sources(), *sorted((HOUSE / "tests").rglob("*.py"))])
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
    assert not [word for word in ("TO" + "DO", "FIX" + "ME", "X" * 3) if word in text], names(path)
