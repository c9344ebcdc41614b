"""What the next cards come from: a seed that is sealed, and the word that a player mixes in afterwards."""

from os import urandom
from time import perf_counter_ns

from game.rules.pack import LONGEST_WORD, seal
from game.values import mutable

SEED_BYTES = 16
LETTERS_OF_A_MOMENT = 16


@mutable
class Shuffle:
    """Where the seed was wished for, nothing is mixed in."""

    seed: str
    is_wished: bool = False
    word: str = ""
    typed: str = ""
    """What a player has typed of the word so far."""

    @classmethod
    def fresh(cls) -> "Shuffle":
        return cls(urandom(SEED_BYTES).hex())

    @property
    def seal(self) -> str:
        """What can be read before the word is given."""
        return seal(self.seed)

    def mix(self) -> None:
        """Mix in the word typed; where there is none, the moment of the press that begins the game."""
        if self.is_wished:
            return
        word = "".join(letter if letter.isprintable() else " " for letter in self.typed)
        word = " ".join(word[:LONGEST_WORD].split())
        self.word = word or seal(str(perf_counter_ns()))[:LETTERS_OF_A_MOMENT]
