"""The page's Python and stand-in without a browser: `stepped_page MACHINE MINUTES`, a demo at full speed.

A line for each tenth of it: how many megabytes the program has, and how many pictures came."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.scenes.pace import MOST_STEPS_AT_ONCE, STEPS_A_SECOND
from game.store import folder
from tests.sources import HOUSE

LIKES = {"contrast": False, "calm": False, "room": [960, 720]}
STATE = Path("/proc/self/statm")
PAGE_OF_MEMORY = 4096


def nothing(_kind: str, _what: Any) -> None:
    """Take what is posted, and do nothing with it."""


def as_installed() -> None:
    """Keep nothing in this checkout: the page has the folder of a game that is installed."""
    own = folder.own_folder()
    assert own, "XDG_DATA_HOME says so"
    folder.BESIDE_THE_PROGRAM = own


def opened(words: str, post: Callable[[str, Any], None] = nothing, **likes: Any) -> Any:
    """The page as it has just been opened."""
    sys.path.append(str(HOUSE / "tools/web"))
    from in_window import Running  # type: ignore[import-not-found]

    as_installed()
    return Running({}, post, list, {"words": words, **LIKES, **likes})


def megabytes() -> float:
    gc.collect()
    return int(STATE.read_text().split()[1]) * PAGE_OF_MEMORY / 1e6


def main(machine: str, minutes: int) -> None:
    """Take all steps of the demo one after the other, without a rest."""
    posted: Counter[str] = Counter()
    app = opened(f"?machine={machine}&demo&seed=hour", lambda kind, _: posted.update([kind])).app
    for _ in range(10):
        for _ in range(minutes * 60 * STEPS_A_SECOND // 10 // MOST_STEPS_AT_ONCE):
            app.frame(MOST_STEPS_AT_ONCE)
        print(f"{megabytes():.1f} {posted['picture']}", flush=True)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        main(sys.argv[1], int(sys.argv[2]))
