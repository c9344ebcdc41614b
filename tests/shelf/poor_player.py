"""All that the page packs, imported and played in text by a Python as poor as a browser's."""

import os
import pkgutil
import sys
from importlib import import_module
from typing import Any

from tests.shelf.lacking import become_poor
from tests.terminal.reader import Reader, is_question

EXTRAS = {"nacl", "paho"}
"""What the page does without."""


class Closed(BaseException):
    """Somebody has closed the page."""


def import_all(package: str) -> list[str]:
    """Import everything in it; what could not be imported, and why."""
    complaints = []
    for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            try:
                import_module(module.name)
            except ImportError as error:
                if (error.name or "").partition(".")[0] not in EXTRAS:
                    complaints.append(f"{module.name}: {error}")
    return complaints


class Visitor:
    """The page, and somebody who plays to such a question and closes it there."""

    def __init__(self, kept: dict[str, str], until: str) -> None:
        self.kept = kept
        self.reader = Reader("a page", until=until)
        self.said = self.heard = ""

    def post(self, kind: str, what: Any) -> None:
        """Take what the game posts."""
        if kind == "keep":
            self.kept = {name: text for name, text in (self.kept | what).items() if text is not None}
        elif kind == "say":
            self.said += what
            self.heard += what

    def following(self) -> tuple[str, str]:
        """Answer; leave where the reader has nothing more to say."""
        assert is_question(self.heard), self.heard
        answer = self.reader.answer(self.heard)
        self.heard = ""
        if answer is None:
            raise Closed
        return "line", answer


def play_in_text(kept: dict[str, str], until: str, home: str) -> Visitor:
    """Play in text as far as such a question, on a machine that knows only what was kept."""
    from in_browser import play  # type: ignore[import-not-found]

    os.environ["XDG_DATA_HOME"] = home
    somebody = Visitor(kept, until)
    try:
        play(kept, somebody.post, somebody.following)
    except Closed:
        return somebody
    raise AssertionError("a page plays for as long as it is open")


def goes_on(folder: str, kept: dict[str, str]) -> None:
    """Play to a first card, close the page, and open it again."""
    first = play_in_text(kept, "play", f"{folder}/first")
    assert "unfinished.txt" in first.kept, first.kept
    again = play_in_text(first.kept, "play", f"{folder}/again")
    assert "Enter to continue:" in again.said, again.said
    assert again.said.rpartition("Your hand: ")[2] == first.said.rpartition("Your hand: ")[2]


def walk(folder: str) -> None:
    """Import everything and play a game to its end; leave the next one, and go on with it."""
    complaints = import_all("game")
    assert not complaints, complaints
    whole = play_in_text({}, "another", f"{folder}/whole")
    assert any(name.startswith("games/") for name in whole.kept), whole.kept
    goes_on(folder, whole.kept)


if __name__ == "__main__":
    become_poor()
    walk(sys.argv[1])
