"""The page in a browser, through its door: built, started, a first card played, closed, and gone on with."""

import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from game import machines
from tests.doors.needed import need
from tests.shelf.chromium import ENTER
from tests.shelf.programs import ROOT, run
from tests.shelf.visitor import Visit, Visitor, build_page, served, visits

pytestmark = pytest.mark.door
IN_NODE = Path(__file__).with_name("page_in_node.mjs")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_page(tmp_path_factory.mktemp("page"))


@pytest.fixture
def visit(page: Path, tmp_path: Path) -> Iterator[Visit]:
    with served(page) as address, visits(address, tmp_path) as visit:
        yield visit


def test_its_python_imports_all_of_the_game_and_plays_in_text(page: Path, tmp_path: Path) -> None:
    need("node")
    assert run("node", IN_NODE, page, ROOT, at=tmp_path) == "walked\n"


def test_in_a_browser_a_first_card_is_played_and_the_game_goes_on(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.plays(until="play")
    somebody.types("")
    hand = somebody.asked().rpartition("Your hand: ")[2]
    somebody.come()
    assert "Continue it?" in somebody.asked()
    somebody.types("")
    assert somebody.asked().rpartition("Your hand: ")[2] == hand


RIGHT = "\ue014"
HEARD = "return document.getElementById('heard').textContent"
PATIENCE = 60


def presses(somebody: Visitor, keys: str, until: Callable[[], bool]) -> None:
    """Press keys in turn, as a hand does, until something is so."""
    ended = time.monotonic() + PATIENCE
    for key in cycle(keys):
        if until():
            return
        assert time.monotonic() < ended, somebody.browser.run(HEARD)[-300:]
        somebody.browser.type("#picture", key)
        time.sleep(0.5)


@pytest.mark.parametrize("machine", machines.names())
def test_at_the_window_cards_are_discarded_and_the_game_goes_on(machine: str, visit: Visit) -> None:
    somebody = visit()
    page = somebody.address.removesuffix("text.html")

    def journal() -> str:
        return "".join(text for name, text in somebody.kept().items() if "unfinished" in name)

    def shown() -> bool:
        return bool(somebody.browser.run("return window.shown"))

    def comes(words: str) -> None:
        somebody.browser.open(page + words)
        ended = time.monotonic() + PATIENCE
        while not shown():
            assert time.monotonic() < ended, "no picture came"
            time.sleep(0.1)

    comes(f"?machine={machine}&preset=acc&form=six-card&seed=door&level=landlubber&speed=5")
    presses(somebody, ENTER + ENTER + RIGHT, lambda: " lay " in journal())
    moves = journal().partition(" lay ")[0]
    comes(f"?machine={machine}")
    assert "ontinue" in somebody.browser.run(HEARD)
    before = somebody.browser.run("return window.shown")
    presses(somebody, ENTER, lambda: somebody.browser.run("return window.shown") > before + 2)
    assert journal().startswith(moves)


def test_an_address_that_cannot_be_understood_is_told(visit: Visit) -> None:
    somebody = visit()
    somebody.browser.open(somebody.address.removesuffix("text.html") + "?machine=spectrum")
    ended = time.monotonic() + PATIENCE
    while "spectrum" not in somebody.browser.run(HEARD):
        assert time.monotonic() < ended
        time.sleep(0.1)
