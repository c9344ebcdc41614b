"""What lies over a game for a moment: help, the question before leaving, a pad pulled out, the curtain."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.box import Notice, Quit
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.table.curtain import Curtain
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import BlankSheet, BoxSheet, ButtonsSheet, NumberSheet, TableSheet, TitleSheet
from game.sheets.spots import LineSpot
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import at_the_show
from tests.scenes.driver import Visit, at_home, at_table, when_asked
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment, moment
from tests.scenes.shown import page_seen, pages_of

FIRE, BACK = Button.FIRE, Button.BACK
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


def picture(visit: Visit, screen: Screen) -> bytes:
    visit.stack.draw(screen)
    return bytes(screen.surface.get_buffer().raw)


def all_of(visit: Visit) -> tuple[object, ...]:
    """All that a press could have changed."""
    scene = visit.at
    return (scene, scene.asked, repr(scene.top), repr(visit.context.acting.flights), tuple(visit.game.moves))


# Help.


def test_help_comes_at_any_moment_and_goes_back_to_the_very_same(tmp_path: Path) -> None:
    """At every step of a deal: in flight, thinking, asked, waiting for the button."""
    screen = Screen(switched_on(USUAL))
    visit = at_home(tmp_path, wait=True)
    steps = 0
    while visit.game.deals < 2:
        before, seen = all_of(visit), picture(visit, screen) if steps % 40 == 0 else b""
        visit.press(Button.HELP)
        assert isinstance(visit.scene, Help)
        visit.press(RIGHT, DOWN, UP, LEFT, Button.GO, Button.FAST)
        visit.tick(3)
        visit.press(BACK if steps % 2 else Button.HELP)
        assert all_of(visit) == before
        assert not seen or picture(visit, screen) == seen
        if visit.is_asked:
            visit.answer()
        elif visit.context.acting.mover.waits:
            visit.press(FIRE)
        visit.tick()
        steps += 1


def test_help_is_read_to_its_end_by_fire_alone() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"))
    visit.press(Button.HELP)
    titles = {page.title for page in pages_of(visit.on(Help))}
    screen, pages = Screen(switched_on(USUAL)), set()
    for _ in range(60):
        if not isinstance(visit.scene, Help):
            break
        pages.add(page_seen(visit.scene).title)
        visit.stack.draw(screen)
        visit.press(FIRE)
    assert isinstance(visit.scene, GameScene)
    assert pages == titles


def test_the_help_has_no_help() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"))
    visit.press(Button.HELP, Button.HELP)
    assert isinstance(visit.scene, GameScene)


# The question before leaving.


@pytest.mark.parametrize("then", [FIRE, BACK])
def test_esc_asks_and_playing_on_is_the_first_answer_and_esc_once_more(then: Button, tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    before = all_of(visit)
    visit.press(BACK)
    assert isinstance(visit.scene, Quit)
    visit.press(then)
    assert all_of(visit) == before


def test_the_second_answer_leads_to_the_title_where_the_game_waits(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    visit.press(BACK, DOWN, FIRE)
    assert visit.on(Title).lines[0][0] == "Continue game"


def test_the_title_knows_that_a_game_is_not_on_the_disk(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    (tmp_path / "unfinished.txt").unlink()
    (tmp_path / "unfinished.txt").mkdir()
    visit.answer()
    visit.press(BACK, DOWN, FIRE)
    sheet = visit.on(Title).picture()[0]
    assert isinstance(sheet, TitleSheet)
    assert sheet.notes[-1] == "what can't be saved is lost"
    assert not visit.on(Title).session.is_all_kept


def test_the_last_answer_ends_the_program(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    visit.press(BACK, UP, FIRE)
    assert visit.stack.top is None
    assert (tmp_path / "unfinished.txt").exists()


@pytest.mark.parametrize(
    ("letter", "leads_to"),
    [("K", GameScene), ("N", GameScene), ("T", Title), ("Y", Title), ("Q", type(None))],
)
def test_a_letter_answers(letter: str, leads_to: type, tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    visit.press(BACK)
    assert visit.scene.types(Press(Button.HELP, letter=letter), at_keyboard=True)
    visit.stack.press(Press(None, letter=letter))
    assert isinstance(visit.stack.top, leads_to)


def test_the_mouse_answers(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="acc")
    visit.press(BACK)
    visit.stack.click(None)
    assert isinstance(visit.scene, Quit)
    visit.stack.click(LineSpot(0))
    assert moment(visit.scene) is Moment.PLAY


def test_a_line_of_the_list_before_it_is_no_answer(tmp_path: Path) -> None:
    """A click may come before the picture of the question does."""
    visit = at_home(tmp_path, preset="acc")
    visit.press(BACK)
    for do in (visit.stack.hover, visit.stack.click):
        do(LineSpot(10))
    assert isinstance(visit.scene, Quit)
    visit.press(FIRE)
    assert not isinstance(visit.scene, Quit), "the first answer is chosen still"


# The table below a box.

LAID = ("2C 4C", "TC KC")


def two_chosen() -> Visit:
    """Fire would discard them: the word that does it is lit."""
    visit = at_table(at_lay_away("six-card", "5D 5S JC QH", "6D 7S 8C 9H", laid=LAID), confirms=True)
    visit.until(lambda: visit.is_asked)
    visit.choose("2C", "4C")
    return visit


def one_pointed_at() -> Visit:
    visit = at_table(at_lay_away("six-card", "5D 5S JC QH", "6D 7S 8C 9H", laid=LAID))
    visit.until(lambda: visit.is_asked)
    visit.press(RIGHT)
    return visit


def asked_to_count() -> Visit:
    visit = at_the_show("counting=bsd", wait=True, said=0)
    visit.until(lambda: visit.is_asked)
    return visit


@pytest.mark.parametrize("begin", [two_chosen, one_pointed_at, asked_to_count])
@pytest.mark.parametrize("machine", names())
def test_below_a_box_nothing_of_the_table_claims_a_key(machine: str, begin: Callable[[], Visit]) -> None:
    """Fire is the box's: two things that are lit would both seem to take it."""
    visit = begin()
    screen = Screen(switched_on(machine))
    before = picture(visit, screen)
    visit.stack.lay_over(Notice("The game waits for you."))
    visit.stack.draw(screen)
    tables = [sheet.top for sheet in screen.sheets if isinstance(sheet, TableSheet)]
    buttons = [sheet for sheet in screen.sheets if isinstance(sheet, ButtonsSheet)]
    assert [(top.cursor, top.prompt, top.is_lit(0)) for top in tables] == [(None, "", False)]
    assert [(sheet.names, sheet.lit, sheet.typed_so) for sheet in buttons] == [((), "", "")]
    assert isinstance(screen.sheets[-1], BoxSheet)
    assert not any(isinstance(sheet, NumberSheet) for sheet in screen.sheets)
    visit.press(FIRE)
    assert picture(visit, screen) == before, "and it is all there again"


@pytest.mark.parametrize("machine", names())
def test_below_a_box_the_title_names_no_key_either(machine: str, tmp_path: Path) -> None:
    """On the C-128 and the terminal it said that Esc quits, where Esc takes the box away."""
    home = at_home(tmp_path, begin=False, machine=machine)
    screen = InkScreen(switched_on(machine))
    home.drawn(screen)
    assert any("quit" in words for words in screen.words)
    home.stack.lay_over(Notice("A word."))
    home.drawn(screen)
    title = next(sheet for sheet in screen.sheets if isinstance(sheet, TitleSheet))
    assert not title.footer


@pytest.mark.parametrize("machine", names())
def test_a_box_over_the_table_names_its_keys(machine: str) -> None:
    """The line of keys was empty there: nothing said that arrows choose, and that Esc goes back."""
    visit, screen = one_pointed_at(), InkScreen(switched_on(machine))
    visit.press(BACK)
    visit.on(Quit)
    visit.drawn(screen)
    words = " ".join(screen.words)
    assert all(verb in words for verb in ("choose", "select", "back"))
    visit.stack.lay_over(Notice("A word."))
    visit.drawn(screen)
    assert "choose" not in " ".join(screen.words)


# A pad pulled out.


def test_a_notice_stops_the_table_until_it_is_acknowledged() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"))
    visit.tick(5)
    before = all_of(visit)
    visit.stack.lay_over(Notice("Pad was pulled out.", "The game waits for you."))
    visit.tick(600)
    visit.press(LEFT, RIGHT)
    assert isinstance(visit.scene, Notice)
    visit.press(FIRE)
    assert all_of(visit) == before


# The curtain.


@pytest.mark.parametrize("machine", names())
def test_a_question_over_the_curtain_hides_its_box(machine: str) -> None:
    """On the C-128 and the terminal half of it looked out above."""
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), people=2)
    visit.until(lambda: isinstance(visit.scene, Curtain))
    visit.press(BACK)
    screen = visit.drawn(Screen(switched_on(machine)))
    assert [type(sheet) for sheet in screen.sheets] == [BlankSheet, BoxSheet]
    visit.press(BACK)
    visit.stack.draw(screen)
    assert [type(sheet) for sheet in screen.sheets] == [BlankSheet, BoxSheet]
    assert "no peeking" in screen.in_full


def test_the_curtain_has_help_and_stays_behind_it() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), people=2)
    visit.until(lambda: isinstance(visit.scene, Curtain))
    curtain = visit.on(Curtain)
    visit.press(Button.HELP)
    assert isinstance(visit.scene, Help)
    visit.press(BACK)
    assert visit.stack.top is curtain
    assert not any(card for seat in curtain.context.top.seats for card in seat.hand)


@pytest.mark.parametrize("house", ["", "counting=bsd", "counting=hoyle"])
def test_a_hand_that_is_shown_stays_when_the_next_person_sits_down(house: str) -> None:
    """Who answers a count must see the cards that are counted."""
    position = at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC", house=house, dealer=1)
    visit = at_table(position, people=2)
    shown = 0
    while position.game.deals == 1:
        if isinstance(visit.scene, Curtain):
            visit.press(FIRE)
        if visit.is_asked:
            of_show = visit.game.view(0).to_count
            if of_show and not of_show.crib:
                shown += 1
                assert visit.top.seats[of_show.seat].hand == sorted(of_show.cards)
            visit.answer()
        visit.tick()
    assert shown or not house


def test_answers_are_walked_through_whether_they_stand_in_a_row_or_in_a_column() -> None:
    question = Quit(is_kept=True)
    for forward, backward in ((DOWN, UP), (RIGHT, LEFT)):
        for button, chosen in ((forward, 1), (forward, 2), (forward, 0), (backward, 2), (forward, 0)):
            question.press(Press(button))
            assert question.chosen == chosen
