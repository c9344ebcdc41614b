"""The page in a real Chromium with every other host cut off: a whole game, reloads, a second tab, a phone."""

import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.shelf.chromium import ENTER, Browser, driver
from tests.terminal.reader import Reader, is_question
from tools.web.__main__ import build

pytestmark = pytest.mark.slow
LARGEST_PAGE, SLOWEST_START = 15_000_000, 15
PATIENCE = 60
PHONE = (360, 640)
LETTERS = str.maketrans("♣♦♥♠", "CDHS")
SAID = "return [...document.querySelectorAll('#log p')].map((line) => line.textContent).join('\\n')"
IS_ASKED = "return !document.getElementById('enter').disabled"
GO_ON = "Continue it?"
OLD = Path(__file__).parents[1] / "store/from_0_3_0"
OLD_GAMES = [*(OLD / "games").iterdir()]


class Silent(SimpleHTTPRequestHandler):
    """A plain server of files, which sends no header of its own."""

    def log_message(self, format: str, *_: object) -> None:
        pass


class Visitor:
    """Somebody with a browser, who reads what is said and types."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.at = 0

    def come(self) -> None:
        self.at = 0
        self.browser.open(self.address)

    def said(self) -> str:
        text: str = self.browser.run(SAID)
        return text.translate(LETTERS)

    def hears(self, words: str) -> None:
        """Wait for these words."""
        until = time.monotonic() + PATIENCE
        while words not in self.said():
            assert time.monotonic() < until, f"nobody said {words!r}: {self.said()[-300:]}"
            time.sleep(0.05)

    def asked(self) -> str:
        """What has been said since the last answer, up to a question."""
        until = time.monotonic() + PATIENCE
        while not self.browser.run(IS_ASKED):
            assert time.monotonic() < until, f"nothing is asked: {self.said()[-300:]}"
            time.sleep(0.02)
        text = self.said()
        heard, self.at = text[self.at :], len(text)
        assert is_question(heard), heard
        return heard

    def types(self, line: str) -> None:
        self.browser.type("#line", line + ENTER)

    def plays(self, until: str = "another") -> str:
        """Play to such a question, which is the answer."""
        reader = Reader("a page", until=until)
        while True:
            heard = self.asked()
            answer = reader.answer(heard)
            if answer is None:
                return heard
            self.types(answer)

    def kept(self) -> dict[str, str]:
        found: dict[str, str] = self.browser.run("return {...localStorage}")
        return found


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    if not shutil.which("npm"):
        pytest.skip("npm is not on this machine, which brings Python for browsers")
    try:
        build(folder)
    except subprocess.CalledProcessError:
        pytest.skip("npm could not bring Python for browsers")
    return folder


@pytest.fixture(scope="module")
def address(page: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(page))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def visit(address: str, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    if not shutil.which("chromedriver"):
        pytest.skip("chromedriver is not on this machine, which leads Chromium")
    with driver() as server:
        visitors = []

        def come(*options: str) -> Visitor:
            visitors.append(Visitor(Browser(server, tmp_path, *options), address))
            return visitors[-1]

        yield come
        for visitor in visitors:
            visitor.browser.leave()


Visit = Callable[..., Visitor]


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
    assert "The seed of the cards was" in somebody.said()
    assert "crib/games/" in "".join(somebody.kept())
    assert "crib/unfinished.txt" not in somebody.kept()
    somebody.types("no")
    assert "Press Enter to play on" in somebody.asked()
    somebody.types("")
    assert "Is that right?" in somebody.asked()


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
    assert "lay away" in somebody.asked()


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
    assert "Play a card" in somebody.asked()
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
    somebody.hears("Your word")


FILL = """for (const size of [1000000, 1000, 1])
    try { for (let n = 0; ; n++) localStorage.setItem(`${size}-${n}`, "x".repeat(size)); } catch {}"""


def test_a_full_storage_is_told_once_and_the_game_goes_on(visit: Visit) -> None:
    somebody = visit()
    somebody.come()
    somebody.asked()
    somebody.browser.run(FILL)
    somebody.come()
    somebody.plays(until="play")
    assert somebody.said().count("This browser keeps no games here") == 1


def test_a_forbidden_storage_is_told_and_the_game_goes_on(visit: Visit) -> None:
    somebody = visit()
    setting = {
        "source": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"
    }
    somebody.browser.devtools("Page.addScriptToEvaluateOnNewDocument", setting)
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
    assert "not" in somebody.said().partition("Is that right?")[0]


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
