"""The review at the window: how far it is, the pages, and the costliest decisions asked once more."""

import re
from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.review.opened_move import OpenedMove
from game.review.review_words import WRITE_DOWN, AskedAgain, costliest
from game.review.reviewer import NOT_KEPT, Reviewer
from game.rules.cards import Cards, signs_text
from game.scenes.box import Notice
from game.scenes.practice.table_question import Answered, TableQuestion
from game.scenes.records.review_page import ReviewPage
from game.scenes.records.review_scene import QUESTIONS, TAKES_A_WHILE, ReviewScene
from game.scenes.table.game_scene import GameScene
from game.sheets.pages import MenuSheet
from game.sheets.spots import LineSpot
from game.store.judged import JudgedGames
from tests.scenes.by_the_book import asked as asked_by
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.review.review_pictures import REVIEW, SEATS, Faint, a_review, whole_review
from tests.store.games import finished_game

SCREEN = Screen(switched_on(USUAL))
DOWN, FIRE, BACK = Button.DOWN, Button.FIRE, Button.BACK

pytestmark = pytest.mark.usefixtures("faint_judge")


def line(visit: Visit, words: str) -> LineSpot:
    assert isinstance(visit.scene, ReviewScene)
    return LineSpot(next(at for at in range(visit.scene.size) if words in visit.scene.line(at)[0]))


def test_until_all_is_judged_it_says_how_far_it_is() -> None:
    game = finished_game("1987", "five-card")
    scene = ReviewScene(Reviewer(Path("nowhere"), Faint(lambda: game, SEATS)), Ear())
    visit = Visit(scene, Ear())
    assert scene.line(0)[0] == "Reviewing your game: 0%"
    (menu,) = scene.picture()
    assert isinstance(menu, MenuSheet)
    assert (menu.chosen, menu.note, menu.footer) == (-1, TAKES_A_WHILE, "{back} back"), "nothing to choose"
    visit.press(FIRE)
    visit.stack.draw(SCREEN)
    visit.tick()
    assert (scene.size, scene.is_still) == (1, False)
    visit.until(lambda: scene.is_still)
    assert scene.size > 3
    assert scene.card[0].startswith("You ")


def test_every_line_says_what_is_on_its_page() -> None:
    menu = a_review(Path("nowhere")).scene
    assert isinstance(menu, ReviewScene)
    notes = []
    for at in range(menu.size):
        menu.chosen = at
        notes.append(menu.about)
    assert all(notes)
    assert len({*notes}) == menu.size - 1  # each player's moves are told alike


def test_every_line_opens_a_page_and_every_page_leads_back() -> None:
    visit = a_review(Path("nowhere"))
    menu = visit.on(ReviewScene)
    for at in range(menu.size):
        visit.click(LineSpot(at))
        assert visit.scene is not menu
        visit.stack.draw(SCREEN)
        visit.press(BACK)
        assert visit.scene is menu
    visit.press(BACK)


def test_without_a_kept_game_it_cannot_be_written_down(tmp_path: Path) -> None:
    visit = a_review(tmp_path)
    visit.click(line(visit, WRITE_DOWN))
    assert visit.on(Notice).lines == (NOT_KEPT,)


# The questions.


def asked(visit: Visit) -> GameScene:
    visit.until(lambda: isinstance(visit.scene, GameScene) and visit.scene.asked is not None)
    visit.stack.draw(SCREEN)
    return visit.on(GameScene)


def answer(visit: Visit, cards: Cards) -> Answered:
    """Choose as in play: each card is pointed at and taken."""
    question = asked(visit)
    table = question
    for card in cards:
        seat = table.asked
        assert seat is not None
        while table.top.cursor is None or table.top.seats[seat].hand[table.top.cursor.index] != card:  # type: ignore[union-attr]
            visit.press(Button.RIGHT)
        visit.press(FIRE)
    if len(cards) > 1:
        visit.press(FIRE)
    visit.until(lambda: isinstance(visit.scene, Answered) and visit.scene.judgment is not None)
    visit.stack.draw(SCREEN)
    return visit.on(Answered)


def test_the_costliest_are_asked_on_the_table_as_it_stood() -> None:
    visit = a_review(Path("nowhere"))
    visit.click(line(visit, QUESTIONS))
    for number, one in enumerate(costliest(whole_review()), 1):
        question = asked(visit)
        heading, asks = (reason.text for reason in question.top.reasons)
        assert heading == f"Review: {number} of {len(costliest(whole_review()))}"
        assert asks == f"Deal {one.decision.deal}. {OpenedMove.of(whole_review(), one).asked}"
        view = question.context.table.game.view(one.seat)
        assert (view.hand, view.pile, view.scores) == (
            one.decision.view.hand,
            one.decision.view.pile,
            one.decision.view.scores,
        )
        answered = answer(visit, one.judgment.chosen)
        assert f"Last time: {signs_text(one.judgment.chosen)}, " in answered.message
        visit.press(FIRE)
    assert isinstance(visit.scene, ReviewScene)


def test_whatever_is_within_a_hundredth_of_the_best_is_right() -> None:
    question = TableQuestion(
        AskedAgain([OpenedMove.of(whole_review(), one) for one in costliest(whole_review())]), Ear()
    )
    question.analysis.finish()
    options, verdicts = question.analysis.options, []
    for option in options:
        judgment = question.analysis.judgment(option.cards)
        question.round.judged.append(judgment)
        verdicts.append(question.round.verdict(judgment).startswith("Right"))
        question.round.judged.pop()
    assert verdicts == [options[0].chance - option.chance < 0.01 for option in options]
    assert {*verdicts} == {True, False}


@pytest.mark.parametrize("machine", names())
def test_which_question_it_is_is_written_once(machine: str, tmp_path: Path) -> None:
    screen = REVIEW["review_question"](tmp_path).drawn(InkScreen(switched_on(machine)))
    assert sum("Review: 1 of 3" in line.words for line in screen.lines) == 1


@pytest.mark.parametrize("machine", names())
def test_what_is_asked_and_how_it_is_answered_is_seen_at_once(machine: str, tmp_path: Path) -> None:
    """On the PC nothing but "Review: 1 of 3" stood below the board."""
    screen = REVIEW["review_question"](tmp_path).drawn(InkScreen(switched_on(machine)))
    told = " ".join(line.words.strip() for line in screen.lines)
    assert "14: which card?" in told
    assert re.search(r"Play a card .*, then (Enter|RETURN|Return)", told)


# From the end of a game.


def test_a_game_is_judged_while_it_is_played(tmp_path: Path) -> None:
    home = at_home(tmp_path, initials="ABC", preset="amiga", form="five-card")

    def rest_of_a_step() -> None:
        home.stack.idle()

    for _ in asked_by(home, rest_of_a_step):
        pass
    assert home.session.reviewer
    review = home.session.reviewer.review
    assert review.judged
    while home.stack.idle():
        pass
    assert review.is_whole
    (noted,) = JudgedGames(tmp_path).of("ABC")
    assert noted.decisions == len(review.of({0}))
    home.until(lambda: home.scene.is_still)
    home.press(Button.UP)
    home.tick()
    assert isinstance(home.scene, ReviewPage)
    home.press(Button.RIGHT)
    home.tick()
    assert home.on(ReviewScene).card[0].startswith("You ")


def test_no_deal_of_a_list_stands_at_the_foot_of_a_picture_without_its_moves(tmp_path: Path) -> None:
    visit = REVIEW["review_decisions"](tmp_path)
    for _ in range(24):
        screen = visit.drawn(InkScreen(switched_on("c128")))
        keys = screen.areas_of("RETURN")[0].top
        lowest = max((one for one in screen.lines if one.area.top < keys), key=lambda one: one.area.top)
        assert not lowest.words.startswith("Deal "), "its moves are on the next picture"
        visit.press(DOWN)
