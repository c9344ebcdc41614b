"""What a desktop and a software center are told agrees with the game, and their own tools accept it."""

import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
from datetime import date
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.commands.commandline import VERSION
from game.commands.words import OPTIONS, read_words
from game.window.window import DESKTOP_ID
from tests.sources import HOUSE
from tests.terminal.talk import lines_of, talk
from tools.shelf.icons import ICONS, PLANS, SCALABLE, svg
from tools.shelf.man_page import PAGE, man_page

PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
SHARED: dict[str, str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
ENTRY = HOUSE / f"assets/shelf/{DESKTOP_ID}.desktop"
METAINFO = HOUSE / f"assets/shelf/{DESKTOP_ID}.metainfo.xml"
METADATA = ElementTree.parse(METAINFO).getroot()


@pytest.mark.parametrize(
    "command",
    [
        f"appstreamcli validate --pedantic --no-net {METAINFO}",
        f"desktop-file-validate {ENTRY}",
        f"mandoc -T lint -W warning {PAGE}",
    ],
    ids=lambda command: str(command).split()[0],
)
def test_its_own_tool_has_nothing_to_say(command: str) -> None:
    tool, *rest = command.split()
    if not shutil.which(tool):
        pytest.skip(f"{tool} is not on this machine")
    said = subprocess.run([tool, *rest], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.fullmatch(r"(. Validation was successful\.\n)?", said.stdout + said.stderr)


def test_a_wheel_puts_each_file_where_it_is_looked_for() -> None:
    places = {Path(target).name: Path(target).parent.as_posix() for target in SHARED.values()}
    assert places[ENTRY.name] == "share/applications"
    assert places[METAINFO.name] == "share/metainfo"
    assert places[PAGE.name] == "share/man/man6"
    delivered = {path.relative_to(HOUSE).as_posix() for path in (HOUSE / "assets/shelf").rglob("*.*")}
    assert set(SHARED) == delivered


def test_the_entry_is_called_like_the_window_and_the_metadata() -> None:
    entry = _entry()["Desktop Entry"]
    assert entry["Icon"] == entry["StartupWMClass"] == METADATA.findtext("id") == DESKTOP_ID
    assert METADATA.findtext("launchable") == ENTRY.name
    assert (entry["Name"], entry["Comment"]) == (METADATA.findtext("name"), METADATA.findtext("summary"))
    assert METADATA.findtext("summary") == PROJECT["project"]["description"]
    assert METADATA.findtext("project_license") == PROJECT["project"]["license"]
    assert entry["Exec"] == METADATA.findtext("provides/binary")
    assert entry["Exec"] in PROJECT["project"]["scripts"]


def test_each_action_is_words_that_the_game_understands() -> None:
    entry = _entry()
    for action in entry["Desktop Entry"]["Actions"].strip(";").split(";"):
        line = entry[f"Desktop Action {action}"]["Exec"]
        found = re.search(r"\bcrib (--[a-z-]+)", line)
        assert found, line
        assert read_words([found[1]])


def test_a_new_game_is_begun_at_once_whatever_waits(tmp_path: Path) -> None:
    talk(lines_of("quince", "low"), "--new", saves=tmp_path)
    assert (tmp_path / "unfinished.txt").exists()
    _, said = talk(lines_of("low"), "--new", saves=tmp_path)
    assert "Play it?" not in said
    assert "Enter to continue:" not in said
    assert "Give up the unfinished game" not in said
    assert (tmp_path / "unfinished-2.txt").exists()


@pytest.mark.parametrize("action", ["text", "records"])
def test_what_prints_is_opened_in_a_terminal(action: str, tmp_path: Path) -> None:
    """Whichever command opens one here."""
    line = _entry()[f"Desktop Action {action}"]["Exec"].replace(r"\\$", "$")
    for terminal, before in (("x-terminal-emulator", "-e "), ("xdg-terminal-exec", "")):
        (tmp_path / terminal).write_text('#!/bin/sh\necho "$*"\n', encoding="utf-8")
        (tmp_path / terminal).chmod(0o755)
        _, *rest = shlex.split(line)
        shell = [str(shutil.which("sh")), *rest]
        said = subprocess.run(shell, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=True)
        started = {"text": "crib --text", "records": "sh -c crib --view-records; read -r enter"}[action]
        assert said.stdout == f"{before}{started}\n"


def test_releases_are_those_that_the_changelog_tells_of() -> None:
    text = (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
    told = re.findall(r"^## ([\d.]+), (\w+ \d+)$", text, re.MULTILINE)
    listed = [(release.attrib["version"], release.attrib["date"]) for release in METADATA.iter("release")]
    assert [(version, f"{date.fromisoformat(day):%B %Y}") for version, day in listed] == told
    assert listed[0][0] == VERSION


def test_the_manual_page_has_every_option(redraw: bool) -> None:
    """`python -m tools.shelf.man_page` writes it anew, and so does `pytest --redraw`."""
    if redraw:
        PAGE.write_text(man_page(), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    assert page == man_page()
    assert all(f".It Fl {name[1:]}" in page for name in OPTIONS)


@pytest.mark.parametrize("name", PLANS)
def test_each_icon_has_its_size_and_was_drawn_for_it(name: str) -> None:
    """`python -m tools.shelf.icons` draws them anew."""
    kept = pygame.image.load(ICONS / f"{name}.png")
    assert kept.get_size() == (int(name), int(name))
    if not shutil.which("rsvg-convert"):
        pytest.skip("rsvg-convert is not on this machine")
    drawn = subprocess.run(["rsvg-convert"], input=svg(PLANS[name]).encode(), capture_output=True, check=True)
    fresh = pygame.image.load(BytesIO(drawn.stdout))
    assert pygame.image.tobytes(fresh, "RGBA") == pygame.image.tobytes(kept, "RGBA")


def test_the_icon_for_any_size_is_drawn_too() -> None:
    assert (ICONS / f"{SCALABLE}.svg").read_text(encoding="utf-8") == svg(PLANS["128"])


def _entry() -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(ENTRY, encoding="utf-8")
    return entry
