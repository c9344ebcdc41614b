"""A real Firefox without a window, led by its own Marionette: the words of Chromium, over a plain socket."""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.shelf.chromium import Browser

FIREFOX = "firefox-esr"
PORT = "marionette.port"
SETTINGS = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False}
COMMANDS = {
    ("POST", "/url"): "WebDriver:Navigate",
    ("POST", "/refresh"): "WebDriver:Refresh",
    ("POST", "/execute/sync"): "WebDriver:ExecuteScript",
    ("POST", "/element"): "WebDriver:FindElement",
    ("POST", "/window/rect"): "WebDriver:SetWindowRect",
    ("POST", "/actions"): "WebDriver:PerformActions",
    ("GET", "/screenshot"): "WebDriver:TakeScreenshot",
}
"""The words of WebDriver, and what Marionette calls them."""
CLICK, TYPE = "WebDriver:ElementClick", "WebDriver:ElementSendKeys"


class Firefox(Browser):
    """One session."""

    def __init__(self, port: int) -> None:
        self._wire = _connected(port)
        self._number = 0
        self._rest = b""
        self._answer()  # who speaks there
        self._order("WebDriver:NewSession", capabilities={})

    def _do(self, method: str, path: str, **body: object) -> Any:
        if path.startswith("/element/"):
            _, _, element, deed = path.split("/")
            return self._order(CLICK if deed == "click" else TYPE, id=element, **body)
        answer = self._order(COMMANDS[method, path], **body)
        return answer["value"] if isinstance(answer, dict) and "value" in answer else answer

    def _order(self, command: str, **words: object) -> Any:
        self._number += 1
        order = json.dumps([0, self._number, command, words]).encode()
        self._wire.sendall(f"{len(order)}:".encode() + order)
        _, _, error, result = self._answer()
        assert not error, (command, error)
        return result

    def _answer(self) -> Any:
        while b":" not in self._rest:
            self._rest += self._wire.recv(1 << 16)
        length, _, self._rest = self._rest.partition(b":")
        while len(self._rest) < int(length):
            self._rest += self._wire.recv(1 << 16)
        answer, self._rest = self._rest[: int(length)], self._rest[int(length) :]
        return json.loads(answer)

    def size(self, width: int, height: int) -> None:
        """Make the window as large as the page wants it, with what is around it; 500 wide at the least."""
        self._do("POST", "/window/rect", x=0, y=0, width=width, height=height)
        wide, high = self.run("return [innerWidth, innerHeight]")
        self._do("POST", "/window/rect", x=0, y=0, width=2 * width - wide, height=2 * height - high)

    def leave(self) -> None:
        self._wire.close()


def _connected(port: int) -> socket.socket:
    until = time.monotonic() + 60
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 120)
        except OSError:
            assert time.monotonic() < until, "Firefox does not answer"
            time.sleep(0.2)


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox of our own, with everything of it in a folder; skipped where there is none."""
    if not shutil.which(FIREFOX):
        pytest.skip(f"{FIREFOX} is not on this machine")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder.mkdir(parents=True, exist_ok=True)
    settings = {**SETTINGS, PORT: port}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        browser = Firefox(port)
        yield browser
        browser.leave()
    finally:
        program.terminate()
        program.wait()
