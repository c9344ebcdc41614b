"""Every page of practice, as it stands when somebody has come to it."""

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.scenes.driver import Visit
from tests.scenes.practice.test_practice_list import day_played, drilled, practice
from tests.scenes.practice.test_table_question import answered

PRACTICE: Mapping[str, Callable[[Path], Visit]] = {
    "practice": practice,
    "drill": drilled,
    "hand_of_the_day": day_played,
    "answer": answered,
}
