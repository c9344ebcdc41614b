"""The pages of a review, drawn on every machine."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from game.coaching.coach import Analysis
from game.devices.button import Button
from game.review.opened_move import OpenedMove
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.rules.cards import Card
from game.rules.moves import Play
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.move_page import MoveDesk, MovePage
from game.scenes.records.review_page import ReviewPage
from game.scenes.records.review_scene import ReviewScene
from game.values import replace
from tests.conftest import FAINT, at_a_glance
from tests.scenes.driver import Ear, Visit
from tests.scenes.records.test_record_list import keep_game
from tests.store.games import finished_game

SEATS = ("person ANN", "skipper SKIPPER")
FOUR_SEATS = ("skipper B", "person ANN", "skipper C", "skipper D")
DOWN, FIRE = Button.DOWN, Button.FIRE


class Faint(Reviewing):
    """Judges at a glance."""

    effort = FAINT


@cache
def whole_review() -> Reviewing:
    """A whole game, judged at a glance."""
    game = finished_game("1987", "five-card")
    review = Faint(lambda: game, SEATS)
    review.finish()
    return review


def a_review(folder: Path) -> Visit:
    """The menu of a review that is whole."""
    visit = Visit(ReviewScene(Reviewer(folder, whole_review()), Ear()), Ear())
    visit.tick()
    return visit


def moves_page(folder: Path) -> Visit:
    """The account, the curve and the moves, the costliest opened."""
    visit = Visit(ReviewPage(Reviewer(folder, whole_review()), Ear()), Ear())
    visit.tick()
    return visit


def _page(*buttons: Button, folder: Path) -> Visit:
    visit = a_review(folder)
    visit.press(*buttons)
    visit.tick(30)
    return visit


def long_pile(folder: Path) -> Visit:
    """A move made over a pile of seven, with the better card beside it in the hand."""
    opened = OpenedMove.next_after(finished_game("7", "four-handed"), FOUR_SEATS, 142, None)
    assert opened
    view, made = opened.made.view, replace(opened.made, move=Play(Card.parse("TC")))
    analysis = Analysis.found(view, at_a_glance(view, made.move).options, None)
    judged = replace(opened, made=made, analysis=analysis, reader=made.seat)
    return Visit(MovePage(judged, MoveDesk(folder, Ear()), "1 of 9"), Ear())


def one_kept_game(folder: Path) -> Visit:
    """What can be done with a game that was kept."""
    keep_game(folder, "a")
    visit = Visit(KeptGames(folder), Ear())
    visit.press(FIRE)
    return visit


REVIEW: Mapping[str, Callable[[Path], Visit]] = {
    f"review_{name}": lambda folder, buttons=buttons: _page(*buttons, folder=folder)
    for name, buttons in {
        "menu": (),
        "chances": (FIRE,),
        "question": (DOWN, FIRE),
        "decisions": (DOWN, DOWN, FIRE),
        "luck": (DOWN, DOWN, DOWN, DOWN, FIRE),
    }.items()
} | {"one_kept_game": one_kept_game, "review_moves": moves_page, "review_long_pile": long_pile}
