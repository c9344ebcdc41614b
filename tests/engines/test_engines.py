"""Programs at the table: those that play, those that fail in every way, and what becomes of their games."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random
from shutil import which
from subprocess import run
from time import monotonic, sleep
from typing import ClassVar
from unittest.mock import MagicMock, Mock

import pytest

from game.engines import chair, engine
from game.engines.engine import _IDLE, Engine, engine_class
from game.engines.our_chair import answers
from game.players.deciding import decided
from game.players.player import GaveUp, Player, Thought, think_through
from game.players.seating import player_class
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import TakeHeels
from game.rules.position_line import position_line
from game.rules.position_reader import read_position
from game.rules.presets import PRESETS
from game.rules.view import View
from game.store.setting_words import opponent_word
from game.table import Journal, Sitter, Table
from game.tournament.contest import Pairing, play_deck, play_piece
from tests.conftest import CheckText
from tests.sources import HOUSE

ENGINES = HOUSE / "tools" / "engines"
SECONDS = Engine.seconds
MINIMAL = f"engine:{sys.executable} {ENGINES / 'minimal.py'}"
OURS = (
    "import sys; from game.engines.our_chair import answers\n"
    "for answer in answers('bsd', sys.stdin): print(answer, flush=True)"
)
POLITE = "import sys\nfor line in sys.stdin:\n  w = line.split()[0]\n"
HELLO = POLITE + "  if w == 'crib-engine': print('engine X of Y; forms six-card', flush=True)\n"
BEGUN = HELLO + "  elif w != 'move': print('ok', flush=True)\n"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(chair, "usual_folder", lambda: tmp_path)
    monkeypatch.setattr(Engine, "saves", None)  # a session before may have named its own
    monkeypatch.setattr(Engine, "seconds", 10.0)
    yield tmp_path
    chair.close_all()


def program(folder: Path, text: str) -> str:
    """The word of an engine with this text."""
    path = folder / f"engine{Random(text).randrange(10**9)}.py"
    path.write_text(text)
    return f"engine:{sys.executable} -u {path}"


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(done: Callable[[], object], seconds: float = 8.0) -> None:
    ends = monotonic() + seconds
    while not done() and monotonic() < ends:
        sleep(0.02)
    assert done()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit", "it has ended"),
        ("import time; time.sleep(60)", "no answer came in 0.4 seconds"),
        (HELLO, "no answer came in 0.4 seconds"),
        (BEGUN, "no answer came in 0.4 seconds"),
        (BEGUN + "  else: print('lay KHKD')", "'lay KHKD' was answered: You"),
        (BEGUN + "  else: print('tea, please')", "'tea, please' is not a move"),
        (BEGUN + "  else: print('claim 4')", "That is not what is asked"),
        (BEGUN + "  else: print('')", "'' was answered"),
        (BEGUN + "  else: raise SystemExit", "it has ended"),
        (BEGUN + "  else: print('x' * 10_000_000)", "longer than 1000 letters"),
        (BEGUN + "  else: print('x\\n' * 5_000_000)", "'x' is not a move"),
        ("print('hello')\n" * 50, "it says more than it was asked|'hello' is not a greeting|it has ended"),
        (POLITE + "  print('no idea')", "'no idea' is not a greeting"),
        (HELLO.replace("six-card", "five-card"), "it does not play six-card, but five-card"),
        (HELLO + "  else: print('ok, ok')", "'ok, ok' was answered to 'begin'"),
        (
            "import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); input(); input()",
            "is not a greeting|it says more",
        ),
    ],
)
def test_whoever_fails_loses_the_game_and_the_report_says_why(own_folder: Path, text: str, why: str) -> None:
    word = program(own_folder, text)
    seconds = 0.4 if "0.4" in why else 10.0
    (tally,) = play_piece(
        Pairing((word, "landlubber"), FORMS["six-card"], House(), "fails", seconds), range(1)
    )
    assert tally.games == 2
    assert tally.wins.mean == 0
    assert len(tally.lost) == 2
    assert tally.margins.mean == -121
    for sentence in tally.lost:
        assert any(part in sentence for part in why.split("|")), sentence
        assert "Position: scores=0:0 dealer=" in sentence
    assert not [*chair._TAKEN]


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ([b"one\ntw", b"o\nand no more"], [b"one", b"two"]),
        ([b"x" * 1000 + b"\n"], [b"x" * 1000]),
        ([b"x" * 1000, b"\n"], [b"x" * 1000]),
        ([b"x" * 1000], []),
        ([b"x" * 1001, b"\nmore\n"], [b"x" * 1001]),
        ([b"x\n"] * 9, [b"x"] * 8),
        ([b"x\n" * 7, b"x\nx\n", b"x\n"], [b"x"] * 9),
    ],
)
def test_no_more_is_heard_than_anybody_would_ask_for(said: list[bytes], heard: list[bytes]) -> None:
    answers: SimpleQueue[bytes | None] = SimpleQueue()
    pipe = MagicMock(read=Mock(side_effect=[*said, b""]))
    chair._hear(pipe, answers)
    assert [answers.get_nowait() for _ in range(answers.qsize())] == [*heard, None]
    assert chair._letters(b"x" * 1000) == "x" * 1000


def test_a_command_that_is_none_and_a_program_that_is_not_there_are_told() -> None:
    for command, why in (("'unclosed", "'unclosed' is not a command: No closing"), ("nowhere", "can't run")):
        with pytest.raises(GaveUp, match=why):
            chair.Chair(command)
    assert not [*chair._TAKEN]


class Listed:
    """One of ours in the chair, and all that was said to it and by it."""

    told: ClassVar[list[str]] = []

    def __init__(self, *_: object) -> None:
        self.forms: list[str] = []
        self._answer = ""

    def ask(self, line: str, seconds: float) -> Thought[str]:
        self.tell(line)
        return (yield from self.answer(seconds))

    def tell(self, line: str) -> None:
        (self._answer,) = answers("bsd", [line])
        self.told.extend((f"> {line}", f"< {self._answer}"))

    def answer(self, seconds: float) -> Thought[str]:
        yield
        return self._answer

    def close(self) -> None:
        self.told.append("closed")


def takes_heels(player: Player, view: View) -> bool:
    """Ask it as the table does, and hear what came of it."""
    with suppress(GaveUp):
        think_through(player.think_ahead(view))
    return player.takes_heels(view)


def test_what_is_asked_and_answered_in_two_games_is_this(
    monkeypatch: pytest.MonkeyPatch, check_text: CheckText
) -> None:
    """In a house that asks everything; the chair of the first is kept for the second."""
    monkeypatch.setattr(engine, "Chair", Listed)
    monkeypatch.setattr(Listed, "told", [])
    _IDLE.pop("listed", None)
    for form, deals in (("six-card", 3), ("three-handed", 1)):
        game = Game(FORMS[form], PRESETS["acc"].house, "listed", dealer=0)
        players = [engine_class("listed")(), *[player_class("bsd")() for _ in range(game.form.seats - 1)]]
        while game.waiting and game.deals <= deals:
            seat = game.waiting[0]
            view = game.view(seat)
            if view.heels and takes_heels(players[seat], view):
                game.apply(seat, TakeHeels())
            else:
                game.apply(seat, think_through(decided(players[seat], view)))
        assert len(Listed.told) == len(dict.fromkeys(Listed.told[::2])) * 2, "nothing is asked twice"
        players[0].leave()
        players[0].leave()
    assert len(_IDLE.pop("listed")) == 1
    check_text("an_engine", Listed.told)


def test_no_shell_no_child_and_its_complaints_kept(own_folder: Path) -> None:
    spawns = (
        "import os, subprocess, sys\nchild = subprocess.Popen(['sleep', '600'])\n"
        "print(child.pid, os.getcwd(), sys.argv[1:], file=sys.stderr, flush=True)\n" + BEGUN
    )
    player = engine_class(program(own_folder, spawns).partition(":")[2] + " '$HOME; *'")()
    Engine.seconds = 6.0  # it begins and complains before that, on a machine that does much else, too
    with pytest.raises(GaveUp):
        think_through(player.think_lay_away(Game(FORMS["six-card"], House(), "child", dealer=0).view(1)))
    wait_for(lambda: [*(own_folder / "engines").rglob("stderr.txt")], 10)
    (complaints,) = (own_folder / "engines").rglob("stderr.txt")
    pid, folder, *argument = complaints.read_text().split(maxsplit=2)
    assert Path(folder) == complaints.parent
    assert argument == ["['$HOME; *']\n"]
    wait_for(lambda: not is_alive(int(pid)))


def test_the_engine_in_python_plays_a_match() -> None:
    tally = play_deck(Pairing((MINIMAL, "landlubber"), FORMS["six-card"], House(), "plays"), 0)
    assert tally.games == 2
    assert not tally.lost


@pytest.mark.skipif(not which("cc"), reason="no compiler")
def test_the_engine_in_c_plays_a_match(tmp_path: Path) -> None:
    run(["cc", "-o", tmp_path / "minimal", ENGINES / "minimal.c"], check=True)
    tally = play_deck(
        Pairing((f"engine:{tmp_path / 'minimal'}", "landlubber"), FORMS["six-card"], House(), "c"), 0
    )
    assert tally.games == 2
    assert not tally.lost


def test_both_are_as_short_as_promised() -> None:
    for name in ("minimal.py", "minimal.c"):
        assert len((ENGINES / name).read_text().splitlines()) <= 36


@pytest.mark.parametrize("preset", ["champ", "acc", "amiga", "loadstar", "hoyle"])
def test_our_players_in_the_chair_play_as_at_the_table(preset: str) -> None:
    """Every question of every house goes there and back, and brings the move of the player itself."""
    for form in PRESETS[preset].forms[:2]:
        game = Game(FORMS[form], PRESETS[preset].house, f"chair {preset}")
        sitters = [Sitter(str(seat), "deckhand") for seat in range(game.form.seats)]
        table = Table(game, sitters)
        for _ in range(60):
            seat = table.turn
            if seat is None:
                break
            view = game.view(seat)
            if view.asks and not (view.heels and view.asks is None):
                (answer,) = answers("deckhand", [f"move {position_line(view)}"])
                alone = player_class("deckhand")()
                if not view.heels:
                    expected = think_through(decided(alone, view))
                    assert answer.replace(" ", "") == str(expected).replace(" ", "")
            table.answer(seat, think_through(table.think(seat)))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("crib-engine 1\n", f"engine Deckhand of CRIB; forms {' '.join(FORMS)}"),
        *((line, "ok") for line in ("begin six-card", "shown 4", "end")),
        ("crib-engine 2", "error 'crib-engine 2' is not a line of crib-engine 1"),
        ("move hand=XX", "error "),
        ("move house=acc dealer=me hand=4H6D9SAH laid=KDQS starter=JC heels=only", "heels"),
        ("move dealer=them hand=4H6D9S laid=KDQS starter=7C played=me:2C", "accept"),
    ],
)
def test_our_players_in_the_chair_answer_each_line(line: str, answer: str) -> None:
    assert next(answers("deckhand", [line])).startswith(answer)
    assert [*answers("deckhand", ["", " \n"])] == []


@pytest.mark.parametrize(
    ("says", "takes"),
    [
        ("print('heels', flush=True)", True),
        ("print('accept', flush=True)", False),
        ("raise SystemExit", True),
    ],
)
def test_an_engine_takes_its_heels_or_lets_them_be(own_folder: Path, says: str, takes: bool) -> None:
    view = read_position("house=acc dealer=me hand=4H6D9SAH laid=KDQS starter=JC heels=only")
    word = opponent_word(program(own_folder, f"{BEGUN}  else: {says}"))
    assert takes_heels(player_class(word)(), view) is takes


def _turns_up_a_jack(game: Game) -> bool:
    while game.phase is not Phase.PLAY:
        seat = game.waiting[0]
        game.apply(seat, game.legal(seat)[0])
    return game.view(0).heels


@pytest.mark.parametrize(("says", "moves"), [("heels", (TakeHeels(),)), ("accept", ())])
def test_a_table_waits_for_an_engines_heels_slice_by_slice(
    own_folder: Path, says: str, moves: tuple[TakeHeels, ...]
) -> None:
    slow = f"{BEGUN}  else:\n    import time; time.sleep(0.3); print({says!r}, flush=True)"
    games = (Game(FORMS["six-card"], PRESETS["acc"].house, f"heels {n}", dealer=0) for n in count())
    game = next(game for game in games if _turns_up_a_jack(game))
    table = Table(game, [Sitter("A", opponent_word(program(own_folder, slow))), Sitter("B")])
    began = monotonic()
    assert table.turn == 0, "the dealer, before a person plays"
    assert monotonic() - began < 0.2
    thought = table.think(0)
    next(thought)
    assert think_through(thought) == moves
    assert table.turn == (0 if moves else 1)


def test_an_engine_lets_a_claim_stand_or_calls_muggins(own_folder: Path) -> None:
    view = read_position(
        "house=acc dealer=me hand=4H6D9SAH laid=KDQS starter=JC played=them:5C shown=them:5C claimed=0"
    )
    for says, points in (("muggins 2", 2), ("accept", 0)):
        word = opponent_word(program(own_folder, f"{BEGUN}  else: print({says!r}, flush=True)"))
        assert player_class(word)().muggins(view, 2, 0) == points


def test_an_engine_is_asked_once_though_its_heels_are_looked_for_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = read_position("house=acc dealer=me hand=4H6D9SAH laid=KDQS starter=JC heels=only")
    monkeypatch.setattr(engine, "Chair", Listed)
    monkeypatch.setattr(Listed, "told", [])
    player = engine_class("listed")()
    assert takes_heels(player, view)
    assert takes_heels(player, view)
    assert sum(line.startswith("> move") for line in Listed.told) == 1
    player.leave()
    _IDLE.pop("listed")


def test_an_engine_that_plays_a_card_it_has_not_is_gone(own_folder: Path) -> None:
    view = read_position("dealer=them hand=4H6D9SAH laid=KDQS starter=JC")
    player = engine_class(program(own_folder, BEGUN + "  else: print('play KH')").partition(":")[2])()
    with pytest.raises(GaveUp, match="'play KH' was answered: You don't have KH"):
        think_through(player.think_play(view))
    player.leave()
    assert not [*chair._TAKEN]


def test_a_program_is_called_by_its_file_and_its_folder_by_its_command() -> None:
    assert engine_class("python3 -u /a/an_engine_of_my_own.py").name == "an_engine_of_my_"
    assert engine_class("python3 mine.py deep --plies 6").name == "mine.py"
    assert engine_class("gnucrib 6").name == "gnucrib"
    assert engine_class("").name == "engine"
    assert chair.engine_folder(f"python3 {'x' * 90}").name == "x" * 80
    assert chair.engine_folder("python3 a/b").name == "python3%20a%2Fb"


def test_a_chair_is_let_go_with_all_that_is_left_of_it(own_folder: Path) -> None:
    taken = chair.Chair(program(own_folder, BEGUN).partition(":")[2])
    assert [*chair._TAKEN] == [taken]
    chair.close_all()
    assert not [*chair._TAKEN]
    taken.process.wait(5)
    assert taken.process.stdin
    assert taken.process.stdin.closed


def test_it_has_the_time_and_the_letters_that_are_promised() -> None:
    told = (HOUSE / "ENGINES.md").read_text()
    assert SECONDS == 10
    assert "no answer within ten seconds (`--seconds`), a line of more than 1,000 letters" in told


def test_an_engine_sits_at_the_table_and_the_champ_sits_in_for_one_that_is_gone(own_folder: Path) -> None:
    told: list[str] = []
    before = sum(map(len, _IDLE.values()))

    class Listening(Journal):
        def tell(self, sentence: str) -> None:
            told.append(sentence)

    game = Game(FORMS["six-card"], PRESETS["acc"].house, "at the table", dealer=0)
    ours = opponent_word(program(own_folder, f"import sys; sys.path[:0] = [{os.fspath(HOUSE)!r}]\n{OURS}"))
    gone = opponent_word(program(own_folder, BEGUN + "  else: raise SystemExit"))
    assert " " not in ours
    assert Sitter.parse(f"{ours} THE PROGRAM") == Sitter("THE PROGRAM", ours)
    table = Table(game, [Sitter("OURS", ours), Sitter("GONE", gone)], Listening())
    while table.turn is not None:
        table.answer(table.turn, think_through(table.think(table.turn)))
    assert game.outcome
    assert len(told) == 1
    assert "GONE can't play on: it has ended" in told[0]
    assert sum(map(len, _IDLE.values())) == before + 1, "ours waits for another game"
    assert not [each for each in chair._TAKEN if each.process.poll() is not None]
