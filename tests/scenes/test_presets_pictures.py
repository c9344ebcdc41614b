"""Pictures of what is each source's own, from positions that no player's skill can change."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pygame import Surface

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.outcome import Win
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import ChooseGame, Seats, TableCard
from game.scenes.front.open_scene import open_scene
from game.scenes.scene import Scene, Way
from game.scenes.table.curtain import Curtain
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from tests.pictures import check
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import TRUE, at_the_show, counting
from tests.scenes.driver import Home, Visit, at_home, at_table, when_asked
from tests.scenes.seen import Moment, moment

FIRE, DOWN, RIGHT, FAST = Button.FIRE, Button.DOWN, Button.RIGHT, Button.FAST
CheckPicture = Callable[[Surface, str], None]


def seen(visit: Visit) -> Surface:
    screen = visit.drawn(Screen(switched_on(USUAL)))
    return screen.surface


# LOADSTAR 128


def test_loadstar_cuts_low(tmp_path: Path, check_picture: CheckPicture) -> None:
    home = at_home(tmp_path, preset="loadstar", target=91)
    home.until(lambda: home.is_asked)
    home.press(DOWN)
    check_picture(seen(home), "loadstar_cut")


def test_loadstar_thinks_in_the_dark(tmp_path: Path, check_picture: CheckPicture) -> None:
    home = at_home(tmp_path, preset="loadstar", speed=1)
    home.until(lambda: home.is_asked)
    home.press(FIRE)
    home.answer_until(lambda: moment(home.scene) is Moment.LAY_AWAY and home.at.thinking is not None)
    check_picture(seen(home), "loadstar_thinking")
    home.press(FAST)
    check_picture(seen(home), "loadstar_fast")


def test_loadstar_refuses_a_card_past_thirty_one(check_picture: CheckPicture) -> None:
    own, other = "TH TD JC QH", "9S 9D 8C 7H"
    visit = at_table(at_lay_away("six-card", own, other, house="go_by_hand=yes", starter="2C"), "9S 9D")
    visit.until_asked(Moment.PLAY)
    visit.answer()
    visit.until_still()
    visit.answer()
    visit.until_still()
    visit.press(FIRE)
    assert visit.top.message == "That card goes over 31. Play a card, or {go} for go"
    check_picture(seen(visit), "loadstar_error")


# BSD


@pytest.mark.parametrize(("said", "name"), [(TRUE, "bsd_right"), (24, "bsd_wrong")])
def test_bsd_counts(said: int, name: str, check_picture: CheckPicture) -> None:
    visit = counting("counting=bsd nineteen=yes stakes=1-2-4", wait=True)
    visit.number(said)
    visit.until_waiting()
    check_picture(seen(visit), name)


def test_bsd_asks(check_picture: CheckPicture) -> None:
    visit = counting("counting=bsd")
    for digit in (2, 0):
        visit.stack.press(Press(None, digit=digit))
    check_picture(seen(visit), "bsd_count")


# AMIGA V1.0


def test_amiga_partners_with_six_dealt(check_picture: CheckPicture) -> None:
    hands = ("2H 5D 7S JC QH", "3H 6D 8S KC KD", "AH 4D 9S TC QD", "2S 5C 6S 8H TD")
    visit = at_table(at_lay_away("four-handed-seven-card", *hands, starter="KH", scores=(128, 140)))
    visit.until_asked(Moment.LAY_AWAY)
    check_picture(seen(visit), "amiga_partners_dealt")
    visit.answer()
    visit.answer_until(lambda: visit.is_asked and len(visit.game.deal.played) >= 12)
    check_picture(seen(visit), "amiga_partners_play")


def test_amiga_gives_three_for_last(tmp_path: Path, check_picture: CheckPicture) -> None:
    home = when_asked(Moment.LAY_AWAY, tmp_path, preset="amiga", form="five-card")
    assert 3 in home.game.scores
    check_picture(seen(home), "amiga_three_for_last")


# HOYLE


def three_handed(scores: tuple[int, int, int]) -> Visit:
    hands = ("2H 5D 7S JC", "3H 6D 8S KC", "AH 4D 9S TC")
    return at_table(at_lay_away("three-handed", *hands, starter="KH", scores=scores, house="stakes=lurch"))


def test_hoyle_has_a_board_of_three_rows(check_picture: CheckPicture) -> None:
    visit = three_handed((44, 29, 51))
    visit.until_asked(Moment.PLAY)
    visit.answer()
    visit.until_still()
    check_picture(seen(visit), "hoyle_three_handed")


def test_hoyle_lurches(check_picture: CheckPicture) -> None:
    visit = three_handed((12, 33, 60))
    visit.until_scene(GameOver)
    visit.until_still()
    assert visit.game.outcome
    assert visit.game.outcome.beaten[-1].win is Win.LURCH
    picture, banner = seen(visit), EGA.table.ending.banner
    assert picture.get_at(banner.topleft) != picture.get_at(banner.inflate(-16, -16).topleft), "it is framed"
    check_picture(picture, "hoyle_lurch")


# ACC


def test_acc_calls_muggins(check_picture: CheckPicture) -> None:
    visit = at_the_show("counting=hoyle go_by_hand=yes stakes=2-3-3", wait=True, said=4)
    check_picture(seen(visit), "acc_asks")
    visit.number(5)
    visit.until_waiting()
    check_picture(seen(visit), "acc_muggins")


# Around the table.


def laid_over(home: Home, scene: Scene) -> Home:
    home.stack.lay_over(scene)
    return home


@pytest.mark.parametrize("preset", ["champ", "acc"])
def test_the_games_to_choose_are_drawn_as_they_were(
    preset: str, tmp_path: Path, check_picture: CheckPicture
) -> None:
    home = at_home(tmp_path, begin=False, preset=preset)
    check_picture(seen(laid_over(home, ChooseGame(home.session))), f"choose_game_{preset}")


def test_the_card_of_the_table_is_drawn_as_it_was(tmp_path: Path, check_picture: CheckPicture) -> None:
    home = at_home(tmp_path, begin=False, preset="loadstar")
    check_picture(seen(laid_over(home, TableCard(home.session))), "table_card")


def test_the_seats_are_drawn_as_they_were(tmp_path: Path, check_picture: CheckPicture) -> None:
    seats = ("person", "landlubber", "person", "bsd")
    home = at_home(tmp_path, begin=False, preset="hoyle", form="four-handed", seats=seats, names=("ANN",))
    check_picture(seen(laid_over(home, Seats(home.session))), "seats")


def test_the_curtain_is_drawn_as_it_was_and_a_press_lifts_it(check_picture: CheckPicture) -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), people=2)
    visit.until(lambda: isinstance(visit.scene, Curtain))
    check_picture(seen(visit), "curtain")
    visit.press(FIRE)
    assert isinstance(visit.scene, GameScene)


@pytest.mark.parametrize("page", range(12))
def test_the_help_of_the_tournament(page: int, tmp_path: Path, check_picture: CheckPicture) -> None:
    home = at_home(tmp_path, begin=False, preset="acc")
    help_scene = open_scene(home.session, Way.RULES)
    laid_over(home, help_scene)
    home.press(*[RIGHT] * page)
    check_picture(seen(home), f"help_{page + 1}")


# Each source on its own machine, with the names that it gives. (BSD's screen has pictures of its own.)


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "bsd"])
def test_a_table_on_its_own_machine(preset: str, tmp_path: Path, redraw: bool) -> None:
    screen = Screen(switched_on(PRESETS[preset].machine))
    home = at_home(tmp_path, preset=preset, wait=True)
    rgb = screen.machine.look.palette.rgb
    home.until_asked(Moment.LAY_AWAY)
    home.press(FIRE)
    home.stack.draw(screen)
    check(screen.surface, f"voice_{preset}_discard", redraw=redraw, rgb=rgb)
    home.press(FIRE)  # it is taken back
    home.answer_until(lambda: home.top.count_panel is not None)
    home.until(lambda: home.is_asked or home.context.acting.mover.waits)
    home.stack.draw(screen)
    check(screen.surface, f"voice_{preset}_show", redraw=redraw, rgb=rgb)
