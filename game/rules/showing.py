"""The show: hands in turn from the dealer's left, then the crib, each pegged before the next (H1)."""

from game.rules.cards import are_known
from game.rules.claiming import Claiming
from game.rules.counting import Reason, points, show
from game.rules.events import Ask, Claimed, HandShown, Phase
from game.rules.moves import Move
from game.rules.stage import GameInPlay, Stage
from game.rules.view import ToCount


class Showing(Stage):
    """Counts by itself at once, or waits for each player's count."""

    phase = Phase.SHOW

    def __init__(self, game: GameInPlay) -> None:
        super().__init__(game)
        seats = game.form.round_from(game.form.left_of(game.dealer))
        self.to_show = [*((seat, False) for seat in seats), (game.dealer, True)]
        self.claiming: Claiming | None = None
        self._shown: ToCount | None = None

    def begin(self) -> None:
        """Show hands, until a player must count or the deal is done."""
        while self.to_show and not self.claiming:
            self._show(*self.to_show.pop(0))
        if not self.claiming:
            self.game.begin_deal(self.game.form.left_of(self.game.dealer))

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.claiming.waiting if self.claiming else ()

    @property
    def question(self) -> Ask | None:
        return self.claiming.question if self.claiming else None

    @property
    def to_count(self) -> ToCount | None:
        return self._shown if self.claiming else None

    @property
    def claimed(self) -> Claimed | None:
        return self.claiming.claimed if self.claiming else None

    def legal(self, seat: int) -> tuple[Move, ...]:
        return self.claiming.legal(seat) if self.claiming else ()

    def act(self, seat: int, move: Move) -> None:
        self.refuse_out_of_turn(seat)
        if self.claiming:
            self.claiming.act(seat, move)
            if not self.claiming.waiting:
                self.claiming = None
                self.begin()

    def _show(self, seat: int, crib: bool) -> None:
        deal = self.game.deal
        assert deal.starter
        cards = deal.crib if crib else deal.kept[seat]
        if not are_known(cards) and not self.game.is_blind:
            return  # nobody saw it: what it counted is what the board says
        scores = show(cards, deal.starter, crib=crib)
        self._shown = ToCount(seat, crib, cards, deal.starter)
        self.game.tell(HandShown(seat, crib, cards, deal.starter, scores))
        reason = Reason.CRIB if crib else Reason.HAND
        if self.game.house.counting.by_players:
            self.claiming = Claiming(self.game, seat, scores, reason, self._shown)
        else:
            self.game.peg(seat, points(scores), reason, scores)
