"""Hands that press anything anywhere, and eyes that check what they see after every step."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Phase
from game.rules.game import Game
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.leaving import OnceMore
from game.sheets.spots import Spot
from game.sheets.table_state import TableState
from tests.scenes.driver import at_home

LONGEST = 60_000  # steps
HANDS = [Button.FIRE] * 6 + [Button.LEFT, Button.RIGHT] * 2 + [Button.UP, Button.DOWN, Button.GO, Button.HINT]
ANSWERS = [[Button.BACK]] * 6 + [[Button.DOWN, Button.FIRE], [Button.UP, Button.FIRE], [Button.DOWN]]
SELDOM = [Button.BACK, Button.HELP, Button.FAST, Button.BACKSPACE, Button.MUTE]


class Masher:
    """One game hammered from the first cut to the game hole, with leaving and going on in between."""

    def __init__(
        self, folder: Path, preset: str, form: str, seed: int, *, people: int = 1, **more: object
    ) -> None:
        self.chance = Random(seed)
        self.screen = Screen(switched_on(USUAL))
        self.folder = folder
        self.settings: dict[str, object] = {
            "preset": preset,
            "form": form,
            "names": tuple("ABCD"[:people]),
            "speed": self.chance.randint(1, 5),
            "wait": self.chance.random() < 0.3,
            "level": self.chance.choice(["landlubber", "deckhand"]),
            **more,
        }
        self.home = at_home(folder, begin=True, demo=False, seed=seed, **self.settings)
        self.home.session.pace.fast = True
        self.game: Game = self.home.game
        self.resumed = 0

    def play(self, check: Callable[[GameContext], None]) -> Game:
        """Press until the game is over; what is seen is checked at every step."""
        for step in range(LONGEST):
            scene = self.home.stack.top
            if isinstance(scene, GameOver):
                return self.game
            if scene is None or isinstance(scene, Title):
                if self.game.outcome:
                    return self.game  # left while its end was told
                self._go_on()
            if isinstance(scene, GameScene):
                self.game = scene.context.table.game
                check(scene.context)
            if step % 97 == 0 and self.home.stack.top:
                self.home.stack.draw(self.screen)
            self._press_something()
            self.home.stack.tick()
        raise AssertionError(f"no end of {self.settings} after {len(self.game.moves)} moves")

    def _go_on(self) -> None:
        """Start the program again, and take the game up where it was left."""
        self.resumed += 1
        moves = list(self.game.moves)
        self.home = at_home(self.folder, begin=False, demo=False, seed=0, **self.settings)
        self.home.session.pace.fast = True
        self.home.press(Button.FIRE)
        assert self.home.game.moves == moves, "the game did not go on where it was left"

    def _press_something(self) -> None:
        kind = self.chance.random()
        if kind < 0.05:
            self.home.stack.click(self._somewhere())
        elif kind < 0.10:
            self.home.stack.press(Press(None, digit=self.chance.randrange(10)))
        elif kind < 0.12:
            self.home.press(self.chance.choice(SELDOM))
        else:
            self.home.press(self.chance.choice(HANDS))
        if isinstance(self.home.stack.top, OnceMore):
            self.home.press(Button.FIRE)
        if isinstance(self.home.stack.top, Quit):
            self.home.press(*self.chance.choice(ANSWERS))

    def _somewhere(self) -> Spot | None:
        wide, high = self.screen.surface.get_size()
        return self.screen.spot_at((self.chance.randrange(wide), self.chance.randrange(high)))


def check_table(context: GameContext) -> None:
    """What the table shows is what the game is; nobody sees a card that is not for him."""
    is_at_rest = not context.events and not context.acting.mover.is_moving
    game, top = context.table.game, context.top
    if is_at_rest:
        assert [pegs.front for pegs in top.pegs] == game.scores
        if game.phase in (Phase.LAY_AWAY, Phase.CUT_STARTER, Phase.PLAY):
            check_hands(context, game, top)


def check_hands(context: GameContext, game: Game, top: TableState) -> None:
    """As many cards as in the deal, each where it belongs."""
    for seat, seat_top in enumerate(top.seats):
        hand = game.deal.hands[seat]
        assert len(seat_top.hand) == len(hand)
        if seat == context.viewer.seat:
            assert set(seat_top.hand) <= {None, *hand}
        else:
            assert seat_top.hand == [None] * len(hand), "a hand can be seen that should not be"
    assert top.played == list(game.deal.played)
    assert top.crib == [None] * len(game.deal.crib)
    assert top.starter == game.deal.starter
