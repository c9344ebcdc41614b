"""A game played to its end by buttons alone, with a look at every moment at which a person must act."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.counting import peg, points, show_points
from game.rules.events import Phase
from game.rules.moves import CallMuggins
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from tests.scenes.driver import LONG, Home, at_home

SEEDS = 60

Touched = set[str]
Game = Callable[[Home], Touched]


def asked(home: Home, each_step: Callable[[], None] = lambda: None) -> Iterator[GameScene]:
    """Each moment at which the person must act, to the end; what is left open then is answered rightly."""
    for _ in range(LONG):
        if isinstance(home.scene, GameOver):
            return
        if home.is_asked:
            moves = len(home.game.moves)
            yield home.at
            if home.is_asked and len(home.game.moves) == moves:
                home.answer()
        elif home.context.acting.mover.waits:
            home.press(Button.FIRE)
        each_step()
        home.tick()
    raise AssertionError("the game never ended")


def one_game_with(everything: Touched, folder: Path, play: Game, first: int = 0, **settings: Any) -> None:
    """Play game after game until all that is special has happened in one; `first` is a good guess."""
    best: Touched = set()
    for seed in range(first, first + SEEDS):
        touched = play(at_home(folder, seed=seed, **settings))
        if touched >= everything:
            return
        best = max(best, touched, key=len)
    raise AssertionError(f"in no game of {SEEDS} did all happen; at best {sorted(best)}")


def true_count(home: Home) -> int:
    """What the cards that are to be counted, or the card just played, truly count."""
    if home.game.phase is Phase.PLAY:
        return points(peg([card for _, card in home.game.view(0).pile]))
    shown = home.game.view(0).to_count
    return show_points(shown.cards, shown.starter, crib=shown.crib) if shown else 0


def is_dark(home: Home) -> bool:
    screen = home.drawn(Screen(switched_on(USUAL)))
    return not any(screen.surface.get_buffer().raw)


def call(home: Home) -> Touched:
    """Call muggins, if the other side has missed anything."""
    claimed = home.game.view(0).claimed
    assert claimed
    missed = true_count(home) - claimed.said
    if missed <= 0:
        home.press(Button.FIRE)
        return {"let it stand"}
    home.number(missed)
    assert home.game.moves[-1] == (0, CallMuggins(missed))
    return {"muggins"}
