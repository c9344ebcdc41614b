"""A page of help, and the forms in which cards and longer sentences stand on it."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.cards import Cards, cards_text
from game.sheets.marks import ANSWER_MARK


class About(Enum):
    """What a page is about, so that help can be opened at the page of the moment."""

    GAME = auto()
    CRIB = auto()
    PLAY = auto()
    RUNS = auto()
    SHOW = auto()
    HANDS = auto()
    BEST_HAND = auto()
    COUNTING = auto()
    DISCARDS = auto()
    PEGGING = auto()
    SCORE = auto()
    COACH = auto()
    PRACTICE = auto()
    TABLE = auto()
    OPPONENTS = auto()
    HISTORY = auto()
    TALK = auto()
    ORIGINALS = auto()
    KEYS = auto()


class Page(NamedTuple):
    """One page of help, in paragraphs: the screen breaks them into rows."""

    title: str
    lines: list[str]
    about: About
    section: str = ""
    """Under which heading of the contents it stands, where its subject does not say so."""

    @property
    def name(self) -> str:
        """Its title in small letters, but for an original's."""
        return self.title if self.about is About.ORIGINALS else self.title.capitalize()


def prose(*paragraphs: str) -> list[str]:
    """Join paragraphs with an empty line between them."""
    return [line for paragraph in paragraphs for line in ("", paragraph)][1:]


def drawn(cards: Cards, apart: Cards) -> list[str]:
    """Draw cards as they are, some of them apart from the others."""
    groups = [cards_text(group) for group in (cards, apart) if group]
    return [f"= {' + '.join(groups)}"]


def hidden(answer: str) -> list[str]:
    """Return an answer that is turned up when asked for, clear of what follows."""
    return [f"{ANSWER_MARK}{answer}", ""]


PEGS_NAMED = f"{'':9}o: back peg, O: front peg"


def streets(back: int, front: int, *jumped_from: int) -> list[str]:
    """Draw a side's way out and its way home with two pegs, and the jump of the front one, if told; where a
    machine has only letters in these, with the numbers of the holes at both ends, the front peg a capital,
    and which is which."""
    ways = (("out ", range(1, 31)), ("home", range(60, 30, -1)))
    pegs = {back: "o", front: "O"}
    rows = (
        f"{name} {holes[0]:3} {_in_fives([pegs.get(hole, '.') for hole in holes])} {holes[-1]}"
        for name, holes in ways
    )
    return [" | ".join([" ".join(map(str, ("|", back, front, *jumped_from))), *rows, PEGS_NAMED])]


def _in_fives(holes: list[str]) -> str:
    return " ".join("".join(holes[at : at + 5]) for at in range(0, len(holes), 5))
