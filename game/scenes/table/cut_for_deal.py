"""The first scene: the pack lies spread, all cut for the deal, and the target may be chosen."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.devices.button import Press
from game.devices.tunes import Tune
from game.rules.cards import PACK, named_card
from game.rules.events import CutForDeal, CutTied, DealerChosen, Event, Phase, TargetChosen
from game.rules.moves import Moves
from game.rules.pack import HEIGHTS, depth_at, nearest_depth, next_height
from game.rules.question import Question, WhereToCut, WhichTarget
from game.scenes.table.acting import SAY_SECONDS, Movement
from game.scenes.table.counts import Counts
from game.scenes.table.cut_input import CutInput, type_on
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import NOT_YET, Input
from game.scenes.table.moment import Leads, Moment
from game.sheets.spots import ButtonSpot, CutSpot, Spot
from game.sheets.table_state import CutShown, ReasonLine, SpreadPack, Verdict


class CutForDealScene(Moment):
    """Whoever cuts lowest deals first. `cuts` are the cards that were cut, while they lie there."""

    phases = (Phase.CUT_FOR_DEAL, Phase.CHOOSE_TARGET)
    events: ClassVar[Leads] = {
        **dict.fromkeys((CutForDeal, CutTied, DealerChosen), Phase.CUT_FOR_DEAL),
        TargetChosen: Phase.CHOOSE_TARGET,
    }

    def __init__(self, context: GameContext, counts: Counts) -> None:
        super().__init__(context, counts)
        self.cuts: list[CutShown] = []

    def act(self, event: Event) -> Movement:
        match event:
            case TargetChosen(_, target):
                return self._target(target)
            case CutForDeal() | CutTied():
                return self._cut(event)
            case DealerChosen(dealer, places):
                return self._choose_dealer(dealer, places)
        raise AssertionError(f"not of the cut for deal: {event}")

    def _cut(self, event: CutForDeal | CutTied) -> Movement:
        """Show a card; after a tie none lies there any more."""
        match event:
            case CutForDeal(seat, depth, card):
                self.acting.sound(Tune.CUT)
                self.cuts.append(CutShown(seat, depth, card))
                yield from self.acting.hold(SAY_SECONDS)
            case CutTied():
                yield from self.acting.pause(self.voice.tie)
                self.cuts.clear()

    def _choose_dealer(self, dealer: int, places: Sequence[int]) -> Movement:
        """Say who deals, and who has cut what, the dealer first."""
        yield from self._change_seats(places)
        self.top.dealer = self.top.turn = dealer
        self.top.before = [*self.top.before, *self._told]
        self.top.lit = frozenset(cut.card for cut in self.cuts if cut.seat == dealer)
        self.top.message = ""
        words = self.voice.say(self.voice.deals_first, self.top.seats[dealer].name)
        manner = self.context.manner
        has_box = bool(words) and (manner.boxes_dealer or not manner.is_bare)
        if has_box:
            dealer_first = sorted(self.cuts, key=lambda cut: cut.seat != dealer)
            cuts = (f"{self.top.seats[cut.seat].on_plate} {named_card(cut.card)}" for cut in dealer_first)
            self.top.verdict = Verdict(self.top.side(dealer), words, ", ".join(cuts))
        yield from self.acting.hold(SAY_SECONDS)
        yield from self.acting.pause(words, on_table=has_box)

    @property
    def _told(self) -> Iterator[ReasonLine]:
        """Tell who cut what, once the seats are settled."""
        yield ReasonLine(None, "Cut for deal", is_divider=True)
        for cut in self.cuts:
            words = f"{self.top.seats[cut.seat].on_plate}: {named_card(cut.card)}"
            yield ReasonLine(self.top.side(cut.seat), words)

    def _change_seats(self, places: Sequence[int]) -> Movement:
        """Move everybody at once, with plates and cut cards, and say who plays with whom (W13)."""
        self.context.viewer.change_seats(self.top)
        self.cuts[:] = [cut._replace(seat=places.index(cut.seat)) for cut in self.cuts]
        if self.house.cut_for_partners and self.top.partners:
            yield from self.acting.pause(" against ".join(self.top.side_names()))

    def _target(self, target: int) -> Movement:
        """Peg the board to this hole from now on."""
        self.top.target = target
        self.top.message = self.voice.say(self.voice.target_chosen, target=target)
        self.acting.sound(Tune.FIRE)
        yield from self.acting.hold(SAY_SECONDS)

    def ask(self, asked: Question, seat: int) -> Input:
        match asked:
            case WhereToCut():
                return SpreadInput(asked, seat, self.context)
            case WhichTarget():
                return TargetInput(asked, seat, self.context)
        raise AssertionError(f"not asked at the cut for deal: {asked}")

    def spread(self) -> SpreadPack | None:
        """Spread the pack over an empty table while the deal is cut for."""
        asked = self.asked
        if self.phase is not Phase.CUT_FOR_DEAL:
            return None
        if not isinstance(asked, SpreadInput):
            return SpreadPack(len(PACK), range(0), None, tuple(self.cuts))
        return SpreadPack(len(PACK), asked.asked.depths, asked.depth, tuple(self.cuts), asked.marks)


class SpreadInput(CutInput):
    """The cut for deal: any card of the spread pack, or a number of cards."""

    def __init__(self, asked: WhereToCut, seat: int, context: GameContext) -> None:
        super().__init__(asked, seat, context)
        self._depth = depth_at(asked.depths, "middle")
        self.say("")

    @property
    def marks(self) -> dict[int, str]:
        """The heights, where they are named."""
        heights = HEIGHTS if self.names_heights else ()
        return {depth_at(self.asked.depths, height): height.upper() for height in heights}

    @property
    def typed_so(self) -> str:
        return "" if self.top.hands else "{left} {right} move   {fire} cut"  # or the guide has told them

    @property
    def depth(self) -> int:
        return self._depth

    def step(self, press: Press) -> None:
        """Step by a card across, and by a height up and down."""
        if press.across:
            self._depth = nearest_depth(self.asked.depths, self.depth + press.across)
        else:
            self._depth = next_height(self.asked.depths, self.depth, press.more)

    def type_digit(self, digit: int) -> None:
        """Type a depth in figures, as BSD cribbage asks for it."""
        self.typed = type_on(self.typed, digit)
        self._depth = nearest_depth(self.asked.depths, self.typed)
        self.say(f"{self.depth} cards")

    def click(self, spot: Spot | None) -> Moves:
        return self.asked.at(spot.depth) if isinstance(spot, CutSpot) else NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """Lift the card that a click would cut."""
        before = self.depth
        self._depth = spot.depth if isinstance(spot, CutSpot) else before
        return self.depth != before


class TargetInput(Input):
    """Up and down, then fire; the former value is offered first."""

    def __init__(self, asked: WhichTarget, seat: int, context: GameContext) -> None:
        super().__init__(seat, context.top)
        self.asked, self.target = asked, asked.usual
        self.words = self.asking(asked)
        self._say()

    @property
    def names(self) -> list[str]:
        return [*map(str, self.asked.targets)]

    @property
    def lit(self) -> str:
        return str(self.target)

    def _say(self) -> None:
        self.top.message = f"{self.words} {self.target}"

    def press(self, press: Press) -> Moves:
        if press.chosen:
            return self.asked.choose(self.target)
        if press.more:
            targets = self.asked.targets
            at = targets.index(self.target) + press.more
            self.target = targets[min(max(at, 0), len(targets) - 1)]
            self._say()
        return NOT_YET

    def click(self, spot: Spot | None) -> Moves:
        if isinstance(spot, ButtonSpot) and spot.name in self.names:
            return self.asked.choose(int(spot.name))
        return NOT_YET
