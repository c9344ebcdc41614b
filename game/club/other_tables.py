"""The games at the other tables, played while yours is: quick players, a slice at a time."""

from collections.abc import Callable, Iterator

from game.club.evening import YOU, Evening, Meeting
from game.club.scoring import AWARDED, Result
from game.players.characters import CHARACTERS
from game.players.seating import player_class
from game.players.shipmate import NAME as SHIPMATE
from game.rules.counting import points
from game.rules.events import HandShown
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import AUTOMATIC
from game.rules.presets import PRESETS
from game.table import Sitter, Table
from game.values import replace

FORM = FORMS["six-card"]
PRESET = "acc"
HOUSE = replace(PRESETS[PRESET].house, counting=AUTOMATIC, go_by_hand=False)
"""Tournament rules, but nobody has to be watched while he counts: so it is at the other tables."""


def spread_of(game: Game) -> int:
    """Return by how much the first seat won or lost; a game given up is lost by the points still needed."""
    own, other = game.outcome.scores if game.outcome else (game.scores[0], game.house.target_of(game.form))
    return own - other


def your_result(meeting: Meeting, game: Game) -> Result:
    """Return the outcome of a game of yours, and the best of your hands if clubs have an award for it."""
    shown = (one for one in game.told_again() if isinstance(one, HandShown))
    hands = {points(one.scores) for one in shown if not one.seat and not one.crib}
    return Result(*meeting, spread_of(game), max(hands & {*AWARDED}, default=0))


class OtherTables:
    """All games among the others that can be played, one after the other."""

    def __init__(self, evening: Evening, note: Callable[[Result], object]) -> None:
        """Take `note`, which keeps an outcome."""
        self._evening, self._note = evening, note
        self._work = self._play()
        self.is_done = False

    def step(self) -> bool:
        """Play on for some milliseconds; say whether there is more to play."""
        self.is_done = not next(self._work)
        return not self.is_done

    def sitter(self, player: str) -> Sitter:
        """Return a character as he sits down; Sam is as strong as the player whose shipmate he is."""
        who = CHARACTERS[player]
        return Sitter(who.seat_name, self._evening.shipmate if who.discards == SHIPMATE else who.key)

    def _play(self) -> Iterator[bool]:
        """Play without end; say after each step whether there is more."""
        for player in {self.sitter(who).level for who in CHARACTERS}:
            player_class(player or "").get_ready(FORM)
            yield True
        while True:
            meeting = next((one for one in self._evening.meetings if YOU not in one), None)
            if meeting:
                for _ in self._game(meeting):
                    yield True
            yield meeting is not None

    def _game(self, meeting: Meeting) -> Iterator[None]:
        game = Game(FORM, HOUSE, self._evening.seed_of(meeting))
        table = Table(game, [self.sitter(player) for player in meeting[1:]])
        while (seat := table.turn) is not None:
            table.answer(seat, (yield from table.think(seat)))
            yield
        self._note(Result(*meeting, spread_of(game)))
