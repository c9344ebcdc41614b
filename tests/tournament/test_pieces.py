"""Matches in pieces, on any executor: the same result, gone on with where it was stopped, a worker lost."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from random import Random
from subprocess import DEVNULL, Popen

import pytest

from game.rules.forms import FORMS
from game.rules.house import House
from game.tournament import contest
from game.tournament.__main__ import cross_table, main
from game.tournament.contest import Pairing, play_deck, played
from game.tournament.executors import InTurn, executor
from game.tournament.tally import Tally
from tests.sources import HOUSE

MATCH = Pairing(("deckhand", "landlubber"), FORMS["six-card"], House(), "pieces")
SCHEDULER = "from distributed.cli.dask_scheduler import main; main()"
WORKER = "from distributed.cli.dask_worker import main; main()"


def figures(tallies: Iterator[Tally]) -> tuple[object, ...]:
    """All but the times."""
    whole = Tally()
    for part in tallies:
        whole.add(part)
    return whole.games, whole.wins, whole.margins, whole.dealer_wins, whole.skunks, whole.dealing


def test_a_match_is_the_same_in_any_number_of_pieces() -> None:
    alone = figures(play_deck(MATCH, deck) for deck in range(5))
    with ThreadPoolExecutor(2) as threads:
        for pieces, workers in ((1, InTurn()), (2, threads), (5, InTurn())):
            assert figures(played(MATCH, range(5), workers, pieces)) == alone


def test_a_stopped_match_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> list[str]:
        assert main(["deckhand", "landlubber", *words]) == 0
        return [line for line in capsys.readouterr().out.splitlines() if " ms" not in line]

    keep = str(tmp_path / "match")
    said("--games", "6", "--keep", keep)
    assert said("--games", "12", "--keep", keep) == said("--games", "12")
    assert main(["deckhand", "bsd", "--games", "2", "--keep", str(Path(__file__))]) == 1
    assert "holds no match" in capsys.readouterr().err


def test_a_match_that_cannot_be_kept_says_so_and_how_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["deckhand", "landlubber", "--games", "2", "--keep", str(tmp_path / "nowhere" / "match")]) == 1
    )
    said = capsys.readouterr()
    assert said.err.endswith("Can't write match: No such file or directory.\n")
    assert said.out.startswith("deckhand")


def test_both_halves_of_a_table_add_up() -> None:
    tally = Tally()
    for share in (1.0, 0.5, 1.0):
        tally.wins.note(share)
    _, first, second = cross_table(["a", "b"], {("a", "b"): tally})
    assert "83.3 ± 32.7" in first
    assert "16.7 ± 32.7" in second


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bsd", "--games", "2"], "two entrants play a match"),
        (["bsd", "champ", "--table", "bsd"], "two entrants play a match"),
    ],
)
def test_what_is_no_match_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert said in capsys.readouterr().err


def test_no_cluster_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bsd", "deckhand", "--cluster", "nowhere at all"]) == 2
    assert "cluster" in capsys.readouterr().err


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[Popen[bytes]]]]:
    """A scheduler and two workers on this machine."""
    pytest.importorskip("distributed")
    address = f"127.0.0.1:{Random(os.getpid()).randrange(20_000, 40_000)}"
    host, port = address.split(":")
    common = {"cwd": HOUSE, "stdout": DEVNULL, "stderr": DEVNULL, "start_new_session": True}
    programs = [
        Popen([sys.executable, "-c", SCHEDULER, "--host", host, "--port", port, "--no-dashboard"], **common)  # type: ignore[call-overload]
    ]
    for _ in range(2):
        words = [f"tcp://{address}", "--host", host, "--nthreads", "1", "--no-dashboard", "--no-nanny"]
        programs.append(Popen([sys.executable, "-c", WORKER, *words], **common))  # type: ignore[call-overload]
    yield f"tcp://{address}", programs[1:]
    for program in programs:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
        program.wait()


@pytest.mark.slow
def test_a_cluster_plays_the_same_match_though_a_worker_is_killed(
    cluster: tuple[str, list[Popen[bytes]]],
) -> None:
    address, workers = cluster
    decks = range(60)
    alone = figures(played(MATCH, decks, InTurn()))
    killed: list[int] = []

    def parts() -> Iterator[Tally]:
        with executor(1, address) as far:
            for number, part in enumerate(played(MATCH, decks, far, 30)):
                if number == 4:
                    os.kill(workers[0].pid, signal.SIGKILL)
                    killed.append(number)
                yield part

    assert figures(parts()) == alone
    assert killed
    assert workers[1].poll() is None


@pytest.mark.parametrize(
    ("workers", "pieces", "parts"),
    [
        (InTurn(), 0, [1, 1, 1, 1, 1, 1]),
        (InTurn(), 4, [2, 2, 2]),
        (InTurn(), 9, [1, 1, 1, 1, 1, 1]),
        (ThreadPoolExecutor(1), 0, [4, 2]),
        (ThreadPoolExecutor(1), 1, [6]),
    ],
)
def test_it_is_split_into_as_many_as_are_wished(
    workers: Executor, pieces: int, parts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    split: list[int] = []

    def piece(_: Pairing, decks: range) -> list[Tally]:
        split.append(len(decks))
        return [Tally()]

    monkeypatch.setattr(contest, "play_piece", piece)
    assert len([*played(MATCH, range(6), workers, pieces)]) == len(parts)
    assert split == parts
    workers.shutdown()
