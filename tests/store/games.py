"""Games for the tests of the store: played to the end by chance, the same on every machine."""

from functools import cache
from random import Random

from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import SeatMove
from game.store.kept_game import KeptGame
from game.store.standings import standings_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.store.wasco_line import LINE, GameRecord, PointsInHands


def any_move(game: Game) -> SeatMove:
    """A move chosen by chance, but always the same one in the same place."""
    seat = game.waiting[0]
    return seat, Random(f"{game.seed} {len(game.moves)}").choice(game.legal(seat))


@cache
def finished_game(seed: str = "1987", form: str = "six-card", house: str = "") -> Game:
    """A game played to the end."""
    game = Game(FORMS[form], House.parse(house), seed)
    while game.waiting:
        game.apply(*any_move(game))
    return game


def saved_game(seed: str = "1987", form: str = "six-card", initials: str = "ABC") -> KeptGame:
    """The same as it is saved."""
    game = finished_game(seed, form)
    several = [f"deckhand COMPUTER {letter}" for letter in "BCD"[: game.form.seats - 1]]
    seats = ("person ANN", *(several if several[1:] else ["deckhand COMPUTER"]))
    extras = {"begun": "2026-11-18T20:15:00", "preset": "champ"}
    return KeptGame(seats, initials, tuple(game.to_lines()), extras)


def taken_up_if_any(unfinished: UnfinishedGames) -> KeptGame | None:
    """The first game that waits, gone on with."""
    found = next(iter(unfinished.look()), None)
    return found if found and unfinished.take_up(found) else None


def taken_up(unfinished: UnfinishedGames) -> KeptGame:
    found = taken_up_if_any(unfinished)
    assert found
    return found


def games_counted(wasco: Wasco) -> int:
    """How many games the record has, of all players."""
    return sum(standing.games for standing in standings_of(wasco.count()))


def record(number: int = 0, initials: str = "ABC", **changes: object) -> GameRecord:
    """A line for WASCO; the number keeps it from being like any other."""
    usual: dict[str, object] = {
        "initials": initials,
        "begun": "2026-11-18T20:15:00",
        "form": "six-card",
        "preset": "champ",
        "level": "deckhand",
        "result": "won",
        "scores": (121, 97),
        "deals": 9,
        "pegged": (30, 20),
        "hands": (PointsInHands(72, 9), PointsInHands(60, 8)),
        "cribs": (PointsInHands(20, 5), PointsInHands(16, 4)),
        "best": "24:4D4H5S6D+5H",
        "luck": (4.5, -9.0),
        "seed": f"seed {number}",
    }
    return GameRecord(**(usual | changes))  # type: ignore[arg-type]


def read_record(line: bytes) -> GameRecord:
    """Read what `Record.to_line` wrote."""
    found = LINE.fullmatch(line)
    assert found
    return GameRecord.of(found)
