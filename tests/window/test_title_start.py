"""The window waits for nothing but its size, and the title for nothing that it does not show."""

import json
import os
from pathlib import Path

import pytest

from game import machines
from tests.programs import python
from tests.sources import HOUSE

PROGRAM = (
    "import json, sys; from game.window import opening; from game.commands.commandline import main; "
    "opening.read_the_rest = lambda: None; "
    "[main(['--frames', '1', '--mute', '--machine', machine, '--saves', sys.argv[1]]) "
    "for machine in sys.argv[2:]]; print(json.dumps([*sys.modules]))"
)
UNTIL_THE_WINDOW = (
    "import json, sys; from game.window import opening; from game.commands.commandline import main; "
    "opening.open_meanwhile = lambda *_: sys.exit(json.dumps([*sys.modules])); main(['--saves', sys.argv[1]])"
)
BEHIND_THE_TITLE = (
    *("game.coaching", "game.handbook", "game.practice", "game.review", "game.table", "game.terminal"),
    *("game.session.match_under_way", "game.session.next_table", "game.players.player", "game.tournament"),
    *("game.rules.events", "game.rules.game", "game.rules.moves", "game.rules.question", "game.rules.view"),
    *("game.scenes.practice", "game.scenes.records", "game.scenes.table", "game.scenes.front.rooms"),
    *("game.store.ended_games", "game.store.kept_game", "game.store.standings", "game.store.unfinished"),
    *("game.store.wasco_line", "subprocess", "game.club", "hashlib"),
)
"""Packages and modules that are read when somebody goes on from there."""


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a first start has read when the title stands, of every machine."""
    # Without a sound, for which a machine's voices are made as soon as its title stands.
    variables = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "none"}
    ran = python("-c", PROGRAM, tmp_path_factory.mktemp("saves"), *machines.names(), env=variables)
    modules: list[str] = json.loads(ran.stdout.splitlines()[-1])
    assert "game.scenes.front.title" in modules
    return modules


@pytest.mark.parametrize("name", BEHIND_THE_TITLE)
def test_the_title_reads_nothing_that_lies_behind_it(name: str, read: list[str]) -> None:
    assert not [module for module in read if f"{module}.".startswith(f"{name}.")]


def test_what_is_named_here_is_there() -> None:
    places = [Path(HOUSE, *name.split(".")) for name in BEHIND_THE_TITLE if name.startswith("game.")]
    assert all(place.is_dir() or place.with_suffix(".py").is_file() for place in places)


def test_the_window_waits_for_no_session(tmp_path: Path) -> None:
    ran = python("-c", UNTIL_THE_WINDOW, tmp_path)
    read = {*json.loads(ran.stderr.splitlines()[-1])}
    assert "game.store.settings" in read
    assert "game.session.session" not in read
