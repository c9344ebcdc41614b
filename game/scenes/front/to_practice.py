"""The way to what can be practised."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from game.evening.shuffle import Shuffle
from game.practice.boxes import collect
from game.review.reviewing import Reviewing
from game.scenes.front.evening import Evening
from game.scenes.practice.practice_desk import PracticeDesk
from game.scenes.practice.practice_list import Practice
from game.scenes.records.turned_games import TurnedGames
from game.scenes.scene import Scene
from game.store.mistakes import Mistakes
from game.store.wasco.statistics import PERSON


def practice(evening: Evening, turn: Callable[[Path], Scene]) -> Practice:
    """For the form that is chosen, today; `turn` begins a kept game from the other side."""
    return Practice(
        PracticeDesk(
            evening.run_options.saves,
            evening.form,
            evening.speaker,
            date.today(),
            evening.complaints.append,
            lambda: Shuffle.fresh().seed,
            lambda: TurnedGames(evening.run_options.saves, turn),
        )
    )


def keep_mistakes(evening: Evening, review: Reviewing) -> None:
    """What people gave away much by in a game that is over comes again."""
    people = {seat for seat, who in enumerate(review.seats) if who.partition(" ")[0] == PERSON}
    names = [review.name(seat) for seat in range(len(review.seats))]
    judged = [(one.decision, one.judgement) for one in review.of(people)]
    if trouble := Mistakes(evening.run_options.saves).add(collect(review.game, judged, names, date.today())):
        evening.complaints.append(trouble)
