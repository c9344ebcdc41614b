"""Switches a machine on: imports its module, and no other machine's."""

from game.machines import known, part_of
from game.paint.looks.contrast import in_high_contrast
from game.paint.machine import Machine
from game.values import replace


def switched_on(name: str, *, contrast: bool = False) -> Machine:
    """Return the machine of a name, for weak eyes if that is wanted."""
    machine: Machine = part_of(f"{known(name)}.machine").MACHINE
    return replace(machine, look=in_high_contrast(machine.look)) if contrast else machine
