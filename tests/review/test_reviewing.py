"""A game is judged as it is played, and its figures stand in words that any screen can show."""

import re
from functools import cache
from pathlib import Path

import pytest

from game.coaching.coach import Analysis
from game.players.weigh.weighing import MOST_COUNTED, Mark
from game.review.deal_by_deal import how_lucky, lucky_deals
from game.review.review_text import review_lines
from game.review.review_words import account_words, chance_graph, costliest, moves_told, where
from game.review.reviewer import NOT_KEPT, Reviewer
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, cards_chosen
from game.store.ended_games import EndedGames
from game.store.judged import JudgedGames
from game.store.kept_game import KeptGame, read_game
from game.store.practice_files import Mistakes
from tests.players.positions import decisions
from tests.store.games import any_move, saved_game

FROM_0_3_0 = sorted((Path(__file__).parent.parent / "store" / "from_0_3_0" / "games").glob("*.txt"))
pytestmark = pytest.mark.usefixtures("faint_judge")
TWO = ("person ANN", "skipper SKIPPER")


def begun(dealer: int = 0, form: str = "six-card", moves: int = 24) -> Game:
    """A game of some moves made by chance."""
    game = Game(FORMS[form], House(), "review", dealer=dealer)
    for _ in range(moves):
        game.apply(*any_move(game))
    return game


def reviewed(game: Game, seats: tuple[str, ...] = TWO) -> Reviewing:
    review = Reviewing(lambda: game, seats)
    review.finish()
    return review


@cache
def of_0_3_0() -> Reviewing:
    """The review of a game that an older version kept."""
    saved = read_game(FROM_0_3_0[0])
    return reviewed(Game.from_lines(saved.lines), saved.seats)


def test_it_follows_the_game_move_by_move() -> None:
    assert reviewed(begun(moves=0)).share == 0
    assert [Reviewing(begun, seats).people for seats in (TWO, TWO[::-1], TWO[1:] * 2)] == [(0,), (1,), (0, 1)]
    game = begun(moves=2)
    review = reviewed(game)
    assert not review.is_behind
    known = len(review.judged)
    game.apply(*any_move(game))
    assert review.is_behind
    assert review.share < 1
    review.finish()
    assert len(review.judged) >= known
    assert not review.is_whole


def test_what_the_coach_has_thought_of_is_judged_by_that() -> None:
    game = begun(moves=6)
    first = next(decisions(game))
    analysis = Analysis(first.view)
    analysis.step()
    review = Reviewing(lambda: game, TWO, {first.view: analysis}.get)
    review.finish()
    assert analysis.is_careful
    assert review.judged[0].judgment.options is analysis.options
    assert review.judged[0].judgment.chosen == cards_chosen((first.move,))


def test_what_was_taken_back_is_judged_no_more() -> None:
    table = [begun(moves=10)]
    review = Reviewing(lambda: table[0], TWO)
    review.finish()
    before = len(review.judged)
    table[0] = begun(moves=1)
    assert not review.step() or review.is_behind
    review.finish()
    assert len(review.judged) == 1 < before


def test_mirrored_everybody_gives_away_as_much() -> None:
    game, mirror = begun(dealer=1), Game(FORMS["six-card"], House(), "review", dealer=0)
    for seat, move in game.moves:
        mirror.apply(1 - seat, move)
    one, other = reviewed(game), reviewed(mirror, TWO[::-1])
    assert [judged.cost for judged in one.judged if isinstance(judged.decision.move, LayAway)] == [
        judged.cost for judged in other.judged if isinstance(judged.decision.move, LayAway)
    ]
    assert [1 - judged.seat for judged in one.judged] == [judged.seat for judged in other.judged]


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_judged_and_told(form: str) -> None:
    game = begun(form=form, moves=4 if form == "seven-card" else 8)
    review = reviewed(game, ("person ANN", *["bsd BSD"] * (game.form.seats - 1)))
    assert review.judged
    told = account_words(review, 0, in_short=True)
    assert re.match("(You|Your side) (stand|lost|won)|No deal is finished", told)
    text = "\n".join(review_lines(review))
    assert "Every move by ANN" in text
    assert "[" not in text
    assert "hand=" not in text, "a position is asked for at its move"


def test_the_costliest_are_those_of_people_and_worth_a_mark() -> None:
    review = reviewed(begun(moves=40))
    found = costliest(review)
    assert 1 <= len(found) <= 3
    assert {one.seat for one in found} == {0}
    assert all(one.judgment.mark > Mark.NONE for one in found)
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    assert where(found[0]).startswith("Deal ")


def test_a_disaster_counts_as_much_as_an_error() -> None:
    review = reviewed(begun(moves=40))
    costs = [one.cost for one in review.of({0})]
    assert max(costs) > MOST_COUNTED
    assert review.counted(0) == pytest.approx(sum(min(cost, MOST_COUNTED) for cost in costs))


def test_a_game_of_0_3_0_can_be_reviewed() -> None:
    review = of_0_3_0()
    assert review.is_whole
    told = account_words(review, 0, in_short=True)
    assert re.match("(You|Your side) (stand|lost|won)|No deal is finished", told)
    assert len(review.judged) > 40


def test_luck_is_told_as_the_deals_end_and_adds_up_to_the_result() -> None:
    whole_game = Game.from_lines(saved_game("luck", "five-card", "ABC").lines)
    game = whole_game.begun_again()
    review = Reviewing(lambda: game, TWO)
    for seat, move in whole_game.moves:
        game.apply(seat, move)
        for _ in range(10):
            review.step()
    review.finish()
    assert game.outcome
    assert review.stations[-1].values[game.outcome.winner] == 1
    parts = [(deal.dealt, deal.laid_away, deal.starter, deal.play) for deal in review.lucks]
    together = sum(part[0] for deal in parts for part in deal)
    assert together == pytest.approx((game.outcome.winner == 0) - review.stations[0].values[0])
    assert review.stations == reviewed(whole_game).stations


def kept(folder: Path, saved: KeptGame) -> Path:
    (folder / "unfinished.txt").write_text("\n".join(saved.to_lines()) + "\n")
    assert EndedGames(folder).take(folder / "unfinished.txt") is None
    return EndedGames(folder).paths[0]


def whole(folder: Path, path: Path | None, initials: str = "ABC") -> Reviewer:
    saved = saved_game("mirror", "five-card", initials)
    game = Game.from_lines(saved.lines)
    reviewer = Reviewer(folder, Reviewing(lambda: game, saved.seats), path)
    while reviewer.step():
        pass
    return reviewer


def beside(folder: Path, game: Game) -> Reviewer:
    return Reviewer(folder, Reviewing(lambda: game, TWO))


def test_what_was_found_is_noted_once_beside_the_games(tmp_path: Path) -> None:
    kept(tmp_path, saved_game("mirror", "five-card"))
    reviewer = whole(tmp_path, None)
    (noted,) = JudgedGames(tmp_path).of("ABC")
    assert noted.given_away == pytest.approx(reviewer.review.counted(0), abs=0.0001)
    assert (noted.form, noted.begun) == ("five-card", "2026-11-18T20:15:00")
    whole(tmp_path, None)
    assert JudgedGames(tmp_path).of("ABC") == [noted]
    assert JudgedGames(tmp_path).of("MUM") == []


def test_a_game_that_is_not_kept_is_not_noted(tmp_path: Path) -> None:
    reviewer = whole(tmp_path, None)
    assert not JudgedGames(tmp_path).path.exists()
    assert reviewer.write_down() == NOT_KEPT


@pytest.mark.parametrize("initials", ["ABC", ""])
def test_a_mistake_that_was_learned_does_not_come_back_with_another_review(
    initials: str, tmp_path: Path
) -> None:
    kept(tmp_path, saved_game("mirror", "five-card", initials))
    whole(tmp_path, None, initials)
    mistakes = Mistakes(tmp_path)
    assert mistakes.all()
    for mistake in mistakes.all():
        mistakes.put(mistake, None)
    whole(tmp_path, None, initials)
    assert mistakes.all() == []


def test_a_game_left_waits_behind_one_that_goes_on_another_time_and_is_let_go_when_judged(
    tmp_path: Path,
) -> None:
    over = Game.from_lines(saved_game("mirror", "five-card", "").lines)
    left, broken_off, now = (beside(tmp_path, game) for game in (over, begun(moves=2), begun(moves=2)))
    broken_off.judge_later(left)
    now.judge_later(broken_off)
    while now.step():
        pass
    assert left.review.is_whole
    assert now._left is None


def test_it_is_written_down_beside_the_game_and_goes_with_it(tmp_path: Path) -> None:
    path = kept(tmp_path, saved_game("mirror", "five-card"))
    reviewer = whole(tmp_path, path)
    assert reviewer.write_down() == f"Saved as review-{path.name}."
    written = path.with_name(f"review-{path.name}").read_text()
    assert written.splitlines() == [*review_lines(reviewer.review)]
    assert EndedGames(tmp_path).paths == [path]


def test_the_graph_has_all_stations_and_the_costliest_decisions() -> None:
    review = of_0_3_0()
    graph, other = chance_graph(review, 0), chance_graph(review, 1)
    assert len(graph.values) == 4 * review.game.deals + 1
    assert [one + two for one, two in zip(graph.values, other.values, strict=True)] == pytest.approx(
        [1.0] * len(graph.values)
    )
    assert graph.values[-1] == (review.game.outcome is not None and review.game.outcome.winner == 0)
    assert [*graph.deals] == [*range(1, review.game.deals + 1)]
    assert sorted(" ".join(graph.marks.values()).split()) == ["1", "2", "3"]


def test_each_mark_of_the_graph_stands_in_its_own_deal() -> None:
    """A move of the play was marked where the next deal begins."""
    review = of_0_3_0()
    graph, moves = chance_graph(review, 0), moves_told(review)
    ends = {deal: graph.deals.get(deal + 1, len(graph.values) - 1) for deal in graph.deals}
    deals = {
        number: moves[int(number) - 1].decision.deal
        for marks in graph.marks.values()
        for number in marks.split()
    }
    for at, marks in graph.marks.items():
        assert all(graph.deals[deals[number]] < at < ends[deals[number]] for number in marks.split())


@pytest.mark.parametrize(
    ("brought", "words"),
    [(0.05, ""), (0.10, "lucky"), (0.25, "very lucky"), (-0.19, "unlucky"), (-0.2, "very unlucky")],
)
def test_how_lucky_a_deal_was(brought: float, words: str) -> None:
    assert how_lucky(brought) == words


def test_the_lucky_deals_are_told_in_a_sentence() -> None:
    words = {1: "unlucky", 2: "", 3: "very lucky", 4: "unlucky", 5: "unlucky"}
    assert lucky_deals(words) == "The cards were very lucky in deal 3; unlucky in deals 1, 4 and 5."
    assert not lucky_deals({1: "", 2: ""})
