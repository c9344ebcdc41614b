"""Every fenced block and every command of the README, typed as it stands there."""

import re
from pathlib import Path

from pygame import image

from game.commands.commandline import VERSION
from game.rules.cards import parse_cards
from tests.doors.newcomer import Newcomer
from tests.shelf.programs import ROOT

# Where each block is walked through: here, or at the door of that name.
BLOCKS = {
    "python3 -m venv .venv": "here",
    "py -m venv .venv": "here",
    "cp -r": "packages",
    ".venv/bin/python -m pip install -r requirements.txt pyinstaller": "tests/shelf/test_folder.py",
    ".venv/bin/python -m tools.web dist/web": "page",
    "from hashlib import sha256": "here",
    "python -m build": "packages",
}


def test_each_block_has_its_door(newcomer: Newcomer) -> None:
    blocks = re.findall(r"^```\w+\n(.*?)^```", newcomer.readme, re.MULTILINE | re.DOTALL)
    assert len(blocks) == len(BLOCKS)
    for block, begins in zip(blocks, BLOCKS, strict=True):
        assert block.startswith(begins)
        door = BLOCKS[begins]
        assert (
            door == "here" or (ROOT / door).exists() or Path(__file__).with_name(f"test_{door}.py").exists()
        )


def test_the_first_lines_open_the_title(newcomer: Newcomer, tmp_path: Path) -> None:
    play = newcomer.blocks()[0].strip().split("\n")[-1]
    assert newcomer.shell(f"{play} --version") == f"CRIB {VERSION}\n"
    newcomer.shell(f"{play} --frames 60 --screenshot {tmp_path}/title.png --saves {tmp_path}")
    title = image.load(tmp_path / "title.png")
    assert title.get_width() * 3 == title.get_height() * 4
    colors = {tuple(title.get_at((x, y))) for x in range(0, 640, 3) for y in range(0, 480, 3)}
    assert len(colors) >= 8, "a title has wood, cloth, cards and letters"


def test_windows_is_told_the_same_as_everybody(newcomer: Newcomer) -> None:
    (windows,) = newcomer.blocks("bat")
    here = windows.replace("py -m", "python3 -m").replace("\\", "/").replace("Scripts", "bin").strip()
    assert here.split(" && ") == newcomer.blocks()[0].strip().replace("\n", " && ").split(" && ")


def test_a_deal_is_checked_by_hand(newcomer: Newcomer) -> None:
    (code,) = newcomer.blocks("python")
    (newcomer.home / "by_hand.py").write_text(code, encoding="utf-8")
    seal, pack = newcomer.shell("python3 ~/by_hand.py").splitlines()
    words = '--text --preset champ --seed 1987 --saves "$HOME/by hand"'
    newcomer.shell(f".venv/bin/python main.py {words}", "low\n")
    kept = (newcomer.home / "by hand/unfinished.txt").read_text(encoding="utf-8")
    assert f"seal {seal}" in kept
    asked = newcomer.shell(f".venv/bin/python main.py {words}", "\n")
    (hand,) = {found[1] for found in re.finditer(r"Your hand: ([^.]+)\.", asked)}
    cards, dealt = {str(card) for card in parse_cards(hand)}, parse_cards(pack)
    assert cards in [{str(card) for card in dealt[first:12:2]} for first in (0, 1)]


def test_two_levels_play_each_other(newcomer: Newcomer) -> None:
    """All its games would take the better part of an hour."""
    (command,) = re.findall(r"^`(\.venv/bin/python -m game\.tournament .+)`\.$", newcomer.readme, re.M)
    assert "--games 2000" in command
    printed = newcomer.shell(command.replace("--games 2000", "--games 2"))
    assert printed.startswith("champ against bsd, six cards to 121\n")
    assert re.search(r"^champ wins +[\d.]+ ± [\d.]+ %$", printed, re.M)


def test_the_tests_begin(newcomer: Newcomer) -> None:
    (command,) = re.findall(r"`(\.venv/bin/python -m pytest)`", newcomer.readme)
    said = newcomer.shell(f"{command} -p no:cacheprovider tests/rules/test_counting.py")
    assert " passed" in said


def test_the_tables_tell_how_they_are_made(newcomer: Newcomer) -> None:
    for module in re.findall(r"`(?:\.venv/bin/python -m )?(tools\.tables\.\w+)`", newcomer.readme):
        assert newcomer.shell(f".venv/bin/python -m {module} --help").startswith("usage:")
