"""Rules of thumb: each is a position in which what it is called after is right."""

from datetime import date
from typing import Any

import pytest

from game.coaching.coach import Analysis
from game.practice.lessons import AT_ONCE, LESSONS, LessonPosition, LessonsRound, learned, lessons_now
from game.practice.rounds import is_right
from tools.lessons import THINGS, teaches

TODAY = date(1987, 11, 18)


def test_there_are_twenty_of_twenty_names() -> None:
    assert {lesson.name for lesson in LESSONS} == {*THINGS}
    assert len(LESSONS) == len(THINGS) == 20


def test_the_lessons_ask_about_these_cards() -> None:
    """The hand, and behind the stroke what lies on the table."""
    views = [lesson.position.view for lesson in LESSONS]
    piles = ["/" + "".join(str(card) for _, card in view.pile) if view.kept else "" for view in views]
    told = " ".join(f"{''.join(map(str, view.hand))}{pile}" for view, pile in zip(views, piles, strict=True))
    assert told == (
        "2H4H7H3H9CKS 9C5DQDAC/ 6HADACJC3C5D 9D5DASAC/KS 4H7HJDAC5STD 3D8H7C9C/ 2CADAS5STCTS KH4CKS5C/AS "
        "3DKHQH4C2CQS 9D8S7C7D/ ASKD5D7H7C8H 6H9C4D/4S8C AH5STH7H5C8D 2S7D6S9D/9S 4H9DQCTDAHAC JCKD8HKC/TH "
        "QH5DKHQDTC9S KSTD8H6HTH4H 2H7D2D3SQD5C 5D3C6S5S6CTD"
    )


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, marks=() if at % 5 == 0 else pytest.mark.slow)
        for at, lesson in enumerate(LESSONS)
    ],
    ids=lambda lesson: lesson.name,
)
def test_a_lesson_teaches_what_it_is_called_after(lesson: LessonPosition) -> None:
    assert lesson.position.seat == 0
    assert 0 in lesson.position.reached().waiting
    assert teaches(lesson, THINGS[lesson.name][1])


def test_what_has_been_right_is_not_asked_again_till_all_have() -> None:
    assert lessons_now([]) == [*range(AT_ONCE)]
    lines = ["drill 1987-11-18 right 1 of 10 seconds 9.0", "lesson 1 1987-11-18", "lesson 3 1987-11-18"]
    assert learned(lines) == {0, 2}
    assert lessons_now(lines) == [1, 3, 4, 5, 6]
    all_right = [f"lesson {at + 1} 1987-11-18" for at in range(20)]
    assert lessons_now(all_right) == [*range(AT_ONCE)]
    assert lessons_now(all_right[:-1]) == [19]


def test_a_right_answer_is_noted_and_the_lesson_is_named() -> None:
    noted: list[Any] = []
    asked = LessonsRound([0, 1], TODAY, noted.append)
    assert asked.heading == "Rules of thumb: 1 of 20"
    analysis = Analysis(asked.position.view)
    analysis.finish()
    said = asked.answer(analysis, analysis.options[-1].cards)
    assert said.endswith(f": {LESSONS[0].name}")
    assert noted == []
    asked.judged.clear()
    said = asked.answer(analysis, analysis.options[0].cards)
    assert is_right(asked.judged[0])
    assert said == f"Right! Nothing beats it. The lesson: {LESSONS[0].name}"
    assert noted == ["lesson 1 1987-11-18"]
