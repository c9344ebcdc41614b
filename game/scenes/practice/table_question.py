"""A position as a question on the real table, and then the answer with its figures."""

from collections.abc import Callable, Sequence

from game.coaching.coach import Study
from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.players.player import Thought
from game.players.weigh.judgement import Judgement
from game.practice.position import Position
from game.practice.rounds import Round
from game.rules.cards import Cards
from game.rules.moves import cards_chosen
from game.scenes.pace import Pace, for_a_while
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, Stop, TakeOff
from game.scenes.table.beside import CoachScene
from game.scenes.table.game_scene import GameScene, catch_up
from game.scenes.table.sitting import THINKING, Sitting
from game.screen.sheets import BoxSheet, Seen, Sheet
from game.screen.spots import BACK, ButtonSpot, Spot
from game.screen.tabletop import Pegs
from game.table import Sitter, Table


class Finding(Scene):
    """It gives way to the first question."""

    covers = False

    def __init__(
        self, thought: Thought[tuple[Position, ...]], ask: Callable[[Sequence[Position]], Scene]
    ) -> None:
        super().__init__()
        self._thought, self._ask = thought, ask
        self._found: Sequence[Position] = ()

    def tick(self) -> Answer:
        for_a_while(self._step)
        return GoTo(self._ask(self._found)) if self._found else STAY

    def _step(self) -> bool:
        try:
            next(self._thought)
        except StopIteration as end:
            self._found = end.value
        return not self._found

    def press(self, press: Press) -> Answer:
        return TakeOff() if press.button is Button.BACK else STAY

    def picture(self) -> Sequence[Sheet]:
        return [BoxSheet([THINKING])]


GO_ON = "GO ON"
SEATED = "landlubber"
"""Who sits in the other seats, where nobody is asked anything."""


def table_of(position: Position, title: str, speaker: Speaker) -> GameScene:
    """The table as it was then, seen by the one who must choose."""
    sitters = {
        place: Sitter(position.names[seat], None if seat == position.seat else SEATED)
        for seat, place in enumerate(position.places)
    }
    cutters = [sitters[place] for place in sorted(sitters)]
    sitting = Sitting(Table(position.begun(), cutters), speaker, Pace(waits=False))
    scene = catch_up(sitting, position.moves)
    assert isinstance(scene, GameScene), "somebody must choose"
    if position.scores:
        sitting.top.pegs, sitting.top.reasons = [Pegs(score) for score in position.scores], []
    sitting.acting.reason(None, title)
    return scene


class TableQuestion(Scene):
    """The table stands still where a seat must choose; what is chosen there is judged and goes no further."""

    def __init__(
        self,
        asked: Round,
        speaker: Speaker,
        after: Callable[[], Answer] = TakeOff,
        left: Callable[[], Answer] = TakeOff,
    ) -> None:
        """`after` answers what comes when the round is over, `left` where it is left before."""
        super().__init__()
        self.round, self.speaker, self.after, self.left = asked, speaker, after, left
        position = asked.position
        self.at = table_of(position, asked.heading, speaker)
        self.study = Study(position.view)
        self.sitting = self.at.sitting
        self.buttons = {**self.at.buttons, Button.BACK: lambda _: self.left()}
        self._before = len(position.moves)

    # The table has the hands; only leaving is another thing here.

    def press(self, press: Press) -> Answer:
        return self._after(self.at.press(press))

    def types(self, press: Press) -> bool:
        return self.at.types(press)

    def click(self, spot: Spot | None) -> Answer:
        return self._after(self.at.click(spot))

    def hover(self, spot: Spot | None) -> None:
        self.at.hover(spot)
        self.stale |= self.at.stale

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        return self.at.stops(sheets, spots)

    def mouse_moved(self) -> None:
        self.at.mouse_moved()

    def help(self) -> Scene | None:
        return self.at.help()

    def tick(self) -> Answer:
        """While the person thinks, so does the judge."""
        if self.at.asked is not None:
            for_a_while(self.study.step)
        return self._after(self.at.tick())

    def picture(self) -> Sequence[Sheet]:
        return self.at.picture()

    def was_shown(self, seen: Seen) -> None:
        self.at.stale = False

    def _after(self, answer: Answer) -> Answer:
        """What was chosen is answered; otherwise the table goes on."""
        self.stale |= self.at.stale
        if chosen := self._chosen:
            return GoTo(Answered(self, chosen))
        return answer if isinstance(answer, LayOver) else STAY

    @property
    def _chosen(self) -> Cards:
        for seat, move in self.sitting.table.game.moves[self._before :]:
            if seat == self.round.position.seat and (chosen := cards_chosen((move,))):
                return chosen
        return ()


class Answered(CoachScene):
    """All choices with what they are worth, the person's own starred."""

    message = "thinking...."
    words_to_click = (GO_ON, BACK)

    def __init__(self, question: TableQuestion, chosen: Cards) -> None:
        super().__init__(question.study, question.at.top, chosen, lambda _: None)
        self.question, self.sitting = question, question.sitting
        self._chosen_cards = chosen
        self.judgement: Judgement | None = None

    def tick(self) -> Answer:
        """Judge what was chosen, as soon as its figures are careful ones."""
        answer = super().tick()
        self.sitting.haste.tick()
        if self.study.is_careful and not self.judgement:
            self.judgement = self.study.judgement(self._chosen_cards)
            self.question.round.take(self.judgement)
            self.message = self.question.round.verdict(self.judgement)
        return answer

    def press(self, press: Press) -> Answer:
        """A hand that pressed twice has not read it yet."""
        return STAY if self.sitting.haste.swallows(press) else super().press(press)

    def choose(self, index: int) -> Answer:
        """On to the next question, or to what comes after all of them."""
        question = self.question
        if not self.judgement:
            return STAY
        if question.round.is_over:
            return question.after()
        return GoTo(TableQuestion(question.round, question.speaker, question.after, question.left))

    def back(self) -> Answer:
        """After the last answer the round is over, whichever press ends it."""
        return self.question.after() if self.question.round.is_over else self.question.left()

    def click(self, spot: Spot | None) -> Answer:
        """A click on a line looks at it."""
        if spot == ButtonSpot(GO_ON):
            return self.choose(self.chosen)
        self.hover(spot)
        return STAY
