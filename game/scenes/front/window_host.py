"""Who has laid a table at the window: the game is kept, reviewed and talked about, and leads to the next."""

from pathlib import Path

from game.coaching.coach import Coach
from game.handbook.guide import Guide
from game.review.in_short import ending_words
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.rules.presets import PRESETS
from game.scenes.front.where_typed import is_at_home, other_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import Scene, Way
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene
from game.scenes.table.host import Host
from game.sheets.sheets import EndingWords
from game.sheets.table_state import TableState
from game.store.ended_games import first_side
from game.store.kept_game import CLUB, KeptGame
from game.table import Table

BOTH_SIDES = "The review shows both sides"


class MachineHost(Host):
    """Follows the machine that is switched on."""

    def __init__(self, session: WindowSession, table: Table, source: str) -> None:
        super().__init__(complaints=session.complaints)
        self.session, self.table = session, table
        self.preset = PRESETS.get(source, PRESETS[session.settings.preset])
        self.manner = session.manner_of(source)

    @property
    def is_at_home(self) -> bool:
        return is_at_home(self.session, self.preset)

    def other_scene(self, scene: Scene) -> GameScene | None:
        assert isinstance(scene, GameScene), "a game is played in it"
        return other_scene(self.session, self.preset, self.table, scene)

    def seated(self, context: GameContext) -> GameScene:
        """Return the scene for the machine that is switched on."""
        scene = GameScene(context)
        return self.other_scene(scene) or scene


class DemoHost(MachineHost):
    """The computer plays itself with open cards, again and again."""

    after = Way.DEMO

    def lay_table(self) -> GameContext:
        session = self.session
        return GameContext(
            *(self.table, session.speaker, session.pace),
            manner=self.manner,
            is_demo=True,
            host=self,
        )


class WindowHost(MachineHost):
    """People play: who was asked for a hint, what it costs, and the record are kept."""

    def __init__(
        self,
        session: WindowSession,
        table: Table,
        source: str,
        first: Path | None = None,
        after: Way = Host.after,
    ) -> None:
        """Take `first`, the game whose other side this is."""
        super().__init__(session, table, source)
        self.after, self.closing = after, BOTH_SIDES if first else ""
        self.club = session.club if after is Way.CLUB else None
        self.coach = Coach(table, session.settings.tutor)
        cutters = tuple(map(str, table.cutters))
        review = Reviewing(lambda: table.game, cutters, self.coach.analysis_of, table.stand)
        self.reviewer = Reviewer(session.run_options.saves, review, complain=session.complaints.append)
        self.reviewer.judge_too(first)
        self.reviewer.judge_later(session.reviewer)
        session.reviewer = self.reviewer

    @classmethod
    def of_kept(cls, session: WindowSession, kept: KeptGame, table: Table) -> "WindowHost":
        """Return who lays the table of a game that is continued."""
        after = Way.CLUB if CLUB in kept.extras else cls.after
        host = cls(session, table, kept.source, first_side(session.run_options.saves, kept), after)
        host.manner = session.manner_kept(kept)
        return host

    def lay_table(self, *, is_guided: bool = False) -> GameContext:
        """Lay the table; `is_guided` with the guide, if it is wanted."""
        session, settings, table, match = self.session, self.session.settings, self.table, self.table.match
        is_demo = self.club is not None and self.club.is_demo
        guide = Guide(self.coach, self.manner.voice.starter, lambda: session.change("guide", "no"))
        confirms = settings.confirm_discard or settings.one_button > 0 or session.is_guided_first_game
        return GameContext(
            table,
            session.speaker,
            session.pace,
            manner=self.manner,
            match=match,
            own_rules=match is not None and not self.preset.plays(match.form.name, match.house),
            confirms_discard=confirms,
            is_demo=is_demo,
            coach=None if is_demo else self.coach,
            guide=guide if is_guided and settings.guide == "yes" else None,
            lights_advice=session.is_at_window,
            host=self,
        )

    def work(self) -> bool:
        """Review the game, where people play it, and let the other tables of a club play on."""
        club = self.club
        is_judged = club is None or not club.is_demo
        return (is_judged and self.reviewer.step()) or (club is not None and club.others.step())

    @property
    def news(self) -> str:
        return self.session.unfinished.news

    @property
    def may_sign(self) -> bool:
        return self.session.unfinished.unsigned is not None

    def sign(self, initials: str) -> str | None:
        return self.session.unfinished.sign(initials)

    def go_on_at(self, top: TableState) -> None:
        self.session.asks_at = top

    @property
    def ending_words(self) -> EndingWords:
        return ending_words(self.reviewer.review)

    @property
    def reviewed(self) -> float:
        review = self.reviewer.review
        return 1 if review.is_whole else review.share


class FarHost(WindowHost):
    """Somebody plays from far away: the wire is looked after at this table alone."""

    def work(self) -> bool:
        """Review the game once it is over: till then the other hands lie face down."""
        return self.table.is_over and super().work()

    def other_scene(self, scene: Scene) -> None:
        return None
