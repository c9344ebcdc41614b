"""The window edition in a real Chromium with every other host cut off, and in Firefox, by all hands."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.parse import quote
from zipfile import ZipFile

import pytest

from game import machines
from game.scenes.front.title import DEMO_AFTER_SECONDS
from game.store.kept_game import read_game
from tests.shelf.at_the_window import FIRE, QUICK, AtTheWindow, by_keys, by_pointing
from tests.shelf.firefox import firefox
from tests.shelf.visitor import FILL, FORBIDDEN, build_page, served, visits
from tools.web.__main__ import keep_offline

pytestmark = pytest.mark.slow
PORTRAIT, SMALL, LANDSCAPE, DESK = (360, 640), (320, 568), (740, 360), (1280, 800)
THUMB = 44  # pixels of CSS that it needs
CLOSINGS = 20
POSITION = "scores=78:74 dealer=me hand=5S6D7C8HKHKD"
SPY = """window.messages = 0;
window.Worker = class extends Worker {
    constructor(...words) {
        super(...words);
        window.theWorker = this;
        this.addEventListener("message", () => window.messages++);
    }
    postMessage([kind, what]) {
        if (kind === "begin") window.begun = what;
        super.postMessage([kind, what]);
    }
};"""

Come = Callable[..., AtTheWindow]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_page(tmp_path_factory.mktemp("page"))


@pytest.fixture
def come(page: Path, tmp_path: Path) -> Iterator[Come]:
    """Somebody comes with a browser, which has a size if one is said."""
    with served(page) as address, visits(address, tmp_path) as visit:

        def comes(size: tuple[int, int] | None = None) -> AtTheWindow:
            browser = visit().browser
            if size:
                browser.size(*size)
            return AtTheWindow(browser, address)

        yield comes


def finishes(somebody: AtTheWindow, deeds: Iterator[None], folder: Path) -> None:
    """Play a game that is under way to its end; what is kept of it can be read."""
    somebody.goes_on(deeds, lambda: somebody.has_finished)
    (text,) = [text for name, text in somebody.kept().items() if name.startswith("games/")]
    (folder / "game.txt").write_text(text.partition("\n")[2])
    assert read_game(folder / "game.txt").played().game.outcome


@pytest.mark.parametrize("machine", machines.names())
def test_a_whole_game_by_keys(machine: str, come: Come, tmp_path: Path) -> None:
    somebody = come()
    somebody.opens(f"machine={machine}&{QUICK}")
    finishes(somebody, by_keys(somebody), tmp_path)


def test_a_whole_game_by_the_mouse(come: Come, tmp_path: Path) -> None:
    somebody = come()
    somebody.opens(f"machine=ega&{QUICK}")
    finishes(somebody, by_pointing(somebody, "ega", tmp_path / "saves"), tmp_path)


@pytest.mark.parametrize(("size", "machine"), [(PORTRAIT, "c128"), (LANDSCAPE, "amiga")])
def test_a_whole_game_by_a_finger(size: tuple[int, int], machine: str, come: Come, tmp_path: Path) -> None:
    somebody = come(size)
    somebody.opens(f"machine={machine}&{QUICK}")
    finishes(somebody, by_pointing(somebody, machine, tmp_path / "saves", touch=True), tmp_path)


def check_places(somebody: AtTheWindow, size: tuple[int, int]) -> None:
    """The picture is as large as it can be, and all buttons are large enough, beside it and in the page."""
    picture, *buttons = somebody.browser.run(
        "return [picture, ...document.querySelectorAll('nav button, nav a')].map((one) => {"
        " const box = one.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; })"
    )
    left, top, right, bottom = picture
    assert right - left == pytest.approx((bottom - top) * 4 / 3, rel=0.02)
    assert right - left == size[0] or bottom - top > size[1] * 0.9
    for x, y, to_x, to_y in buttons:
        assert to_x - x >= THUMB, buttons
        assert to_y - y >= THUMB, buttons
        assert x >= right - 1 or to_x <= left + 1 or y >= bottom - 1 or to_y <= top + 1, "over the picture"
        assert 0 <= x <= to_x <= size[0], "out of the page"
        assert 0 <= y <= to_y <= size[1], "out of the page"


@pytest.mark.parametrize("size", [PORTRAIT, SMALL, LANDSCAPE, DESK])
def test_all_buttons_are_large_enough_and_outside_the_picture(size: tuple[int, int], come: Come) -> None:
    somebody = come(size)
    somebody.opens("machine=ega")
    check_places(somebody, size)


def test_a_phone_that_turns_keeps_the_picture_whole(come: Come) -> None:
    somebody = come(PORTRAIT)
    somebody.opens("machine=ega")
    somebody.browser.size(*LANDSCAPE)
    somebody.waits(
        lambda: somebody.browser.run("return picture.clientHeight") >= LANDSCAPE[1] * 0.9, "the turned one"
    )
    assert (
        somebody.browser.run("return [document.documentElement.scrollWidth, innerWidth]")
        == [LANDSCAPE[0]] * 2
    )


def test_what_keys_and_the_right_button_do_has_places_for_a_finger(come: Come) -> None:
    somebody = come(PORTRAIT)
    somebody.opens(f"machine=amiga&{QUICK}")
    drawn = somebody.shown
    somebody.browser.click("#menu")
    somebody.waits(lambda: somebody.shown > drawn, "the menu")
    somebody.points_at((40, 5), touch=True)  # its first word
    before = somebody.heard()
    somebody.points_at((40, 16), touch=True)
    somebody.waits(lambda: somebody.heard() != before, "what is chosen there")
    somebody.browser.click("[data-key=Escape]")
    before = somebody.heard()
    somebody.browser.click("[data-key=F1]")
    somebody.waits(lambda: somebody.heard() != before, "the help")
    somebody.browser.click("[data-key=PageDown]")
    somebody.browser.click("[data-key=Escape]")


def test_letters_come_from_the_keyboard_of_the_system_where_some_are_asked_for(come: Come) -> None:
    somebody = come(PORTRAIT)
    somebody.opens("machine=ega")
    somebody.presses("m")  # More ways to play
    somebody.hears("MORE WAYS TO PLAY")
    somebody.points_at((2, 2), touch=True)
    assert somebody.browser.run("return document.activeElement.id") == "picture"
    for _ in range(5):
        somebody.presses("ArrowDown")
        time.sleep(0.3)
    somebody.hears("Duplicate")
    somebody.presses(FIRE)
    somebody.waits(
        lambda: somebody.browser.run("return letters.classList.contains('asked')"), "a wish for letters"
    )
    somebody.points_at((2, 2), touch=True)
    assert somebody.browser.run("return document.activeElement.id") == "typed"
    somebody.browser.devtools("Input.insertText", {"text": "frixx"})
    somebody.presses("\ue003", "\ue003")
    somebody.browser.devtools("Input.insertText", {"text": "day"})
    somebody.presses(FIRE)
    somebody.waits(lambda: "friday" in somebody.journal, "a game with the cards of friday")


# The address.


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        (f"ask={quote(POSITION)}", "ASK THE CHAMP"),
        ("ask=5S+6D+7C+8H+KH+KD+mine+45-60&machine=tty", "ASK THE CHAMP"),
        ("ask=nonsense", "The address of this page"),
        ("ask=form%3Dthree-handed+dealer%3Dseat1+hand%3D5S6D7C8HKH", "Only the cards of two players"),
        ("machine=spectrum", "spectrum"),
        ("enter", "This page does not know the word 'enter'."),
        ("machine=ega&machine=tty", "twice"),
        ("level=nobody", "The address of this page"),
        ("%00=%ff&&&=", "The address of this page"),
    ],
)
def test_an_address_opens_what_it_says_or_says_why_not(words: str, heard: str, come: Come) -> None:
    somebody = come()
    somebody.opens(words)
    somebody.hears(heard)


def test_a_duplicates_word_and_a_demo_begin_at_once(come: Come) -> None:
    somebody = come()
    somebody.opens("duplicate=friday&machine=tty")
    somebody.waits(lambda: "friday" in somebody.journal, "the cards of friday")
    somebody.opens("demo&machine=c128")
    before = somebody.shown
    somebody.waits(lambda: somebody.shown > before + 20, "cards that move by themselves")
    somebody.browser.open(f"{somebody.address}?text")
    somebody.waits(
        lambda: somebody.browser.run("return location.pathname").endswith("text.html"), "the text edition"
    )


TAKES_LINKS = "Object.assign(navigator.clipboard, { writeText: async (text) => { window.link = text; } })"


def test_a_position_is_copied_as_a_link_that_lays_it_out(come: Come) -> None:
    somebody, friend = come(), come()
    somebody.browser.before_each_page(TAKES_LINKS)
    somebody.opens("ask=5S+6D+7C+8H+KH+KD+mine+45-60&machine=ega")
    somebody.hears("ASK THE CHAMP")
    somebody.presses("c")
    somebody.waits(lambda: somebody.browser.run("return window.link"), "a link")
    link = somebody.browser.run("return window.link")
    assert link.startswith(somebody.address)
    friend.browser.open(link)
    friend.sees_a_picture()
    friend.hears("ASK THE CHAMP")
    for words in ("45", "60", "KH", "8H"):
        friend.hears(words)


def test_a_title_left_alone_plays_by_itself(come: Come) -> None:
    somebody = come()
    somebody.opens("machine=tty")
    time.sleep(DEMO_AFTER_SECONDS / 2)
    before = somebody.shown
    somebody.waits(lambda: somebody.shown > before + 20, "cards that move by themselves")


LIKES = "return ['contrast', 'calm'].filter((like) => begun[like])"


@pytest.mark.parametrize(
    ("name", "value", "likes"),
    [
        ("prefers-contrast", "more", ["contrast"]),
        ("prefers-reduced-motion", "reduce", ["calm"]),
        ("prefers-contrast", "no-preference", []),
    ],
)
def test_what_a_system_likes_is_told_to_the_game(name: str, value: str, likes: list[str], come: Come) -> None:
    somebody = come()
    somebody.browser.before_each_page(SPY)
    somebody.browser.devtools("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value}]})
    somebody.opens("machine=ega")
    assert somebody.browser.run(LIKES) == likes


def test_a_screen_reader_finds_the_game_and_hears_its_words(come: Come) -> None:
    somebody = come()
    somebody.opens("machine=ega")
    somebody.hears("Learn to play")
    tree = somebody.browser.devtools("Accessibility.getFullAXTree", {})["nodes"]
    told = {(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree}
    assert ("application", "CRIB") in told
    assert ("log", "The game in words") in told
    assert any(role == "StaticText" and "Learn to play" in words for role, words in told)


# At rest, and unseen.


def test_at_rest_nothing_is_sent_and_nothing_drawn(come: Come) -> None:
    somebody = come()
    somebody.browser.before_each_page(SPY)
    somebody.opens(f"machine=ega&{QUICK}")
    time.sleep(3)
    before = somebody.browser.run("return [window.messages, window.shown]")
    time.sleep(5)
    assert somebody.browser.run("return [window.messages, window.shown]") == before


def test_a_hidden_page_draws_nothing_and_goes_on_when_it_is_seen(come: Come) -> None:
    somebody = come()
    somebody.opens("machine=c128&demo&seed=page")
    first, before = somebody.browser.tab(), somebody.shown
    somebody.waits(lambda: somebody.shown > before, "a picture that moves")
    somebody.browser.run(
        "Object.defineProperty(document, 'hidden', {get: () => window.away, configurable: true});"
        "window.away = true; document.dispatchEvent(new Event('visibilitychange'))"
    )
    time.sleep(1)
    before = somebody.shown
    time.sleep(4)
    assert somebody.shown == before
    somebody.browser.run("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    somebody.waits(lambda: somebody.shown > before + 5, "a picture that moves")
    assert somebody.browser.tab() == first


def test_no_sound_before_the_first_press_and_the_games_own_after_it(come: Come) -> None:
    somebody = come()
    somebody.browser.before_each_page(
        "window.voices = 0; window.begun = [];"
        "const Real = AudioContext; window.AudioContext = class extends Real {"
        " constructor() { super(); window.voices++; }"
        " createBufferSource() { begun.push(super.createBufferSource()); return begun.at(-1); } }"
    )
    somebody.opens("machine=c128&demo&seed=page")
    time.sleep(4)
    assert somebody.browser.run("return window.voices") == 0
    somebody.opens("machine=ega")
    somebody.presses("ArrowDown", "ArrowDown")
    somebody.waits(lambda: somebody.browser.run("return window.begun.length"), "a sound")
    length, loudest = somebody.browser.run(
        "const {buffer} = window.begun[0]; return [buffer.length, Math.max(...buffer.getChannelData(0))]"
    )
    assert length > 50
    assert 0 < loudest <= 1


# What is kept.


def opens_a_table(somebody: AtTheWindow) -> None:
    somebody.opens(f"machine=ega&{QUICK}")
    somebody.goes_on(by_keys(somebody), lambda: " lay " in somebody.journal)


def test_closed_at_random_moments_it_goes_on_at_the_very_card(come: Come, tmp_path: Path) -> None:
    somebody, chance = come(), Random("closings")
    somebody.opens(f"machine=ega&{QUICK}".replace("61", "121"))
    for _ in range(CLOSINGS):
        somebody.goes_on(by_keys(somebody), ticking(chance.uniform(0, 1)))
        kept = somebody.journal
        somebody.browser.reload()
        somebody.sees_a_picture()
        assert all(line in somebody.journal for line in kept.splitlines()[1:]), "a move is lost"
    finishes(somebody, by_keys(somebody), tmp_path)


def ticking(seconds: float) -> Callable[[], bool]:
    ends = time.monotonic() + seconds
    return lambda: time.monotonic() > ends


def test_a_second_tab_says_a_sentence_and_begins_when_the_first_is_closed(come: Come) -> None:
    somebody = come()
    somebody.opens("machine=ega")
    first, second = somebody.browser.tab(), somebody.browser.new_tab()
    somebody.browser.open(somebody.address)
    somebody.is_told("CRIB is open in another tab")
    assert not somebody.shown
    somebody.browser.look_at(first)
    somebody.browser.close_tab()
    somebody.browser.look_at(second)
    somebody.sees_a_picture()


EMPTY = """for (const name of Object.keys(localStorage))
    if (!name.startsWith('crib/')) localStorage.removeItem(name)"""
TAKE_AWAY = "window.put = Storage.prototype.setItem; Storage.prototype.setItem = () => { throw new Error(); }"
GIVE_BACK = "Storage.prototype.setItem = window.put"
NOTHING_KEPT = "This browser keeps no games here"


@pytest.mark.parametrize(
    ("gone", "there_again"), [(FILL, EMPTY), (TAKE_AWAY, GIVE_BACK)], ids=["full", "gone"]
)
def test_a_storage_that_fails_in_the_middle_is_told_and_what_was_not_kept_is_kept_later(
    gone: str, there_again: str, come: Come
) -> None:
    somebody = come()
    opens_a_table(somebody)
    somebody.browser.run(gone)
    before = somebody.journal
    somebody.goes_on(by_keys(somebody), lambda: NOTHING_KEPT in somebody.told())
    assert somebody.journal == before
    somebody.browser.run(there_again)
    somebody.goes_on(by_keys(somebody), lambda: len(somebody.journal) > len(before) or somebody.has_finished)


def test_a_storage_that_is_emptied_in_the_middle_has_the_whole_game_with_the_next_move(come: Come) -> None:
    somebody = come()
    opens_a_table(somebody)
    before = somebody.journal
    somebody.browser.run("localStorage.clear()")
    somebody.goes_on(by_keys(somebody), lambda: len(somebody.journal) > len(before))
    assert somebody.journal.startswith(before)


def test_a_forbidden_storage_is_told_and_the_game_is_played(come: Come) -> None:
    somebody = come()
    somebody.browser.before_each_page(FORBIDDEN)
    somebody.browser.open(f"{somebody.address}?machine=ega&{QUICK}")
    somebody.is_told(NOTHING_KEPT)
    somebody.sees_a_picture()
    somebody.goes_on(by_keys(somebody), lambda: "Your play" in somebody.heard())


@pytest.mark.parametrize("half", ["", "1700000000\nno game at all\n", "x"])
def test_a_game_half_written_is_told(half: str, come: Come) -> None:
    somebody = come()
    opens_a_table(somebody)
    text = somebody.kept()["unfinished.txt"]
    somebody.browser.open(f"{somebody.address}manifest.webmanifest")
    somebody.browser.run(
        "localStorage.setItem('crib/unfinished.txt', arguments[0])", half or text[: len(text) // 3]
    )
    somebody.opens("machine=ega")
    somebody.waits(lambda: "not" in somebody.heard() or "ontinue" in somebody.heard(), "a sentence")


def test_a_copy_is_saved_and_put_back(come: Come, tmp_path: Path) -> None:
    somebody = come()
    opens_a_table(somebody)
    somebody.browser.click("#copy")
    copy = tmp_path / "crib-saves.zip"
    somebody.waits(copy.exists, "the copy")
    with ZipFile(copy) as archive:
        held = {name: archive.read(name).decode("latin-1") for name in archive.namelist()}
    assert " lay " in held["unfinished.txt"]
    somebody.browser.run("localStorage.clear()")
    somebody.opens("machine=ega")
    assert not somebody.journal
    somebody.browser.type("#file", str(copy))
    somebody.browser.accept()
    somebody.is_told("The copy is put back.")
    somebody.hears("ontinue")
    assert {name: text.partition("\n")[2] for name, text in somebody.kept().items()} == held
    (tmp_path / "holiday.zip").write_bytes(b"a picture")
    somebody.browser.type("#file", str(tmp_path / "holiday.zip"))
    somebody.browser.accept()
    somebody.is_told("That file is no copy of games of CRIB; nothing has changed.")


ENDED = "theWorker.terminate()"


@pytest.mark.parametrize("end", ["theWorker.postMessage(['press', null])", ENDED])
def test_a_worker_that_dies_is_told_and_the_last_move_is_kept(end: str, come: Come) -> None:
    somebody = come()
    somebody.browser.before_each_page(SPY)
    opens_a_table(somebody)
    kept = somebody.journal
    somebody.browser.run(end)
    if end == ENDED:
        somebody.presses(FIRE)  # what is dead without a word is missed when it does not answer
    somebody.is_told("The game has stopped")
    assert somebody.journal.startswith(kept)
    before = somebody.shown
    somebody.presses(FIRE)
    somebody.waits(lambda: somebody.shown > before + 1, "the game")
    somebody.hears("ontinue")


def test_a_game_that_was_left_begins_again_at_a_press_of_the_picture(come: Come) -> None:
    somebody = come(PORTRAIT)
    somebody.opens("machine=ega")
    somebody.presses("Escape", "Escape")
    somebody.is_told("CRIB has ended.")
    before = somebody.shown
    somebody.points_at((2, 2), touch=True)
    somebody.waits(lambda: somebody.shown > before, "the title")
    assert not somebody.told()


# Without a network, and a new version.


IS_KEPT = "return navigator.serviceWorker.ready.then((kept) => kept.active.state)"


def test_after_the_first_visit_it_needs_no_network_and_a_new_version_waits_for_the_end_of_a_game(
    page: Path, tmp_path: Path, come: Come
) -> None:
    shutil.copytree(page, tmp_path / "page")
    with served(tmp_path / "page") as address:
        somebody = come()
        somebody.address = address
        opens_a_table(somebody)
        assert somebody.browser.run(IS_KEPT) in ("activating", "activated")
        (tmp_path / "page/icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        keep_offline(tmp_path / "page")
        somebody.opens("machine=ega")
        somebody.is_told("There is a new version of CRIB")
        somebody.browser.run("localStorage.removeItem('crib/unfinished.txt')")
        somebody.opens("machine=ega")
        if "This is a new version of CRIB." not in somebody.told():
            somebody.opens("machine=ega")  # on a slow machine it came too late to be loaded under a game
        assert "This is a new version of CRIB." in somebody.told()
    somebody.opens("machine=c128")
    assert somebody.browser.run("return document.getElementById('first').src").endswith("title-c128.png")
    somebody.browser.open(f"{address}text.html")
    somebody.waits(lambda: "Play it?" in somebody.browser.run("return log.textContent"), "the text edition")


def test_a_new_version_that_does_not_come_is_not_waited_for(page: Path, tmp_path: Path, come: Come) -> None:
    shutil.copytree(page, tmp_path / "page")
    with served(tmp_path / "page") as address:
        somebody = come()
        somebody.address = address
        somebody.opens("machine=ega")
        assert somebody.browser.run(IS_KEPT) in ("activating", "activated")
        (tmp_path / "page/icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        keep_offline(tmp_path / "page")
        somebody.opens("machine=ega")
        somebody.is_told("There is a new version of CRIB")
        somebody.browser.before_each_page("ServiceWorker.prototype.postMessage = () => {}")
        somebody.opens("machine=ega")
        somebody.is_told("There is a new version of CRIB")


# Before Python is there.


def test_the_machines_own_screen_is_there_at_once(come: Come) -> None:
    somebody = come()
    paints = []
    for _ in range(3):
        somebody.opens("machine=amiga")
        paints += somebody.browser.run(
            "return performance.getEntriesByType('paint').map((one) => one.startTime)"
        )
    assert min(paints) < 200
    somebody.browser.before_each_page("window.Worker = class extends Worker { postMessage() {} }")
    somebody.browser.open(f"{somebody.address}?machine=amiga")
    assert somebody.browser.run(
        "return [first.hidden, first.naturalWidth > 0, first.src.split('/').at(-1)]"
    ) == [False, True, "title-amiga.png"]


SEEN = "return document.body.innerText.trim()"
NO_WORKERS_OF_MODULES = "window.Worker = class extends Worker { constructor(at) { super(at); } }"


@pytest.mark.parametrize("lacks", ["delete WebAssembly", "delete window.Worker", NO_WORKERS_OF_MODULES])
def test_a_browser_too_old_is_told_which_will_do(lacks: str, come: Come) -> None:
    somebody = come()
    somebody.browser.open(somebody.address)
    assert "too old" not in somebody.browser.run(SEEN)
    somebody.browser.before_each_page(lacks)
    somebody.browser.open(somebody.address)
    somebody.waits(lambda: "Any Chrome, Edge, Firefox or Safari" in somebody.browser.run(SEEN), "a sentence")
    assert "\n" not in somebody.browser.run(SEEN), "nothing else, and no buttons that do nothing"


def test_a_browser_without_modules_is_told_so_by_what_all_can_read(come: Come) -> None:
    somebody = come()
    somebody.browser.devtools("Network.enable", {})
    somebody.browser.devtools("Network.setBlockedURLs", {"urls": ["*window.js"]})
    somebody.browser.open(somebody.address)
    assert "too old" in somebody.browser.run(SEEN)


@pytest.mark.parametrize("name", ["", "text.html"])
@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE, DESK])
def test_without_javascript_there_is_a_sentence_alone(name: str, size: tuple[int, int], come: Come) -> None:
    somebody = come(size)
    somebody.browser.devtools("Emulation.setScriptExecutionDisabled", {"value": True})
    somebody.browser.open(somebody.address + name)
    sentence = "CRIB needs JavaScript. Turn it on for this page, then load it again."
    assert somebody.browser.run(SEEN).removeprefix("CRIB\n").strip() == sentence


# Another family of browsers.


def test_in_firefox_a_whole_game_is_played_by_keys_and_the_text_edition_asks(
    page: Path, tmp_path: Path
) -> None:
    with served(page) as address, firefox(tmp_path / "profile") as browser:
        somebody = AtTheWindow(browser, address)
        somebody.opens(f"machine=amiga&{QUICK}")
        finishes(somebody, by_keys(somebody), tmp_path)
        somebody.browser.open(f"{address}text.html")
        said = "return document.getElementById('log').textContent"
        somebody.waits(lambda: "Play it?" in browser.run(said), "a question")


@pytest.mark.parametrize("size", [LANDSCAPE, DESK])
def test_in_firefox_all_buttons_are_large_enough_and_outside_the_picture(
    size: tuple[int, int], page: Path, tmp_path: Path
) -> None:
    with served(page) as address, firefox(tmp_path / "profile") as browser:
        browser.size(*size)
        somebody = AtTheWindow(browser, address)
        somebody.opens("machine=c128")
        check_places(somebody, size)
