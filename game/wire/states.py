"""The states of a game by wire: whose word it is, and the next. Those of the play and the show come from
`Game.waiting`, so that there is no second set of rules."""

from collections.abc import Mapping

from game.rules.cards import PACK, Card, Cards
from game.rules.events import Ask, Event, Phase
from game.rules.game import Game
from game.rules.moves import Cut
from game.rules.pack import BLANKS, DealtPacks, ShuffledPacks
from game.wire.audit import Audit, Said
from game.wire.faults import Guilty
from game.wire.heading import WireHeading
from game.wire.locks import Points, card_points, digest

MAY_STOP = ("open", "lay", "cut", "starter", "heels", "play")
_ANSWERS = {Ask.PLAY: ("play", "go"), Ask.COUNT: ("claim",), Ask.CALL_MUGGINS: ("muggins", "accept")}
_STATES = {
    Phase.CUT_FOR_DEAL: "coin",
    Phase.CHOOSE_TARGET: "target",
    Phase.LAY_AWAY: "lay",
    Phase.CUT_STARTER: "cut",
    Phase.PLAY: "play",
    Phase.SHOW: "show",
}


class States:
    """The game as far as all may know it; what nobody has named lies face down."""

    def __init__(self, heading: WireHeading) -> None:
        self.gid, self.form, self.house = heading.gid, heading.form, heading.house
        self.sides = len(heading.sides)
        seed = f"wire {self.gid.hex()}"
        self.packs: dict[str, Cards] = {}
        """Each pack that lies open from top to bottom."""
        self.game = Game(
            self.form, self.house, seed, dealer=heading.dealer, packs=DealtPacks(self.packs), is_blind=True
        )
        self.events: list[Event] = []
        """What has happened, until somebody takes it away to act it out."""
        self._sides_cut = [seat.side for seat in heading.seats]
        """By place, as they sat down to cut for the deal."""
        self.known: dict[int, Card] = {}
        """What lies in a place, as far as this machine knows."""
        self.auditor = Audit(heading, seed, self.packs)
        self.state, self.step, self.attempt = "coin", 0, 1
        self.cuts: dict[int, int] = {}
        self.coins: list[bytes] = []
        self.stopped: int | None = None
        self.verdict: Guilty | None = None
        self._deal = 0
        if heading.dealer is not None:
            self._follow()

    # Whose word it is.

    @property
    def side_of(self) -> list[int]:
        """Each seat's side: partners move by the cut."""
        return [self._sides_cut[place] for place in self.game.places]

    @property
    def order(self) -> list[int]:
        """The sides in the order in which they lock: of their first seat from the dealer's."""
        return [*dict.fromkeys(self.side_of[seat] for seat in self.form.round_from(self.game.dealer))]

    @property
    def pone(self) -> int:
        return self.form.left_of(self.game.dealer)

    @property
    def seat(self) -> int:
        """The seat whose decision is awaited, where it is one's."""
        if self.state in ("target", "heels"):
            return 0 if self.state == "target" else self.game.dealer
        waiting = self.game.waiting
        # Dealer first, as the protocol has it; the rules take lay-aways in any order.
        return waiting[-1] if self.state == "lay" and self.game.dealer in waiting else waiting[0]

    @property
    def speaker(self) -> int | None:
        """The one side that may say the next line; nobody when all is said."""
        if self.verdict or self.state == "over":
            return None
        match self.state:
            case "coin":
                return self.step % self.sides
            case "lock":
                return self.order[self.step]
            case "open":
                return self.order[::-1][self.step]
            case "starter":
                return self._turners[self.step]
            case "seed":
                return (self._first_to_close + self.step) % self.sides
        return self.side_of[self.seat]

    @property
    def _turners(self) -> list[int]:
        """Who turns the starter up after the cut, in the order of opening."""
        cutter = self.side_of[self.pone]
        return [side for side in self.order[::-1] if side != cutter]

    @property
    def names_starter(self) -> bool:
        """Whether the next to open the starter is the last, who names it."""
        return self.step == len(self._turners) - 1

    @property
    def _first_to_close(self) -> int:
        """Who says his seed first: who complained, who won, or who played last."""
        if self.stopped is not None:
            return self.stopped
        won = self.game.outcome
        return self.side_of[won.seat if won else self.game.deal.played[-1][0]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What may be said now."""
        asked = self.game.asks(self.seat) if self.state in ("play", "show") else None
        own = ("heels", "no") if self.state == "heels" else _ANSWERS[asked] if asked else (self.state,)
        may_stop = self.state in MAY_STOP and (self.state != "open" or self.step > 0)
        return (*own, "stop") if may_stop else own

    # The places: 0 to 51, from the top after the pack was cut.

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat, own in enumerate(self.side_of) if own == side]

    def hand(self, seat: int) -> list[int]:
        """Return the places that were dealt to a seat."""
        turn = (seat - self.pone) % self.form.seats
        return [*range(turn, self.form.seats * self.form.dealt, self.form.seats)]

    def kept(self, seat: int) -> list[int]:
        """Return those of them that are neither discarded nor played."""
        return [place for place in self.hand(seat) if place not in self._gone]

    def to_open(self, side: int) -> list[int]:
        """List the places where a side takes its lock off after the deal: the hands that are not its own."""
        return sorted(
            place for seat, own in enumerate(self.side_of) if own != side for place in self.hand(seat)
        )

    def in_pack(self, place: int) -> int:
        """Return where a place lay before the pack was cut."""
        return (place + self._turned) % len(PACK)

    def lies(self, place: int) -> bytes:
        """Return the point a side takes its lock off; of two sides each takes it off the pack itself."""
        at = self.in_pack(place)
        return self._lying[at] if self.sides > 2 else self.locks[-1][at]

    def open_to_last(self, place: int) -> bytes:
        """Return a place from which others have taken their locks, one by one."""
        return self._lying[self.in_pack(place)]

    def turn_up(self, known: Mapping[int, Card]) -> None:
        """Turn up the cards in these places: it is known here from now on."""
        self.known |= known
        self.game.turn_up({BLANKS[self.in_pack(place)]: card for place, card in known.items()})

    # What comes of it.

    def go_on(self, said: list[Said]) -> None:
        """Follow up the last line, once it is in the record."""
        kind, everybody_has = said[-1].kind, self.step == self.sides
        match self.state:
            case "coin" if self.step == 2 * self.sides - 1:
                self._settle_cuts()
            case "lock" if everybody_has:
                self._enter("lift" if self.house.cut_before_deal else "open")
            case "lift":
                self._enter("open")
            case "open" if everybody_has:
                self._enter("lay")
            case "starter" if self.game.phase is not Phase.CUT_STARTER:
                self._enter("heels") if self.game.view(self.game.dealer).heels else self._follow()
            case "seed" if everybody_has:
                self._close(said)
            case "target" | "show":
                self.auditor.follow(said[-1])
                self._follow()
            case "lay" | "heels":
                self._follow()
            case "play" if kind != "no":
                self._follow()

    def _enter(self, state: str) -> None:
        self.state, self.step = state, 0

    def _settle_cuts(self) -> None:
        """Open every coin: the pack follows from all of them, and every cut shows its card."""
        attempt, occasion = bytes([self.attempt]), f"cut {self.attempt}"
        words = digest("cut", self.gid, attempt, b"".join(self.coins)).hex()
        pack = self.packs[occasion] = ShuffledPacks(words)(occasion)
        self.game.turn_up(dict(zip(BLANKS, pack, strict=True)))
        for seat in range(self.form.seats):
            self.events += self.game.apply(seat, Cut(self.cuts[seat]))
        self.auditor.cut(self.cuts, self.packs[occasion])
        self.attempt += 1
        self.cuts, self.coins = {}, []
        self._follow()

    def _follow(self) -> None:
        """Enter the state that the game asks for."""
        game = self.game
        if game.deals > self._deal:
            self._begin_deal()
        elif game.outcome:
            self._enter("over" if self._is_open else "seed")
        elif game.phase is Phase.SHOW and not self._is_open:
            self._enter("seed")
        else:
            self._enter(_STATES[game.phase])

    @property
    def _is_open(self) -> bool:
        """Whether this deal was audited."""
        return str(self.game.deals) in self.packs

    def _begin_deal(self) -> None:
        """Spread the cards in 52 places, with no lock on them yet."""
        self._deal = self.game.deals
        self.plain = card_points(self.gid, self._deal)
        self.locks: list[Points] = []
        self._lying: dict[int, bytes] = {}
        self._opened: list[dict[bytes, int]] = [{} for _ in range(self.sides)]
        self._gone: set[int] = set()
        self._seen: set[Card] = set()
        self._turned = 0
        self.known.clear()
        self.seeds: dict[int, bytes] = {}
        self._enter("lock")

    @property
    def awaits_the_loser(self) -> int | None:
        """The side that has won and said its seeds, where a loser has not said his."""
        won = self.game.outcome
        if self.state != "seed" or not won or self.stopped is not None:
            return None
        sides = {self.side_of[seat] for seat in range(self.form.seats) if self.form.side(seat) == won.winner}
        return self.side_of[won.seat] if sides <= self.seeds.keys() else None

    def write_down(self) -> bool:
        """Write a game down whose last deal was never proven; tell whether that could be done."""
        known = {self.in_pack(place): card for place, card in self.known.items()}
        return self.auditor.guess(str(self._deal), known, self.game.moves)

    def _close(self, said: list[Said]) -> None:
        """Audit the deal; then all of it lies open, and the show begins that has waited for it."""
        try:
            pack = self.auditor.close(
                said, self._deal, self.order, self.plain, self.locks, self.seeds, self.stopped
            )
        except Guilty as guilty:
            self.verdict = guilty
            return
        self.packs[str(self._deal)] = pack
        self.game.turn_up(dict(zip(BLANKS, pack, strict=True)))
        if not self.game.outcome:
            self.events += self.game.show()
        self._follow()
