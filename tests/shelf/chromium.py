"""A real Chromium without a window, led by chromedriver; every host but this machine is cut off from it."""

import base64
import json
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
ENTER = "\ue007"
NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
OPTIONS = ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", NOBODY_ELSE)


class Browser:
    """One session of WebDriver."""

    def __init__(self, server: str, downloads: Path, *more: str) -> None:
        chrome = {
            "args": [*OPTIONS, *more],
            "prefs": {"download.default_directory": str(downloads), "download.prompt_for_download": False},
        }
        wished = {"alwaysMatch": {"goog:chromeOptions": chrome, "unhandledPromptBehavior": "ignore"}}
        self._at = f"{server}/session"
        self._at += "/" + self._do("POST", "", capabilities=wished)["sessionId"]

    def _do(self, method: str, path: str, **body: object) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(self._at + path, data, {"Content-Type": "application/json"}, method=method)
        with urlopen(request, timeout=120) as answer:
            return json.load(answer)["value"]

    def open(self, address: str) -> None:
        self._do("POST", "/url", url=address)

    def reload(self) -> None:
        self._do("POST", "/refresh")

    def run(self, script: str, *arguments: object) -> Any:
        return self._do("POST", "/execute/sync", script=script, args=arguments)

    def type(self, selector: str, text: str) -> None:
        found = self._do("POST", "/element", using="css selector", value=selector)[ELEMENT]
        self._do("POST", f"/element/{found}/value", text=text)

    def click(self, selector: str) -> None:
        found = self._do("POST", "/element", using="css selector", value=selector)[ELEMENT]
        self._do("POST", f"/element/{found}/click")

    def acts(self, kind: str, actions: list[dict[str, Any]], **more: str) -> None:
        """With keys or a pointer."""
        parameters = {"parameters": more} if more else {}
        source = {"type": kind, "id": "-".join([kind, *more.values()]), "actions": actions, **parameters}
        self._do("POST", "/actions", actions=[source])

    def accept(self) -> None:
        self._do("POST", "/alert/accept")

    def new_tab(self) -> str:
        """Its handle; it has the eye from now on."""
        handle: str = self._do("POST", "/window/new", type="tab")["handle"]
        self.look_at(handle)
        return handle

    def tab(self) -> str:
        handle: str = self._do("GET", "/window")
        return handle

    def look_at(self, handle: str) -> None:
        self._do("POST", "/window", handle=handle)

    def close_tab(self) -> None:
        self._do("DELETE", "/window")

    def size(self, width: int, height: int) -> None:
        """Of the page, as on a phone."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)

    def devtools(self, command: str, words: dict[str, Any]) -> Any:
        """What WebDriver has no word for."""
        return self._do("POST", "/goog/cdp/execute", cmd=command, params=words)

    def before_each_page(self, script: str) -> None:
        self.devtools("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._do("GET", "/screenshot")))

    def leave(self) -> None:
        self._do("DELETE", "")


@contextmanager
def driver() -> Iterator[str]:
    """The address of a chromedriver of our own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program = subprocess.Popen(["chromedriver", f"--port={port}", "--silent"], stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert time.monotonic() < until, "chromedriver does not answer"
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        program.terminate()
        program.wait()
