"""Play against par: the theory of the board, a game deal by deal, and running figures with intervals."""

import csv
import io
from itertools import pairwise
from pathlib import Path

import pytest

from game.commands.commandline import main
from game.devices.button import Button
from game.paint.pages.part_grid import columns_of
from game.players.par import par_after, par_of, positions, share_of_first_dealer
from game.review.against_par import AGAINST_PAR, par_words, stood, table_lines, tables
from game.review.export import EXPORTED
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.scenes.records.record_list import PlayerRecord, Records
from game.scenes.records.review_scene import PAR, ReviewScene, par_page
from game.sheets.charts import Graph
from game.sheets.page_parts import Grid, Words
from game.sheets.pages import PageSheet
from game.store.game_figures import average, figures_of, latest_figures, ratio, share
from game.store.kept_game import KeptGame
from game.store.statistics import record_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_line import PointsInHands
from game.values import replace
from tests.scenes.driver import Ear, Visit
from tests.scenes.review.review_pictures import a_review, whole_review
from tests.scenes.shown import only_sheet
from tests.store.games import finished_game, record


def kept(seed: str) -> KeptGame:
    game = finished_game(seed)
    seats = ("person ABC", *["bsd BSD"] * (game.form.seats - 1))
    return KeptGame(seats, "ABC", tuple(game.to_lines()), {"begun": "1987-11-18T20:15:00", "preset": "bsd"})


@pytest.mark.parametrize("cutter", range(4))
def test_whoever_moved_when_partners_were_cut_for_keeps_his_own_figures(cutter: int) -> None:
    game = finished_game("3", "four-handed", "cut_for_partners=yes")
    seats = ["bsd BSD"] * 4
    seats[cutter] = "person ABC"
    moved = KeptGame(tuple(seats), "ABC", tuple(game.to_lines()))
    found, recorded = figures_of(moved), record_of(moved)
    assert found
    assert recorded
    assert (found.scores, found.opponents) == (recorded.scores, "bsd")
    assert sum(deal.pegged for deal in found.deals) == recorded.pegged[0]


def saved(folder: Path, *seeds: str) -> None:
    games = UnfinishedGames(folder)
    for seed in seeds:
        assert games.begin(kept(seed)) is None
        assert games.finish() is None


@pytest.mark.parametrize("form", FORMS)
def test_a_round_is_what_the_tables_give(form: str) -> None:
    own, other = (par_of(form, deals=deals) for deals in (True, False))
    assert own.deal > other.deal > 0
    assert own.crib > 3 > other.crib == 0
    for deals in (True, False):
        holes = positions(form, 121, deals=deals)
        assert holes[-1] == 121
        assert all(one < after for one, after in pairwise(holes))


def test_two_play_some_twenty_six_a_round() -> None:
    assert par_of("six-card", deals=True).deal + par_of("six-card", deals=False).deal == pytest.approx(
        26, abs=1
    )
    assert [round(at) for at in positions("six-card", 121, deals=False)[:5]] == [10, 27, 37, 53, 63]
    assert par_after("six-card", 121, [True, False, True]) == pytest.approx(42.9, abs=0.2)
    assert par_after("six-card", 61, [True] * 9) == 61


@pytest.mark.parametrize(("form", "least", "most"), [("six-card", 0.55, 0.565), ("three-handed", 0.44, 0.46)])
def test_how_often_the_first_dealer_wins(form: str, least: float, most: float) -> None:
    assert least < share_of_first_dealer(form) < most


def test_a_game_is_told_against_par() -> None:
    game = finished_game("3", "six-card")
    review = Reviewing(lambda: game, ("person ABC", "bsd BSD"))
    while len(review._again.moves) < len(game.moves):
        seat, move = game.moves[len(review._again.moves)]
        review._luck.following.note(review._again, review._again.apply(seat, move))
    at = stood(review, 0)
    assert [one.deal for one in at] == [*range(1, game.deals)]
    last, score, par = at[-1]
    apart = score - round(par)
    words = f"{abs(apart)} {'ahead of' if apart > 0 else 'behind'} par"
    told = f"After {last} deals you were at {score}, {words}, the average of good players."
    assert par_words(review, 0, "you") == told


def test_the_figures_of_a_game_are_its_own() -> None:
    one = kept("3")
    figures = figures_of(one)
    assert figures
    game = one.played().game
    assert figures.scores[0] == game.scores[0]
    assert len(figures.deals) == game.deals
    assert [deal.is_dealer for deal in figures.deals[:2]] in ([True, False], [False, True])
    assert figures.dealt_first == figures.deals[0].is_dealer
    assert all(deal.crib is None for deal in figures.deals if not deal.is_dealer)
    of_hands = sum(sum(deal.hands) + (deal.crib or 0) + deal.pegged for deal in figures.deals)
    assert of_hands >= game.scores[0] - 2 * game.deals  # his heels are no part of it


def test_of_three_the_figures_have_the_better_of_the_others() -> None:
    game = finished_game("3", "three-handed")
    seats = ("person ANN", "deckhand BEN", "bsd DI")
    figures = figures_of(KeptGame(seats, "ANN", tuple(game.to_lines()), {}))
    assert figures
    assert game.scores[1] != game.scores[2]
    assert figures.scores == (game.scores[0], max(game.scores[1:]))
    assert figures.opponents == "deckhand/bsd"


def test_intervals_hold_for_few_and_for_many() -> None:
    assert str(average([])) == "-"
    assert str(average([8])) == "8.0"
    assert str(average([6, 8, 10])) == "8.0", "three do not tell how far apart they are"
    assert str(average([6, 8, 8, 8, 10])) == "8.0±1.2"
    assert str(average([8, 8, 8, 8, 8])) == "8.0", "alike, they tell no margin"
    assert share([True]).margin > 30
    assert share([True, False] * 50).in_percent == "50±10"


def test_a_hand_weighs_the_same_in_a_long_game_and_in_a_short_one(tmp_path: Path) -> None:
    """All games against par say what the figures beside the average say."""
    saved(tmp_path, "1")
    (record,) = Records(tmp_path)._latest
    of_hands = [PointsInHands(12, 3), PointsInHands(10, 1)] * 3
    games, *_ = tables([], [replace(record, hands=(own, *record.hands[1:])) for own in of_hands])
    assert {row[0]: row[-2] for row in games.rows}["hand"] == str(ratio([(12, 3), (10, 1)] * 3)) == "5.5±2.0"


def test_tables_run_over_the_last_games_and_all(tmp_path: Path) -> None:
    saved(tmp_path, *map(str, range(6)))
    found = [*filter(None, latest_figures(tmp_path, "ABC"))]
    assert len(found) == 6
    records = Records(tmp_path)
    games, dealing, other = tables(found, records._latest[::-1])
    assert games.heads == ("", "all", "par"), "of few games the last twenty are all"
    assert [row[-1] for row in games.rows if row[0].startswith("dealt")] == ["56", "44"]
    assert [row[0] for row in dealing.rows] == ["hand", "crib", "pegs", "deal"]
    assert [row[0] for row in other.rows] == ["hand", "pegs", "deal"]
    assert dealing.heads == other.heads == ("", "6 games", "par")
    assert dealing.rows[0][2] == f"{par_of('six-card', deals=True).hand:.1f}"
    assert all("±" in cell for row in dealing.rows for cell in row[1:2])
    assert not next(iter(latest_figures(tmp_path, "XYZ")))
    told = [*table_lines(found, records._latest[::-1])]
    assert "All your games:" in told


@pytest.mark.parametrize(
    ("number", "title", "heads"),
    [
        (20, "All your games", ["all"]),
        (21, "Your last 20 and all games", ["20", "all"]),
        (101, "Your last 20, 100 and all games", ["20", "100", "all"]),
    ],
)
def test_only_columns_that_differ_stand_there(number: int, title: str, heads: list[str]) -> None:
    figures = figures_of(kept("3"))
    assert figures
    saved_games = min(number, 100)
    games, *deals = tables([figures] * saved_games, [record(game) for game in range(number)])
    assert (games.title, games.heads) == (title, ("", *heads, "par"))
    runs = [head for head in heads[:-1] if int(head) < saved_games]
    assert [table.heads for table in deals] == [("", *runs, f"{saved_games} games", "par")] * 2


def test_a_games_figures_are_printed_and_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(tmp_path, "1", "2")
    assert main(["ABC", "--view-records", "--saves", str(tmp_path)]) == 0
    assert "Deals that you dealt" in capsys.readouterr().out
    assert main(["--export", "--saves", str(tmp_path)]) == 0
    heads, *rows = csv.reader(io.StringIO(capsys.readouterr().out))
    assert [*heads] == EXPORTED
    assert len(rows) == 2
    one = dict(zip(heads, rows[0], strict=True))
    assert one["points"] == str(finished_game("2", "six-card").scores[0])
    assert float(one["par"]) > 50
    assert main(["XYZ", "--export", "--saves", str(tmp_path)]) == 0
    assert capsys.readouterr().out.strip() == ",".join(EXPORTED)


def test_the_records_have_a_page_of_it(tmp_path: Path) -> None:
    saved(tmp_path, "1", "2", "3")
    hands = Visit(Records(tmp_path), Ear())
    hands.press(Button.FIRE)
    record = hands.on(PlayerRecord)
    while not record.is_still:
        record.tick()
    for many in (1, 2):
        hands.press(Button.RIGHT)
        page = only_sheet(record, PageSheet)
        assert page.title == "ABC AGAINST PAR"
        contents = [part.content for row in page.rows for part in row]
        assert [type(content) for content in contents] == [*[Grid] * many, Words]
        assert not page.rows[0][0].at_right, "par, at the right, has no margin"
        (below,) = (content for content in contents if isinstance(content, Words))
        assert below.lines == (AGAINST_PAR[:-1], AGAINST_PAR[-1:])[many - 1], "each has rows of its own"
        grids = [content for content in contents if isinstance(content, Grid)]
        assert len({tuple(columns_of(grid)) for grid in grids}) == 1, "their columns stand below each other"


@pytest.mark.parametrize("games", [1, 2])
def test_one_game_has_figures_and_no_empty_charts(games: int, tmp_path: Path) -> None:
    saved(tmp_path, *map(str, range(games)))
    hands = Visit(Records(tmp_path), Ear())
    hands.press(Button.FIRE)
    titles = [page.title for page in hands.on(PlayerRecord).pages if isinstance(page, PageSheet)]
    assert ("ABC: THE SHARE WON" in titles) == (games > 1)


def test_the_review_draws_the_score_over_par() -> None:
    (sheet,) = par_page(whole_review()).pages
    assert isinstance(sheet, PageSheet)
    (graph,) = (part.content for row in sheet.rows for part in row if isinstance(part.content, Graph))
    scores, par = graph.curves
    assert scores.values[-1] == stood(whole_review(), 0)[-1].score
    assert par.is_dotted
    assert par.values[0] == 0 < par.values[-1] <= whole_review().game.target


def test_it_is_one_of_the_reviews_pages(tmp_path: Path) -> None:
    review = a_review(tmp_path).on(ReviewScene)
    assert PAR in [review.line(at)[0] for at in range(review.size)]
