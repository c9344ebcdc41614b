"""What was given away stands in lines that people can read and change."""

from pathlib import Path

from game.store.judged import COUNTED, NOBODY, SEAL_NOTED, JudgedGame, JudgedGames
from game.store.kept_game import KeptGame, read_game
from game.store.unfinished import UnfinishedGames
from game.values import replace
from tests.store.games import finished_game

ONE = JudgedGame("ABC", "1987-11-18T20:15:00", "six-card", 0.0702, COUNTED, 32, "1a2b3c4d")
LATER = replace(ONE, begun="1987-11-19T20:15:00", given_away=0.11)
MUM = replace(ONE, initials="MUM")


def test_a_line_reads_back() -> None:
    assert JudgedGame.parse(ONE.to_line()) == ONE
    for line in ("", "ABC", ONE.to_line() + " more", ONE.to_line().replace("32", "many"), "a b c d e f g"):
        assert JudgedGame.parse(line) is None
    for word in ("inf", "nan", "-inf"):
        line = ONE.to_line().replace("0.0702", word)
        assert JudgedGame.parse(line) is None


def test_games_are_added_once_and_read_in_order(tmp_path: Path) -> None:
    games = JudgedGames(tmp_path)
    for game in (LATER, ONE, MUM, replace(ONE, given_away=0.5)):
        assert games.add(game) is None
    assert games.of("ABC") == [ONE, LATER]
    assert games.of("MUM") == [MUM]


def test_a_game_that_is_signed_counts_for_whoever_signed_it(tmp_path: Path) -> None:
    games, unfinished = JudgedGames(tmp_path), UnfinishedGames(tmp_path)
    kept = KeptGame(("person YOU", "champ CHAMP"), lines=tuple(finished_game("1").to_lines()))
    unfinished.begin(kept)
    begun, sealed = (read_game(unfinished.path).extras[name] for name in ("begun", "seal"))
    unfinished.finish()
    one = replace(ONE, initials=NOBODY, begun=begun, seal=sealed[:SEAL_NOTED])
    others = [replace(one, begun=ONE.begun), replace(one, seal=ONE.seal)]
    for game in (*others, one):
        games.add(game)
    assert unfinished.sign("XYZ") is None
    assert games.of("XYZ") == [replace(one, initials="XYZ")]
    assert games.of(NOBODY) == others


def test_a_torn_line_and_bytes_that_are_no_letters_harm_nothing(tmp_path: Path) -> None:
    games = JudgedGames(tmp_path)
    games.path.write_bytes(b"\xff\xfe remark\n" + ONE.to_line().encode()[:20])
    assert games.add(LATER) is None
    assert games.of("ABC") == [LATER]
    assert games.remove("ABC") is None
    assert games.of("ABC") == []
    assert games.path.read_bytes().startswith(b"\xff\xfe remark\n")


def test_somebody_or_everybody_can_be_taken_out(tmp_path: Path) -> None:
    games = JudgedGames(tmp_path)
    assert games.remove("ABC") is games.reset() is None
    for game in (ONE, MUM):
        games.add(game)
    games.remove("ABC")
    assert (games.of("ABC"), games.of("MUM")) == ([], [MUM])
    games.reset()
    assert games.of("MUM") == []


def test_where_it_cannot_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    games = JudgedGames(tmp_path)
    games.path.mkdir()
    assert "Can't write judged.txt" in (games.add(ONE) or "")
    assert games.of("ABC") == []
