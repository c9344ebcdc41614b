"""Lay-aways worth asking: the best is not plain at a glance, and the second gives something away."""

from random import Random

from game.players.champ import Champ
from game.players.player import Thought
from game.players.weigh.judgement import Mark, mark_of
from game.players.weigh.option import Options
from game.players.weigh.weighing import careful_options, quick_options
from game.practice.position import Position, dealt
from game.rules.forms import Form

QUESTIONS = 5
LEAST_GAP, MOST_GAP = 0.5, 3.0
"""In points, between the best and the second."""
_FARTHEST, _APART = 0.7, 0.1  # of the way home: who is nearer, and by how much


def some_position(form: Form, seed: str, dealer: int | None = None) -> Position:
    """Cards just dealt somewhere on the way home, by chance; somebody deals, or whoever is named."""
    chance = Random(seed)
    target = form.target
    foremost = chance.randrange(round(target * _FARTHEST))
    scores = [max(0, foremost - chance.randrange(1 + round(target * _APART))) for _ in range(form.sides)]
    scores[chance.randrange(form.sides)] = foremost
    return dealt(form, seed, chance.randrange(form.seats) if dealer is None else dealer, scores)


def is_worth_asking(options: Options) -> bool:
    """Whether the best choice stands out, in points and in chances alike, but not too far."""
    best, *others = options
    second = max(others, key=lambda option: option.points)
    is_marked = mark_of(best.chance - others[0].chance) is not Mark.NONE
    return LEAST_GAP <= best.points - second.points <= MOST_GAP and is_marked


def quiz(form: Form, seed: str, number: int = QUESTIONS) -> Thought[tuple[Position, ...]]:
    """Look for so many of them, in slices."""
    found: list[Position] = []
    tried = 0
    while len(found) < number:
        tried += 1
        position = some_position(form, f"{seed} {tried}")
        if (yield from _is_worth_asking(position)):
            found.append(position)
    return tuple(found)


def _is_worth_asking(position: Position) -> Thought[bool]:
    """At a glance, and then with care."""
    view, odds = position.view, Champ.odds(position.heading.form)
    glance = yield from quick_options(view, odds)
    return is_worth_asking(glance) and is_worth_asking((yield from careful_options(view, odds)))
