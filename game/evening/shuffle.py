"""What the next cards come from: a seed that is sealed, and the word that a player mixes in afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from os import urandom
from time import perf_counter_ns

from game.rules.pack import LONGEST_WORD, seal

SEED_BYTES = 16
LETTERS_OF_MOMENTS = 16


@dataclass
class Shuffle:
    """Nobody is asked for a word where the seed was wished for. Once a seal was shown, its seed stays."""

    seed: str
    is_wished: bool = False
    word: str = ""
    typed: str = ""
    """What a player has typed of the word so far."""
    is_told: bool = False
    """Whether the seal stood where somebody could read it before the next press."""

    @classmethod
    def fresh(cls) -> "Shuffle":
        """A seed that nobody knows."""
        return cls(urandom(SEED_BYTES).hex())

    @property
    def seal(self) -> str:
        """What is shown before the word is given."""
        return seal(self.seed)

    @property
    def wants_word(self) -> bool:
        """Whether a word can still be mixed in."""
        return not self.is_wished and not self.word

    def mix(self, moments: Sequence[int] = ()) -> None:
        """The word typed; where there is none, one made of the moments of the presses."""
        word = "".join(letter if letter.isprintable() else " " for letter in self.typed)
        word = " ".join(word[:LONGEST_WORD].split())
        self.word = (
            word or sha256(repr([*moments, perf_counter_ns()]).encode()).hexdigest()[:LETTERS_OF_MOMENTS]
        )
