"""The way to what can be practised."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from game.evening.shuffle import Shuffle
from game.scenes.front.evening import Evening
from game.scenes.practice.practice_desk import PracticeDesk
from game.scenes.practice.practice_list import Practice
from game.scenes.records.turned_games import TurnedGames
from game.scenes.scene import Scene


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
