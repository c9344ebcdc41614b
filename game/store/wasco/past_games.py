"""One player's games in the order in which they were played, as the pictures of the record show them."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import sqrt

from game.rules.forms import FORMS
from game.store.wasco.standings import CHANCE
from game.store.wasco.usual_figures import EXPECTED
from game.store.wasco.wasco_line import Record

MONTHS_SHOWN = 12
WIDTH_OF_MARGINS = 15
WIDEST_MARGIN = 60


class History:
    """The games of one player, oldest first."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.records = records

    def months(self) -> list[tuple[str, int, int]]:
        """The last months in which anything was played: the month, games won, games lost."""
        months: dict[str, list[bool]] = {}
        for record in self.records:
            months.setdefault(record.begun[:7], []).append(record.won)
        return [
            (month, sum(won), len(won) - sum(won)) for month, won in sorted(months.items())[-MONTHS_SHOWN:]
        ]

    def share_won(self) -> list[float]:
        """After each game, the share of all games that were won."""
        won = accumulate(record.won for record in self.records)
        return [number / games for games, number in enumerate(won, 1)]

    def margins(self) -> list[tuple[int, int]]:
        """How often games were lost or won by how much, in groups of fifteen; the outer two go on."""
        highest = WIDEST_MARGIN - WIDTH_OF_MARGINS
        groups = dict.fromkeys(range(-WIDEST_MARGIN, WIDEST_MARGIN, WIDTH_OF_MARGINS), 0)
        for record in self.records:
            group = (record.margin - record.won) // WIDTH_OF_MARGINS * WIDTH_OF_MARGINS
            groups[min(max(group, -WIDEST_MARGIN), highest)] += 1
        return [*groups.items()]

    def luck(self) -> list[float]:
        """After each game, how much more one's own cards could hold than is usual, all games together."""
        return self._running(lambda record: record.luck[0])

    def their_luck(self) -> list[float]:
        """The same for the other side; of two others, the middle."""
        return self._running(lambda record: sum(record.luck[1:]) / len(record.luck[1:]))

    def chance(self) -> list[float]:
        """After each game, within what luck stays nineteen times in twenty by chance alone."""
        return [CHANCE * sqrt(variance) for variance in self._running(_variance)]

    def _running(self, value: Callable[[Record], float]) -> list[float]:
        return [0.0, *accumulate(map(value, self.records))]


def _variance(record: Record) -> float:
    form = FORMS[record.form]
    return record.deals * form.seats // form.sides * EXPECTED[record.form].spread ** 2
