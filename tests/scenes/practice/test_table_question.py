"""A position is asked on the real table; the answer tells what each choice is worth."""

from itertools import count

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.players.player import Thought
from game.players.weigh.weighing import Judgment
from game.practice.position import dealt, position_in
from game.practice.rounds import Round, is_right
from game.rules.forms import FORMS
from game.rules.moves import Play
from game.scenes import pace
from game.scenes.box import Notice
from game.scenes.help_pages import Help
from game.scenes.practice.table_question import Answered, Finding, TableQuestion
from game.scenes.scene import STAY, GoTo, TakeOff
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import ButtonsSheet
from game.sheets.spots import GO_ON, ButtonSpot, CardSpot, LineSpot
from game.sheets.table_state import InHand
from tests.players.positions import decisions
from tests.scenes.driver import Ear, Visit
from tests.store.games import finished_game

SCREEN = Screen(switched_on(USUAL))
SIX = FORMS["six-card"]
EASY = dealt(SIX, "abc", 0, (40, 52))  # 3S 5D 5H TC JH KH


def asked(*positions: object) -> Visit:
    visit = Visit(TableQuestion(Round("Quiz", positions or (EASY,)), Ear()).scene(), Ear())  # type: ignore[arg-type]
    until_asked(visit)
    return visit


def until_asked(visit: Visit) -> None:
    visit.until(lambda: isinstance(visit.scene, GameScene) and visit.scene.asked is not None)


def judged(visit: Visit) -> Judgment:
    visit.until(lambda: isinstance(visit.scene, Answered) and visit.scene.judgment is not None)
    assert isinstance(visit.scene, Answered)
    assert visit.scene.judgment
    return visit.scene.judgment


def lay_away(visit: Visit, *places: int) -> None:
    assert isinstance(visit.scene, GameScene)
    for place in places:
        visit.click(CardSpot(InHand(0, place)))
    visit.click(ButtonSpot("DISCARD"))


def answered(_: object) -> Visit:
    """A wrong answer, with its figures."""
    visit = asked()
    lay_away(visit, 0, 1)
    judged(visit)
    visit.until(lambda: visit.scene.is_still)
    return visit


def test_next_is_lit_after_an_answer() -> None:
    """It is what fire stands for, though the mouse lies where another word was."""
    *_, words = answered(None).scene.picture()
    assert isinstance(words, ButtonsSheet)
    assert words.lit == GO_ON


def test_what_is_found_in_many_slices_takes_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as there is time for in one."""
    monkeypatch.setattr(pace, "perf_counter", count(0.0, 0.0001).__next__)
    slices, found = iter(range(30)), Notice("found")

    def thought() -> Thought[str]:
        for _ in slices:
            yield
        return "found"

    finding = Finding(thought(), {"found": found}.__getitem__)
    answers = [finding.tick()]
    while answers[-1] is STAY:
        answers.append(finding.tick())
    assert answers[-1] == GoTo(found)
    assert len(answers) < 6


def test_what_is_laid_away_is_judged_and_goes_no_further() -> None:
    visit = asked()
    question = visit.on(GameScene)
    lay_away(visit, 0, 5)
    visit.stack.draw(SCREEN)
    assert is_right(judged(visit))
    visit.stack.draw(SCREEN)
    assert question.context.table.game.view(0).laid_away
    assert len(question.top.seats[0].hand) == 6
    assert not question.top.crib[2:]
    assert isinstance(visit.scene, Answered)
    assert visit.scene.question.round.judged == [visit.scene.judgment]


def test_a_wrong_choice_says_what_it_gives_away_and_is_starred() -> None:
    visit = asked()
    lay_away(visit, 0, 1)
    assert not is_right(judged(visit))
    assert isinstance(visit.scene, Answered)
    assert " games in 100" in visit.scene.message
    assert visit.scene.page
    assert visit.scene.page.starred


def test_the_keys_answer_and_go_on_to_the_next_question() -> None:
    game = finished_game()
    at = next(at for at, (seat, move) in enumerate(game.moves) if seat == 1 and isinstance(move, Play))
    visit = asked(EASY, position_in(game.heading, game.moves, at, ("ANN", "BEN")))
    visit.press(Button.FIRE, Button.RIGHT, Button.FIRE, Button.FIRE)
    judged(visit)
    visit.press(Button.FIRE)
    until_asked(visit)
    assert visit.on(GameScene).top.seats[0].hand == [None] * 4
    visit.press(Button.FIRE)
    judged(visit)
    visit.press(Button.FIRE)
    assert visit.stack.top is None


def test_a_line_that_is_clicked_is_looked_at_and_a_word_goes_on() -> None:
    visit = asked(EASY, EASY)
    lay_away(visit, 0, 5)
    judged(visit)
    visit.click(LineSpot(3))
    assert visit.on(Answered).chosen == 3
    visit.click(ButtonSpot(GO_ON))
    assert isinstance(visit.scene, GameScene)


def test_back_leaves_the_question_and_help_explains_it() -> None:
    question = asked().scene
    assert isinstance(question.buttons[Button.BACK](Press(Button.BACK)), TakeOff)
    assert isinstance(question.help(), Help)


def test_where_partners_were_cut_for_whoever_chose_is_asked() -> None:
    game = finished_game("moved 4", "four-handed", "cut_for_partners=yes")
    for made in [*decisions(game)][::25]:
        position = position_in(game.heading, game.moves, made.at, ("ANN", "BEN", "CAT", "DOT"))
        assert position.reached().places != (0, 1, 2, 3)
        visit = asked(position)
        assert isinstance(visit.scene, GameScene)
        assert visit.scene.asked == made.seat
        names = ["ANN", "BEN", "CAT", "DOT"]
        names[made.seat] = "YOU"
        assert [seat.name for seat in visit.scene.top.seats] == names


def test_below_the_board_a_question_has_its_name_and_no_score_of_an_earlier_deal() -> None:
    """A line without words parted it from these."""
    game = finished_game()
    last = [at for at, (seat, move) in enumerate(game.moves) if seat == 1 and isinstance(move, Play)][-1]
    visit = asked(position_in(game.heading, game.moves, last, ("ANN", "BEN")))
    assert [reason.text for reason in visit.on(GameScene).top.reasons] == [
        "Quiz: 1 of 1",
        "Which choice wins most often?",
    ]
