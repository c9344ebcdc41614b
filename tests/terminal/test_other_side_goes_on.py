"""A game from the other side that was begun at the window goes on in a terminal, with the same cuts."""

import io
import re
from pathlib import Path

import pytest

from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import Heading
from game.rules.moves import Cut
from game.scenes.front.rooms import YOURS_FIRST
from game.session.run_options import RunOptions
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.settings import Settings
from game.store.unfinished import UnfinishedGames
from game.table import Sitter
from game.terminal.between_games import KEPT
from game.terminal.conversation import Conversation
from game.terminal.session_in_lines import SessionInLines
from game.terminal.text_session import TextSession
from tests.scenes.practice.test_from_other_side import FIRST, begun
from tests.terminal.reader import Reader
from tests.terminal.talk import Typist, lines_of, talk


def cuts(game: Game) -> list[int]:
    return [move.depth for _, move in game.moves if isinstance(move, Cut)]


def test_nobody_is_asked_for_a_cut_that_is_settled(tmp_path: Path) -> None:
    home = begun(tmp_path)
    home.until_still()
    del home
    code, told = talk(Reader("other side", until="").answer, saves=tmp_path)
    assert code == 0
    assert "Games won" not in told
    latest, _ = EndedGames(tmp_path).paths
    made, before = cuts(Game.from_lines(read_game(latest).lines)), cuts(FIRST)[FIRST.form.seats :]
    shared = min(len(made), len(before))
    assert made[:shared] == before[:shared] != []


def play(folder: Path, preset: str = "champ") -> tuple[str, ...]:
    """Play a game to its end, and return the words it was begun with."""
    words = ("--preset", preset, "--level", "landlubber")
    talk(Reader(preset).answer, *words, saves=folder)
    return words


@pytest.mark.parametrize("preset", ["bsd", "champ", "amiga"])
def test_in_lines_no_game_is_played_on_the_machine_of_its_original(preset: str, tmp_path: Path) -> None:
    play(tmp_path, preset)
    _, told = talk(lines_of("practice", "switch sides", "1", "leave"), saves=tmp_path)
    *_, asked, last = told.splitlines()
    assert re.search(r"iscard .*such as 5h.*: leave$", asked)
    assert last == KEPT


def test_it_belongs_to_no_match_though_its_cuts_are_forgotten(tmp_path: Path) -> None:
    begun(tmp_path).until_still()
    for first in EndedGames(tmp_path).paths:
        first.unlink()
    heard = io.StringIO()
    typist = Typist(heard, Reader("no cuts", until="").answer)
    session = SessionInLines(Settings(), RunOptions(tmp_path), Conversation(typist, heard))
    three, house = [Sitter(name) for name in ("ANN", "BEN", "CAT")], House()
    session.match.take_up(Heading(FORMS["three-handed"], house, "1"), three, {"won": "1 0 0"}, house, three)
    TextSession(session).run(is_chosen=True)
    assert "of 61." in heard.getvalue()
    assert "Games won" not in heard.getvalue()


def test_home_says_that_a_game_from_the_other_side_is_saved(tmp_path: Path) -> None:
    play(tmp_path)
    _, told = talk(lines_of("switch sides", "1", "home"), saves=tmp_path)
    assert f": home\n{KEPT}\n" in told


def test_no_other_game_begins_in_the_midst_of_one_whose_moves_are_kept(tmp_path: Path) -> None:
    words = play(tmp_path)
    _, told = talk(lines_of("practice", "switch sides", "home", "leave"), *words, saves=tmp_path)
    assert f": switch sides\n{YOURS_FIRST}\n" in told
    assert len(UnfinishedGames(tmp_path).look()) == 1


def test_no_other_game_begins_while_the_tutor_holds_a_move_of_one(tmp_path: Path) -> None:
    words = play(tmp_path)
    (tmp_path / "settings.txt").write_text("tutor = doubtful\n")
    reader, aside = Reader("held"), lines_of("practice", "switch sides", "home", "leave")
    held = False

    def answer(heard: str) -> str | None:
        nonlocal held
        held = held or "think again" in heard
        return (aside if held else reader.answer)(heard)

    _, told = talk(answer, *words, saves=tmp_path)
    assert f": switch sides\n{YOURS_FIRST}\n" in told
    assert len(UnfinishedGames(tmp_path).look()) == 1
