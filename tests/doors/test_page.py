"""The page in a browser, through its door: built, started, a first card played, closed, and gone on with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import machines
from tests.doors.needed import need
from tests.shelf.at_the_window import AtTheWindow, by_keys
from tests.shelf.programs import run
from tests.shelf.visitor import Visit, build_page, served, visits
from tests.sources import HOUSE

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
    assert run("node", IN_NODE, page, HOUSE, at=tmp_path) == "walked\n"


def test_in_a_browser_a_first_card_is_played_and_the_game_goes_on(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.plays(until="play")
    somebody.types("")
    hand = somebody.asked().rpartition("Your hand: ")[2]
    somebody.come()
    assert "Enter to continue:" in somebody.asked()
    somebody.types("")
    assert somebody.asked().rpartition("Your hand: ")[2] == hand


def at_the_window(visit: Visit) -> AtTheWindow:
    somebody = visit()
    return AtTheWindow(somebody.browser, somebody.address.removesuffix("text.html"))


def gone_on(somebody: AtTheWindow) -> None:
    """Play on to the next discard."""
    before = somebody.journal
    somebody.goes_on(by_keys(somebody), lambda: somebody.journal.count("\n0 lay ") > before.count("\n0 lay "))
    assert somebody.journal.startswith(before)


def test_at_the_window_of_each_machine_cards_are_discarded_and_the_game_goes_on(visit: Visit) -> None:
    """It is begun on the first, and left at a discard on each."""
    somebody = at_the_window(visit)
    first, *others = machines.names()
    somebody.opens(f"machine={first}&new&level=landlubber&speed=5&seed=page")
    gone_on(somebody)
    for machine in (*others, first):
        somebody.opens(f"machine={machine}")
        somebody.hears("ontinue")
        gone_on(somebody)


def test_an_address_that_cannot_be_understood_is_told(visit: Visit) -> None:
    somebody = at_the_window(visit)
    somebody.opens("machine=spectrum")
    somebody.hears("spectrum")
