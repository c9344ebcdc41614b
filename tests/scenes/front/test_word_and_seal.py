"""A game begins with the cut, and a word or a moment is mixed into a seed that was sealed before."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.game import Game
from game.rules.pack import ShuffledPacks, seal
from game.scenes.front.options import play
from game.scenes.help_pages import Help
from game.scenes.scene import StartOver, Way
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.store.ended_games import EndedGames
from game.store.kept_game import verify
from game.store.unfinished import UnfinishedGames
from tests.scenes.driver import Home, at_home
from tests.scenes.shown import pages_of

WORD = "Your word"


def unwished(folder: Path) -> Home:
    """At the title, where no seed was wished for."""
    home = at_home(folder, begin=False)
    home.session.next_shuffle()
    return Home(home.session)


def type_word(home: Home, word: str) -> None:
    """Among the options, and back at the title."""
    home.stack.lay_over(play(home.session))
    scene = home.scene
    home.go_to_line(WORD)
    for letter in word:
        home.stack.press(Press(None, letter=letter))
    assert home.scene is scene, "h is a letter here"
    home.press(Button.BACK)


def test_the_moment_of_the_press_is_mixed_in(tmp_path: Path) -> None:
    words = set()
    for number in range(3):
        home = unwished(tmp_path / str(number))
        sealed = home.session.shuffle.seal
        home.press(Button.FIRE)
        assert isinstance(home.scene, GameScene)
        assert home.game.seal == sealed
        words.add(home.game.word)
    assert len(words) == 3
    assert all(len(word) == 16 for word in words)


def test_who_begins_from_the_command_line_is_at_the_cut(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    home.stack._do(StartOver(Way.NEW_GAME))
    assert isinstance(home.scene, GameScene)
    assert home.game.word


def test_a_word_typed_among_the_options_is_mixed_in(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    sealed = home.session.shuffle.seal
    type_word(home, "horseshoe")
    home.press(Button.FIRE)
    game: Game = home.game
    assert (game.seal, game.word) == (sealed, "horseshoe")
    assert seal(game.seed) == sealed
    assert len(game.seed) == 32
    assert game.pack("1") == ShuffledPacks(f"{game.seed} horseshoe")("1")
    [waiting] = UnfinishedGames(tmp_path).look()
    assert waiting.lines
    assert "word horseshoe" in waiting.lines
    assert not home.session.shuffle.typed, "the next game has another"


def test_among_the_options_every_line_has_a_value(tmp_path: Path) -> None:
    rows = play(unwished(tmp_path).session).rows
    assert WORD in [row.words for row in rows]
    assert all(row.value_words for row in rows)


@pytest.mark.parametrize("typed", ["a b", " ", "x" * 99])
def test_whatever_is_typed_is_a_word(typed: str, tmp_path: Path) -> None:
    home = unwished(tmp_path)
    type_word(home, typed)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert Game.from_lines(home.game.to_lines()).word == home.game.word


def test_a_seed_that_was_wished_for_mixes_nothing(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    wished = home.session.shuffle.seed
    assert WORD not in [row.words for row in play(home.session).rows]
    home.press(Button.FIRE)
    assert (home.game.seed, home.game.word) == (wished, "")


def test_the_whole_game_can_be_verified(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    home.press(Button.FIRE)
    word = home.game.word
    home.until_scene(GameOver)
    home.until_still()
    [path] = EndedGames(tmp_path).paths
    is_fair, told = verify(path)
    assert is_fair
    assert f"word {word}" in told


def test_the_seal_can_be_read_before_the_press_and_stands_on_no_table(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    screen, sealed = Screen(switched_on(USUAL)), home.session.shuffle.seal
    home.press(Button.HELP)
    pages = pages_of(home.on(Help))
    assert sealed in "".join(line.replace(" ", "") for page in pages for line in page.lines)
    home.press(Button.BACK, Button.FIRE)
    assert home.game.seal == sealed
    home.until_scene(GameOver)
    home.until_still()
    home.stack.draw(screen)
    told = " ".join([*screen.in_full, home.top.message, *map(str, home.top.reasons)])
    assert sealed[:8] not in told
    assert home.game.seed not in told
