"""What opens next: where each way leads. A room is read when it is entered: the title stands sooner."""

from collections.abc import Callable
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
from game.scenes.front.options import Options
from game.scenes.front.shuffling import Shuffling
from game.scenes.front.title import BeforeNewGame, OfferGuide, Title
from game.scenes.help_pages import EveningHelp
from game.scenes.practice.drill_scene import PracticeDesk
from game.scenes.practice.practice_list import Practice
from game.scenes.records.kept_games import TurnedGames
from game.scenes.records.record_list import Records
from game.scenes.records.replay import Replay
from game.scenes.records.review_scene import ReviewScene
from game.scenes.scene import Scene, Way
from game.scenes.table.game_scene import GameScene, catch_up
from game.scenes.table.guide import Guide
from game.scenes.table.sitting import ANOTHER_GAME, Sitting
from game.store.ended_games import first_side
from game.store.kept_game import read_game
from game.table import Table

BOTH_SIDES = "The review shows both sides"


def practice(evening: Evening, turn: Callable[[Path], Scene]) -> Practice:
    """For the form that is chosen, today; `turn` begins a kept game from the other side."""
    return Practice(
        PracticeDesk(
            evening.run_options.saves,
            evening.form,
            evening.speaker,
            date.today(),
            evening.complaints.append,
            lambda: Shuffle.fresh().seed,
            lambda: TurnedGames(evening.run_options.saves, turn),
        )
    )


def demo(evening: Evening) -> Scene:
    """The computer plays itself with open cards, at a pace that can be followed."""
    was_wished = evening.run_options.demo and evening.shuffle.is_wished
    shuffle = evening.next_shuffle() if was_wished else Shuffle.fresh()
    game = Match(evening.form, evening.settings.house_rules).next_game(shuffle.seed)
    manner = evening.manner_of(evening.settings.preset)
    players = players_alone(game.form, evening.level)
    sitting = Sitting(Table(game, players), evening.speaker, evening.pace, manner=manner, demo=True)
    return GameScene(sitting)


def new_game(evening: Evening) -> Scene:
    """The next game of the match, or the first of another."""
    evening.has_asked = True
    if kept := evening.unfinished.one_of(evening.initials):
        return BeforeNewGame(evening.unfinished, kept)
    if evening.asks_for_word:
        return Shuffling(evening)
    if evening.shuffle.wants_word:
        evening.shuffle.mix()
    table, source = new_table(evening), evening.settings.preset
    return GameScene(_sitting(evening, table, source, evening.match.match, guided=True))


def turned_game(evening: Evening, path: Path) -> Scene:
    """A kept game from the other side."""
    table, source = turned_table(evening, path), read_game(path).extras.get("preset", "")
    return GameScene(_sitting(evening, table, source, None, path))


def waiting_game(evening: Evening) -> Scene:
    """The game chosen, at the very card, and the match that it belongs to."""
    kept = evening.unfinished.chosen
    if not (kept and evening.unfinished.take_up(kept)):
        return Title(evening)
    with waiting_table(evening, kept) as (table, moves):
        first = first_side(evening.run_options.saves, kept)
        match = None if first else evening.match.match
        source = kept.extras.get("preset", "")
        return catch_up(GameScene(_sitting(evening, table, source, match, first, guided=True)), moves)


def _sitting(
    evening: Evening,
    table: Table,
    source: str,
    match: Match | None,
    first: Path | None = None,
    *,
    guided: bool = False,
) -> Sitting:
    """`first` is the kept game whose other side this one is; `guided`: with the guide, if it is wanted."""
    manner = evening.manner_of(source)
    preset = PRESETS.get(source, PRESETS[evening.settings.preset])
    own_rules = match is not None and not preset.plays(match.form.name, match.house)
    coach = Coach(table, evening.settings.tutor)
    closing = f"{ANOTHER_GAME} {evening.tell_seal()}".rstrip()
    if first:
        closing, evening.shuffle.is_told = BOTH_SIDES, False
    review = Reviewing(lambda: table.game, tuple(map(str, table.cutters)), coach.study_of)
    reviewer = Reviewer(evening.run_options.saves, review, complain=evening.complaints.append)
    reviewer.judge_too(first)
    reviewer.judge_later(evening.reviewer)
    evening.reviewer = reviewer
    guide = Guide(table, manner.starter, lambda: evening.change("guide", "no"))
    return Sitting(
        table,
        evening.speaker,
        evening.pace,
        manner=manner,
        match=match,
        own_rules=own_rules,
        tells_seal=True,
        coach=coach,
        guide=guide if guided and evening.settings.guide == "yes" else None,
        beside=reviewer.step,
        news=lambda: evening.unfinished.news,
        closing=closing,
    )


def first_scene(evening: Evening) -> Scene:
    """What is seen when the program starts."""
    options = evening.run_options
    if options.replay:
        return _replay(options.replay, evening.settings.speed)
    if options.demo:
        return open_scene(evening, Way.DEMO)
    if options.begin and evening.settings.guide == "ask":
        return OfferGuide(evening, is_first=True)
    return open_scene(evening, Way.NEW_GAME if options.begin else Way.TITLE)


def open_scene(evening: Evening, way: Way) -> Scene:
    """The scene that a way leads to."""
    match way:
        case Way.TITLE:
            return Title(evening)
        case Way.CABINET:
            return Cabinet(evening)
        case Way.OPTIONS:
            return Options(evening)
        case Way.HELP:
            return EveningHelp(evening.settings.house_rules)
        case Way.RECORDS:
            return Records(evening.run_options.saves, evening.settings.speed, evening.speaker)
        case Way.REVIEW:
            assert evening.reviewer, "a game was played"
            return ReviewScene(evening.reviewer, evening.speaker)
        case Way.PRACTICE:
            return practice(evening, partial(turned_game, evening))
        case Way.WITHOUT_WAITING_GAME:
            _gives_up(evening)
            return Title(evening)
        case Way.NEW_GAME | Way.NEW_GAME_INSTEAD | Way.WAITING_GAME | Way.DEMO:
            return _game(evening, way)


def _game(evening: Evening, way: Way) -> Scene:
    if way is Way.DEMO:
        return demo(evening)
    if way is Way.WAITING_GAME:
        return waiting_game(evening)
    may_begin = way is Way.NEW_GAME or _gives_up(evening)
    return new_game(evening) if may_begin else Title(evening)


def _gives_up(evening: Evening) -> bool:
    """Whether the game that was chosen is out of the way now."""
    kept = evening.unfinished.chosen
    return kept is not None and evening.unfinished.give_up(kept)


def _replay(path: Path, speed: int) -> Scene:
    return Replay(read_game(path), Way.TITLE, speed)
