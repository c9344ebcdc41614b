"""The reasons of the yardstick's mistakes: parts that add up, and a sentence that names the two largest."""

import re

import pytest

from game.coaching.coach import Analysis
from game.coaching.coach_page import CoachPage
from game.coaching.reasons import PartOfLead, because, reasons
from game.players.player import think_through
from game.players.weigh.option import Option, PointsFrom
from game.players.weigh.weighing import MARKED_FROM, Mark, careful_options
from game.rules.position_reader import read_position
from game.rules.view import View
from game.tournament.yardstick import decisions

SAID = {
    PointsFrom.HAND: "the hand keeps",
    PointsFrom.CRIB: "crib gets",
    PointsFrom.PEGGED: "you peg",
    PointsFrom.CONCEDED: "they peg",
    PointsFrom.NOW: "it scores",
    PointsFrom.REPLY: r"they score \d+%",
    PointsFrom.LATER: "you peg|they peg",
    PointsFrom.POSITION: "the score|at this score",
}


def mistakes(kind: str, many: int) -> list[tuple[View, Option, Option]]:
    """Costly choices of the yardstick's positions, beside the best."""
    found: list[tuple[View, Option, Option]] = []
    for number, one in enumerate(decisions(kind)):
        view = read_position(one.line)
        best, *others = think_through(careful_options(view))
        costly = [other for other in others if best.chance - other.chance >= MARKED_FROM[Mark.DOUBTFUL]]
        if costly:
            found.append((view, best, costly[number % len(costly)]))
        if len(found) == many:
            break
    return found


def told_apart(parts: list[PartOfLead], better: Option, other: Option) -> list[PartOfLead]:
    """Make reply and later play one, but where one card is scored on more often, and for more."""
    after = [one for one in parts if one.part in (PointsFrom.REPLY, PointsFrom.LATER)]
    less_often = other.answered - better.answered
    if any(
        one.part is PointsFrom.REPLY and abs(less_often) >= 0.05 and one.points * less_often > 0
        for one in after
    ):
        return parts
    points, share = sum(one.points for one in after), sum(one.share for one in after)
    return [*(one for one in parts if one not in after), PartOfLead(PointsFrom.LATER, points, share)]


def check(view: View, better: Option, other: Option) -> None:
    parts = reasons(better, other)
    assert sum(one.share for one in parts) == pytest.approx(better.chance - other.chance)
    told = dict.fromkeys(PointsFrom, 0.0) | {one.part: one.points for one in parts}
    if not view.kept:
        page = CoachPage(Analysis.found(view, (better, other)))
        hand, crib, pegged, conceded, points = (
            float(column.cells[0]) - float(column.cells[1]) for column in page.columns[:5]
        )
        assert told[PointsFrom.HAND] == pytest.approx(hand)
        assert told[PointsFrom.CRIB] == pytest.approx(crib)
        assert told[PointsFrom.PEGGED] == pytest.approx(pegged)
        assert told[PointsFrom.CONCEDED] == pytest.approx(-conceded)
        assert points == pytest.approx(hand + crib + pegged - conceded)
    exact = better.points - other.points
    assert sum(told.values()) == pytest.approx(exact, abs=len(better.parts) * 0.1)
    said = because(view, better, other)
    shown = [round(one.pegged, 1) - round(one.conceded, 1) for one in (better, other)]
    pegging = round(shown[0] - shown[1], 1)
    largest = sorted(told_apart(parts, better, other), key=lambda one: -abs(one.share))[:2]
    for one in largest:
        needs_no_word = one.part is PointsFrom.POSITION and abs(one.share) < 0.005
        needs_no_word |= one.part is PointsFrom.LATER and pegging * one.points <= 0
        assert needs_no_word or not one.is_felt or re.search(SAID[one.part], said), (one, said)
    assert " in all" not in said
    assert any(one.is_felt for one in largest)


def test_reasons_of_discards() -> None:
    for one in mistakes("discards", 40):
        check(*one)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["discards", "cards"])
def test_reasons_of_five_hundred_mistakes(kind: str) -> None:
    found = mistakes(kind, 250)
    assert len(found) == 250
    for one in found:
        check(*one)
