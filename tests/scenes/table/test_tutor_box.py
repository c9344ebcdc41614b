"""The tutor asks before a costly move, and before no other."""

import pytest

from game.coaching.coach import (
    DISCARD_IT,
    DISCARD_THEM,
    PLAY_IT,
    SHOW_ME,
    THINK_AGAIN,
    Analysis,
    do_it,
    objection_words,
)
from game.devices.button import Button
from game.handbook.rule_pages import coach_pages
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.players.weigh.weighing import Judgment
from game.rules.cards import Card
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.scenes.help_pages import RulesHelp
from game.scenes.pace import DEAF_STEPS
from game.scenes.table.beside import THINKING, CoachScene, TutorBox
from game.scenes.table.discard import LayAwayInput
from game.sheets.sheets import TableSheet
from game.sheets.spots import LineSpot
from game.sheets.table_state import InHand
from tests.coaching.analyses import card, dealt, keep, led
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit
from tests.scenes.seen import Moment, input_of, moment
from tests.scenes.shown import page_seen
from tests.scenes.table.test_coach_scene import coached

ANSWERS = [THINK_AGAIN, DISCARD_THEM, SHOW_ME]


def both_fives() -> Visit:
    """They are laid away for the other's crib."""
    visit = coached(dealt(), "doubtful")
    visit.choose("5D", "5S")
    visit.press(Button.FIRE)
    return visit


def warned() -> Visit:
    visit = both_fives()
    visit.until(lambda: isinstance(visit.scene, TutorBox))
    visit.tick(DEAF_STEPS)
    return visit


def test_a_costly_move_is_not_made_before_it_was_asked_for() -> None:
    visit = warned()
    assert isinstance(visit.scene, TutorBox)
    assert visit.scene.lines[0].startswith("Blunder! It costs ")
    assert [words for words, _ in visit.scene.answers] == ANSWERS


def test_help_tells_of_the_coach_and_comes_back_to_the_question() -> None:
    visit = warned()
    visit.press(Button.RIGHT, Button.HELP)
    assert page_seen(visit.on(RulesHelp)).title == coach_pages()[0].title
    visit.press(Button.BACK)
    assert visit.on(TutorBox).chosen == 1


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (0.0364, "An error! It costs 3.6 games in 100."),
        (0.0396, "An error! It costs 3.9 games in 100."),
        (0.0404, "Blunder! It costs 4 games in 100."),
        (0.0264, "An error! It costs 3 games in 100."),
        (0.0164, "Doubtful. It costs 1.6 games in 100."),
    ],
)
def test_the_figure_of_an_objection_never_contradicts_its_mark(cost: float, words: str) -> None:
    best, other = keep("2H 9H", 9, -4, 3, 3, 0.5), keep("2H KD", 9, -4, 3, 3, 0.5 - cost)
    assert objection_words(Judgment(other.cards, (best, other))) == words


def test_think_again_leaves_the_choice_as_it_was() -> None:
    visit = warned()
    visit.press(Button.FIRE)
    asked = input_of(visit.at, LayAwayInput)
    assert len(asked.chosen) == 2
    assert visit.top.seats[0].says == "your turn"
    visit.press(Button.LEFT, Button.FIRE)
    assert len(asked.faded) == 1


def test_discard_them_makes_the_move() -> None:
    visit = warned()
    visit.press(Button.DOWN, Button.FIRE)
    assert [str(card) for card in visit.game.view(0).laid_away] == ["5D", "5S"]
    visit.until(lambda: visit.game.phase is not Phase.LAY_AWAY)


def test_show_me_opens_the_page_with_the_own_choice_starred() -> None:
    visit = warned()
    visit.press(Button.UP, Button.FIRE)
    page = visit.on(CoachScene)
    visit.tick()
    assert page.page
    assert page.page.starred
    visit.press(Button.BACK)
    assert isinstance(visit.scene, TutorBox), "his question is still to be answered"
    visit.press(Button.FIRE)
    assert moment(visit.at) is Moment.LAY_AWAY


def test_a_click_answers_too() -> None:
    visit = warned()
    visit.click(LineSpot(1))
    assert visit.game.view(0).laid_away


def test_a_hand_that_presses_twice_has_not_read_it() -> None:
    visit = both_fives()
    visit.until(lambda: isinstance(visit.scene, TutorBox))
    visit.press(Button.FIRE)
    assert isinstance(visit.scene, TutorBox)


def test_while_he_weighs_nothing_else_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analysis, "step", lambda _: False)
    visit = both_fives()
    visit.press(Button.FIRE, Button.LEFT)
    visit.tick()
    assert visit.top.seats[0].says == THINKING
    assert not visit.game.view(0).laid_away
    monkeypatch.undo()
    visit.until(lambda: isinstance(visit.scene, TutorBox))


def test_the_best_is_made_without_a_word() -> None:
    visit = coached(dealt(), "doubtful")
    visit.lay_away("2H", "9H")
    visit.until(lambda: bool(visit.game.view(0).laid_away))
    assert moment(visit.scene) is Moment.LAY_AWAY


@pytest.mark.parametrize("tutor", ["", "off"])
def test_who_wants_no_tutor_has_none(tutor: str) -> None:
    visit = coached(dealt(), tutor)
    visit.lay_away("5D", "5S")
    assert visit.game.view(0).laid_away


def test_what_is_said_is_noted() -> None:
    visit = warned()
    visit.press(Button.FIRE)
    assert visit.context.table.hints == [1]


def test_a_card_is_asked_about_too() -> None:
    visit = coached(led(), "doubtful")
    assert visit.context.coach
    analysis = visit.context.coach.analysis(0)
    analysis.options, analysis.is_careful = (card("KD", 0, 0.5, 1.0, 0.6), card("5D", 0, 2.5, 1.0, 0.5)), True
    visit.play("5D")
    visit.until(lambda: isinstance(visit.scene, TutorBox))
    visit.tick(DEAF_STEPS)
    assert visit.on(TutorBox).choices[1] == PLAY_IT
    screen = visit.drawn(Screen(switched_on("ega")))
    (table,) = [sheet.top for sheet in screen.sheets if isinstance(sheet, TableSheet)]
    assert table.cursor == InHand(0, table.seats[0].hand.index(Card.parse("5D"))), "the five keeps its mark"
    visit.press(Button.DOWN, Button.FIRE)
    assert visit.game.deal.played


@pytest.mark.parametrize(("form", "words"), [("six-card", DISCARD_THEM), ("four-handed", DISCARD_IT)])
def test_a_discard_is_no_play(form: str, words: str) -> None:
    position = at_lay_away(
        form, *["2H 5D 5S JC", "3H 6D 8S KC", "2C 7D 9S TC", "4H 6C 8D KH"][: FORMS[form].seats]
    )
    assert do_it(position.game.view(0)) == words
