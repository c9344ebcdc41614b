"""How the habit by stage is learned."""

from functools import cache
from math import log
from pathlib import Path
from random import Random

import pytest

from game.players.tables.habit import FINER_FEATURES, STAGES, Habit, stage_of
from game.players.tables.odds import FOLDER, form_odds, read_habit, self_play_odds
from game.rules.forms import FORMS
from tools.tables import build_habit
from tools.tables.learning import Searched, choice_of, learn, lessons
from tools.tables.writing import habit_bytes

SIX_CARD = FORMS["six-card"]
ODDS = self_play_odds("six-card")


@cache
def some_lessons() -> list[Searched]:
    return [lesson for number in range(2) for lesson in lessons(SIX_CARD, ODDS, f"some {number}")]


def foretold(habit: Habit, some: list[Searched]) -> float:
    """The mean logarithm of how likely the best card was held to be."""
    total = 0.0
    for lesson in some:
        pile = habit.piles.empty
        for rank in lesson.pile:
            pile = habit.piles.add(pile, rank)
        chances = [chance for _, chance in habit.choices(pile, lesson.hand, lesson.others)]
        total += log(chances[lesson.worths.index(max(lesson.worths))])
    return total / len(some)


def test_a_lesson_is_a_choice_and_what_each_rank_is_worth() -> None:
    habit = Habit([ODDS.habit], ODDS.sharpness)
    for lesson in some_lessons():
        choice = choice_of(lesson, habit)
        assert len(lesson.worths) == len(choice.holds) > 1
        assert sum(choice.true) == pytest.approx(1)


def test_lessons_are_learned() -> None:
    before = Habit([ODDS.habit], ODDS.sharpness, rare=0.0)
    sharpness, by_stage = learn(some_lessons(), before, Random("a"))
    assert (
        foretold(Habit(by_stage, sharpness, rare=0.0), some_lessons())
        > foretold(before, some_lessons()) + 0.1
    )


def test_without_lessons_in_a_stage_little_changes_there() -> None:
    before = Habit([ODDS.habit], ODDS.sharpness)
    leads = [lesson for lesson in some_lessons() if not lesson.pile and lesson.others == 4]
    sharpness, by_stage = learn(leads, before, Random("a"))
    lead, last = stage_of(3, 4), stage_of(1, 1)
    moved = [
        sum(
            abs(sharpness * weight - 1.75 * usual)
            for weight, usual in zip(by_stage[at], ODDS.habit, strict=False)
        )
        for at in (lead, last)
    ]
    assert moved[0] > 1.5 * moved[1]


def test_a_habit_is_read_as_it_was_written() -> None:
    data = (FOLDER / "six-card.habit").read_bytes()
    sharpness, by_stage = read_habit(data)
    assert [len(weights) for weights in by_stage] == [FINER_FEATURES] * STAGES
    assert habit_bytes(sharpness, by_stage) == data
    assert form_odds("six-card").by_stage == by_stage
    assert not form_odds("seven-card").by_stage


def test_kept_lessons_make_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_habit, "UNFINISHED", tmp_path)
    monkeypatch.setattr(build_habit, "_DEALS_TOGETHER", 1)
    played, read = (build_habit._lessons("six-card", "some", 0) for _ in range(2))
    assert played == read == lessons(SIX_CARD, ODDS, "some lesson 0")
    assert build_habit.build("six-card", "some", played) == build_habit.build("six-card", "some", read)
