"""A game looked at again, event by event, forwards and backwards, with all cards open."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from game.devices.button import DIRECTIONS, READING, Button, Press
from game.devices.tune_player import Silence
from game.practice.position import position_in
from game.rules.errors import InvalidLog, quoted
from game.rules.events import Dealt
from game.rules.game import Game
from game.rules.match_length import Stand
from game.rules.preset import PLAIN_MANNER, Manner
from game.rules.presets import PRESETS
from game.scenes.pace import SPEEDS, Pace
from game.scenes.position_box import position_box
from game.scenes.scene import (
    FIRE,
    NO_LINE,
    STAY,
    Answer,
    AskedLine,
    LayOver,
    Scene,
    StartOver,
    TakeOff,
    ToldInLines,
    Way,
)
from game.scenes.table.acting import LEAFED
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, act_out
from game.session.session import manner_played
from game.session.typed import NotUnderstood
from game.sheets.sheet import Sheet
from game.sheets.sheets import ButtonsSheet, TableSheet
from game.sheets.spots import HINT, LEAVE, ButtonSpot, Spot
from game.sheets.table_state import TableState
from game.store.kept_game import KeptGame
from game.store.kept_words import name_at_table
from game.table import Sitter, Table, told_apart
from game.values import replace

OpenMove = Callable[[int], Scene | None]
BACK, ON = "◄", "►"
PLAY, PAUSE = "PLAY", "PAUSE"
KEYS = f"{{up}} {{down}} deals  {SPEEDS[0]} to {SPEEDS[-1]}: pace"
THE_END = "The end. {fire} to go back, or a deal's number:"
_DIGITS_OF_A_DEAL = 3
STEP_SECONDS = 1.2
"""How long an event is looked at, at speed three."""


class Frame(NamedTuple):
    """The table after an event, and how many deals had been dealt and moves made."""

    top: TableState
    deal: int
    moves: int


def manner_at(kept: KeptGame) -> Manner:
    """Return the manner of the table that a game was played at."""
    source = PRESETS.get(kept.source)
    return manner_played(source, is_guided=kept.is_guided) if source else PLAIN_MANNER


class Replay(Scene, ToldInLines):
    """It plays by itself from the first cards dealt, at a pace that digits choose; fire stops and starts it.

    Left and right step, up and down turn to another deal; pictures once seen are kept."""

    typed_help = (
        "{fire}: the next deal. table: all hands as they lie. score: the score.",
        "Where the game was saved, hint: the next move, with its price. review: all of them.",
        "position: this moment as one line.",
        "back or leave: no more of it.",
    )

    review: Callable[[], Scene] | None = None
    """Opens the review of a saved game, for whoever types it."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        manner: Manner,
        speed: int,
        *,
        stand: Stand | None = None,
        after: Way | None = None,
        open_move: OpenMove | None = None,
    ) -> None:
        """Take the manner of the table that it was played at, `stand`, how its match stood, `after`, which
        leads on where the replay lies over nothing, and `open_move`, which opens the decision after n moves.

        `CribbageError` where there is nothing."""
        super().__init__()
        self._after, self._open_move, self._stand = after, open_move, stand
        self.game = game
        self.pictures: list[Frame] = []
        sitters = [*map(Sitter, told_apart([*map(name_at_table, seats)]))]
        self._film = _film(self.game, sitters, replace(manner, pales_counted=True))  # one looks on at leisure
        self._came_of_it = ""
        """What is said where it ends before its game does."""
        self.at = self._steps = 0
        self.is_playing = True
        self._pace = Pace(speed)
        if not self._reaches(0):
            raise InvalidLog("There are no moves in this game.")
        self._turn_to_deal(1)
        self.buttons = {
            Button.BACK: self._back,
            **dict.fromkeys(DIRECTIONS, self._move),
            Button.FIRE: self._start_or_stop,
            **dict.fromkeys(READING, self._read),
            None: self._set_pace,
            Button.POSITION: lambda _: self._position(),
            Button.HINT: lambda _: self._open(),
        }

    def end_with(self, deal: int, words: str) -> "Replay":
        """Show nothing behind this deal, and say at its end what came of it."""
        self._film, self._came_of_it = takewhile(lambda one: one.deal <= deal, self._film), words
        return self

    def begin_before(self, move: int) -> "Replay":
        """Turn to the table before a move; who sees it from there knows how it came to that."""
        while self._now.moves < move and self._reaches(self.at + 1):
            self.at += 1
        self.told_before = self._now.top.told
        return self

    def _position(self) -> Answer | None:
        """Write the line of the move that comes next, as whoever made it saw it."""
        self.is_playing = False
        at, moves = self._now.moves, self.game.moves
        if at == len(moves):
            return None
        return LayOver(position_box(position_in(self.game.heading, moves, at).view, self._stand))

    def _open(self) -> Answer | None:
        """Stop, and open the decision that comes next, where pages of moves can be opened."""
        if not self._open_move:
            return None
        self.is_playing = False
        self.told_before = self._now.top.told  # whoever comes back has heard it
        page = self._open_move(self._now.moves)
        return LayOver(page) if page else None

    def tick(self) -> Answer:
        """Show the next event, when it is time; after the last one stand still."""
        if not self.is_playing:
            return STAY
        self._steps += 1
        if self._steps >= self._pace.frames(STEP_SECONDS):
            self.stale, self._steps = True, 0
            self._step(1)
            self.is_playing = self._reaches(self.at + 1)
        return STAY

    @property
    def is_still(self) -> bool:
        return not self.is_playing

    @property
    def asks_line(self) -> AskedLine:
        """Ask at the end of each deal, as soon as it is reached, whether the next one is wanted."""
        if not self._reaches(self.at + 1):
            ended = f"{self._came_of_it} {{fire}} to go back:" if self._came_of_it else THE_END
            return AskedLine(ended, self._play_on, holds=True)
        following = self.pictures[self.at + 1].deal
        if self.is_playing and following == self.deal:
            return NO_LINE
        words = f"Deal {following}? {{fire}} to go on, a deal's number, or back:"
        return AskedLine(words, self._play_on, holds=True)

    def _play_on(self, line: str) -> Answer:
        if self.review and line.lower() == "review":
            return LayOver(self.review())
        if line:
            self._turn_to_deal_typed(line.lower().removeprefix("deal").strip())
        elif not self._reaches(self.at + 1):
            return self._back(FIRE)
        else:
            self._step(1)
        self.is_playing, self._steps = True, 0
        return STAY

    def _turn_to_deal_typed(self, number: str) -> None:
        deal = int(number) if number.isdecimal() and len(number) <= _DIGITS_OF_A_DEAL else 0
        if not deal or not self._turn_to_deal(deal):
            last = self.game.deals
            deals = f"1 to {last}" if last > 1 else "1"
            raise NotUnderstood(f"'{quoted(number)}' is not a deal of this game. Type {deals}.")
        self.told_before = self.pictures[self.at - 1].top.told if self.at else ()

    def _back(self, _: Press) -> Answer:
        return StartOver(self._after) if self._after else TakeOff()

    def _start_or_stop(self, _: Press) -> Answer:
        self.is_playing, self._steps = not self.is_playing, 0
        return STAY

    def _read(self, press: Press) -> Answer:
        self.is_playing = False
        self._now.top.read_back(LEAFED[press.button])
        return STAY

    def _set_pace(self, press: Press) -> Answer:
        if press.digit and press.digit in SPEEDS:
            self._pace.speed = press.digit
        return STAY

    def help(self) -> Way:
        return Way.HELP

    def _move(self, press: Press) -> Answer:
        self.is_playing = False
        match press.button:
            case Button.LEFT:
                self._step(-1)
            case Button.UP:
                self._turn_to_deal(self.deal - (self.at == self._first_of(self.deal)))
            case Button.DOWN:
                self._turn_to_deal(self.deal + 1)
            case Button.RIGHT:
                self._step(1)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        arrows: dict[Spot | None, Button] = {ButtonSpot(BACK): Button.LEFT, ButtonSpot(ON): Button.RIGHT}
        press = Press(arrows.get(spot, Button.FIRE))
        return self._start_or_stop(press) if press == FIRE else self._move(press)

    @property
    def _now(self) -> Frame:
        return self.pictures[self.at]

    @property
    def deal(self) -> int:
        return self._now.deal

    def _step(self, step: int) -> None:
        if self.at + step >= 0 and self._reaches(self.at + step):
            self._now.top.reasons_back = 0
            self.at += step

    def _turn_to_deal(self, deal: int) -> bool:
        """Turn to the first picture of a deal, if there is one."""
        at = self._first_of(max(0, deal))
        while self._reaches(at) and self.pictures[at].deal < deal:
            at += 1
        if is_there := self._reaches(at):
            self.at = at
        return is_there

    def _first_of(self, deal: int) -> int:
        seen = enumerate(self.pictures)
        return next((at for at, picture in seen if picture.deal == deal), len(self.pictures))

    def _reaches(self, at: int) -> bool:
        """Go on with the film until this picture is there."""
        while len(self.pictures) <= at and (picture := next(self._film, None)):
            self.pictures.append(picture)
        return at < len(self.pictures)

    def picture(self) -> Sequence[Sheet]:
        hint = [HINT] * bool(self._open_move)
        words = [BACK, PAUSE if self.is_playing else PLAY, ON, *hint, LEAVE]
        top = self._now.top.snapshot()
        if self._came_of_it and self.is_still and not self._reaches(self.at + 1):
            top.message = self._came_of_it
        return [TableSheet(top), ButtonsSheet(words, self.pointed)]


def _film(finished: Game, sitters: list[Sitter], manner: Manner) -> Iterator[Frame]:
    """Film the table after every event. People sit in all seats, so that nobody thinks anything again."""
    game = Game.begun(finished.heading)
    context = GameContext(Table(game, sitters), Silence(), Pace(fast=True), manner=manner, is_demo=True)
    context.lines.are_open = True
    deal = 0
    for number, event in enumerate(act_out(GameScene(context), finished.moves), 1):
        deal += isinstance(event, Dealt)
        top = context.top.snapshot()
        top.message = f"Deal {deal}, step {number}   {top.message or KEYS}"
        yield Frame(top, deal, len(game.moves))
