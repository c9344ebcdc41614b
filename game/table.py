"""A game under way: the rules, who sits in each seat, and where the log is kept."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from game.players.levels import LEVELS
from game.players.player import Player, player_seed
from game.rules.counting import PLAY_TOTALS, THIRTY_ONE, peg, points, show_points
from game.rules.errors import IllegalMove
from game.rules.events import DealerChosen, Events
from game.rules.game import Game
from game.rules.log import SeatMove, move_line
from game.rules.moves import (
    Accept,
    CallMuggins,
    ChooseTarget,
    Claim,
    Cut,
    LayAway,
    Move,
    Play,
    SayGo,
    TakeHeels,
)
from game.rules.phase import Ask, Phase
from game.rules.stages.playing import CAN_PLAY, PASSES_31
from game.rules.view import View

PAIR = 2
Thought = Generator[None, None, Move]


class Journal(Protocol):
    """Where the log of a game is kept, line by line."""

    def append(self, line: str) -> None:
        """One more move."""

    def rewrite(self, lines: Sequence[str]) -> None:
        """The whole log anew: a move was taken back."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person, or a player of some level. `str` of it reads back."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether the moves come from a hand."""
        return self.level is None

    def __str__(self) -> str:
        return f"{self.level or 'person'} {self.name}"

    @classmethod
    def parse(cls, text: str) -> "Sitter":
        """Read what `str(sitter)` printed."""
        level, _, name = text.partition(" ")
        if level == "person":
            return cls(name)
        if level not in LEVELS:
            raise ValueError(f"There is no player of the level '{level}'.")
        return cls(name, level)


Cuts = Mapping[tuple[int, Phase], int]
"""How deep is cut, by the number of the deal and the moment of it."""


class _NoJournal:
    """For games that nobody resumes."""

    def append(self, line: str) -> None:
        pass

    def rewrite(self, lines: Sequence[str]) -> None:
        pass


def _keep_no_hints(hints: Sequence[int]) -> None:
    """For games that nobody keeps."""


@dataclass
class Table:
    """People and players at one game. Every move goes through `apply`, and into the journal."""

    game: Game
    cutters: Sequence[Sitter]
    journal: Journal = field(default_factory=_NoJournal)
    counts: bool = False
    """Whether the game goes into somebody's record."""
    hints: list[int] = field(default_factory=list)
    """How many moves had been made each time that a person was told something by the coach."""
    cuts: Cuts = field(default_factory=dict)
    """Cuts of the pack that were settled before the game."""
    keep_hints: Callable[[Sequence[int]], None] = _keep_no_hints
    sitters: list[Sitter] = field(init=False)
    players: list[Player | None] = field(init=False)

    def __post_init__(self) -> None:
        self._seat(range(self.game.form.seats))

    def _seat(self, places: Sequence[int]) -> None:
        """Sit down: `places[seat]` says as number what the sitter cut for the deal."""
        self.sitters = [self.cutters[cutter] for cutter in places]
        for level in {sitter.level for sitter in self.sitters if sitter.level}:
            LEVELS[level].get_ready(self.game.form)
        self.players = [
            LEVELS[sitter.level](player_seed(self.game.seed, seat)) if sitter.level else None
            for seat, sitter in enumerate(self.sitters)
        ]

    def apply(self, seat: int, move: Move) -> Events:
        """Make a move; what comes of it is for the scenes to act out."""
        events = self.game.apply(seat, move)
        self.journal.append(move_line(seat, move))
        for event in events:
            if isinstance(event, DealerChosen):
                self._seat(event.places)
        return events

    @property
    def settled_cut(self) -> Cut | None:
        """The cut to be made now, where nobody is asked how deep."""
        depth = self.cuts.get((self.game.deals, self.game.phase))
        return None if depth is None else Cut(depth)

    def note_hint(self) -> None:
        """A hint was given, once or oftener, before the next move."""
        now = len(self.game.moves)
        if now not in self.hints:
            self.hints.append(now)
            self.keep_hints(self.hints)

    def may_play_on(self, seat: int) -> bool:
        """Whether a seat that may call muggins in the play is the next to play: its card answers too."""
        view = self.game.view(seat)
        if not view.claimed or view.to_count or self.game.asks(seat) is not Ask.CALL_MUGGINS:
            return False
        comes_next = view.form.sides == view.form.seats == PAIR and seat not in view.called_go
        return comes_next and view.count < THIRTY_ONE and self._has_something_to_do(view)

    @staticmethod
    def _has_something_to_do(view: View) -> bool:
        return bool(view.hand) and (view.house.go_by_hand or bool(view.playable))

    def play_on(self, seat: int, move: Play | SayGo, said: int = 0) -> Events:
        """A card with what it is said to count, or a go; a count that could be called stands then."""
        events: Events = ()
        if said not in PLAY_TOTALS:
            raise IllegalMove(f"Nothing here can count {said}.")
        if self.may_play_on(seat):
            _refuse_what_will_not_do(self.game.view(seat), move)
            events = self.apply(seat, Accept())
        events += self.apply(seat, move)
        if self.game.phase is Phase.PLAY and self.game.asks(seat) is Ask.COUNT:
            events += self.apply(seat, Claim(said))
        return events

    @property
    def to_take_back(self) -> range:
        """The places in the log of what a person may take back now, where the house lets it (X6)."""
        if not self.game.house.lets_undo(counts=self.counts):
            return range(0)
        people = (seat for seat, sitter in enumerate(self.sitters) if sitter.is_person)
        return max(map(self.game.to_take_back, people), key=lambda places: places.stop, default=range(0))

    @contextmanager
    def taking_back(self) -> Iterator[list[SeatMove]]:
        """The game is begun again, and the moves that stay are to be made within; then the log is theirs."""
        places, journal = self.to_take_back, self.journal
        stay = [move for place, move in enumerate(self.game.moves) if place not in places]
        self.game, self.journal = Game.begun(self.game.heading), _NoJournal()
        self._seat(range(self.game.form.seats))
        yield stay
        self.journal = journal
        journal.rewrite(self.game.to_lines())

    @property
    def sides_of_people(self) -> set[int]:
        """The sides that people play for, and not only players."""
        return {self.game.form.side(seat) for seat, sitter in enumerate(self.sitters) if sitter.is_person}

    @property
    def turn(self) -> int | None:
        """The seat to act next; nobody when the game is over.

        Where several may, players do before people; but a person chooses the target."""
        waiting = self.game.waiting
        if self.game.phase is Phase.CHOOSE_TARGET:
            return min(waiting, key=lambda seat: (self.players[seat] is not None, seat))
        dealer_takes_heels = self._player_with_heels()
        if dealer_takes_heels is not None:
            return dealer_takes_heels
        return min(waiting, key=lambda seat: self.players[seat] is None, default=None)

    def _player_with_heels(self) -> int | None:
        if self.game.phase is not Phase.PLAY:
            return None
        dealer = self.game.dealer
        player = self.players[dealer]
        if player and TakeHeels() in self.game.legal(dealer) and player.takes_heels(self.game.view(dealer)):
            return dealer
        return None

    def think(self, seat: int) -> Thought:
        """The move of a player, thought out in slices of a few milliseconds."""
        player = self.players[seat]
        assert player, "people think for themselves"
        view = self.game.view(seat)
        if seat == self._player_with_heels():
            return TakeHeels()
        match self.game.asks(seat):
            case Ask.CUT:
                return Cut(player.cut(view))
            case Ask.TARGET:
                return ChooseTarget(view.target)
            case Ask.LAY_AWAY:
                return LayAway((yield from player.think_lay_away(view)))
            case Ask.PLAY:
                return Play((yield from player.think_play(view))) if view.playable else SayGo()
            case Ask.COUNT:
                return Claim(_claim(player, view))
            case Ask.CALL_MUGGINS:
                missed = _missed(player, view)
                return CallMuggins(missed) if missed else Accept()
            case None:
                raise AssertionError("only who is asked thinks")


def _refuse_what_will_not_do(view: View, move: Play | SayGo) -> None:
    """Before the count of the other side is let stand."""
    if isinstance(move, SayGo) and view.playable:
        raise IllegalMove(CAN_PLAY)
    if isinstance(move, Play) and move.card not in view.playable:
        raise IllegalMove(PASSES_31)


def _claim(player: Player, view: View) -> int:
    shown = view.to_count
    return player.claim(view, shown.cards, shown.starter, shown.crib) if shown else player.claim_play(view)


def _missed(player: Player, view: View) -> int:
    """What is called of the count that was said; the cards lie open, so that anybody can count them."""
    shown = view.to_count
    true = (
        show_points(shown.cards, shown.starter, crib=shown.crib)
        if shown
        else points(peg([card for _, card in view.pile]))
    )
    assert view.claimed, "there is a count to be called"
    return player.muggins(view, true, view.claimed.said)
