"""One evening: the settings, the speaker, the match, and the games that are kept."""

from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex

from game.devices.speaker import Speaker
from game.players.levels import LEVELS
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.log import Heading, read_log
from game.rules.presets import PRESETS, Manner
from game.rules.results.match import Match, read_won
from game.run_options import RunOptions
from game.scenes.front.who_sits import sitters
from game.scenes.moments.game_scenes import begin, catch_up
from game.scenes.records.record_list import Records
from game.scenes.records.replay import Replay
from game.scenes.scene import Scene
from game.scenes.sitting.pace import Pace
from game.scenes.sitting.sitting import Sitting, Ways
from game.store.finished import read_game
from game.store.saved import SavedGame
from game.store.settings import Settings, save_settings
from game.store.unfinished import Unfinished
from game.table import Sitter, Table

SEED_BYTES = 8


class Evening:
    """What lasts from one game to the next, and the ways between the scenes."""

    def __init__(
        self,
        settings: Settings,
        run_options: RunOptions,
        speaker: Speaker,
        title: Callable[["Evening"], Scene],
    ) -> None:
        self.settings = settings
        self.run_options = run_options
        self.speaker = speaker
        self._title = title
        self.pace = Pace(settings.speed, settings.wait)
        self.unfinished = Unfinished(run_options.saves)
        self.has_asked = False
        """Whether the people were asked to go on with the game that waited when they came."""
        self.match: Match | None = None
        self.invited: list[Sitter] = []
        self.seated: list[Sitter] = []
        self._seed = run_options.seed
        self.complaints = list(run_options.complaints)
        LEVELS[self.level].get_ready(self.form)

    # The scenes to go to.

    def first_scene(self) -> Scene:
        """What is seen when the program starts."""
        if self.run_options.replay:
            return Replay(read_game(self.run_options.replay), self.title)
        if self.run_options.demo:
            return self.demo()
        return self.new_game() if self.run_options.begin else self.title()

    def title(self) -> Scene:
        """The title, with the game that waits to be gone on with."""
        return self._title(self)

    def demo(self) -> Scene:
        """The computer plays itself with open cards, at a pace that can be followed."""
        game = self._game(Match(self.form, self.settings.house_rules))
        level = self.level
        sitters = [Sitter(f"{LEVELS[level].title}{seat + 1}"[:10], level) for seat in range(game.form.seats)]
        ways = Ways(self.title, self.demo, self.records)
        table = Table(game, sitters)
        return begin(Sitting(table, self.speaker, self.pace, ways, manner=self.manner, demo=True))

    def new_game(self) -> Scene:
        """The next game of the match, or the first of another where the rules or the people have changed."""
        house, chosen = self.settings.house_rules, self.chosen_sitters()
        match = self.match
        if match is None or (match.form, match.house, self.invited) != (self.form, house, chosen):
            match = self.match = Match(self.form, house)
            self.invited = self.seated = chosen
        game = self._game(match)
        table = Table(game, self.seated)
        extras = {"preset": self.settings.preset, "won": " ".join(map(str, match.won))}
        saved = SavedGame(tuple(map(str, table.cutters)), self.initials, tuple(game.to_lines()), extras)
        self.tell(self.unfinished.begin(saved))
        self._keep_journal(table)
        return begin(self._sitting(table, self.manner))

    def go_on(self, saved: SavedGame) -> Scene:
        """The unfinished game, at the very card, and the match that it belongs to."""
        log = read_log(saved.lines)
        heading: Heading = log.heading
        game = Game(heading.form, heading.house, heading.seed, dealer=heading.dealer)
        table = Table(game, [self._sitter(seat) for seat in saved.seats])
        self._take_up_match(heading, table, saved.extras.get("won", ""))
        sitting = self._sitting(table, self._manner_of(saved.extras.get("preset", self.settings.preset)))
        scene = catch_up(sitting, [seat_move for _, seat_move in log.moves])
        self._keep_journal(table)
        return scene

    def _take_up_match(self, heading: Heading, table: Table, won: str) -> None:
        """The settings may have changed meanwhile: then it ends with this game."""
        house, chosen = self.settings.house_rules, self.chosen_sitters()
        if replace(house, cut_for_partners=heading.house.cut_for_partners) != heading.house:
            house = heading.house
        self.match = Match(heading.form, house, before=read_won(won, heading.form))
        self.seated = list(table.cutters)
        self.invited = chosen if sorted(map(str, chosen)) == sorted(map(str, self.seated)) else self.seated

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
        return self.run_options.initials or self.settings.initials

    @property
    def manner(self) -> Manner:
        """The manner of the source chosen; whether counts are explained is a choice of its own."""
        return self._manner_of(self.settings.preset)

    def _manner_of(self, source: str) -> Manner:
        preset = PRESETS.get(source, PRESETS[self.settings.preset])
        return replace(preset.manner, explains=self.settings.explain)

    @property
    def games_won(self) -> tuple[int, ...]:
        """The games won by each side in the match under way, at their worth."""
        return self.match.won if self.match else ()

    def chosen_sitters(self) -> list[Sitter]:
        """Who is to sit where, as the settings have it."""
        return sitters(self.settings, self.form, self.level, self.initials)

    def records(self) -> Scene:
        """Everybody in WASCO, and the games that were kept."""
        return Records(self.run_options.saves)

    def _sitter(self, seat: str) -> Sitter:
        """Who sat there; for a player that this version does not know, the one that is chosen."""
        try:
            return Sitter.parse(seat)
        except ValueError:
            return Sitter(seat.partition(" ")[2] or seat, self.level)

    def _game(self, match: Match) -> Game:
        """A game with the seed that was wished for, once; then with fresh ones."""
        seed, self._seed = self._seed or token_hex(SEED_BYTES), None
        return match.next_game(seed)

    def _sitting(self, table: Table, manner: Manner) -> Sitting:
        ways = Ways(self.title, self.new_game, self.records, lambda: self.games_won)
        sitting = Sitting(table, self.speaker, self.pace, ways, manner=manner)
        sitting.reason(None, f"seal {table.game.seal}")
        return sitting

    def _keep_journal(self, table: Table) -> None:
        """From now on."""
        table.journal = lambda line: self._keep(table, line)

    def _keep(self, table: Table, line: str) -> None:
        """Every move goes to disk as it is made; a finished game goes among the finished ones."""
        self.tell(self.unfinished.append(line))
        if table.game.outcome and self.match:
            self.match.finish(table.game)
            self.seated = table.sitters
            self.tell(self.unfinished.finish())

    def tell(self, complaint: str | None) -> None:
        """Something went wrong that the people should know; it is said when the title is seen next."""
        if complaint:
            self.complaints.append(complaint)

    def remember(self) -> None:
        """Keep the settings as they are now."""
        self.pace.speed, self.pace.waits = self.settings.speed, self.settings.wait
        self.speaker.volume, self.speaker.muted = self.settings.volume, self.settings.muted
        self.tell(save_settings(self.run_options.saves, self.settings))
