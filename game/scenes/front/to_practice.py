"""The way to what can be practised."""

from datetime import date

from game.evening.shuffle import Shuffle
from game.scenes.front.evening import Evening
from game.scenes.practice.practice_desk import PracticeDesk
from game.scenes.practice.practice_list import Practice


def practice(evening: Evening) -> Practice:
    """For the form that is chosen, today."""
    return Practice(
        PracticeDesk(
            evening.run_options.saves,
            evening.form,
            evening.speaker,
            date.today(),
            evening.complaints.append,
            lambda: Shuffle.fresh().seed,
        )
    )
