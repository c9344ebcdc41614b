"""Counting aloud: items are read one by one with their cards lit, and claims are answered."""

from game.devices.tunes import Tune
from game.rules.aloud import Step, nothing_aloud, steps
from game.rules.events import CountSettled, Shown
from game.rules.spoken import told
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting


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
