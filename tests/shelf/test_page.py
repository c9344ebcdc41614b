"""The page in a real Chromium with every other host cut off: a whole game, reloads, a second tab, a phone."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shelf.visitor import (
    FILL,
    FORBIDDEN,
    IS_ASKED,
    PATIENCE,
    Visit,
    Visitor,
    build_page,
    served,
    visits,
)
from tools.web.__main__ import build

pytestmark = pytest.mark.slow
LARGEST_PAGE, SLOWEST_START = 15_000_000, 15
PHONE = (360, 640)
GO_ON = "Enter to continue:"
OLD = Path(__file__).parents[1] / "store/from_0_3_0"
OLD_GAMES = [*(OLD / "games").iterdir()]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_page(tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="module")
def address(page: Path) -> Iterator[str]:
    with served(page) as address:
        yield address


@pytest.fixture
def visit(address: str, tmp_path: Path) -> Iterator[Visit]:
    with visits(address, tmp_path) as visit:
        yield visit


def test_it_is_small_and_the_same_files_are_the_same_bytes(page: Path, tmp_path: Path) -> None:
    files = {path.relative_to(page): path.read_bytes() for path in page.rglob("*") if path.is_file()}
    assert sum(map(len, files.values())) <= LARGEST_PAGE
    build(tmp_path)
    assert files == {
        path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()
    }


def first_line_after(somebody: Visitor) -> float:
    begun = time.monotonic()
    somebody.come()
    somebody.hears("Type help at any question.")
    return time.monotonic() - begun


def test_a_whole_game_by_keys(visit: Visit) -> None:
    somebody = visit()
    assert any(first_line_after(somebody) < SLOWEST_START for _ in range(3)), "others may keep it busy once"
    assert somebody.browser.run("return loaded.value / loaded.max") == 1
    somebody.plays()
    (game,) = [text for name, text in somebody.kept().items() if name.startswith("crib/games/")]
    assert "\nseed " in game
    assert "crib/unfinished.txt" not in somebody.kept()
    somebody.types("no")
    assert "Press Enter to play on" in somebody.asked()
    somebody.types("")
    assert "Play it?" in somebody.asked()


def test_a_game_goes_on_after_the_page_is_loaded_again(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    hand = somebody.plays(until="play").rpartition("Your hand: ")[2]
    somebody.come()
    assert GO_ON in somebody.asked()
    somebody.types("")
    assert somebody.asked().rpartition("Your hand: ")[2] == hand


def test_a_page_closed_in_the_middle_of_a_move_loses_none_that_was_told(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.plays(until="lay away")
    somebody.types("hint")  # which takes a while
    somebody.come()
    assert GO_ON in somebody.asked()
    somebody.types("")
    assert "Discard" in somebody.asked()


def test_a_second_tab_says_a_sentence_and_begins_when_the_first_is_closed(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.plays(until="lay away")
    first = somebody.browser.tab()
    second = somebody.browser.new_tab()
    somebody.come()
    somebody.hears("CRIB is open in another tab")
    assert not somebody.browser.run(IS_ASKED)
    somebody.browser.look_at(first)
    somebody.browser.close_tab()
    somebody.browser.look_at(second)
    somebody.hears(GO_ON)


def test_it_is_played_at_the_size_of_a_phone_by_pressing_cards(visit: Visit) -> None:
    somebody = visit()
    somebody.browser.size(*PHONE)
    somebody.come()
    somebody.plays(until="lay away")
    for number in (1, 2):
        somebody.browser.click(f"#log p:last-child .card:nth-of-type({number})")
    assert len(somebody.browser.run("return document.getElementById('line').value").split()) == 2
    somebody.browser.click("#enter")
    heard = somebody.asked()
    assert any(words in heard for words in ("Play a card", "Your play", "Cut the deck")), (
        heard
    )  # as the cards were dealt
    wide, high, log, line = somebody.browser.run(
        "const box = (id) => document.getElementById(id).getBoundingClientRect();"
        "return [document.documentElement.scrollWidth, document.documentElement.scrollHeight,"
        " box('log').height, box('line').height]"
    )
    assert (wide, high) == PHONE
    assert log > PHONE[1] / 2
    assert line >= 44  # what a thumb needs


def test_a_copy_is_saved_and_put_back(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    somebody.come()
    somebody.plays(until="play")
    before = somebody.kept()
    somebody.browser.click("#copy")
    copy = tmp_path / "crib-saves.zip"
    until = time.monotonic() + PATIENCE
    while not copy.exists():
        assert time.monotonic() < until
        time.sleep(0.1)
    somebody.browser.run("localStorage.clear()")
    somebody.come()
    assert GO_ON not in somebody.asked()
    somebody.browser.type("#file", str(copy))
    somebody.browser.accept()
    somebody.hears("The copy is put back.")
    somebody.hears(GO_ON)
    assert {name: text.partition("\n")[2] for name, text in somebody.kept().items()} == {
        name: text.partition("\n")[2] for name, text in before.items()
    }


def test_what_is_no_copy_is_refused_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    somebody.come()
    somebody.asked()
    (tmp_path / "holiday.zip").write_bytes(b"a picture")
    somebody.browser.type("#file", str(tmp_path / "holiday.zip"))
    somebody.browser.accept()
    somebody.hears("That file is no copy of games of CRIB; nothing has changed.")
    somebody.types("")
    somebody.hears("Cut a card")


@pytest.mark.parametrize("is_full", [True, False], ids=["full", "forbidden"])
def test_a_storage_that_keeps_nothing_is_told_once_and_the_game_goes_on(is_full: bool, visit: Visit) -> None:
    somebody = visit()
    if is_full:
        somebody.come()
        somebody.asked()
        somebody.browser.run(FILL)
    else:
        somebody.browser.before_each_page(FORBIDDEN)
    somebody.come()
    somebody.plays(until="play")
    assert somebody.said().count("This browser keeps no games here") == 1


def test_a_browser_that_cannot_wait_is_told_which_can(visit: Visit) -> None:
    somebody = visit()
    somebody.browser.before_each_page("delete WebAssembly.Suspending")
    somebody.come()
    somebody.hears("This browser lacks what the game needs")


def test_what_does_not_load_is_told(page: Path, visit: Visit) -> None:
    somebody = visit()
    (page / "game.zip").rename(page / "gone.zip")
    try:
        somebody.come()
        somebody.hears("game.zip is not there. Load this page again; what was kept is kept.")
    finally:
        (page / "gone.zip").rename(page / "game.zip")


@pytest.mark.parametrize("content", ["1700000000\nno game at all\n", "x"])
def test_a_save_that_cannot_be_read_is_told_and_kept_aside(content: str, visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.asked()
    somebody.browser.run("localStorage.setItem('crib/unfinished.txt', arguments[0])", content)
    somebody.come()
    somebody.plays(until="play")
    assert "not" in somebody.said().partition("Play it?")[0]


def test_games_of_an_old_version_are_put_back_and_gone_on_with(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    somebody.come()
    somebody.asked()
    copy = shutil.make_archive(str(tmp_path / "old"), "zip", OLD)
    somebody.browser.type("#file", copy)
    somebody.browser.accept()
    somebody.hears(GO_ON)
    somebody.at = 0
    somebody.plays(until="another")
    assert len([name for name in somebody.kept() if name.startswith("crib/games/")]) > len(OLD_GAMES)
