"""The title stands before the rooms behind it are read: each of them is read when it is entered."""

import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parent.parent
TITLE_SHOWN = """
import sys
from pathlib import Path
from game.app import App
from game.cover import open_cover
from game.run_options import RunOptions
from game.store.settings import Settings
settings = Settings()
App(settings, RunOptions(Path(sys.argv[1])), open_cover(settings))._show()
print(*(name for name in sys.modules if name.startswith("game.")))
"""
NOT_YET = {"game.rules.game", "game.rules.events", "game.rules.log", "game.players.player", "game.table"}
NOT_YET |= {"game.store.unfinished", "game.store.wasco.statistics", "game.handbook.rule_pages"}
NOT_YET |= {
    "game.screen.tabletop",
    "game.screen.cloth.cloth_picture",
    "game.devices.notes",
}
NOT_YET |= {
    "game.screen.read_aloud",
    "game.scenes.sitting.sitting",
    "game.coaching.coach",
    "game.review.reviewer",
}


def test_the_title_waits_for_no_other_room(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", TITLE_SHOWN, str(tmp_path)],
        cwd=HOUSE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=True,
    )
    read = {word for word in ran.stdout.split() if word.startswith("game.")}
    assert "game.screen.pages.title_page" in read
    assert not read & NOT_YET
    assert all((HOUSE / name.replace(".", "/")).with_suffix(".py").exists() for name in NOT_YET)
