"""The page's stand-in for pygame: it has what the game names, and draws the same pixels."""

import ast
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game import machines
from game.scenes.front.title import DEMO_AFTER_SECONDS
from tests.shelf.programs import run
from tests.shelf.seen_and_heard import EACH
from tests.sources import HOUSE
from tools.web import pygame as stand_in
from tools.web.stand_in import FOLDER, files

OF_THE_DESKTOP = {"window.py", "enlarging.py", "waiting.py", "gamepad.py", "app.py"}
"""What opens a window, waits for a hand and reads pads: the page does so itself, and only steps the `App`."""
NO_SCREEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
INKS, CLEAR = range(6), 255


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named_in(path: Path) -> set[str]:
    """What a file names of pygame, with its dots."""
    found = set()
    for node in ast.walk(parsed(path)):
        match node:
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] == "pygame":
                found |= {f"{module}.{alias.name}" for alias in node.names}
            case ast.Attribute():
                found.add(ast.unparse(node))
    return {name.partition(".")[2] for name in found if name.startswith("pygame.")}


def names() -> Iterator[tuple[str, str]]:
    for path in sorted((HOUSE / "game").rglob("*.py")):
        if path.name not in OF_THE_DESKTOP:
            yield from ((path.name, name) for name in named_in(path))


def has(module: object, name: str) -> bool:
    first, _, rest = name.partition(".")
    return hasattr(module, first) and (not rest or has(getattr(module, first), rest))


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packed")
    for name, content in files():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_it_has_all_that_the_game_names(packed: Path) -> None:
    wanted = {name: file for file, name in names() if has(pygame, name)}
    assert len(wanted) > 50
    program = "import sys, pygame\nfrom tests.shelf.test_stand_in import has\n"
    program += "print(*[name for name in sys.argv[1:] if not has(pygame, name)])"
    missing = run(sys.executable, "-c", program, *wanted, at=packed, environ=with_path(HOUSE)).split()
    assert not missing, {name: wanted[name] for name in missing}


def defined_in(path: Path) -> Iterator[str]:
    """Name a file's functions, the methods of its classes, and what those are given."""
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(part, ast.FunctionDef):
                yield part.name
            elif isinstance(part, ast.Assign):
                given = [name for target in part.targets for name in ast.walk(target)]
                yield from (name.id for name in given if isinstance(name, ast.Name))


SHARED = {"fit", "height", "lock", "normalize", "scroll", "size", "width", *dir(pygame.transform)}
"""What others are asked by the same name."""


@pytest.mark.parametrize("kind", [pygame.Rect, pygame.Surface])
def test_it_has_all_that_the_game_asks_of_rectangles_and_pictures(kind: type) -> None:
    files = [path for path in (HOUSE / "game").rglob("*.py") if path.name not in OF_THE_DESKTOP]
    named = {name for path in files for name in words_in(path)}
    asked = named & {name for name in dir(kind) if name[0] != "_"} - SHARED
    assert len(asked) > 10
    assert sorted(asked - {*dir(getattr(stand_in, kind.__name__))}) == []


def test_it_has_nothing_that_nobody_names() -> None:
    own, callers = [*FOLDER.glob("*.py")], [*FOLDER.parent.glob("*.py")]
    callers += [path for path in (HOUSE / "game").rglob("*.py") if path.name not in OF_THE_DESKTOP]
    named = {name for path in (*own, *callers) for name in words_in(path)}
    for path in own:
        for name in defined_in(path):
            assert name in named or name.startswith("_"), (path.name, name)


def words_in(path: Path) -> Iterator[str]:
    """Whatever is asked of something by its name: after a dot, by an import, as a keyword."""
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.alias(name=name):
                yield name


def with_path(*folders: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def check_scenes(packed: Path, *which: str) -> None:
    command = [sys.executable, "-m", "tests.shelf.drawn_scenes", *which]
    real = run(*command, at=HOUSE, environ=with_path(HOUSE)).splitlines()
    own = run(*command, at=packed, environ=with_path(packed, HOUSE)).splitlines()
    assert len(real) > 30
    assert [line for line in own if line not in real] == []
    assert own == real


def test_scenes_are_drawn_as_pygame_draws_them(packed: Path) -> None:
    check_scenes(packed, "10", "0")


@pytest.mark.slow
def test_every_scene_on_every_machine_is_drawn_as_pygame_draws_it(packed: Path) -> None:
    check_scenes(packed, "1", "0")


def test_what_a_system_likes_sets_the_options_of_whoever_has_set_none(packed: Path, tmp_path: Path) -> None:
    program = "from tests.shelf.stepped_page import opened\n"
    program += "app = opened('', contrast=True, calm=True).app\n"
    program += "print(app.settings.contrast, app.session.pace.fast)"
    environ = {**with_path(packed, HOUSE), "XDG_DATA_HOME": str(tmp_path)}
    assert run(sys.executable, "-c", program, at=packed, environ=environ) == "True True\n"


def test_a_game_is_seen_and_heard_on_the_page_as_at_its_own_window(packed: Path) -> None:
    """On one machine after the other; a machine alone takes as long, and is left to the slow tests."""
    check_game(packed, EACH)


@pytest.mark.slow
@pytest.mark.parametrize("machine", machines.names())
def test_a_game_on_a_machine_is_seen_and_heard_on_the_page_too(machine: str, packed: Path) -> None:
    check_game(packed, machine)


def check_game(packed: Path, machine: str) -> None:
    command = [sys.executable, "-m", "tests.shelf.seen_and_heard", machine]
    own = run(*command, at=HOUSE, environ=with_path(HOUSE) | NO_SCREEN).splitlines()
    page = run(*command, "page", at=packed, environ=with_path(packed, HOUSE)).splitlines()
    pictures = [line for line in own if line.startswith("picture ")]
    assert len(pictures) > 50
    assert len(own) - len(pictures) > 30
    assert page == own


KEYS = {
    ("a", "KeyQ"): pygame.K_a,
    ("A", "KeyA"): pygame.K_a,
    (" ", "Space"): pygame.K_SPACE,
    ("Enter", "Enter"): pygame.K_RETURN,
    ("Escape", "Escape"): pygame.K_ESCAPE,
    ("ArrowUp", "ArrowUp"): pygame.K_UP,
    ("PageDown", "PageDown"): pygame.K_PAGEDOWN,
    ("F9", "F9"): pygame.K_F9,
    ("7", "Numpad7"): pygame.K_KP7,
    ("Home", "Numpad7"): pygame.K_KP7,
    ("Enter", "NumpadEnter"): pygame.K_KP_ENTER,
    ("+", "NumpadAdd"): pygame.K_KP_PLUS,
    (",", "NumpadDecimal"): pygame.K_KP_PERIOD,
    ("Dead", "Equal"): pygame.K_UNKNOWN,
}


def test_keys_of_the_page_are_those_of_pygame(packed: Path) -> None:
    program = "import sys; sys.path.append(sys.argv[1])\nfrom in_window import key_code\n"
    program += f"print(*[key_code(*key) for key in {[*KEYS]}])"
    environ = with_path(packed, HOUSE)
    found = run(sys.executable, "-c", program, HOUSE / "tools/web", at=packed, environ=environ).split()
    assert dict(zip(KEYS, map(int, found), strict=True)) == KEYS


def test_the_title_rests_until_its_demo_is_due(packed: Path, tmp_path: Path) -> None:
    program = "from tests.shelf.stepped_page import opened\n"
    program += "page = opened('?machine=tty')\n"
    program += "while (rest := page.step()) < 1: pass\n"
    program += "print(rest)"
    environ = {**with_path(packed, HOUSE), "XDG_DATA_HOME": str(tmp_path)}
    rest = float(run(sys.executable, "-c", program, at=packed, environ=environ))
    assert 1 < rest <= DEMO_AFTER_SECONDS + 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it is told how much memory it has by Linux")
def test_an_hour_of_a_demo_takes_hardly_more_room_than_its_first_half(packed: Path) -> None:
    command = [sys.executable, "-m", "tests.shelf.stepped_page", "c128", "60"]
    told = run(*command, at=packed, environ=with_path(packed, HOUSE)).splitlines()
    # What was drawn or thought of is remembered, up to a limit that some of it reaches only after hours.
    half, last = (float(line.partition(" ")[0]) for line in (told[4], told[-1]))
    assert last < half * 1.08, told


class Pair:
    """The same picture, of pygame and of the stand-in."""

    def __init__(self, random: Random, size: tuple[int, int], *, key: int | None = CLEAR) -> None:
        content = bytes(random.choices([CLEAR, *INKS], k=size[0] * size[1]))
        self.random, (self.wide, self.high) = random, size
        self.real = pygame.image.frombytes(content, size, "P")
        self.real.set_palette([pygame.Color(ink, ink, ink) for ink in range(256)])
        self.real.set_colorkey(key)
        self.own: Any = stand_in.image.frombytes(content, size, "P")
        self.own.set_colorkey(key)

    def point(self) -> tuple[int, int]:
        return self.random.randint(4, self.wide - 5), self.random.randint(4, self.high - 5)

    def area(self) -> tuple[int, int, int, int]:
        left, top, wide, high = (self.random.randint(1, 20) for _ in range(4))
        return left, top, wide, high

    def both(self, name: str, *arguments: Any) -> None:
        """Do it to both, and hold the pictures that come of it, or they themselves, to be the same."""
        module, _, deed = name.partition(".")
        real = getattr(getattr(pygame, module), deed)(self.real, *arguments)
        own = getattr(getattr(stand_in, module), deed)(self.own, *arguments)
        is_made = isinstance(real, pygame.Surface)
        real, own = (real, own) if is_made else (self.real, self.own)
        assert real.get_size() == own.get_size(), (name, arguments)
        assert pygame.image.tobytes(real, "P") == stand_in.image.tobytes(own, "P"), (name, arguments)


@pytest.mark.parametrize("seed", range(40))
def test_its_arithmetic_is_that_of_pygame(seed: int) -> None:
    random = Random(seed)
    pair = Pair(random, (random.randint(40, 120), random.randint(40, 100)))
    for _ in range(3):
        pair.both("draw.line", 9, pair.point(), pair.point(), random.randint(1, 3))
        pair.both("draw.lines", 8, False, [pair.point(), pair.point(), pair.point()], 2)
        pair.both("draw.polygon", 7, [pair.point(), pair.point(), pair.point()])
        pair.both("draw.ellipse", 6, pair.area())
        pair.both("draw.rect", 5, pair.area(), 1)
        pair.both("transform.flip", random.random() < 0.5, random.random() < 0.5)
        pair.both("transform.scale", (random.randint(1, 200), random.randint(1, 200)))
        pair.both("transform.scale_by", (random.choice([1, 2, 4, 0.25]), random.choice([1, 2, 5.484, 0.18])))
        pair.both("transform.scale2x")
        pair.both("transform.rotate", random.randint(-89, 89))


@pytest.mark.parametrize("dots", range(4))
@pytest.mark.parametrize("key", [CLEAR, None])
def test_it_finds_what_holds_all_dots_as_pygame_does(dots: int, key: int | None) -> None:
    random = Random(dots)
    pair = Pair(random, (30, 20), key=key)
    for one in (pair.real, pair.own):
        one.fill(CLEAR)
    for point in [pair.point() for _ in range(dots)]:
        for one in (pair.real, pair.own):
            one.set_at(point, 3)
    assert (*pair.real.get_bounding_rect(),) == (*pair.own.get_bounding_rect(),)


@pytest.mark.parametrize("seed", range(40))
def test_it_lays_pictures_over_one_another_as_pygame_does(seed: int) -> None:
    random = Random(seed)
    pair = Pair(random, (60, 50))
    for _ in range(5):
        size = random.randint(1, 40), random.randint(1, 40)
        laid = Pair(random, size, key=random.choice([CLEAR, None]))
        at, area = (random.randint(-30, 60), random.randint(-30, 50)), random.choice([None, pair.area()])
        pair.real.blit(laid.real, at, area)
        pair.own.blit(laid.own, at, area)
        pair.real.subsurface((3, 4, 20, 20)).blit(laid.real, (2, -3))
        pair.own.subsurface((3, 4, 20, 20)).blit(laid.own, (2, -3))
        assert pygame.image.tobytes(pair.real, "P") == stand_in.image.tobytes(pair.own, "P")
        outlined = pygame.mask.from_surface(laid.real).outline()
        assert stand_in.mask.from_surface(laid.own).outline() == outlined


RECTS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "clip": lambda one, other, _: one.clip(other),
    "union": lambda one, other, _: one.union(other),
    "clamp": lambda one, other, _: one.clamp(other),
    "contains": lambda one, other, _: one.contains(other),
    "collides": lambda one, other, _: one.colliderect(other),
    "first": lambda one, other, _: one.collidelist([other, one]),
    "inflate": lambda one, other, _: one.inflate(other.x, other.y),
    "move": lambda one, other, _: one.move(other.topleft),
    "line": lambda one, _, ends: one.clipline(*ends),
    "point": lambda one, _, ends: one.collidepoint(ends[0]),
    "middles": lambda one, _, __: (one.center, one.midright, one.midtop, one.size),
}


@pytest.mark.parametrize("name", RECTS)
def test_its_rectangles_are_those_of_pygame(name: str) -> None:
    random = Random(name)
    for _ in range(200):
        one, other = [
            [random.randint(-20, 60), random.randint(-20, 60), random.randint(0, 50), random.randint(0, 50)]
            for _ in range(2)
        ]
        ends = [(random.randint(-30, 90), random.randint(-30, 90)) for _ in range(2)]
        real = RECTS[name](pygame.Rect(one), pygame.Rect(other), ends)
        own = RECTS[name](stand_in.Rect(one), stand_in.Rect(other), ends)
        assert (tuple(own) if isinstance(own, stand_in.Rect) else own) == (
            tuple(real) if isinstance(real, pygame.Rect) else real
        ), (one, other, ends)
