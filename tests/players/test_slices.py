"""Whatever a thought has to read, to count or to forget, no slice of it is long."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from game.players.player import Thought
from game.players.search import playouts, searching
from game.players.search.play_search import LastCards, PlayMoment
from game.players.search.situation import Situation, habit_of
from game.players.tables import odds as tables
from game.players.tables import running_count
from game.players.tables.odds import form_odds
from game.players.tables.running_count import RunningCounts
from game.players.tables.show_odds import rank_hands, row
from game.players.weigh.option import Options
from game.players.weigh.weighing import careful_options
from game.review.reviewing import Reviewing
from game.rules.cards import RANKS
from game.rules.counting import ONE
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from tests.conftest import FAINT, weighed_once
from tests.players.positions import views


@pytest.mark.parametrize("size", range(6))
def test_hands_stand_in_the_order_of_the_tables(size: int) -> None:
    hands = combinations_with_replacement(RANKS, size)
    assert rank_hands(size) == tuple(
        sum(ONE[rank] for rank in hand) for hand in hands if all(hand.count(rank) <= 4 for rank in hand)
    )


def test_a_review_reads_the_tables_in_slices_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_read", {})
    game = Game(FORMS["four-handed"], House(), "slices", dealer=0)
    while game.deals < 1 or game.view(0).kept == ():
        seat = game.waiting[0]
        game.apply(seat, game.legal(seat)[0])
    review = Reviewing(lambda: game, [f"person {seat}" for seat in range(4)])
    slices = 0
    while not tables._read:
        review.step()
        slices += 1
    assert slices > 2 * game.form.seats
    assert tables._read["four-handed"].kept == form_odds("four-handed").kept


def test_piles_are_forgotten_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_count, "MOST_KNOWN", 500)
    view = next(view for view in views(FORMS["six-card"], 100, "forgotten") if view.kept and view.hand)
    habit = habit_of(form_odds("six-card"))
    for pile in habit.piles.all:
        for rank in RANKS if len(habit.piles.all) < 600 and pile.count < 10 else ():
            habit.choices(habit.piles.add(pile, rank), ONE[1] + ONE[2], 3)
    old = habit.piles.all[1:]
    known = Situation(view, form_odds("six-card"))
    assert habit.piles.old == old
    thought, left = known.think_opponent_model(1 - view.seat), len(old)
    assert left > 500
    for _ in thought:
        assert left - len(habit.piles.old) <= 100
        left = len(habit.piles.old)
    assert left == 0
    assert not any(pile.choices or any(pile.after) for pile in old)
    assert habit.piles.add(old[0], 1).count == old[0].count + 1  # whoever thinks of it still goes on


def test_last_cards_are_forgotten_in_slices() -> None:
    piles = RunningCounts()
    known = LastCards(piles, True)
    for hand in rank_hands(5):
        known.pegs(PlayMoment(True, piles.empty, 0, [], 0, 0, 0, 0, 0, False), hand)
    piles.age += 1
    assert len([*known.forgetting()]) >= len(rank_hands(5)) // 1000
    assert not known._known
    assert [*known.forgetting()] == []


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The hands counted with every starter, as they come."""
    found: list[int] = []

    def noted(hand: int) -> tuple[int, ...]:
        found.append(hand)
        return row(hand)

    monkeypatch.setattr(searching, "row", noted)
    monkeypatch.setattr(playouts, "row", noted)
    return found


def test_likely_shows_are_counted_in_slices(counted: list[int]) -> None:
    form = FORMS["four-handed"]
    view = next(view for view in views(form, 100, "shows") if view.kept and len(view.hand) == 4)
    known, before = Situation(view, form_odds(form.name)), 0
    for _ in playouts.likely_shows(known, [(known.hand,) * 4], 60, Random(1)):
        assert len(counted) - before <= 15 * 4
        before = len(counted)
    assert before > 45 * 4


def test_hands_are_counted_in_slices(counted: list[int]) -> None:
    view = next(
        view for view in views(FORMS["six-card"], 100, "counted") if view.kept and len(view.hand) == 4
    )
    known = Situation(view, form_odds("six-card"))
    hands = [(hand, 1.0) for hand in rank_hands(known.past.left[1 - known.place])]
    before = 0
    for _ in searching.moment_now(known, hands):
        assert len(counted) - before <= 60
        before = len(counted)
    assert before > len(hands) - 60


def slices_of(thought: Thought[Options]) -> tuple[int, Options]:
    slices = 0
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return slices, end.value
        slices += 1


@pytest.mark.parametrize("plays", [False, True])
def test_what_the_tests_weigh_once_is_the_same_in_as_many_slices(plays: bool) -> None:
    view = next(one for one in views(FORMS["six-card"], 100, "once") if one.hand and plays == bool(one.kept))
    slices_of(careful_options(view, FAINT))  # whatever it reads and makes ready
    weighed = slices_of(careful_options(view, FAINT))
    assert [slices_of(weighed_once(view, FAINT)) for _ in range(2)] == [weighed, weighed]
    assert weighed[0]
