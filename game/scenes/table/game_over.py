"""The end of a game: who won and how, the race deal by deal, and the question whether to play again."""

from collections.abc import Generator, Iterable, Iterator, Sequence

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules import spoken
from game.rules.events import Event, Won
from game.rules.log import SeatMove
from game.rules.outcome import Outcome
from game.scenes.pace import STEPS_A_SECOND, Mouse
from game.scenes.scene import STAY, Answer, GoTo, LayOver, StartOver, Way
from game.scenes.table.acting import Movement
from game.scenes.table.game_scene import Cast, GameScene
from game.scenes.table.sitting import Sitting
from game.screen.sheets import ButtonsSheet, EndingSheet, Sheet
from game.screen.spots import ButtonSpot, Spot
from game.screen.tabletop import Ending

AGAIN, REVIEW, RECORDS, TITLE = "PLAY AGAIN", "↑ REVIEW", "↓ RECORDS", "TITLE"
DEMO_SECONDS = 8
_DIRECTIONS = {Button.UP: Way.REVIEW, Button.DOWN: Way.RECORDS}
_BUTTONS: dict[str, Answer] = {
    AGAIN: StartOver(Way.NEW_GAME),
    REVIEW: LayOver(Way.REVIEW),
    RECORDS: LayOver(Way.RECORDS),
    TITLE: StartOver(Way.TITLE),
}


class GameOver(GameScene):
    """The winner, the chart, and what next."""

    about = About.COUNTING

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.ending: Ending | None = None
        self.steps = 0

    @property
    def is_told(self) -> bool:
        """Whether the last look at the table is over."""
        return self.ending is not None

    @property
    def button_names(self) -> list[str]:
        """Once the end is told."""
        return [*_BUTTONS] if self.is_told else []

    @property
    def ways_out(self) -> list[str]:
        return [] if self.is_told else super().ways_out

    def _act_out(self, event: Event) -> Answer:
        if not isinstance(event, Won):
            return super()._act_out(event)
        self.stale = True
        self.sitting.events.popleft()
        self.acting.mover.begin(self.act(event))
        return STAY

    def act(self, event: Won) -> Movement:
        """A tune, and the last look at the table: even a fast end waits for its own press. Then the chart."""
        outcome = event.outcome
        own = self.sitting.table.sides_of_people
        self.sitting.race.append(tuple(pegs.front for pegs in self.top.pegs))
        self.acting.sound(Tune.LOSE if own and outcome.winner not in own else Tune.WIN)
        words = spoken.outcome_words(
            outcome, self.top.side_names(), [seat.name for seat in self.top.seats], own
        )
        self.top.message = words
        yield from self.acting.hold(1.0)
        yield from self.acting.wait(words)
        self._clear_table()
        self.ending = self._ending(outcome, words)
        self.top.message = f"{self.sitting.at_the_end} {self.sitting.next_seal}".rstrip()
        self.acting.reason(None, f"seed {self.sitting.table.game.seed}")
        self._tell_match(outcome)

    def _clear_table(self) -> None:
        """The last hands and the starter stay; the others see no card that they have not seen."""
        top = self.top
        self.acting.take_back()
        hands, starter = [seat.hand for seat in top.seats], top.starter
        self.acting.sweep()
        top.pack, top.starter = False, starter
        for seat, hand in zip(top.seats, hands, strict=True):
            seat.hand = hand

    def _ending(self, outcome: Outcome, words: str) -> Ending:
        names = self.top.names(outcome.winner)
        stakes = self.sitting.table.game.house.stakes
        worth = spoken.worth_words(outcome, spoken.unit_of(stakes))
        scores = f"{spoken.scores_words(outcome)}: {worth}"
        sentence = " ".join(filter(None, (words, self.sitting.news())))
        return Ending(outcome.winner, spoken.winners(names), sentence, scores, self.sitting.manner.starter)

    def _tell_match(self, outcome: Outcome) -> None:
        """What the win is worth, and the games won so far."""
        if match := self.sitting.match:
            unit = spoken.unit_of(match.house.stakes)
            self.acting.reason(outcome.winner, spoken.worth_words(outcome, unit))
            self.acting.divide_reasons("won so far")
            for side, name in enumerate(self.top.side_names()):
                self.acting.reason(side, f"{name}: {spoken.so_many(match.won[side], unit)}")

    def tick(self) -> Answer:
        """A demo begins anew after a while."""
        answer = super().tick()
        if self.is_told and self.sitting.is_demo:
            self.steps += 1
            if self.steps > DEMO_SECONDS * STEPS_A_SECOND:
                return StartOver(Way.DEMO)
        return answer

    @property
    def is_still(self) -> bool:
        return super().is_still or (self.is_told and not self.sitting.is_demo)

    def press(self, press: Press) -> Answer:
        """Fire plays again, up reviews the game, down shows the records, back goes to the title."""
        own = press.chosen or press.button in {Button.BACK, *_DIRECTIONS}
        if not self.is_told or not own or self.sitting.is_demo:
            return super().press(press)
        if press.button is Button.BACK:
            return StartOver(Way.TITLE)
        if self.sitting.haste.swallows(press):
            return STAY
        return LayOver(_DIRECTIONS[press.button]) if press.button in _DIRECTIONS else StartOver(Way.NEW_GAME)

    def click(self, spot: Spot | None) -> Answer:
        """The same with the mouse."""
        if not self.is_told or self.sitting.is_demo or self.sitting.haste.swallows(Mouse.CLICK):
            return super().click(spot)
        return _BUTTONS.get(spot.name, STAY) if isinstance(spot, ButtonSpot) else STAY

    def picture(self) -> Sequence[Sheet]:
        """The table, and the race over it once the end is told."""
        if not self.ending:
            return super().picture()
        by_side = map(list, zip(*self.sitting.race, strict=True))
        names = [self.top.names(side) for side in range(len(self.top.pegs))]
        race = list(zip(names, by_side, strict=True))
        return [EndingSheet(self.top, self.ending, race), ButtonsSheet(self.button_names)]


class GameScenes:
    """Where a game leads to."""

    def end(self, sitting: Sitting) -> GameScene:
        return GameOver(sitting, self)

    def take_back(self, sitting: Sitting) -> GameScene:
        with sitting.taking_back() as moves:
            return catch_up(sitting, moves)


def begin(sitting: Sitting) -> GameScene:
    """The scene in which the next event is acted out, or the next move asked for."""
    scenes = GameScenes()
    return scenes.end(sitting) if isinstance(sitting.due, Won) else GameScene(sitting, scenes)


def catch_up(sitting: Sitting, moves: Iterable[SeatMove]) -> GameScene:
    """Make moves of the journal again, in silence and at once; the scene in which the game goes on.

    One at a time: what may be told of a move depends on where the game stood after it."""
    sitting.acting.in_silence = True
    first = begin(sitting)
    *_, last = [first, *(scene for scene, _ in act_out(first, moves))]
    sitting.acting.in_silence = False
    return last


Acted = tuple[GameScene, Event]


def act_out(scene: GameScene, moves: Iterable[SeatMove]) -> Iterator[Acted]:
    """Make moves again, each when the one before is acted out; every event, and the scene that acted it."""
    scene = yield from _act_out_events(scene)
    for seat, move in moves:
        scene.sitting.answer(seat, (move,))
        scene = yield from _act_out_events(scene)


def _act_out_events(scene: GameScene) -> Generator[Acted, None, GameScene]:
    while event := scene.sitting.due:
        answer = scene.tick()
        if isinstance(answer, GoTo) and isinstance(answer.scene, GameScene):
            scene = answer.scene
        else:
            scene.acting.mover.finish()
            yield scene, event
    return scene
