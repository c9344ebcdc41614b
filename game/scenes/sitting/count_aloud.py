"""Counting aloud: items are read one by one with their cards lit, and claims are answered."""

from collections.abc import Callable

from game.devices.tunes import Tune
from game.rules.aloud import Step, nothing_aloud, steps
from game.rules.events import Claimed, CountAgain, CountSettled, MugginsCalled, Pegged, Shown
from game.rules.phase import Ask
from game.rules.spoken import told
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.count_entry import CountEntry
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting

Anywhere = Pegged | Claimed | CountAgain | MugginsCalled | CountSettled
"""What is acted out alike in all scenes."""


def verdict(sitting: Sitting, settled: CountSettled) -> str:
    """A miscount and what it cost, in a sentence; nothing for a right count."""
    top = sitting.top
    return told.miscount(
        settled, [seat.name for seat in top.seats], top.side_names(), sitting.table.game.form
    )


def tell_miscount(sitting: Sitting, settled: CountSettled) -> Movement:
    """Say what was wrong with a count until it is acknowledged."""
    if words := verdict(sitting, settled):
        yield from sitting.acting.pause(words)


def entry_for(sitting: Sitting, seat: int) -> CountEntry | None:
    """What a person types a number into, who must count or may call; fire alone calls nothing."""
    name = sitting.top.seats[seat].name
    game = sitting.table.game
    view = game.view(seat)
    if game.asks(seat) is Ask.COUNT and (view.to_count or len(view.pile) > 1):
        return CountEntry(f"{name}: what does {'it' if view.to_count else 'your card'} count?")
    if view.claimed and view.to_count and game.asks(seat) is Ask.CALL_MUGGINS:
        other = sitting.top.seats[view.claimed.seat].name
        question = f"{other} counts {view.claimed.said}. Muggins for how many? 0: it stands"
        return CountEntry(f"{name}: {question}", usual="0")
    return None


def count_aloud(sitting: Sitting, shown: Shown, needed: int | None = None) -> Movement:
    """Read each item while its cards are lit, or as many as are needed for the game."""
    slip = sitting.top.slip
    assert slip, "the cards lie there"
    read: tuple[Step, ...] = ()
    for step in steps(shown.scores, needed):
        read = (*read, step)
        sitting.top.lit = frozenset(step.cards)
        words = tuple(step.words for step in read)
        sitting.top.slip = slip._replace(words=words, total=step.total, steps=read)
        yield from sitting.acting.hold(SAY_SECONDS)
    if not read:
        sitting.top.slip = slip._replace(words=(nothing_aloud(shown.cards),), total=0)


def say_count(sitting: Sitting, seat: int, said: int) -> Movement:
    """What a seat says its cards count, or the card it has just played, if anything."""
    if words := told.count_said(said, sitting.top.count):
        sitting.acting.say(seat, words)
    yield from sitting.acting.hold(SAY_SECONDS)


def ask_again(sitting: Sitting, said: int) -> Movement:
    """A count too high, where the house asks for another."""
    sitting.acting.sound(Tune.ERROR)
    yield from sitting.acting.pause(told.too_many(said))


def call_muggins(sitting: Sitting, seat: int, said: int, right: int) -> Movement:
    """Muggins, rightly or not."""
    sitting.acting.say(seat, told.muggins_called(said))
    sitting.acting.sound(Tune.MUGGINS)
    sitting.top.message = ""
    yield from sitting.acting.hold(2 * SAY_SECONDS)
    if not right:
        yield from sitting.acting.pause(told.NOTHING_TO_CALL)


def act_anywhere(sitting: Sitting, event: Anywhere, explain: Callable[[CountSettled], Movement]) -> Movement:
    """A peg that moves, or what is said of a count; a count that is settled is explained."""
    match event:
        case Pegged():
            yield from sitting.acting.peg(event)
        case Claimed(seat, said):
            yield from say_count(sitting, seat, said)
        case CountAgain(_, said):
            yield from ask_again(sitting, said)
        case MugginsCalled(seat, said, right):
            yield from call_muggins(sitting, seat, said, right)
        case CountSettled(seat, said):
            if not event.was_open:
                yield from say_count(sitting, seat, said)
            yield from explain(event)
