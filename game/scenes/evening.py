"""One evening: the settings, the speaker, the match, and the games that are kept."""

from collections.abc import Callable
from secrets import token_hex

from game.devices.speaker import Speaker
from game.players.levels import LEVELS
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.log import Heading, read_log
from game.rules.match import Match
from game.scenes.cast import begin, catch_up
from game.scenes.pace import Pace
from game.scenes.scene import Scene
from game.scenes.sitting import Sitting, Ways
from game.store.saved import SavedGame
from game.store.settings import Settings, save_settings
from game.store.unfinished import Unfinished
from game.table import Sitter, Table
from game.wishes import Wishes

NAME = "YOU"
SEED_BYTES = 8


class Evening:
    """What lasts from one game to the next, and the ways between the scenes."""

    def __init__(
        self, settings: Settings, wishes: Wishes, speaker: Speaker, title: Callable[["Evening"], Scene]
    ) -> None:
        self.settings = settings
        self.wishes = wishes
        self.speaker = speaker
        self._title = title
        self.pace = Pace(settings.speed, settings.wait)
        self.unfinished = Unfinished(wishes.saves)
        self.match: Match | None = None
        self._seed = wishes.seed
        self.complaints = list(wishes.complaints)

    # The scenes to go to.

    def first_scene(self) -> Scene:
        """What is seen when the program starts."""
        if self.wishes.demo:
            return self.demo()
        return self.new_game() if self.wishes.begin else self.title()

    def title(self) -> Scene:
        """The title, with the game that waits to be gone on with."""
        return self._title(self)

    def demo(self) -> Scene:
        """The computer plays itself with open cards, at a pace that can be followed."""
        game = self._game(Match(self.form, self.settings.house_rules))
        level = self.level
        sitters = [Sitter(f"{LEVELS[level].title}{seat + 1}"[:10], level) for seat in range(game.form.seats)]
        ways = Ways(self.title, self.demo)
        return begin(Sitting(Table(game, sitters), self.speaker, self.pace, ways, demo=True))

    def new_game(self) -> Scene:
        """The next game of the match, or the first of another where the rules have changed."""
        house = self.settings.house_rules
        if self.match is None or (self.match.form, self.match.house) != (self.form, house):
            self.match = Match(self.form, house)
        game = self._game(self.match)
        table = Table(game, self.sitters())
        saved = SavedGame(tuple(map(str, table.cutters)), self.initials, tuple(game.to_lines()))
        self.tell(self.unfinished.begin(saved))
        return begin(self._sitting(table))

    def go_on(self, saved: SavedGame) -> Scene:
        """The unfinished game, at the very card."""
        log = read_log(saved.lines)
        heading: Heading = log.heading
        game = Game(heading.form, heading.house, heading.seed, dealer=heading.dealer)
        table = Table(game, [Sitter.parse(seat) for seat in saved.seats])
        self.match = Match(heading.form, heading.house, next_dealer=heading.dealer)
        sitting = self._sitting(table)
        sitting.events.extend(table.replay([seat_move for _, seat_move in log.moves]))
        return catch_up(sitting)

    # What they are made of.

    @property
    def form(self) -> Form:
        """The form chosen."""
        return FORMS[self.settings.form]

    @property
    def level(self) -> str:
        """The level chosen, or the best there is."""
        return self.settings.level if self.settings.level in LEVELS else [*LEVELS][-1]

    @property
    def initials(self) -> str:
        """Under whose initials this game is recorded."""
        return self.wishes.initials or self.settings.initials

    def sitters(self) -> list[Sitter]:
        """The people, then players of the chosen level until the seats are full."""
        people = [Sitter(name) for name in self.settings.names or (self.initials or NAME,)][: self.form.seats]
        title = LEVELS[self.level].title.upper()
        missing = self.form.seats - len(people)
        numbers = [""] if missing == 1 else [f" {number}" for number in range(1, missing + 1)]
        return people + [Sitter(f"{title[:8]}{number}", self.level) for number in numbers[:missing]]

    def _game(self, match: Match) -> Game:
        """A game with the seed that was wished for, once; then with fresh ones."""
        seed, self._seed = self._seed or token_hex(SEED_BYTES), None
        return match.next_game(seed)

    def _sitting(self, table: Table) -> Sitting:
        sitting = Sitting(table, self.speaker, self.pace, Ways(self.title, self.new_game))
        sitting.reason(None, f"seal {table.game.seal}")
        table.journal = lambda line: self._keep(table, line)
        return sitting

    def _keep(self, table: Table, line: str) -> None:
        """Every move goes to disk as it is made; a finished game goes among the finished ones."""
        self.tell(self.unfinished.append(line))
        if table.game.outcome and self.match:
            self.match.finish(table.game)
            self.tell(self.unfinished.finish())

    def tell(self, complaint: str | None) -> None:
        """Something went wrong that the people should know; it is said when the title is seen next."""
        if complaint:
            self.complaints.append(complaint)

    def remember(self) -> None:
        """Keep the settings as they are now."""
        self.pace.speed, self.pace.waits = self.settings.speed, self.settings.wait
        self.speaker.volume, self.speaker.muted = self.settings.volume, self.settings.muted
        self.tell(save_settings(self.wishes.saves, self.settings))
