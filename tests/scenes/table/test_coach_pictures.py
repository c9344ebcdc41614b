"""The coach's pages and the tutor's box as they look, with his own figures."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from game.coaching import hints
from game.coaching.coach import Analysis, objection_lines
from game.devices.button import Button
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.pages.advice import OWN, STAR
from game.paint.screen import Screen
from game.players.weigh.option import Options
from game.players.weigh.weighing import Judgment
from game.rules.cards import parse_cards
from game.scenes.table.beside import SHOWS_MORE, TAKES_IT, CoachScene, TutorBox
from game.sheets.sheets import AdviceSheet, TableSheet
from game.sheets.spots import BACK, HELP, HINT, LEAVE, UNDO, LineSpot
from game.values import replace
from tests.coaching.analyses import dealt, led, made_up
from tests.conftest import CheckPicture
from tests.paint.tables import TABLES
from tests.paint.written import written_lines
from tests.rules.positions import Position
from tests.scenes.driver import Visit, past_the_discard
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.table.test_coach_scene import coached
from tests.scenes.words_at_table import Listener, without_room


@cache
def weighed(position: Callable[[], Position]) -> Options:
    """The choices of a true position, by the coach himself."""
    analysis = Analysis(position().game.view(0))
    analysis.finish()
    return analysis.options


def first_weighed(position: Callable[[], Position]) -> Options:
    """The same at a first glance."""
    analysis = Analysis(position().game.view(0))
    while not analysis.options:
        analysis.step()
    return analysis.options


def keeps(*, is_careful: bool = True) -> Visit:
    """The page of laying away, with a choice made before it was asked for."""
    visit = coached(dealt())
    options = weighed(dealt) if is_careful else first_weighed(dealt)
    return _page(visit, made_up(*options, is_careful=is_careful), Button.DOWN)


def cards() -> Visit:
    visit = past_the_discard(dealt(starter="7C"), tutor="")
    visit.until_asked(Moment.PLAY)
    return _page(visit, made_up(*weighed(led), position=led()), Button.DOWN, Button.DOWN)


def tutor() -> Visit:
    visit = coached(dealt(), "doubtful")
    visit.choose("5D", "JC")
    judgment = Judgment(parse_cards("5D JC"), weighed(dealt))
    page = CoachScene(made_up(*weighed(dealt)), visit.top, parse_cards("5D JC"), lambda _: None)
    visit.stack.lay_over(
        TutorBox(objection_lines(page.analysis.view, judgment), visit.top, lambda: None, page)
    )
    return visit


def _page(visit: Visit, analysis: Analysis, *buttons: Button) -> Visit:
    visit.stack.lay_over(CoachScene(analysis, visit.top, parse_cards("2H JC"), lambda _: None))
    analysis.step = lambda: False  # type: ignore[method-assign]
    visit.tick()
    visit.press(*buttons)
    return visit


COACHED = {
    "coach_keeps": keeps,
    "coach_first_figures": lambda: keeps(is_careful=False),
    "coach_cards": cards,
    "tutor": tutor,
}


def test_heads_stand_further_apart_than_their_own_words() -> None:
    """In one row 'makes now you peg later they peg to win' would be read as a sentence."""
    screen = cards().drawn(InkScreen(switched_on("ega")))
    low = [screen.areas_of(words)[-1] for words in ("makes", "now", "later", "peg", "win")]
    assert len({area.top for area in low}) == 1
    assert screen.areas_of("you peg")[0].bottom == low[0].top
    assert all(after.left - area.right >= 2 * 8 for area, after in pairwise(low))


@pytest.mark.parametrize("machine", names())
def test_choices_have_a_head_where_no_star_stands_before_one(machine: str) -> None:
    screen = cards().drawn(InkScreen(switched_on(machine)))
    assert "card" in screen.words


@pytest.mark.parametrize("machine", names())
def test_the_head_says_what_a_star_is(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = written_lines(monkeypatch)
    COACHED["coach_keeps"]().stack.draw(Screen(switched_on(machine)))
    own = [OWN, "  discard"] if machine == USUAL else [OWN]
    assert {STAR, *own} <= {words for words, _ in written}


def test_no_two_heads_run_together_where_there_are_but_letters() -> None:
    screen = COACHED["coach_keeps"]().drawn(InkScreen(switched_on("tty")))
    heads = [screen.areas_of(words)[0] for words in ("*=yours", "hand", "crib", "points", "to win")]
    wide = screen.machine.look.cell[0]
    assert all(after.left - before.right >= 2 * wide for before, after in pairwise(heads))


def test_the_cards_keep_off_the_heads_where_letters_would_touch() -> None:
    screen = COACHED["coach_keeps"]().drawn(InkScreen(switched_on("c128")))
    look = screen.machine.look
    first = min(area.top for area in screen.spotting.areas(LineSpot)) + look.inside.top
    assert first - screen.areas_of("hand")[0].bottom >= look.cell[1] // 2


def test_few_choices_stand_a_row_apart_where_letters_would_touch() -> None:
    machine = switched_on("c128")
    screen = COACHED["coach_cards"]().drawn(Screen(machine))
    rows = [area.top for area in screen.spotting.areas(LineSpot)]
    assert [below - above for above, below in pairwise(rows)] == [2 * machine.look.cell[1]] * 2


def test_the_windows_shadow_falls_on_no_card_that_stands_higher() -> None:
    machine = switched_on(USUAL)
    flat = replace(machine, look=replace(machine.look, shadow=(machine.look.shadow[0], 0)))
    top = machine.look.table.by_seats[2].seats[0].hand.top - machine.look.table.raised
    below = Rect(224, top, 416, 336 - top)
    seen, without = (keeps().drawn(Screen(one)).surface.subsurface(below) for one in (machine, flat))
    assert seen.get_buffer().raw == without.get_buffer().raw


def test_between_the_box_and_the_hand_no_line_is_left_of_the_crib() -> None:
    visit = coached(dealt(dealer=0))
    screen = _page(visit, made_up(*weighed(dealt))).drawn(Screen(switched_on(USUAL)))
    hand = screen.machine.look.table.by_seats[2].seats[0].hand.top
    below = screen.surface.subsurface(Rect(232, hand - 14, 300, 6))
    inks = screen.machine.look.inks
    assert {*pygame.image.tobytes(below, "P")} <= {inks.felt, inks.shadow}


@pytest.mark.parametrize("name", COACHED)
def test_a_page_is_drawn_as_it_was(name: str, check_picture: CheckPicture) -> None:
    screen = COACHED[name]().drawn(Screen(switched_on(USUAL)))
    check_picture(screen.surface, name)


@pytest.mark.parametrize("machine", names())
def test_every_hint_fits_beside_the_words_to_click(machine: str) -> None:
    heard = Listener()
    told = [words for name, words in vars(hints).items() if name.isupper() and isinstance(words, str)]
    for hint in (*told, *hints._OTHERWISE.values(), "x" * hints.LONGEST):
        heard.messages.add((hint, ("DISCARD", UNDO, HINT, HELP, LEAVE)))
        heard.messages.add((f"{hint}{SHOWS_MORE.format(hint='F2')}", (UNDO, HINT, HELP, LEAVE)))
    heard.messages.add((TAKES_IT, (BACK,)))
    assert not [*without_room(switched_on(machine).look, heard)]


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_cards_of_a_choice_keep_off_those_of_the_next(machine: str) -> None:
    screen = keeps().drawn(Screen(switched_on(machine)))
    rows = screen.spotting.areas(LineSpot)
    assert all(below.top - row.top >= screen.machine.look.cell[1] + 2 for row, below in pairwise(rows))


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_page_leaves_the_board_and_who_sits_opposite(machine: str) -> None:
    screen = COACHED["coach_keeps"]().drawn(InkScreen(switched_on(machine)))
    table = screen.machine.look.table
    assert len(screen.spotting.areas(LineSpot)) >= 5, "a longer list scrolls"
    first = min(area.left for area in screen.spotting.areas(LineSpot))
    assert first >= table.board.right
    assert screen.areas_of("hand")[0].top >= table.by_seats[2].seats[1].plate.area.bottom


def test_the_window_of_the_figures_cuts_neither_a_raised_card_nor_the_plate() -> None:
    screen, pictures = Screen(switched_on("amiga")), []
    look = screen.machine.look
    plate = look.table.by_seats[2].seats[1].plate.area
    raised = Rect(look.table.by_seats[2].seats[0].hand.point(0, 6), look.cards.size)
    areas = plate, raised.move(0, -look.table.chosen_raised)
    sheets = [sheet for scene in COACHED["coach_keeps"]().stack._seen for sheet in scene.picture()]
    for shown in ([sheet for sheet in sheets if isinstance(sheet, TableSheet)], sheets):
        screen.show(shown)
        pictures.append([pygame.image.tobytes(screen.surface.subsurface(area), "P") for area in areas])
    assert pictures[0] == pictures[1]


def test_the_coach_of_the_play_leaves_starter_count_and_crib_in_sight_on_the_pc() -> None:
    screen, scene = Screen(switched_on(USUAL)), cards().stack.top
    assert isinstance(scene, CoachScene)
    table, *over = scene.picture()
    plan = switched_on(USUAL).look.table
    left, top = plan.by_seats[2].counter.left, plan.cloth.top
    seen = []
    for sheets in ([table], [table, *over]):
        screen.show(sheets)
        beside = screen.surface.subsurface((left, top, plan.cloth.right - left, plan.cloth.height))
        seen.append(pygame.image.tobytes(beside, "P"))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_between_the_figures_and_the_hand_no_slice_is_left_of_a_played_card(name: str) -> None:
    top, screen = TABLES[name](), Screen(switched_on("c128"))
    scene = cards().stack.top
    assert isinstance(scene, CoachScene)
    (figures,) = (sheet for sheet in scene.picture() if isinstance(sheet, AdviceSheet))
    screen.show([TableSheet(top), replace(figures, seats=len(top.seats))])
    look = screen.machine.look
    hand = look.table.by_seats[len(top.seats)].seats[top.below].hand.top
    rises = look.table.chosen_raised
    strip = Rect(0, hand - rises, look.size[0], rises).move(look.inside.topleft)
    assert {*pygame.image.tobytes(screen.surface.subsurface(strip), "P")} == {look.inks.felt}
