"""The list of what can be practiced, and where each of its lines leads."""

from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.practice.counting_drill import HANDS, Countable
from game.practice.quiz import DayResult, hands_of
from game.practice.rounds import NONE_DUE, mistake_of
from game.rules.cards import Card, parse_cards
from game.rules.forms import FORMS
from game.rules.moves import LayAway
from game.scenes.box import Box, Notice
from game.scenes.front.title import Title
from game.scenes.practice import practice_list
from game.scenes.practice.drill_scene import RIGHT, DrillScene, PracticeDesk
from game.scenes.practice.practice_list import COPIED, NOT_COPIED, REST_WAITS, DayPage, Practice
from game.scenes.practice.table_question import Answered, Finding
from game.scenes.table.game_scene import GameScene
from game.sheets.page_parts import Grid, Hand
from game.sheets.pages import PageSheet
from game.sheets.spots import BACK, GO_ON, ButtonSpot, LineSpot, PartSpot
from game.sheets.table_state import Pegs
from game.store.practice_files import Mistakes, PracticeNotes
from tests.players.positions import decisions
from tests.practice.test_spaced_repetition import a_mistake, first_mistake
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.shown import only_sheet
from tests.store.games import finished_game

TODAY = date(2026, 11, 22)
SCREEN = Screen(switched_on(USUAL))
LAID = [f"{a}-{b}" for a, b, *_ in (position.view.hand for position in hands_of(TODAY.isoformat()))]
MISTAKES, DAY, DRILL, QUIZ, _, LESSON = range(6)


def no_trouble(trouble: str | None) -> None:
    assert trouble is None


def practice(folder: Path, line: int | None = None, today: date = TODAY) -> Visit:
    """Visit the list of practice, or what a line of it opens."""
    ear = Ear()
    desk = PracticeDesk(
        folder, FORMS["six-card"], ear, today, no_trouble, lambda: "a seed", lambda: Notice("games")
    )
    visit = Visit(Practice(desk), ear)
    if line is not None:
        visit.click(LineSpot(line))
    return visit


def value(visit: Visit, line: int) -> str:
    return visit.on(Practice).rows[line].value_words


def answer_all(visit: Visit, last: Button = Button.FIRE) -> None:
    """Lay the first two cards away, as often as it is asked."""
    visit.until(lambda: not isinstance(visit.scene, Finding))
    while isinstance(visit.scene, GameScene):
        answer_one(visit)
        visit.press(last if visit.on(Answered).question.round.is_over else Button.FIRE)


def answer_one(visit: Visit) -> None:
    visit.until(lambda: isinstance(visit.scene, GameScene) and visit.scene.asked is not None)
    visit.press(Button.FIRE, Button.RIGHT, Button.FIRE, Button.FIRE)
    visit.until(lambda: isinstance(visit.scene, Answered) and visit.scene.judgment is not None)
    visit.stack.draw(SCREEN)


def day_played(folder: Path) -> Visit:
    """The page of a day that was played."""
    PracticeNotes(folder).add(f"day {TODAY} right 0 cost 36.6 games in 100 laid {' '.join(LAID)}")
    visit = practice(folder, DAY)
    visit.tick(200)
    return visit


def drilled(folder: Path) -> Visit:
    """A hand of the drill that was miscounted."""
    visit = practice(folder, DRILL)
    visit.number(29)
    return visit


def copies(into: list[str], line: str, *, can_be: bool) -> bool:
    into.append(line)
    return can_be


def test_a_line_of_the_title_leads_there_and_back(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.click(LineSpot(home.lines.index("Practice")))
    assert isinstance(home.scene, Practice)
    home.stack.draw(SCREEN)
    home.press(Button.BACK)
    assert isinstance(home.scene, Title)


def test_a_peg_of_the_drill_moves_with_the_answer(tmp_path: Path) -> None:
    scene = drilled(tmp_path).on(DrillScene)
    assert scene.top.pegs == [Pegs(0), Pegs(1)]


def test_the_cards_of_the_last_item_are_lit_in_the_hand_as_in_the_list(tmp_path: Path) -> None:
    scene = drilled(tmp_path).on(DrillScene)
    assert scene.top.count_panel
    assert scene.top.lit == {*scene.top.count_panel.steps[-1].cards}


def test_his_nobs_is_lit_with_the_starter_in_the_drill_too(tmp_path: Path) -> None:
    visit = drilled(tmp_path)
    scene = visit.on(DrillScene)
    scene.hands = (scene.hand, Countable(parse_cards("2C 4D 8S JH"), Card.parse("KH"), crib=False))
    visit.tick(60)
    visit.click(ButtonSpot(GO_ON))
    visit.number(29)
    assert scene.top.lit == {*parse_cards("JH KH")}


@pytest.mark.parametrize("name", ["amiga", "tty"])
def test_in_the_drill_nothing_lies_on_the_question_and_each_figure_is_once(name: str, tmp_path: Path) -> None:
    visit, screen = practice(tmp_path), InkScreen(switched_on(name))
    visit.click(LineSpot(DRILL))
    visit.stack.draw(screen)
    assert not screen.faults
    assert any("How many in the" in words for words in screen.words)
    back = screen.spotting.area(ButtonSpot(BACK))
    keys = [screen.spotting.area(ButtonSpot(str(digit))) for digit in range(10)]
    assert back
    assert back.collidelist([key for key in keys if key]) < 0
    figures = [words for words in screen.words if words.strip() == "7"]
    assert len(figures) == 1, "one pad, and no second one"


def test_no_crib_is_spoken_of_where_a_hand_is_drilled(tmp_path: Path) -> None:
    visit = practice(tmp_path, DRILL)
    assert isinstance(visit.scene, DrillScene)
    assert (visit.scene.top.dealer is not None) == visit.scene.hand.crib


def test_the_quiz_asks_five_and_tells_how_it_went(tmp_path: Path) -> None:
    visit = practice(tmp_path, QUIZ)
    assert isinstance(visit.scene, Finding)
    answer_all(visit)
    assert "of 5 right, cost" in visit.on(Notice).lines[0]
    visit.press(Button.FIRE)
    assert isinstance(visit.scene, Practice)


def test_the_hand_of_the_day_is_played_once_and_can_be_looked_at_again(tmp_path: Path) -> None:
    visit = practice(tmp_path)
    assert value(visit, DAY) == "not yet"
    visit.click(LineSpot(DAY))
    answer_all(visit)
    page = visit.on(DayPage)
    visit.tick(200)
    visit.stack.draw(SCREEN)
    assert page.result.line.startswith(f"CRIB {TODAY}: ")
    visit.press(Button.BACK)
    assert value(visit, DAY) == f"{page.result.right} of 5"
    again = practice(tmp_path, DAY)
    assert again.on(DayPage).result == page.result
    assert value(practice(tmp_path, today=TODAY + timedelta(1)), DAY) == "not yet"


def test_each_hand_of_the_day_is_opened_in_its_cards(tmp_path: Path) -> None:
    visit = practice(tmp_path, DAY)
    answer_all(visit)
    visit.tick(200)
    page = visit.on(DayPage)
    for spot, chosen in ((None, 1), (PartSpot(1, 4), 4)):
        visit.click(spot) if spot else visit.press(Button.DOWN)
        sheet = only_sheet(page, PageSheet)
        grid, _, hand = (row[0].content for row in sheet.rows[1:])
        figures = sheet.rows[-1][-1].content
        assert isinstance(grid, Grid)
        assert isinstance(figures, Grid)
        assert figures.rows[0][0] == "to win"
        assert isinstance(hand, Hand)
        assert grid.chosen == page.chosen == chosen
        laid = {hand.cards[at] for at, words in hand.words.items() if words in ("you", "both")}
        assert laid == {*page.result.laid[chosen]}


@pytest.mark.parametrize("laid", ["5H-5D", LAID[1][:2] + "-" + LAID[1][:2]])
def test_a_day_of_other_hands_is_played_again(laid: str, tmp_path: Path) -> None:
    PracticeNotes(tmp_path).add(f"day {TODAY} right 1 gave away 9.9 % laid {' '.join([laid] * 5)}")
    visit = practice(tmp_path)
    assert value(visit, DAY) == "not yet"
    visit.click(LineSpot(DAY))
    assert isinstance(visit.scene, GameScene)


def test_a_day_that_was_left_is_not_noted(tmp_path: Path) -> None:
    visit = practice(tmp_path, DAY)
    visit.press(Button.BACK)
    assert value(visit, DAY) == "not yet"
    assert not PracticeNotes(tmp_path).lines


def test_a_day_that_was_begun_goes_on_and_no_answer_is_given_twice(tmp_path: Path) -> None:
    visit = practice(tmp_path, DAY)
    answer_one(visit)
    visit.press(Button.BACK)
    assert REST_WAITS in visit.on(Notice).lines
    again = practice(tmp_path)
    assert value(again, DAY) == "1 of 5 played"
    again.click(LineSpot(DAY))
    answer_all(again)
    assert isinstance(again.scene, DayPage)
    noted = [*filter(None, map(DayResult.parse, PracticeNotes(tmp_path).lines))]
    assert again.scene.result == noted[-1]
    assert again.scene.result.laid[:1] == noted[0].laid


def test_a_day_is_noted_by_whichever_press_ends_it(tmp_path: Path) -> None:
    visit = practice(tmp_path, DAY)
    answer_all(visit, last=Button.BACK)
    assert isinstance(visit.scene, DayPage)
    assert PracticeNotes(tmp_path).lines[-1].startswith(f"day {TODAY}")


def test_what_was_answered_before_mistakes_were_left_does_not_come_again(tmp_path: Path) -> None:
    game = finished_game()
    _, judgment = first_mistake(game)
    laid = [one for one in decisions(game) if one.seat == 0 and isinstance(one.move, LayAway)]
    Mistakes(tmp_path).add([mistake_of(game, one, judgment, (), TODAY - timedelta(1)) for one in laid[:2]])
    visit = practice(tmp_path, MISTAKES)
    answer_one(visit)
    visit.press(Button.BACK)
    assert visit.on(Notice).lines[0].startswith("0 of 1 right, cost ")
    visit.press(Button.FIRE)
    assert value(visit, MISTAKES) == "1 today, 1 later"


def test_the_line_to_send_is_copied_where_it_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visit = practice(tmp_path, DAY)
    answer_all(visit)
    copied: list[str] = []
    page = visit.on(DayPage)
    for can_be, said in ((True, COPIED), (False, NOT_COPIED)):
        monkeypatch.setattr(practice_list, "copy_text", partial(copies, copied, can_be=can_be))
        visit.press(Button.FIRE)
        assert page.said == said
    assert copied == [page.result.line] * 2


def test_the_drill_counts_what_was_right_and_how_long_it_took(tmp_path: Path) -> None:
    visit = practice(tmp_path, DRILL)
    drill = visit.on(DrillScene)
    visit.press(Button.FIRE)
    assert drill.top.message == "Type a number, then {fire}."
    for at in range(HANDS):
        visit.tick(60)
        visit.stack.draw(SCREEN)
        visit.number(drill.hand.points + (at == 3))
        assert (drill.top.message == RIGHT) == (at != 3)
        assert drill.top.count_panel
        assert drill.top.count_panel.words
        visit.tick(60)
        visit.click(ButtonSpot(GO_ON))
    assert visit.on(Notice).lines[0] == f"9 of 10 right in {HANDS}.0 seconds."
    visit.press(Button.FIRE)
    assert value(visit, DRILL) == f"9 of 10, {HANDS}.0 s"


def test_a_second_press_does_not_take_the_reasons_away(tmp_path: Path) -> None:
    visit = practice(tmp_path, DRILL)
    visit.number(0)
    visit.press(Button.FIRE)
    assert visit.on(DrillScene).at == 0
    visit.tick(60)
    visit.press(Button.FIRE)
    assert visit.on(DrillScene).at == 1


def asked_words(visit: Visit) -> str:
    """Which question of how many is written on the table."""
    heading, _ = visit.on(GameScene).top.reasons
    return heading.text


def test_mistakes_come_on_their_day(tmp_path: Path) -> None:
    assert value(practice(tmp_path), MISTAKES) == "none"
    Mistakes(tmp_path).add([mistake := a_mistake()])
    visit = practice(tmp_path)
    assert value(visit, MISTAKES) == "0 today, 1 later"
    visit.click(LineSpot(MISTAKES))
    assert asked_words(visit) == "My mistakes: 1 of 1"
    visit.press(Button.BACK)
    assert value(visit, MISTAKES) == "0 today, 1 later"
    visit = practice(tmp_path, today=mistake.due)
    assert value(visit, MISTAKES) == "1 today, 0 later"
    visit.click(LineSpot(MISTAKES))
    answer_all(visit)
    assert isinstance(visit.scene, Notice)
    visit.press(Button.FIRE)
    assert value(visit, MISTAKES) == "0 today, 1 later"


def test_a_mistake_that_cannot_be_played_is_passed_over(tmp_path: Path) -> None:
    kept, mistake = Mistakes(tmp_path), a_mistake()
    kept.add([mistake])
    kept.path.write_text(kept.path.read_text().replace("0 lay", "0 play"))
    visit = practice(tmp_path, MISTAKES, mistake.due)
    assert visit.on(Box).lines[-1] == NONE_DUE
    visit.press(Button.FIRE)
    assert asked_words(visit) == "Rules of thumb: 1 of 20"


def test_on_the_first_day_there_are_lessons_and_what_is_right_is_kept(tmp_path: Path) -> None:
    visit = practice(tmp_path, MISTAKES)
    assert visit.on(Box).lines == [NONE_DUE]
    visit.press(Button.FIRE)
    assert asked_words(visit) == "Rules of thumb: 1 of 20"
    visit.press(Button.BACK)
    assert value(visit, LESSON) == "0 of 20"
    PracticeNotes(tmp_path).add(f"lesson 1 {TODAY}")
    visit = practice(tmp_path)
    assert value(visit, LESSON) == "1 of 20"
    visit.click(LineSpot(LESSON))
    assert asked_words(visit) == "Rules of thumb: 2 of 20"


def test_each_line_has_something_to_read_beside_it(tmp_path: Path) -> None:
    visit, screen, read = practice(tmp_path), InkScreen(switched_on("ega")), set()
    assert isinstance(visit.scene, Practice)
    for _ in range(visit.scene.size):
        visit.stack.draw(screen)
        half = screen.surface.get_width() // 2
        read.add(tuple(word for word in screen.words if screen.areas_of(word)[-1].left > half))
        visit.press(Button.DOWN)
    assert len(read) == visit.scene.size
    assert not screen.faults
