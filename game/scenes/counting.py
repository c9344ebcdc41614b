"""Counting aloud: items are read one by one with their cards lit, and claims are answered."""

from collections.abc import Sequence

from game.devices.tunes import Tune
from game.rules.aloud import steps
from game.rules.counting import Score
from game.rules.events import Claimed
from game.scenes.movements import Movement, hold
from game.scenes.sitting import SAY_SECONDS, Sitting


def count_aloud(sitting: Sitting, scores: Sequence[Score]) -> Movement:
    """Read each item while its cards are lit."""
    for step in steps(scores):
        sitting.top.lit = frozenset(step.cards)
        sitting.top.message = step.words
        yield from hold(sitting.pace.frames(SAY_SECONDS))
    sitting.top.message = ""


def say_count(sitting: Sitting, event: Claimed) -> Movement:
    """What a seat says its cards count."""
    sitting.say(event.seat, f"I count {event.said}")
    yield from hold(sitting.pace.frames(SAY_SECONDS))


def ask_again(sitting: Sitting, said: int) -> Movement:
    """A count too high, where the house asks for another."""
    sitting.sound(Tune.ERROR)
    sitting.top.message = f"{said} is too many: count again."
    yield from sitting.pause()


def call_muggins(sitting: Sitting, seat: int, said: int, right: int) -> Movement:
    """Muggins, rightly or not."""
    sitting.say(seat, f"muggins: {said}!")
    sitting.sound(Tune.MUGGINS)
    sitting.top.message = "" if right else "There was nothing to call."
    yield from hold(sitting.pace.frames(2 * SAY_SECONDS))
