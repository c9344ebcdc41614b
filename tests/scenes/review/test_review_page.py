"""A game's review on one page, a move of it opened, and what can be asked of a move."""

import re
from datetime import date
from pathlib import Path

import pytest

from game import machines
from game.coaching.coach_page import figures_part
from game.devices.button import Button
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.practice.rounds import due_on
from game.review.account import account_of
from game.review.opened_move import OpenedMove
from game.review.review_words import account_above_bars, costliest, moves_told, sums
from game.review.reviewer import PRACTICED, Reviewer
from game.rules.cards import parse_cards
from game.rules.moves import cards_chosen
from game.scenes.box import Notice
from game.scenes.records import review_page
from game.scenes.records.kept_games import OneGame
from game.scenes.records.move_page import MovePage, RolloutPage, opened_parts, told_shortly
from game.scenes.records.replay import Replay
from game.scenes.records.review_page import ReviewPage
from game.scenes.records.review_scene import ReviewScene
from game.scenes.table.beside import CoachScene
from game.scenes.table.game_scene import GameScene
from game.sheets.charts import Graph, Sums
from game.sheets.page_parts import Grid, Hand, Part, Words
from game.sheets.pages import PageSheet
from game.sheets.spots import HINT, ButtonSpot, PartSpot
from game.store.practice_files import Mistakes
from game.values import replace
from tests.paint.written import written_lines
from tests.scenes.driver import Ear, Visit
from tests.scenes.ink import InkScreen
from tests.scenes.review.review_pictures import (
    FOUR_SEATS,
    SEATS,
    Faint,
    long_pile,
    moves_page,
    one_kept_game,
    whole_review,
)
from tests.scenes.shown import only_sheet, shown
from tests.store.games import finished_game

UP, DOWN, LEFT, RIGHT, FIRE, BACK = (
    *(Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.FIRE, Button.BACK),
)

pytestmark = pytest.mark.usefixtures("faint_judge")


def on_the_page(folder: Path = Path("nowhere")) -> Visit:
    visit = Visit(ReviewPage(Reviewer(folder, whole_review()), Ear()), Ear())
    visit.tick(2)
    return visit


def test_the_heading_tells_the_score_of_partners_once() -> None:
    review = Faint(lambda: finished_game("3", "four-handed"), FOUR_SEATS)
    heading = ReviewPage(Reviewer(Path("nowhere"), review), Ear()).page().title
    other, own = review.game.scores
    assert heading == f"REVIEW   ANN & D {own}   B & C {other}"


def page(visit: Visit) -> ReviewPage:
    return visit.on(ReviewPage)


def sheet(visit: Visit) -> PageSheet:
    assert visit.scene
    return only_sheet(visit.scene, PageSheet)


def grid(visit: Visit) -> Grid:
    return next(part.content for row in sheet(visit).rows for part in row if isinstance(part.content, Grid))


def words(visit: Visit) -> str:
    """Return what is written on the page, heads and prose."""
    parts = [part for row in sheet(visit).rows for part in row]
    prose = [part.content for part in parts if isinstance(part.content, Words)]
    return "\n".join([*(part.title for part in parts), *(line for one in prose for line in one.lines)])


def opened(folder: Path = Path("nowhere")) -> Visit:
    visit = on_the_page(folder)
    visit.press(FIRE)
    assert isinstance(visit.scene, MovePage)
    return visit


def deed(visit: Visit, name: str) -> None:
    """Do what is called so."""
    visit.press(*[DOWN] * [*visit.on(MovePage).deeds].index(name), FIRE)


def test_a_review_that_is_done_is_not_worked_out_again_while_it_is_read() -> None:
    visit = on_the_page()
    page(visit).stale = False
    visit.tick(3)
    assert not page(visit).stale


def test_the_costliest_stands_first_and_its_reason_below() -> None:
    visit = on_the_page()
    worst = costliest(whole_review())[0]
    assert page(visit)._moves[0] is worst
    shown = OpenedMove.of(whole_review(), worst)
    assert shown.question in words(visit)
    assert shown.why() in words(visit)
    first = grid(visit).rows[0]
    visit.press(DOWN)
    assert shown.question not in words(visit) or page(visit)._moves[1].decision.at != worst.decision.at
    visit.press(UP)
    assert grid(visit).rows[0] == first


def test_in_order_the_moves_stand_as_they_were_made() -> None:
    visit = on_the_page()
    visit.press(LEFT)
    deals = [one.decision.at for one in page(visit)._moves]
    assert deals == sorted(deals)


def test_the_bars_of_the_account_are_equally_long() -> None:
    account = account_of(whole_review(), 0)
    assert account
    went, had = (sum(one.part for one in bar) for bar in sums(account))
    assert went == had


@pytest.mark.parametrize(("machine", "least"), [("ega", 4), ("amiga", 4), ("c128", 4), ("tty", 7)])
def test_the_list_shows_as_many_moves_as_have_room(machine: str, least: int) -> None:
    """On the terminal rows stood empty below five of thirty."""
    screen, visit = Screen(switched_on(machine)), on_the_page()
    screen.show([sheet(visit)])
    moves = [spot for spot in screen.spots if isinstance(spot, PartSpot)]
    assert least <= len(moves) < len(grid(visit).rows)


def test_a_list_longer_than_its_room_follows_the_move_pointed_at() -> None:
    visit = on_the_page()
    for _ in range(len(page(visit)._moves)):
        at = grid(visit).chosen
        assert at is not None
        assert len(grid(visit).rows) > at
        visit.press(DOWN)
    assert page(visit).chosen == 0


def test_it_is_there_at_once_and_grows_while_it_is_judged() -> None:
    game = finished_game("1987", "five-card")
    visit = Visit(ReviewPage(Reviewer(Path("nowhere"), Faint(lambda: game, SEATS)), Ear()), Ear())
    visit.until(lambda: bool(page(visit)._moves))
    assert f"{sheet(visit).at_right}\n{words(visit)}".count("Reviewing your game: ") == 1
    visit.press(DOWN)
    pointed = page(visit)._moves[page(visit).chosen]
    visit.until(lambda: page(visit).is_still)
    assert sheet(visit).at_right.startswith("You played like")
    assert page(visit)._moves[page(visit).chosen] is pointed or page(visit).chosen == 0


def test_the_mouse_points_and_a_click_opens_but_a_card_that_lies_there_is_no_line() -> None:
    visit = on_the_page()
    parts = [part.content for row in sheet(visit).rows for part in row]
    listed, hand = (
        next(at for at, part in enumerate(parts) if isinstance(part, kind)) for kind in (Grid, Hand)
    )
    visit.stack.hover(PartSpot(listed, 1))
    assert page(visit).chosen == 1
    visit.click(PartSpot(hand, 0))
    assert page(visit).chosen == 1
    visit.click(PartSpot(listed, 1))
    assert isinstance(visit.scene, MovePage)


def test_wrong_counts_are_in_the_help_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not [line for line in page(on_the_page()).asks_line.help if "counts" in line]
    monkeypatch.setattr(review_page, "counts_told", lambda *_: ["One."])
    assert [line for line in page(on_the_page()).asks_line.help if "counts: the wrong ones." in line]


def test_right_opens_more_pages_and_back_leaves() -> None:
    visit = on_the_page()
    visit.press(RIGHT)
    assert isinstance(visit.scene, ReviewScene)
    visit.press(BACK)
    assert isinstance(visit.scene, ReviewPage)


# A move.


def test_a_card_of_both_choices_is_called_so() -> None:
    review, seen = whole_review(), set[str]()
    for move in costliest(review):
        one = OpenedMove.of(review, move)
        *_, hand = [part.content for part in opened_parts(one) if isinstance(part.content, Hand)]
        chosen, best = {*one.chosen}, {*one.judgment.best.cards}
        for at, words in hand.words.items():
            known = (hand.cards[at] in chosen, hand.cards[at] in best)
            assert words == {(True, True): "both", (True, False): "played", (False, True): "better"}[known]
        seen |= {*hand.words.values()}
    assert seen == {"both", "played", "better"}


@pytest.mark.parametrize(
    "machine", [name for name in machines.names() if switched_on(name).look.grain.is_fine]
)
def test_over_a_long_pile_no_word_of_a_move_is_cut_and_no_figure_left_out(
    machine: str, tmp_path: Path
) -> None:
    screen = long_pile(tmp_path).drawn(InkScreen(switched_on(machine)))
    for words in ("count 21", "starter", "played", "better", "to win", "they peg"):
        assert len(screen.areas_of(words)) == 1
    (to_win,) = screen.areas_of("to win")
    figures = [one for one in screen.lines if one.area.top == to_win.top and one.words.endswith("%")]
    assert len(figures) == 2


def test_on_the_terminal_the_figures_of_a_move_stand_beside_its_reason() -> None:
    screen = opened().drawn(InkScreen(switched_on("tty")))
    why = next(one.area for one in screen.lines if "you can, and it" in one.words)
    (to_win,) = screen.areas_of("to win")
    assert why.right < to_win.left


@pytest.mark.parametrize("machine", machines.names())
def test_what_left_and_right_do_can_be_clicked_and_reached_with_one_button(machine: str) -> None:
    visit, screen = on_the_page(), Screen(switched_on(machine))
    visit.stack.draw(screen)
    assert {ButtonSpot("order"), ButtonSpot("menu")} <= {*screen.spots} & {*sheet(visit).stops([])}
    visit.click(ButtonSpot("order"))
    assert page(visit).in_order
    visit.click(ButtonSpot("menu"))
    assert isinstance(visit.scene, ReviewScene)


def test_it_is_tried_again_on_the_table_as_it_was() -> None:
    visit = opened()
    deed(visit, "Try it again")
    assert (
        visit.on(GameScene).context.table.game.view(0).hand == costliest(whole_review())[0].decision.view.hand
    )


def test_the_coachs_page_lies_over_that_table() -> None:
    visit = opened()
    deed(visit, "Coach's page")
    visit.tick(2)
    assert isinstance(visit.scene, CoachScene)
    assert visit.scene.page
    assert visit.scene.page.starred is not None
    visit.press(BACK)
    assert isinstance(visit.scene, MovePage)


def test_the_deal_is_played_on_with_the_better_card() -> None:
    visit = opened()
    move = visit.on(MovePage)
    deed(visit, "Play it on")
    visit.until(lambda: isinstance(visit.scene, Replay))
    replay = visit.on(Replay)
    before, then = move.opened.game, replay.game
    at = len(move.opened.position.moves)
    assert then.moves[: move.opened.made.at] == before.moves[: move.opened.made.at]
    assert {*cards_chosen((then.moves[at][1],))} == {*move.opened.judgment.best.cards}
    assert then.deals == move.opened.made.deal + (then.outcome is None)
    assert replay.pictures[replay.at].moves >= at
    visit.press(Button.DOWN)
    assert replay.deal == move.opened.made.deal, "the next deal was never played"


def test_it_is_put_among_practice_and_asked_today(tmp_path: Path) -> None:
    visit = opened(tmp_path)
    for _ in range(2):
        visit.press(BACK, FIRE)
        deed(visit, "Practice it")
        assert visit.on(Notice).lines == (PRACTICED,)
        visit.press(FIRE)
        (mistake,) = due_on(date.today(), Mistakes(tmp_path).all())
        assert mistake.at == costliest(whole_review())[0].decision.at


def test_it_is_asked_deeper_until_a_press_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.records.move_page.SECONDS_A_STEP", 0)
    visit = opened()
    deed(visit, "Ask deeper")
    deeper = visit.on(RolloutPage)
    while not deeper.rollouts.played:
        visit.tick(16)
    visit.tick(16)
    assert grid(visit).rows
    played = deeper.rollouts.played
    visit.press(FIRE)
    assert deeper.is_over
    visit.tick(5)
    assert deeper.rollouts.played == played
    assert [row[1] for row in grid(visit).rows if "±" not in row[1]] == []
    shares = [f"{one.value:.1f}%" for one in grid(visit).estimates]
    assert shares == [row[1].partition(" ")[0] for row in grid(visit).rows], "as the rows say it"
    visit.press(FIRE)
    assert isinstance(visit.scene, MovePage)


def test_each_deal_begins_somewhere_along_its_graph() -> None:
    parts = [part.content for row in sheet(on_the_page()).rows for part in row]
    (columns,) = (part.scale.columns for part in parts if isinstance(part, Graph))
    begun = [share for share, _ in columns]
    assert begun == sorted(begun)
    assert begun[0] == 0
    assert 0 < begun[-1] < 1
    assert [words for _, words in columns] == [str(deal) for deal in range(1, len(columns) + 1)]


def test_whose_deal_and_whose_card_it_was_is_told_to_who_reads_it() -> None:
    review = whole_review()
    for one in moves_told(review):
        view, question = one.decision.view, OpenedMove.of(review, one).question
        assert ("you deal," in question) == (view.dealer == 0)
        if view.kept and view.pile:
            assert ("You led" in question or "You played" in question) == (view.pile[-1][0] == 0)


def test_a_move_that_nobody_here_made_is_told_by_name() -> None:
    game = finished_game("1987", "five-card")
    review = Faint(lambda: game, ("person ANN", "person BEN"))
    review.finish()
    told = [line for one in moves_told(review) for line in told_shortly(OpenedMove.of(review, one))]
    asked = {line.partition(". ")[2].removesuffix(": which to discard?") for line in told if "crib: " in line}
    assert asked == {"ANN: BEN's crib", "ANN: Own crib", "BEN: ANN's crib", "BEN: Own crib"}
    assert any(line.startswith("ANN's hand: ") for line in told)
    assert any(re.match(r"BEN chose .*, pegs [\d.]+ later, they peg ", line) for line in told)
    assert any(re.match(r"ANN, .* over ", line) for line in told)
    assert not [line for line in told if line.startswith(("Their", "They", "Your", "You "))]


def test_a_move_is_opened_from_a_replay(tmp_path: Path) -> None:
    visit = one_kept_game(tmp_path)
    visit.on(OneGame)
    visit.press(FIRE)
    replay = visit.on(Replay)
    visit.click(ButtonSpot(HINT))
    move = visit.on(MovePage)
    assert not replay.is_playing
    visit.until(lambda: move.is_still)
    assert move.opened.question in words(visit)
    visit.press(BACK)
    assert visit.scene is replay


@pytest.mark.parametrize("name", machines.names())
def test_every_machine_draws_them(name: str) -> None:
    screen = Screen(switched_on(name))
    visit = on_the_page()
    visit.stack.draw(screen)
    visit.press(FIRE)
    visit.stack.draw(screen)
    deed(visit, "Ask deeper")
    visit.tick(16)
    visit.stack.draw(screen)


def test_the_move_pointed_at_lies_open_in_cards_where_there_is_room_for_them() -> None:
    visit, screen = on_the_page(), Screen(switched_on(machines.USUAL))
    worst = OpenedMove.of(whole_review(), costliest(whole_review())[0])
    hands = [part for row in sheet(visit).rows for part in row if isinstance(part.content, Hand)]
    own = hands[-1].content
    assert isinstance(own, Hand)
    assert own.cards == sorted(worst.made.view.hand)
    assert {own.cards[at] for at, word in own.words.items() if word == "played"} == {*worst.chosen}
    seen = screen.show([sheet(visit)])
    assert seen.rows == seen.of  # all of the page has room


def test_of_two_people_the_bars_name_whose_moves_they_add_up() -> None:
    """They were "your moves" below what ANN had won."""
    review = Faint(lambda: finished_game("7", "five-card"), ("person ANN", "person CY"))
    review.finish()
    (bars,) = (
        part.content
        for row in ReviewPage(Reviewer(Path("nowhere"), review), Ear()).page().rows
        for part in row
        if isinstance(part.content, Sums)
    )
    own = next(piece for bar in bars.bars for piece in bar if piece.side == 0)
    assert own.words.startswith("ANN's moves cost ")


def test_the_account_stands_in_words_above_its_bars() -> None:
    visit = on_the_page()
    assert account_above_bars(page(visit).review, 0) in words(visit)
    (bars,) = (part.content for row in sheet(visit).rows for part in row if isinstance(part.content, Sums))
    assert len(bars.bars) == 2


def test_a_chance_that_is_no_result_yet_is_now() -> None:
    account = account_of(whole_review(), 1)
    assert account
    not_over = replace(account, deals=account.deals[:-1])
    assert [sums(each)[0][-1].name for each in (account, not_over)] == ["the end", "now"]


@pytest.mark.parametrize("machine", machines.names())
def test_an_opened_move_has_its_question_in_words_on_every_machine(machine: str) -> None:
    visit, fine = opened(), switched_on(machine).look.grain.is_fine
    told = [part for row in sheet(visit).rows for part in row if part.is_fine in (None, fine)]
    assert any(
        part.title.startswith("Deal ")
        or (isinstance(part.content, Words) and part.content.lines[0].startswith("Deal "))
        for part in told
    )


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_chance_to_win_and_the_plates_below_the_cards_are_seen_whole(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, look = written_lines(monkeypatch), switched_on(machine).look
    on_the_page().stack.draw(Screen(switched_on(machine)))
    written = {words: area.bottom for words, area in lines}
    keys = look.size[1] - look.cell[1]
    assert {"to win", "played", "better"} <= {*written}
    assert all(written[plate] < keys for plate in ("played", "better"))


def test_on_the_c128_the_curve_takes_no_ink_of_the_words_above_it() -> None:
    review = Faint(lambda: finished_game("1987", "five-card"), SEATS)
    while review.share < 0.8:
        review.step()
    scene, screen = ReviewPage(Reviewer(Path("nowhere"), review), Ear()), InkScreen(switched_on("c128"))
    scene.tick()
    screen.show([scene.page()])
    assert not screen.faults


def test_of_the_best_move_there_is_one_column_of_figures() -> None:
    made = [OpenedMove.of(whole_review(), one) for one in moves_told(whole_review())]
    for opened_move in (made[0], made[-1]):
        grid = opened_parts(opened_move)[-1].content
        assert isinstance(grid, Grid)
        assert {len(grid.heads), *map(len, grid.rows)} == {2 if opened_move.is_best else 3}
    assert made[-1].is_best


def test_the_head_of_the_moves_says_what_their_mark_means(tmp_path: Path) -> None:
    visit = moves_page(tmp_path)
    assert any(row[-1].endswith("!") for row in grid(visit).rows)
    assert "! costly   30 moves" in [part.at_right for row in sheet(visit).rows for part in row]


def test_costs_end_where_their_head_does_with_a_mark_or_without(tmp_path: Path) -> None:
    costs = [row[-1] for row in grid(moves_page(tmp_path)).rows if row[-1]]
    marked = {"!" in cost: cost for cost in costs}
    assert len(marked) == 2
    assert {
        len(cost) - len(cost.rstrip(" !")) for cost in [*costs, grid(moves_page(tmp_path)).heads[-1]]
    } == {2}


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_which_two_cards_head_which_figures_is_seen_beside_a_hand_of_six(machine: str) -> None:
    """All four stood in one even row."""
    figures = ("to win", "31.0%", "35.3%"), ("they peg", "2.1", "2.0")
    discards = parse_cards("3H 4D"), parse_cards("4D 7C")
    hand = Part("", Hand(parse_cards("3H 4D 4C 7C 9S KD"), is_small=True), share=9, is_fine=True)
    rows = [[hand, figures_part(figures, discards, is_fine=True)]]
    screen = shown(InkScreen(switched_on(machine)), PageSheet("MOVE", "", rows, ""))
    (first,), (second,) = (screen.areas_of(figure) for figure in ("31.0%", "35.3%"))
    assert second.left - first.right > screen.machine.look.cell[0]
