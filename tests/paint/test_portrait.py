"""Everybody at the club has a face of his own, in the colors of each machine."""

import pytest

from game.machines.power import switched_on
from game.paint.brushes.portrait import portrait, portrait_size
from game.paint.screen import Screen
from game.players.characters import CHARACTERS

MACHINES = ("ega", "amiga", "c128")


@pytest.mark.parametrize("machine", MACHINES)
def test_everybody_has_a_face_of_his_own(machine: str) -> None:
    look = Screen(switched_on(machine)).machine.look
    painted = {who.name: portrait(look, who.face) for who in CHARACTERS.values()}
    assert {picture.get_size() for picture in painted.values()} == {portrait_size(look)}
    alike = len({picture.get_buffer().raw for picture in painted.values()})
    assert alike == len({who.face for who in CHARACTERS.values()}) if look.grain.is_fine else alike > 20


def test_nine_of_the_night_are_nobody_elses() -> None:
    faces = [who.face for who in CHARACTERS.values()]
    assert len({*faces}) == len(faces)
    assert all(who.line for who in [*CHARACTERS.values()][:9])


def test_a_portrait_stands_on_the_letters_of_its_machine() -> None:
    look = Screen(switched_on("c128")).machine.look
    assert [side % step for side, step in zip(portrait_size(look), look.grid, strict=True)] == [0, 0]
