"""All that can be read at a table from the first cut to the last question."""

from collections.abc import Iterator
from itertools import count

from game.devices.button import Button
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Phase
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_prompts import AgainPrompt, Prompt, SignPrompt
from game.sheets.sheets import ButtonsSheet, EndingSheet, NumberSheet, TableSheet
from tests.scenes.driver import Home


def texts(home: Home) -> Iterator[str]:
    """All that can be read of the picture, and what a voice would say of it."""
    for sheet in home.scene.picture():
        match sheet:
            case TableSheet(top) if top.messages:
                yield from (words for _, words in top.messages.in_order)
            case TableSheet(top):
                yield from (top.message, *(seat.says for seat in top.seats))
                yield from (seat.name for seat in top.seats)
                yield from (reason.text for reason in top.reasons)
                yield top.voice.count_box if top.count is not None else ""
                if top.count_panel:
                    yield from (top.count_panel.title, *top.count_panel.words)
                if top.verdict:
                    yield top.verdict.heading
            case NumberSheet(prompt=prompt):
                yield prompt
            case ButtonsSheet(names=names):
                yield from names
            case EndingSheet(ending=ending):
                yield from (ending.heading, ending.sentence, ending.worth)


def answer(home: Home, step: int) -> None:
    """Answer whatever is asked: at a prompt with one of the things that the arrows write there."""
    scene = home.scene
    if isinstance(scene, Prompt | SignPrompt):
        home.press(Button.FIRE)
    elif isinstance(scene, TypedGame):
        is_cut = scene.context.table.game.phase in (Phase.CUT_FOR_DEAL, Phase.CUT_STARTER)
        home.press(*[Button.RIGHT] * (not is_cut and 1 + step % 4), Button.FIRE)
    else:
        home.answer()


def seen_in_a_game(home: Home, machine: str) -> set[str]:
    """Play a whole game, and return all that was read."""
    screen, seen = Screen(switched_on(machine)), set[str]()
    for step in count():
        if isinstance(home.scene, GameOver | AgainPrompt):
            break
        seen |= {*texts(home)}
        asks = home.is_asked or isinstance(home.scene, Prompt | SignPrompt)
        if asks and not (isinstance(home.scene, GameScene) and home.context.acting.mover.is_moving):
            screen.show(home.scene.picture())
            answer(home, step)
        elif isinstance(home.scene, GameScene) and home.context.acting.mover.waits:
            home.press(Button.FIRE)
        home.tick(3)
    seen |= {*texts(home)}
    home.stack.draw(screen)
    return seen
