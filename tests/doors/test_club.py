"""A club night, both tournaments and a duplicate, each to its first card, with somebody to play against."""

import re
from pathlib import Path

import pytest

from tests.terminal.reader import Reader
from tests.terminal.talk import Pipe

NIGHTS = {
    ("--club",): r"Game 1 of 9: you play [A-Z]+ of [A-Z]\w+",
    ("--tournament", "short"): r"Game 1 of 9: you play [A-Z]+ of [A-Z]\w+",
    ("--tournament", "day"): r"Game 1 of 22: you play [A-Z]+ of [A-Z]\w+",
    ("--duplicate", "monday"): r"Duplicate monday: six cards to 121, YOU against CHAMP",
}


@pytest.mark.parametrize("words", NIGHTS, ids=" ".join)
def test_the_first_card_is_played(words: tuple[str, ...], saves: Path) -> None:
    class Once(Reader):
        """Leaves when a second card is wanted."""

        def answer(self, heard: str) -> str | None:
            if "Enter for Sit down with " in heard.rpartition("\n")[2]:
                return ""
            if sum(str(move).startswith("play") for move in self.moves):
                return None
            return super().answer(heard)

    program = Pipe("--text", *words, saves=saves)
    assert program.play(Once("a night").answer) == 0
    said = " ".join(program.said.decode().split())
    assert re.search(NIGHTS[words], said)
    assert re.search(r"YOU: \w+ of \w+, \w+|You play the \w+ of \w+|YOU: .* of ", said), said[-600:]
    assert re.search("Your (game|evening) is saved", said)


def test_what_a_duplicate_deals_is_printed_for_real_tables(saves: Path) -> None:
    printed = Pipe("--deals", "monday", saves=saves)
    said = printed.hear()
    assert said.count("Starter ") == 9
    played = Pipe("--text", "--duplicate", "monday", saves=saves)
    hand = re.search(r"Your hand: ([^.]+)\.", " ".join(played.hear().split()))
    assert hand
    cards = {card.strip().replace("10", "T") for card in hand[1].split(",")}
    first = said.partition("Deal 2")[0]
    assert cards in [
        set(row.split()[1:]) for row in first.splitlines() if row.strip().startswith(("non", "dea"))
    ]
