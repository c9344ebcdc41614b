"""Another machine is switched on while a game is under way: it goes on there as it lies."""

from copy import deepcopy
from pathlib import Path

import pygame
import pytest

from game import machines
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.moves import Move
from game.rules.presets import PRESETS
from game.scenes.front.power_on_scene import PowerOn
from game.scenes.stack import Stack
from game.scenes.table.game_scene import GameScene
from game.store.settings import load_settings
from game.values import replace
from game.window.app import App
from tests.scenes.every_scene import scene_on
from tests.scenes.seen import Moment, moment
from tests.window.test_app import key, started

INTO_THE_SECOND_DEAL = 19  # moves
ON_EVERY_MACHINE = (
    *(
        "title",
        "picture_options",
        "keys_page",
        "cut_for_deal",
        "deal",
        "discard",
        "thirty_one",
        "show",
        "claim",
    ),
    *("game_over", "quit_question", "answer", "help 4", "records", "replay", "seats"),
    *("coach_keeps", "tutor", "three handed", "partners over"),
)


def test_another_machine_takes_over_the_table_as_it_lies(tmp_path: Path) -> None:
    app = started(tmp_path, begin=True)
    app.settings.machine = "ega"
    for _ in range(60):
        app.frame(5)
    table = app.stack.top
    assert isinstance(table, GameScene)
    before = deepcopy(table.top)
    key(pygame.K_F9)
    app.frame(1)
    assert isinstance(app.stack.top, PowerOn)
    key(pygame.K_RETURN)
    app.frame(1)
    assert id(app.stack.top) == id(table)
    assert table.top == replace(before, voice=table.top.voice)  # which names the keys of the new machine
    assert app.screen.machine.name != "ega"
    assert app.window.monitor == app.screen.machine.look.monitor
    assert app.screen.surface.get_size() == app.window.monitor.size
    kept, _ = load_settings(tmp_path)
    assert kept.machine == app.screen.machine.name


def test_a_source_brings_its_machine(tmp_path: Path) -> None:
    app = started(tmp_path)
    app.session.settings.take_out("loadstar")
    app.session.settings_changed()
    app.frame(1)
    assert isinstance(app.stack.top, PowerOn)
    assert app.screen.machine.name == PRESETS["loadstar"].machine
    app.session.change("machine", "ega")
    app.frame(1)
    assert app.screen.machine.name == "ega"


def test_a_machine_that_is_not_there_is_the_usual_one(tmp_path: Path) -> None:
    app = started(tmp_path)
    app.session.change("machine", "abacus")
    app.frame(1)
    assert app.screen.machine.name == machines.USUAL
    assert load_settings(tmp_path)[0].machine == "abacus"


@pytest.mark.parametrize("name", ON_EVERY_MACHINE)
def test_a_scene_is_the_same_after_all_other_machines(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Stack] = []
    draw = Stack.draw

    def watched_draw(stack: Stack, screen: Screen) -> None:
        seen.append(stack)
        draw(stack, screen)

    monkeypatch.setattr(Stack, "draw", watched_draw)
    screen = scene_on(Screen(switched_on(machines.USUAL)), name, tmp_path)
    before, spots = pygame.image.tobytes(screen.surface, "P"), screen.spots
    for machine in (*machines.names(), machines.USUAL):
        screen.become(switched_on(machine))
        seen[-1].draw(screen)
    assert pygame.image.tobytes(screen.surface, "P") == before
    assert screen.spots == spots


def switch_on_the_next(app: App, end_with: int) -> None:
    """Another machine, whose first words a press cuts short."""
    scene, was = app.stack.top, app.screen.machine.name
    key(pygame.K_F9)
    app.frame(1)
    assert isinstance(app.stack.top, PowerOn)
    key(end_with)
    app.frame(1)
    assert app.stack.top is scene
    assert app.screen.machine.name != was


def moves_of_a_demo(folder: Path, *, switches: bool) -> tuple[list[tuple[int, Move]], set[Moment | None]]:
    """The first moves, and at which moments another machine was switched on: in each as it comes."""
    app, scenes = started(folder, demo=True, speed=5), set[Moment | None]()
    app.session.pace.fast = not switches
    keys = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_KP5)
    assert isinstance(app.stack.top, GameScene)
    table = app.stack.top.context.table
    while len(table.game.moves) < INTO_THE_SECOND_DEAL:
        app.frame(5)
        scene = moment(app.stack.top)
        if switches and scene not in scenes:
            switch_on_the_next(app, keys[len(scenes) % len(keys)])
            scenes.add(scene)
    return table.game.moves[:INTO_THE_SECOND_DEAL], scenes


def test_a_game_goes_on_through_all_machines_as_it_would_have_gone(tmp_path: Path) -> None:
    moves, scenes = moves_of_a_demo(tmp_path, switches=True)
    assert {Moment.CUT_FOR_DEAL, Moment.DEAL, Moment.LAY_AWAY, Moment.PLAY, Moment.SHOW} < scenes
    assert moves == moves_of_a_demo(tmp_path, switches=False)[0]
