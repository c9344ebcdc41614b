"""What prices, reads and checks: ask, rollout, count, enter, review, replay, verify."""

import re
import shutil
from pathlib import Path

from pygame import image

from game.store.kept_game import read_game
from tests.sources import HOUSE
from tests.terminal.talk import Pipe
from tests.terminal.test_enter_game import real_game, typed, without

POSITION = "scores=7:19 dealer=me me=seat1 hand=3CJS3H8C5S9H done=them"
OLD = HOUSE / "tests/store/from_0_5_0"


def said(*words: str, saves: Path, typed: str = "") -> str:
    """All that the program says to such words."""
    program = Pipe(*words, saves=saves)
    program.type(typed.encode())
    program.end()
    text = ""
    while more := program.read():
        text += more.decode()
    assert program.process.wait() == 0, text
    return text


def test_every_choice_is_priced(saves: Path) -> None:
    advice, *rows = said("--ask", POSITION, saves=saves).splitlines()
    assert advice == "Discard 5S and JS."
    best = re.fullmatch(r"1: 5S and JS: hand ([\d.]+), crib \+([\d.]+), .*, (\d+\.\d)% to win\.", rows[0])
    assert best
    assert float(best[1]) + float(best[2]) > 12
    assert 25 < float(best[3]) < 45
    assert [row for row in rows if "5S and JS over" in row]


def test_choices_are_played_out(saves: Path) -> None:
    text = said("--ask", POSITION, "--rollout", "1", saves=saves).partition("Played out in ")[2]
    rows = dict(re.findall(r"^\d+: (.. and ..)\. ([\d.]+)% ± [\d.]+% to win", text, re.MULTILINE))
    assert len(rows) == 13
    assert 25 < float(rows["5S and JS"]) < 45
    assert float(rows["5S and JS"]) > float(rows["3C and JS"]) + 3


def test_a_hand_is_counted_aloud(saves: Path) -> None:
    text = said("--count", "5H 5S 5D JC", "--starter", "5C", saves=saves)
    assert text.startswith("5H 5S 5D JC + 5C: fifteen two, four, six, eight")
    assert text.endswith("and his nobs twenty-nine. 29\n")


def test_a_game_of_a_real_board_is_entered_and_reviewed(saves: Path) -> None:
    game, scores = real_game("a door")
    lines = typed(without(game, board=False))
    assert "saved" in said("--enter", saves=saves, typed="\n".join([*lines, ""]))
    (path,) = (saves / "games").glob("*.txt")
    assert read_game(path).played().game.scores == scores
    review = said("--review", str(path), saves=saves)
    assert re.match(r"ANN (won|lost), \d+ to \d+\.\n", review)
    assert re.search(r"chance to win began at \d+%", review)
    costly = re.search(r"The costliest moves\nDeal .* cost (\d+\.\d) games in 100\. Better: ", review)
    assert costly
    assert float(costly[1]) > 1, "at random"


def test_a_kept_game_is_verified_and_a_changed_one_is_not(saves: Path, tmp_path: Path) -> None:
    game = next((OLD / "games").iterdir())
    assert re.search(
        r"Fair: \d+ deals and \d+ moves match the seal\.\n", said("--verify", str(game), saves=saves)
    )
    changed = tmp_path / "changed.txt"
    changed.write_text(game.read_text(encoding="utf-8").replace("\nseed ", "\nseed not "), encoding="utf-8")
    program = Pipe("--verify", str(changed), saves=saves)
    assert "Fair" not in program.hear()
    assert program.process.wait() == 1


def test_a_kept_game_is_replayed(saves: Path, tmp_path: Path) -> None:
    shutil.copytree(OLD, saves)
    game, shot = next((saves / "games").iterdir()), tmp_path / "replay.png"
    words = ("--frames", "90", "--speed", "5", "--screenshot", str(shot))
    assert said("--replay", str(game), *words, saves=saves) == ""
    shown = image.load(shot)
    colors = {tuple(shown.get_at((x, y))) for x in range(0, 640, 3) for y in range(0, 480, 3)}
    assert len(colors) >= 6


def test_the_record_of_an_older_version_is_read(saves: Path) -> None:
    shutil.copytree(OLD, saves)
    record = said("/V", saves=saves)
    assert re.search(r"won \d+|\d+ games?", record), record
