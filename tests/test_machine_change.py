"""Another machine is switched on while a game is under way: it goes on there as it lies."""

from copy import deepcopy
from pathlib import Path

import pygame

from game.rules.presets import PRESETS
from game.scenes.front.power_on_scene import PowerOn
from game.scenes.moments.table_scene import TableScene
from game.screen.looks import machines
from game.store.settings import Settings, load_settings
from tests.test_app import key, started


def test_another_machine_takes_over_the_table_as_it_lies(tmp_path: Path) -> None:
    app = started(tmp_path, begin=True)
    app.settings.machine = "ega"
    for _ in range(60):
        app.frame(5)
    table = app.stack.top
    assert isinstance(table, TableScene)
    before = deepcopy(table.top)
    key(pygame.K_F9)
    app.frame(1)
    assert isinstance(app.stack.top, PowerOn)
    key(pygame.K_RETURN)
    app.frame(1)
    assert id(app.stack.top) == id(table)
    assert table.top == before
    assert app.screen.machine.name != "ega"
    assert app.window.monitor == app.screen.machine.look.monitor
    assert app.screen.surface.get_size() == app.window.monitor.size
    kept, _ = load_settings(tmp_path)
    assert kept.machine == kept.cover == app.screen.machine.name


def test_a_source_brings_its_machine(tmp_path: Path) -> None:
    app = started(tmp_path)
    app.evening.settings.take_out("loadstar")
    app.evening.settings_changed()
    app.frame(1)
    assert isinstance(app.stack.top, PowerOn)
    assert app.screen.machine.name == PRESETS["loadstar"].machine
    app.evening.change(Settings.machine, "ega")
    app.frame(1)
    assert app.screen.machine.name == "ega"


def test_a_machine_that_is_not_there_is_the_usual_one(tmp_path: Path) -> None:
    app = started(tmp_path)
    app.evening.change(Settings.machine, "abacus")
    app.frame(1)
    assert app.screen.machine.name == machines.USUAL
    assert load_settings(tmp_path)[0].machine == "abacus"
