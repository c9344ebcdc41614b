"""The seal is shown before the word is given, and the word is in the cards of the game that follows."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.rules.game import Game
from game.rules.pack import ShuffledPacks, seal
from game.scenes.front.cabinet import TableCard
from game.scenes.front.evening import Evening
from game.scenes.front.shuffling import Shuffling
from game.scenes.front.title import Title
from game.scenes.scene import StartOver, Way
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.screen.screen import Screen
from game.store.ended_games import EndedGames
from game.store.kept_game import verify
from game.store.unfinished import UnfinishedGames
from tests.conftest import CheckPicture
from tests.scenes.driver import Home, at_home


def unsealed(folder: Path, seed: str | None = None) -> Home:
    """An evening in which the cards were not wished for."""
    home = at_home(folder, begin=False, own_word=True)
    home.evening.shuffle = Evening(home.evening.settings, home.evening.run_options, home.ear).shuffle
    if seed is None:
        home.evening.next_shuffle()
    home.press(Button.FIRE)
    return home


def type_word(home: Home, word: str) -> None:
    for letter in word:
        home.stack.press(Press(None, letter=letter))


def test_a_word_is_mixed_in_after_the_seal_was_shown(tmp_path: Path) -> None:
    home = unsealed(tmp_path)
    assert isinstance(home.scene, Shuffling)
    shown = home.scene.shuffle.seal
    type_word(home, "horseshoe")
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    game: Game = home.game
    assert (game.seal, game.word) == (shown, "horseshoe")
    assert seal(game.seed) == shown
    assert len(game.seed) == 32
    assert game.pack("1") == ShuffledPacks(f"{game.seed} horseshoe")("1")
    [waiting] = UnfinishedGames(tmp_path).look()
    assert waiting.lines
    assert "word horseshoe" in waiting.lines


def test_without_a_word_the_presses_give_one(tmp_path: Path) -> None:
    words = set()
    for number in range(3):
        home = unsealed(tmp_path / str(number))
        home.press(Button.FIRE)
        words.add(home.game.word)
    assert len(words) == 3
    assert all(len(word) == 16 for word in words)


def test_the_whole_game_can_be_verified_and_the_next_is_asked_for_again(tmp_path: Path) -> None:
    home = unsealed(tmp_path)
    home.press(Button.FIRE)
    word = home.game.word
    home.until_scene(GameOver)
    home.until_still()
    [path] = EndedGames(tmp_path).paths
    is_fair, told = verify(path)
    assert is_fair
    assert f"word {word}" in told
    home.press(Button.FIRE)
    assert isinstance(home.scene, Shuffling)


def test_a_seed_that_was_wished_for_mixes_nothing(tmp_path: Path) -> None:
    home = unsealed(tmp_path, seed="7")
    assert isinstance(home.scene, GameScene)
    assert (home.game.seed, home.game.word) == ("7", "")


def test_who_wants_no_question_has_none(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert len(home.game.word) == 16, "the moment of the press is mixed in"


def unwished(folder: Path) -> Home:
    """At the title, where no seed was wished for and no word is asked for."""
    home = at_home(folder, begin=False)
    home.evening.next_shuffle()
    return Home(home.evening)


def test_the_seal_stands_on_the_title_before_the_press_that_is_mixed_in(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    assert isinstance(home.scene, Title)
    told = home.scene.seal
    home.press(Button.FIRE)
    assert told == f"seal {home.game.seal[:8]}"
    next_told = home.sitting.closing.removeprefix("Another game? ")
    home.until_scene(GameOver)
    home.until_still()
    assert home.top.message.endswith(next_told)
    home.press(Button.FIRE)
    assert next_told == f"seal {home.game.seal[:8]}"
    assert len(home.game.word) == 16


def test_a_word_typed_on_the_card_of_the_table_is_mixed_in(tmp_path: Path) -> None:
    home = unwished(tmp_path)
    home.stack.lay_over(TableCard(home.evening))
    card = home.scene
    assert isinstance(card, TableCard)
    home.press(*[Button.DOWN] * [row.words for row in card.rows].index("A word of yours"))
    type_word(home, "HEN")
    assert isinstance(home.scene, TableCard), "h is a letter here"
    home.press(*[Button.UP] * card.chosen, Button.FIRE)
    assert home.game.word == "HEN"


def test_who_could_not_see_the_seal_is_asked(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.evening.next_shuffle()
    home.stack._do(StartOver(Way.NEW_GAME))
    assert isinstance(home.scene, Shuffling)


def test_who_goes_back_finds_the_same_seal(tmp_path: Path) -> None:
    home = unsealed(tmp_path)
    assert isinstance(home.scene, Shuffling)
    shown = home.scene.shuffle.seal
    home.press(Button.BACK)
    assert isinstance(home.scene, Title)
    home.press(Button.FIRE)
    assert isinstance(home.scene, Shuffling)
    assert home.scene.shuffle.seal == shown


@pytest.mark.parametrize("typed", ["a b", " ", "x" * 99])
def test_whatever_is_typed_is_a_word(typed: str, tmp_path: Path) -> None:
    home = unsealed(tmp_path)
    type_word(home, typed)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert Game.from_lines(home.game.to_lines()).word == home.game.word


def test_picture_of_the_shuffle(tmp_path: Path, check_picture: CheckPicture) -> None:
    home = unsealed(tmp_path)
    assert isinstance(home.scene, Shuffling)
    home.scene.shuffle.seed = "1987"
    type_word(home, "horseshoe")
    screen = Screen(switched_on(USUAL))
    home.stack.draw(screen)
    check_picture(screen.surface, "shuffle")
