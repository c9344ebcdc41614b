"""Counting aloud: items are read one by one with their cards lit, and claims are answered."""

from collections.abc import Sequence

from game.devices.tunes import Tune
from game.rules.aloud import steps
from game.rules.counting import Score, points
from game.rules.events import CountSettled
from game.rules.phase import Ask
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.count_entry import CountEntry
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting


def miscount_words(sitting: Sitting, settled: CountSettled) -> str:
    """A miscount and what it cost, in a sentence; nothing for a right count."""
    said, true = settled.said, points(settled.scores)
    if said == true:
        return ""
    form, sides = sitting.table.game.form, sitting.top.side_names()
    costs = [_cost(sides[form.side(paid.seat)], paid.holes) for paid in settled.paid]
    if not costs and said < true:
        costs = [f"{true - said} lost"]
    name = sitting.top.seats[settled.seat].name
    return f"{name} said {said}, it counts {true}: {', '.join(costs) or 'nothing lost'}."


def _cost(side: str, holes: int) -> str:
    return f"{holes} to {side}" if holes > 0 else f"{side} {-holes} back"


def tell_miscount(sitting: Sitting, settled: CountSettled) -> Movement:
    """Say what was wrong with a count until it is acknowledged."""
    words = miscount_words(sitting, settled)
    if words:
        yield from sitting.acting.pause(words)


def entry_for(sitting: Sitting, seat: int) -> CountEntry | None:
    """What a person types a number into, who must count or may call; fire alone calls nothing."""
    name = sitting.top.seats[seat].name
    game = sitting.table.game
    view = game.view(seat)
    if game.asks(seat) is Ask.COUNT:
        return CountEntry(f"{name}: what does {'it' if view.to_count else 'your card'} count?")
    if view.claimed and game.asks(seat) is Ask.CALL_MUGGINS:
        other = sitting.top.seats[view.claimed.seat].name
        question = f"{other} counts {view.claimed.said}. Muggins for how many? 0: it stands"
        return CountEntry(f"{name}: {question}", usual="0")
    return None


def count_aloud(sitting: Sitting, scores: Sequence[Score]) -> Movement:
    """Read each item while its cards are lit."""
    for step in steps(scores):
        sitting.top.lit = frozenset(step.cards)
        sitting.top.message = step.words
        yield from sitting.acting.hold(SAY_SECONDS)
    sitting.top.message = ""


def say_count(sitting: Sitting, seat: int, said: int) -> Movement:
    """What a seat says its cards count, or the card it has just played, if anything."""
    if sitting.top.count is None:
        sitting.acting.say(seat, f"I count {said}")
    elif said:
        sitting.acting.say(seat, f"{sitting.top.count} for {said}")
    yield from sitting.acting.hold(SAY_SECONDS)


def ask_again(sitting: Sitting, said: int) -> Movement:
    """A count too high, where the house asks for another."""
    sitting.acting.sound(Tune.ERROR)
    yield from sitting.acting.pause(f"{said} is too many: count again.")


def call_muggins(sitting: Sitting, seat: int, said: int, right: int) -> Movement:
    """Muggins, rightly or not."""
    sitting.acting.say(seat, f"muggins: {said}!")
    sitting.acting.sound(Tune.MUGGINS)
    sitting.top.message = "" if right else "There was nothing to call."
    yield from sitting.acting.hold(2 * SAY_SECONDS)
