"""The pack of each deal: an order that anyone can check from the seed."""

from collections.abc import Mapping
from typing import Protocol

from game.rules.cards import PACK, Blank, Card, Cards, NeverSeenCard, turned_up
from game.rules.errors import LONGEST_SEED

try:  # as in `random`: to read all of `hashlib` takes as long as to verify a game
    from _sha256 import sha256  # type: ignore[import-not-found]
except ModuleNotFoundError:
    try:
        from _sha2 import sha256  # type: ignore[import-not-found]  # since Python 3.12
    except ModuleNotFoundError:
        from hashlib import sha256

LEAST_IN_A_PACKET = 4
LONGEST_WORD = 40  # letters
_NAMES = [str(card).encode() for card in PACK]


class Packs(Protocol):
    """Where a game takes its packs from; `occasion` is the number of the deal, or `cut 1` and so on."""

    def __call__(self, occasion: str) -> Cards:
        """Return the pack, top card first."""


class ShuffledPacks:
    """The 52 cards of each occasion, sorted by the SHA-256 of `seed:occasion:card`."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, occasion: str) -> Cards:
        start = f"{self.seed}:{occasion}:".encode()
        hashes = [sha256(start + name).digest() for name in _NAMES]
        card_of = dict(zip(hashes, PACK, strict=True))
        return tuple(card_of[digest] for digest in sorted(hashes))


class DealtPacks:
    """Packs that several machines have dealt together; what none of them has opened yet lies face down."""

    def __init__(self, dealt: Mapping[str, Cards]) -> None:
        self.dealt = dealt

    def __call__(self, occasion: str) -> Cards:
        return self.dealt.get(occasion, BLANKS)


class RecordedPacks(DealtPacks):
    """Packs of a game that was written down: cards that nobody saw stay face down, whatever stands for them.

    `boards` are the scores after a deal as they stood on the board, by its occasion."""

    def __init__(
        self, dealt: Mapping[str, Cards], unseen: Mapping[str, Cards], boards: Mapping[str, tuple[int, ...]]
    ) -> None:
        super().__init__(dealt)
        self.unseen, self.boards = unseen, boards

    def __call__(self, occasion: str) -> Cards:
        return turned_up(super().__call__(occasion), self.face_down(occasion))

    def face_down(self, occasion: str) -> dict[Card, Card]:
        """Return the blanks that lie for the cards that nobody saw in a deal."""
        cards = self.dealt.get(occasion, ())
        return {card: NeverSeenCard(cards.index(card)) for card in self.unseen.get(occasion, ())}


BLANKS: Cards = tuple(map(Blank, range(len(PACK))))


def is_seed(text: str) -> bool:
    """Tell whether a text can be a seed: one word or several that can be printed, on one line."""
    return bool(text) and text == " ".join(text.split()) and text.isprintable() and len(text) <= LONGEST_SEED


def is_word(text: str) -> bool:
    """Tell whether a text can be mixed into a seed: what a player types in a moment."""
    return is_seed(text) and len(text) <= LONGEST_WORD


def mixed(seed: str, word: str) -> str:
    """Return the text that sorts the packs: the sealed seed, and the word that a player gave later."""
    return f"{seed} {word}" if word else seed


def seal(seed: str) -> str:
    """Return the seal, shown before the first cut: after the game it proves that no card was changed.

    A word that the player gives afterwards proves that none was chosen."""
    shown: str = sha256(seed.encode()).hexdigest()
    return shown


def cut_depths(size: int) -> range:
    """Return how many cards may be lifted off `size` cards: each packet keeps at least four (D3)."""
    return range(LEAST_IN_A_PACKET, size - LEAST_IN_A_PACKET + 1)


def cut(pack: Cards, depth: int) -> Cards:
    """Cut the pack: lift `depth` cards off and put them below the others."""
    return pack[depth:] + pack[:depth]


# Where a pack is cut by those who do not count cards (CRIBBAGE 128).
HEIGHTS = {"low": 1, "middle": 3, "high": 5}
_PARTS = 6


def depth_at(depths: range, height: str) -> int:
    """Return the depth that is meant by a height."""
    return depths[len(depths) * HEIGHTS[height] // _PARTS]


def nearest_depth(depths: range, depth: int) -> int:
    """Return the depth that the pack can be cut at, for one that it may not."""
    return min(max(depth, depths[0]), depths[-1])


def next_height(depths: range, depth: int, step: int) -> int:
    """Return the next named height above or below a depth; the highest and lowest are the ends."""
    named = sorted(depth_at(depths, height) for height in HEIGHTS)
    beyond = [other for other in named[::step] if (other - depth) * step > 0]
    return beyond[0] if beyond else depth
