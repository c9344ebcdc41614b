"""The rooms behind the title: how a game is begun, gone on with or watched, and the rest."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from game.club.book import Book
from game.club.evening import NIGHT
from game.coaching.laid_out import LaidOut
from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.presets import PRESETS
from game.scenes.box import Box, Notice, back_to_title
from game.scenes.front.ask_scene import AskScene
from game.scenes.front.choose_game import ChooseGame, HouseRules
from game.scenes.front.club_scene import ClubScene
from game.scenes.front.more_ways import more_ways
from game.scenes.front.options import OptionsScene
from game.scenes.front.title import Title
from game.scenes.front.unfinished_list import before_new_game, offer, which_to_continue
from game.scenes.front.where_typed import opening
from game.scenes.front.window_host import DemoHost, WindowHost
from game.scenes.front.window_session import WindowSession
from game.scenes.help_pages import Help, RulesHelp
from game.scenes.pace import Pace
from game.scenes.practice.drill_scene import PracticeDesk
from game.scenes.practice.learn_list import LearnList
from game.scenes.practice.practice_list import Practice
from game.scenes.records.kept_games import TurnedGames
from game.scenes.records.move_page import MoveDesk, replay_of
from game.scenes.records.record_list import Records
from game.scenes.records.review_page import ReviewPage
from game.scenes.scene import Answer, GoTo, Scene, Way
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, catch_up
from game.session.club_session import PRESET, ClubSession
from game.session.far_wish import NEEDS_WIRE
from game.session.letters import give_up
from game.session.next_table import (
    demo_table,
    let_programs_in,
    new_table,
    sitter_of,
    turned_table,
    unfinished_table,
)
from game.session.session import FIRST_RIVAL
from game.session.shuffle import Shuffle
from game.session.who_sits import Arrivals, arrivals
from game.sheets.table_state import TableState
from game.store.kept_game import CLUB, KeptGame, read_game
from game.table import Table

DESK_SEATS = 2


def practice(session: WindowSession) -> Practice:
    """Open practice for the form that is chosen, today."""
    return Practice(_desk(session))


def _desk(session: WindowSession) -> PracticeDesk:
    return PracticeDesk(
        session.run_options.saves,
        session.form,
        session.speaker,
        date.today(),
        session.tell,
        lambda: Shuffle.fresh().seed,
        partial(_turned_games, session),
        is_at_window=session.is_at_window,
    )


def _turned_games(session: WindowSession) -> Scene:
    """List the kept games that can be played from the other side; not while the moves of another are kept."""
    if session.is_amid_a_game:
        return Notice(YOURS_FIRST)
    return TurnedGames(session.run_options.saves, partial(turned_game, session)).or_notice


def learn(session: WindowSession) -> LearnList:
    """Open the lessons; a first game after them is played with the guide."""
    return LearnList(_desk(session), lambda: session.change("guide", "yes"))


def demo(session: WindowSession) -> Scene:
    """Let the computer play itself with open cards, at a pace that can be followed."""
    host = DemoHost(session, demo_table(session), session.settings.preset)
    return host.seated(host.lay_table())


def new_game(session: WindowSession) -> Scene:
    """Begin the next game of the match, or the first of another."""
    is_asked_for, session.has_asked = session.run_options.anew and not session.has_asked, True
    if not is_asked_for and (kept := session.unfinished.one_of(session.settings.initials)):
        return before_new_game(session.unfinished, kept, partial(_as_it_lies, session))
    return new_game_beside(session)


def new_game_beside(session: WindowSession) -> Scene:
    """Begin a new game, whatever else waits."""
    return opening(session, partial(_begin, session))


def _begin(session: WindowSession) -> Scene:
    """Sit down at the next game; whoever was not there before is named first."""
    let_programs_in(session)
    come = arrivals(session)
    return arrival(session, come, lambda: GoTo(_sit_down(session))) if come.words else _sit_down(session)


def _sit_down(session: WindowSession) -> Scene:
    host = WindowHost(session, new_table(session), session.settings.preset)
    return host.seated(host.lay_table(is_guided=True))


def arrival(session: WindowSession, come: Arrivals, play: Callable[[], Answer]) -> Box:
    """Tell who sits down now in place of whom; the first rival may stay."""

    def play_again() -> Answer:
        session.change("level", FIRST_RIVAL)
        return play()

    again = [(f"{come.may_stay} again", play_again)] if come.may_stay else []
    answers = [*again, ("Play", play)] if come.is_to_stay else [("Play", play), *again]
    return Box([come.words], answers, is_first=True)


def club(session: WindowSession) -> Scene:
    """Open the club, where the evening that was left continues; the title says why if it is closed."""
    evening, kind = session.club, session.club_kind or NIGHT
    try:
        if not evening:
            evening = ClubSession(session, kind, is_demo=session.run_options.demo)
        evening.look_again()
        if evening.is_done_with(kind):
            evening = ClubSession(session, kind)
    except CribbageError as error:
        session.tell(str(error))
        return Title(session)
    evening.is_left, session.club = False, evening
    return ClubScene(evening)


def club_game(session: WindowSession) -> Scene:
    """Begin the game of the evening that was left, or the next one."""
    evening = session.club
    assert evening, "somebody has come to the club"
    if kept := evening.unfinished_game():
        session.unfinished.chosen = kept
        return unfinished_game(session)
    return GameScene(WindowHost(session, evening.new_table(), PRESET, after=Way.CLUB).lay_table())


YOURS_FIRST = "Not in the middle of a game. Finish or leave yours first."


def turned_game(session: WindowSession, path: Path) -> Scene:
    """Play a kept game from the other side."""
    table, source = turned_table(session, path), read_game(path).source
    host = WindowHost(session, table, source, path)
    return host.seated(host.lay_table())


def unfinished_game(session: WindowSession) -> Scene:
    """Continue the game chosen, at the very card, and the match that it belongs to."""
    kept = session.unfinished.chosen
    if kept and kept.wire_file:
        return friend(session, kept)
    if not (kept and session.unfinished.take_up(kept)):
        return Title(session)
    with unfinished_table(session, kept) as (table, moves):
        if CLUB in kept.extras:
            session.club_kind = Book(session.run_options.saves).kind_of(kept.seed.partition(" ")[0])
        host = WindowHost.of_kept(session, kept, table)
        return catch_up(host.seated(host.lay_table(is_guided=True)), moves)


def _as_it_lies(session: WindowSession, kept: KeptGame) -> TableState | None:
    """Lay the table of a game that waits as it was left, and touch nothing of it."""
    if kept.wire_file or not kept.lines:
        return None
    log, manner = read_log(kept.lines), session.manner_kept(kept)
    table = Table(Game.begun(log.heading), [sitter_of(session, seat) for seat in kept.seats])
    scene = GameScene(GameContext(table, session.speaker, Pace(), manner=manner))
    catch_up(scene, [seat_move for _, seat_move in log.moves])
    return scene.top.snapshot()


def friend(session: WindowSession, kept: KeptGame | None = None) -> Scene:
    """Meet somebody far away, or say why this machine cannot: nobody else reads its code."""
    try:
        from game.scenes.front.friend_page import friend_page
    except ModuleNotFoundError as error:
        if error.name not in ("nacl", "paho"):
            raise
        return back_to_title([NEEDS_WIRE])
    return friend_page(session, kept)


def rules(session: WindowSession) -> Scene:
    """Show the rules of the game that is chosen, in the words of its source."""
    manner, house = session.manner_of(session.settings.preset), session.settings.house_rules
    pales = manner.pales_counted
    return Help(session.form, house, manner.voice, seal=session.shuffle.seal, pales=pales)


def records(session: WindowSession) -> Scene:
    """Show who plays at this table, and how."""
    saves, speed = session.run_options.saves, session.settings.speed
    return Records(saves, speed, session.speaker, session.settings.initials, is_scrolled=session.is_at_window)


def ask(session: WindowSession) -> Scene:
    """Open the desk, for the form that is chosen, or the standard one where more than two would sit."""
    form = session.form if session.form.seats == DESK_SEATS else FORMS["six-card"]
    house = session.settings.house_rules
    title = f"{form.title.lower()}, {house.target_of(form)}, {PRESETS[session.settings.preset].title}"
    return AskScene(LaidOut(form, house), title)


def review(session: WindowSession) -> Scene:
    """Review the last game."""
    assert session.reviewer, "a game was played"
    return ReviewPage(session.reviewer, session.speaker)


def replay(session: WindowSession) -> Scene:
    """Replay the game whose file was named."""
    path = session.run_options.replay
    assert path, "a file was named"
    desk = MoveDesk(session.run_options.saves, session.speaker, path, session.settings.speed)
    return replay_of(read_game(path), desk, Way.TITLE)


def new_game_instead(session: WindowSession) -> Scene:
    """Begin a new game if the game that was chosen can be given up."""
    return new_game_beside(session) if give_up(session) else Title(session)


def without_unfinished_game(session: WindowSession) -> Scene:
    """Give it up."""
    give_up(session)
    return Title(session)


ROOMS: Mapping[Way, Callable[[WindowSession], Scene]] = {
    Way.NEW_GAME: new_game,
    Way.NEW_GAME_BESIDE: new_game_beside,
    Way.NEW_GAME_INSTEAD: new_game_instead,
    Way.OFFER: lambda session: offer(session.unfinished, partial(_as_it_lies, session)),
    Way.UNFINISHED_LIST: lambda session: which_to_continue(session.unfinished, partial(_as_it_lies, session)),
    Way.UNFINISHED_GAME: unfinished_game,
    Way.WITHOUT_UNFINISHED_GAME: without_unfinished_game,
    Way.DEMO: demo,
    Way.REPLAY: replay,
    Way.MORE_WAYS: more_ways,
    Way.CLUB: club,
    Way.CLUB_GAME: club_game,
    Way.CHOOSE_GAME: ChooseGame,
    Way.HOUSE_RULES: HouseRules,
    Way.OPTIONS: OptionsScene,
    Way.HELP: lambda session: RulesHelp(session.settings.house_rules),
    Way.RULES: rules,
    Way.RECORDS: records,
    Way.REVIEW: review,
    Way.PRACTICE: practice,
    Way.LEARN: learn,
    Way.ASK: ask,
    Way.FRIEND: friend,
}
"""Where each way leads."""
