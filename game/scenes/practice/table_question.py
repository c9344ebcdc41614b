"""A position as a question on the real table, and then the answer with its figures."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.coaching.coach import Analysis
from game.devices.button import Button
from game.devices.tune_player import TunePlayer
from game.players.player import Thought
from game.players.weigh.weighing import Judgment
from game.practice.rounds import Round, is_right
from game.rules.cards import Cards, named_card
from game.rules.moves import cards_chosen
from game.scenes.pace import Pace, think
from game.scenes.scene import STAY, Answer, GoTo, Scene, TakeOff
from game.scenes.table.beside import THINKING, CoachScene
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, catch_up
from game.scenes.table.host import Host
from game.sheets.marks import small_cards, with_named
from game.sheets.sheet import Sheet
from game.sheets.sheets import BoxSheet
from game.sheets.spots import BACK, GO_ON, ButtonSpot, Spot
from game.sheets.table_state import Pegs
from game.table import Sitter, Table

T = TypeVar("T")


class Finding(Scene, Generic[T]):
    """Something to think of first; it gives way to what is made of it."""

    def __init__(self, thought: Thought[T], then: Callable[[T], Scene]) -> None:
        super().__init__()
        self.covers = False
        self._thought, self._then = thought, then
        self.buttons = {Button.BACK: lambda _: TakeOff()}

    def tick(self) -> Answer:
        found = think(self._thought)
        return GoTo(self._then(found[0])) if found else STAY

    def picture(self) -> Sequence[Sheet]:
        return [BoxSheet([ONE_MOMENT])]


ONE_MOMENT = "One moment..."
HANDS = "{left} {right}, then {fire}"
"""What hands do to answer, beside what is asked."""
NO_HINTS = "No hints in practice. The figures come after your answer."
TYPED_HELP = (
    "The figures follow your answer. There are no hints in practice.",
    "table: the table and your hand. score: the score. leave or back: end this practice.",
)
END_PRACTICE = "Type leave to end the practice."
SEATED = "landlubber"
"""Who sits in the other seats, where nobody is asked anything."""


class TableQuestion:
    """The table stands still where a seat must choose; the choice there is judged and goes no further."""

    def __init__(
        self,
        asked: Round,
        speaker: TunePlayer,
        after: Callable[[], Answer] = TakeOff,
        left: Callable[[], Answer] = TakeOff,
    ) -> None:
        """Take `after`, the next step when the round is over, and `left`, where it is left before."""
        self.round, self.speaker, self.after, self.left = asked, speaker, after, left
        self.analysis = Analysis(asked.position.view)

    def scene(self) -> GameScene:
        """Show the table as it was, seen by the one who must choose; while he thinks, so does the judge."""
        position, scene = self.round.position, self.game_scene()
        if position.scores:
            scene.top.pegs = [Pegs(score) for score in position.scores]
        scene.top.reasons = []  # of deals before it they are no part of the question
        scene.acting.divide_reasons(self.round.heading)
        scene.acting.reason(None, self.round.question)
        scene.top.told = scene.top.told_by_then = ("", f"{self.round.heading}. {self.round.question}")
        scene.top.hands = HANDS
        scene.told_before = ()
        return scene

    def game_scene(self) -> GameScene:
        """Show the table as it was then, with nothing written on it."""
        position = self.round.position
        sitters = {
            place: Sitter(position.names[seat], None if seat == position.seat else SEATED)
            for seat, place in enumerate(position.reached().places)
        }
        table = Table(position.begun(), [sitters[place] for place in sorted(sitters)])
        context = GameContext(
            table, self.speaker, Pace(waits=False), host=Host(self.analysis.step), no_hints=NO_HINTS
        )
        context.top.form = ""
        scene = GameScene(context, self.left, self._judge)
        scene.typed_help, scene.only_leave = TYPED_HELP, END_PRACTICE
        catch_up(scene, position.moves)
        return scene

    def _judge(self, context: GameContext) -> Answer:
        """Judge the choice; before that, the table plays on."""
        position = self.round.position
        for seat, move in context.table.game.moves[len(position.moves) :]:
            if seat == position.seat and (chosen := cards_chosen((move,))):
                return GoTo(Answered(self, context, chosen))
        return STAY


class Answered(CoachScene):
    """All choices with their worth, the person's own starred."""

    message = THINKING
    words_to_click = (GO_ON, BACK)
    most_told = 3

    def __init__(self, question: TableQuestion, context: GameContext, chosen: Cards) -> None:
        super().__init__(question.analysis, context.top, chosen, lambda _: None)
        self.question, self.context, self.debounce = question, context, context.debounce
        self.judgment: Judgment | None = None

    def tick(self) -> Answer:
        answer = super().tick()
        if self.analysis.is_careful and not self.judgment:
            self.own_word = GO_ON
            told = self.question.round.answer(self.analysis, self.own)
            self.message = with_named(told, named_card)
            self.judgment = judgment = self.question.round.judged[-1]
            best = "" if is_right(judgment) else f". Best: {small_cards(judgment.best.cards)}"
            self.word = f"{told}{best}"
        return answer

    @property
    def is_still(self) -> bool:
        return super().is_still and self.judgment is not None and not self.context.debounce.is_deaf

    def choose(self, index: int) -> Answer:
        question = self.question
        if not self.judgment:
            return STAY
        if question.round.is_over:
            return question.after()
        again = TableQuestion(question.round, question.speaker, question.after, question.left)
        return GoTo(again.scene())

    def back(self) -> Answer:
        """End the round after the last answer, whichever press does it."""
        return self.question.after() if self.question.round.is_over else self.question.left()

    def click(self, spot: Spot | None) -> Answer:
        if spot == ButtonSpot(GO_ON):
            return self.choose(self.chosen)
        self.hover(spot)
        return STAY
