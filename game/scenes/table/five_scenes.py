"""The five scenes of a game, one after the other: which of them is on, and what it does."""

from game.rules.events import Claimed, CountAgain, CountSettled, Event, MugginsCalled, Pegged, Phase
from game.scenes.table.acting import Movement
from game.scenes.table.counts import Counts
from game.scenes.table.cut_for_deal import CutForDealScene
from game.scenes.table.deal import DealScene
from game.scenes.table.discard import DiscardScene
from game.scenes.table.game_context import GameContext
from game.scenes.table.moment import Moment, Offer
from game.scenes.table.play import PlayScene
from game.scenes.table.show import ShowScene


class FiveScenes:
    """The scenes of one game, and the one that is `on`: an event or a question leads to its own."""

    def __init__(self, context: GameContext, offer: Offer) -> None:
        """Take `offer`, which an answer given in one of them goes to."""
        self.counts = Counts(context)
        self.cut_for_deal = CutForDealScene(context, self.counts)
        self._scenes: list[Moment] = [
            self.cut_for_deal,
            *(scene(context, self.counts) for scene in (DealScene, DiscardScene, PlayScene, ShowScene)),
        ]
        self.on: Moment = self.cut_for_deal
        self.answer_to(offer)
        self.lead_to(context.table.game.phase)
        if context.due:
            self._follow(context.due)

    def answer_to(self, offer: Offer) -> None:
        """Offer answers to this table from now on: nothing is asked there yet."""
        for scene in self._scenes:
            scene.asked, scene.offer = None, offer

    def lead_to(self, phase: Phase) -> None:
        """Lead to a phase of the game, in its scene."""
        if phase is not self.on.phase:
            self.on = next(scene for scene in self._scenes if phase in scene.phases)
            self.on.begin(phase)

    def _follow(self, event: Event) -> None:
        phases = (scene.events.get(type(event)) for scene in self._scenes)
        self.lead_to(next(filter(None, phases), self.on.phase))

    def act(self, event: Event) -> Movement:
        """Act out an event in its scene; what is counted belongs to each of them."""
        self._follow(event)
        match event:
            case Pegged() | Claimed() | CountAgain() | MugginsCalled() | CountSettled():
                return self.counts.act(event)
        return self.on.act(event)
