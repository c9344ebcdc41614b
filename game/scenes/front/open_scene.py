"""What opens next: where each way leads, and how a game is begun or gone on with."""

from game.players.levels import LEVELS
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.results.match import Match
from game.scenes.front.evening import Evening
from game.scenes.front.title import Title
from game.scenes.moments.game_scenes import begin, catch_up
from game.scenes.records.record_list import Records
from game.scenes.records.replay import Replay
from game.scenes.scene import Scene, Way
from game.scenes.sitting.sitting import Sitting
from game.store.finished import read_game
from game.store.saved import SavedGame
from game.store.setting_words import LONGEST_NAME
from game.table import Sitter, Table


def first_scene(evening: Evening) -> Scene:
    """What is seen when the program starts."""
    options = evening.run_options
    if options.replay:
        return Replay(read_game(options.replay), Way.TITLE)
    if options.demo:
        return _demo(evening)
    return _new_game(evening) if options.begin else Title(evening)


def open_scene(evening: Evening, way: Way) -> Scene:
    """The scene that a way leads to."""
    match way:
        case Way.TITLE:
            return Title(evening)
        case Way.NEW_GAME:
            return _new_game(evening)
        case Way.WAITING_GAME:
            return _waiting_game(evening)
        case Way.DEMO:
            return _demo(evening)
        case Way.RECORDS:
            return Records(evening.run_options.saves)


def _demo(evening: Evening) -> Scene:
    """The computer plays itself with open cards, at a pace that can be followed."""
    game = Match(evening.form, evening.settings.house_rules).next_game(evening.next_seed())
    title = LEVELS[evening.level].title
    sitters = [Sitter(f"{title}{seat + 1}"[:LONGEST_NAME], evening.level) for seat in range(game.form.seats)]
    manner = evening.manner_of(evening.settings.preset)
    sitting = Sitting(Table(game, sitters), evening.speaker, evening.pace, manner=manner, demo=True)
    return begin(sitting)


def _new_game(evening: Evening) -> Scene:
    """The next game of the match, or the first of another where the rules or the people have changed."""
    preset, match = evening.settings.preset, evening.match
    table = match.next_table(
        evening.form, evening.settings.house_rules, evening.chosen_sitters(), evening.next_seed()
    )
    extras = {"preset": preset, "won": " ".join(map(str, match.won))}
    people = tuple(map(str, table.cutters))
    evening.waiting.begin(SavedGame(people, evening.initials, tuple(table.game.to_lines()), extras))
    evening.waiting.keep(table, match)
    return begin(_sitting(evening, table, preset))


def _waiting_game(evening: Evening) -> Scene:
    """The game offered, at the very card, and the match that it belongs to."""
    saved = evening.waiting.offered
    assert saved, "a game waits"
    log = read_log(saved.lines)
    form, house, seed, dealer = log.heading.form, log.heading.house, log.heading.seed, log.heading.dealer
    table = Table(Game(form, house, seed, dealer=dealer), [_sitter(evening, seat) for seat in saved.seats])
    chosen, won = evening.chosen_sitters(), saved.extras.get("won", "")
    evening.match.take_up(log.heading, table.cutters, won, evening.settings.house_rules, chosen)
    sitting = _sitting(evening, table, saved.extras.get("preset", ""))
    scene = catch_up(sitting, [seat_move for _, seat_move in log.moves])
    evening.waiting.keep(table, evening.match)
    return scene


def _sitter(evening: Evening, seat: str) -> Sitter:
    """Who sat there; for a player that this version does not know, the one that is chosen."""
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, evening.level)


def _sitting(evening: Evening, table: Table, source: str) -> Sitting:
    manner = evening.manner_of(source)
    sitting = Sitting(table, evening.speaker, evening.pace, manner=manner, match=evening.match.match)
    sitting.reason(None, f"seal {table.game.seal}")
    return sitting
