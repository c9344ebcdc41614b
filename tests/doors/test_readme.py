"""Every fenced block and every command of the README, typed as it stands there."""

import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from pygame import image

from game.commands.commandline import VERSION
from game.rules.cards import parse_cards
from tests.doors.needed import need
from tests.doors.newcomer import Newcomer
from tests.sources import HOUSE

# Where each block is walked through: here, or at the door of that name.
BLOCKS = {
    "python3 -m venv .venv": "here",
    "py -m venv .venv": "here",
    "cp -r": "packages",
    ".venv/bin/python -m pip install -r requirements.txt pyinstaller": "tests/shelf/test_folder.py",
    ".venv/bin/python -m tools.web dist/web": "here",
    "from hashlib import sha256": "here",
    "python -m build": "packages",
}

# What is heard where such words are typed as they stand in its sentences; and at which door all others are.
SPOKEN = {
    '--ask "5S 6D 7C 8H KH KD mine 45-60"': r"1: 7C and 8H: hand [\d.]+, crib \+[\d.]+, .* to win\.",
    "--text --tutor errors": r"CHAMP '87: six cards to 121, YOU against CHAMP",
    "--text --club": r"Game 1 of 9: you play [A-Z]+ of [A-Z]\w+\.",
    "--text --tournament day": r"Tournament day [\d-]+, 22 games\.",
    "--text --duplicate monday": r"Your hand: .*Discard two cards into the crib",
    "--deals monday": r"Deal 9.*Starter",
    "--text --match 5": r"match=5,0:0",
    "--text --match 12-points": r"match=12-points,0:0",
    "--text": r"Type help at any question",
}
TYPED = {"--match": "yes\nlow\nposition\n", "--tutor": "yes\nlow\n"}
NEED_SOMETHING = {
    **dict.fromkeys(("--compare", "--yes", "--speech"), "every_word"),
    **dict.fromkeys(("--verify", "--rollout", "--enter"), "desk"),
    **dict.fromkeys(("--wait", "--call", "--watch", "--via"), "friend"),
    "--engine": "arena",
}

SERVED = {
    "": "text/html",
    "text.html": "text/html",
    "window.js": "text/javascript",
    "game.zip": "application/zip",
    "pyodide/pyodide.mjs": "text/javascript",
    "pyodide/pyodide.asm.wasm": "application/wasm",
}
"""What a browser must be told of a file, or it does not take it."""


def test_each_block_has_its_door(newcomer: Newcomer) -> None:
    blocks = re.findall(r"^```\w+\n(.*?)^```", newcomer.readme, re.MULTILINE | re.DOTALL)
    assert len(blocks) == len(BLOCKS)
    for block, begins in zip(blocks, BLOCKS, strict=True):
        assert block.startswith(begins)
        door = BLOCKS[begins]
        assert (
            door == "here" or (HOUSE / door).exists() or Path(__file__).with_name(f"test_{door}.py").exists()
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


def test_each_command_in_its_sentences_has_its_door(newcomer: Newcomer) -> None:
    prose = re.sub(r"^\|.*$", "", newcomer.readme, flags=re.MULTILINE)
    commands = re.findall(r"`(--[^`]+)`", prose)
    assert len(commands) > 20
    walked = {words.removeprefix("--text ") for words in SPOKEN}
    for words in commands:
        assert words in walked or words.split()[0] in NEED_SOMETHING, f"{words} is typed nowhere"
    for word, door in NEED_SOMETHING.items():
        assert f'"{word}"' in Path(__file__).with_name(f"test_{door}.py").read_text(encoding="utf-8"), word


@pytest.mark.parametrize("words", SPOKEN)
def test_what_its_sentences_say_is_heard(words: str, newcomer: Newcomer, saves: Path) -> None:
    typed = next((lines for word, lines in TYPED.items() if word in words), "")
    said = newcomer.shell(f".venv/bin/python main.py {words} --saves {saves}", typed)
    assert re.search(SPOKEN[words], " ".join(said.split())), said[-800:]


def test_the_page_is_built_and_served(newcomer: Newcomer) -> None:
    """Its block as it stands there, but for a port that nobody else has."""
    need("npm")
    (block,) = (block for block in newcomer.blocks() if "tools.web" in block)
    build, serve = block.strip().split("\n")
    assert re.search(r"^dist/web holds the page, 1\d\.\d MB\.", newcomer.shell(build), re.MULTILINE)
    with newcomer.begins(f"{serve} --bind 127.0.0.1 0") as server:
        assert server.stdout
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address
        for name, kind in SERVED.items():
            with urlopen(address[0] + name) as answer:
                assert answer.headers.get_content_type() == kind, name
                assert b"CRIB" in answer.read() or kind != "text/html"


def test_the_tests_begin(newcomer: Newcomer) -> None:
    (command,) = re.findall(r"`(\.venv/bin/python -m pytest)`", newcomer.readme)
    said = newcomer.shell(f"{command} -p no:cacheprovider tests/rules/test_counting.py")
    assert " passed" in said


def test_the_tables_tell_how_they_are_made(newcomer: Newcomer) -> None:
    for module in re.findall(r"`(?:\.venv/bin/python -m )?(tools\.tables\.\w+)`", newcomer.readme):
        assert newcomer.shell(f".venv/bin/python -m {module} --help").startswith("usage:")
