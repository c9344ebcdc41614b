"""What the README says is so."""

import contextlib
import io
import re
from pathlib import Path

from game.commands.words import help_page
from game.players.levels import LEVELS
from game.rules.cards import cards_text
from game.rules.pack import ShuffledPacks, seal
from game.rules.presets import PRESETS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_deals_are_checked_by_hand_as_it_says() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code[1], {})
    assert printed.getvalue().splitlines() == [seal("1987"), cards_text(ShuffledPacks("1987")("1"))]


def test_it_has_every_word_of_the_command_line() -> None:
    for word in re.findall(r"^  (--[a-z-]+)", help_page(), re.MULTILINE):
        assert re.search(rf"{word}\b", README), word


def test_it_has_every_level_and_its_character() -> None:
    for name, player in LEVELS.items():
        assert f"| `{name}` | {player.character} |" in README


def test_it_has_every_preset() -> None:
    for preset in PRESETS.values():
        assert f"| {preset.title} |" in README


def test_its_picture_is_there() -> None:
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", README):
        assert (Path(__file__).parent.parent / picture).exists()
