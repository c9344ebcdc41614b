"""Engines end with the game, whatever ends the game; the last of what they complain of is kept."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE
from time import monotonic
from unittest.mock import patch

import pytest

from game.commands.commandline import main
from game.engines import chair, warden
from game.engines.engine import Engine, engine_class
from game.players.deciding import decided
from game.players.player import GaveUp, think_through
from game.players.seating import player_class
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.position_reader import read_position
from game.session.next_table import demo_table, new_table
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.setting_words import opponent_word
from game.store.settings import Settings
from game.table import Table
from tests.engines.test_engines import BEGUN, HELLO, POLITE, is_alive, program, wait_for
from tests.programs import start
from tests.scenes.driver import at_home
from tests.sources import HOUSE

DAEMON = """import os, sys, time, signal
if not os.fork():
  os.setsid()
  if not os.fork(): {}
  os._exit(0)
os.wait()
"""
TELLS = "print(os.getpid(), file=sys.stderr, flush=True)"
SLEEPS = f"({TELLS}, time.sleep(60))"
DEAF = f"(signal.signal(signal.SIGTERM, signal.SIG_IGN), {SLEEPS})"
NEEDS = "import os, sys, time, signal\n"
KINDS = {
    "polite": POLITE + "  print('ok', flush=True)",
    "deaf to the end of its input": NEEDS + SLEEPS,
    "deaf to SIGTERM": NEEDS + DEAF,
    "with a child of another session": DAEMON.format(SLEEPS) + POLITE + "  pass",
    "with a child that is deaf": DAEMON.format(DEAF) + POLITE + "  pass",
    "stopped": f"{NEEDS}{TELLS}\nos.kill(os.getpid(), signal.SIGSTOP)",
}
PLAYS = """
import time
from pathlib import Path
from game.engines.chair import Chair
taken = Chair({command!r}, Path({saves!r}))
print(taken.process.pid, flush=True)
time.sleep(60)
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(chair, "usual_folder", lambda: tmp_path / "usual")
    monkeypatch.setattr(Engine, "saves", tmp_path)
    yield tmp_path
    chair.close_all()


def command_of(folder: Path, text: str) -> str:
    return program(folder, text).partition(":")[2]


def complaints(folder: Path) -> Path | None:
    return next((folder / "engines").rglob("stderr.txt"), None)


def all_below(pid: int) -> set[int]:
    """Every process that began with this one, and runs."""
    found = {pid}
    while more := {one for one, parent in warden._parents().items() if parent in found} - found:
        found |= more
    return {one for one in found if is_alive(one)}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes")
@pytest.mark.parametrize(
    ("ends_by", "kind"),
    [
        *((signal.SIGKILL, kind) for kind in KINDS),
        *((sign, "with a child that is deaf") for sign in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)),
    ],
)
def test_whatever_ends_the_game_ends_the_engine_and_all_it_has_started(
    own_folder: Path, kind: str, ends_by: signal.Signals
) -> None:
    text = PLAYS.format(command=command_of(own_folder, KINDS[kind]), saves=str(own_folder))
    words, hears = [sys.executable, "-c", text], partial(signal.signal, ends_by, signal.SIG_DFL)
    hears_it = None if ends_by == signal.SIGKILL else hears  # whoever runs the tests may be deaf to it
    with start(words, before=hears_it, stdout=PIPE, cwd=HOUSE, stderr=PIPE) as game:
        assert game.stdout
        behind = int(game.stdout.readline())
        if "polite" in kind:
            wait_for(lambda: len(all_below(behind)) == 2)
        else:
            wait_for(lambda: (path := complaints(own_folder)) and path.read_text().strip().isdecimal())
        everybody = all_below(behind)
        assert len(everybody) >= 2
        game.send_signal(ends_by)
        game.wait()
    wait_for(lambda: not any(map(is_alive, everybody)))


def test_where_no_warden_can_stand_the_program_is_ended_when_it_is_let_go(own_folder: Path) -> None:
    with patch.object(chair, "_HAS_WARDENS", False):
        taken = chair.Chair(command_of(own_folder, KINDS["deaf to SIGTERM"]), own_folder)
        wait_for(lambda: (path := complaints(own_folder)) and path.read_text().strip().isdecimal())
        assert (path := complaints(own_folder))
        assert int(path.read_text()) == taken.process.pid
        taken.close()
        assert taken.process.wait(5) == -signal.SIGKILL


def test_of_its_complaints_the_last_are_kept_in_the_folder_that_was_named(own_folder: Path) -> None:
    floods = (
        "import sys\nfor n in range(30_000): print(f'{n:07} is a long complaint', file=sys.stderr)\n" + BEGUN
    )
    taken = chair.Chair(command_of(own_folder, floods), own_folder)
    assert think_through(taken.ask(chair.GREETING, 10.0)).startswith("engine")
    kept = complaints(own_folder)
    assert kept
    wait_for(lambda: b"0029999 is a long complaint\n" in kept.read_bytes())
    assert kept.stat().st_size == 1 << 16 == warden.KEPT
    assert (
        kept.read_bytes() == "".join(f"{n:07} is a long complaint\n" for n in range(30_000)).encode()[-65536:]
    )
    assert not (own_folder / "usual").exists()


def test_complaints_of_before_stay_as_long_as_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "stderr.txt"
    for text, kept in (("one\n", 4), ("two\n", 8), ("x" * 65_530, 65_536)):
        ours, theirs = os.pipe()
        os.write(theirs, text[: 1 << 15].encode())
        last_words = warden.LastWords(path, ours)
        last_words.hear()
        os.write(theirs, text[1 << 15 :].encode())
        os.close(theirs)
        last_words.hear_all()
        assert path.stat().st_size == kept
    assert path.read_text()[:7] == "e\ntwo\nx"


def test_a_folder_that_takes_nothing_keeps_no_engine_from_playing(tmp_path: Path) -> None:
    ours, theirs = os.pipe()
    os.write(theirs, b"complaint")
    os.close(theirs)
    warden.LastWords(tmp_path / "nowhere" / "stderr.txt", ours).hear_all()
    (tmp_path / "engines").touch()
    folder = chair.engine_folder("a program", tmp_path)
    assert folder.is_dir()
    assert tmp_path not in folder.parents
    with patch.object(chair, "gettempdir", lambda: str(tmp_path)), pytest.raises(GaveUp, match="no folder"):
        chair.engine_folder("a program", tmp_path)


def session_with(folder: Path, word: str, **chosen: object) -> Session:
    settings = Settings()
    settings.level = opponent_word(word)
    for name, value in chosen.items():
        setattr(settings, name, value)
    return Session(settings, RunOptions(folder))


def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        assert table.turn is not None
        table.answer(table.turn, think_through(table.think(table.turn)))


def test_one_that_fails_in_the_demo_is_named_once(own_folder: Path) -> None:
    session = session_with(own_folder / "elsewhere", program(own_folder, BEGUN + "  else: print('play KH')"))
    table = demo_table(session)
    names = sorted(sitter.name for sitter in table.sitters)
    play(table, 12)
    told = sorted(session.complaints)
    assert [sentence.partition(" can't play on: ")[0] for sentence in told] == names
    assert told[0].endswith(". The champ sits in.")
    assert ".. " not in told[0]
    assert "Position" not in told[0]
    assert complaints(own_folder / "elsewhere"), "it ran in the folder that was named"


def test_at_the_table_it_is_told_at_once_and_once_that_another_sits_in(own_folder: Path) -> None:
    """In the window and in text: the cut gave it up, and where the cut seats it nobody asks it again."""
    home = at_home(
        own_folder / "saves", level=opponent_word(program(own_folder, BEGUN + "  else: print('no')"))
    )
    home.answer_until(lambda: home.game.deals == 2)
    home.until_still()
    told = [line.text for line in home.top.reasons if "can't play on" in line.text]
    assert len(told) == 1
    assert "The champ sits in." in told[0]
    assert [line for line in home.top.asides if "can't play on" in line] == told
    assert not any(line.is_talk for line in home.top.reasons), "nobody talks at a table of one's own"
    assert not home.session.complaints


def test_a_game_with_a_long_command_is_read_again(own_folder: Path) -> None:
    """Who sits there has a name of few letters, and a command of any length that a line may have."""
    word = opponent_word(f"engine:{sys.executable} {'x' * 3000}")
    home = at_home(own_folder / "saves", level=word)
    home.answer_until(lambda: home.game.deals == 1)
    again = at_home(own_folder / "saves", begin=False, level=word)
    assert not again.session.complaints
    assert [kept.seats[1].partition(" ")[0] for kept in again.session.unfinished.look()] == [word]


def test_a_command_that_no_game_could_hold_is_refused(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--text", "--new", "--level", f"engine:echo {'x' * 4_500}", "--saves", str(own_folder / "saves")]
    assert main(words) == 2
    assert "--level must be a command of at most 3500 letters." in capsys.readouterr().err


def test_at_the_table_it_runs_in_the_folder_that_was_named(own_folder: Path) -> None:
    named = own_folder / "named"
    named.mkdir()
    session = session_with(named, program(own_folder, HELLO), seats=("champ", "person"))
    Engine.saves = own_folder
    new_table(session)
    assert Engine.saves == named


def test_one_that_hangs_is_waited_for_once(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its heels are looked for again and again, and it is asked for a card as well."""
    monkeypatch.setattr(Engine, "seconds", 0.4)
    begun: list[str] = []
    plain = chair.Chair.__init__

    def counted(self: chair.Chair, command: str, saves: Path | None = None) -> None:
        begun.append(command)
        plain(self, command, saves)

    monkeypatch.setattr(chair.Chair, "__init__", counted)
    view = read_position("house=acc dealer=me hand=4H6D9SAH laid=KDQS starter=JC heels=only")
    player = player_class(opponent_word(program(own_folder, BEGUN + "  else: pass")))()
    began = monotonic()
    for _ in range(10):
        with pytest.raises(GaveUp):
            think_through(player.think_ahead(view))
        assert player.takes_heels(view)
    with pytest.raises(GaveUp, match="no answer came in"):
        think_through(player.think_play(read_position("hand=4H6D9SAH laid=KDQS starter=JC dealer=them")))
    player.leave()
    assert monotonic() - began < 2
    assert len(begun) == 1


@pytest.mark.parametrize(
    "position",
    [
        "dealer=them hand=4H6D9SAH laid=2C3C done=them",
        "house=acc dealer=me hand=AH9S5D laid=2S2D starter=6C played=them:8C,me:TD shown=me:TD",
        "house=acc dealer=me hand=5DAHTD9S laid=2S2D starter=6C played=them:8C shown=them:8C claimed=0",
    ],
)
def test_a_cut_a_count_and_muggins_are_waited_for_in_slices(own_folder: Path, position: str) -> None:
    """The picture does not stand still for whoever thinks about them, or hangs."""
    player = player_class(opponent_word(program(own_folder, BEGUN + "  else: pass")))()
    thought = decided(player, read_position(position))
    for _ in range(20):
        next(thought)
    thought.close()
    player.leave()


def test_nobody_waits_at_the_end_of_a_game_for_one_that_hangs(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next game has another of them."""
    monkeypatch.setattr(Engine, "seconds", 1.0)
    move = (
        "  elif w == 'move': print('play 4H', flush=True)\n  elif w == 'end': import time; time.sleep(60)\n"
    )
    word = opponent_word(program(own_folder, HELLO + move + "  else: print('ok', flush=True)"))
    view = read_position("hand=4H6D9SAH laid=KDQS starter=JC dealer=them")
    for _ in range(2):
        player = player_class(word)()
        assert str(player.play(view)) == "4H"
        began = monotonic()
        player.leave()
        assert monotonic() - began < 0.5


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("x" * 300, "can't run: there is no such program"),
        (f"{sys.executable} {'x' * 5_000}", "it has ended"),
        (f"{sys.executable} {'x' * 140_000}", "can't run: "),
        ("a\0b", "can't run: there is no such program"),
        ("", "can't run: there is no such program"),
        ("/", "can't run: there is no such program"),
    ],
)
def test_a_command_however_long_is_told_in_a_sentence(command: str, why: str) -> None:
    player = engine_class(command)()
    with pytest.raises(GaveUp) as caught:
        think_through(player.think_lay_away(Game(FORMS["six-card"], House(), "long", dealer=0).view(1)))
    assert why in caught.value.why
    assert len(caught.value.why) < 120


def test_what_only_its_warden_knows_is_told(own_folder: Path) -> None:
    odd = own_folder / "odd"
    odd.write_text("neither a script nor a program")
    odd.chmod(0o755)
    with pytest.raises(GaveUp, match="it can't run: exec format error"):
        think_through(chair.Chair(str(odd), own_folder).ask(chair.GREETING, 5.0))
