"""How long choices are played out: for some seconds, in some deals, or until they are known well enough."""

import re
from concurrent.futures import Executor
from time import monotonic

from game.players.player import Thought
from game.players.weigh.rollouts import A_PIECE, RolledOut, Rollouts
from game.rules.errors import CribbageError, quoted
from game.values import frozen

MOST_SECONDS, FEWEST_DEALS, MOST_DEALS = 3600, 100, 1_000_000
LEAST_ERROR, MOST_ERROR = 0.1, 10.0
"""In percent of a game."""
HOW_LONG = (
    f"seconds from 1 to {MOST_SECONDS}, deals such as 5000-deals (from {FEWEST_DEALS}), "
    f"or a margin such as 0.5% (from {LEAST_ERROR}%)"
)
_LONG_SECONDS, _MANY_DEALS, _SMALL_ERROR = 3, 500, 0.01
_LOOKS_APART = 10  # the share of all deals after which it is looked at again
_WORDS = re.compile(r"(\d{1,7})(?:\.(\d{1,3}))?[ -]?(s|sec|seconds?|deals?|%)?")


class NoSuchLength(CribbageError):
    """What was typed is neither seconds nor deals nor a margin."""


@frozen
class HowLong:
    """One of them is asked for; all of it is used."""

    seconds: float = 0
    deals: int = 0
    error: float = 0
    """Of a game: the margin, at 95 %, to which every figure is to be known."""

    @classmethod
    def parse(cls, word: str) -> "HowLong":
        """Read `10`, `5000-deals` or `0.2%`."""
        found = _WORDS.fullmatch(word.strip().lower())
        unit = (found[3] or "s")[0] if found else ""
        amount = float(f"{found[1]}.{found[2] or 0}") if found else 0.0
        if unit == "%" and LEAST_ERROR <= amount <= MOST_ERROR:
            return cls(error=amount / 100)
        if unit == "d" and FEWEST_DEALS <= amount <= MOST_DEALS and amount.is_integer():
            return cls(deals=int(amount))
        if unit == "s" and 1 <= amount <= MOST_SECONDS:
            return cls(seconds=amount)
        raise NoSuchLength(f"{HOW_LONG}, not '{quoted(word)}'.")

    @property
    def is_worth_processes(self) -> bool:
        """Tell whether it takes longer than other processes take to begin."""
        return self.seconds >= _LONG_SECONDS or self.deals >= _MANY_DEALS or 0 < self.error <= _SMALL_ERROR

    def think(self, rollouts: Rollouts, workers: Executor | None = None, others: int = 0) -> Thought[None]:
        """Play the choices out as long as this says, in other processes too where they are lent."""
        ends = monotonic() + self.seconds if self.seconds else None
        most = self.deals or MOST_DEALS
        thought = rollouts.think_with(most, workers, others) if workers else rollouts.think(most)
        next_look = FEWEST_DEALS
        for _ in thought:
            if ends and monotonic() > ends:
                break
            if self.error and rollouts.played >= next_look and not rollouts.played % A_PIECE:
                # Y. S. Chow and H. Robbins 1965: it hangs on how the figures scatter, not on where they lie,
                # and leaves their intervals as true.
                if _widest(rollouts.results()) <= self.error:
                    break
                next_look = rollouts.played + rollouts.played // _LOOKS_APART
            yield
        thought.close()

    @property
    def words(self) -> str:
        """Say how long it is."""
        if self.seconds:
            return f"for {self.seconds:g} second{'s' * (self.seconds != 1)}"
        return f"in {self.deals:,} deals" if self.deals else f"until it is known to {self.error:.1%}"

    def so_far(self, rollouts: Rollouts, seconds: float) -> str:
        """Tell how much of it is done."""
        played = f"{rollouts.played:,} deals"
        if self.seconds:
            return f"{min(seconds, self.seconds):.0f} of {self.seconds:g} seconds, {played}"
        if self.deals:
            return f"{rollouts.played:,} of {self.deals:,} deals"
        results = rollouts.results()
        return f"{played}, known to {_widest(results):.1%} of {self.error:.1%}" if results else played


def _widest(results: tuple[RolledOut, ...]) -> float:
    return max(max(one.margin, one.behind_margin if one.behind else 0) for one in results)
