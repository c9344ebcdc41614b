"""The moment at which a count is settled: only then may anybody see what the cards truly hold."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.events import Claimed, Event, MugginsCalled, Pegged
from game.rules.reasons import Reason

PAID_FOR = (Reason.MUGGINS, Reason.PENALTY)


@dataclass(frozen=True, slots=True)
class CountStands(Event):
    """Nobody may call muggins any more; `paid` is what a miscount cost."""

    claimed: Claimed
    paid: tuple[Pegged, ...]


def with_count_settled(claimed: Claimed, events: Sequence[Event]) -> list[Event]:
    """What came of the last answer to a claim, with the moment in it at which the count is settled."""
    answers = 0
    while answers < len(events) and _belongs_to_call(events[answers]):
        answers += 1
    settled = CountStands(claimed, paid_for(events[:answers]))
    return [*events[:answers], settled, *events[answers:]]


def _belongs_to_call(event: Event) -> bool:
    return isinstance(event, MugginsCalled) or (isinstance(event, Pegged) and event.reason in PAID_FOR)


def paid_for(events: Iterable[Event]) -> tuple[Pegged, ...]:
    """The pegs that move because of a miscount, up to the next card or count."""
    paid: list[Pegged] = []
    for event in events:
        if isinstance(event, Pegged) and event.reason in PAID_FOR:
            paid.append(event)
        elif not isinstance(event, Pegged | MugginsCalled):
            break
    return tuple(paid)
