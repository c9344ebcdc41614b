"""Mutilated: whatever is read, nobody sees a traceback, and what is intact counts."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.rules.errors import CribbageError
from game.rules.game import Game
from game.scenes.front.unfinished_list import about
from game.store.kept_game import KeptGame, State, read_as_far_as_it_goes, read_game, verify
from game.store.practice_files import Mistakes
from game.store.settings import load_settings
from game.store.statistics import record_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.store.wasco_line import is_record
from game.values import replace
from tests.store.games import games_counted, record, saved_game, taken_up_if_any
from tests.store.test_practice_files import NOWHERE, OLD, ONE, TWO, keep_game
from tests.store.test_settings import changed


def mutations(content: bytes, number: int, chance: Random) -> Iterator[bytes]:
    """The same bytes with some changed, taken out, put in, doubled or cut off."""
    for _ in range(number):
        spoilt = bytearray(content)
        for _ in range(chance.choice((1, 1, 2, 5, 20))):
            at = chance.randrange(len(spoilt) + 1)
            end = min(len(spoilt), at + chance.choice((0, 1, 3, 40)))
            piece = chance.choice(
                (
                    b"",
                    chance.randbytes(1),
                    chance.randbytes(9),
                    b"\n",
                    b"\r",
                    b"9",
                    b" .",
                    bytes(spoilt[at:end]) * 2,
                )
            )
            spoilt[at:end] = piece
        yield bytes(spoilt[: chance.choice((len(spoilt), len(spoilt), chance.randrange(len(spoilt) + 1)))])


MANY = pytest.mark.parametrize("number", [40, pytest.param(5000, marks=pytest.mark.slow)])


@MANY
def test_every_intact_line_of_a_mutilated_record_counts(tmp_path: Path, number: int) -> None:
    wasco = Wasco(tmp_path)
    for one in range(12):
        wasco.add(record(one, f"P{one % 3}"))
    content = wasco.path.read_bytes()
    intact = {line for line in content.split(b"\n") if is_record(line)}
    for spoilt in mutations(content, number, Random(1)):
        wasco.path.write_bytes(spoilt)
        lines = spoilt.split(b"\n")
        assert games_counted(wasco) == sum(map(is_record, lines)) >= sum(line in intact for line in lines)
        before = wasco.latest()
        wasco.set_strange_lines_aside()
        assert wasco.latest() == before
        assert wasco.count().strange == 0
        assert wasco.add(record(99)) is None
        assert wasco.latest()[-1] == record(99)


@MANY
def test_a_mutilated_game_is_played_as_far_as_it_goes_and_kept_as_it_was(tmp_path: Path, number: int) -> None:
    saved = saved_game().begun_at("now")
    content = (
        "\n".join(KeptGame(saved.seats, "ABC", saved.lines[:50], saved.extras).to_lines()).encode() + b"\n"
    )
    for count, spoilt in enumerate(mutations(content, number, Random(2))):
        folder = tmp_path / str(count)
        folder.mkdir()
        path = folder / "unfinished.txt"
        path.write_bytes(spoilt)
        [waiting] = UnfinishedGames(folder).look()
        assert path.read_bytes() == spoilt
        unfinished = UnfinishedGames(folder)
        found = taken_up_if_any(unfinished)
        if found:
            assert Game.from_lines(found.lines).to_lines()[-1].split() == found.lines[-1].split()
            unfinished.append("0 go")
        else:
            assert waiting.trouble
            assert unfinished.give_up(waiting)
        if waiting.trouble:
            assert [spoilt] == [file.read_bytes() for file in folder.glob("*not-understood*")]
        verify(path)


@MANY
def test_every_door_that_reads_a_game_has_a_sentence_for_what_is_none(tmp_path: Path, number: int) -> None:
    content = "\n".join(saved_game().begun_at("now").to_lines()).encode() + b"\n"
    path = tmp_path / "game.txt"
    for spoilt in mutations(content, number, Random(4)):
        path.write_bytes(spoilt)
        waiting = read_as_far_as_it_goes(path)
        said = [verify(path)[1][-1], waiting.trouble]
        if waiting.lines:
            about(waiting)
            assert record_of(waiting) is None or waiting.state is State.FINISHED
        try:
            read_game(path)
        except CribbageError as error:
            said.append(str(error))
        assert max(map(len, said)) < 400


@MANY
def test_mutilated_settings_leave_what_can_be_read(tmp_path: Path, number: int) -> None:
    content = "\n".join(changed().to_lines()).encode()
    for count, spoilt in enumerate(mutations(content, number, Random(3))):
        folder = tmp_path / str(count)
        folder.mkdir()
        (folder / "settings.txt").write_bytes(spoilt)
        settings, complaints = load_settings(folder)
        assert len(complaints) <= 1
        assert load_settings(folder) == (settings, [])
        if complaints:
            assert [spoilt] == [file.read_bytes() for file in folder.glob("*not-understood*")]


@MANY
def test_strange_lines_of_mutilated_mistakes_stay(tmp_path: Path, number: int) -> None:
    keep_game(tmp_path)
    mistakes, old = Mistakes(tmp_path), OLD.format(log="\n".join(NOWHERE.log))
    assert mistakes.add([ONE, TWO, replace(NOWHERE, at=24)]) is None
    half = number // 2
    content = mistakes.path.read_bytes()
    new = replace(ONE, at=26)
    for spoilt in (*mutations(content, half, Random(5)), *mutations(old.encode(), half, Random(6))):
        mistakes.path.write_bytes(spoilt)
        found = mistakes.all()
        assert mistakes.add([new]) is None
        assert len(mistakes.trouble) < 100
        assert sorted(mistakes.all(), key=str) == sorted([*found, new], key=str)
        if not spoilt.startswith(b"crib mistakes 1\n"):
            assert mistakes.path.read_bytes().startswith(spoilt)
