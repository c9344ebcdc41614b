"""`undo` takes back the last own move, and what is told again is the game without it."""

from pathlib import Path

from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk
from tests.terminal.test_left_and_gone_on_with import moves_kept

BSD = "--preset", "bsd", "--seed", "4"


class Repentant(Reader):
    """Types undo once, as soon as the other person of two is asked for a card."""

    said = 0

    def answer(self, heard: str) -> str | None:
        if self.moves and "Your play" in heard and self.said == 0 and "Total" in heard:
            self.said = 1
            self.kept = len(self.moves)
            return "undo"
        if self.said == 1 and "Your play" in heard:
            self.said = 2
            self.heard = heard
            return None
        return super().answer(heard)


def test_undo_gives_the_card_back_to_who_played_it(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("seats = person, person\nnames = ANN, BEN\n")
    reader = Repentant(1)
    talk(reader.answer, "--preset", "champ", "--seed", "4", saves=tmp_path)
    assert "Taken back." in reader.heard or reader.said == 2
    assert "play" not in [line.split()[1] for line in moves_kept(tmp_path)]


def test_undo_says_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    _, said = talk(lines_of("low", "undo"), "--preset", "champ", "--seed", "9", saves=tmp_path)
    assert "Nothing to take back now." in said


def test_undo_says_who_has_answered_already(tmp_path: Path) -> None:
    reader = Repentant(1)
    _, said = talk(reader.answer, "--preset", "champ", "--seed", "4", saves=tmp_path)
    assert "Too late: CHAMP has answered." in said
    assert "Nothing to take back now." not in said


def test_who_calls_himself_me_says_i_when_he_has_answered(tmp_path: Path) -> None:
    typed = lines_of("", "", "", "ad", "4c", "undo")
    _, said = talk(typed, "--preset", "bsd", "--seed", "7", saves=tmp_path)
    assert "Too late: I have answered." in said


def test_undo_gives_the_first_card_of_a_discard_back(tmp_path: Path) -> None:
    _, said = talk(lines_of("", "", "low", "kh", "undo", "leave"), *BSD, saves=tmp_path)
    hands = [line.partition(": ")[2].partition(".")[0] for line in said.splitlines() if "Discard a" in line]
    assert "Taken back." in said
    assert hands[0] == hands[2] != hands[1]


def test_back_names_undo_while_there_is_something_to_take_back(tmp_path: Path) -> None:
    _, said = talk(lines_of("", "", "low", "back", "kh", "back", "leave"), *BSD, saves=tmp_path)
    first, second = (line for line in said.splitlines() if line.endswith("leave CRIB; the game is saved."))
    assert first.startswith("Type home ")
    assert second.startswith("Type undo to take back your last move, home ")


def test_after_undo_the_deal_so_far_can_be_heard_again(tmp_path: Path) -> None:
    _, said = talk(lines_of("", "", "low", "kh", "undo", "again", "leave"), *BSD, saves=tmp_path)
    assert "Nothing has happened yet." not in said
    heard = said.splitlines()
    at = next(at for at, line in enumerate(heard) if line.endswith(" again"))
    assert heard[at + 1] in heard[:at]
