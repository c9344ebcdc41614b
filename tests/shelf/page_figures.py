"""Figures of the page, a line each: `python -m tests.shelf.page_figures FOLDER`, which holds the page.

Let nothing else run meanwhile: seconds are those of this machine, and both editions are opened in turns."""

import gzip
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from game import machines
from tests.shelf.at_the_window import QUICK, AtTheWindow, by_keys
from tests.shelf.chromium import Browser, driver
from tests.shelf.visitor import served
from tools.web.__main__ import FETCHED, GAME

ROUNDS, SECONDS_WATCHED = 3, 12
IS_TITLE = "return window.shown || 0"
IS_ASKED = "return !enter.disabled"
PAINTED = "return performance.getEntriesByType('paint').at(-1)?.startTime"
SPY = """[window.times, window.waits] = [[], []];
window.Worker = class extends Worker {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", ({data: [kind]}) => {
            if (kind === "picture") times.push(performance.now());
            if (kind === "done") waits.push(performance.now() - this.sent);
        });
    }
    postMessage(...words) {
        this.sent = performance.now();
        super.postMessage(...words);
    }
};"""


def sizes(page: Path) -> str:
    """What is loaded for a first picture, as it is and as a server may compress it."""
    loaded = [page / GAME, *(page / "pyodide" / name for name in (*FETCHED, "pyodide.mjs", "pyodide.asm.js"))]
    loaded += [path for path in page.iterdir() if path.suffix in (".html", ".js", ".css")]
    plain = sum(path.stat().st_size for path in loaded)
    small = sum(len(gzip.compress(path.read_bytes())) for path in loaded)
    return f"to load: {plain / 1e6:.1f} MB, {small / 1e6:.1f} MB with gzip"


def opening(browser: Browser, address: str, is_there: str) -> float:
    begun = time.monotonic()
    browser.open(address)
    while not browser.run(is_there):
        time.sleep(0.02)
    return time.monotonic() - begun


def openings(browser: Browser, address: str) -> str:
    """The first picture, the title and the first question of the text edition, in turns."""
    windows, texts, paints = [], [], []
    for _ in range(ROUNDS):
        windows.append(opening(browser, f"{address}?machine=ega", IS_TITLE))
        paints.append(browser.run(PAINTED))
        texts.append(opening(browser, f"{address}text.html", IS_ASKED))
    ratio = median(windows) / median(texts)
    return (
        f"first picture {median(paints):.0f} ms; the title {median(windows):.1f} s, "
        f"the text edition's first question {median(texts):.1f} s: {ratio:.2f} times as long"
    )


def flying(somebody: AtTheWindow, machine: str) -> str:
    """Pictures in the fullest second of a demo, and the longest wait for a press in a game."""
    somebody.opens(f"machine={machine}&demo&seed=page")
    time.sleep(SECONDS_WATCHED)
    times = somebody.browser.run("return times")
    fullest = max(sum(begun <= one < begun + 1000 for one in times) for begun in times)
    somebody.opens(f"machine={machine}&{QUICK}")
    somebody.goes_on(by_keys(somebody), lambda: somebody.has_finished)
    waits = sorted(somebody.browser.run("return waits"))
    most = waits[len(waits) * 95 // 100]
    somebody.browser.run("localStorage.clear()")
    return (
        f"{machine}: {fullest} pictures in the fullest second; a press is answered after "
        f"{median(waits):.0f} ms, 95 of 100 within {most:.0f}, the longest {waits[-1]:.0f}"
    )


def main(page: Path) -> None:
    print(sizes(page))
    with served(page) as address, driver() as server, TemporaryDirectory() as downloads:
        browser = Browser(server, Path(downloads))
        print(openings(browser, address), flush=True)
        browser.before_each_page(SPY)
        for machine in machines.names():
            print(flying(AtTheWindow(browser, address), machine), flush=True)
        browser.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
