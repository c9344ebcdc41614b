from hashlib import sha256
from pathlib import Path

import pytest

from game.rules.cards import PACK
from game.rules.pack import ShuffledPacks
from game.store.verifying import verify
from tests.store.games import saved_game

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
    assert "not over" in told


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
