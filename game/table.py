"""A game under way: the rules, who sits in each seat, and where the log is kept."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

from game.players.deciding import decided
from game.players.levels import BEST, LEVELS
from game.players.player import GaveUp, Player, Thought, player_seed
from game.players.seating import is_player, player_class
from game.rules.errors import LONGEST_NAME
from game.rules.events import DealerChosen, Event, Events, Phase
from game.rules.game import Game
from game.rules.in_words import NAMESAKES
from game.rules.log import SeatMove, move_line
from game.rules.match import Match
from game.rules.match_length import Stand
from game.rules.moves import Cut, Move, Moves, TakeHeels
from game.rules.question import GoesWithoutSaying, Question, WhatToLayAway, WhatToPlay, WhichTarget, question
from game.rules.view import View
from game.rules.voice import YOU
from game.values import frozen


class Journal:
    """Where the log of a game is kept, line by line; this one keeps nothing, for games nobody resumes."""

    def append(self, line: str) -> None:
        """Add one more move."""

    def rewrite(self, lines: Sequence[str]) -> None:
        """Write the whole log anew: a move was taken back."""

    def tell(self, sentence: str) -> None:
        """Tell something that whoever keeps the game must say."""

    def note_hints(self, hints: Sequence[int]) -> None:
        """Note before which moves hints were given, all of them."""

    @property
    def is_kept(self) -> bool:
        """Whether a game that is left now can be continued as it is."""
        return True


FRIEND = "friend"
"""The level of whoever sits at another machine."""


@frozen
class Sitter:
    """Who sits in a seat: a person, or a player of some level. `str` of it reads back."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None

    def __str__(self) -> str:
        return f"{self.level or 'person'} {self.name}"

    @classmethod
    def parse(cls, text: str) -> "Sitter":
        """Read the text of `str(sitter)`."""
        level, _, name = text.partition(" ")
        if level == "person":
            return cls(name)
        if level != FRIEND and not is_player(level):
            raise ValueError(f"Unknown opponent '{level}'.")
        return cls(name, level)


def told_apart(names: Sequence[str]) -> list[str]:
    """Give a second ANN a letter: ANN B. It is never the first one of the name, which is the first ANN's."""
    apart: list[str] = []
    for name in names:
        lettered = (f"{name[: LONGEST_NAME - 2]} {letter}" for letter in NAMESAKES if letter != name[:1])
        apart.append(next(one for one in (name, *lettered) if one not in apart))
    return apart


Cuts = Mapping[tuple[int, Phase], int]
"""How deep is cut, by the number of the deal and the moment of it."""


@dataclass
class Table:
    """People and players at one game. Every move goes through `apply`, and into the journal."""

    game: Game
    cutters: Sequence[Sitter]
    journal: Journal = field(default_factory=Journal)
    counts: bool = False
    """Whether the game goes into somebody's record."""
    has_target: bool = False
    """Whether it was said before how many points win, so that nobody is asked."""
    hints: list[int] = field(default_factory=list)
    """How many moves had been made each time that a person was told something by the coach."""
    discards_in_turn: bool = False
    """Whether the dealer discards last, and not a player before a person."""
    match: Match | None = None
    """What the game belongs to, if that has an end."""
    cuts: Cuts = field(default_factory=dict)
    """Cuts of the pack that were settled before the game."""
    sitters: list[Sitter] = field(init=False)
    gave_up: set[Sitter] = field(default_factory=set, init=False)
    """For whom the best player plays on, wherever the cut for the deal seats them."""
    players: list[Player | None] = field(init=False)

    def __post_init__(self) -> None:
        self._seat(range(self.game.form.seats))

    def _seat(self, places: Sequence[int]) -> None:
        """Sit down: `places[seat]` says as number what the sitter cut for the deal."""
        self.sitters = [self.cutters[cutter] for cutter in places]
        self.players = [self._player(seat) for seat in range(len(self.sitters))]

    def _player(self, seat: int) -> Player | None:
        """Return who thinks in a seat at this machine."""
        sitter = self.sitters[seat]
        level = BEST if sitter in self.gave_up else sitter.level
        if level in (None, FRIEND):
            return None
        player = player_class(level)
        player.get_ready(self.game.form)
        return player(player_seed(self.game.seed, seat))

    def apply(self, seat: int, move: Move) -> Events:
        """Make a move; its outcome is for the scenes to act out."""
        events = self.game.apply(seat, move)
        self.journal.append(move_line(seat, move))
        for event in events:
            if isinstance(event, DealerChosen):
                self._seat(event.places)
        if self.game.outcome:
            for player in filter(None, self.players):
                player.leave()
        return events

    def news(self, patience: float = 0.0) -> Events:  # a far table waits so long
        """Return the events from elsewhere; nothing where everybody sits at this machine."""
        return ()

    @property
    def is_over(self) -> bool:
        return self.game.outcome is not None

    def note_hint(self) -> None:
        """Note that one hint or more was given before the next move."""
        now = len(self.game.moves)
        if now not in self.hints:
            self.hints.append(now)
            self.journal.note_hints(self.hints)

    def question(self, seat: int) -> Question | None:
        return question(self.game.view(seat))

    def answer(self, seat: int, moves: Moves) -> Events:
        """Make the moves of an answer, one by one."""
        events: list[Event] = []
        for move in moves:
            events += self.apply(seat, move)
        return tuple(events)

    @property
    def unasked(self) -> Moves:
        """What whoever is to act does without being asked: a cut that was settled, or a mere form."""
        depth, seat = self.cuts.get((self.game.deals, self.game.phase)), self.turn
        if depth is not None:
            return (Cut(depth),)
        asked = None if seat is None or self.players[seat] else self.question(seat)
        if isinstance(asked, WhichTarget) and self.has_target:
            return asked.choose(asked.usual)
        return asked.moves if isinstance(asked, GoesWithoutSaying) else ()

    @property
    def to_take_back(self) -> range:
        """The places in the log of the moves a person may take back now, where the house lets it (X6)."""
        if not self.game.house.lets_undo(counts=self.counts):
            return range(0)
        places = map(self.game.to_take_back, self.people)
        return max(places, key=lambda places: places.stop, default=range(0))

    @contextmanager
    def taking_back(self) -> Iterator[list[SeatMove]]:
        """Begin the game again for the moves that stay, made within; then the log is theirs."""
        places, journal = self.to_take_back, self.journal
        stay = [move for place, move in enumerate(self.game.moves) if place not in places]
        self.game, self.journal = Game.begun(self.game.heading), Journal()
        self._seat(range(self.game.form.seats))
        yield stay
        self.journal = journal
        journal.rewrite(self.game.to_lines())

    @property
    def stand(self) -> Stand | None:
        """How the match stood before this game, if it has an end."""
        return self.match.stand(self.game) if self.match else None

    def match_chance(self, seat: int) -> Callable[[float], float] | None:
        """Return a function from a seat's chance to win this game to that of the match, if it has an end."""
        stand = self.stand
        return partial(stand.chance, self.game.form.side(seat)) if stand else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose moves come from a hand."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.is_person)

    def called(self, sitter: Sitter) -> str:
        """Name a sitter as sentences do: whoever sits alone at the keys is you, whatever his initials."""
        is_alone = sitter.is_person and sum(one.is_person for one in self.cutters) == 1
        return YOU if is_alone else sitter.name

    @property
    def names(self) -> list[str]:
        """Name who sits where, as sentences do."""
        return [*map(self.called, self.sitters)]

    @property
    def sides_of_people(self) -> set[int]:
        """The sides that people play for, and not only players."""
        return {*map(self.game.form.side, self.people)}

    def needs_curtain(self, seat: int, asked: Question | None, looks_on: int | None) -> bool:
        """Tell whether a person must now look at a hand who is not the one that looks on."""
        is_out_of_hand = isinstance(asked, WhatToLayAway | WhatToPlay)
        return len(self.people) > 1 and seat != looks_on and is_out_of_hand

    @property
    def turn(self) -> int | None:
        """The seat to act next; nobody when the game is over.

        Where several may, players do before people; but a person chooses the target."""
        waiting = self.game.waiting
        if self.game.phase is Phase.CHOOSE_TARGET:
            return min(waiting, key=lambda seat: (self.players[seat] is not None, seat))
        if self.game.phase is Phase.LAY_AWAY and self.discards_in_turn:
            return waiting[0]
        dealer_takes_heels = self._player_with_heels()
        if dealer_takes_heels is not None:
            return dealer_takes_heels
        return min(waiting, key=lambda seat: self.players[seat] is None, default=None)

    def _player_with_heels(self) -> int | None:
        if self.game.phase is not Phase.PLAY or not self.game.house.counting.in_play:
            return None
        dealer = self.game.dealer
        player = self.players[dealer]
        view = self.game.view(dealer)
        return dealer if player and view.heels and player.takes_heels(view) else None

    def think(self, seat: int) -> Thought[Moves]:
        """Think out a player's move in slices of a few milliseconds; none where it lets its heels go."""
        player = self.players[seat]
        assert player, "people think for themselves"
        if seat == self._player_with_heels():
            return (yield from self._heels(player, self.game.view(seat)))
        try:
            return ((yield from self._decided(player, seat)),)
        except GaveUp as why:
            self.gave_up.add(self.sitters[seat])
            self.players[seat] = self._player(seat)
            who, best = self.sitters[seat].name, LEVELS[BEST].title.lower()
            self.journal.tell(f"{who} can't play on: {why.why} The {best} sits in.")
        return (yield from self.think(seat))

    def _heels(self, player: Player, view: View) -> Thought[Moves]:
        with suppress(GaveUp):  # whoever is gone is found out at a move that is asked for
            yield from player.think_ahead(view)
        return (TakeHeels(),) if player.takes_heels(view) else ()

    def _decided(self, player: Player, seat: int) -> Thought[Move]:
        return (yield from decided(player, self.game.view(seat)))
