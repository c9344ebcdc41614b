"""The end of a game: who won and how, the race deal by deal, and the question whether to play again."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.handbook.page_parts import About
from game.rules import spoken
from game.scenes.pace import STEPS_A_SECOND, Mouse
from game.scenes.scene import STAY, Answer, LayOver, Scene, StartOver, Stop, Way
from game.scenes.table.game_context import GameContext
from game.screen.sheets import ButtonsSheet, EndingSheet, Sheet
from game.screen.spots import ButtonSpot, Spot
from game.screen.table_state import Ending

AGAIN, REVIEW, RECORDS, TITLE = "PLAY AGAIN", "↑ REVIEW", "↓ RECORDS", "TITLE"
DEMO_SECONDS = 8
_DIRECTIONS = {Button.UP: Way.REVIEW, Button.DOWN: Way.RECORDS}
_WORDS: dict[str, Answer] = {
    AGAIN: StartOver(Way.NEW_GAME),
    REVIEW: LayOver(Way.REVIEW),
    RECORDS: LayOver(Way.RECORDS),
    TITLE: StartOver(Way.TITLE),
}


class GameOver(Scene):
    """The winner, the chart, and what next."""

    names = tuple(_WORDS)
    typed_letters = "TH"
    """A card may have been begun when the game ended."""

    def __init__(self, context: GameContext) -> None:
        super().__init__()
        self.context, self.top = context, context.top
        self.ending = _ending(context)
        self.steps = 0
        if not context.is_demo:
            self.buttons = {Button.BACK: lambda _: StartOver(Way.TITLE), **context.acting.buttons}

    def tick(self) -> Answer:
        self.context.debounce.tick()
        self.steps += 1
        is_long = self.steps > DEMO_SECONDS * STEPS_A_SECOND
        return StartOver(Way.DEMO) if self.context.is_demo and is_long else STAY

    def idle(self) -> bool:
        return self.context.beside()

    @property
    def is_still(self) -> bool:
        return not self.context.is_demo

    @property
    def is_hurried(self) -> bool:
        return self.context.acting.pace.fast

    def press(self, press: Press) -> Answer:
        self.stale = True
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        if self.context.debounce.swallows(press):
            return STAY
        if press.button in _DIRECTIONS:
            return LayOver(_DIRECTIONS[press.button])
        return StartOver(Way.NEW_GAME) if press.chosen else STAY

    def click(self, spot: Spot | None) -> Answer:
        self.stale = True
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        is_word = isinstance(spot, ButtonSpot) and not self.context.debounce.swallows(Mouse.CLICK)
        return _WORDS.get(spot.name, STAY) if is_word and isinstance(spot, ButtonSpot) else STAY

    def mouse_moved(self) -> None:
        self.context.debounce.mouse_moved()

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        return [] if self.context.is_demo else [*map(ButtonSpot, self.names)]

    def help(self) -> Scene:
        return self.context.help(About.GAME)

    def picture(self) -> Sequence[Sheet]:
        by_side = map(list, zip(*self.context.race, strict=True))
        names = [self.top.names(side) for side in range(len(self.top.pegs))]
        race = list(zip(names, by_side, strict=True))
        return [EndingSheet(self.top.snapshot(), self.ending, race), ButtonsSheet(self.names)]


def _ending(context: GameContext) -> Ending:
    game, top = context.table.game, context.top
    outcome = game.outcome
    assert outcome, "the game is over"
    worth = spoken.worth_words(outcome, spoken.unit_of(game.house.stakes))
    sentence = " ".join(filter(None, (context.how_it_ended(outcome), context.news())))
    scores = f"{spoken.scores_words(outcome)}: {worth}"
    return Ending(
        outcome.winner, spoken.winners(top.names(outcome.winner)), sentence, scores, context.manner.starter
    )
