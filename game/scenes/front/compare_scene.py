"""Lines of a duplicate compared at the window: who did best with the same cards, and where."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.club.comparing import think_compared
from game.club.duplicate import FIRST, LINES, NotThatGame, PlayedDuplicate
from game.players.player import Thought
from game.rules.voice import YOU
from game.scenes.pace import think
from game.scenes.reading_pages import Leafing
from game.scenes.scene import STAY, Answer
from game.sheets.pages import reading_page
from game.store.line_file import LineFile
from game.store.reading import read_text

TITLE, READING = "DUPLICATE", "{up} {down} parts   {back} back"
COMPARING = "Each game is played again, to see that its line is true...."
NO_LINES = "No lines yet: play a duplicate first, or paste a friend's line."


class CompareScene(Leafing):
    """Plays the games again while the page stands, and tells what came of it."""

    def __init__(self, lines: Sequence[str], why_none: str = NO_LINES) -> None:
        super().__init__([reading_page(TITLE, [COMPARING if lines else why_none], READING)])
        self._thought: Thought[list[str]] | None = think_compared(lines) if lines else None

    @property
    def is_still(self) -> bool:
        return self._thought is None

    def tick(self) -> Answer:
        if self._thought and (found := think(self._thought)):
            self.pages, self.stale = [reading_page(TITLE, found[0], READING)], True
            self._thought = None
        return STAY


def lines_to_compare(folder: Path, pasted: str, tell: Callable[[str | None], None]) -> list[str]:
    """Return the lines kept here of one word's cards: of the pasted line, which is kept too, or of the last.

    `NotThatGame` where that is no line; one that can't be kept is compared all the same."""
    lines = _lines_kept(folder)
    if pasted and (line := str(PlayedDuplicate.parse(pasted))) not in lines:
        file = LineFile(folder / LINES, bytes.decode)
        tell(file.add(line.encode(), lambda held: held == line.encode()))
        lines.append(line)
    last = (pasted or "".join(lines[-1:])).split()
    return [line for line in lines if line.split()[2:4] == last[2:4]]


def has_played(folder: Path, word: str, rival: str, initials: str) -> bool:
    """Tell whether the cards of a word are known to whoever plays under these initials, or under none."""
    return any(line.split()[2:5] == [word, rival, initials or YOU] for line in _lines_kept(folder))


def _lines_kept(folder: Path) -> list[str]:
    return [line for line in (read_text(folder / LINES) or "").splitlines() if line.startswith(FIRST)]


def compare(folder: Path, pasted: str, tell: Callable[[str | None], None]) -> CompareScene:
    """Open the page of these lines, or of why there are none."""
    try:
        return CompareScene(lines_to_compare(folder, pasted.strip(), tell))
    except NotThatGame as error:
        return CompareScene((), str(error))
