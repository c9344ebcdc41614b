"""What opens next: where each way leads. A room is read when it is entered: the title stands sooner."""

from functools import partial
from pathlib import Path

from game.scenes.front.evening import Evening
from game.scenes.front.title import Title
from game.scenes.scene import Scene, Way


def first_scene(evening: Evening) -> Scene:
    """What is seen when the program starts."""
    options = evening.run_options
    if options.replay:
        return _replay(options.replay, evening.settings.speed)
    if options.demo:
        return open_scene(evening, Way.DEMO)
    if options.begin and evening.settings.guide == "ask":
        from game.scenes.front.guide_offer import OfferGuide

        return OfferGuide(evening, is_first=True)
    return open_scene(evening, Way.NEW_GAME if options.begin else Way.TITLE)


def open_scene(evening: Evening, way: Way) -> Scene:
    """The scene that a way leads to."""
    match way:
        case Way.TITLE:
            return Title(evening)
        case Way.CABINET:
            from game.scenes.front.cabinet import Cabinet

            return Cabinet(evening)
        case Way.OPTIONS:
            from game.scenes.options.options import Options

            return Options(evening)
        case Way.HELP:
            from game.scenes.help.around_table import EveningHelp

            return EveningHelp(evening.settings.house_rules)
        case Way.RECORDS:
            from game.scenes.records.record_list import Records

            return Records(evening.run_options.saves, evening.settings.speed, evening.speaker)
        case Way.REVIEW:
            from game.scenes.review.review_scene import ReviewScene

            assert evening.reviewer, "a game was played"
            return ReviewScene(evening.reviewer, evening.speaker)
        case Way.PRACTICE:
            from game.scenes.front.sit_down import turned_game
            from game.scenes.front.to_practice import practice

            return practice(evening, partial(turned_game, evening))
        case Way.WITHOUT_WAITING_GAME:
            evening.waiting.set_aside()
            return Title(evening)
        case Way.NEW_GAME | Way.NEW_GAME_INSTEAD | Way.WAITING_GAME | Way.DEMO:
            return _game(evening, way)


def _game(evening: Evening, way: Way) -> Scene:
    from game.scenes.front.sit_down import demo, new_game, waiting_game

    if way is Way.DEMO:
        return demo(evening)
    if way is Way.WAITING_GAME:
        return waiting_game(evening)
    may_begin = way is Way.NEW_GAME or evening.waiting.set_aside()
    return new_game(evening) if may_begin else Title(evening)


def _replay(path: Path, speed: int) -> Scene:
    from game.scenes.records.replay import Replay
    from game.store.finished import read_game

    return Replay(read_game(path), Way.TITLE, speed)
