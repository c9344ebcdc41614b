"""Mistakes come again after 1, 3, 7 and 21 days, until they have been right in every box."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.players.player import think_through
from game.players.weigh.weighing import Decision, Judgment, Mark, judge
from game.practice.rounds import (
    DAYS,
    MistakesRound,
    answered,
    asked_now,
    can_be_asked,
    due_on,
    mistake_of,
    position_of,
)
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.moves import LayAway
from game.store.practice_files import Mistake, Mistakes
from game.values import replace
from tests.players.positions import decisions
from tests.store.games import finished_game

TODAY = date(2026, 11, 22)


def first_mistake(game: Game) -> tuple[Decision, Judgment]:
    for made in decisions(game):
        if made.seat == 0 and isinstance(made.move, LayAway):
            judgment = think_through(judge(made.view, made.move))
            if judgment.mark >= Mark.ERROR:
                return made, judgment
    raise AssertionError("who moves by chance errs")


def a_mistake() -> Mistake:
    game = finished_game()
    return mistake_of(game, *first_mistake(game), ("ANN", "BEN"), TODAY)


def test_it_goes_from_box_to_box_and_then_for_good() -> None:
    mistake: Mistake | None = a_mistake()
    day = TODAY
    for box, days in enumerate(DAYS, 1):
        assert mistake
        assert (mistake.box, mistake.due) == (box, day + timedelta(days))
        day = mistake.due
        mistake = answered(mistake, day, right=True)
    assert mistake is None


def test_what_is_wrong_again_begins_again() -> None:
    mistake = answered(a_mistake(), TODAY, right=True)
    assert mistake
    again = answered(mistake, TODAY + timedelta(9), right=False)
    assert again
    assert (again.box, again.due) == (1, TODAY + timedelta(10))


def test_the_position_is_the_one_in_which_it_was_made() -> None:
    game = finished_game()
    made, judgment = first_mistake(game)
    mistake = mistake_of(game, made, judgment, ("ANN", "BEN"), TODAY)
    position = position_of(mistake)
    assert position.view.hand == made.view.hand
    assert position.names == ("ANN", "BEN")
    assert len(mistake.log) < len(game.to_lines())


@pytest.mark.parametrize("lines", [(), ("crib log 1", "form six-card", "house usual", "seed 1", "0 cut 9")])
def test_a_log_that_does_not_lead_there_is_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(CribbageError):
        position_of(Mistake(TODAY, 1, 7, "", (), lines))


def test_a_decision_that_is_no_choice_of_cards_is_refused() -> None:
    lines = finished_game(house="counting=acc go_by_hand=yes").to_lines()
    first = next(place for place, line in enumerate(lines) if line[:1].isdecimal())
    asked = {
        line.split()[1]
        for at, line in enumerate(lines[first:])
        if can_be_asked(Mistake(TODAY, 1, at, "", (), tuple(lines[: first + at + 1])))
    }
    assert asked == {"lay", "play"}
    turned = [*lines[:-1], lines[first + 2]]
    assert not can_be_asked(Mistake(TODAY, 1, len(turned) - first - 1, "", (), tuple(turned)))


def test_one_that_cannot_be_asked_does_not_keep_the_others_from_coming() -> None:
    later = a_mistake()
    due = replace(later, due=TODAY, at=10_000)
    assert asked_now(TODAY, [due, later]) == [later]


def test_one_that_cannot_be_asked_is_not_counted_among_those_of_today() -> None:
    today = replace(a_mistake(), due=TODAY)
    assert due_on(TODAY, [replace(today, at=10_000), today, a_mistake()]) == [today]


def test_an_answer_moves_it_in_the_file(tmp_path: Path) -> None:
    kept, mistake = Mistakes(tmp_path), a_mistake()
    assert kept.add([mistake]) is None
    day = mistake.due
    asked = MistakesRound(kept, kept.all(), day, pytest.fail)
    _, judgment = first_mistake(finished_game())
    asked.take(judgment)
    assert asked.verdict(judgment).startswith(f"Yours costs {mistake.cost}. Last time: ")
    assert [one.due for one in kept.all()] == [day + timedelta(DAYS[0])]
    right = Judgment(judgment.best.cards, judgment.options)
    for early in (True, False):
        day += timedelta(0 if early else DAYS[0])
        asked = MistakesRound(kept, kept.all(), day, pytest.fail)
        asked.take(right)
        stays, moves = (1, kept.all()[0].due), (2, day + timedelta(DAYS[1]))
        assert [(one.box, one.due) for one in kept.all()] == [stays if early else moves]
