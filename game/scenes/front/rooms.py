"""The rooms behind the title: how a game is begun, gone on with or watched, and what else there is."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from game.coaching.coach import Coach
from game.evening.next_table import new_table, turned_table, waiting_table
from game.evening.shuffle import Shuffle
from game.evening.who_sits import players_alone
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.rules.match import Match
from game.rules.presets import PRESETS
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.evening import Evening
from game.scenes.front.games_that_wait import before_new_game
from game.scenes.front.options import Options
from game.scenes.front.title import Title
from game.scenes.help_pages import EveningHelp, Help
from game.scenes.practice.drill_scene import PracticeDesk
from game.scenes.practice.practice_list import Practice
from game.scenes.records.kept_games import TurnedGames
from game.scenes.records.record_list import Records
from game.scenes.records.replay import Replay
from game.scenes.records.review_scene import ReviewScene
from game.scenes.scene import Scene, Way
from game.scenes.table.game_context import ANOTHER_GAME, GameContext
from game.scenes.table.game_scene import GameScene, catch_up
from game.scenes.table.guide import Guide
from game.store.ended_games import first_side
from game.store.kept_game import read_game
from game.table import Table

BOTH_SIDES = "The review shows both sides"


def practice(evening: Evening) -> Practice:
    """For the form that is chosen, today."""
    return Practice(
        PracticeDesk(
            evening.run_options.saves,
            evening.form,
            evening.speaker,
            date.today(),
            evening.tell,
            lambda: Shuffle.fresh().seed,
            lambda: TurnedGames(evening.run_options.saves, partial(turned_game, evening)),
        )
    )


def demo(evening: Evening) -> Scene:
    """The computer plays itself with open cards, at a pace that can be followed."""
    was_wished = evening.run_options.demo and evening.shuffle.is_wished
    shuffle = evening.next_shuffle() if was_wished else Shuffle.fresh()
    game = Match(evening.form, evening.settings.house_rules).next_game(shuffle.seed)
    manner = evening.manner_of(evening.settings.preset)
    players = players_alone(game.form, evening.level)
    context = GameContext(Table(game, players), evening.speaker, evening.pace, manner=manner, is_demo=True)
    return GameScene(context)


def new_game(evening: Evening) -> Scene:
    """The next game of the match, or the first of another."""
    evening.has_asked = True
    if kept := evening.unfinished.one_of(evening.settings.initials):
        return before_new_game(evening.unfinished, kept)
    table, source = new_table(evening), evening.settings.preset
    return GameScene(_context(evening, table, source, evening.match.match, guided=True))


def turned_game(evening: Evening, path: Path) -> Scene:
    """A kept game from the other side."""
    table, source = turned_table(evening, path), read_game(path).extras.get("preset", "")
    return GameScene(_context(evening, table, source, None, path))


def waiting_game(evening: Evening) -> Scene:
    """The game chosen, at the very card, and the match that it belongs to."""
    kept = evening.unfinished.chosen
    if not (kept and evening.unfinished.take_up(kept)):
        return Title(evening)
    with waiting_table(evening, kept) as (table, moves):
        first = first_side(evening.run_options.saves, kept)
        match = None if first else evening.match.match
        source = kept.extras.get("preset", "")
        return catch_up(GameScene(_context(evening, table, source, match, first, guided=True)), moves)


def _context(
    evening: Evening,
    table: Table,
    source: str,
    match: Match | None,
    first: Path | None = None,
    *,
    guided: bool = False,
) -> GameContext:
    """`first` is the kept game whose other side this one is; `guided`: with the guide, if it is wanted."""
    manner = evening.manner_of(source)
    preset = PRESETS.get(source, PRESETS[evening.settings.preset])
    own_rules = match is not None and not preset.plays(match.form.name, match.house)
    coach = Coach(table, evening.settings.tutor)
    review = Reviewing(lambda: table.game, tuple(map(str, table.cutters)), coach.analysis_of)
    reviewer = Reviewer(evening.run_options.saves, review, complain=evening.complaints.append)
    reviewer.judge_too(first)
    reviewer.judge_later(evening.reviewer)
    evening.reviewer = reviewer
    guide = Guide(table, manner.starter, lambda: evening.change("guide", "no"))
    return GameContext(
        table,
        evening.speaker,
        evening.pace,
        manner=manner,
        match=match,
        own_rules=own_rules,
        coach=coach,
        guide=guide if guided and evening.settings.guide == "yes" else None,
        beside=reviewer.step,
        news=lambda: evening.unfinished.news,
        closing=BOTH_SIDES if first else ANOTHER_GAME,
    )


def rules(evening: Evening) -> Scene:
    """The rules of the game that is chosen, in the words of its source."""
    starter = evening.manner_of(evening.settings.preset).starter
    return Help(evening.form, evening.settings.house_rules, starter, seal=evening.shuffle.seal)


def records(evening: Evening) -> Scene:
    """Who plays at this table, and how."""
    return Records(evening.run_options.saves, evening.settings.speed, evening.speaker)


def review(evening: Evening) -> Scene:
    """The last game, judged."""
    assert evening.reviewer, "a game was played"
    return ReviewScene(evening.reviewer, evening.speaker)


def replay(evening: Evening) -> Scene:
    """The game whose file was named."""
    assert evening.run_options.replay, "a file was named"
    return Replay(read_game(evening.run_options.replay), Way.TITLE, evening.settings.speed)


def new_game_instead(evening: Evening) -> Scene:
    """If the game that was chosen can be given up."""
    return new_game(evening) if _gives_up(evening) else Title(evening)


def without_waiting_game(evening: Evening) -> Scene:
    """It is given up."""
    _gives_up(evening)
    return Title(evening)


def _gives_up(evening: Evening) -> bool:
    kept = evening.unfinished.chosen
    return kept is not None and evening.unfinished.give_up(kept)


ROOMS: Mapping[Way, Callable[[Evening], Scene]] = {
    Way.NEW_GAME: new_game,
    Way.NEW_GAME_INSTEAD: new_game_instead,
    Way.WAITING_GAME: waiting_game,
    Way.WITHOUT_WAITING_GAME: without_waiting_game,
    Way.DEMO: demo,
    Way.REPLAY: replay,
    Way.CABINET: Cabinet,
    Way.OPTIONS: Options,
    Way.HELP: lambda evening: EveningHelp(evening.settings.house_rules),
    Way.RULES: rules,
    Way.RECORDS: records,
    Way.REVIEW: review,
    Way.PRACTICE: practice,
}
"""Where each way leads."""
