"""A picture of every scene, from fixed seeds and positions: `pytest --redraw` draws them anew."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.front.choose_game import HouseRules
from game.scenes.front.keys_page import KeysPage
from game.scenes.front.options import display
from game.scenes.table.game_over import TOLD_EVERY
from game.sheets.sheets import EndingWords
from tests.rules.positions import at_lay_away
from tests.scenes.driver import (
    Home,
    TellingHost,
    Visit,
    at_home,
    at_table,
    at_the_end,
    past_the_discard,
    when_asked,
)
from tests.scenes.seen import Moment, moment

FIRE = Button.FIRE
HANDS, LAID = ("5D 5S JC QH", "6D 7S 8C 9H"), ("2C 4C", "TC KC")


def title(folder: Path, machine: str = USUAL) -> Home:
    return at_home(folder, begin=False, machine=machine)


def options(folder: Path, machine: str = USUAL) -> Home:
    visit = title(folder, machine)
    visit.take_line("Options")
    return visit


def picture_options(folder: Path, machine: str = USUAL) -> Visit:
    visit = options(folder, machine)
    visit.stack.lay_over(display(visit.session))
    return visit


def keys_page(folder: Path, machine: str = USUAL) -> Visit:
    home = title(folder, machine)
    home.stack.lay_over(KeysPage(home.session))
    home.press(Button.DOWN, FIRE)
    return home


def house_rules(folder: Path) -> Visit:
    visit = at_home(folder, begin=False)
    visit.stack.lay_over(HouseRules(visit.session))
    return visit


def cut_for_deal(folder: Path) -> Visit:
    visit = at_home(folder)
    visit.until_still()
    visit.press(Button.UP)
    return visit


def cards_cut(folder: Path) -> Visit:
    visit = cut_for_deal(folder)
    visit.press(FIRE)
    visit.until(lambda: visit.top.verdict is not None)
    return visit


def deal(folder: Path) -> Visit:
    visit = at_home(folder, speed=1)
    visit.answer_until(lambda: moment(visit.scene) is Moment.DEAL)
    visit.until(lambda: len(visit.top.seats[0].hand) == 3 and bool(visit.context.acting.flights))
    visit.tick(6)
    return visit


def discard(_: Path, *, confirms: bool = False) -> Visit:
    visit = at_table(at_lay_away("six-card", *HANDS, laid=LAID, dealer=0), confirms=confirms)
    visit.until(lambda: visit.is_asked)
    visit.choose("2C")
    visit.press(Button.RIGHT)
    return visit


def confirm(folder: Path) -> Visit:
    visit = discard(folder, confirms=True)
    visit.choose("4C")
    return visit


def starter(_: Path) -> Visit:
    visit = at_table(at_lay_away("six-card", *HANDS, laid=LAID, dealer=1))
    visit.until_asked(Moment.STARTER)
    return visit


def playing(own: str, other: str, plays: str) -> Visit:
    """All laid away, the starter turned up, the first card of the other seat played."""
    position = at_lay_away("six-card", own, other, starter="5H", dealer=0)
    visit = past_the_discard(position, plays, speed=3)
    visit.until_asked(Moment.PLAY)
    return visit


def thirty_one(_: Path) -> Visit:
    visit = playing("AD 3D KS QC", "TC TD 9S 4C", "TC TD")
    visit.play("KS")
    visit.until(lambda: visit.is_asked)
    visit.play("AD")
    visit.until(lambda: visit.top.pegs[0].front == 2)
    return visit


def refused(_: Path) -> Visit:
    visit = playing("2H 3D KS QC", "TC TD 9S 4C", "TC 9S")
    visit.play("KS")
    visit.until(lambda: visit.is_asked)
    visit.play("QC")
    return visit


def showing(house: str = "") -> Visit:
    position = at_lay_away("six-card", *HANDS, laid=LAID, starter="5H", dealer=0, house=house)
    visit = past_the_discard(position, speed=3)
    visit.until_moment(Moment.SHOW)
    return visit


def show(_: Path) -> Visit:
    visit = showing()
    visit.until(lambda: "eight" in visit.read())
    return visit


def claim(_: Path) -> Visit:
    visit = showing("counting=bsd")
    visit.until(lambda: visit.is_asked)
    return visit


def game_over(folder: Path) -> Visit:
    visit = at_the_end(folder)
    lines = [
        "Your discard of the pair of 8s cost you most: 7 games in 100.",
        "Next time discard the 2 and the queen.",
        "The game turned in deal 6.",
    ]
    visit.context.host = TellingHost(lambda: EndingWords(lines, turned=6, turn_told=2))
    visit.tick(TOLD_EVERY)
    return visit


def help_page(folder: Path) -> Visit:
    visit = at_home(folder)
    visit.until_still()
    visit.press(Button.HELP)
    return visit


def quit_question(folder: Path) -> Visit:
    visit = discard(folder)
    visit.press(Button.BACK)
    return visit


def partners(folder: Path) -> Visit:
    visit = when_asked(Moment.PLAY, folder, preset="hoyle", form="four-handed", seed="3")
    for _ in range(3):
        visit.answer()
        visit.until_asked(Moment.PLAY)
    return visit


MOMENTS: Mapping[str, Callable[[Path], Visit]] = {
    moment.__name__: moment
    for moment in (
        title,
        options,
        picture_options,
        keys_page,
        house_rules,
        cut_for_deal,
        cards_cut,
        deal,
        discard,
        confirm,
        starter,
        thirty_one,
        refused,
        show,
        claim,
        game_over,
        help_page,
        quit_question,
        partners,
    )
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_scene_is_drawn_alike_twice(name: str, tmp_path: Path) -> None:
    first, second = Screen(switched_on(USUAL)), Screen(switched_on(USUAL))
    visit = MOMENTS[name](tmp_path)
    visit.stack.draw(first)
    visit.stack.draw(second)
    visit.stack.draw(second)
    assert bytes(first.surface.get_buffer().raw) == bytes(second.surface.get_buffer().raw)
