"""The cut for deal: the pack lies spread, each seat takes a card, the lowest deals."""

from collections.abc import Sequence

from game.devices.button import DIRECTIONS, Button, Press
from game.devices.tunes import Tune
from game.rules.cards import PACK
from game.rules.events import CutForDeal, CutTied, DealerChosen
from game.rules.moves import Cut
from game.rules.pack import HEIGHTS, depth_at, nearest_depth, next_height
from game.rules.spoken import told
from game.scenes.moments.cut_pack import BY_LETTER, height_typed, type_on
from game.scenes.moments.running_scene import Cast
from game.scenes.moments.table_scene import ActingScene
from game.scenes.sitting.acting import SAY_SECONDS
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.screen.screen import Screen
from game.screen.spots import CutSpot, Spot
from game.screen.tabletop import CutShown, SpreadPack, Verdict

ASKED = "Cut for the deal: low, middle or high, then press the button"


class CutForDealScene(ActingScene[CutForDeal | CutTied | DealerChosen]):
    """Low, middle, high, any card, or a number of cards."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__(sitting, cast)
        self.shown: list[CutShown] = []
        self.depth: int | None = None
        self.typed = 0
        self.top.message = ""

    @property
    def depths(self) -> range:
        """Where the pack may be cut now."""
        return self.sitting.table.game.view(0).cut_depths

    @property
    def takes_figures(self) -> bool:
        return self.asked is not None

    @property
    def typed_letters(self) -> str:
        return "".join(BY_LETTER)

    def ask(self, seat: int) -> None:
        self.depth = depth_at(self.depths, "middle")
        self.typed = 0
        self.top.message = ASKED

    def answer(self, press: Press) -> None:
        """Move along the pack, or cut."""
        assert self.depth is not None
        if press.digit is not None and press.button not in DIRECTIONS:
            self._type(press.digit)
        match press.button:
            case Button.UP:
                self.depth = next_height(self.depths, self.depth, 1)
            case Button.DOWN:
                self.depth = next_height(self.depths, self.depth, -1)
            case Button.LEFT | Button.RIGHT:
                step = 1 if press.button is Button.RIGHT else -1
                self.depth = nearest_depth(self.depths, self.depth + step)
        if press.chosen:
            self.move(Cut(self.depth))
        elif height := height_typed(press):
            self.move(Cut(depth_at(self.depths, height)))

    def _type(self, digit: int) -> None:
        """A depth in figures, as BSD cribbage asks for it."""
        self.typed = type_on(self.typed, digit)
        self.depth = nearest_depth(self.depths, self.typed)
        self.top.message = f"Cut for the deal: {self.depth} cards, then press the button"

    def answer_click(self, spot: Spot | None) -> None:
        if isinstance(spot, CutSpot):
            self.move(Cut(spot.depth))

    def hover(self, spot: Spot | None) -> None:
        """The card that a click would cut is lifted."""
        super().hover(spot)
        if isinstance(spot, CutSpot) and self.asked is not None:
            self.stale |= spot.depth != self.depth
            self.depth = spot.depth

    def act(self, event: CutForDeal | CutTied | DealerChosen) -> Movement:
        """Show a card; when all have cut, say who deals."""
        match event:
            case CutForDeal(seat, depth, card):
                self.depth = None
                self.acting.sound(Tune.CUT)
                self.shown.append(CutShown(seat, depth, card))
                yield from self.acting.hold(SAY_SECONDS)
            case CutTied():
                yield from self.acting.pause(told.A_TIE)
                self.shown.clear()
            case DealerChosen(dealer, places):
                yield from self._change_seats(places)
                self.top.dealer = self.top.turn = dealer
                name = self.top.seats[dealer].name
                self.top.lit = frozenset(cut.card for cut in self.shown if cut.seat == dealer)
                self.top.message = told.has_low_card(name)
                self.top.verdict = Verdict(self.top.side(dealer), told.deals_first(name), self.top.message)
                yield from self.acting.hold(SAY_SECONDS)
                yield from self.acting.pause(self.top.message)

    def _change_seats(self, places: Sequence[int]) -> Movement:
        """All move at once, with plates and the cards they cut, and who plays with whom is said (W13)."""
        self.onlooker.change_seats(self.top)
        self.shown[:] = [cut._replace(seat=places.index(cut.seat)) for cut in self.shown]
        if self.sitting.table.game.house.cut_for_partners and self.top.partners:
            yield from self.acting.pause(told.partners(self.top.side_names()))

    def draw(self, screen: Screen) -> None:
        """The spread pack over an empty table."""
        depths = self.depths if self.asked is not None else range(0)
        marks = {depth_at(depths, height): height.upper() for height in HEIGHTS} if depths else {}
        screen.tabletop(self.top, spread=SpreadPack(len(PACK), depths, self.depth, self.shown, marks))
        self.draw_words(screen)
