"""The page as it is served, and somebody who visits it with a browser."""

import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.shelf.chromium import ENTER, Browser, driver
from tests.terminal.reader import Reader, is_question
from tools.web.__main__ import build

PATIENCE = 60
LETTERS = str.maketrans("♣♦♥♠", "CDHS")
SAID = "return [...document.querySelectorAll('#log p')].map((line) => line.textContent).join('\\n')"
FILL = """for (const size of [1000000, 1000, 1])
    try { for (let n = 0; ; n++) localStorage.setItem(`${size}-${n}`, "x".repeat(size)); } catch {}"""
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"
IS_ASKED = "return !document.getElementById('enter').disabled"


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


def build_page(folder: Path) -> Path:
    """Build it, or skip where nobody brings Python for browsers."""
    if not shutil.which("npm"):
        pytest.skip("npm is not on this machine, which brings Python for browsers")
    try:
        build(folder)
    except subprocess.CalledProcessError as error:
        if error.cmd[0] != "npm":  # the game's own titles
            raise
        pytest.skip("npm could not bring Python for browsers")
    return folder


@contextmanager
def served(page: Path) -> Iterator[str]:
    """Serve it; the address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(page))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


Visit = Callable[..., Visitor]


@contextmanager
def visits(address: str, downloads: Path) -> Iterator[Visit]:
    """Let people come there, each with a browser of their own; skip where there is none."""
    if not shutil.which("chromedriver"):
        pytest.skip("chromedriver is not on this machine, which leads Chromium")
    with driver() as server:
        visitors = []

        def come(*options: str) -> Visitor:
            visitors.append(Visitor(Browser(server, downloads, *options), f"{address}text.html"))
            return visitors[-1]

        yield come
        for visitor in visitors:
            visitor.browser.leave()
