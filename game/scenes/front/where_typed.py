"""Where a game is typed at: on the machine its original came on, by one hand, by the book."""

from collections.abc import Callable
from functools import partial

from game.rules.preset import Preset
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import Answer, GoTo, LayOver, Scene, Way
from game.scenes.table.game_scene import GameScene
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_prompts import YES, OpeningPrompt, empty_table
from game.session.asked_first import (
    LONG,
    SHORT,
    asks_length,
    choose_length,
    chosen,
    is_asked_first,
    lengths_in_words,
    offered_instructions,
    which_length,
)
from game.sheets.table_state import TableState
from game.table import Table


def is_at_home(session: WindowSession, preset: Preset) -> bool:
    """Tell whether the machine is switched on that the original came on; in lines none is."""
    return session.is_at_window and session.settings.machine_now == preset.machine


def _is_typed_at(session: WindowSession, preset: Preset) -> bool:
    return preset.manner.is_typed and is_at_home(session, preset) and not session.settings.one_button


def other_scene(session: WindowSession, preset: Preset, table: Table, scene: GameScene) -> GameScene | None:
    """Find the scene in which a game goes on, if it is another than it was before the machine changed."""
    game = table.game
    is_typed = (
        _is_typed_at(session, preset)  # asked at each step: what is quick comes first
        and len(table.people) < game.form.seats
        and preset.plays(game.form.name, game.house)
    )
    if isinstance(scene, TypedGame) == is_typed:
        return None
    if not is_typed:
        return GameScene(scene.context).take_over(scene)
    typed = TypedGame(scene.context)
    if (top := _asked_at(session)) and top.messages:
        typed.messages.go_on(top.messages)
    return typed.take_over(scene)


def _asked_at(session: WindowSession) -> TableState | None:
    """Return the table where the last question was asked, once."""
    top, session.asks_at = session.asks_at, None
    return top


def opening(session: WindowSession, begin: Callable[[], Scene]) -> Scene:
    """Ask the original's questions before a game: once for its instructions, and each time how long it is."""
    is_typed_at = partial(_is_typed_at, session, chosen(session))
    if not (is_typed_at() and is_asked_first(session)):
        return begin()
    top = _asked_at(session) or empty_table()
    assert top.messages, "there is a window to ask in"
    top.messages.clear_below()

    def begin_here() -> Scene:
        session.asks_at = top
        return begin()

    def choose(letter: str) -> Answer:
        choose_length(session, letter)
        return GoTo(begin_here())

    def ask_length() -> Scene:
        if not asks_length(session):
            return begin_here()
        to_figures = f"Type {' or '.join(lengths_in_words(session))}."
        words, letters = which_length(session), LONG + SHORT
        return OpeningPrompt(top, words, choose, begin, is_typed_at, to_figures, letters)

    def instruct(letter: str) -> Answer:
        return GoTo(ask_length()) if letter != YES else LayOver(Way.RULES)

    words = offered_instructions(session)
    return OpeningPrompt(top, words, instruct, begin, is_typed_at) if words else ask_length()
