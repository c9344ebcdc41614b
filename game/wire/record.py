"""The record: numbered lines, signed, of which at any moment one side may say the next.

Everybody at the table, an onlooker and `--verify` hold the same record, and check it here."""

from nacl.exceptions import CryptoError
from nacl.signing import SigningKey, VerifyKey

from game.rules.errors import quoted
from game.wire.audit import Said
from game.wire.checked import LONGEST_LINE, MOST_LINES
from game.wire.faults import Gap, Guilty, Rubbish
from game.wire.heading import WireHeading
from game.wire.lines import Lines
from game.wire.locks import bytes_of, digest, letters_of, number_of

SIGNATURE = 64  # bytes


class Record:
    """The lines so far, and their meaning."""

    def __init__(self, heading: WireHeading) -> None:
        self.heading, self.gid = heading, heading.gid
        self.states = Lines(heading)
        self.lines: list[str] = []
        self.said: list[Said] = []
        self.heads = [self.gid]
        self._keys = [VerifyKey(side.key) for side in heading.sides]

    def add(self, text: str) -> bool:
        """Take a line; False where it was said before. Nothing has changed where this raises."""
        line, words = self._read(text)
        n, side, before, kind, rest = int(words[0]), int(words[1]), words[2], words[3], words[4:]
        is_new = n > len(self.lines)
        if not is_new and self.lines[n - 1].rpartition(" ")[0] == line:
            return False
        if not is_new and self.said[n - 1].side == side:
            raise Guilty(side, n, "two answers")
        if n > len(self.lines) + 1 or before != letters_of(self.heads[n - 1]):
            raise Gap("lines are missing before this one, or are others")
        if not is_new or side != self.states.speaker or kind not in self.states.kinds:
            raise Guilty(side, n, "spoke out of turn")
        try:
            said = self.states.take(side, n, kind, rest)
        except Guilty:
            raise
        except (ValueError, TypeError, LookupError):
            raise Guilty(side, n, f"no such {kind}") from None
        self.lines.append(text)
        self.said.append(said)
        self.heads.append(digest("head", line.encode()))
        self.states.go_on(self.said)
        return True

    def _read(self, text: str) -> tuple[str, list[str]]:
        line, _, signature = text.rpartition(" ")
        words = line.split(" ")
        try:
            number_of(words[0], range(1, MOST_LINES + 1))
            side = number_of(words[1], range(len(self._keys)))
            if len(text) > LONGEST_LINE or not words[3]:
                raise ValueError("too long, or of no kind")
            self._keys[side].verify(self._spoken(line), bytes_of(signature, SIGNATURE))
        except (ValueError, LookupError, CryptoError):
            raise Rubbish(f"no line of this game: '{quoted(text)}'") from None
        return line, words

    def _spoken(self, line: str) -> bytes:
        """Return the signed bytes of a line; it fits no other game."""
        return b"crib1 line " + self.gid + line.encode("ascii")

    def signed(self, key: SigningKey, side: int, kind: str, *words: str) -> str:
        """Sign the next line as a side says it."""
        line = " ".join([str(len(self.lines) + 1), str(side), letters_of(self.heads[-1]), kind, *words])
        return f"{line} {letters_of(key.sign(self._spoken(line)).signature)}"
