"""Talk between tables: short lines, not too many, and nothing that moves a cursor."""

from game.wire.checked import LONGEST_TALK

A_MINUTE = 10
MINUTE = 60.0  # seconds


def plain(words: str) -> str:
    """Clean talk as it may stand on a table."""
    return " ".join("".join(sign if " " <= sign <= "~" else "?" for sign in words).split())[:LONGEST_TALK]


class Talk:
    """What was said here and there, for a table to show: the side, and its words."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []
        self.said: list[str] = []
        """What was said here, from the first on."""
        self.is_on = True
        self._times: dict[int, list[float]] = {}

    def _may(self, side: int, now: float) -> bool:
        """Tell whether a side has said less than enough in this minute."""
        times = self._times[side] = [then for then in self._times.get(side, []) if now - then < MINUTE]
        if len(times) < A_MINUTE:
            times.append(now)
            return True
        return False

    def say(self, side: int, words: str, now: float) -> str:
        """Say a line; a sentence where it is not said."""
        said = plain(words)
        if not said:
            return "Type what you want to say after it, such as: say nice one."
        if not self.is_on:
            return "Talk is switched off."
        if not self._may(side, now):
            return "Ten lines a minute are enough; wait a little."
        self.said.append(said)
        self.lines.append((side, said))
        return ""

    def may_hear(self, side: int, now: float) -> bool:
        """Tell whether another line may come from there: there are not too many in this minute."""
        return not self.is_on or self._may(side, now)

    def hear(self, side: int, words: str) -> None:
        """Hear a line from another table; drop it where nobody wants it."""
        if self.is_on:
            self.lines.append((side, plain(words)))
