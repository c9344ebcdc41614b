"""Two programs play each other over the loopback; both keep the same game, and killed ones go on with it."""

import os
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.forms import FORMS
from game.store.kept_game import BY_WIRE, read_game
from game.store.wasco_file import Wasco
from game.wire.proof import verify_by_wire
from tests.wire.programs import LOOPBACK, Side, invitations_of, play, until_done

KILLED_GAMES = int(os.environ.get("KILLED_GAMES", "10"))


def held(host: Side, guest: Side) -> None:
    """Both files are whole, and tell the same game."""
    games = [read_game(side.kept) for side in (host, guest)]
    assert games[0].lines == games[1].lines
    assert games[0].played().game.outcome
    for side, game in zip((host, guest), games, strict=True):
        is_fair, sentences = verify_by_wire(side.kept)
        assert is_fair, sentences
        assert game.extras[BY_WIRE].endswith("every deal was audited")
        assert not [*side.folder.glob("unfinished*.txt")]
        assert "Traceback" not in side.text
    unheard = [path for side in (host, guest) for path in side.folder.glob("*.wire")]
    assert len(unheard) <= 1, "one was killed when the other had heard all, and was gone"
    assert all((path.parent / "games" / path.name).exists() for path in unheard)


def pair(folder: Path, *words: str) -> tuple[Side, Side]:
    quick = ("--level", "deckhand", *words)
    return Side(folder / "host", quick), Side(folder / "guest", ("--level", "landlubber", *words))


@pytest.mark.slow
def test_a_whole_game_between_two_programs(tmp_path: Path) -> None:
    host, guest = pair(tmp_path, "--form", "five-card")
    invitation = play(host, guest)
    held(host, guest)
    files = "".join(path.read_text(encoding="ascii") for path in tmp_path.rglob("*.wire"))
    assert invitation not in files
    assert "mine " not in files


@pytest.mark.slow
@pytest.mark.parametrize("form", [name for name, form in FORMS.items() if form.seats == 2])
def test_whole_games_of_every_form_for_two(tmp_path: Path, form: str) -> None:
    host, guest = pair(tmp_path, "--form", form)
    play(host, guest)
    held(host, guest)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(KILLED_GAMES))
def test_programs_killed_at_any_line_go_on_with_the_game(tmp_path: Path, number: int) -> None:
    """Kill them where chance has it: the game is neither lost nor counted twice."""
    host, guest = pair(tmp_path, "--form", "five-card")
    play(host, guest, random=Random(number), kills=6)
    held(host, guest)
    assert [len(side.ended) for side in (host, guest)] == [1, 1]
    assert not Wasco(tmp_path / "host").latest()


@pytest.mark.slow
def test_a_match_goes_on_from_game_to_game_though_programs_are_killed(tmp_path: Path) -> None:
    """Best of three: each game is kept, audited and counted by itself, and the loser deals the next."""
    host, guest = pair(tmp_path, "--form", "five-card")
    host.words += ["--match", "3"]
    play(host, guest, random=Random(5), kills=8, games=2)
    games = [[read_game(path) for path in side.ended] for side in (host, guest)]
    assert [game.lines for game in games[0]] == [game.lines for game in games[1]]
    assert all(verify_by_wire(path)[0] for side in (host, guest) for path in side.ended)
    won = [game.extras["match"] for game in games[0]]
    assert won == [game.extras["match"] for game in games[1]]
    assert won[0] == "3 0 0"
    assert len({*won}) == len(won)
    last = games[0][-1].played().game.outcome
    tally = [*map(int, won[-1].split()[1:])]
    assert last
    tally[last.winner] += 1
    assert max(tally) == 2
    assert sum(tally) == len(won)
    assert f"wins the match, 2 to {len(won) - 2}" in host.text
    assert "Traceback" not in host.text + guest.text


@pytest.mark.slow
@pytest.mark.parametrize("form", ["three-handed", "four-handed-five-card"])
def test_a_machine_for_each_of_three_or_four_seats(tmp_path: Path, form: str) -> None:
    host = Side(tmp_path / "host", ("--level", "deckhand", "--form", form))
    guests = [
        Side(tmp_path / f"guest {seat}", ("--level", "landlubber")) for seat in range(1, FORMS[form].seats)
    ]
    try:
        host.start("--wait", f"{LOOPBACK}:0")
        for guest, invitation in zip(guests, invitations_of(host, len(guests)), strict=True):
            guest.start("--call", invitation)
        until_done(host, *guests)
    finally:
        for side in (host, *guests):
            side.kill()
    held(host, guests[0])
    held(*guests[-2:])
