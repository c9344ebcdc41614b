"""A game in lines of text is kept whenever it is left, and goes on there, here or at the window."""

import re
import time
from pathlib import Path

import pytest

from game.devices.button import Button
from game.rules.game import Game
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.unfinished import UnfinishedGames
from game.terminal.scenes_in_lines import TO_LEAVE
from tests.scenes.driver import Home, at_home
from tests.terminal.reader import Reader
from tests.terminal.talk import PATIENCE, Pipe, PseudoTerminal, lines_of, talk
from tests.terminal.test_whole_games import finished_game

KEPT = "Your game is saved. Continue any time, here or in the window."
BUSY = ("--preset", "acc", "--level", "deckhand", "--seed", "9")  # asks every kind of question
A_HAND = 0.3
"""Seconds from seeing a question to Ctrl-C. A busy machine may hold the program for a moment just before it
begins to read, and a signal that comes then is heard with the next line only."""


def moves_kept(folder: Path) -> list[str]:
    """The moves of the game that waits, as they are written."""
    (waiting,) = UnfinishedGames(folder).look()
    assert waiting.lines
    assert not waiting.trouble
    return [line for line in waiting.lines if line[:1].isdecimal()]


@pytest.mark.parametrize("kind", ["cut", "lay away", "play", "count", "muggins", "curtain"])
def test_end_of_input_at_any_question_keeps_the_game(kind: str, tmp_path: Path) -> None:
    if kind == "curtain":
        (tmp_path / "settings.txt").write_text("seats = person, person\nnames = ANN, BEN\n")
    reader = Reader(kind, until=kind)
    code, said = talk(reader.answer, *BUSY, saves=tmp_path)
    assert code == 0
    assert said.endswith(f"\n{KEPT}\n")
    kept = moves_kept(tmp_path)
    reader.until = "another"
    code, said = talk(reader.answer, saves=tmp_path)
    game = finished_game(tmp_path)
    assert [f"{seat} {move}" for seat, move in game.moves][: len(kept)] == kept
    assert reader.played_again(game, people=[0, 1] if kind == "curtain" else [0]) == game.moves
    assert "You have an unfinished game. " in said


def test_quit_keeps_the_game_too(tmp_path: Path) -> None:
    code, said = talk(lines_of("low", "quit"), *BUSY, saves=tmp_path)
    assert code == 0
    assert said.endswith(f"{KEPT}\n")
    assert moves_kept(tmp_path)


def test_where_nothing_can_be_written_nothing_is_said_to_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shut").touch()
    monkeypatch.setattr("game.store.folder.own_folder", lambda: None)
    code, said = talk(lines_of("low", "back", "quit"), *BUSY, saves=tmp_path / "shut")
    assert code == 0
    assert "Can't write unfinished.txt: " in said
    assert f"\n{TO_LEAVE.format('', 'lost')}\n" in said
    assert said.endswith("Your game isn't saved: nothing can be written. Name another folder with --saves.\n")
    assert KEPT not in said


def test_a_trouble_that_comes_again_before_it_is_told_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "practice.txt").mkdir()
    said = talk(lines_of("learn", "1", *["show", ""] * 9, "back", "back"), saves=tmp_path)[1]
    assert said.count("Can't write practice.txt") == 1


def test_where_nothing_was_begun_nothing_is_kept(tmp_path: Path) -> None:
    assert KEPT not in talk(lines_of(), saves=tmp_path)[1]
    assert not UnfinishedGames(tmp_path).look()


def test_after_the_last_game_nothing_is_kept(tmp_path: Path) -> None:
    assert KEPT not in talk(Reader(1).answer, *BUSY, saves=tmp_path)[1]
    assert not UnfinishedGames(tmp_path).look()


def test_what_was_told_before_it_was_left_can_be_heard_again(tmp_path: Path) -> None:
    _, before = talk(Reader(2, until="play").answer, *BUSY, saves=tmp_path)
    said = talk(lines_of("", "again", "score", "table"), saves=tmp_path)[1]
    _, deal = before.removesuffix(f"\n{KEPT}\n").rsplit("\n\n", 1)
    told = [line for line in deal.splitlines() if "):" not in line]
    heard = said.splitlines()
    assert len(told) > 1
    assert set(told) - {KEPT, ""} <= set(heard)
    assert heard.count("YOU 0, OPPONENT 0, of 121.") == 3
    assert not [line for line in heard if "Low cut: " in line or "You cut " in line], "older than this deal"


def test_a_game_goes_on_in_its_own_words_though_the_guide_was_called(tmp_path: Path) -> None:
    asked = "Cut a card: the low cut deals"
    begun = talk(lines_of("guide"), "--preset", "champ", "--seed", "4", saves=tmp_path)[1]
    assert asked in begun
    assert asked in talk(lines_of(""), saves=tmp_path)[1]


def test_a_program_keeps_it_at_the_end_of_input(tmp_path: Path) -> None:
    program = Pipe("--text", *BUSY, saves=tmp_path)
    assert program.play(Reader(3, until="play").answer) == 0
    assert KEPT in program.said.decode()
    assert moves_kept(tmp_path)


def test_ctrl_c_keeps_it(tmp_path: Path) -> None:
    program = PseudoTerminal("--text", *BUSY, saves=tmp_path)
    reader = Reader(4, until="play")
    while (line := reader.answer(program.hear())) is not None:
        program.type(f"{line}\n".encode())
    time.sleep(A_HAND)
    program.type(b"\x03")
    assert KEPT in program.hear()
    assert program.process.wait(PATIENCE) == 130
    assert moves_kept(tmp_path)


def test_another_program_may_be_killed_at_any_time(tmp_path: Path) -> None:
    program = Pipe("--text", *BUSY, saves=tmp_path)
    reader = Reader(5, until="count")
    while (line := reader.answer(program.hear())) is not None:
        program.type(f"{line}\n".encode())
    program.process.kill()
    program.process.wait(PATIENCE)
    assert moves_kept(tmp_path)[-1].startswith("0 ")


def go_on_at_the_window(folder: Path) -> Home:
    window = at_home(folder, begin=False)
    assert window.scene.lines[0][0] == "Continue game"  # type: ignore[attr-defined]
    window.press(Button.FIRE)
    return window


def test_a_game_goes_from_the_window_to_the_terminal_and_back(tmp_path: Path) -> None:
    window = at_home(tmp_path, preset="bsd")
    window.answer_until(lambda: window.game.deals == 2 and window.is_asked)
    at_the_window = [*window.game.moves]
    reader = Reader(6)
    _, said = talk(lambda heard: reader.answer(heard) if len(reader.moves) < 8 else None, saves=tmp_path)
    assert "You have an unfinished game. YOU against LANDLUBBER" in said, "he is ME at his table alone"
    back = go_on_at_the_window(tmp_path)
    assert back.game.moves[: len(at_the_window)] == at_the_window
    assert len(back.game.moves) > len(at_the_window)
    back.answer_until(lambda: back.game.outcome is not None)
    (path,) = EndedGames(tmp_path).paths
    assert Game.from_lines(read_game(path).lines).moves == back.game.moves


@pytest.mark.parametrize(("preset", "told"), [("champ", "Champ's deal and crib."), ("bsd", "My crib.")])
def test_a_game_that_goes_on_says_whose_crib_it_is(preset: str, told: str, tmp_path: Path) -> None:
    talk(lines_of("", "", "", "quit"), "--preset", preset, "--seed", "3", "--new", saves=tmp_path)
    said = talk(lines_of("", "table"), saves=tmp_path)[1]
    assert said.count(f"\n{told}\n") == 2


def test_before_the_cut_for_partners_nobody_has_a_score(tmp_path: Path) -> None:
    words = ("--preset", "hoyle", "--form", "four-handed", "--seed", "3", "--new")
    said = talk(lines_of("score", "", "score"), *words, saves=tmp_path)[1]
    assert "No score yet: the cut makes the partners. The game is to 121." in said
    assert "YOU & C" not in said
    assert "YOU & B 0, C & D 0, of 121." in said


def test_the_table_calls_the_count_as_its_question_does(tmp_path: Path) -> None:
    reader, typed = Reader(1), iter(["table", "quit"])

    def answer(heard: str) -> str | None:
        return next(typed) if "\nTotal " in f"\n{heard.splitlines()[-1]}" else reader.answer(heard)

    said = talk(answer, "--preset", "champ", "--seed", "3", "--new", saves=tmp_path)[1]
    assert re.search(r"\nTotal \d+: \w", said)
    assert re.search(r"table\nYOU \d+, CHAMP \d+, of 121\.\n", said)
