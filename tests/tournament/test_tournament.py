"""Matches: what they count, and how they name what goes wrong."""

from collections.abc import Callable
from functools import partial
from itertools import accumulate, count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.players.landlubber import Landlubber
from game.players.levels import LEVELS
from game.rules.cards import PACK, Card, Cards
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.outcome import Win
from game.rules.view import View
from game.tournament import contest, yardstick
from game.tournament.__main__ import main
from game.tournament.contest import Contest, ContestError, Pairing, play_deck, seatings
from game.tournament.entrants import EntryError, entrant
from game.tournament.tally import MeanAndError, Tally, Times
from game.tournament.yardstick import decisions
from tests.conftest import CheckText
from tests.programs import python

ME = "tests.tournament.test_tournament"


class Cheat(Landlubber):
    """Plays a card it does not hold."""

    name = "cheat"

    def pick_card(self, view: View) -> Card:
        return next(card for card in PACK if card not in view.hand)


class Faint(Landlubber):
    """Fails when it is to lay away."""

    name = "faint"

    def pick_lay_away(self, view: View) -> Cards:
        raise RuntimeError("too hot in here")


def match(first: str, second: str) -> Pairing:
    return Pairing((first, second), FORMS["six-card"], House(), "test")


def test_a_level_and_anyones_own_class_may_enter() -> None:
    assert entrant("bsd") is LEVELS["bsd"]
    assert entrant(f"{ME}:Cheat").name == "cheat"


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("shark", "Unknown player 'shark'. Known: landlubber, deckhand, bsd"),
        ("nowhere:Shark", "Can't find the module 'nowhere'"),
        (f"{ME}:Shark", "has no 'Shark'"),
        (f"{ME}:ME", "is not a Player"),
    ],
)
def test_who_cannot_enter_is_named(word: str, said: str) -> None:
    with pytest.raises(EntryError, match=said.replace("'", ".")):
        entrant(word)


def test_an_impossible_card_is_named() -> None:
    with pytest.raises(ContestError, match=r"cheat tried 'play .*You don't have"):
        play_deck(match(f"{ME}:Cheat", "bsd"), 0)


def test_a_player_that_fails_is_named() -> None:
    with pytest.raises(ContestError, match="faint failed: RuntimeError: too hot in here"):
        play_deck(match("bsd", f"{ME}:Faint"), 0)


@pytest.mark.parametrize("form", FORMS.values(), ids=str)
def test_the_first_entrant_takes_each_side_once(form: Form) -> None:
    ways = seatings(form)
    assert len(ways) == form.sides
    for side, way in enumerate(ways):
        assert [form.side(seat) for seat in range(form.seats) if way[seat] == 0] == [side] * (
            form.seats // form.sides
        )


def test_a_player_is_even_with_itself_on_every_deck() -> None:
    for deck in range(4):
        tally = play_deck(match("bsd", "bsd"), deck)
        assert tally.games == 2
        assert tally.wins.mean == 0.5
        assert tally.margins.mean == 0


def test_tallies_add_up() -> None:
    whole = Tally()
    for deck in range(4):
        whole.add(play_deck(match("deckhand", "landlubber"), deck))
    assert whole.games == 8
    assert whole.wins.number == 4
    deals = whole.dealing[0].deals + whole.dealing[1].deals
    assert deals == whole.not_dealing[0].deals + whole.not_dealing[1].deals
    assert 5 < deals / whole.games < 12
    assert 3 < whole.dealing[0].mean("crib") < 7


def test_an_interval_is_that_of_its_sample() -> None:
    spread = MeanAndError()
    for value in (0.0, 1.0, 0.0, 1.0):
        spread.note(value)
    assert spread.mean == 0.5
    assert spread.interval == pytest.approx(1.96 * 0.5 / 3**0.5)
    two = MeanAndError()
    two.note(0.0)
    assert two.interval == 0
    two.note(1.0)
    assert two.interval == pytest.approx(1.96 * 0.5)


def test_times_know_their_median_and_worst() -> None:
    times = Times()
    for milliseconds in (1, 2, 3, 4, 100):
        times.note(milliseconds / 1000)
    assert times.share(0.5) == pytest.approx(3, abs=0.1)
    assert times.worst == pytest.approx(100)
    for seconds, worst in ((0.05, 100), (0.2, 200)):
        others = Times()
        others.note(seconds)
        times.add(others)
        assert times.worst == pytest.approx(worst)


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let some part of a millisecond pass whenever somebody looks at the clock."""
    random = Random(1)
    ticks = accumulate(random.random() / 1000 for _ in count())
    timed = partial(contest.timed, now=ticks.__next__)
    monkeypatch.setattr(contest, "timed", timed)
    monkeypatch.setattr(yardstick, "perf_counter", ticks.__next__)
    monkeypatch.setattr(yardstick, "decisions", lambda kind: decisions(kind)[:4])
    monkeypatch.setattr("game.tournament.__main__.monotonic", count(step=2).__next__)


@pytest.mark.usefixtures("slow_clock")
def test_what_is_printed_is_written_down(
    capsys: pytest.CaptureFixture[str], check_text: CheckText, tmp_path: Path
) -> None:
    """A match that is stopped and gone on with, another form, a table, the yardstick, a wrong card."""
    keep, told = str(tmp_path / "kept"), list[str]()
    for words in (
        f"deckhand landlubber --games 2 --skip 3 --keep {keep}",
        f"deckhand landlubber --games 4 --skip 3 --keep {keep}",
        "deckhand landlubber --games 3 --form three-handed --house target=61 --seed 2 --pieces 1",
        "--table landlubber bsd deckhand --games 1 --house target=61",
        "--yardstick landlubber bsd",
        f"bsd {ME}:Cheat --games 2 --house target=61",
    ):
        code = main(words.split())
        said = capsys.readouterr()
        told += [f"> {words.replace(keep, 'FILE')} < {code}", *said.err.splitlines(), *said.out.splitlines()]
    check_text("tournament", told)


def test_figures_do_not_hang_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["deckhand", "bsd", "--games", "12"]
    assert main(words) == 0
    done = python("-m", "game.tournament", *words, "--workers", "2")
    alone, shared = (
        [line for line in text.splitlines() if " ms" not in line]
        for text in (capsys.readouterr().out, done.stdout)
    )
    assert "games          12" in alone
    assert alone == shared


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["shark", "bsd"], "shark"),
        (["bsd", "deckhand", "--house", "tea=yes"], "tea"),
        (["bsd", "deckhand", "--house", "counting=bsd"], "Nobody speaks"),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_breaking_off_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(play: Callable[[Pairing, int], Tally]) -> Callable[[Pairing, int], Tally]:
        def deck(match: Pairing, number: int) -> Tally:
            if number == 2:
                raise KeyboardInterrupt
            return play(match, number)

        return deck

    monkeypatch.setattr("game.tournament.contest.play_deck", interrupted(play_deck))
    assert main(["deckhand", "bsd", "--games", "100"]) == 130
    assert "games          4" in capsys.readouterr().out


def test_a_match_can_be_gone_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    def points(*words: str) -> float:
        assert main(["deckhand", "landlubber", *words]) == 0
        line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("points a game"))
        return float(line.split()[3])

    first, second = points("--games", "4"), points("--games", "4", "--skip", "4")
    assert first != second
    assert points("--games", "8") == pytest.approx((first + second) / 2, abs=0.01)


def test_a_deck_has_the_margin_of_a_game_and_the_skunks_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at the table: who wins skunks one of the two others, or both, or neither."""
    form = FORMS["three-handed"]
    match = Pairing(("landlubber", "bsd"), form, House.parse("stakes=1-2-3"), "margins")
    games: list[Game] = []
    begin = Contest.__init__

    def noted(contest: Contest, *words: Any) -> None:
        begin(contest, *words)
        games.append(contest.game)

    monkeypatch.setattr(Contest, "__init__", noted)
    skunks, told = 0, 0
    for deck in (10, 12, 20):
        games.clear()
        tally = play_deck(match, deck)
        margins = []
        for side, game in enumerate(games):
            others = [score for at, score in enumerate(game.scores) if at != side]
            margins.append(game.scores[side] - max(others))
            assert game.outcome
            skunks += any(beaten.win in (Win.SKUNK, Win.DOUBLE_SKUNK) for beaten in game.outcome.beaten)
        told += sum(tally.skunks)
        assert len(games) == 3
        assert tally.margins.mean == pytest.approx(sum(margins) / 3)
    assert told == skunks > 0
