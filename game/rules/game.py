"""One game of cribbage, changed by moves alone; what comes of each move is told in events."""

from collections.abc import Callable, Iterable, Mapping

from game.rules.cards import Card, Cards, turned_up
from game.rules.counting import FOR_LAST, Reason, Scores
from game.rules.cutting import ChoosingTarget, CuttingForDeal, CuttingPack
from game.rules.errors import IllegalMove, InvalidHouse, InvalidLog
from game.rules.events import Ask, Dealt, Event, Events, Pegged, Phase, Won
from game.rules.forms import Form
from game.rules.house import House
from game.rules.laying_away import LayingAway
from game.rules.log import Heading, SeatMove, move_line, read_log
from game.rules.moves import LayAway, Move
from game.rules.outcome import Outcome, outcome_of
from game.rules.pack import DealtPacks, Packs, RecordedPacks, ShuffledPacks, is_seed, is_word, mixed, seal
from game.rules.showing import Showing
from game.rules.stage import Deal, Over, Stage, deal_cards
from game.rules.taking_back import to_take_back
from game.rules.view import PastDeal, View

STINK_HOLE_REASONS = (Reason.HEELS, Reason.GO, Reason.LAST_CARD)


class _TargetReachedError(Exception):
    """Raised by the point that wins, so that nothing after it is counted."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome


def _check_beginning(form: Form, seed: str, word: str, dealer: int | None) -> None:
    """Refuse what no game can be dealt from."""
    if not is_seed(seed):
        raise InvalidHouse("A seed is one word or several on one line.")
    if word and not is_word(word):
        raise InvalidHouse("A word to add must be short.")
    if dealer is not None and dealer not in range(form.seats):
        raise InvalidHouse(f"There is no seat {dealer} to deal.")


class Game:
    """A game from the first cut to the game hole. `dealer` is given where the cut has been settled before.

    One that `is_blind` has cards face down to whoever runs it: go is always said, and the cut for the deal,
    the starter and the show wait until the cards that they need are turned up."""

    def __init__(
        self,
        form: Form,
        house: House,
        seed: str | int,
        *,
        dealer: int | None = None,
        word: str = "",
        packs: Packs | None = None,
        is_blind: bool = False,
    ) -> None:
        self.form = form
        self.house = house
        self.seed = str(seed)
        _check_beginning(form, self.seed, word, dealer)
        self.word = word
        self.first_dealer = dealer
        self.deals_first: int | None = None
        """Who dealt first, once that is settled, by the cut or before it."""
        self.places = tuple(range(form.seats))
        """By seat, from which place its sitter cut for the deal: partners may have been cut for."""
        self.pack: Packs = packs or ShuffledPacks(mixed(self.seed, word))
        self._record = self.pack if isinstance(self.pack, RecordedPacks) else None
        self.is_blind = is_blind
        self.says_go = is_blind or house.go_by_hand
        self.target = house.target_of(form)
        self.scores = [0] * form.sides
        self.outcome: Outcome | None = None
        self.moves: list[SeatMove] = []
        self.deals = 0
        self._dealer: int | None = None
        self._deal: Deal | None = None
        self._past: tuple[PastDeal, ...] = ()
        self._events: list[Event] = []
        self._stage: Stage
        if dealer is None:
            self.enter(CuttingForDeal(self))
        else:
            self.begin_game(dealer)
        self.opening: Events = tuple(self._events)

    @property
    def phase(self) -> Phase:
        return self._stage.phase

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must act; empty when the game is over."""
        return self._stage.waiting

    @property
    def dealer(self) -> int:
        """Who deals; known once the cut is settled."""
        assert self._dealer is not None, "nobody has won the cut yet"
        return self._dealer

    @property
    def deal(self) -> Deal:
        """The cards of this deal; there are none before the first."""
        assert self._deal is not None, "nothing has been dealt yet"
        return self._deal

    @property
    def seal(self) -> str:
        """What can be shown before the first cut to prove the seed afterwards."""
        return seal(self.seed)

    def asks(self, seat: int) -> Ask | None:
        """Return the question for this seat; nothing where the game does not wait for it."""
        return self._stage.asks(seat)

    def legal(self, seat: int) -> tuple[Move, ...]:
        return self._stage.legal(seat)

    def apply(self, seat: int, move: Move) -> Events:
        """Make a move and all that is forced after it; an `IllegalMove` changes nothing."""
        if seat not in range(self.form.seats):
            raise IllegalMove(f"There is no seat {seat}.")
        seen = self._face_down(move, self._record) if self._record else move
        events = self._what_comes_of(self._stage.act, seat, seen)
        self.moves.append((seat, move))
        return events

    def _face_down(self, move: Move, record: RecordedPacks) -> Move:
        """Return a move with blanks for the cards that nobody saw."""
        if not isinstance(move, LayAway):
            return move
        return LayAway(turned_up(move.cards, record.face_down(str(self.deals))))

    @property
    def _board(self) -> tuple[int, ...]:
        """The scores after this deal, where somebody wrote them down."""
        return self._record.boards.get(str(self.deals), ()) if self._record else ()

    def turn_up(self, known: Mapping[Card, Card]) -> None:
        """Turn up these cards, which lay face down."""
        self._stage.turn_up(known)
        if self._deal:
            self._deal.turn_up(known)

    def show(self) -> Events:
        """Begin the show that has waited for it; the hands lie open."""
        assert isinstance(self._stage, Showing), "all cards are played"
        return self._what_comes_of(self._stage.begin)

    def _what_comes_of(self, act: Callable[..., None], *given: int | Move) -> Events:
        before, self._events = self._events, []
        try:
            act(*given)
        except IllegalMove:
            self._events = before
            raise
        except _TargetReachedError as reached:
            self._stage = Over(self)
            self.tell(Won(reached.outcome))
        return tuple(self._events)

    def to_take_back(self, seat: int) -> range:
        """Return the places of the moves that this seat may take back, wherever the house lets it (X6)."""
        return to_take_back(seat, self.moves, self._events, self._stage)

    def view(self, seat: int) -> View:
        """Return all that this seat may know."""
        stage, deal = self._stage, self._deal
        return View(
            self.form,
            self.house,
            seat,
            self._dealer,
            tuple(self.scores),
            tuple(deal.hands[seat]) if deal else (),
            deal.kept[seat] if deal else (),
            deal.laid_away[seat] if deal else (),
            deal.starter if deal else None,
            played=tuple(deal.played) if deal else (),
            cards_left=tuple(map(len, deal.hands)) if deal else (),
            pile=stage.pile,
            count=stage.count,
            called_go=stage.called_go,
            chosen_target=self.target if self.house.target_after_cut else None,
            cut_depths=stage.cut_depths,
            to_count=stage.to_count,
            claimed=stage.claimed,
            past=self._past,
            asks=stage.asks(seat),
            heels=stage.may_take_heels(seat),
        )

    @property
    def heading(self) -> Heading:
        """What it was begun with, and can be begun with again."""
        packs = tuple(self.pack.dealt.items()) if isinstance(self.pack, DealtPacks) else ()
        unseen = tuple(self._record.unseen.items()) if self._record else ()
        boards = tuple(self._record.boards.items()) if self._record else ()
        return Heading(self.form, self.house, self.seed, self.first_dealer, self.word, packs, unseen, boards)

    @classmethod
    def begun(cls, head: Heading, packs: Packs | None = None) -> "Game":
        if packs is None and head.packs:
            dealt = dict(head.packs)
            is_record = head.unseen or head.boards
            packs = (
                RecordedPacks(dealt, dict(head.unseen), dict(head.boards)) if is_record else DealtPacks(dealt)
            )
        return cls(head.form, head.house, head.seed, dealer=head.dealer, word=head.word, packs=packs)

    def begun_again(self) -> "Game":
        """Begin the same game again, with the same packs, before its first move."""
        return Game.begun(self.heading, self.pack)

    def told_again(self) -> Events:
        """Tell all that happened from its beginning to now."""
        again = self.begun_again()
        return (*again.opening, *(event for seat, move in self.moves for event in again.apply(seat, move)))

    def to_lines(self) -> list[str]:
        """Write the game as text: how it was begun, then every move."""
        return self.heading.to_lines() + [move_line(seat, move) for seat, move in self.moves]

    @classmethod
    def from_lines(cls, lines: Iterable[str], above: int = 0) -> "Game":
        """Play a log again; an `InvalidLog` names the line, counted with those above."""
        log = read_log(lines, above)
        game = cls.begun(log.heading)
        for number, (seat, move) in log.moves:
            try:
                game.apply(seat, move)
            except IllegalMove as error:
                raise InvalidLog(f"Line {number}: {error}") from None
        return game

    # What follows is for the stages of the game.

    def tell(self, event: Event) -> None:
        """Put an event down for whoever looks on."""
        self._events.append(event)

    def room(self, seat: int) -> int:
        """Return how many holes this seat's side has left to the target."""
        return self.target - self.score(seat)

    def score(self, seat: int) -> int:
        return self.scores[self.form.side(seat)]

    def peg(self, seat: int, points: int, reason: Reason, scores: Scores = ()) -> None:
        """Peg points, the one door for them; at the target it ends the game for good (P22, H2, W1)."""
        side = self.form.side(seat)
        room = self.target - self.scores[side]
        if self._record and self._board and self._board[side] < self.target:
            points = min(points, room - 1)  # on the board nobody was out by it
        if points <= 0 or (room == 1 and self.house.stink_hole and reason in STINK_HOLE_REASONS):
            return
        self._move_peg(seat, side, min(points, room), reason, scores)
        if points >= room:
            self._settle_board(but=side)
            self.outcome = outcome_of(tuple(self.scores), side, seat, reason, self.house.stakes)
            raise _TargetReachedError(self.outcome)

    def peg_back(self, seat: int, holes: int) -> None:
        """Take points away, but never more than there are."""
        side = self.form.side(seat)
        back = min(holes, self.scores[side])
        if back:
            self._move_peg(seat, side, -back, Reason.PENALTY, ())

    def _settle_board(self, but: int | None = None) -> None:
        """Move the pegs to where they stood on the board after a deal; `but` those of who has won."""
        for side, score in enumerate(self._board):
            if side != but and score != self.scores[side]:
                self._move_peg(side, side, score - self.scores[side], Reason.BOARD, ())

    def _end_by_board(self) -> None:
        """Move the pegs to the board's, and end the game if somebody was out there."""
        self._settle_board()
        if self.target in self._board:
            won = self._board.index(self.target)
            self.outcome = outcome_of(tuple(self.scores), won, won, Reason.BOARD, self.house.stakes)
            raise _TargetReachedError(self.outcome)

    def _move_peg(self, seat: int, side: int, holes: int, reason: Reason, scores: Scores) -> None:
        self.scores[side] += holes
        self.tell(Pegged(seat, side, holes, self.scores[side], reason, scores))

    def enter(self, stage: Stage) -> None:
        """Go on to another moment; a show begins by itself, where no card lies face down."""
        self._stage = stage
        if isinstance(stage, Showing) and not self.is_blind:
            stage.begin()

    def begin_game(self, dealer: int) -> None:
        """Begin the first deal, or ask for the target before it (X3)."""
        self._dealer = self.deals_first = dealer
        if self.house.target_after_cut:
            self.enter(ChoosingTarget(self, dealer))
        else:
            self.begin_deal(dealer)

    def begin_deal(self, dealer: int) -> None:
        """Shuffle for the next deal; the first non-dealer may have three for last (D10)."""
        if self._deal:
            self._end_by_board()
            self._past += (self._deal.shown,)
        self.deals += 1
        self._dealer = dealer
        self._deal = None
        if self.deals == 1 and self.house.has_three_for_last(self.form):
            self.peg(self.form.left_of(dealer), FOR_LAST, Reason.THREE_FOR_LAST)
        pack = self.pack(str(self.deals))
        if self.house.cut_before_deal:
            self.enter(CuttingPack(self, pack))
        else:
            self.deal_hands(pack)

    def deal_hands(self, pack: Cards) -> None:
        deal = self._deal = deal_cards(self.form, pack, self.dealer, self.deals)
        self.tell(Dealt(self.deals, self.dealer, tuple(map(tuple, deal.hands)), deal.from_pack))
        self.enter(LayingAway(self))
