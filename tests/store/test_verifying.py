from hashlib import sha256
from pathlib import Path

import pytest

from game.rules.cards import PACK
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.pack import ShuffledPacks
from game.store.kept_game import KeptGame, verify
from game.store.statistics import record_of
from tests.store.games import any_move, saved_game

SAVED = saved_game().begun_at("now")


def check(tmp_path: Path, text: str) -> tuple[bool, str]:
    path = tmp_path / "game.txt"
    path.write_text(text)
    is_fair, sentences = verify(path)
    return is_fair, "\n".join(sentences)


@pytest.fixture
def text() -> str:
    return "\n".join(SAVED.to_lines()) + "\n"


def test_a_fair_game_is_as_promised(tmp_path: Path, text: str) -> None:
    is_fair, told = check(tmp_path, text)
    assert is_fair
    assert sha256(b"1987").hexdigest() in told


def test_another_seal_another_seed_or_another_card_is_found_out(tmp_path: Path, text: str) -> None:
    seal = SAVED.extras["seal"]
    card = next(line for line in SAVED.lines if " play " in line)
    for old, new in (
        (seal, seal[::-1]),
        ("seed 1987", "seed 1988"),
        (card, card[:-2] + "AS"),
        (f"seal {seal}\n", ""),
    ):
        assert old in text
        assert not check(tmp_path, text.replace(old, new, 1))[0]


def test_a_game_that_is_not_over_proves_nothing_yet(tmp_path: Path, text: str) -> None:
    is_fair, told = check(tmp_path, "\n".join(text.split("\n")[:50]) + "\n")
    assert not is_fair
    assert "isn't over" in told


def test_a_file_that_is_no_game_is_a_sentence(tmp_path: Path) -> None:
    assert not check(tmp_path, "hello\n")[0]
    assert not verify(tmp_path / "nowhere")[0]


def test_the_check_by_hand_that_the_readme_shows() -> None:
    seed, deal = "1987", 1
    ranks, suits = "A23456789TJQK", "CDHS"
    cards = [rank + suit for rank in ranks for suit in suits]
    pack = sorted(cards, key=lambda card: sha256(f"{seed}:{deal}:{card}".encode()).hexdigest())
    assert pack == [str(card) for card in ShuffledPacks(seed)("1")]
    assert set(pack) == set(map(str, PACK))


def test_a_word_that_was_mixed_in_is_part_of_the_proof(tmp_path: Path) -> None:
    game = Game(FORMS["six-card"], House(), "1987", word="horseshoe")
    while game.waiting:
        game.apply(*any_move(game))
    saved = KeptGame(SAVED.seats, "ABC", tuple(game.to_lines()), {"preset": "champ"}).begun_at("now")
    text = "\n".join(saved.to_lines()) + "\n"
    is_fair, told = check(tmp_path, text)
    assert is_fair
    assert "word horseshoe" in told
    assert "nobody could stack the deck" in told
    assert not check(tmp_path, text.replace("word horseshoe", "word horses"))[0]
    assert not check(tmp_path, text.replace("word horseshoe\n", ""))[0]
    assert [record.seed for record in [record_of(saved)] if record] == ["1987"]


def test_the_line_that_is_wrong_is_counted_in_the_file(tmp_path: Path, text: str) -> None:
    number = 1 + text.split("\n").index("seed 1987")
    _, told = check(tmp_path, text.replace("seed 1987", "seed  1987"))
    assert f"Line {number}: " in told


def test_what_is_no_game_is_accused_of_nothing(tmp_path: Path) -> None:
    is_fair, said = verify(tmp_path / "mistyped.txt")
    assert not is_fair
    assert said == [f"No game found in '{tmp_path / 'mistyped.txt'}'."]
