"""The table from above: a plate at each side of it, and all of them within their part of the page."""

import pytest
from pygame import Rect

from game.machines import names
from game.machines.power import switched_on
from game.paint.pages.page_layout import PaintedPage
from game.paint.pages.part_painters import paint
from game.paint.screen import Screen
from game.sheets.page_parts import Leaders
from tests.paint.written import written_lines

SEATS = [("YOU", "here"), ("WEST", "not here"), ("NORTH", "here"), ("EAST", "not here")]


@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("machine", names())
def test_everybody_has_a_place_and_the_own_one_is_below(
    machine: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(switched_on(machine))
    look, lines = screen.machine.look, written_lines(monkeypatch)
    area = Rect(8, look.size[1] // 2, look.size[0] // 2 - 16, look.size[1] // 2 - 2 * look.cell[1])
    paint(PaintedPage(screen._picture), Leaders(SEATS[:number], are_seats=True), area, 0)
    said = {words: area.topleft for words, area in lines}
    places = [said[name] for name, _ in SEATS[:number]]
    assert all(area.contains(Rect(at, look.cell)) for at in places)
    if look.grain.is_fine:
        assert max(places, key=lambda at: at[1]) == places[0]
        assert len({(at[0] > area.centerx, at[1] > area.centery) for at in places}) == min(number, 3)
        others = [at for at in places[1:] if at[0] > area.centerx]
        assert len(others) == (number > 2)
    else:
        assert places == sorted(places, key=lambda at: at[1])
